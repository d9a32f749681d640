"""How long a slow match takes where people plan and forced moves are made for them, compared with the same without."""

import asyncio
from datetime import UTC, datetime
from random import Random

import pytest

from bot.features.play.auto_play import AutoPlay
from bot.features.play.plans import Plans, can_plan
from bot.storage.user_settings import UserSettings
from bot.tables.open_table import Change
from bot.tables.refusals import TableError
from bot.tables.setup import Pace, TableSetup
from bot.tables.stages import Stage
from bot.tables.table import Table
from engine.ai import PLAYERS
from tests.bot.channels import Cache
from tests.bot.table_factories import HOST, new_tables, open_table

pytestmark = pytest.mark.looptime

HOUR = 3600.0
BEGIN = int(datetime(2027, 3, 8, 5, tzinfo=UTC).timestamp()) * 1000
MOST = 0.6
"""The share of the length without plans and forced moves, over all matches."""


async def length(game: str, seed: int, *, helped: bool) -> float:
    """Hours that a match takes among three people who answer within six hours, and then plan what they can."""
    loop, chance = asyncio.get_running_loop(), Random(seed)
    began, cache = loop.time(), Cache()

    def now() -> int:
        return BEGIN + round((loop.time() - began) * 1000)

    tables = new_tables(now=now, steady=loop.time, seed=seed)
    plans = Plans(tables, cache.preferences)
    auto = AutoPlay(tables, UserSettings(cache), plans=plans if helped else None)
    answers = set[asyncio.Task[None]]()

    async def answer(table: Table, user: int, ply: int) -> None:
        await asyncio.sleep(chance.uniform(0, 6) * HOUR)
        seat = table.seat_of(user)
        if table.ply != ply or seat is None:
            return
        try:
            move = PLAYERS["normal"](table.view(seat), Random(chance.random()))
            await tables.move(table.id, user, ply=ply, move=str(move))
            seat = table.seat_of(user)
            if helped and seat is not None and table.stage is Stage.PLAYING and can_plan(table, table.view(seat)):
                for card in sorted(table.view(seat).hand, key=lambda each: abs(each.rank - 6))[:3]:
                    await plans.add(table.id, user, card.code)
        except TableError:
            pass

    def follow(change: Change) -> None:
        table = change.table
        for seat in table.to_act() if table.stage is Stage.PLAYING else ():
            user = table.at(seat).user
            if user is not None and (table.ply, user) not in asked:
                asked.add((table.ply, user))
                task = loop.create_task(answer(table, user, table.ply))
                answers.add(task)
                task.add_done_callback(answers.discard)

    asked = set[tuple[int, int]]()
    tables.listen(follow)
    for user in range(HOST, HOST + 3):
        await cache.preferences.change(user, {"auto_slow": helped})
    table = await open_table(tables, setup=TableSetup.of(game).at_pace(Pace.DAY), name="Host")
    for user in (HOST + 1, HOST + 2):
        await tables.join(table.id, user, f"user {user}")
    await tables.start(table.id, HOST)
    begun = loop.time()
    while table.stage is not Stage.OVER:
        await asyncio.sleep(HOUR / 4)
    for task in answers:
        task.cancel()
    await auto.stop_following()
    await tables.stop_play()
    return (loop.time() - begun) / HOUR


@pytest.mark.parametrize("number", [2, pytest.param(12, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", ["sevens", "fan-tan"])
async def test_plans_and_forced_moves_shorten_matches(game: str, number: int) -> None:
    lengths = {True: 0.0, False: 0.0}
    for seed in range(number):
        for helped in lengths:
            lengths[helped] += await length(game, seed, helped=helped)
    print(f"{lengths[True] / lengths[False]:.2f} of {lengths[False] / number:.0f} hours")
    assert lengths[True] <= MOST * lengths[False], lengths
