"""Starts matches, deals hands and makes moves at tables."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, TypedDict

from bot.tables import entries
from bot.tables.entries import MovedBy
from bot.tables.fair_state import as_entry
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from engine.errors import IllegalMove, NotationError
from engine.fair import SECRET_BYTES, Fair
from engine.game import EDITION
from engine.match import Match
from engine.record import write_deal

_SEED_BITS: Final = 53
"""A record can hold such a seed as a JSON number."""


class _DealFacts(TypedDict):
    dealer: int | None
    deal: dict[str, Any]
    edition: int


class MatchPlay:
    """Starts matches, deals hands and makes moves. Each method requires the table's lock."""

    def __init__(
        self, registry: TableRegistry, chance: Random, *, seed_of: Callable[[Table], int] | None = None
    ) -> None:
        """`chance`: source of secrets and seeds. `seed_of`: returns the seed of the next match at a table, instead of
        fair deals.
        """
        self._registry = registry
        self._chance = chance
        self._seed_of = seed_of

    def new_secret(self) -> bytes | None:
        """A secret for the deals of a new table; None if its deals come from a seed."""
        return self._chance.randbytes(SECRET_BYTES) if self._seed_of is None else None

    def new_seed(self) -> int:
        """A seed for a match whose deals do not follow from a secret."""
        return self._chance.getrandbits(_SEED_BITS)

    def start_of(
        self, table: Table, press: int | None, seed: int | None = None, fair: Fair | None = None
    ) -> entries.Started:
        """The entry that starts a match of the table's participants. TableError: as `check_start`.

        `press`: the id of the press that starts it. `seed`: the seed of its deals, at a table without a secret. `fair`:
        what its deals follow from, where that was there before the table.
        """
        check_start(table)
        match = table.new_match(0)
        if seed is None and self._seed_of is not None and not table.fair.has_house:
            seed = self._seed_of(table)
        if seed is not None or table.fair.secret is None:  # Lobbies of early releases have no secret.
            match.seed = self.new_seed() if seed is None else seed
            return entries.Started(seed=match.seed, **_next_deal(match))
        joins = [place.press for place in table.participants]
        presses = [each for each in (*joins, press) if each is not None]
        match.fair = fair = fair or table.fair.bind(match, table.id, table.participants, presses)
        return entries.Started(seed=fair.seed, presses=fair.presses, bound=as_entry(fair.bound), **_next_deal(match))

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
        is_hurried: bool = False,
        prepare: Callable[[Table], None] = lambda after: None,
    ) -> None:
        """Make a move. `is_hurried`: as in `Chosen`. `prepare`: see `TableRegistry.write`.

        TableError: STALE (not a move of this game), NOT_YOUR_TURN, ILLEGAL.
        """
        moved = entries.Moved(seat=seat, move=written, by=by, hurried=is_hurried or None)
        try:
            await self._registry.write(table, moved, prepare=prepare)
        except NotationError as error:
            raise TableError(RefusalReason.STALE) from error
        except IllegalMove as error:
            reason = RefusalReason.ILLEGAL if seat in table.to_act() else RefusalReason.NOT_YOUR_TURN
            raise TableError(reason, illegal=error.refusal) from error
        await self._registry.end_if_over(table)


def check_start(table: Table) -> None:
    """Raise TableError if no match of the participants can start: TOO_FEW, TABLE_FULL (too many)."""
    seated, allowed = len(table.participants), table.setup.seats_allowed()
    if seated < allowed[0]:
        raise TableError(RefusalReason.TOO_FEW, least=allowed[0], seated=seated)
    if seated > allowed[-1]:
        raise TableError(RefusalReason.TABLE_FULL, most=allowed[-1])


def _next_deal(match: Match) -> _DealFacts:
    dealer = match.next_dealer()
    return {"dealer": dealer, "deal": write_deal(match.deal(dealer)), "edition": EDITION}
