"""The bot is killed at random moments, in the lobby, during clicks, between moves, at the end: no answered move is lost,
none is made twice, and every game ends with its result kept once."""

import asyncio
import os
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.tables.entries import Ending
from bot.tables.table import Table, fold
from tests.e2e.conftest import Scene
from tests.e2e.nursery import ForkedBot
from tests.e2e.people import text
from tests.e2e.processes import Playground
from tests.e2e.storm import Crew, Ledger, Moment, Press, Storm

KILLS = {
    Moment.ANY: 8,
    Moment.LOBBY: 8,
    Moment.CLICK: 10,
    Moment.BURST: 10,
    Moment.ANSWER: 8,
    Moment.COMPUTERS: 8,
    Moment.END: 6,
}
CREWS = ((1, 3), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0))
"""People and computer players of each channel."""
NAMES = ("Aoi", "Ben", "Chika", "Dan")


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """Like other files' scene, with a bot that is quickly up again."""
    folder = tmp_path_factory.mktemp("killed")
    playground = Playground.start(folder, validated=False)
    bot = ForkedBot(playground, folder, {"SEVENS_COMPUTER_PAUSE": "0.02", "SEVENS_TURN_SECONDS": "600"})
    try:
        bot.start()
        yield Scene(playground, bot)
        assert bot.stop() == 0, bot.log
        assert "Traceback" not in bot.log, bot.log
    finally:
        bot.close()
        playground.stop()


def kept(folder: Path) -> dict[int, list[tuple[int, str]]]:
    """The logs of all tables, as they are in the database: (time, entry), in order."""
    logs: dict[int, list[tuple[int, str]]] = {}
    with closing(sqlite3.connect(f"file:{folder / 'sevens.sqlite3'}?mode=ro", uri=True)) as database:
        for table, n, at, body in database.execute("SELECT table_id, n, at_ms, body FROM entries ORDER BY 1, 2"):
            log = logs.setdefault(table, [])
            assert n == len(log), "entries are numbered without gaps"
            log.append((at, body))
    return logs


def results(folder: Path) -> tuple[Counter[int], Counter[int]]:
    """How many results each table has, and how many games the ratings count for each person."""
    with closing(sqlite3.connect(f"file:{folder / 'sevens.sqlite3'}?mode=ro", uri=True)) as database:
        by_table = Counter(table for (table,) in database.execute("SELECT table_id FROM results"))
        return by_table, Counter(
            dict(database.execute("SELECT user_id, SUM(games) FROM ratings GROUP BY 1").fetchall())
        )


async def test_whole_games_while_the_bot_is_killed_again_and_again(scene: Scene, sit, room) -> None:
    seed = int(os.environ.get("STORM_SEED") or time.time_ns() % 1_000_000)
    print(f"STORM_SEED={seed}")
    assert isinstance(scene.bot, ForkedBot)
    storm, ledger = Storm(scene.bot, Random(seed), Counter(KILLS)), Ledger()
    crews = []
    for number, (people, computers) in enumerate(CREWS):
        seated = [await sit(f"{name}{number}") for name in NAMES[:people]]
        storm.people += seated
        crews.append(Crew(storm, ledger, await room(), seated, computers, Random(seed + number + 1)))
    began = time.monotonic()
    async with asyncio.timeout(150):
        await asyncio.gather(storm.rage(), *(crew.play() for crew in crews))
    requests = scene.playground.get("/world/requests")
    assert requests[0]["n"] == 1, "the journal is whole"
    answered = ledger.answered(requests)
    games = {table: crew for crew in crews for table in crew.tables}
    print(
        f"{storm.kills.total()} kills ({', '.join(f'{n} {moment}' for moment, n in storm.kills.items())}), "
        f"{len(games)} games, {len(answered)} moves answered, {ledger.old_buttons} old buttons, "
        f"{time.monotonic() - began:.1f} s"
    )
    assert storm.kills.total() >= 50
    assert ledger.old_buttons > 50

    pressed = set(ledger.presses.values())
    logs = kept(scene.bot.folder)
    assert logs.keys() == games.keys()
    for table_id, log in logs.items():
        table = fold(Table(table_id, 0, 0), log)
        assert table.ending is Ending.PLAYED
        made = {
            Press(user, table_id, ply, str(told.move))
            for ply, told in enumerate(table.told)
            if (user := table.places[told.player].user) is not None
        }
        assert made <= pressed, "moves that nobody made"
        lost = {press for press in answered if press.table == table_id} - made
        assert not lost, "answered moves are gone"

    by_table, by_person = results(scene.bot.folder)
    assert by_table == {table: len(crew.people) for table, crew in games.items()}
    for crew in crews:
        assert {by_person[int(who.id)] for who in crew.people} == {len(crew.tables)}
        host = crew.people[0]
        stats = await host.command(crew.channel, "stats")
        assert stats is not None
        assert f"{len(crew.tables)} game" in text(stats)
