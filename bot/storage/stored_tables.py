"""`TableStorage` on the database: appends entries to logs, and writes results and ratings when a match ends."""

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Literal

import orjson

from bot.storage.names import Names
from bot.tables.computers import level_played
from bot.tables.deadlines import LESSON_SECONDS
from bot.tables.seating import is_rated
from bot.tables.storage import ListedTable
from bot.tables.table import Table
from bot.text.boards import BoardName
from bot.text.games import preset_at
from data.errors import ChannelBusy
from data.rows import ComputerFinisher, Finish, FinishedTry, Finisher, Indexed, NewGame, NewTry
from data.store import Store
from engine.daily.days import SEAT
from engine.daily.score import score_of
from engine.moves import Move, Pass, Play, PlayGroup

TurnLetter = Literal["c", "p", "o"]
"""A turn of a try as it is stored: a card, a pass, or another move."""


class StoredTables:
    """See `bot.tables.storage.TableStorage`."""

    def __init__(self, store: Store) -> None:
        self._tables = store.tables
        self._names = Names(store)
        self.append, self.append_all = store.tables.append, store.tables.append_all
        self.logs, self.last_beat = store.tables.logs, store.heartbeat.last
        self.end_shown = store.tables.end_shown

    async def open(
        self,
        *,
        guild: int,
        channel: int | None,
        owner: int = 0,
        at: int,
        log: Callable[[int], Sequence[str]],
        as_try: NewTry | NewGame | None = None,
    ) -> int | None:
        try:
            row = await self._tables.open(
                guild_id=guild or None,
                channel_id=channel,
                user_id=owner or None,
                at_ms=at,
                bodies=log,
                as_try=as_try,
            )
        except ChannelBusy:
            return None
        return row.id

    async def move(self, table_id: int, n: int, *, guild: int, channel: int, at_ms: int, body: str) -> bool:
        try:
            await self._tables.move(table_id, n, guild_id=guild, channel_id=channel, at_ms=at_ms, body=body)
        except ChannelBusy:
            return False
        return True

    async def log(self, table_id: int) -> list[tuple[int, str]]:
        return [(entry.at_ms, entry.body) for entry in await self._tables.entries_of(table_id)]

    async def close_table(self, table_id: int, version: int, at: int, log: Sequence[str], played: Table | None) -> None:
        is_try = played is not None and played.fair.is_try
        finished_try = try_of(played) if played is not None and is_try else None
        finish = finish_of(played) if played is not None and not is_try else None
        if played is not None:
            await self._names.keep(played)
        await self._tables.close_table(
            table_id, version, at_ms=at, bodies=log, finish=finish, finished_try=finished_try
        )

    async def index(self, *, only: int | None = None) -> list[ListedTable]:
        return [_listed(row) for row in await self._tables.index(only=only)]


def _listed(row: Indexed) -> ListedTable:
    host = clock_ms = 0
    with contextlib.suppress(ValueError, TypeError, LookupError):  # The log of a newer release may begin otherwise.
        opened: dict[str, Any] = orjson.loads(row.opening)
        host = int(opened["host"])
        clock_ms = (LESSON_SECONDS if opened.get("practice") else int(opened["turn_seconds"])) * 1000
    return ListedTable(
        row.id,
        row.guild_id or 0,
        row.channel_id,
        host,
        due=row.last_at_ms + clock_ms,
        is_open=row.is_open,
        owner=row.user_id or 0,
    )


def try_of(table: Table) -> FinishedTry:
    """The score of a finished try at a day, and its turns."""
    assert table.match is not None
    turns = "".join(turn_of(played.move) for played in table.history if played.seat == SEAT)
    return FinishedTry(score_of(table.match).number, turns)


def turn_of(move: Move) -> TurnLetter:
    """The kind of a move of one's own, as its letter."""
    match move:
        case Pass():
            return "p"
        case Play() | PlayGroup():
            return "c"
        case _:
            return "o"


def finish_of(table: Table) -> Finish:
    """The result of a finished match. It does not count for who asked for a hint."""
    board = BoardName.of(table.game, preset_at(table))
    return Finish(
        game=board.game,
        preset=board.preset,
        seats=len(table.participants),
        people=tuple(
            Finisher(
                user_id=line.participant.user,
                place=line.rank,
                finished=line.finished,
                counts=not line.hints,
                is_rated=is_rated(table.participants) and line.participant.seating is None,
            )
            for line in table.standings()
            if line.participant.user is not None
        ),
        computers=tuple(
            ComputerFinisher(player=level_played(line.participant.level, table.setup), place=line.rank)
            for line in table.standings()
            if line.participant.user is None
        ),
    )
