"""Shichi Narabe and its form for points: options, deals, and how a hand starts (sections 1 and 2 of the rules)."""

from random import Random
from typing import Annotated, Final, Literal, Self, assert_never

from pydantic import Field, model_validator

from engine.cards import INTERNATIONAL, JOKER, Card
from engine.errors import DealError, RulesError
from engine.game import Deal, Game, Hand, Scoring, Setup
from engine.games.dealing import check_keys, deal_out, shuffled
from engine.games.ghosts import GhostHand
from engine.games.joker_hand import JokerExchange, JokerHand, JokerPlay, JokerTerms
from engine.games.opening import Opening, opened
from engine.games.points_hand import PointsHand
from engine.games.row_hand import RowHand, Terms
from engine.games.rows import Tunnel, rows
from engine.results import least_first
from engine.rules import Rules

First = Literal["seven-of-diamonds", "dealer", "left-of-dealer", "random"]
Passes = Annotated[int, Field(ge=0, le=9)]


class ShichiNarabeRules(Rules):
    """SN-3, SN-5, SJ, ST, SG."""

    first: First = "seven-of-diamonds"
    passes: Passes = 3
    jokers: Annotated[int, Field(ge=0, le=2)] = 0
    joker_play: JokerPlay = "skip"
    joker_exchange: JokerExchange = "take"
    tunnel: Tunnel = "none"
    ghost: bool = False

    @model_validator(mode="after")
    def _jokers_before_their_options(self) -> Self:
        for name in ("joker_play", "joker_exchange"):
            value = getattr(self, name)
            if not self.jokers and value != type(self).model_fields[name].default:
                raise RulesError(name, value, "says how jokers are played, but jokers is 0")
        return self


class PointsRules(Rules):
    """SP-3, G-7."""

    passes: Passes = 3
    hands: Annotated[int, Field(ge=1, le=50)] = 3


def _pack(jokers: int) -> tuple[Card, ...]:
    return INTERNATIONAL + (JOKER,) * jokers


def _deal_all(jokers: int, seats: int, dealer: int | None, chance: Random) -> tuple[tuple[Card, ...], ...]:
    assert dealer is not None
    return deal_out(shuffled(_pack(jokers), chance), seats=seats, dealer=dealer)[0]


def _deal(rules: ShichiNarabeRules, seats: int, dealer: int | None, chance: Random) -> Deal:
    hands = _deal_all(rules.jokers, seats, dealer, chance)
    return Deal(hands=hands, starter=chance.randrange(seats) if rules.first == "random" else None)


def _deal_for_points(rules: PointsRules, seats: int, dealer: int | None, chance: Random) -> Deal:
    return Deal(hands=_deal_all(1, seats, dealer, chance))


def _start(rules: ShichiNarabeRules, setup: Setup) -> Hand:
    """The hand that has what the options ask for, and nothing to do with those that are off."""
    check_keys(setup, *(["starter"] if rules.first == "random" else []))
    terms = Terms(SHICHI_NARABE.id, rules, rows(tunnel=rules.tunnel), rules.passes)
    opening = opened(setup, terms.rows, pack=_pack(rules.jokers), passes=rules.passes)
    first = _first(rules, setup, opening)
    if rules.jokers:
        hand = JokerHand(terms, opening, first, JokerTerms(rules.joker_play, rules.joker_exchange))
    else:
        hand = RowHand(terms, opening, first)
    if len(hand.ring.seats) < 2:
        raise DealError("deal.hands", "the hand would be over before it began")
    return GhostHand(hand) if rules.ghost else hand


def _start_for_points(rules: PointsRules, setup: Setup) -> Hand:
    check_keys(setup)
    terms = Terms(FOR_POINTS.id, rules, rows(ace_high=True), rules.passes)
    opening = opened(setup, terms.rows, pack=_pack(1), passes=rules.passes)
    if opening.left:
        raise DealError("deal.hands", "the hand would be over: a seat has no cards")
    to_move = setup.position.to_move if setup.position else None
    return PointsHand(terms, opening, opening.from_dealers_left[0] if to_move is None else to_move)


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
    position_keys=frozenset({"layout", "passes", "to_move"}),
    result_keys=lambda rules: frozenset({"ranks"}),
    trades_players=lambda rules: rules.ghost,
)
FOR_POINTS: Final = Game(
    id="shichi-narabe-points",
    rules=PointsRules,
    seats=lambda rules: range(3, 7),
    deal=_deal_for_points,
    start=_start_for_points,
    scoring=lambda rules: Scoring(rank=least_first, over=lambda totals, hands: hands >= rules.hands),
    position_keys=frozenset({"layout", "passes", "to_move"}),
)
GAMES: Final = (SHICHI_NARABE, FOR_POINTS)
