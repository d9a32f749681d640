"""Conditions of a user's requests at a table; checked under the table's lock, before an entry is written."""

from bot.tables.participants import Participant
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.stages import Stage
from bot.tables.table import Table


def check_lobby(table: Table) -> None:
    """TableError: NOT_IN_LOBBY."""
    if table.stage is not Stage.LOBBY:
        raise TableError(RefusalReason.NOT_IN_LOBBY)


def check_host(table: Table, user: int) -> None:
    """The user is the host of a lobby. TableError: NOT_IN_LOBBY, NOT_HOST."""
    check_lobby(table)
    if table.host != user:
        raise TableError(RefusalReason.NOT_HOST, host=table.host)


def check_no_try(table: Table) -> None:
    """TableError: ONE_TRY."""
    if table.fair.is_try:
        raise TableError(RefusalReason.ONE_TRY)


def seated(table: Table, user: int) -> Participant:
    """The user's place, which they have not left. TableError: NOT_SEATED."""
    place = table.participant_of(user)
    if place is None or place.left:
        raise TableError(RefusalReason.NOT_SEATED)
    return place


def present(table: Table, user: int) -> Participant:
    """The user's place in a match that is on, or between its hands. TableError: NOT_SEATED, NOT_STARTED, TABLE_GONE,
    AWAY.
    """
    place = seated(table, user)
    if table.stage not in (Stage.PLAYING, Stage.BETWEEN):
        raise TableError(RefusalReason.TABLE_GONE if table.stage is Stage.OVER else RefusalReason.NOT_STARTED)
    if place.away:
        raise TableError(RefusalReason.AWAY)
    return place


def seat_in_play(table: Table, user: int) -> int:
    """The user's seat in a hand that is played. TableError: NOT_SEATED, NOT_STARTED, AWAY."""
    place, seat = seated(table, user), table.seat_of(user)
    if seat is None or table.stage is not Stage.PLAYING:
        raise TableError(RefusalReason.NOT_STARTED)
    if place.away:
        raise TableError(RefusalReason.AWAY)
    return seat
