"""Another process takes over the database: the bot stops playing at once, and exits with a one-line reason."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from data.store import Store
from tests.data.conftest import postgres as postgres  # noqa: PLC0414  (a fixture)
from tests.data.postgres import emptied_database
from tests.data.test_ownership import cut
from tests.e2e.people import Person, moves, person
from tests.e2e.playing import open_lobby, start, take_hand
from tests.e2e.processes import Bot, Playground
from tests.e2e.scenes import KNOWN, PATIENT, UNHURRIED, Scene

pytestmark = [pytest.mark.slow, pytest.mark.kind("processes")]

SECONDS = 15.0
"""Between two signs of life, and to end."""


@pytest.fixture(autouse=True)
def _every_request_is_in_order() -> None:
    """These tests share no scene."""


@contextmanager
def staged(folder: Path, **settings: str) -> Iterator[Scene]:
    playground = Playground.start(folder, validated=False, command=PATIENT)
    bot = Bot(playground, folder, UNHURRIED | settings, KNOWN)
    try:
        bot.start()
        yield Scene(playground, bot)
    finally:
        bot.close()
        playground.stop()


async def ends(bot: Bot) -> None:
    assert bot.process is not None
    status = await asyncio.to_thread(bot.process.wait, SECONDS)
    assert status == 1, bot.log
    errors = [line for line in bot.log.splitlines() if " ERROR " in line or " WARNING bot" in line]
    assert len(errors) == 1, bot.log
    assert "DATABASE_URL: another process has taken over" in errors[0]
    assert "Traceback" not in bot.log, bot.log


async def hand_of(scene: Scene, aoi: Person) -> tuple[dict, str]:
    table = await start(aoi, await open_lobby(scene.channel(), aoi, computers=2))
    hand = await take_hand(aoi, table)
    found = await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
    return hand, found[0]


async def test_a_press_after_the_lock_was_taken_changes_nothing(tmp_path: Path) -> None:
    with staged(tmp_path) as scene:
        async with person(scene.playground.url, "Aoi") as aoi:
            hand, move = await hand_of(scene, aoi)
            (tmp_path / "sevens.sqlite3.lock").unlink()
            async with await Store.open(scene.bot.database) as other:
                (before,) = await other.open_tables()
                since = scene.playground.get("/world/requests")[-1]["n"]
                await aoi.begin_press(hand, move)
                await ends(scene.bot)
                assert await other.open_tables() == [before]
            assert not scene.playground.get(f"/world/requests?since={since}"), "nothing was answered or shown"


async def test_a_lost_lock_is_noticed_without_a_press(tmp_path: Path) -> None:
    with staged(tmp_path) as scene:
        (tmp_path / "sevens.sqlite3.lock").unlink()
        async with await Store.open(scene.bot.database):
            await ends(scene.bot)


@pytest.mark.postgres
async def test_a_broken_session_with_a_new_owner_stops_the_process(tmp_path: Path, postgres: str) -> None:
    url = await emptied_database(postgres)
    with staged(tmp_path, DATABASE_URL=url) as scene:
        async with person(scene.playground.url, "Aoi") as aoi:
            await hand_of(scene, aoi)
            with scene.bot.held_still():
                await cut(url)
                other = await Store.open(url)
            async with other:
                (before,) = await other.open_tables()
                await ends(scene.bot)
                assert await other.open_tables() == [before]


@pytest.mark.postgres
async def test_a_broken_session_without_a_new_owner_is_restored(tmp_path: Path, postgres: str) -> None:
    url = await emptied_database(postgres)
    with staged(tmp_path, DATABASE_URL=url) as scene:
        async with person(scene.playground.url, "Aoi") as aoi:
            hand, move = await hand_of(scene, aoi)
            await cut(url)
            await aoi.press_id(hand, move)
            assert scene.bot.stop() == 0, scene.bot.log
