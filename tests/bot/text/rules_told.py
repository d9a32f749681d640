"""Sentences that state a rule to players, and the options with which they appear."""

from dataclasses import dataclass
from typing import Any

Options = dict[str, Any]
Sentence = tuple[str, str]
"""A piece of what is said, in English and in Japanese."""
PLAIN: Options = {}


@dataclass(frozen=True)
class Told:
    """One or more rules and the sentences that state them; `where`: options with them, `never`: options without."""

    rules: str
    games: str
    said: Sentence
    where: tuple[Options, ...] = (PLAIN,)
    never: tuple[Options, ...] = ()


ONE = {"jokers": 1}
SINGLE = {"jokers": 1, "joker_play": "single"}
STACK = {"jokers": 1, "joker_play": "single", "joker_exchange": "stack"}
SKIP_STACK = {"jokers": 1, "joker_exchange": "stack"}
JOKERS = (ONE, SINGLE, STACK, SKIP_STACK)
CLOSED, OPEN, GHOST = {"tunnel": "closed"}, {"tunnel": "open"}, {"ghost": True}
PENALISED, TWO_PACKS = {"revokes": "penalised"}, {"decks": 2}
HEARTS, DIAMONDS = {"first": "seven-of-hearts"}, {"first": "seven-of-diamonds"}
NO_PASSES, ONE_HAND, HANDS = {"passes": 0}, {"hands": 1}, {"hands": 3}
DIAGONAL, SIDES, STRIP, GROUP = {"adjacency": "diagonal"}, {"kill": "sides"}, {"kill": "strip"}, {"kill": "group"}
THROUGH, LAST = {"tunnel": True}, {"dropouts": "last"}
MUST, MUST_ONCE, HELD = {"voluntary": False}, {"voluntary": False, "passes": 1}, {"sevens": "held"}
HELD_SKIP, HELD_SINGLE, HELD_CLOSED = {**HELD, **ONE}, {**HELD, **SINGLE}, {**HELD, **CLOSED}
LAID, LAID_THRICE, FIRST_BEG = {"remains": "laid"}, {"remains": "laid", "hands": 3}, {"first_beg": True}
ADVANCED, DUEL = {"mode": "advanced"}, {"mode": "duel"}
FAN_TANS = "fan-tan five-or-nine"
DRAWING = "crazy-tan crazy-crazy-tan domino-sevens"
FOR_CHIPS = f"{FAN_TANS} {DRAWING} play-or-pay snip-snap-snorum jig"
WINNER_DEALS = f"{FOR_CHIPS} fan-tan-trumps earl-of-coventry"
PILES = "chinese-seven up-the-line"
SEVENS, POINTS = "shichi-narabe", "shichi-narabe-points"
