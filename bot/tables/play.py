"""Match play: the start, the next hand and moves; each is checked, committed and applied.

Everything here runs under the table's lock.
"""

from collections.abc import Callable
from random import Random
from typing import Any, TypedDict

from bot.tables import entries
from bot.tables.entries import MovedBy
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from engine.catalog import find_game
from engine.errors import IllegalMove, NotationError
from engine.game import EDITION
from engine.match import Match
from engine.record import write_deal


class _Deal(TypedDict):
    dealer: int | None
    deal: dict[str, Any]
    edition: int


def random_seeds(chance: Random) -> Callable[[Table], int]:
    """Returns a function that draws 53-bit seeds, which a record can hold as JSON numbers."""
    return lambda table: chance.getrandbits(53)


class MatchPlay:
    """Starts matches, deals hands and makes moves."""

    def __init__(self, registry: TableRegistry, *, seed_of: Callable[[Table], int]) -> None:
        """`seed_of`: returns the seed of the next match at a table."""
        self._registry = registry
        self._seed_of = seed_of

    def start_of(self, table: Table) -> entries.Started:
        """The entry that starts a match of the table's participants. TableError: TOO_FEW, TABLE_FULL (too many)."""
        seated, allowed = len(table.participants), table.seats_allowed()
        if seated < allowed[0]:
            raise TableError(RefusalReason.TOO_FEW, least=allowed[0], seated=seated)
        if seated > allowed[-1]:
            raise TableError(RefusalReason.TABLE_FULL, most=allowed[-1])
        seed = self._seed_of(table)
        match = Match(find_game(table.game), table.rules, seats=seated, seed=seed)
        return entries.Started(seed=seed, **_next_deal(match))

    async def deal(self, table: Table) -> None:
        """Deal the next hand."""
        assert table.match is not None
        await self._registry.write(table, entries.Dealt(**_next_deal(table.match)))
        await self._registry.end_if_over(table)

    async def move(
        self,
        table: Table,
        seat: int,
        written: str,
        by: MovedBy,
        *,
        prepare: Callable[[Table], None] = lambda after: None,
    ) -> None:
        """Make a move. `prepare`: see `TableRegistry.write`.

        TableError: STALE (not a move of this game), NOT_YOUR_TURN, ILLEGAL.
        """
        try:
            await self._registry.write(table, entries.Moved(seat=seat, move=written, by=by), prepare=prepare)
        except NotationError as error:
            raise TableError(RefusalReason.STALE) from error
        except IllegalMove as error:
            reason = RefusalReason.ILLEGAL if seat in table.to_act() else RefusalReason.NOT_YOUR_TURN
            raise TableError(reason, illegal=error.refusal) from error
        await self._registry.end_if_over(table)


def _next_deal(match: Match) -> _Deal:
    dealer = match.next_dealer()
    return {"dealer": dealer, "deal": write_deal(match.deal(dealer)), "edition": EDITION}
