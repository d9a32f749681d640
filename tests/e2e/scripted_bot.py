"""A fast bot whose computer players follow a script: `python -m tests.e2e.scripted_bot run`.

A move is made only when every request that followed from the one before has been sent, so that the requests depend on
the moves alone and not on the machine's speed. `SCRIPTED_MOVES` in the environment names a JSON file with the moves as
[seat, move], by table id. They start when the table's person has opened their hand.
"""

import asyncio
import json
import logging
import os
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import NotRequired, Protocol, TypedDict, Unpack, runtime_checkable

from bot.features.ghosts.service import Ghosts
from bot.features.play.board_publisher import PublicBoards
from bot.features.play.hand import HAND, HandPage, PrivateRenderer
from bot.features.play.private_hands import Prepared, PrivateHands
from bot.features.play.turn_pings import TurnPings, Waits
from bot.platform.delivery import Delivery
from bot.platform.drawing import Drawing
from bot.platform.gate import Gate
from bot.platform.live_message import LiveMessage
from bot.platform.live_source import M
from bot.platform.noting import Noting
from bot.platform.responder import Responder
from bot.platform.throttle import Throttle
from bot.platform.trickle import Trickle
from bot.services import Parts
from bot.storage.remembered import Remembered
from bot.storage.user_settings import Reader, UserSettings
from bot.tables.computers import Chosen, ComputerPlayers, Thought
from bot.tables.entries import Moved
from bot.tables.open_table import Change
from bot.tables.service import TableService
from bot.tables.storage import TableStorage
from bot.tables.table import Table
from tests.e2e.known_bot import Given, KnownTables, end_with_input, known_parts, start

log = logging.getLogger(__name__)

SCRIPT = "SCRIPTED_MOVES"
PLAYED = "played to the end of the script"
"""Logged for a table when everything has been sent."""
LOOK_SECONDS = 0.002


class Sender(Protocol):
    """What sends something for a table: a throttle, or a message with one."""

    @property
    def is_idle(self) -> bool: ...

    def touch(self) -> None: ...


@runtime_checkable
class OfTable(Protocol):
    """What a message of a table has."""

    table: Table


class Made(TypedDict):
    """The move that a person makes."""

    ply: int | None
    move: str
    prepare: NotRequired[Callable[[Table], None]]


class Shown(TypedDict, total=False):
    """How a hand is shown."""

    is_secret: bool | None
    prepared: Prepared | None
    is_below: bool


throttled: dict[int, set[Sender]] = defaultdict(set)
"""By table: what sends its messages."""
answering: set[int] = set()
"""Tables at which a person's move is not answered yet."""
moving: set[int] = set()
"""Tables at which a person's move is being made; one press may draw several times (DS-1)."""
held_back: dict[int, set[Sender]] = defaultdict(set)
"""By table: what was touched while a person's move was being made. Messages show what a press led to, and nothing in
between, as how much of that they would show depends on the machine's speed."""
opened: set[int] = set()
"""Tables whose person has opened their hand."""
private_hands: list["ObservedHands"] = []
"""Those who edit and delete private messages that are outdated."""
notings: list["ObservedNoting"] = []
"""All objects that save tables' notes."""
trickles: list["ObservedTrickle"] = []
"""Those in which messages of tables that were taken up wait for their turn."""


async def settled(table_id: int) -> None:
    """Wait until nothing is left to send for this table."""
    while table_id not in opened or is_busy(table_id):
        await asyncio.sleep(LOOK_SECONDS)


def is_busy(table_id: int) -> bool:
    """Whether something is about to be sent for this table."""
    idle = *throttled[table_id], *private_hands
    return table_id in answering or not all(each.is_idle for each in idle)


script: dict[str, list[tuple[int, str]]] = {}
"""By table: its moves, as [seat, move]."""


def script_of(table: Table) -> list[tuple[int, str]]:
    return script.get(str(table.id), [])


class ScriptedComputers(ComputerPlayers):
    """Computer players that play the script's moves, each after everything has been sent."""

    def seat_to_move(self, table: Table) -> int | None:
        moves, ply = script_of(table), len(table.history)
        seat = moves[ply][0] if ply < len(moves) else None
        return seat if seat in table.to_act() and not table.at(seat).by_person else None

    async def choose(self, table: Table, seat: int, thought: Thought | None = None) -> Chosen:
        await settled(table.id)
        # If several seats are late at once, each makes its own next move, in whatever order the script has them.
        return Chosen(next(move for mover, move in script_of(table)[len(table.history) :] if mover == seat))


