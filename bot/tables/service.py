"""All tables of this process: the only place where a table changes.

One lock a table. Under it a wish is checked against the table as it is, committed as entries, applied; then the lock is
released, and listeners draw and send outside it. What runs under a lock runs to its end, even if who asked is gone.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypedDict, TypeVar

from bot.tables import entries
from bot.tables.entries import Ending, Entry, Hands
from bot.tables.keeper import Keeper
from bot.tables.refusals import No, Refused
from bot.tables.table import Place, Stage, Table, fold, options_of
from engine import ai, moves
from engine.catalog import find_game
from engine.errors import IllegalMove, NotationError, RulesError
from engine.game import Event
from engine.match import Match
from engine.record import write_deal
from engine.rules import read_rules

log = logging.getLogger(__name__)

TURN_SECONDS: Final = range(10, 3601)
COMPUTER_NAMES: Final = (
    "Sakura",
    "Momiji",
    "Tsubaki",
    "Kiku",
    "Fuji",
    "Ayame",
    "Hagi",
    "Matsu",
    "Ume",
    "Botan",
    "Kaede",
)
"""Flowers of the hanafuda months, and a maple."""
RESUME_SECONDS: Final = 15
"""Nobody has less than this left on the clock after a restart."""

RETRY_SECONDS: Final = 5
"""After a fault, so long until the table's clock strikes again."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Change:
    """An entry that has been committed and applied, and what happened in the match by it."""

    table: Table
    entry: Entry
    events: tuple[Event, ...]


class _Dealt(TypedDict):
    dealer: int | None
    deal: dict[str, Any]


def _next_deal(match: Match) -> _Dealt:
    """What chance deals next, as entries keep it."""
    dealer = match.next_dealer()
    return {"dealer": dealer, "deal": write_deal(match.deal(dealer))}


def now_ms() -> int:
    """The time as entries carry it."""
    return time.time_ns() // 1_000_000


