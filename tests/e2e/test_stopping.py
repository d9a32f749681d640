"""The bot is asked to end while Discord, the gateway or its database block: it ends in time, with status 0; and another
process takes over the database: it stops playing at once, and exits with a one-line reason."""

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from data.connect import create
from data.store import Store
from tests.data.conftest import postgres as postgres  # noqa: PLC0414  (a fixture)
from tests.data.postgres import end_owner, migrated_database
from tests.data.reading import all_open
from tests.e2e.people import Message, Person, moves, person
from tests.e2e.playing import move_once, open_lobby, start, take_hand
from tests.e2e.processes import Bot
from tests.e2e.scenes import KNOWN, Scene, staged

pytestmark = [pytest.mark.slow, pytest.mark.kind("processes"), pytest.mark.refusals]

SECONDS = 60.0
"""So soon it has ended, on a busy machine as well; its own limits are below ten (`tests/bot/test_stopping`)."""
LONG = 90.0
"""What keeps it lasts longer."""
INTERACTIONS = "POST /api/v10/interactions"
EDITS = "/messages/@original"
"""Of boards, by the tokens of presses on them."""


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    with staged(tmp_path, validated=False, ends_well=False) as scene:
        yield scene


@pytest.fixture
async def turn(scene: Scene) -> AsyncIterator[tuple[Person, Message]]:
    """Somebody who plays with two computers, and the hand; it is their turn."""
    scene.bot.start()
    async with person(scene.playground.url, "Aoi") as aoi:
        hand = await take_hand(aoi, await start(aoi, await open_lobby(scene.channel(), aoi, computers=2)))
        await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
        yield aoi, hand


async def ends_well(bot: Bot, *, signals: int = 1) -> None:
    """Send so many signals, each once it has noticed the one before, and check that it exits with 0."""
    for number in range(signals):
        if number:
            await until_logged(bot, "Stopping")
        bot.running.send_signal(signal.SIGTERM)
    try:
        status = await asyncio.to_thread(bot.running.wait, SECONDS)
    except Exception:
        pytest.fail(f"it has not ended in {SECONDS} s:\n{bot.log}")
    assert status == 0, bot.log


async def until_logged(bot: Bot, words: str) -> None:
    async with asyncio.timeout(60):
        while words not in bot.log:
            await asyncio.sleep(0.02)


async def until_blocked(scene: Scene, kind: str) -> None:
    """Wait until a request is held, or is put off by a rate limit, or the gateway has refused a connection."""
    logged = {"rate_limit": f"Retrying in {LONG:.2f} seconds", "error": "Attempting a reconnect"}
    await (scene.playground.until_held() if kind == "hold" else until_logged(scene.bot, logged[kind]))


def moves_made(scene: Scene, who: Person) -> int:
    table = scene.bot.table(scene.channel())
    return sum(table.participants[played.player].user == int(who.id) for played in table.history)


# -- The gateway ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["hold", "error"])
async def test_the_process_ends_while_the_gateway_refuses_to_resume(scene: Scene, kind: str) -> None:
    """`hold`: the new connection is not answered, where discord.py swallows the cancellation; `error`: it is refused,
    and is tried again after ever longer pauses."""
    scene.bot.start()
    scene.playground.fault(kind, route="GET /gateway", status=502, times=None)
    scene.playground.fault("close", code=4000)
    await until_blocked(scene, kind)
    await ends_well(scene.bot)


async def test_the_process_ends_when_discord_does_not_respond(scene: Scene) -> None:
    """Connections stay open without any data, not even a close frame."""
    scene.bot.start()
    scene.playground.process.send_signal(signal.SIGSTOP)
    try:
        await ends_well(scene.bot)
    finally:
        scene.playground.process.send_signal(signal.SIGCONT)


# -- Requests ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("blocked", [EDITS, INTERACTIONS], ids=["an edit", "an answer"])
async def test_the_process_ends_while_a_request_is_rate_limited(
    scene: Scene, turn: tuple[Person, Message], blocked: str
) -> None:
    aoi, hand = turn
    scene.playground.fault("rate_limit", route=blocked, retry_after=LONG, times=None)
    made = moves_made(scene, aoi)
    if blocked == INTERACTIONS:
        await aoi.begin_press(hand, moves(aoi.now(hand))[0])
    else:
        await move_once(aoi, hand)
    await until_blocked(scene, "rate_limit")
    await ends_well(scene.bot)
    assert moves_made(scene, aoi) == made + 1, "the move that was answered is kept"


async def test_the_process_answers_a_press_before_it_ends(scene: Scene, turn: tuple[Person, Message]) -> None:
    aoi, hand = turn
    scene.playground.fault("hold", route=INTERACTIONS)
    press = await aoi.begin_press(hand, moves(aoi.now(hand))[0])
    await scene.playground.until_held()
    ending = asyncio.create_task(ends_well(scene.bot))
    await asyncio.sleep(1)
    scene.playground.fault("clear")
    assert await aoi.answered(press)
    await ending


