"""One playground and one bot per test file; each test plays in a channel of its own."""

import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack

import pytest

from tests.e2e.people import Message, Person, person
from tests.e2e.playing import ENGLISH, Labels, open_lobby, start, take_hands
from tests.e2e.scenes import Scene, staged

Sitter = Callable[..., Awaitable[Person]]
Room = Callable[..., Awaitable[str]]
Gathered = tuple[str, Message, *tuple[Person, ...]]
"""A channel, the message that shows its table, and the people there; the first is the host."""
Gatherer = Callable[..., Awaitable[Gathered]]
Dealt = tuple[str, Message, *tuple[tuple[Person, Message], ...]]
"""The same, with each person's hand."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "refusals: the bot makes requests that are refused, on purpose")


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Scene]:
    """A playground and the bot with known deals. `SETTINGS` of the test file adds to the bot's environment, `STAGED` says
    what else is special about its scene."""
    settings, special = (getattr(request.module, name, {}) for name in ("SETTINGS", "STAGED"))
    with staged(tmp_path_factory.mktemp("e2e"), settings, **special) as scene:
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
async def room(scene: Scene, sit: Sitter) -> Room:
    """Makes threads to play in: `await room("ja")`."""

    async def made(language: str = "en") -> str:
        doorman = await sit("Doorman")
        return await doorman.thread(scene.channel(language), f"room {next(_threads)}")

    return made


@pytest.fixture
def gather(sit: Sitter, room: Room) -> Gatherer:
    """Opens lobbies in rooms of their own: `channel, lobby, aoi, ben = await gather("Aoi", "Ben", computers=1)`."""

    async def gathered(*names: str, game: str = "classic", computers: int = 0, labels: Labels = ENGLISH) -> Gathered:
        channel, people = await room(labels.language), [await sit(name, labels.locale) for name in names]
        lobby = await open_lobby(channel, *people, game=game, computers=computers, labels=labels)
        return channel, lobby, *people

    return gathered


@pytest.fixture
def begin(gather: Gatherer) -> Gatherer:
    """Begins matches in the same way: `channel, table, aoi = await begin("Aoi", computers=2)`."""

    async def begun(*names: str, labels: Labels = ENGLISH, **options: str | int) -> Gathered:
        channel, lobby, host, *others = await gather(*names, labels=labels, **options)
        return channel, await start(host, lobby, labels), host, *others

    return begun


@pytest.fixture
def deal(begin: Gatherer) -> Callable[..., Awaitable[Dealt]]:
    """Begins matches and takes the hands: `channel, table, (aoi, hand) = await deal("Aoi", computers=2)`."""

    async def dealt(*names: str, labels: Labels = ENGLISH, **options: str | int) -> Dealt:
        channel, table, *people = await begin(*names, labels=labels, **options)
        return channel, table, *await take_hands(table, *people, labels=labels)

    return dealt


@pytest.fixture(autouse=True)
def _every_request_is_in_order(request: pytest.FixtureRequest) -> Iterator[None]:
    """The bot sends no request that Discord would refuse, except in tests with the mark `refusals`."""
    if request.node.get_closest_marker("refusals") or "scene" not in request.fixturenames:
        yield
        return
    scene: Scene = request.getfixturevalue("scene")
    since = sum(scene.playground.get("/world")["requests"].values())
    yield
    wrong = [each for each in scene.playground.get(f"/world/requests?since={since}") if each["errors"]]
    assert not wrong, wrong
