"""The bot is killed at random moments, in the lobby, during clicks, between moves, at the end: no answered move is lost,
none is made twice, and every game ends with its result kept once.

`tests/simulation` kills it thousands of times, at any callback; here a real process dies twice at each moment.
"""

import asyncio
import os
import time
from collections import Counter
from random import Random

import pytest

from bot.tables.entries import CloseReason
from tests.e2e.chaos import OLD_BUTTONS, Chaos, Crew, Ledger, Moment
from tests.e2e.people import text
from tests.e2e.processes import Bot
from tests.e2e.restarting import quiet
from tests.e2e.scenes import Scene

pytestmark = [pytest.mark.slow, pytest.mark.kind("processes")]

SETTINGS = {"SEVENS_COMPUTER_PAUSE": "0.02"}
STAGED = {"validated": False}
KILLS = dict.fromkeys(Moment, 2)
"""So many at each moment."""
CREWS = ((1, 3), (2, 2), (3, 1))
"""People and computer players of each channel."""
NAMES = ("Aoi", "Ben", "Chika", "Dan")
LONGEST = 1200
"""Seconds after which something hangs."""


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

    tables = ledger.stored_tables(scene.bot.rows("SELECT table_id, n, at_ms, body FROM entries ORDER BY 1, 2"))
    assert tables.keys() == games.keys()
    assert {table.close_reason for table in tables.values()} == {CloseReason.PLAYED}

    await quiet(scene)
    assert all(crew.has_one_board_each() for crew in crews)

    by_table, by_person = results(scene.bot)
    assert by_table == {table: len(crew.people) for table, crew in games.items()}
    for crew in crews:
        assert {by_person[int(who.id)] for who in crew.people} == {len(crew.tables)}
        host = crew.people[0]
        assert f"{len(crew.tables)} game" in text(await host.command(crew.channel, "stats"))
