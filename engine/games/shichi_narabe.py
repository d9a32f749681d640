"""Shichi Narabe: its options, its deal, and how a hand of it starts (section 1 of the rules)."""

from random import Random
from typing import Final, Literal, assert_never

from pydantic import Field

from engine.cards import INTERNATIONAL, Card
from engine.errors import DealError
from engine.game import Deal, Game, Hand, Scoring, Setup
from engine.games.dealing import deal_out, shuffled
from engine.games.opening import Opening, opened
from engine.games.row_hand import RowHand, Terms
from engine.games.rows import rows
from engine.rules import Rules

First = Literal["seven-of-diamonds", "dealer", "left-of-dealer", "random"]


class ShichiNarabeRules(Rules):
    """SN, SJ, ST, SG."""

    first: First = "seven-of-diamonds"
    passes: int = Field(3, ge=0, le=9)


def _pack(rules: ShichiNarabeRules) -> tuple[Card, ...]:
    return INTERNATIONAL


def _deal(rules: ShichiNarabeRules, seats: int, dealer: int | None, chance: Random) -> Deal:
    assert dealer is not None
    hands, _ = deal_out(shuffled(_pack(rules), chance), seats=seats, dealer=dealer)
    return Deal(hands=hands, starter=chance.randrange(seats) if rules.first == "random" else None)


def _start(rules: ShichiNarabeRules, setup: Setup) -> Hand:
    terms = Terms(SHICHI_NARABE.id, rules, rows(), rules.passes)
    opening = opened(setup, terms.rows, pack=_pack(rules), passes=rules.passes)
    hand = RowHand(terms, opening, _first(rules, setup, opening))
    if len(hand.ring.seats) < 2:
        raise DealError("deal.hands", "the hand would be over before it began")
    return hand


def _first(rules: ShichiNarabeRules, setup: Setup, opening: Opening) -> int:
    """Who starts (SN-3). In a position whose sevens lie already nobody laid one: the dealer's left."""
    if setup.position and setup.position.to_move is not None:
        return setup.position.to_move
    match rules.first:
        case "seven-of-diamonds":
            laid_by = opening.seven_of_diamonds
            return opening.from_dealers_left[0] if laid_by is None else laid_by
        case "dealer":
            return opening.from_dealers_left[-1]
        case "left-of-dealer":
            return opening.from_dealers_left[0]
        case "random":
            starter = setup.deal.starter
            if starter is None or starter not in range(setup.seats):
                raise DealError("deal.starter", f"{starter} is no seat; 0 to {setup.seats - 1}")
            return starter
        case _:
            assert_never(rules.first)


SHICHI_NARABE: Final = Game(
    id="shichi-narabe",
    rules=ShichiNarabeRules,
    seats=lambda rules: range(3, 11),
    deal=_deal,
    start=_start,
    scoring=lambda rules: Scoring(start=None),
    deal_keys=lambda rules: frozenset({"starter"} if rules.first == "random" else ()),
    optional_keys=frozenset({"starter"}),
)

GAMES: Final = (SHICHI_NARABE,)
