"""Nanatoridori (section 12): its options, constants, deal and scoring."""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

from engine.cards import NUMBERS
from engine.chance import Chance
from engine.game import Deal, Scoring
from engine.games.dealing import deal_out, shuffled
from engine.moves import Pass, PlayGroup, Take
from engine.results import Unit, most_first
from engine.rules import Rules

COPIES: Final = 9
PACK: Final = NUMBERS * COPIES
CARDS: Final = 8
"""Cards in a hand (NT-1)."""
DUEL_CARDS: Final = 11
RESERVE: Final = 2
"""Face-up cards of each seat in a duel (NT-10)."""
PENGUINS: Final = 2
"""Penguins at the start of a match (NT-8)."""
POINTS: Final = 10
"""Points that end an advanced match (NT-9)."""
TAKE: Final = tuple(map(Take, range(len(PACK) + 1)))
PASS_TAKING: Final = tuple(map(Pass, NUMBERS))


@cache
def group(first: int, last: int, extra: int) -> PlayGroup:
    """Return the cached play of these hand positions."""
    return PlayGroup(first, last, extra)


class NanatoridoriRules(Rules):
    """Options of Nanatoridori."""

    mode: Literal["basic", "advanced", "duel"] = "basic"


def deal_round(rules: NanatoridoriRules, seats: int, dealer: int | None, chance: Chance) -> Deal:
    """Deal the hands, and the stock or the duel's reserves (NT-1, NT-10)."""
    cards = shuffled(PACK, chance)
    starter = chance.randrange(seats)
    duel = rules.mode == "duel"
    hands, rest = deal_out(cards, seats=seats, dealer=seats - 1, each=DUEL_CARDS if duel else CARDS)
    if not duel:
        return Deal(hands=hands, stock=rest, starter=starter)
    reserve = tuple(rest[RESERVE * seat : RESERVE * (seat + 1)] for seat in range(seats))
    return Deal(hands=hands, reserve=reserve, starter=starter)


def scoring(rules: NanatoridoriRules) -> Scoring:
    """Return the scoring of this mode (NT-8, NT-9, NT-13)."""
    match rules.mode:
        case "basic":
            return Scoring(
                start=PENGUINS,
                rank=_penguin_ranks,
                unit=Unit.PENGUINS,
                hands=None,
                ends_early=lambda totals, hands: not all(totals),
            )
        case "advanced":
            return Scoring(rank=most_first, hands=None, ends_early=lambda totals, hands: max(totals) >= POINTS)
        case "duel":
            return Scoring(start=None)


def _penguin_ranks(totals: Sequence[int]) -> tuple[int, ...]:
    """Rank a seat without penguins last and all others first (NT-8)."""
    return tuple(1 if total else len(totals) for total in totals)
