"""What is said and done in a hand, as the players see it."""

from enum import StrEnum


class Call(StrEnum):
    """What a player of a stops game says with a card."""

    EARL_FIRST = "earl-first"
    """EC-2: with the lead of a sequence; the next three with the cards that follow."""
    EARL_SECOND = "earl-second"
    EARL_THIRD = "earl-third"
    EARL_FOURTH = "earl-fourth"
    SNIP = "snip"
    """SS-1: with the second card of a rank. JG-1: with the first of a sequence."""
    SNAP = "snap"
    SNORUM = "snorum"
    HICKOCKALORUM = "hickockalorum"
    """JG-1."""
    JIG = "jig"
    """JG-1, JG-2: with the card that ends a sequence."""
