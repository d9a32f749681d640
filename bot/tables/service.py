"""Requests of one user at one table. Each request is checked against the table and committed under the table's lock."""

import contextlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from bot.tables import entries
from bot.tables.checks import check_host, check_lobby, check_no_try, seat_in_play, seated
from bot.tables.computers import ComputerPlayers, Thinking
from bot.tables.entries import CloseReason, Level, MovedBy
from bot.tables.hint_requests import HintRequests
from bot.tables.limits import NO_LIMITS, OpeningLimits, Rates, TableLimits
from bot.tables.match_play import MatchPlay
from bot.tables.opening import TableOpening, check_ghosts, check_pace, computer_joined, joined
from bot.tables.pacing import HoursOf, no_hours
from bot.tables.participants import Guest
from bot.tables.private_tables import PrivateTables
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import TableRegistry
from bot.tables.restoring import Restoring
from bot.tables.seats import Seats
from bot.tables.setup import TableSetup
from bot.tables.stages import Stage
from bot.tables.storage import ListedTable, TableStorage
from bot.tables.table import Table
from bot.tables.table_times import TIMES, Times
from bot.tables.taking_back import TakeBacks
from bot.tables.turn_clock import TurnClock
from bot.tables.words import TableWords
from data.outside import chance as outside_chance
from engine.errors import RulesError
from engine.moves import DRAW
from engine.rules import Value

MOST_INVITED: Final = 20
"""People who can be invited to one table."""
MOST_STEPPED: Final = 3
"""How often a person can step away between two moves."""


