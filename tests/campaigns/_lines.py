"""Plays lines at days as a bot's process does: `python -m tests.campaigns._lines URL LINE ...`.

A line is a user's try, whose moves follow from its number. Of each own turn it prints the line, the number of the move
and a hash of what the person sees; at the end the line, `end`, a hash of all that they saw and of all moves, the number
of replies, and the score. Lines that an earlier process has begun or finished are taken up where they are.
"""

import asyncio
import sys
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from hashlib import sha256
from random import Random
from typing import Final, cast

from bot.storage.archive import Archive
from bot.storage.dailies import DayDeals
from bot.storage.stored_tables import StoredTables
from bot.tables.participants import Guest
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from data.store import Store
from engine.daily.days import SEAT, begins_ms
from engine.daily.score import score_of
from engine.match import Match
from engine.moves import Move
from tests.bot.clock import Clock
from tests.bot.table_factories import new_tables, restore
from tests.bot.tables.steps import strike

DAYS: Final = 14
"""So many days have every game."""


def day_of(line: int) -> int:
    """The day of a line."""
    return 1 + line % DAYS


def move_of(match: Match, line: int) -> Move:
    """The next move of a line."""
    assert match.hand is not None
    return Random(f"{line}/{made(match)}").choice(match.hand.legal(SEAT))


def made(match: Match) -> int:
    """How many moves the person has made."""
    return sum(seat == SEAT for seat, _ in match.played[-1].plies)


def seen(match: Match) -> str:
    """A hash of what the person sees now."""
    return sha256(repr(plain(match.view(SEAT))).encode()).hexdigest()[:16]


def ended(match: Match) -> str:
    """A hash of all that the person saw and of all moves, the number of replies, and the score."""
    views = [plain(position.view(SEAT)) for position in match.positions()]
    plies = [(seat, str(move)) for seat, move in match.played[0].plies]
    whole = sha256(repr((views, plies)).encode()).hexdigest()[:16]
    return f"{whole} {len(plies) - made(match)} {score_of(match).number}"


def plain(value: object) -> object:
    """A value as it is written the same in every process: sets and mappings in order."""
    if is_dataclass(value) and not isinstance(value, type):
        return [(each.name, plain(getattr(value, each.name))) for each in fields(value)]
    if isinstance(value, Mapping):
        items = cast(Mapping[object, object], value).items()
        return sorted(((plain(key), plain(each)) for key, each in items), key=repr)
    if isinstance(value, set | frozenset):
        return sorted(map(plain, cast(Iterable[object], value)), key=repr)
    if isinstance(value, tuple | list):
        return [plain(each) for each in cast(Iterable[object], value)]
    return str(value)


def say(line: int, *facts: object) -> None:
    print(line, *facts, flush=True)


class Player:
    """A process's tables, on one day."""

    def __init__(self, store: Store, tables: TableService) -> None:
        self._store = store
        self._tables = tables
        self._deals = DayDeals(store.dailies)

    async def play(self, line: int) -> None:
        """A line to its end."""
        table = await self._table(line)
        while table.stage is Stage.PLAYING:
            assert table.match is not None
            if table.to_act()[0] == SEAT:
                say(line, made(table.match), seen(table.match))
                await self._tables.move(table.id, line, ply=None, move=str(move_of(table.match, line)))
            else:
                await strike(self._tables, table)
        assert table.match is not None
        say(line, "end", ended(table.match))

    async def _table(self, line: int) -> Table:
        begun = await self._store.dailies.try_of(line, day_of(line))
        if begun is None:
            deal = await self._deals.of(day_of(line))
            return await self._tables.private.begin_try(Guest(line, "A"), deal, board=None, locale="en-US", press=line)
        assert begun.table_id is not None
        table = await Archive(self._tables, self._store).whole(begun.table_id)
        assert table is not None
        return table


async def play_all(url: str, lines: Iterable[int]) -> None:
    """Play these lines, those of a day together."""
    by_day: dict[int, list[int]] = {}
    for line in lines:
        by_day.setdefault(day_of(line), []).append(line)
    async with await Store.open(url) as store:
        for day, theirs in sorted(by_day.items()):
            tables = new_tables(StoredTables(store), now=Clock(begins_ms(day) + 1))
            await restore(tables)
            player = Player(store, tables)
            for line in theirs:
                await player.play(line)
            await tables.stop_play()


if __name__ == "__main__":
    asyncio.run(play_all(sys.argv[1], map(int, sys.argv[2:])))