# -- The start --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "route"),
    [
        ("hold", "GET /api/v10/users/@me"),
        ("hold", "PUT /api/v10/applications"),
        ("hold", "GET /gateway"),
        ("rate_limit", "PUT /api/v10/applications"),
    ],
)
async def test_the_process_ends_while_starting(scene: Scene, kind: str, route: str) -> None:
    """At the login, while its commands are being registered, and before the gateway's first frame."""
    scene.playground.fault(kind, route=route, retry_after=LONG, times=None)
    scene.bot.run(KNOWN)
    await until_blocked(scene, kind)
    await ends_well(scene.bot)


def test_an_unreachable_discord_is_reported_in_one_line(scene: Scene) -> None:
    scene.bot.settings["SEVENS_PLAYGROUND"] = "http://127.0.0.1:9"  # No server listens there.
    scene.bot.run(KNOWN)
    assert scene.bot.running.wait(60) == 1
    assert "ERROR bot: Discord cannot be reached" in scene.bot.log.splitlines()[-1]
    assert "Traceback" not in scene.bot.log


# -- The store --------------------------------------------------------------------------------------------------------


async def test_the_process_ends_while_another_process_locks_the_database(
    scene: Scene, turn: tuple[Person, Message]
) -> None:
    aoi, hand = turn
    with closing(sqlite3.connect(scene.bot.folder / "sevens.sqlite3", isolation_level=None)) as shell:
        shell.execute("BEGIN IMMEDIATE")
        await aoi.begin_press(hand, moves(aoi.now(hand))[0])
        await asyncio.sleep(0.5)
        await ends_well(scene.bot)


# -- A second signal --------------------------------------------------------------------------------------------------


async def test_a_second_signal_ends_the_process_at_once(tmp_path: Path) -> None:
    """Though it would wait longer for its answers."""
    with started(tmp_path, KNOWN_ANSWERS=str(LONG)) as scene:
        async with person(scene.playground.url, "Aoi") as aoi:
            await _end_at_a_second_signal(scene, aoi)


async def _end_at_a_second_signal(scene: Scene, aoi: Person) -> None:
    hand, move = await hand_of(scene, aoi)
    scene.playground.fault("hold", route=INTERACTIONS, times=None)
    made = moves_made(scene, aoi)
    await aoi.begin_press(hand, move)
    await scene.playground.until_held()
    await ends_well(scene.bot, signals=2)
    assert moves_made(scene, aoi) == made + 1


# -- Another owner of the database ------------------------------------------------------------------------------------


@contextmanager
def started(folder: Path, **settings: str) -> Iterator[Scene]:
    with staged(folder, settings, validated=False, ends_well=False) as scene:
        scene.bot.start()
        yield scene


async def ends(bot: Bot) -> None:
    status = await asyncio.to_thread(bot.running.wait, SECONDS)
    assert status == 1, bot.log
    errors = [line for line in bot.log.splitlines() if " ERROR " in line or " WARNING bot" in line]
    assert len(errors) == 1, bot.log
    assert "DATABASE_URL: another process has taken over" in errors[0]
    assert "Traceback" not in bot.log, bot.log


async def hand_of(scene: Scene, aoi: Person) -> tuple[Message, str]:
    table = await start(aoi, await open_lobby(scene.channel(), aoi, computers=2))
    hand = await take_hand(aoi, table)
    found = await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
    return hand, found[0]


async def test_a_press_after_the_lock_was_taken_changes_nothing(tmp_path: Path) -> None:
    with started(tmp_path) as scene:
        async with person(scene.playground.url, "Aoi") as aoi:
            hand, move = await hand_of(scene, aoi)
            (tmp_path / "sevens.sqlite3.lock").unlink()
            async with await Store.open(scene.bot.database) as other:
                (before,) = await all_open(other)
                since = scene.playground.get("/world/requests")[-1]["n"]
                await aoi.begin_press(hand, move)
                await ends(scene.bot)
                assert await all_open(other) == [before]
            assert not scene.playground.get(f"/world/requests?since={since}"), "nothing was answered or shown"


async def test_a_lost_lock_is_noticed_without_a_press(tmp_path: Path) -> None:
    with started(tmp_path) as scene:
        (tmp_path / "sevens.sqlite3.lock").unlink()
        async with await Store.open(scene.bot.database):
            await ends(scene.bot)


async def cut(url: str) -> None:
    """End the session of the process that owns the database."""
    engine = create(url)
    await end_owner(engine)
    await engine.dispose()


@pytest.mark.postgres
async def test_a_broken_session_with_a_new_owner_stops_the_process(tmp_path: Path, postgres: str) -> None:
    url = await migrated_database(postgres)
    with started(tmp_path, DATABASE_URL=url) as scene:
        async with person(scene.playground.url, "Aoi") as aoi:
            await hand_of(scene, aoi)
            with scene.bot.held_still():
                await cut(url)
                other = await Store.open(url)
            async with other:
                (before,) = await all_open(other)
                await ends(scene.bot)
                assert await all_open(other) == [before]


@pytest.mark.postgres
async def test_a_broken_session_without_a_new_owner_is_restored(tmp_path: Path, postgres: str) -> None:
    url = await migrated_database(postgres)
    with started(tmp_path, DATABASE_URL=url) as scene:
        async with person(scene.playground.url, "Aoi") as aoi:
            hand, move = await hand_of(scene, aoi)
            await cut(url)
            await aoi.press_id(hand, move)
            assert scene.bot.stop() == 0, scene.bot.log
