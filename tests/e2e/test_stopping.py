"""The bot is asked to end while Discord, the gateway or its database block: it ends in time, with status 0."""

import asyncio
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.tables.table import Table
from tests.e2e.people import Message, Person, moves, person
from tests.e2e.playing import move_once, open_lobby, start, take_hand
from tests.e2e.processes import Bot, Playground
from tests.e2e.scenes import KNOWN, PATIENT, UNHURRIED, Scene

pytestmark = [pytest.mark.slow, pytest.mark.kind("processes")]

SECONDS = 10.0
"""So soon the process has ended, whatever keeps it."""
HURRIED_SECONDS = 4.0
"""So soon after a second signal."""
LONG = 90.0


@pytest.fixture(autouse=True)
def _every_request_is_in_order() -> None:
    """These tests share no scene."""


@contextmanager
def staged(folder: Path) -> Iterator[Scene]:
    """A playground and a bot for one test, which may leave them in any state."""
    playground = Playground.start(folder, validated=False, command=PATIENT)
    bot = Bot(playground, folder, dict(UNHURRIED), KNOWN)
    try:
        yield Scene(playground, bot)
    finally:
        bot.close()
        playground.stop()


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    with staged(tmp_path) as scene:
        yield scene


async def ends_well(bot: Bot, *, within: float = SECONDS, signals: int = 1) -> float:
    """Send so many signals and check that it exits with 0; returns the seconds that took."""
    assert bot.process is not None
    began = time.monotonic()
    for number in range(signals):
        if number:
            await asyncio.sleep(0.5)
        bot.process.send_signal(signal.SIGTERM)
    try:
        status = await asyncio.to_thread(bot.process.wait, within)
    except Exception:
        pytest.fail(f"it has not ended in {within} s:\n{bot.log}")
    took = time.monotonic() - began
    assert status == 0, bot.log
    return took


async def until_logged(bot: Bot, words: str) -> None:
    async with asyncio.timeout(60):
        while words not in bot.log:
            await asyncio.sleep(0.02)


async def until_held(playground: Playground) -> None:
    async with asyncio.timeout(60):
        while not await asyncio.to_thread(lambda: playground.holds):
            await asyncio.sleep(0.02)


async def playing(scene: Scene, aoi: Person) -> tuple[Message, Message]:
    """Start a match with two computer players and wait for Aoi's turn; returns board and hand."""
    table = await start(aoi, await open_lobby(scene.channel(), aoi, computers=2))
    hand = await take_hand(aoi, table)
    await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
    return table, hand


def moves_made(scene: Scene, who: Person) -> int:
    table: Table = scene.bot.table(scene.channel())
    return sum(table.participants[played.player].user == int(who.id) for played in table.history)


# -- The gateway ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["hold", "error"])
async def test_the_process_ends_while_the_gateway_refuses_to_resume(scene: Scene, kind: str) -> None:
    """`hold`: the new connection is not answered, where discord.py swallows the cancellation; `error`: it is refused,
    and is tried again after ever longer pauses."""
    scene.bot.start()
    scene.playground.post("/world/faults", {"kind": kind, "route": "GET /gateway", "status": 502, "times": None})
    scene.playground.post("/world/faults", {"kind": "close", "code": 4000})
    if kind == "hold":
        await until_held(scene.playground)
    else:
        await until_logged(scene.bot, "Attempting a reconnect")
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


async def test_the_process_ends_while_an_edit_is_rate_limited(scene: Scene) -> None:
    scene.bot.start()
    async with person(scene.playground.url, "Aoi") as aoi:
        _, hand = await playing(scene, aoi)
        route = f"PATCH /api/v10/channels/{scene.channel()}/messages"
        scene.playground.post("/world/faults", {"kind": "rate_limit", "route": route, "retry_after": LONG})
        made = moves_made(scene, aoi)
        await move_once(aoi, hand)
        await until_logged(scene.bot, f"Retrying in {LONG:.2f} seconds")
        await ends_well(scene.bot)
        assert moves_made(scene, aoi) == made + 1, "the move that was answered is kept"


