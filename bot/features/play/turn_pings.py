"""Turn pings ("calls"): short messages that mention users to act, deleted when they have moved.

As before a board is posted, it is noted that a call is. A later process looks for it in the channel.

At slow tables a person is called once more when a fifth of their time is left and they have not looked at their hand.
Who has chosen it is written to instead (`bot.features.play.turn_messages`).
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Protocol

from bot.features.play.own_messages import is_turn_call, own_messages
from bot.features.play.turn_calls import TurnCall, Turns
from bot.features.play.turn_messages import TurnMessages
from bot.platform.delivery import Delivery
from bot.platform.live_source import GONE, ONCE
from bot.platform.throttle import Throttle
from bot.storage.user_settings import UserSettings
from bot.tables.entries import Moved, Talked
from bot.tables.following import Follower
from bot.tables.hours import ALWAYS, runs_again
from bot.tables.open_table import Change
from bot.tables.pacing import began_at, reminder_due
from bot.tables.service import TableService
from bot.tables.table import Stage, Table

GRACE: Final = 2.5
"""Seconds from the start of a turn to its call: users who watch the table need none."""
_SHARE: Final = 0.25
"""Upper limit of that delay, as a share of the turn time."""
SLOW_GRACE: Final = 300.0
"""The same at slow tables: longer than the pauses of moves that are made for people (`bot.features.play.auto_play`), so
that nobody is called for those.
"""
_ATTENTIVE_SHARE: Final = 0.5
"""Share of the turn time after which users are called even if they are looking at their hand."""
NEVER: Final = float("-inf")
SILENCE: Final = 60.0
"""Seconds without calls at a table after a refused call; doubled after each further refusal..."""
LONGEST_SILENCE: Final = 900.0
"""... up to this."""
PACE: Final = 1.0
"""Seconds until a call that is no longer needed is deleted."""


class Looks(Protocol):
    """When users look at their hands, as far as that is known."""

    def attentive_until(self, table: Table, user: int) -> float:
        """Until when the user is assumed to look at their up-to-date hand, in event loop time."""
        ...

    def looked(self, table: Table, user: int) -> int:
        """When the user last looked at their hand at a slow table, milliseconds since 1970; 0: never."""
        ...


class NobodyLooks:
    """Nobody looks at a hand."""

    def attentive_until(self, table: Table, user: int) -> float:
        return NEVER

    def looked(self, table: Table, user: int) -> int:
        return 0


@dataclass(frozen=True, slots=True)
class Waits:
    """Seconds from the start of a turn to its call, at slow tables too, and without calls after a refused one."""

    grace: float = GRACE
    slow_grace: float = SLOW_GRACE
    silence: float = SILENCE


UNSEEN: Final = NobodyLooks()
USUAL: Final = Waits()


class TurnPings(Follower):
    """Calls each user once per turn, unless they have switched calls off."""

    def __init__(
        self,
        delivery: Delivery,
        tables: TableService,
        user_settings: UserSettings,
        *,
        trouble_at: Callable[[int], object] = lambda table_id: None,
        looks: Looks = UNSEEN,
        messages: TurnMessages | None = None,
        waits: Waits = USUAL,
        throttle: type[Throttle] = Throttle,
    ) -> None:
        """`trouble_at`: why a table cannot be shown; no calls are sent there then. `looks`: of users at their hands.
        `messages`: what writes to those who want it."""
        super().__init__(tables)
        self._looks, self._messages, self._waits = looks, messages, waits
        self.client = delivery.client
        self.cleanup = delivery.new_cleanup()
        self.follow_ups = delivery.follow_ups
        self._delivery, self._throttle = delivery, throttle
        self._user_settings = user_settings
        self._noting = delivery.noting
        self._remembered = delivery.remembered
        self._trouble_at = trouble_at
        self._pace = min(waits.grace, PACE)
        self._policy = replace(ONCE, pace=self._pace)
        self._tables: dict[int, Turns] = {}
        self._now = tables.registry.now

    def __len__(self) -> int:
        """The number of tables with calls."""
        return len(self._tables)

    def resume_table(self, table: Table) -> None:
        """Resume a table of an earlier process, whose notes have been loaded. No user is called twice."""
        turns, noted = self._of(table), self._remembered.of(table.id).pings
        turns.reminded = dict(self._remembered.of(table.id).reminded)
        messages = {message for _, message in noted.values()}
        for message in messages | ({0} if self._remembered.of(table.id).calling else set[int]()):
            users = {user: since for user, (since, called_in) in noted.items() if called_in == message}
            call = self._add(turns, users, reminds=any(turns.reminded.get(user) == users[user] for user in users))
            if message:
                call.live.message, call.live.shown_version, call.called = message, tuple(users), tuple(users)
            else:
                call.live.is_posting = call.live.needs_search = True
                self._delivery.later.add(call.live.touch)
        for user in people_awaited(table):
            since, _ = noted.get(user, (table.ply, 0))
            has_moved = any(table.participants[played.player].user == user for played in table.moves_since(since))
            turns.since[user] = table.ply if has_moved else since
            turns.begun[user] = 0.0
        # After a restart most tables need nothing: those to act are called, and nobody else.
        is_owed = any(not turns.is_called(user) for user in turns.since)
        if turns.since and table.setup.is_slow:
            self._delivery.later.add(turns.throttle.touch)
        elif is_owed or table.stage is Stage.OVER or any(call.wanted() is GONE for call in turns.calls):
            turns.throttle.touch()

    async def release_tables(self, tables: Collection[int]) -> None:
        """Stop calling at these tables, which another process plays from now on."""
        await self._stop([turns for number in tables if (turns := self._tables.pop(number, None)) is not None])

    async def stop_following(self) -> None:
        """Stop calling."""
        await self._stop(list(self._tables.values()))
        await self.cleanup.stop_retrying()

    async def _stop(self, there: Sequence[Turns]) -> None:
        for turns in there:
            self._wake(turns, None)
        await asyncio.gather(*(turns.throttle.stop() for turns in there))
        await asyncio.gather(*(call.live.stop_sending() for turns in there for call in turns.calls))

    async def save(self, turns: Turns) -> None:
        """Save which message calls which users."""
        self._note(turns)
        await self._noting.now(turns.table.id)

    async def unnoted(self, table: Table, *, is_refusal_raised: bool) -> list[int]:
        """Calls to this table that stand in its channel and are not noted, newest first; see `own_messages`."""
        notes = self._remembered.of(table.id)
        noted = {*(message for _, message in notes.pings.values()), *notes.leaving}
        own = await own_messages(self.client, table, is_refusal_raised=is_refusal_raised)
        return [each.id for each in own if is_turn_call(each, table.id) and each.id not in noted]

    def finished(self, call: TurnCall) -> None:
        """Called when this call has been deleted."""
        turns = call.turns
        if call in turns.calls:
            turns.calls.remove(call)
            self._note(turns)
            self._noting.soon(turns.table.id)
            self._forget_end(turns)

    def refused(self, call: TurnCall) -> None:
        """Called when Discord refuses this call: send no calls at this table for a while.

        An earlier post of it may have arrived. While the table is open, it is looked for until the bot may look.
        """
        turns, loop = call.turns, asyncio.get_running_loop()
        if call.users:
            turns.silence = min(LONGEST_SILENCE, 2 * turns.silence or self._waits.silence)
            turns.silent_until = loop.time() + turns.silence
        if call.live.is_doubtful and turns.table.stage is not Stage.OVER:
            call.users = {}
            call.looks_again = min(LONGEST_SILENCE, 2 * call.looks_again or self._waits.silence)
            loop.call_later(call.looks_again, call.live.redraw)
        else:
            self.finished(call)

    def _of(self, table: Table) -> Turns:
        turns = self._tables.get(table.id)
        if turns is None:
            turns = self._tables[table.id] = Turns(table)
            work = partial(self._bring_up_to_date, turns)
            turns.throttle = self._throttle(work, pace=self._pace, delay=self._pace, gate=self._delivery.gate)
        return turns

    def _add(self, turns: Turns, users: dict[int, int], *, reminds: bool = False) -> TurnCall:
        call = TurnCall(self, turns, users, reminds=reminds)
        call.live = self._delivery.live_message(call, self._policy)
        turns.calls.append(call)
        return call

    def table_changed(self, change: Change) -> None:
        table = change.table
        if table.stage is Stage.LOBBY:
            return
        turns = self._of(table)
        now = people_awaited(table)
        before = dict(turns.since)
        if isinstance(change.entry, Moved):
            mover = table.participants[table.history[-1].player].user
            if mover is not None:
                turns.since.pop(mover, None)
        for user in list(turns.since):
            if user not in now:
                del turns.since[user]
        turns.traded &= turns.since.keys()
        for user in now - turns.since.keys():
            turns.since[user] = table.ply
            turns.begun[user] = asyncio.get_running_loop().time()
            if isinstance(change.entry, Talked):
                turns.traded.add(user)
        is_obsolete = any(call.wanted() is GONE for call in turns.calls)
        if turns.since != before or is_obsolete or table.stage is Stage.OVER:
            turns.throttle.touch()

    async def _bring_up_to_date(self, turns: Turns) -> bool:
        """Send the calls that are due and delete obsolete ones; return whether there were any."""
        table, now = turns.table, asyncio.get_running_loop().time()
        due = {user: self._due(turns, user) for user in turns.since if not turns.is_called(user)}
        again, late = list[float](), set[int]()
        if table.setup.is_slow:
            late, again = await self._late(turns, due)
            due = await self._in_own_hours(due)
        soon = [user for user in sorted(due) if due[user] <= now]
        if table.setup.is_slow and self._messages is not None:
            soon, later = await self._write(turns, self._messages, soon, late)
            again += later
        self._wake(turns, min((at for at in [*due.values(), *again] if at > now), default=None))
        called = await self._user_settings.pinged(soon, guild=table.guild)
        is_silent = self._trouble_at(table.id) is not None or asyncio.get_running_loop().time() < turns.silent_until
        # They may have moved since.
        can_post = table.place.has_bot or self.follow_ups.can_post(table.id)
        users = {user: turns.since[user] for user in called if user in turns.since} if can_post else {}
        users = {} if is_silent else users
        again_called = {user: since for user, since in users.items() if turns.is_called(user)}
        for call in turns.calls if again_called else ():
            call.users = {user: since for user, since in call.users.items() if user not in again_called}
        gone = [call for call in turns.calls if call.wanted() is GONE]
        for call in gone:
            call.live.touch()
        turns.reminded |= {user: since for user, since in users.items() if user in late}
        first = {user: since for user, since in users.items() if user not in again_called}
        for called_now, reminds in ((first, False), (again_called, True)):
            if called_now:
                self._add(turns, called_now, reminds=reminds).live.touch()
        self._forget_end(turns)
        return bool(gone or called)

    async def _late(self, turns: Turns, due: dict[int, float]) -> tuple[set[int], list[float]]:
        """The people of whose slow turn a fifth or less is left, and when that is so of others. Who was called is due
        again then, unless they have looked; who has looked before their call needs none.
        """
        table, now, wall = turns.table, asyncio.get_running_loop().time(), self._now()
        hours, began = await self._user_settings.hours_of([*turns.since]), began_at(table)
        late, then = set[int](), list[float]()
        for user, since in turns.since.items():
            has_looked = began is not None and self._looks.looked(table, user) >= began
            if has_looked and not turns.is_called(user):
                turns.written[user] = since
                due.pop(user, None)
            at = reminder_due(table, user, hours.get(user, ALWAYS))
            if at is None:
                continue
            if at <= wall:
                late.add(user)
            if has_looked or turns.reminded.get(user) == since:
                continue
            then.append(now + (at - wall) / 1000)
            if turns.is_called(user):
                due[user] = then[-1]
        return late, then

    async def _write(
        self, turns: Turns, messages: TurnMessages, users: Sequence[int], late: Collection[int]
    ) -> tuple[list[int], list[float]]:
        """Write to those of the users who want it; returns the others, and when to try again, in event loop time."""
        table, others, again = turns.table, list[int](), list[float]()
        for user in users:
            since = turns.since.get(user)
            if since is None or not await messages.wants(user):
                others.append(user)
                continue
            hours = (await self._user_settings.hours_of([user])).get(user, ALWAYS)
            at_least = (reminder_due(table, user, hours) or 0) if user in late else 0
            later = await messages.write(table, user, since, at_least=at_least)
            if later is not None:
                again.append(asyncio.get_running_loop().time() + max(0, later - self._now()) / 1000)
            elif await messages.wants(user):
                turns.written[user] = since
                turns.reminded |= {user: since} if user in late else {}
            else:
                others.append(user)  # Discord has refused it.
        if turns.reminded:
            self._note(turns)
            self._noting.soon(table.id)
        return others, again

    def _due(self, turns: Turns, user: int) -> float:
        """When to call a user who is to act, in event loop time."""
        begun, turn = turns.begun[user], turns.table.turn_seconds
        if user in turns.traded:
            return begun  # They did not expect it, and part of the turn is over.
        soonest = begun + (
            self._waits.slow_grace if turns.table.setup.is_slow else min(self._waits.grace, _SHARE * turn)
        )
        # A user who has just pressed a button of their hand probably still looks at it, but that is not certain.
        attentive = self._looks.attentive_until(turns.table, user)
        if turns.table.is_timed:
            attentive = min(attentive, begun + _ATTENTIVE_SHARE * turn)
        return max(soonest, attentive)

    async def _in_own_hours(self, due: Mapping[int, float]) -> dict[int, float]:
        """The same times, none of them while the user's clock stands still."""
        now, wall = asyncio.get_running_loop().time(), self._now()
        hours, then = await self._user_settings.hours_of([*due]), dict[int, float]()
        for user, at in due.items():
            called_at = wall + max(0, round((at - now) * 1000))
            waits = runs_again(called_at, hours[user]) - called_at
            then[user] = max(at, now) + waits / 1000 if waits else at
        return then

    def _wake(self, turns: Turns, at: float | None) -> None:
        """Look again at this time; None: only on the next event."""
        if turns.timer is not None:
            turns.timer.cancel()
        loop = asyncio.get_running_loop()
        turns.timer = None if at is None else loop.call_at(at, turns.throttle.touch)

    def _note(self, turns: Turns) -> None:
        there = [call for call in turns.calls if call.live.message is not None or call.live.is_doubtful]
        is_noted = there or turns.reminded
        notes = self._remembered.of(turns.table.id) if is_noted else self._remembered.known(turns.table.id)
        if notes is None:
            return
        notes.reminded = {user: since for user, since in turns.reminded.items() if turns.since.get(user) == since}
        notes.pings = {user: (call.users[user], call.live.message or 0) for call in there for user in call.still()}
        notes.calling = any(call.live.is_doubtful for call in there)
        gone = [call.live.message for call in there if call.live.message is not None and not call.still()]
        notes.leaving += [message for message in gone if message not in notes.leaving]

    def _forget_end(self, turns: Turns) -> None:
        if turns.table.stage is Stage.OVER and not turns.calls:
            self._wake(turns, None)
            self._tables.pop(turns.table.id, None)
            self._note(turns)
            self._noting.soon(turns.table.id)


def people_awaited(table: Table) -> set[int]:
    """The people to act, as far as that is public. Where all are away, those who have not only just stepped away."""
    if table.all_away:
        return {place.user for place in table.people() if place.user is not None and not place.stepped_away(table.ply)}
    if table.match is None or table.match.hand is None or not table.to_act():
        return set()
    # This leaves out seats that are asked in secret (SP-4).
    places = [table.at(seat) for seat in table.match.hand.seen_to_act()]
    return {place.user for place in places if place.by_person and place.user is not None}
