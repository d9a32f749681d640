"""What people, computer players and the clock do at tables: the only place where a table changes.

Under the table's lock a wish is checked against the table as it is and written (`bot.tables.registry`); listeners draw
and send outside it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping
from random import Random, SystemRandom
from typing import Any, Final, TypedDict

from bot.tables import entries
from bot.tables.computer_names import free_name
from bot.tables.entries import CloseReason, MovedBy
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import RETRY_SECONDS, OpenTable, loop_time, now_ms
from bot.tables.resuming import Resuming
from bot.tables.storage import TableStorage
from bot.tables.table import Participant, Stage, Table, options_of
from engine import ai, moves
from engine.catalog import find_game
from engine.errors import IllegalMove, NotationError, RulesError
from engine.game import EDITION
from engine.match import Match
from engine.record import write_deal
from engine.rules import Rules, read_rules

log = logging.getLogger(__name__)

TURN_SECONDS: Final = range(10, 3601)
SECRET_PAUSES: Final = (2.5, 7.0)
"""So many times as long a computer player thinks where nobody may know who is asked: about as long as people do."""


class _Dealt(TypedDict):
    dealer: int | None
    deal: dict[str, Any]
    edition: int


def _next_deal(match: Match) -> _Dealt:
    """What chance deals next, as entries keep it."""
    dealer = match.next_dealer()
    return {"dealer": dealer, "deal": write_deal(match.deal(dealer)), "edition": EDITION}


class TableService(Resuming):
    """Opens, holds and changes tables.

    Every method that changes one returns after its entries are committed. It raises `TableError` when nothing was done.
    """

    def __init__(
        self,
        keeper: TableStorage,
        *,
        computer_pause: float = 1.2,
        now: Callable[[], int] = now_ms,
        steady: Callable[[], float] = loop_time,
        chance: Random | None = None,
    ) -> None:
        """`computer_pause`: seconds before a computer player moves. `now`: the time of day in milliseconds since 1970,
        which may be set. `steady`: seconds that only pass, by which all durations are.

        `chance`: what deals, computers' choices and their pauses hang on; the system's own, which nobody can foresee,
        where it is not given.
        """
        super().__init__(keeper, now=now, steady=steady)
        self.wind = self._wind
        self._computer_pause = computer_pause
        self._opening: set[int] = set()
        """Channels in which a table is just being opened."""
        self._chance = chance or SystemRandom()
        self._salt = self._chance.getrandbits(64)

    def get(self, table_id: int) -> Table | None:
        """The open table of this id."""
        held = self.held(table_id)
        return held and held.table

    def hosted(self, table_id: int, user: int) -> Table:
        """The lobby that this person hosts. TableError: TABLE_GONE, NOT_IN_LOBBY, NOT_HOST."""
        table = self.get(table_id)
        if table is None:
            raise TableError(RefusalReason.TABLE_GONE)
        self._hosted_lobby(table, user)
        return table

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
        practice: bool = False,
    ) -> Table:
        """A lobby with its host. TableError: CHANNEL_BUSY, UNREADABLE, GAME_UNKNOWN, STOPPING."""
        self.check_open()
        self.unread.check(self.unread.in_channel(channel))
        try:
            rules = read_rules(find_game(game).rules, options or {})
        except RulesError as wrong:
            raise TableError(RefusalReason.GAME_UNKNOWN, why=str(wrong)) from wrong
        there = self.in_channel(channel)
        if there is not None:
            raise TableError(RefusalReason.CHANNEL_BUSY, table=there.id)
        if channel in self._opening:
            raise TableError(RefusalReason.CHANNEL_BUSY)
        entry = entries.Opened(
            host=user,
            name=name,
            game=game,
            preset=preset,
            options=options_of(rules),
            locale=locale,
            turn_seconds=turn_seconds,
            practice=practice,
        )
        self._opening.add(channel)
        return await self.finished(self._open(guild, channel, entry))

    async def _open(self, guild: int, channel: int, entry: entries.Opened) -> Table:
        try:
            at, steady = self.now(), self.steady()
            table_id = await self.keeper.open(guild=guild, channel=channel, at=at, entry=entry)
            if table_id is None:
                await self._close_unheld(channel)
                table_id = await self.keeper.open(guild=guild, channel=channel, at=at, entry=entry)
                assert table_id is not None
            table = Table(table_id, guild, channel)
            held = self.hold(table)
            self.apply(table, entry, at, steady)
            self._wind(held, 0.0)
            return table
        finally:
            self._opening.discard(channel)

    async def _close_unheld(self, channel: int) -> None:
        """A table is open in the store which nobody here holds: when it was opened, the store's answer was lost."""
        for kept in await self.keeper.open_tables():
            if kept.channel == channel:
                log.warning("Table %s was never shown and is closed", kept.id)
                await self.keeper.close(
                    kept.id, len(kept.log), self.now(), entries.Closed(why=CloseReason.DESERTED), None
                )

    async def join(self, table_id: int, user: int, name: str) -> Table:
        """Sit down. TableError: ALREADY_SEATED, TABLE_FULL, NOT_IN_LOBBY."""

        async def joined(table: Table) -> None:
            self._in_lobby(table)
            if table.practice:
                raise TableError(RefusalReason.NOT_IN_LOBBY)
            if table.participant_of(user):
                raise TableError(RefusalReason.ALREADY_SEATED)
            self._has_room(table)
            await self.write(table, entries.Joined(user=user, name=name))

        return await self.change(table_id, joined)

    async def leave(self, table_id: int, user: int, *, only_lobby: bool = False, may_end: bool = True) -> Table:
        """Leave the lobby, or the match for good: a computer player takes the seat. Without people the table closes.

        `only_lobby`: nobody is meant to leave a match. `may_end`: also where the match ends by it. TableError:
        NOT_SEATED, NOT_IN_LOBBY, LAST_PERSON.
        """

        async def left(table: Table) -> None:
            if only_lobby:
                self._in_lobby(table)
            self._seated(table, user)
            if table.stage is Stage.LOBBY and len(table.people()) == 1:
                await self.end(table, CloseReason.CANCELLED)
                return
            if not may_end and len(table.people()) == 1:
                raise TableError(RefusalReason.LAST_PERSON)
            await self.write(table, entries.Left(user=user))
            if not table.people():
                await self.end(table, CloseReason.DESERTED)

        return await self.change(table_id, left)

    async def add_computer(self, table_id: int, user: int) -> Table:
        """A computer player sits down. The host's. TableError: NOT_HOST, TABLE_FULL, NOT_IN_LOBBY."""

        async def added(table: Table) -> None:
            self._hosted_lobby(table, user)
            self._has_room(table)
            taken = {place.name for place in table.participants}
            await self.write(table, entries.ComputerJoined(name=free_name(table.locale, taken)))

        return await self.change(table_id, added)

    async def remove_computer(self, table_id: int, user: int) -> Table:
        """The last computer player gets up. The host's. TableError: NO_COMPUTER."""

        async def removed(table: Table) -> None:
            self._hosted_lobby(table, user)
            if all(place.user is not None for place in table.participants):
                raise TableError(RefusalReason.NO_COMPUTER)
            await self.write(table, entries.ComputerLeft())

        return await self.change(table_id, removed)

    async def set_turn_seconds(self, table_id: int, user: int, seconds: int) -> Table:
        """How long a turn may take. The host's. TableError: BAD_TURN_TIME."""

        async def was_set(table: Table) -> None:
            self._hosted_lobby(table, user)
            if seconds not in TURN_SECONDS:
                raise TableError(RefusalReason.BAD_TURN_TIME, least=TURN_SECONDS[0], most=TURN_SECONDS[-1])
            await self.write(table, entries.TurnTimeSet(seconds=seconds))

        return await self.change(table_id, was_set)

    async def set_strict(self, table_id: int, user: int, *, strict: bool) -> Table:
        """Whether reacting to a ghost, and writing right after one, count as talking. The host's."""

        async def was_set(table: Table) -> None:
            self._hosted_lobby(table, user)
            await self.write(table, entries.StrictSet(strict=strict))

        return await self.change(table_id, was_set)

    async def set_options(
        self,
        table_id: int,
        user: int,
        *,
        change: Callable[[Rules], Mapping[str, Any]],
        preset: Callable[[Rules], str | None],
    ) -> Table:
        """Other rules of the same game. The host's.

        `change` gives the options from the rules as they are, those left out being at their defaults; `preset` names
        the rule set that these are. TableError: BAD_OPTION, with the engine's RulesError as its cause.
        """

        async def were_set(table: Table) -> None:
            self._hosted_lobby(table, user)
            try:
                rules = read_rules(find_game(table.game).rules, change(table.rules))
            except RulesError as wrong:
                raise TableError(RefusalReason.BAD_OPTION) from wrong
            if rules != table.rules:
                await self.write(table, entries.OptionsSet(preset=preset(rules), options=options_of(rules)))

        return await self.change(table_id, were_set)

    async def cancel(self, table_id: int, user: int) -> Table:
        """Close the lobby. The host's."""

        async def cancelled(table: Table) -> None:
            self._hosted_lobby(table, user)
            await self.end(table, CloseReason.CANCELLED)

        return await self.change(table_id, cancelled)

    async def channel_gone(self, channel: int) -> None:
        """The channel was deleted: close its table, unless that has just been done."""
        table = self.in_channel(channel)
        if table is not None:
            with contextlib.suppress(TableError):
                await self.change(table.id, lambda t: self.end(t, CloseReason.CHANNEL_GONE))

    async def start(self, table_id: int, user: int) -> Table:
        """Deal. The host's. TableError: TOO_FEW, TABLE_FULL (too many)."""

        async def started(table: Table) -> None:
            self._hosted_lobby(table, user)
            seated, allowed = len(table.participants), table.seats_allowed()
            if seated < allowed[0]:
                raise TableError(RefusalReason.TOO_FEW, least=allowed[0], seated=seated)
            if seated > allowed[-1]:
                raise TableError(RefusalReason.TABLE_FULL, most=allowed[-1])
            seed = self.new_seed(table)
            match = Match(find_game(table.game), table.rules, seats=seated, seed=seed)
            await self.write(table, entries.Started(seed=seed, **_next_deal(match)))
            await self.finish_if_over(table)

        return await self.change(table_id, started)

    def new_seed(self, _table: Table) -> int:
        """What the next match at this table is dealt from: 53 bits, which a record can hold as a number."""
        return self._chance.getrandbits(53)

    # -- The match ----------------------------------------------------------------------------------------------------

    async def move(self, table_id: int, user: int, *, n: int | None, move: str) -> Table:
        """Make this move for the person. `n`: how many moves had been made when the button was (None: not asked).

        TableError: NOT_SEATED, NOT_STARTED, AWAY, STALE, NOT_YOUR_TURN, ILLEGAL.
        """

        async def moved(table: Table) -> None:
            place = self._seated(table, user)
            seat = table.seat_of(user)
            if seat is None or table.stage is not Stage.PLAYING:
                raise TableError(RefusalReason.NOT_STARTED)
            if place.away:
                raise TableError(RefusalReason.AWAY)
            if (n is not None and not table.still_asks(seat, n)) or move.startswith("talk:"):
                raise TableError(RefusalReason.STALE)
            await self._move(table, seat, move, MovedBy.PERSON)

        return await self.change(table_id, moved)

    async def come_back(self, table_id: int, user: int) -> Table:
        """The person takes the seat back from the computer player. TableError: NOT_AWAY."""

        async def back(table: Table) -> None:
            if not self._seated(table, user).away:
                raise TableError(RefusalReason.NOT_AWAY)
            await self.write(table, entries.CameBack(user=user))

        return await self.change(table_id, back)

    async def ready(self, table_id: int, user: int) -> Table:
        """The person waits for the next hand; when all people do, it is dealt. TableError: NOT_OVER."""

        async def is_ready(table: Table) -> None:
            place = self._seated(table, user)
            if table.stage is not Stage.BETWEEN:
                raise TableError(RefusalReason.NOT_OVER)
            if not place.ready:
                await self.write(table, entries.Ready(user=user))
            if all(place.ready for place in table.people() if not place.away):
                await self._deal(table)

        return await self.change(table_id, is_ready)

    async def _move(self, table: Table, seat: int, written: str, by: MovedBy) -> None:
        """Check on a copy, commit, apply. Raises TableError."""
        assert table.match is not None
        assert table.match.hand is not None
        try:
            move = moves.parse(written)
            table.match.hand.copy().advance(seat, move)
        except NotationError as wrong:
            raise TableError(RefusalReason.STALE) from wrong
        except IllegalMove as wrong:
            no = RefusalReason.ILLEGAL if seat in table.to_act() else RefusalReason.NOT_YOUR_TURN
            raise TableError(no, illegal=wrong.refusal) from wrong
        await self.write(table, entries.Moved(seat=seat, move=written, by=by))
        await self.finish_if_over(table)

    async def _deal(self, table: Table) -> None:
        """The next hand."""
        assert table.match is not None
        await self.write(table, entries.Dealt(**_next_deal(table.match)))
        await self.finish_if_over(table)

    # -- The clock ----------------------------------------------------------------------------------------------------

    def _computers_seat(self, table: Table) -> int | None:
        """A seat whose move is awaited from a computer player."""
        return next((seat for seat in table.to_act() if not table.at(seat).by_person), None)

    def _wind(self, held: OpenTable, earliest: float) -> None:
        table = held.table
        if held.timer is not None:
            held.timer.cancel()
            held.timer = None
        seat = self._computers_seat(table)
        if table.stage is Stage.OVER:
            due, earliest = self.steady(), RETRY_SECONDS
        elif seat is not None:
            due = self._computer_due(held, seat)
        elif held.clock.due is not None:
            due = held.clock.due
        else:
            return
        delay = max(earliest, due - self.steady())
        held.timer = asyncio.get_running_loop().call_later(delay, self._strike, table, table.version)

    def _computer_due(self, held: OpenTable, seat: int) -> float:
        """When a computer player moves in this seat, by the steady clock."""
        table, clock = held.table, held.clock
        due = clock.moved_at + self._pause(table, seat)
        if clock.due is None or seat in table.view(None).to_act:
            return due
        # A computer that took over just before the time is up would be known by answering after it (SP-4).
        return min(due, clock.due)

    def _pause(self, table: Table, seat: int) -> float:
        """Seconds until a computer player moves in this seat; the same whenever asked for one move."""
        if seat in table.view(None).to_act:
            return self._computer_pause
        # Nobody may tell by the time it takes whether a person or a computer is asked (SP-4).
        return self._computer_pause * Random(f"{self._salt}/{table.id}/{table.version}").uniform(*SECRET_PAUSES)

    def _strike(self, table: Table, n: int) -> None:
        """The time has come, if nothing happened meanwhile."""

        async def struck(there: Table) -> None:
            if there.version != n:
                return
            seat = self._computers_seat(there)
            if there.stage is Stage.OVER:
                await self.finish_if_over(there)
            elif seat is not None:
                await self._computer_moves(there, seat, MovedBy.COMPUTER)
            elif there.stage is Stage.LOBBY or there.practice:
                await self.end(there, CloseReason.DESERTED)
            elif there.stage is Stage.BETWEEN:
                await self._deal(there)
            else:
                for late in there.to_act():
                    await self._computer_moves(there, late, MovedBy.CLOCK)

        self.run(self.change(table.id, struck))

    async def _computer_moves(self, table: Table, seat: int, by: MovedBy) -> None:
        view = table.view(seat)
        player = ai.PLAYERS[table.at(seat).player]
        move = await asyncio.to_thread(player, view, Random(self._chance.random()))
        await self._move(table, seat, str(move), by)

    # -- Checks -------------------------------------------------------------------------------------------------------

    def _in_lobby(self, table: Table) -> None:
        if table.stage is not Stage.LOBBY:
            raise TableError(RefusalReason.NOT_IN_LOBBY)

    def _hosted_lobby(self, table: Table, user: int) -> None:
        self._in_lobby(table)
        if table.host != user:
            raise TableError(RefusalReason.NOT_HOST, host=table.host)

    def _has_room(self, table: Table) -> None:
        most = table.seats_allowed()[-1]
        if len(table.participants) >= most:
            raise TableError(RefusalReason.TABLE_FULL, most=most)

    def _seated(self, table: Table, user: int) -> Participant:
        place = table.participant_of(user)
        if place is None or place.left:
            raise TableError(RefusalReason.NOT_SEATED)
        return place
