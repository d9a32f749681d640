"""The bot is killed at random moments, in the lobby, during clicks, between moves, at the end: no answered move is lost,
none is made twice, and every game ends with its result kept once."""

import asyncio
import os
import time
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bot.tables.entries import CloseReason
from bot.tables.table import Table, fold
from tests.e2e.chaos import OLD_BUTTONS, Chaos, Crew, Ledger, Moment, Press, last_number
from tests.e2e.people import controls, text
from tests.e2e.processes import Bot
from tests.e2e.restarting import boards_in, quiet
from tests.e2e.scenes import Scene, staged

pytestmark = [pytest.mark.slow, pytest.mark.kind("processes")]

KILLS = {
    Moment.ANY: 4,
    Moment.LOBBY: 4,
    Moment.CLICK: 6,
    Moment.BURST: 6,
    Moment.ANSWER: 5,
    Moment.COMPUTERS: 5,
    Moment.END: 4,
}
CREWS = ((1, 3), (2, 1), (2, 2), (3, 1))
"""People and computer players of each channel."""
NAMES = ("Aoi", "Ben", "Chika", "Dan")
LONGEST = 1200
"""Seconds after which something hangs."""


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """The scene with a bot that restarts quickly."""
    settings = {"SEVENS_COMPUTER_PAUSE": "0.02"}
    with staged(tmp_path_factory.mktemp("killed"), settings, validated=False) as scene:
        scene.bot.start()
        yield scene


def stored_logs(bot: Bot) -> dict[int, list[tuple[int, str]]]:
    """The logs of all tables, as they are in the database: (time, entry), in order."""
    logs: dict[int, list[tuple[int, str]]] = {}
    for table, n, at, body in bot.rows("SELECT table_id, n, at_ms, body FROM entries ORDER BY 1, 2"):
        log = logs.setdefault(table, [])
        assert n == len(log), "entries are numbered without gaps"
        log.append((at, body))
    return logs


def results(bot: Bot) -> tuple[Counter[int], Counter[int]]:
    """The number of results of each table, and of rated games of each user."""
    by_table = Counter(table for (table,) in bot.rows("SELECT table_id FROM results"))
    return by_table, Counter(dict(bot.rows("SELECT user_id, SUM(games) FROM standings WHERE guild_id = 0 GROUP BY 1")))


async def test_whole_games_are_played_over_repeated_kills(scene: Scene, sit, room) -> None:
    seed = int(os.environ.get("STORM_SEED", "7"))
    ledger = Ledger()
    chaos = Chaos(scene.bot, Random(seed), Counter(KILLS), ledger)
    crews = []
    for number, (people, computers) in enumerate(CREWS):
        seated = [await sit(f"{name}{number}") for name in NAMES[:people]]
        chaos.people += seated
        crews.append(Crew(chaos, ledger, await room(), seated, computers, Random(seed + number + 1)))
    began = time.monotonic()
    async with asyncio.timeout(LONGEST):
        await asyncio.gather(chaos.rage(), *(crew.play() for crew in crews))
    ledger.hear(scene.playground)
    answered = ledger.answered()
    games = {table: crew for crew in crews for table in crew.tables}
    print(
        f"{chaos.kills.total()} kills ({', '.join(f'{n} {moment}' for moment, n in chaos.kills.items())}), "
        f"{len(games)} games, {len(answered)} moves answered, {ledger.old_buttons} old buttons, "
        f"{time.monotonic() - began:.1f} s"
    )
    assert chaos.kills >= Counter(KILLS)
    assert ledger.old_buttons >= OLD_BUTTONS

    pressed = set(ledger.presses.values())
    logs = stored_logs(scene.bot)
    assert logs.keys() == games.keys()
    for table_id, log in logs.items():
        table = fold(Table(table_id, 0, 0), log)
        assert table.close_reason is CloseReason.PLAYED
        made = {
            Press(user, table_id, ply, str(played.move))
            for ply, played in enumerate(table.history)
            if (user := table.participants[played.player].user) is not None
        }
        assert made <= pressed, "moves that nobody made"
        lost = {press for press in answered if press.table == table_id} - made
        assert not lost, "answered moves are gone"

    await quiet(scene)
    for crew in crews:
        boards = boards_in(crew.people[0], crew.channel)
        named = Counter(last_number(controls(each)[0]["custom_id"]) for each in boards)
        assert named == Counter(crew.tables), "one message for each table, whatever was under way when the bot died"

    by_table, by_person = results(scene.bot)
    assert by_table == {table: len(crew.people) for table, crew in games.items()}
    for crew in crews:
        assert {by_person[int(who.id)] for who in crew.people} == {len(crew.tables)}
        host = crew.people[0]
        assert f"{len(crew.tables)} game" in text(await host.command(crew.channel, "stats"))
