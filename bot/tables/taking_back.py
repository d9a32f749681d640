"""Taking back decisions of a match, and which can be."""

from bot.tables import entries
from bot.tables.checks import check_no_try, present
from bot.tables.participants import is_one_person
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import TableRegistry
from bot.tables.stages import Stage
from bot.tables.table import Table


class TakeBacks:
    """Takes decisions back, under the table's lock."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def take_back(self, table_id: int, user: int, *, ply: int) -> Table:
        """Take back the user's last decision, made at `ply`, and all moves since. From then on the match counts in no
        rating or statistics. TableError: as `decision_to_take_back`.
        """

        async def take_back(table: Table) -> None:
            number = decision_to_take_back(table, user, ply)
            await self._registry.write(table, entries.TakenBack(user=user, kept=number), prepare=lambda after: None)

        return await self._registry.change(table_id, take_back)


def decision_to_take_back(table: Table, user: int, ply: int) -> int:
    """The index in the history of the user's decision made at `ply`, if it can be taken back now.

    TableError: those of `present`, ONE_TRY, NOT_ALONE, TAKEN_BACK, NOT_LAST.
    """
    present(table, user)
    check_no_try(table)
    if not can_take_back(table):
        raise TableError(RefusalReason.NOT_ALONE)
    number = last_decision(table, user)
    if number is not None and table.history[number].ply == ply:
        return number
    stands = any(played.ply == ply for played in table.history)
    raise TableError(RefusalReason.NOT_LAST if stands else RefusalReason.TAKEN_BACK)


def can_take_back(table: Table) -> bool:
    """Whether decisions can be taken back at this table: not in a try at a day."""
    return not table.fair.is_try and is_one_person(table.participants)


def last_decision(table: Table, user: int) -> int | None:
    """The index in `Table.history` of the user's last decision in this hand, which they can take back; None: there is
    none. Forced moves, and those made while the user was away, are none.
    """
    if not can_take_back(table) or table.match is None or table.stage not in {Stage.PLAYING, Stage.BETWEEN}:
        return None
    for number in range(len(table.history) - 1, -1, -1):
        played = table.history[number]
        if played.hand_number != len(table.match.played):
            return None
        if played.was_decision and table.participants[played.player].user == user:
            return number
    return None
