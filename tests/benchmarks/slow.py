"""How long slow matches take where people plan and forced moves are made for them, compared with the same without.

Three people play whole matches, in virtual time. Each looks 0 to 6 hours after a turn begins, and presses what the
`normal` computer player values most; what is left of their turn then follows at once. Who plans then also lays a plan, in the same order of values: the cards that may
fit at their next turn, as far as plays of the others in some guessed worlds tell, the most valued first, up to the move
that they would prefer to pass. So both want the same, and a plan differs only by what has not been seen yet when it is
laid; how often its move is still the one that its person would press is printed. Deals, delays and ties follow from
seeds: the same with and without plans and forced moves.
"""

import asyncio
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from random import Random
from typing import Final

import looptime

from bot.features.play.auto_play import AutoPlay
from bot.features.play.planned_groups import groups_of
from bot.features.play.plans import MOST as MOST_PLANNED
from bot.features.play.plans import Plans, can_plan, planned_move
from bot.storage.user_settings import UserSettings
from bot.tables.open_table import Change
from bot.tables.refusals import TableError
from bot.tables.setup import Pace, TableSetup
from bot.tables.stages import Stage
from bot.tables.table import Table
from engine.ai import PLAYERS
from engine.ai.normal import best_first, values
from engine.catalog import find_game
from engine.moves import PASS, Move, Pass, Play, PlayGroup
from engine.views import GroupTable, View
from tests.benchmarks._bars import Result, at_most
from tests.bot.channels import Cache
from tests.bot.table_factories import HOST, new_tables, open_table

HOUR: Final = 3600.0
BEGIN: Final = int(datetime(2027, 3, 8, 5, tzinfo=UTC).timestamp()) * 1000
MOST: Final = 0.6
"""The share of the length without plans and forced moves, over all matches."""
GAMES: Final = "sevens", "fan-tan", "koroshi", "domino-sevens", "pai-qi", "chinese-seven", "nanatoridori"
"""A game of each mechanism in which one plays in turns what fits."""
MATCHES: Final = 20
QUICK_MATCHES: Final = 1
WORLDS: Final = 8
"""Guessed worlds by which people find what may fit at their next turn."""


@dataclass(slots=True)
class Length:
    """What a match took. `as_pressed`: by planned move, whether its person would have pressed it as well."""

    hours: float = 0.0
    hands: int = 0
    as_pressed: list[bool] = field(default_factory=list[bool])


async def length(game: str, seed: int, *, helped: bool) -> Length:
    """A match of three people who answer within six hours, and then plan what they can, if `helped`."""
    loop, found = asyncio.get_running_loop(), Length()
    began, cache = loop.time(), Cache()

    def now() -> int:
        return BEGIN + round((loop.time() - began) * 1000)

    tables = new_tables(now=now, steady=loop.time, seed=seed)
    plans = Plans(tables, cache.preferences)
    auto = AutoPlay(tables, UserSettings(cache), plans=plans if helped else None)
    answers = set[asyncio.Task[None]]()

    async def answer(table: Table, user: int, ply: int) -> None:
        seat = table.seat_of(user)
        assert seat is not None
        chance = _chance_of(table, seed, user)
        await _compare(table, user, ply)
        await asyncio.sleep(chance.uniform(0, 6) * HOUR)
        seat = table.seat_of(user)
        if table.ply != ply or seat is None:
            return
        try:
            while seat is not None and table.stage is Stage.PLAYING and seat in table.to_act():
                move = PLAYERS["normal"](table.view(seat), chance)
                await tables.move(table.id, user, ply=table.ply, move=str(move))
                seat = table.seat_of(user)
            if helped and seat is not None and table.stage is Stage.PLAYING and can_plan(table, table.view(seat)):
                for code in planned(table.view(seat), chance):
                    await plans.add(table.id, user, code)
        except TableError:
            pass

    async def _compare(table: Table, user: int, ply: int) -> None:
        plan, seat = await plans.of(table, user), table.seat_of(user)
        if plan is None or seat is None or table.ply != ply:
            return
        view = table.view(seat)
        move = planned_move(view, plan)
        if move is not None and len(view.legal) > 1:
            worths = dict(zip(view.legal, values(view, view.legal, Random(ply)), strict=True))
            found.as_pressed.append(worths[move] == max(worths.values()))

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
    assert table.match is not None
    found.hours, found.hands = (loop.time() - begun) / HOUR, len(table.match.played)
    for task in answers:
        task.cancel()
    await auto.stop_following()
    await tables.stop_play()
    return found


