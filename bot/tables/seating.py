"""Sitting down at a running match, and its ratings then."""

from collections.abc import Sequence

from bot.tables.participants import Participant


def place_for(participants: Sequence[Participant], user: int) -> Participant | None:
    """The computer player whose seat this user takes at the next deal."""
    return next((place for place in participants if place.coming and place.coming.user == user), None)


def is_rated(participants: Sequence[Participant]) -> bool:
    """Whether ratings may follow from the match: nobody sat down in the middle of a hand."""
    return not any(place.seating is not None and place.seating.at_once for place in participants)
