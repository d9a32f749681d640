"""Databases that earlier releases have left, as their own code wrote them, are opened and played on."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.archive import Archive
from bot.storage.guild_settings import GuildSettings
from bot.storage.remembered import Remembered
from bot.storage.stored_tables import StoredTables
from bot.storage.user_settings import UserSettings
from bot.tables.service import TableService
from bot.tables.table import Stage
from data.store import Store
from tests.bot.table_factories import play_one, restore

ANN, BEN, CAT = 11, 12, 13
LEFT = Path(__file__).parents[2] / "data"


@pytest.fixture(params=["0_1_0", "0_2_0"])
async def store(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """A finished match in channel 1, one in play in channel 2, a lobby in channel 3, and Cat's lesson."""
    database = sqlite3.connect(tmp_path / "left.sqlite3")
    database.executescript((LEFT / f"release_{request.param}.sql").read_text())
    database.close()
    async with await Store.open(f"sqlite:///{tmp_path / 'left.sqlite3'}") as store:
        yield store


async def test_open_tables_are_played_on(store: Store) -> None:
    tables = TableService(StoredTables(store), computer_pause=3600)
    assert {table.channel for table in await restore(tables)} >= {2, 3}
    played, lobby = tables.in_channel(2), tables.in_channel(3)
    assert played is not None
    assert lobby is not None
    await play_one(tables, played)
    assert (played.game, played.ply, [place.name for place in played.participants][:2]) == (
        "koroshi",
        7,
        ["Ann", "Ben"],
    )
    assert (lobby.setup.strict, lobby.setup.options["jokers"], len(lobby.participants)) == (True, 1, 3)
    assert (await tables.start(lobby.id, ANN)).stage is Stage.PLAYING
    await tables.stop_play()


async def test_the_lesson_goes_on(store: Store) -> None:
    tables = TableService(StoredTables(store), computer_pause=3600)
    [lesson] = [table for table in await restore(tables) if table.channel not in (1, 2, 3)]
    assert (lesson.lesson is not None, lesson.owner, lesson.stage) == (True, CAT, Stage.PLAYING)
    await tables.stop_play()


async def test_finished_matches_have_their_records_results_and_ratings(store: Store) -> None:
    tables = TableService(StoredTables(store), computer_pause=3600)
    [result] = await store.results.latest(BEN, limit=9)
    over = await Archive(tables, store).find(result.table_id)
    assert over is not None
    assert over.match is not None
    assert over.match.result is not None
    assert [place.name for place in over.participants] == ["Ann", "Ben", "Cat"]
    assert result.place == over.match.result.ranks[over.seat_of(BEN) or 0]
    assert result.after.mu != result.before.mu


async def test_settings_and_notes_of_messages_are_read(store: Store) -> None:
    reader = await UserSettings(store).get(BEN, None, guild=1)
    assert (reader.four_colour, reader.own.pings, reader.texts.language) == (True, False, "ja")
    assert (await GuildSettings(store.guild_settings).of(1)).text_only
    tables, remembered = TableService(StoredTables(store), computer_pause=3600), Remembered(store.tables)
    await restore(tables)
    played = tables.in_channel(2)
    assert played is not None
    await remembered.recall([played.id])
    assert remembered.of(played.id).message == 900
    await tables.stop_play()
