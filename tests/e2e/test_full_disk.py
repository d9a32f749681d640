"""A full disk while a computer player is to act: board, hand and owner are told, and play goes on by itself."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.e2e.people import person, text
from tests.e2e.playing import ENGLISH, move_once, open_lobby, start, take_hand
from tests.e2e.scenes import staged
from tests.e2e.test_owner import free_port, read

pytestmark = pytest.mark.slow

PAUSE = 60
UNSAVED = ENGLISH.texts("board-unsaved")


async def test_the_board_says_that_moves_cannot_be_saved_until_they_can(tmp_path: Path) -> None:
    port = free_port()
    settings = {"SEVENS_COMPUTER_PAUSE": str(PAUSE), "SEVENS_METRICS_PORT": str(port)}
    with staged(tmp_path, settings, validated=False) as scene:
        channel, told = scene.channel(), scene.channel("ja")
        scene.bot.settings["SEVENS_OWNER_CHANNEL"] = told
        scene.bot.start()
        async with person(scene.playground.url, "Aoi") as aoi, person(scene.playground.url, "Owner") as owner:
            table = await start(aoi, await open_lobby(channel, aoi, computers=2))
            hand = await take_hand(aoi, table)
            scene.computers_move(channel, aoi, pause=PAUSE)
            assert await move_once(aoi, hand)
            before = scene.plies(channel)
            with scene.full_disk():
                await asyncio.to_thread(scene.bot.later, PAUSE)
                await aoi.until(lambda: UNSAVED in text(aoi.now(table)), "a word to everybody")
                await owner.sees(told, "The database takes no writes", private=False)
                assert scene.plies(channel) == before
                assert await asyncio.to_thread(health, port) == (503, "takes no writes")
            await aoi.until(lambda: UNSAVED not in text(aoi.now(table)), "the word to go")
            assert scene.plies(channel) > before, "the computer player has moved by itself"
            reports = [each for each in owner.shown.values() if "The database takes no writes" in text(each)]
            assert len(reports) == 1
            assert await asyncio.to_thread(health, port) == (200, "ok")


async def test_the_hand_of_a_private_table_says_so(tmp_path: Path) -> None:
    with staged(tmp_path, {"SEVENS_COMPUTER_PAUSE": str(PAUSE)}, validated=False) as scene:
        scene.bot.start()
        async with person(scene.playground.url, "Aoi") as aoi:
            hand = await aoi.command(scene.channel(), "play")
            await aoi.press(hand, ENGLISH.texts("picker-now"))

            def plies() -> int:
                return len(scene.bot.own_table(aoi.id).history)

            while (table := scene.bot.own_table(aoi.id)).seat_of(int(aoi.id)) not in table.to_act():
                await asyncio.to_thread(scene.bot.later, PAUSE)
            assert await move_once(aoi, hand)
            before = plies()
            with scene.full_disk():
                await asyncio.to_thread(scene.bot.later, PAUSE)
                await aoi.until(lambda: UNSAVED in text(aoi.now(hand)), "a word below the cards")
                assert plies() == before
            await aoi.until(lambda: UNSAVED not in text(aoi.now(hand)), "the word to go")
            assert plies() > before, "the computer player has moved by itself"


def health(port: int) -> tuple[int, str]:
    """What `/healthz` answers of the database."""
    status, body = read("/healthz", port)
    return status, json.loads(body)["database"]
