"""One playground and one bot per test file; each test plays in a channel of its own."""

import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack

import pytest

from tests.e2e.people import Person, person
from tests.e2e.scenes import Scene, staged

Sitter = Callable[..., Awaitable[Person]]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "refusals: the bot makes requests that are refused, on purpose")


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Scene]:
    """A playground and the bot with known deals. `SETTINGS` of the test file adds to the bot's environment."""
    settings = getattr(request.module, "SETTINGS", {})
    with staged(tmp_path_factory.mktemp("e2e"), settings) as scene:
        scene.bot.start()
        yield scene


@pytest.fixture
async def sit(scene: Scene) -> AsyncIterator[Sitter]:
    """Adds users: `await sit("Aoi", "ja")`."""
    async with AsyncExitStack() as stack:

        async def brought_in(name: str, locale: str = "en-US") -> Person:
            return await stack.enter_async_context(person(scene.playground.url, name, locale))

        yield brought_in


_threads = itertools.count(1)


@pytest.fixture
async def room(scene: Scene, sit: Sitter) -> Callable[..., Awaitable[str]]:
    """Makes threads to play in: `await room("ja")`."""

    async def made(language: str = "en") -> str:
        doorman = await sit("Doorman")
        return await doorman.thread(scene.channel(language), f"room {next(_threads)}")

    return made


@pytest.fixture(autouse=True)
def _every_request_is_in_order(scene: Scene, request: pytest.FixtureRequest) -> Iterator[None]:
    """The bot sends no request that Discord would refuse, except in tests with the mark `refusals`."""
    before = scene.playground.get("/world/requests")
    since = before[-1]["n"] if before else 0
    yield
    if request.node.get_closest_marker("refusals"):
        return
    wrong = [each for each in scene.playground.get(f"/world/requests?since={since}") if each["errors"]]
    assert not wrong, wrong
