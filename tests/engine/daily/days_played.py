"""Matches of days, played for tests."""

from functools import cache
from random import Random

from engine.daily.days import SEAT
from engine.daily.dealing import candidate, chosen, match_of, reply, secret_of
from engine.fair import Fair
from engine.match import Match

MASTER = bytes(range(32))
WEEKS = range(1, 15)
"""Days in which every game occurs."""
TAKEN = dict(zip(WEEKS, (0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 3, 3, 0, 2), strict=True))
"""By day, the candidate that is its deal: to choose them again takes seconds, and `test_dealing.py` does it."""


@cache
def deal_of(day: int) -> Fair:
    """The deal of a day."""
    secret = secret_of(MASTER, day)
    return candidate(secret, day, TAKEN[day]) if day in TAKEN else chosen(secret, day)


def played(day: int, person: int, *, order: int = 0) -> Match:
    """The match of a day. `person`: what the moves of the person follow from. `order`: which of several seats to act
    moves first.
    """
    match = match_of(deal_of(day))
    hand, moves, orders = match.next_hand(), Random(person), Random(order)
    while hand.to_act:
        seat = orders.choice(hand.to_act)
        match.advance(seat, moves.choice(hand.legal(SEAT)) if seat == SEAT else reply(match, seat))
    return match
