"""The scene of `tests.e2e`, with tables that already have a ghost. A test file lists them in `ROOMS`."""

import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack

import pytest

from tests.e2e.ghosts.haunting import Haunted, prepare
from tests.e2e.people import Person
from tests.e2e.scenes import Scene, staged

Haunt = Callable[[str], Awaitable[tuple[Haunted, *tuple[Person, ...]]]]
HAUNTED = (sys.executable, "-m", "tests.e2e.ghosts.haunted_bot", "run")


@pytest.fixture(scope="module")
def rooms() -> dict[str, Haunted]:
    """The rooms by name, filled before the bot starts."""
    return {}


@pytest.fixture(scope="module")
def scene(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest, rooms: dict[str, Haunted]
) -> Iterator[Scene]:
    """A playground, tables with ghosts, and a bot that loads them."""
    with staged(tmp_path_factory.mktemp("ghosts"), command=HAUNTED) as scene:
        rooms.update(prepare(scene.playground, scene.bot, request.module.ROOMS))
        scene.bot.start()
        yield scene


@pytest.fixture
async def haunt(scene: Scene, rooms: dict[str, Haunted]) -> AsyncIterator[Haunt]:
    """Opens rooms for everybody there: `room, ghost, one, two = await haunt("ways")`; the living next to move first.

    A ghost that is a computer player is left out.
    """
    async with AsyncExitStack() as stack:

        async def opened(name: str) -> tuple[Haunted, *tuple[Person, ...]]:
            room = rooms[name]
            await room.open(scene.playground.url, stack)
            ghosts = () if room.ghost is None else (room.ghost,)
            return room, *(room.here[user] for user in (*ghosts, *room.living))

        yield opened