class Tables:
    """Opens, holds and changes tables.

    Every method that changes one returns after its entries are committed. It raises `Refused` when nothing was done.
    """

    def __init__(
        self,
        keeper: Keeper,
        *,
        computer_pause: float = 1.2,
        now: Callable[[], int] = now_ms,
    ) -> None:
        """`computer_pause`: seconds before a computer player moves. `now`: the time in milliseconds since 1970."""
        self._keeper = keeper
        self._computer_pause = computer_pause
        self._now = now
        self._tables: dict[int, Table] = {}
        self._by_channel: dict[int, Table] = {}
        self._locks: dict[int, asyncio.Lock] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._listeners: list[Callable[[Change], None]] = []
        self._chance = Random(secrets.randbits(64))

    def listen(self, listener: Callable[[Change], None]) -> None:
        """Tell `listener` of each change, in order, under the table's lock: it must be quick and not wait."""
        self._listeners.append(listener)

    def get(self, table_id: int) -> Table | None:
        """The open table of this id."""
        return self._tables.get(table_id)

    def in_channel(self, channel: int) -> Table | None:
        """The open table of this channel."""
        return self._by_channel.get(channel)

    def all(self) -> list[Table]:
        """Every open table."""
        return list(self._tables.values())

    # -- Restart and stop ---------------------------------------------------------------------------------------------

    async def restore(self) -> list[Table]:
        """Take up every table that was open when the process ended; clocks get credit for the time down."""
        alive_at = await self._keeper.last_beat()
        for kept in await self._keeper.open_tables():
            table = Table(kept.id, kept.guild, kept.channel)
            try:
                fold(table, kept.log)
            except Exception:
                log.exception("Table %s cannot be taken up and is closed", kept.id)
                await self._keeper.close(kept.id, len(kept.log), self._now(), entries.Closed(why=Ending.DESERTED), None)
                continue
            self._hold(table)
            await self._locked(table, lambda t: self._resume(t, alive_at))
        return self.all()

    async def _resume(self, table: Table, alive_at: int | None) -> None:
        await self._finish_if_over(table)
        if table.deadline is not None and alive_at is not None:
            left = table.deadline - max(alive_at, table.last_at)
            deadline = self._now() + max(left, RESUME_SECONDS * 1000)
            await self._write(table, entries.Resumed(deadline=deadline))

    async def close(self) -> None:
        """Stop the clocks and wait for what is under way. Tables stay open in the store."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- The lobby ----------------------------------------------------------------------------------------------------

    async def open(
        self,
        *,
        guild: int,
        channel: int,
        user: int,
        name: str,
        game: str,
        locale: str,
        preset: str | None = None,
        options: dict[str, Any] | None = None,
        turn_seconds: int = 90,
    ) -> Table:
        """A lobby with its host. Refused: CHANNEL_BUSY, GAME_UNKNOWN."""
        try:
            rules = read_rules(find_game(game).rules, options or {})
        except RulesError as wrong:
            raise Refused(No.GAME_UNKNOWN, why=str(wrong)) from wrong
        there = self.in_channel(channel)
        if there is not None:
            raise Refused(No.CHANNEL_BUSY, table=there.id)
        entry = entries.Opened(
            host=user,
            name=name,
            game=game,
            preset=preset,
            options=options_of(rules),
            locale=locale,
            turn_seconds=turn_seconds,
        )
        return await self._finished(self._open(guild, channel, entry))

    async def _open(self, guild: int, channel: int, entry: entries.Opened) -> Table:
        at = self._now()
        table_id = await self._keeper.open(guild=guild, channel=channel, at=at, entry=entry)
        if table_id is None:
            raise Refused(No.CHANNEL_BUSY)
        table = Table(table_id, guild, channel)
        events = table.apply(entry, at)
        self._hold(table)
        self._tell(Change(table, entry, events))
        self._set_timer(table)
        return table

    async def join(self, table_id: int, user: int, name: str) -> Table:
        """Sit down. Refused: ALREADY_SEATED, TABLE_FULL, NOT_IN_LOBBY."""

        async def joined(table: Table) -> None:
            self._in_lobby(table)
            if table.place_of(user):
                raise Refused(No.ALREADY_SEATED)
            self._has_room(table)
            await self._write(table, entries.Joined(user=user, name=name))

        return await self._change(table_id, joined)

    async def leave(self, table_id: int, user: int) -> Table:
        """Leave the lobby, or the match for good: a computer player takes the seat. Without people the table closes."""

        async def left(table: Table) -> None:
            self._seated(table, user)
            if table.stage is Stage.LOBBY and len(table.people()) == 1:
                await self._end(table, Ending.CANCELLED)
                return
            await self._write(table, entries.Left(user=user))
            if not table.people():
                await self._end(table, Ending.DESERTED)

        return await self._change(table_id, left)

    async def add_computer(self, table_id: int, user: int) -> Table:
        """A computer player sits down. The host's. Refused: NOT_HOST, TABLE_FULL, NOT_IN_LOBBY."""

        async def added(table: Table) -> None:
            self._hosted_lobby(table, user)
            self._has_room(table)
            taken = {place.name for place in table.places}
            name = next(name for name in COMPUTER_NAMES if name not in taken)
            await self._write(table, entries.ComputerJoined(name=name))

        return await self._change(table_id, added)

    async def remove_computer(self, table_id: int, user: int) -> Table:
        """The last computer player gets up. The host's. Refused: NO_COMPUTER."""

        async def removed(table: Table) -> None:
            self._hosted_lobby(table, user)
            if all(place.user is not None for place in table.places):
                raise Refused(No.NO_COMPUTER)
            await self._write(table, entries.ComputerLeft())

        return await self._change(table_id, removed)

    async def set_turn_seconds(self, table_id: int, user: int, seconds: int) -> Table:
        """How long a turn may take. The host's. Refused: BAD_TURN_TIME."""

        async def was_set(table: Table) -> None:
            self._hosted_lobby(table, user)
            if seconds not in TURN_SECONDS:
                raise Refused(No.BAD_TURN_TIME, least=TURN_SECONDS[0], most=TURN_SECONDS[-1])
            await self._write(table, entries.TurnTimeSet(seconds=seconds))

        return await self._change(table_id, was_set)

    async def cancel(self, table_id: int, user: int) -> Table:
        """Close the lobby. The host's."""

        async def cancelled(table: Table) -> None:
            self._hosted_lobby(table, user)
            await self._end(table, Ending.CANCELLED)

        return await self._change(table_id, cancelled)

    async def channel_gone(self, channel: int) -> None:
        """The channel was deleted: close its table."""
        table = self.in_channel(channel)
        if table is not None:
            await self._change(table.id, lambda t: self._end(t, Ending.CHANNEL_GONE))

    async def start(self, table_id: int, user: int) -> Table:
        """Deal. The host's. Refused: TOO_FEW, TABLE_FULL (too many)."""

        async def started(table: Table) -> None:
            self._hosted_lobby(table, user)
            seated, allowed = len(table.places), table.seats_allowed()
            if seated < allowed[0]:
                raise Refused(No.TOO_FEW, least=allowed[0], seated=seated)
            if seated > allowed[-1]:
                raise Refused(No.TABLE_FULL, most=allowed[-1])
            seed = secrets.randbits(53)
            match = Match(find_game(table.game), table.rules, seats=seated, seed=seed)
            await self._write(table, entries.Started(seed=seed, **_next_deal(match)))
            await self._finish_if_over(table)

        return await self._change(table_id, started)

    # -- The match ----------------------------------------------------------------------------------------------------

    async def move(self, table_id: int, user: int, *, n: int | None, move: str) -> Table:
        """Make this move for the person. `n`: the table's `ply` when the button was made (None: not asked).

        Refused: NOT_SEATED, NOT_STARTED, AWAY, STALE, NOT_YOUR_TURN, ILLEGAL.
        """

        async def moved(table: Table) -> None:
            place = self._seated(table, user)
            seat = table.seat_of(user)
            if seat is None or table.stage is not Stage.PLAYING:
                raise Refused(No.NOT_STARTED)
            if place.away:
                raise Refused(No.AWAY)
            if n is not None and n != len(table.told):
                raise Refused(No.STALE)
            await self._move(table, seat, move, Hands.PERSON)

        return await self._change(table_id, moved)

    async def come_back(self, table_id: int, user: int) -> Table:
        """The person takes the seat back from the computer player. Refused: NOT_AWAY."""

        async def back(table: Table) -> None:
            if not self._seated(table, user).away:
                raise Refused(No.NOT_AWAY)
            await self._write(table, entries.CameBack(user=user))

        return await self._change(table_id, back)

    async def ready(self, table_id: int, user: int) -> Table:
        """The person waits for the next hand; when all people do, it is dealt. Refused: NOT_OVER."""

        async def is_ready(table: Table) -> None:
            place = self._seated(table, user)
            if table.stage is not Stage.BETWEEN:
                raise Refused(No.NOT_OVER)
            if not place.ready:
                await self._write(table, entries.Ready(user=user))
            if all(place.ready for place in table.people() if not place.away):
                await self._deal(table)

        return await self._change(table_id, is_ready)

    async def _move(self, table: Table, seat: int, written: str, by: Hands) -> None:
        """Check on a copy, commit, apply. Raises Refused."""
        assert table.match is not None
        assert table.match.hand is not None
        try:
            move = moves.parse(written)
            table.match.hand.copy().advance(seat, move)
        except NotationError as wrong:
            raise Refused(No.STALE) from wrong
        except IllegalMove as wrong:
            no = No.ILLEGAL if seat in table.to_act() else No.NOT_YOUR_TURN
            raise Refused(no, illegal=wrong.refusal) from wrong
        await self._write(table, entries.Moved(seat=seat, move=written, by=by))
        await self._finish_if_over(table)

    async def _deal(self, table: Table) -> None:
        """The next hand."""
        assert table.match is not None
        await self._write(table, entries.Dealt(**_next_deal(table.match)))
        await self._finish_if_over(table)

    async def _finish_if_over(self, table: Table) -> None:
        if table.stage is Stage.OVER:
            await self._finish(table)

    # -- The clock ----------------------------------------------------------------------------------------------------

    def _computers_seat(self, table: Table) -> int | None:
        """A seat whose move is awaited from a computer player."""
        return next((seat for seat in table.to_act() if not table.at(seat).by_person), None)

    def _set_timer(self, table: Table, *, earliest: float = 0.0) -> None:
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if table.id not in self._tables:
            return
        if self._computers_seat(table) is not None:
            due = table.last_at + int(self._computer_pause * 1000)
        elif table.deadline is not None:
            due = table.deadline
        else:
            return
        delay = max(earliest, (due - self._now()) / 1000)
        loop = asyncio.get_running_loop()
        self._timers[table.id] = loop.call_later(delay, self._strike, table, table.n)

    def _strike(self, table: Table, n: int) -> None:
        """The time has come, if nothing happened meanwhile."""

        async def struck(there: Table) -> None:
            if there.n != n:
                return
            seat = self._computers_seat(there)
            if seat is not None:
                await self._computer_moves(there, seat, Hands.COMPUTER)
            elif there.stage is Stage.LOBBY:
                await self._end(there, Ending.DESERTED)
            elif there.stage is Stage.BETWEEN:
                await self._deal(there)
            else:
                for late in there.to_act():
                    await self._computer_moves(there, late, Hands.CLOCK)

        self._run(self._change(table.id, struck))

    async def _computer_moves(self, table: Table, seat: int, by: Hands) -> None:
        view = table.view(seat)
        player = ai.PLAYERS[table.at(seat).player]
        move = await asyncio.to_thread(player, view, Random(self._chance.random()))
        await self._move(table, seat, str(move), by)

    # -- Under the lock -----------------------------------------------------------------------------------------------

    async def _change(self, table_id: int, work: Callable[[Table], Awaitable[None]]) -> Table:
        table = self._tables.get(table_id)
        if table is None:
            raise Refused(No.TABLE_GONE)
        await self._finished(self._locked(table, work))
        return table

    async def _locked(self, table: Table, work: Callable[[Table], Awaitable[None]]) -> None:
        async with self._locks[table.id]:
            if table.id not in self._tables:
                raise Refused(No.TABLE_GONE)
            earliest: float = RETRY_SECONDS
            try:
                await work(table)
                earliest = 0
            except Refused:
                earliest = 0
                raise
            finally:
                self._set_timer(table, earliest=earliest)

    async def _finished(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if the caller is cancelled: what is being committed must be applied."""
        return await asyncio.shield(self._run(work))

    def _run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None and not isinstance(wrong, Refused):
            log.error("A change of a table failed", exc_info=wrong)

    async def _write(self, table: Table, entry: Entry) -> None:
        """Commit, then apply, then tell."""
        at = self._now()
        await self._keeper.append(table.id, table.n, at, entry)
        events = table.apply(entry, at)
        self._tell(Change(table, entry, events))

    async def _end(self, table: Table, why: Ending) -> None:
        """Close the table before its match is over."""
        entry, at = entries.Closed(why=why), self._now()
        await self._keeper.close(table.id, table.n, at, entry, None)
        table.apply(entry, at)
        self._release(table)
        self._tell(Change(table, entry, ()))

    async def _finish(self, table: Table) -> None:
        """Close a table whose match is over, with its results."""
        entry, at = entries.Closed(why=Ending.PLAYED), self._now()
        await self._keeper.close(table.id, table.n, at, entry, table)
        table.apply(entry, at)
        self._release(table)
        self._tell(Change(table, entry, ()))

    def _hold(self, table: Table) -> None:
        self._tables[table.id] = table
        self._by_channel[table.channel] = table
        self._locks[table.id] = asyncio.Lock()

    def _release(self, table: Table) -> None:
        self._tables.pop(table.id, None)
        if self._by_channel.get(table.channel) is table:
            del self._by_channel[table.channel]

    def _tell(self, change: Change) -> None:
        for listener in self._listeners:
            try:
                listener(change)
            except Exception:
                log.exception("A listener failed")

    # -- Checks -------------------------------------------------------------------------------------------------------

    def _in_lobby(self, table: Table) -> None:
        if table.stage is not Stage.LOBBY:
            raise Refused(No.NOT_IN_LOBBY)

    def _hosted_lobby(self, table: Table, user: int) -> None:
        self._in_lobby(table)
        if table.host != user:
            raise Refused(No.NOT_HOST, host=table.host)

    def _has_room(self, table: Table) -> None:
        most = table.seats_allowed()[-1]
        if len(table.places) >= most:
            raise Refused(No.TABLE_FULL, most=most)

    def _seated(self, table: Table, user: int) -> Place:
        place = table.place_of(user)
        if place is None or place.left:
            raise Refused(No.NOT_SEATED)
        return place
