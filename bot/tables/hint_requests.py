"""Hints that people ask for: who may, and what is noted of it."""

from bot.tables import entries
from bot.tables.checks import check_no_try, seat_in_play
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import TableRegistry
from bot.tables.setup import Hints
from bot.tables.table import Table


class HintRequests:
    """Notes who has asked for a hint, under the table's lock."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def ask_hint(self, table_id: int, user: int, *, ply: int) -> Table:
        """Note that the user asks for a hint. From then on the match counts in no rating or statistics of theirs.

        The entry is emitted to nobody: no message may show who asks. TableError: as `seat_to_hint`.
        """

        async def ask(table: Table) -> None:
            seat_to_hint(table, user, ply)
            asked = entries.Hinted(user=user, ply=table.ply)
            if not table.lesson and asked not in table.hinted:
                await self._registry.write(table, asked, quietly=True)

        return await self._registry.change(table_id, ask)


def seat_to_hint(table: Table, user: int, ply: int) -> int:
    """The user's seat, if they may ask for a hint for the decision they faced at `ply`.

    TableError: those of `seat_in_play`, ONE_TRY, NO_HINTS, STALE, NOT_YOUR_TURN.
    """
    seat = seat_in_play(table, user)
    check_no_try(table)
    if not table.allows_hints:
        why = "host" if table.setup.hints is Hints.FORBIDDEN else "people"
        raise TableError(RefusalReason.NO_HINTS, why=why)
    if not table.still_asks(seat, ply):
        raise TableError(RefusalReason.STALE)
    if seat not in table.to_act():
        raise TableError(RefusalReason.NOT_YOUR_TURN)
    return seat
