"""Luck apart: what the deal gave, what own play gave away, and the rest: the others' play, and later luck."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class HandJudged:
    """A hand of a match: the place that was taken, and what was expected and lost at each choice, in order."""

    place: float
    expected: tuple[float, ...]
    """The expected places at the choices, if the best move is played."""
    lost: tuple[float, ...]
    """The places that the played moves gave away."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Apart:
    """Why a place was taken, a mean over the hands: `place` is `par` and the other three. Above 0 is for the worse."""

    place: float
    par: float
    deal: float
    own: float
    rest: float


def apart(hands: Sequence[HandJudged], *, seats: int) -> Apart:
    """The causes of the places of these hands. Own play is never a gain: nobody does better than the best."""
    count, par = len(hands), (seats + 1) / 2
    place = sum(hand.place for hand in hands) / count
    deal = sum(hand.expected[0] - par for hand in hands if hand.expected) / count
    own = max(0.0, sum(sum(hand.lost) for hand in hands) / count)
    return Apart(place=place, par=par, deal=deal, own=own, rest=place - par - deal - own)
