"""Insidious Sevens (section 11): its options and constants, and which card wins a trick."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from engine.cards import COLOURED, Card, mask
from engine.game import Setup
from engine.games.dealing import dealing
from engine.moves import Give
from engine.rules import Rules

Hands = tuple[tuple[Card, ...], ...]

CARDS: Final = 7
"""Cards in a hand, and so tricks in a round (IS-2, IS-6)."""
ROUNDS: Final = 7
PIIKO: Final = 7
"""If the bids add up to this, all seats bid again (IS-8)."""
PASSED_ON: Final = (0, 1, 2, 3, 2, 1, 0)
"""Number of cards passed on, by round (IS-3)."""
TO_LEFT: Final = (True, True, False, True, False, True, True)
EVERY_CARD: Final = mask(COLOURED)
ONE_COLOUR: Final = (1 << 8) - 1
IN_EACH_COLOUR: Final = sum(1 << 8 * colour for colour in range(5))
deal_round: Final = dealing(COLOURED, each=CARDS)
"""Deals the hands of a round (IS-2)."""


class InsidiousSevensRules(Rules):
    """Options of Insidious Sevens."""

    piiko: bool = False


FOLLOWING: Final = tuple(ONE_COLOUR << 8 * lead.suit | IN_EACH_COLOUR << lead.rank for lead in COLOURED)
"""By the index of the lead: the cards that follow it in colour or number, as a bit set (IS-5)."""


def strength(play: tuple[int, Card]) -> int:
    """Sort key of a (seat, card) pair: the card's number, then its colour (IS-1)."""
    return play[1].rank << 3 | play[1].suit


def winning(trick: Sequence[tuple[int, Card]], trump: int) -> tuple[int, Card]:
    """Return the play with the highest trump, else with the highest card that follows the lead (IS-6)."""
    cards = mask(each for _, each in trick)
    running = cards & ONE_COLOUR << 8 * trump or cards & FOLLOWING[trick[0][1].index]
    return max([play for play in trick if play[1].bit & running], key=strength)


@cache
def gift(cards: tuple[Card, ...]) -> Give:
    """Return the cached move that passes these cards on (IS-3)."""
    return Give(cards)


def as_played(rules: InsidiousSevensRules, seats: int) -> InsidiousSevensRules:
    """Two players always play with piiko (IS-8)."""
    return InsidiousSevensRules(piiko=True) if seats == 2 else rules


def redealing(setup: Setup) -> Callable[[int], Hands]:
    """Return what deals the k-th redeal of a round (IS-9): the recorded one, or else a new one."""

    def redeal(k: int) -> Hands:
        recorded = setup.deal.redeals or ()
        if k < len(recorded):
            return recorded[k]
        assert setup.redeal is not None, "a match always can deal again"
        return setup.redeal(k)

    return redeal
