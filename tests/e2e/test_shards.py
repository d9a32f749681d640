"""Shards with the real times: leases of six seconds, and Discord's five seconds between two sessions.

`SHARDS=16 pytest -s tests/e2e/test_shards.py` prints the times of docs/scaling.md.
"""

import asyncio
import os
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.services import IDENTIFY_SECONDS
from tests.data.conftest import postgres as postgres  # noqa: PLC0414  (a fixture)
from tests.data.postgres import new_database
from tests.e2e.fleet import Fleet, fleet
from tests.e2e.lobbies import seat_computers
from tests.e2e.people import Message, NoAnswer, Person, RefusedByPlayground, custom_id, moves, text
from tests.e2e.playing import open_lobby, start, take_hand
from tests.e2e.scenes import channel_of

pytestmark = [pytest.mark.slow, pytest.mark.postgres, pytest.mark.kind("processes")]
SHARDS = int(os.environ.get("SHARDS", "3"))
CONNECTING = (SHARDS - 1) * IDENTIFY_SECONDS + 60
"""Seconds for all sessions to be started, on a busy machine."""


def sessions(bots: Fleet) -> int:
    """How many sessions were started."""
    return bots.playground.get("/world")["identifies"]


async def until_noted(bots: Fleet, aoi: Person, hands: list[Message]) -> None:
    """Wait until these hands offer moves, and whoever plays their tables next will know them."""
    for hand in hands:
        await aoi.until(lambda hand=hand: moves(aoi.now(hand)), "a turn")
        while not await bots.rows("SELECT FROM tables WHERE cache::text LIKE $1", f"%{hand['id']}%"):
            await asyncio.sleep(0.05)


@asynccontextmanager
async def one_with_all(folder: Path, database: str, *, shards: int = SHARDS) -> AsyncGenerator[tuple[Fleet, Person]]:
    """A bot with all shards, and somebody."""
    with fleet(folder, database, shards=shards, identify=True) as bots:
        bots.start()
        async with bots.someone(patience=CONNECTING) as aoi:
            yield bots, aoi


async def a_move(aoi: Person, hand: Message) -> None:
    """A move is pressed in this hand, and made."""
    found = await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
    try:
        await aoi.press_id(hand, found[0])
    except RefusedByPlayground:  # The hand has changed at that moment.
        await a_move(aoi, hand)
    else:
        await aoi.until(lambda: found[0] not in moves(aoi.now(hand)), "the move")


async def everybody_moves(aoi: Person, hands: list[Message]) -> None:
    await asyncio.gather(*(a_move(aoi, hand) for hand in hands))


async def test_processes_that_start_together_waste_no_turn(tmp_path: Path, postgres: str) -> None:
    """The first takes all shards and gives most of them back: each is connected once, without a pause in between."""
    with fleet(tmp_path, await new_database(postgres), shards=SHARDS, identify=True) as bots:
        bots.start(3)
        took = await bots.until_shared(3, patience=CONNECTING)
        print(f"{SHARDS} shards are connected after {took:.1f} s")
        assert sessions(bots) == SHARDS
        assert "could not be connected" not in bots.log


async def test_what_a_bot_has_played_others_play_soon(tmp_path: Path, postgres: str) -> None:
    """With the sessions that are there: what was pressed when nobody was there is answered."""
    async with one_with_all(tmp_path, await new_database(postgres)) as (bots, aoi):
        hands: list[Message] = []
        for guild in bots.guilds().values():
            table = await start(aoi, await open_lobby(channel_of(guild), aoi, computers=2))
            hands.append(await take_hand(aoi, table))
        await everybody_moves(aoi, hands)
        (first,) = bots.pids
        await until_noted(bots, aoi, hands)
        await bots.until_saved()
        began = time.monotonic()
        bots.kill(first)
        bots.start(2)
        await everybody_moves(aoi, hands)
        killed = time.monotonic() - began
        print(f"killed: {SHARDS} shards answer after {killed:.1f} s")
        await bots.until_shared(2)
        await everybody_moves(aoi, hands)
        await until_noted(bots, aoi, hands)
        began = time.monotonic()
        assert bots.stop(bots.pids[0]) == 0, bots.log
        await everybody_moves(aoi, hands)
        stopped = time.monotonic() - began
        print(f"stopped: half of {SHARDS} shards answer after {stopped:.1f} s")
        assert sessions(bots) == SHARDS, "none was started"


def computers(message: Message) -> int:
    return text(message).count("(computer")


async def test_what_was_pressed_between_two_bots_is_done_once(tmp_path: Path, postgres: str) -> None:
    async with one_with_all(tmp_path, await new_database(postgres), shards=1) as (bots, aoi):
        board = await open_lobby(channel_of(bots.guilds()[0]), aoi)
        panel = await seat_computers(aoi, board, 1)
        adding = custom_id(aoi.now(panel), "l:add:")
        assert await asyncio.to_thread(bots.stop, bots.pids[0]) == 0, bots.log
        pressed = [await aoi.begin_press(panel, adding) for _ in range(2)]
        bots.start()
        for each in pressed:
            await aoi.answered(each)
        await aoi.until(lambda: computers(aoi.now(board)) == 3, "two more")


async def test_what_a_killed_bot_has_done_is_not_done_again(tmp_path: Path, postgres: str) -> None:
    """A press was carried out, and its answer was under way when the bot died: who pressed is asked to press again."""
    async with one_with_all(tmp_path, await new_database(postgres), shards=1) as (bots, aoi):
        board = await open_lobby(channel_of(bots.guilds()[0]), aoi)
        panel = await seat_computers(aoi, board, 1)
        adding = custom_id(aoi.now(panel), "l:add:")
        await bots.until_saved()
        with bots.playground.holding("/callback"):
            await aoi.begin_press(panel, adding)
            await bots.playground.until_held()
            await asyncio.to_thread(bots.kill, bots.pids[0])
            bots.start()
            await aoi.sees(channel_of(bots.guilds()[0]), "try again in a moment", private=True)
        await aoi.until(lambda: computers(aoi.now(board)) == 2, "what was done before")
        await aoi.press_id(panel, adding)
        await aoi.until(lambda: computers(aoi.now(board)) == 3, "one more")


async def test_what_cannot_be_answered_any_more_is_not_done(tmp_path: Path, postgres: str) -> None:
    """Discord waits three seconds for an answer, and a lease lasts longer."""
    database = await new_database(postgres)
    with fleet(tmp_path, database, shards=1, identify=True, is_patient=False) as bots:
        bots.start()
        async with bots.someone() as aoi:
            board = await open_lobby(channel_of(bots.guilds()[0]), aoi)
            panel = await seat_computers(aoi, board, 1)
            adding = custom_id(aoi.now(panel), "l:add:")
            await bots.until_saved()
            await asyncio.to_thread(bots.kill, bots.pids[0])
            pressed = await aoi.begin_press(panel, adding)
            with pytest.raises(NoAnswer):
                await aoi.answered(pressed)
            bots.start()
            await bots.until_shared(1)
            shown = await aoi.until(lambda: custom_id(aoi.now(board), "l:start:"), "the lobby")
            await aoi.press_id(board, shown)
            (log,) = await bots.rows("SELECT string_agg(body, ' ') FROM entries")
            assert log[0].count('"computer-joined"') == 1, log[0]