def _chance_of(table: Table, seed: int, user: int) -> Random:
    """The chance of a person at their so-and-so-many-th move of a hand: the same with plans and without."""
    assert table.match is not None
    number = len(table.match.played)
    moves = sum(table.participants[played.player].user == user for played in table.history)
    return Random(f"{seed} {number} {user} {moves}")


def planned(view: View, chance: Random) -> list[str]:
    """What its person plans, the most valued first: the cards that they would press at their next turn, of those that
    may fit then; where groups are played, and a plan lasts, all numbers that they would rather play than pass.
    """
    if isinstance(view.table, GroupTable):
        numbers = dict.fromkeys(view.hand)
        groups: list[Move] = [PlayGroup(*each) for number in numbers for each in groups_of(view.hand, number)]
        ordered = best_first(view, [*groups, PASS], chance)
        played = [view.hand[move.first].code for move in _before_passing(ordered) if isinstance(move, PlayGroup)]
        return [*dict.fromkeys(played)]
    legal = may_be_legal(view, chance)
    ordered = _before_passing(best_first(view, legal, chance)) if legal else []
    return [move.card.code for move in ordered if isinstance(move, Play)][:MOST_PLANNED]


def _before_passing(moves: Sequence[Move]) -> Sequence[Move]:
    return moves[: next((at for at, move in enumerate(moves) if isinstance(move, Pass)), len(moves))]


def may_be_legal(view: View, chance: Random) -> Sequence[Move]:
    """The plays and passes of the viewer's next turn in some guessed worlds, in which the others play as `normal`."""
    assert view.seat is not None
    found = dict[Move, None]()
    for _ in range(WORLDS):
        hand = find_game(view.game).guess(view, chance)
        while hand.result is None and view.seat not in hand.to_act:
            seat = hand.to_act[0]
            hand.advance(seat, PLAYERS["normal"](hand.view(seat), chance))
        legal = () if hand.result is not None else hand.legal(view.seat)
        found |= dict.fromkeys(move for move in legal if isinstance(move, Play | Pass))
    return [*found]


@dataclass(slots=True)
class Lengths:
    """Matches with plans and forced moves, and the same deals without."""

    helped: list[Length]
    plain: list[Length]

    @property
    def share(self) -> float:
        """The share of their time that the matches take."""
        return hours_of(self.helped) / hours_of(self.plain)

    def __str__(self) -> str:
        agree = [each for match in self.helped for each in match.as_pressed]
        share = sum(agree) / len(agree) if agree else 0.0
        return (
            f"{hours_of(self.helped):.0f} hours with plans and forced moves, {hours_of(self.plain):.0f} hours without, "
            f"a share of {self.share:.2f}; {hands_of(self.helped):.1f} hands and {hands_of(self.plain):.1f}, "
            f"{share:.0%} of {len(agree)} planned moves as pressed"
        )


def hours_of(matches: Sequence[Length]) -> float:
    """Mean hours of a match."""
    return sum(match.hours for match in matches) / len(matches)


def hands_of(matches: Sequence[Length]) -> float:
    """Mean hands of a match."""
    return sum(match.hands for match in matches) / len(matches)


def lengths(game: str, matches: int) -> Lengths:
    """So many matches, with plans and forced moves and without."""
    helped = [_in_a_loop(length(game, seed, helped=True)) for seed in range(matches)]
    plain = [_in_a_loop(length(game, seed, helped=False)) for seed in range(matches)]
    return Lengths(helped, plain)


def _in_a_loop(match: Coroutine[object, object, Length]) -> Length:
    """Play a match in a loop of its own: after half a year a loop's seconds are too coarse for its timers."""
    loop = looptime.new_event_loop()
    try:
        return loop.run_until_complete(match)
    finally:
        loop.close()


def run(*, quick: bool = False) -> list[Result]:
    """Print the lengths and their shares by game."""
    matches = QUICK_MATCHES if quick else MATCHES
    begun = time.process_time()
    results: list[Result] = []
    print(f"{matches} whole matches of each game, three people who look 0 to 6 hours after their turn begins")
    for game in GAMES:
        found = lengths(game, matches)
        print(f"{game}: {found}", flush=True)
        results.append(at_most(f"share of a match's length, {game}", found.share, MOST))
    print(f"processor: {time.process_time() - begun:.0f} s")
    return results
