"""A new database of each kind, for what is measured on both."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.benchmarks._bars import Result, not_measured
from tests.data.postgres import NoPostgres, cluster, new_database


def on_each_database(what: str, measure: Callable[[str, str], Awaitable[list[Result]]]) -> list[Result]:
    """Await `measure(url, name)` on SQLite and, where there is one, on PostgreSQL; `what` it cannot measure elsewhere."""

    async def measured(url: str, name: str) -> list[Result]:
        return await measure(await new_database(url) if "{name}" in url else url, name)

    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measured(f"sqlite:///{Path(folder) / 'measured.db'}", "SQLite"))
    try:
        with cluster() as pattern:
            return [*found, *asyncio.run(measured(pattern, "PostgreSQL"))]
    except NoPostgres as why:
        return [*found, not_measured(f"{what}, PostgreSQL", str(why))]
