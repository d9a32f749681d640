"""Reviews without processes and without a database, and reviews that nobody has computed."""

import asyncio
from collections.abc import Callable

from bot.features.review.own_choices import own_match
from bot.features.review.stored import MOST_MISTAKES, Mistake, Review, StoredHand
from bot.platform.serving import call
from bot.platform.worker import Work
from bot.tables.table import Table
from data.rows import Values
from tests.bot.match_factories import match_of, play_match
from tests.bot.table_factories import new_tables


async def over(preset: str, people: int = 4) -> Table:
    """A match that is over."""
    tables = new_tables()
    table = await match_of(tables, preset, people=people)
    await play_match(tables, table)
    await tables.stop_play()
    return table


class Here:
    """Does here what a process would do. `fails`: whether the n-th part of the work fails, from 0."""

    def __init__(self, *, processes: int = 1, fails: Callable[[int], bool] = lambda _: False) -> None:
        self.processes = processes
        self.asked = 0
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self._fails = fails

    async def spare(self, work: Work) -> bytes | None:
        number, self.asked = self.asked, self.asked + 1
        await asyncio.sleep(0)
        await self.may_go_on.wait()
        return None if self._fails(number) else call(work.function, work.arguments)


class Kept:
    """The reviews of a store."""

    def __init__(self) -> None:
        self.values: dict[tuple[int, int], Values] = {}
        self.deleted: set[int] = set()
        self.is_full = False
        """Nothing more can be kept."""

    async def find(self, table_id: int, user_id: int) -> Values | None:
        return self.values.get((table_id, user_id))

    async def keep(self, table_id: int, user_id: int, values: Values) -> bool:
        if self.is_full:
            raise OSError("the disk is full")
        if user_id not in self.deleted:
            self.values[table_id, user_id] = values
        return user_id not in self.deleted


async def blamed(table: Table, player: int, **facts: int) -> Review:
    """A review in which the last legal move, or else the one before it, would always have been better."""
    match = await own_match(table, player)
    mistakes = [
        Mistake(
            move=choice.move,
            hand=hand,
            choice=number,
            best=str(next(move for move in reversed(choice.view.legal) if move != choice.played)),
            points=12.3,
            error=1.2,
            places=0.31 if number % 2 else -0.01,
        )
        for hand, own in enumerate(match.hands)
        for number, choice in enumerate(own.choices)
    ]
    hands = tuple(
        StoredHand(place=round(100 * hand.place), expected=tuple(231 for _ in hand.choices), lost=31)
        for hand in match.hands
    )
    return Review(
        worlds=400,
        proved=False,
        choices=match.choices,
        hands=hands,
        mistakes=tuple(mistakes[:: max(1, len(mistakes) // MOST_MISTAKES)][:MOST_MISTAKES]),
        **facts,
    )
