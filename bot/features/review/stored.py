"""A review as it is stored: small, and made anew where a later release judges better."""

import logging
from collections.abc import Sequence
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from data.rows import Values
from engine.review import HandJudged, Judgement

log = logging.getLogger(__name__)

VERSION: Final = 3
MOST_MISTAKES: Final = 3


class Mistake(BaseModel):
    """A choice that was clearly worse than another."""

    model_config = ConfigDict(frozen=True)

    move: int
    """The number of the move in the table's history, from 0."""
    hand: int
    """Of the match, from 0."""
    choice: int
    """Among the judged ones of the hand, from 0."""
    best: str
    """The better move in its written form."""
    points: float
    """Loss in points of 100."""
    error: float
    """The standard error of `points`."""
    places: float
    """Loss in places."""


class StoredHand(BaseModel):
    """A hand: places in hundredths."""

    model_config = ConfigDict(frozen=True)

    place: int
    expected: tuple[int, ...]
    """At each choice that was judged."""
    lost: int
    """By all choices together."""

    def judged(self) -> HandJudged:
        """The same in places."""
        expected = tuple(place / 100 for place in self.expected)
        return HandJudged(place=self.place / 100, expected=expected, lost=(self.lost / 100,))


class Review(BaseModel):
    """Judgements of a player's choices in a match."""

    model_config = ConfigDict(frozen=True)

    version: Literal[3] = VERSION
    worlds: int
    """The guessed worlds of each choice, and the fresh ones in which its loss was measured if it is named."""
    proved: bool
    """Whether computer players that judge so were measured to win."""
    choices: int
    """How many there were."""
    missed: int = 0
    """How many of them could not be judged."""
    by_others: int = 0
    """How many choices the computer or the clock made for the player."""
    hands: tuple[StoredHand, ...]
    mistakes: tuple[Mistake, ...] = ()
    """The dearest first."""


def stored_hand(place: float, judged: Sequence[Judgement]) -> StoredHand:
    """A hand in which these choices were judged."""
    return StoredHand(
        place=round(100 * place),
        expected=tuple(round(100 * each.place) for each in judged),
        lost=round(100 * sum(each.loss.places for each in judged)),
    )


def written(review: Review) -> Values:
    """The review as the store keeps it."""
    return review.model_dump(mode="json")


def read(values: Values | None) -> Review | None:
    """The stored review; None if there is none, or it is another release's."""
    if values is None or values.get("version") != VERSION:
        return None
    try:
        return Review.model_validate(values)
    except ValidationError:
        log.warning("A stored review cannot be read")
        return None
