"""Faults, reported ones and broken mechanisms, each as a small patch, and the check by which a world finds it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Final
from weakref import WeakKeyDictionary

import bot.features.play.board_publisher as boards
import bot.features.play.turn_pings as pings
from bot.features.play import live_board, turn_calls
from bot.features.play.outdated import OutdatedMessages
from bot.features.play.private_hands import PrivateHands
from bot.platform import responder
from bot.platform.cleanup import Cleanup
from bot.storage.forgetting import Forgetting
from bot.storage.remembered import Remembered
from bot.storage.stored_tables import StoredTables
from bot.storage.user_settings import UserSettings
from bot.tables import service
from bot.tables.computers import Chosen, ComputerPlayers, Thought
from bot.tables.entries import Entry
from bot.tables.open_table import OpenTable
from bot.tables.registry import TableRegistry
from bot.tables.service import TableService
from bot.tables.storage import ListedTable
from bot.tables.table import Table
from bot.tables.turn_clock import TurnClock
from tests.simulation.slow import SlowPlan
from tests.simulation.world import PASTIMES, WEATHER, Plan

FAIR: Final = Plan(tables=2, people=2, seconds=120.0, kills=0).without(*WEATHER, *PASTIMES, "flaps", "slow")
SMALL: Final = replace(FAIR, kills=1, fails=0.03, is_lost=0.02)
FLAPPING: Final = replace(FAIR, tables=1, people=3, seconds=150.0, flaps=0.8, dozes=0.0)
FORGETFUL: Final = replace(FAIR, tables=3, people=3, seconds=240.0, deletions=0.02, looks_back=0.5)
DROWSY: Final = replace(FAIR, seconds=200.0, kills=1, dozes=0.3)
DAYS: Final = SlowPlan(tables=2, people=2, seconds=4 * 3_600.0, kills=0).without(*WEATHER, *PASTIMES, "flaps")
SOCIABLE: Final = replace(FAIR, people=3, seconds=200.0, invites=0.5)

Patch = tuple[object, str, object]


@dataclass(frozen=True, slots=True)
class Fault:
    """`was`: what people see. `reported`: where; "": it breaks a mechanism that stands against it. `patches`: owner, name and what stands there instead. `finds`: of the error that a world
    of this plan and `seed` ends with."""

    name: str
    was: str
    patches: tuple[Patch, ...]
    finds: str
    plan: Plan = SMALL
    seed: int = 0
    reported: str = ""


_numbers: Final = count(1)


def _other_nonce(*given: object) -> str:
    """A name that no other process would give, so Discord posts what it has."""
    del given
    return f"n{next(_numbers)}"


def _long_nonce(kind: str, table: int, *numbers: int) -> str:
    """As before it was a hash: 26 characters from the 100th move on with the table numbers of 2026."""
    return f"{kind}:{table % 10**12:012}:{numbers[0]}:{sum(numbers) % 0x10000:04x}"


def _nothing(*given: object, **facts: object) -> None:
    del given, facts


async def _nothing_async(*given: object, **facts: object) -> None:
    del given, facts


async def _only_open(storage: StoredTables, *, only: int | None = None) -> list[ListedTable]:
    return [each for each in await _INDEX(storage, only=only) if each.is_open]


_INDEX: Final = StoredTables.index


def _from_last_change(clock: TurnClock, open_table: OpenTable, seat: int) -> float:
    return open_table.times.changed_at + clock.pause(open_table.table, seat)


_writing: Final = WeakKeyDictionary[TableRegistry, Awaitable[None]]()
"""The last entry of each registry that is being written."""


async def _applied_before_committed(
    registry: TableRegistry,
    table: Table,
    entry: Entry,
    *,
    quietly: bool = False,
    prepare: Callable[[Table], None] | None = None,
) -> None:
    at, steady = registry.now(), registry.steady()
    after = None
    if prepare is not None:
        after = table.copy()
        after.apply(entry, at)
        prepare(after)
    version = table.version
    registry._apply(table, entry, at, steady, quietly=quietly, after=after)
    body = service.entries.dump(entry)

    before = _writing.get(registry)

    async def later() -> None:
        await asyncio.sleep(1.0)
        if before is not None:
            await before
        await registry.storage.append(table.id, version, at_ms=at, body=body)

    _writing[registry] = registry.run(later())


_choices: Final = count(1)


async def _at_times_never(
    players: ComputerPlayers,
    table: Table,
    seat: int,
    thought: Thought | None = None,
    *,
    real: Callable[[ComputerPlayers, Table, int, Thought | None], Awaitable[Chosen]] = ComputerPlayers.choose,
) -> Chosen:
    if next(_choices) % 40 == 0:
        await asyncio.Event().wait()
    return await real(players, table, seat, thought)


def _nobody_where_all_are_away(table: Table, real: Callable[[Table], set[int]] = pings.people_awaited) -> set[int]:
    return set() if table.all_away else real(table)


def _resumed_without_notes(turns: pings.TurnPings, table: Table) -> None:
    for user in pings.people_awaited(table):
        there = turns._of(table)
        there.since[user], there.begun[user] = table.ply, 0.0
        there.throttle.touch()


async def _nobody_pinged(settings: UserSettings, users: Sequence[int], *, guild: int) -> list[int]:
    del settings, users, guild
    return []


async def _all_pinged(settings: UserSettings, users: Sequence[int], *, guild: int) -> list[int]:
    del settings, guild
    return list(users)


async def _noted_when_sent(
    remembered: Remembered, table_id: int, real: Callable[[Remembered, int], Awaitable[None]] = Remembered.save
) -> None:
    """As before it was noted that a line is being sent."""
    if (notes := remembered.known(table_id)) is not None:
        notes.inviting = False
    await real(remembered, table_id)


def _never_stale(real: Callable[..., Awaitable[Table]]) -> Callable[..., Awaitable[Table]]:
    async def move(
        tables: TableService, table_id: int, user: int, *, ply: int | None, move: str, **facts: object
    ) -> Table:
        del ply
        return await real(tables, table_id, user, ply=None, move=move, **facts)

    return move


async def _finish_without_waiting(
    forgetting: Forgetting, user: int, real: Callable[..., Awaitable[None]] = Forgetting._finish
) -> None:
    """As before a later process looked when the tables were over that it had found open."""
    pending = forgetting._pending
    before = {table: set(users) for table, users in pending.items()}
    await real(forgetting, user)
    kept = {table: before[table] for table in pending.keys() & before.keys()}
    pending.clear()
    pending.update(kept)


def _forget_notes(remembered: Remembered, table: int, user: int) -> None:
    del user
    remembered.forget(table)


FAULTS: Final = (
    Fault(
        "deletions that wait for an hour",
        "a process that was started after a deletion did not look when the person's tables were over",
        ((Forgetting, "_finish", _finish_without_waiting),),
        "is left in",
        replace(FORGETFUL, kills=4),
        reported="changelog: deleted as soon as it is over, also after a restart",
        seed=1,
    ),
    Fault(
        "notes taken by a deletion",
        "a deletion took the notes of a table whose result was to be posted: plain words went over its board",
        ((Remembered, "forget_user", _forget_notes),),
        "refused for its form",
        replace(FORGETFUL, deletions=0.03, writes=0.5),
        reported="changelog: a deletion at the end of a match does not spoil its result",
        seed=182,
    ),
    Fault(
        "names left by a deletion",
        "logs still named who was deleted",
        ((Forgetting, "_forget_at", _nothing_async),),
        "is left in",
        FORGETFUL,
        reported="changelog 0.2.0: in logs who was deleted becomes a player",
    ),
    Fault(
        "tables without a channel",
        "tables of deleted channels stayed open",
        ((TableService, "channel_gone", _nothing_async),),
        "in a channel that is gone",
        replace(FAIR, drops=0.1),
        reported="aa560667: Close the table of a deleted channel once, whoever notices first",
    ),
    Fault(
        "calls left by an outage",
        "a call that could not be deleted at once stayed in the channel",
        ((Cleanup, "_retry", _nothing),),
        "is left at table",
        replace(DROWSY, kills=0, fails=0.5),
        reported="bebb228c: Take away old messages after an outage",
        seed=8,
    ),
    Fault(
        "boards answered twice",
        "an answer whose receipt was lost was sent again, and both were boards",
        (
            (responder, "nonce", _nothing),
            (boards.BoardPublisher, "own_message_seen", _nothing),
            (boards.BoardPublisher, "pressed", _nothing),
        ),
        "boards",
        replace(FAIR, tables=4, is_lost=0.2),
        reported="changelog: a board that was sent twice as an answer is found",
        seed=3,
    ),
    Fault(
        "calls with long nonces",
        "from the 100th move on nobody was called, as Discord refused the nonce",
        ((turn_calls, "nonce", _long_nonce),),
        "refused for its form",
        replace(FAIR, tables=1, seconds=900.0, dozes=0.1),
        reported="changelog: from the 100th move on Discord refused them",
        seed=2,
    ),
    Fault(
        "boards posted twice",
        "after a death between posting a board and noting it there were two",
        ((live_board, "nonce", _other_nonce), (live_board.LiveBoard, "find", _nothing_async)),
        "boards",
        replace(SMALL, tables=3, seconds=90.0, kills=8, is_lost=0.3),
        reported="issue 27; changelog 0.1.0: after a restart none is posted twice",
        seed=11,
    ),
    Fault(
        "older copies of a hand",
        "older copies of a hand stayed as live turns",
        ((OutdatedMessages, "lead", _nothing),),
        "hands at table",
        FAIR,
        reported="changelog: an older copy of a hand has no buttons",
        seed=3,
    ),
    Fault(
        "hands that stand still",
        "hands were not edited when others moved",
        ((PrivateHands, "table_changed", _nothing),),
        "the hand of",
        FAIR,
        seed=3,
    ),
    Fault(
        "computers put off",
        "who stepped away and came back again and again held a table for ever: no computer moved",
        ((TurnClock, "computer_due", _from_last_change), (service, "MOST_STEPPED", 10**6)),
        "stands still",
        FLAPPING,
        reported="issue 27; changelog: a computer's pause counts from the last move",
        seed=3,
    ),
    Fault(
        "calls forgotten by a restart",
        "nobody was called whose turn had begun before a restart",
        ((pings.TurnPings, "resume_table", _nothing),),
        "nobody has called",
        DROWSY,
        seed=3,
    ),
    Fault(
        "called twice",
        "a restart called people again whom the process before had called",
        ((pings.TurnPings, "resume_table", _resumed_without_notes), (turn_calls, "nonce", _other_nonce)),
        "was called 2 times",
        DROWSY,
        reported="changelog 0.1.0: after a restart nobody is called twice",
        seed=4,
    ),
    Fault(
        "calls never sent",
        "a setting that was read wrongly called nobody",
        ((UserSettings, "pinged", _nobody_pinged),),
        "nobody has called",
        DROWSY,
    ),
    Fault(
        "invitations that nobody deletes",
        "an invitation sent just before a death stayed when its lobby was over",
        ((Remembered, "save", _noted_when_sent),),
        "an invitation is left",
        replace(SOCIABLE, kills=8, is_lost=0.2),
        reported="9064c638: Note that an invitation is being sent, and look for it after a restart",
        seed=28,
    ),
    Fault(
        "pings that were switched off",
        "who wants no pings was mentioned",
        ((UserSettings, "pinged", _all_pinged),),
        "was pinged",
        replace(SOCIABLE, asides=0.3, settings=1.0, dozes=0.3),
        seed=7,
    ),
    Fault(
        "calls left behind",
        "calls stayed in the channel after their turn",
        ((turn_calls.TurnCall, "delete", _nothing_async),),
        "is left at table",
        DROWSY,
        seed=1,
    ),
    Fault(
        "answered before committed",
        "a move was shown before it was on the disk, and a death took it back",
        ((TableRegistry, "write", _applied_before_committed),),
        "was answered",
        replace(SMALL, kills=8),
        seed=8,
    ),
    Fault(
        "stale buttons",
        "a button of an earlier turn moved again",
        ((TableService, "move", _never_stale(TableService.move)),),
        "times at table",
        replace(SMALL, kills=0, hostile=0.6),
        seed=10,
    ),
    Fault(
        "boards that stand still",
        "boards of tables taken up were not edited any more",
        ((boards.BoardPublisher, "table_changed", _nothing),),
        "the board of table",
        SMALL,
    ),
    Fault(
        "ends that a restart forgets",
        "calls and boards of a table stayed that was closed more than a minute before the last process had lived",
        ((StoredTables, "index", _only_open),),
        "the end of table",
        replace(SMALL, tables=4, people=1, kills=20, leaves=0.8, fails=0.4),
        seed=9,
        reported="docs/simulation.md: seed 192327048",
    ),
    Fault(
        "boards left in memory",
        "boards of tables that were over stayed in memory",
        ((boards.BoardPublisher, "forget", _nothing),),
        "publisher holds",
        replace(FAIR, seconds=400.0),
    ),
    Fault(
        "nobody called where all are away",
        "a table where all people were away rested, and called nobody",
        ((pings, "people_awaited", _nobody_where_all_are_away),),
        "nobody has called",
        FAIR,
        reported="changelog: where all people of a table are away it waits, calls them",
    ),
    Fault(
        "choices that never come",
        "a computer player whose process had died while it was choosing held its table for ever",
        ((ComputerPlayers, "choose", _at_times_never),),
        "stands still",
        FAIR,
    ),
    Fault(
        "slow turns that are not called",
        "a setting that was read wrongly called nobody at slow tables",
        ((UserSettings, "pinged", _nobody_pinged),),
        "nobody has called",
        DAYS,
        seed=3,
    ),
)
