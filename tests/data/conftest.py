"""A fresh database of each kind for each test, as this release makes it; the PostgreSQL cluster is started once."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from data.connect import create
from data.postgres_server import PostgresServer
from data.store import Store
from tests.data.migrated import migrated_in
from tests.data.postgres import NoPostgres, cluster, migrated_database

Opened = Callable[..., Awaitable[Store]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with ExitStack() as stack:
        try:
            address = stack.enter_context(cluster())
        except NoPostgres as why:
            pytest.skip(str(why))
        yield address


@pytest.fixture
async def postgres_url(postgres: str) -> str:
    return await migrated_database(postgres)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return migrated_in(tmp_path)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=(pytest.mark.postgres, pytest.mark.slow))])
def url(request: pytest.FixtureRequest) -> str:
    return request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")


@pytest.fixture
async def engine(url: str) -> AsyncIterator[AsyncEngine]:
    made = create(url)
    yield made
    await made.dispose()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with await Store.open(url) as opened:
        yield opened


@pytest.fixture
async def opened(postgres_url: str) -> AsyncIterator[Opened]:
    """Opens stores that share the database, whose server began long ago, as it is not said otherwise."""
    long_ago = {"server_of": partial(PostgresServer, began="0")}
    async with AsyncExitStack() as stack:

        async def open_one(**options: object) -> Store:
            return await stack.enter_async_context(await Store.open(postgres_url, is_shared=True, **long_ago | options))

        yield open_one