class TableService:
    """Opens tables and carries out users' requests.

    Methods that change a table return after their entries are committed. TableError means that nothing changed.
    """

    def __init__(
        self,
        storage: TableStorage,
        *,
        computer_pause: float = 1.2,
        times: Times = TIMES,
        chance: Random | None = None,
        computers: ComputerPlayers | None = None,
        thinking: Thinking | None = None,
        seed_of: Callable[[Table], int] | None = None,
        limits: TableLimits = NO_LIMITS,
        hours_of: HoursOf = no_hours,
    ) -> None:
        """`computer_pause`: seconds before a computer player moves. `chance`: source of deals, computer players'
        choices and pauses; by default the system's, which is unpredictable. `thinking`: where strong computer players
        think. `seed_of`: returns the seed of the next match at a table, instead of fair deals, for tests. `limits`: how
        many tables there may be. `hours_of`: as in `TurnClock`.
        """
        chance = chance or outside_chance()
        salt = chance.getrandbits(64)
        self.registry = TableRegistry(storage, times)
        self.play = MatchPlay(self.registry, chance, seed_of=seed_of)
        self.computers = computers or ComputerPlayers(chance, thinking)
        self.clock = TurnClock(
            self.registry, self.play, self.computers, computer_pause=computer_pause, salt=salt, hours_of=hours_of
        )
        self.hours_changed: Final = self.clock.hours_changed
        self.restoring = Restoring(self.registry)
        self.get: Final = self.registry.get
        self.is_closed: Final = self.registry.is_closed
        self.taken_up: Final = self.registry.taken_up
        self.in_channel: Final = self.registry.in_channel
        self.all: Final = self.registry.all
        self.listen: Final = self.registry.listen
        self.rates: Final = Rates(steady=times.steady, now=times.now)
        opening_limits = OpeningLimits(limits, self.listed, self.rates)
        opening = TableOpening(self.registry, self.play, opening_limits)
        self.open: Final = opening.open
        self.private: Final = PrivateTables(self.registry, opening, opening_limits)
        self.set_word: Final = TableWords(self.registry).set_word
        seats = Seats(self.registry)
        self.sit_down: Final = seats.sit_down
        self.stay_out: Final = seats.stay_out
        self.take_back: Final = TakeBacks(self.registry).take_back
        self.ask_hint: Final = HintRequests(self.registry).ask_hint
        self.stop_play: Final = self.registry.stop_play
        self._change: Final = self.registry.change
        self._write: Final = self.registry.write

    def listed(self) -> list[Table | ListedTable]:
        """All open tables, taken up or not."""
        return [*self.all(), *self.registry.waiting]

    def hosted(self, table_id: int, user: int) -> Table:
        """The lobby with this id, hosted by this user. TableError: TABLE_GONE, NOT_IN_LOBBY, NOT_HOST."""
        table = self.get(table_id)
        if table is None:
            raise TableError(RefusalReason.TABLE_GONE)
        check_host(table, user)
        return table

    # -- The lobby ----------------------------------------------------------------------------------------------------

    async def join(self, table_id: int, user: int, name: str, *, press: int | None = None) -> Table:
        """Join the lobby. `press`: the id of the press that did it, for fair deals.

        TableError: ALREADY_SEATED, TABLE_FULL, NOT_IN_LOBBY.
        """

        async def join(table: Table) -> None:
            check_lobby(table)
            if table.lesson:
                raise TableError(RefusalReason.NOT_IN_LOBBY)
            await self._write(table, joined(table, user, name, press))

        return await self._change(table_id, join)

    async def leave(self, table_id: int, user: int, *, only_lobby: bool = False, may_end: bool = True) -> Table:
        """Leave the lobby, or the match for good: a computer player takes the seat. The last person closes the table.

        `only_lobby`: refuse to leave a match. `may_end`: whether the last person may leave, which ends the match.
        TableError: NOT_SEATED, NOT_IN_LOBBY, LAST_PERSON.
        """

        async def leave(table: Table) -> None:
            if only_lobby:
                check_lobby(table)
            seated(table, user)
            if table.stage is Stage.LOBBY and len(table.people()) == 1:
                await self.registry.end(table, CloseReason.CANCELLED)
                return
            if not may_end and len(table.people()) == 1:
                raise TableError(RefusalReason.LAST_PERSON)
            left = entries.Left(user=user)
            if len(table.people()) == 1:
                await self.registry.end(table, CloseReason.DESERTED, after=[left])
            else:
                await self._write(table, left)

        return await self._change(table_id, leave)

    async def add_computer(self, table_id: int, user: int, level: Level = Level.NORMAL) -> Table:
        """Add a computer player. Host only. TableError: NOT_HOST, TABLE_FULL, NOT_IN_LOBBY."""

        async def add(table: Table) -> None:
            check_host(table, user)
            await self._write(table, computer_joined(table, level))

        return await self._change(table_id, add)

    async def fill(self, table_id: int, user: int) -> Table:
        """Add normal computer players up to the usual number of seats. Host only. TableError: TABLE_FULL if all are."""

        async def fill(table: Table) -> None:
            check_host(table, user)
            missing = table.setup.usual_seats() - len(table.participants)
            if missing <= 0:
                raise TableError(RefusalReason.TABLE_FULL, most=table.setup.usual_seats())
            await self._seat_computers(table, missing)

        return await self._change(table_id, fill)

    async def set_level(self, table_id: int, user: int, level: Level, *, name: str | None) -> Table:
        """Set the level of the computer player with this name; None: of all. Host only. TableError: NO_COMPUTER."""

        async def set_level(table: Table) -> None:
            check_host(table, user)
            meant = [place for place in table.computers() if name in (None, place.name)]
            if not meant:
                raise TableError(RefusalReason.NO_COMPUTER)
            if any(place.level is not level for place in meant):
                await self._write(table, entries.LevelSet(name=name, level=level))

        return await self._change(table_id, set_level)

    async def invite(self, table_id: int, user: int, guests: Sequence[Guest]) -> tuple[Guest, ...]:
        """Invite those of the guests who are not seated and were not asked before; return them. Host only.

        TableError: NOT_IN_LOBBY, NOT_HOST, ASKED_ALREADY if nobody is left, ASKED_ENOUGH.
        """
        asked: list[Guest] = []

        async def invite(table: Table) -> None:
            check_host(table, user)
            asked[:] = [
                each for each in guests if each.user not in table.invited and not table.participant_of(each.user)
            ]
            if not asked:
                raise TableError(RefusalReason.ASKED_ALREADY)
            if len(table.invited) + len(asked) > MOST_INVITED:
                raise TableError(RefusalReason.ASKED_ENOUGH, most=MOST_INVITED)
            for guest in asked:
                await self._write(table, entries.Invited(user=guest.user, name=guest.name))

        await self._change(table_id, invite)
        return tuple(asked)

    async def ask(self, table_id: int, user: int, role: int) -> Table:
        """Ask the people of a role, once. Host only. TableError: NOT_IN_LOBBY, NOT_HOST, ASKED_HERE."""

        async def ask(table: Table) -> None:
            check_host(table, user)
            if table.asked_role is not None:
                raise TableError(RefusalReason.ASKED_HERE)
            await self._write(table, entries.RoleAsked(role=role))

        return await self._change(table_id, ask)

    async def decline(self, table_id: int, user: int) -> Table:
        """Say no to an invitation. TableError: NOT_IN_LOBBY, ALREADY_SEATED, NOT_INVITED."""

        async def decline(table: Table) -> None:
            check_lobby(table)
            if table.participant_of(user):
                raise TableError(RefusalReason.ALREADY_SEATED)
            if user not in table.invited:
                raise TableError(RefusalReason.NOT_INVITED)
            if not table.invited[user].declined:
                await self._write(table, entries.InvitationDeclined(user=user))

        return await self._change(table_id, decline)

    async def remove_computer(self, table_id: int, user: int) -> Table:
        """Remove the last computer player. Host only. TableError: NO_COMPUTER."""

        async def remove(table: Table) -> None:
            check_host(table, user)
            if not table.computers():
                raise TableError(RefusalReason.NO_COMPUTER)
            await self._write(table, entries.ComputerLeft())

        return await self._change(table_id, remove)

    async def set_up(self, table_id: int, user: int, change: Callable[[TableSetup], TableSetup]) -> Table:
        """Change the setup. Host only.

        TableError: BAD_OPTION, caused by the engine's RulesError; NO_GHOSTS; those of `TableSetup.with_own`.
        """

        async def set_up(table: Table) -> None:
            check_host(table, user)
            try:
                after = change(table.setup)
            except RulesError as error:
                raise TableError(RefusalReason.BAD_OPTION) from error
            check_ghosts(table.place, after)
            check_pace(table.place, after)
            if after != table.setup:
                await self._write(table, entries.SetupChanged(changed=table.setup.change_to(after)))

        return await self._change(table_id, set_up)

    async def set_own(self, table_id: int, user: int, name: str, value: Value) -> Table:
        """Set one of the table's own options. As `set_up`."""
        return await self.set_up(table_id, user, lambda setup: setup.with_own(name, value))

    async def cancel(self, table_id: int, user: int) -> Table:
        """Close the lobby. Host only."""

        async def cancel(table: Table) -> None:
            check_host(table, user)
            await self.registry.end(table, CloseReason.CANCELLED)

        return await self._change(table_id, cancel)

    async def close_for_good(self, table_id: int) -> Table:
        """Close the table for a moderator, whatever its stage. Its match counts nowhere."""

        async def close_for_good(table: Table) -> None:
            if table.stage is Stage.OVER:  # Its result is about to be written.
                raise TableError(RefusalReason.TABLE_GONE)
            await self.registry.end(table, CloseReason.MODERATED)

        return await self._change(table_id, close_for_good)

    async def move_away(self, table_id: int, user: int) -> Table:
        """Close the lobby, as it moves to another channel; return it as it was. Host only."""

        async def move_away(table: Table) -> None:
            check_host(table, user)
            await self.registry.end(table, CloseReason.MOVED)

        return await self._change(table_id, move_away)

    async def channel_gone(self, channel: int) -> None:
        """Close the table of a deleted channel, if one is open."""
        await self.taken_up(channel=channel)
        table = self.in_channel(channel)
        if table is not None:
            with contextlib.suppress(TableError):
                await self._change(table.id, lambda t: self.registry.end(t, CloseReason.CHANNEL_GONE))

    async def start(self, table_id: int, user: int, *, press: int | None = None) -> Table:
        """Start the match; by the setup computer players take the free seats. Host only. `press`: as in `join`.

        TableError: TOO_FEW, TABLE_FULL (too many).
        """

        async def start(table: Table) -> None:
            check_host(table, user)
            await self._seat_computers(table, table.seats_to_fill())
            await self._write(table, self.play.start_of(table, press))
            await self.registry.end_if_over(table)

        return await self._change(table_id, start)

    async def _seat_computers(self, table: Table, number: int) -> None:
        for _ in range(number):
            await self._write(table, computer_joined(table, Level.NORMAL))

    # -- The match ----------------------------------------------------------------------------------------------------

    async def move(
        self,
        table_id: int,
        user: int,
        *,
        ply: int | None,
        move: str,
        prepare: Callable[[Table], None] = lambda after: None,
    ) -> Table:
        """Make a move for the user. One draw draws until a card fits, where the rules leave nothing else (DS-1).

        `ply`: `Table.ply` when the button was made (None: do not check). `prepare` is called with the
        table as it will be, while the move is being committed. TableError: NOT_SEATED, NOT_STARTED, AWAY, STALE,
        NOT_YOUR_TURN, ILLEGAL.
        """

        async def make(table: Table) -> None:
            seat = seat_in_play(table, user)

            def prepare_last(after: Table) -> None:
                if not _must_draw(after, seat, after=move):
                    prepare(after)

            if (ply is not None and not table.still_asks(seat, ply)) or move.startswith("talk:"):
                raise TableError(RefusalReason.STALE)
            await self.play.move(table, seat, move, MovedBy.PERSON, prepare=prepare_last)
            while _must_draw(table, seat, after=move):
                await self.play.move(table, seat, move, MovedBy.PERSON, prepare=prepare_last)

        return await self._change(table_id, make)

    async def come_back(self, table_id: int, user: int) -> Table:
        """Give the seat back to its person. TableError: NOT_AWAY."""

        async def come_back(table: Table) -> None:
            if not seated(table, user).away:
                raise TableError(RefusalReason.NOT_AWAY)
            await self._write(table, entries.CameBack(user=user, keeps_time=True))

        return await self._change(table_id, come_back)

    async def step_away(self, table_id: int, user: int) -> Table:
        """Let a computer player hold the user's seat until they come back.

        TableError: NOT_SEATED, NOT_STARTED, ONE_TRY, STEPPED_ENOUGH.
        """

        async def step_away(table: Table) -> None:
            participant = seated(table, user)
            if table.stage is Stage.LOBBY or table.stage is Stage.OVER:
                raise TableError(RefusalReason.NOT_STARTED)
            check_no_try(table)
            if not participant.away:
                if participant.stepped_away(table.ply) >= MOST_STEPPED:
                    raise TableError(RefusalReason.STEPPED_ENOUGH, most=MOST_STEPPED)
                await self._write(table, entries.SteppedAway(user=user))

        return await self._change(table_id, step_away)

    async def ready(self, table_id: int, user: int) -> Table:
        """Mark the user ready, and back if they were away; when all people who are not away are, deal the next hand.

        TableError: NOT_SEATED, NOT_OVER.
        """

        async def ready(table: Table) -> None:
            participant = seated(table, user)
            if table.stage is not Stage.BETWEEN:
                raise TableError(RefusalReason.NOT_OVER)
            if participant.away:
                await self._write(table, entries.CameBack(user=user, keeps_time=True))
            if not participant.ready:
                await self._write(table, entries.Ready(user=user))
            if table.all_ready:
                await self.play.deal(table)

        return await self._change(table_id, ready)


def _must_draw(table: Table, seat: int, *, after: str) -> bool:
    """Whether the seat can do nothing but draw again, after this move."""
    return after == str(DRAW) and table.match is not None and table.view(seat).legal == (DRAW,)