async def test_the_process_ends_while_an_answer_is_rate_limited(scene: Scene) -> None:
    scene.bot.start()
    async with person(scene.playground.url, "Aoi") as aoi:
        _, hand = await playing(scene, aoi)
        fault = {"kind": "rate_limit", "route": "POST /api/v10/interactions", "retry_after": LONG, "times": None}
        scene.playground.post("/world/faults", fault)
        made = moves_made(scene, aoi)
        await aoi.begin_press(hand, moves(aoi.now(hand))[0])
        await until_logged(scene.bot, f"Retrying in {LONG:.2f} seconds")
        await ends_well(scene.bot)
        assert moves_made(scene, aoi) == made + 1


async def test_the_process_answers_a_press_before_it_ends(scene: Scene) -> None:
    scene.bot.start()
    async with person(scene.playground.url, "Aoi") as aoi:
        _, hand = await playing(scene, aoi)
        scene.playground.post("/world/faults", {"kind": "hold", "route": "POST /api/v10/interactions"})
        press = await aoi.begin_press(hand, moves(aoi.now(hand))[0])
        await until_held(scene.playground)
        ending = asyncio.create_task(ends_well(scene.bot))
        await asyncio.sleep(1)
        scene.playground.post("/world/faults", {"kind": "clear"})
        assert await aoi.answered(press)
        await ending


# -- The start --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("route", ["GET /api/v10/users/@me", "PUT /api/v10/applications", "GET /gateway"])
async def test_the_process_ends_while_starting(scene: Scene, route: str) -> None:
    """At the login, while its commands are being registered, and before the gateway's first frame."""
    scene.playground.post("/world/faults", {"kind": "hold", "route": route, "times": None})
    scene.bot.run(KNOWN)
    await until_held(scene.playground)
    await ends_well(scene.bot)


async def test_the_process_ends_while_commands_are_rate_limited(scene: Scene) -> None:
    fault = {"kind": "rate_limit", "route": "PUT /api/v10/applications", "retry_after": LONG, "times": None}
    scene.playground.post("/world/faults", fault)
    scene.bot.run(KNOWN)
    await until_logged(scene.bot, f"Retrying in {LONG:.2f} seconds")
    await ends_well(scene.bot)


def test_an_unreachable_discord_is_reported_in_one_line(tmp_path: Path) -> None:
    with staged(tmp_path) as scene:
        scene.bot.settings["SEVENS_PLAYGROUND"] = "http://127.0.0.1:9"  # No server listens there.
        scene.bot.run(KNOWN)
        assert scene.bot.process is not None
        assert scene.bot.process.wait(60) == 1
        *_, last = scene.bot.log.splitlines()
        assert "ERROR bot: Discord cannot be reached" in last
        assert "Traceback" not in scene.bot.log


# -- The store --------------------------------------------------------------------------------------------------------


async def test_the_process_ends_while_another_process_locks_the_database(scene: Scene) -> None:
    scene.bot.start()
    async with person(scene.playground.url, "Aoi") as aoi:
        _, hand = await playing(scene, aoi)
        with closing(sqlite3.connect(scene.bot.folder / "sevens.sqlite3", isolation_level=None)) as shell:
            shell.execute("BEGIN IMMEDIATE")
            await aoi.begin_press(hand, moves(aoi.now(hand))[0])
            await asyncio.sleep(0.5)
            await ends_well(scene.bot)


# -- A second signal --------------------------------------------------------------------------------------------------


async def test_a_second_signal_ends_the_process_at_once(scene: Scene) -> None:
    scene.bot.start()
    async with person(scene.playground.url, "Aoi") as aoi:
        _, hand = await playing(scene, aoi)
        scene.playground.post("/world/faults", {"kind": "hold", "route": "POST /api/v10/interactions", "times": None})
        made = moves_made(scene, aoi)
        await aoi.begin_press(hand, moves(aoi.now(hand))[0])
        await until_held(scene.playground)
        await ends_well(scene.bot, within=HURRIED_SECONDS, signals=2)
        assert moves_made(scene, aoi) == made + 1
