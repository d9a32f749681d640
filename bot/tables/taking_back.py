"""Which decision of a match can be taken back."""

from bot.tables.participants import is_one_person
from bot.tables.stages import Stage
from bot.tables.table import Table


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
