"""A request of a bot that has died arrives at Discord after those of the bot that plays its tables now."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.data.conftest import postgres as postgres  # noqa: PLC0414  (a fixture)
from tests.data.postgres import new_database
from tests.e2e.fleet import Fleet, fleet
from tests.e2e.lobbies import seat_computers
from tests.e2e.people import Message, Person, custom_id, offers, text
from tests.e2e.playing import open_lobby
from tests.e2e.restarting import boards_in
from tests.e2e.scenes import channel_of

pytestmark = [pytest.mark.slow, pytest.mark.postgres]
CALLBACK = "/callback"
"""In the path of the answer to an interaction."""


@asynccontextmanager
async def one_bot(folder: Path, database: str) -> AsyncGenerator[tuple[Fleet, Person, str]]:
    """A bot, somebody, and a channel."""
    with fleet(folder, database, shards=1, lease=3.0) as bots:
        bots.start()
        async with bots.someone() as aoi:
            yield bots, aoi, channel_of(bots.guilds()[0])


async def another(bots: Fleet) -> None:
    """Kill the bot; another one takes its tables over, and Discord sends nothing again."""
    (before,) = (await bots.holders()).values()
    await asyncio.to_thread(bots.kill, bots.pids[0])
    bots.playground.fault("invalidate")
    await asyncio.to_thread(bots.start)
    while {*(await bots.holders()).values()} in ({before}, set[str]()):
        await asyncio.sleep(0.05)
    await bots.until_shared(1)


def computers(message: Message) -> int:
    return text(message).count("(computer")


async def test_a_board_that_an_old_answer_has_overwritten_is_put_right_by_a_press(
    tmp_path: Path, postgres: str
) -> None:
    async with one_bot(tmp_path, await new_database(postgres)) as (bots, aoi, channel), bots.someone("Ben") as ben:
        board = await open_lobby(channel, aoi, computers=2)
        await aoi.until(lambda: offers(aoi.now(board), "l:start:"), "enough at the table")
        joining, starting = (custom_id(aoi.now(board), button) for button in ("l:join:", "l:start:"))
        with bots.playground.holding(CALLBACK):
            await ben.begin_press(board, joining)
            await bots.playground.until_held()
            await another(bots)
            await aoi.until(lambda: "Ben" in text(aoi.now(board)), "what was done before")
            await aoi.press_id(board, starting)
            await aoi.until(lambda: offers(aoi.now(board), "t:hand:"), "the table")
        await aoi.until(lambda: offers(aoi.now(board), "l:start:"), "the old answer")
        assert "has begun already" in text(await aoi.press_id(board, starting))
        await aoi.until(lambda: offers(aoi.now(board), "t:hand:"), "the table again")


async def test_a_second_board_that_an_old_answer_has_posted_is_kept_alone(tmp_path: Path, postgres: str) -> None:
    async with one_bot(tmp_path, await new_database(postgres)) as (bots, aoi, channel):
        with bots.playground.holding(CALLBACK):
            await aoi.begin_command(channel, "play", game="classic")
            await bots.playground.until_held()
            await another(bots)
            (first,) = await aoi.until(lambda: boards_in(aoi, channel), "the table that was opened before")
        await aoi.until(lambda: any(each["id"] != first["id"] for each in boards_in(aoi, channel)), "the old answer")
        await aoi.until(lambda: len(boards_in(aoi, channel)) == 1, "one of them")
        (left,) = boards_in(aoi, channel)
        assert left["id"] != first["id"], "the newest"
        await seat_computers(aoi, left, 1)
        await aoi.until(lambda: computers(aoi.now(left)) == 1, "who plays")