class ScriptedTables(KnownTables):
    """Tables at which computer moves, and responses to people, wait for the script."""

    players = staticmethod(lambda: ScriptedComputers(Random()))

    def __init__(self, storage: TableStorage, **given: Unpack[Given]) -> None:
        super().__init__(storage, **given)
        self.listen(self._follow, own=True)

    def _follow(self, change: Change) -> None:
        is_last = len(change.table.history) == len(script_of(change.table))
        if is_last and isinstance(change.entry, Moved):
            self.registry.run(self._tell_when_settled(change.table))

    async def _tell_when_settled(self, table: Table) -> None:
        await settled(table.id)
        log.info("Table %s is %s", table.id, PLAYED)

    async def move(self, table_id: int, user: int, **made: Unpack[Made]) -> Table:
        await settled(table_id)
        answering.add(table_id)
        moving.add(table_id)
        try:
            return await super().move(table_id, user, **made)
        finally:
            moving.discard(table_id)
            for each in held_back.pop(table_id, ()):
                each.touch()


class ObservedHands(PrivateHands):
    """Private hands that record when they have been shown."""

    def __init__(
        self,
        delivery: Delivery,
        tables: TableService,
        renderer_of: Callable[[Table], PrivateRenderer],
        user_settings: UserSettings,
        *,
        boards: PublicBoards,
    ) -> None:
        # Nobody counts as looking at their hand, so that the pings do not depend on the machine's speed.
        super().__init__(delivery, tables, renderer_of, user_settings, boards=boards, attentive=0.0)
        private_hands.append(self)

    @property
    def is_idle(self) -> bool:
        """Whether no outdated message is about to be edited or deleted."""
        return not len(self.outdated)

    async def show(
        self, answer: Responder, table: Table, reader: Reader, page: HandPage = HAND, **shown: Unpack[Shown]
    ) -> None:
        try:
            await super().show(answer, table, reader, page, **shown)
        finally:
            opened.add(table.id)
            answering.discard(table.id)


class ObservedThrottle(Throttle):
    """A throttle that is registered by its table and does not wait."""

    __slots__ = ("_table_id",)

    def __init__(
        self, work: partial[Awaitable[bool]], *, pace: float, delay: float = 0.0, gate: Gate | None = None
    ) -> None:
        super().__init__(work, pace=0.0, delay=0.0, gate=gate)
        self._table_id = work.args[0].table.id
        throttled[self._table_id].add(self)

    def touch(self) -> None:
        if self._table_id in moving:
            held_back[self._table_id].add(self)
        else:
            super().touch()


class ObservedLiveMessage(LiveMessage[M]):
    """A live message that is registered by its table and does not wait."""

    __slots__ = ()

    def __post_init__(self) -> None:
        self.policy = replace(self.policy, pace=0.0, gather=0.0, at_ease=0.0)
        super().__post_init__()
        throttled[self._table_id()].add(self)

    def _table_id(self) -> int:
        assert isinstance(self.source, OfTable)
        return self.source.table.id

    def touch(self) -> None:
        table_id = self._table_id()
        if table_id in moving:
            held_back[table_id].add(self)
        else:
            super().touch()


class ObservedNoting(Noting):
    """Notes that are saved at once, with a way to see when all are saved."""

    def __init__(self, remembered: Remembered, *, gate: Gate | None = None) -> None:
        super().__init__(remembered, pace=0.0, gather=0.0, gate=gate)
        notings.append(self)

    @property
    def is_saved(self) -> bool:
        return not self._unsaved and self._throttle.is_idle


class ObservedTrickle(Trickle):
    """Messages that wait hardly longer than they must, with a way to see when none does."""

    def __init__(self) -> None:
        super().__init__(pace=1000.0)
        trickles.append(self)


def scripted_parts() -> Parts:
    """Read the script, and build a bot that follows it. No picture is cached, so that games share none."""
    script.update(json.loads(Path(os.environ[SCRIPT]).read_text()))
    return replace(
        known_parts(),
        tables=ScriptedTables,
        drawing=partial(Drawing, kept=0),
        noting=ObservedNoting,
        later=ObservedTrickle,
        live=ObservedLiveMessage,
        hands=ObservedHands,
        pings=partial(TurnPings, waits=Waits(grace=0.0), throttle=ObservedThrottle),
        ghosts=partial(Ghosts, pause=(3600.0, 3600.0)),
    )


if __name__ == "__main__":
    end_with_input()
    start(scripted_parts())
