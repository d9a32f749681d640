"""The scene of `tests.e2e`, with tables that already have a ghost. A test file lists them in `ROOMS`."""

import sys
from collections.abc import Iterator

import pytest

from tests.e2e.ghosts.haunting import Haunted, prepare
from tests.e2e.scenes import Scene, staged

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
