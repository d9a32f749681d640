"""How long slow matches take where people plan and forced moves are made for them, compared with the same without.

Three people play, in virtual time. Each looks 0 to 6 hours after a turn begins, plays as the `normal` computer player
does, and then, if planning is possible, plans the three cards nearest to the sevens. The same deals are played with and
without plans and forced moves.

Hours are counted by the hand. Who plans the cards nearest to the sevens opens the rows for all, so that less is scored in
a hand, and a match that goes to a limit has more hands: Chinese Seven has two with `normal` players, and seventeen with
these plans. That is the planned cards' doing, and not that of planning.
"""

import asyncio
import time
from datetime import UTC, datetime
from random import Random
from typing import Final

import looptime

from bot.features.play.auto_play import AutoPlay
from bot.features.play.plans import Plans, can_plan
from bot.storage.user_settings import UserSettings
from bot.tables.open_table import Change
from bot.tables.refusals import TableError
from bot.tables.setup import Pace, TableSetup
from bot.tables.stages import Stage
from bot.tables.table import Table
from engine.ai import PLAYERS
from tests.benchmarks._bars import Result, at_most
from tests.bot.channels import Cache
from tests.bot.table_factories import HOST, new_tables, open_table

HOUR: Final = 3600.0
BEGIN: Final = int(datetime(2027, 3, 8, 5, tzinfo=UTC).timestamp()) * 1000
MOST: Final = 0.6
"""The share of the length without plans and forced moves, over all matches."""
GAMES: Final = "sevens", "fan-tan", "koroshi", "domino-sevens", "pai-qi", "chinese-seven"
"""Those in which a card that fits now often fits later, so that it can be planned."""
OTHERS: Final = ("nanatoridori",)
"""That in which nothing can be planned. It is printed, and has no bar."""
HANDS: Final = 2
"""The most hands of a match that are played."""
MATCHES: Final = 20
QUICK_MATCHES: Final = 1


async def length(game: str, seed: int, *, helped: bool) -> float:
    """Hours that a hand takes among three people who answer within six hours, and then plan what they can: the mean of
    the first hands of a match, with the pauses between them.
    """
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
    while table.stage is not Stage.OVER and _hands_over(table) < HANDS:
        await asyncio.sleep(HOUR / 4)
    hours, hands = (loop.time() - begun) / HOUR, _hands_over(table)
    for task in answers:
        task.cancel()
    await auto.stop_following()
    await tables.stop_play()
    return hours / hands


def _hands_over(table: Table) -> int:
    assert table.match is not None
    return sum(hand.result is not None for hand in table.match.played)


async def lengths(game: str, matches: int) -> tuple[float, float]:
    """Mean hours of a hand in so many matches, with plans and forced moves and without."""
    helped = [await length(game, seed, helped=True) for seed in range(matches)]
    plain = [await length(game, seed, helped=False) for seed in range(matches)]
    return sum(helped) / matches, sum(plain) / matches


def run(*, quick: bool = False) -> list[Result]:
    """Print the lengths and their shares by game."""
    matches = QUICK_MATCHES if quick else MATCHES
    begun = time.process_time()
    results: list[Result] = []
    print(f"{matches} matches of each game, three people who look 0 to 6 hours after their turn begins")
    print(f"hours of a hand, mean of the first {HANDS}")
    for game in (*GAMES, *OTHERS):
        loop = looptime.new_event_loop()
        try:
            helped, plain = loop.run_until_complete(lengths(game, matches))
        finally:
            loop.close()
        share = helped / plain
        print(
            f"{game}: {helped:.0f} hours with plans and forced moves, {plain:.0f} hours without, a share of {share:.2f}"
        )
        if game in GAMES:
            results.append(at_most(f"share of a hand's length, {game}", share, MOST))
    print(f"processor: {time.process_time() - begun:.0f} s")
    return results
