"""What a person's private message at a table is to show, told apart by what decides it."""

from hashlib import blake2b

from bot.pages import hand
from bot.tables.entries import MovedBy
from bot.tables.table import Stage, Table
from engine.moves import Talk


def sought(table: Table, user: int) -> object:
    """While this stays equal, the message shows what it should."""
    if table.practice:  # Its message shows the table, too.
        return table.changes
    seat = table.seat_of(user)
    return (table.stage, table.close_reason) if seat is None else hand.sought(table, seat)


def has_left(table: Table, user: int) -> bool:
    """Whether the person left in the middle of the match."""
    place = table.participant_of(user)
    return place is not None and place.left


def is_over(table: Table, user: int) -> bool:
    """Whether the table has nothing more to show to this person."""
    return table.stage is Stage.OVER or has_left(table, user)


def digest(table: Table, user: int) -> str:
    """What tells apart what the person's message should show now from all it has shown before, also around a restart:
    the same hand may have come and gone, but not with as many moves and trades."""
    done = sum(table.participants[told.player].user == user or isinstance(told.move, Talk) for told in table.history)
    return blake2b(repr((sought(table, user), done)).encode(), digest_size=8).hexdigest()


def timed_out(table: Table, seat: int) -> bool:
    """Whether the last move of who sits in this seat was made by the clock."""
    last = next((told for told in reversed(table.history) if told.seat == seat), None)
    return last is not None and last.by is MovedBy.CLOCK and last.player == table.player_at(seat)
