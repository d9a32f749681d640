"""Who sits down at a running match, and what its ratings then are."""

from typing import TYPE_CHECKING

from bot.tables.participants import Participant

if TYPE_CHECKING:
    from bot.tables.table import Table


def place_for(table: "Table", user: int) -> Participant | None:
    """The computer player whose seat this user takes at the next deal."""
    return next((place for place in table.computers() if place.coming and place.coming.user == user), None)


def is_rated(table: "Table") -> bool:
    """Whether ratings may follow from the match: nobody sat down in the middle of a hand."""
    return not any(place.seating is not None and place.seating.at_once for place in table.participants)
