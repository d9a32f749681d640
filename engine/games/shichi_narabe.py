"""Shichi Narabe and its variant for points: options, deals and the start of a hand (sections 1 and 2 of the rules)."""

from collections.abc import Iterable
from random import Random
from typing import Annotated, Final, Literal, Self, assert_never

from pydantic import Field, model_validator

from engine.cards import INTERNATIONAL, JOKER, Card
from engine.chance import Chance
from engine.errors import DealError, RulesError
from engine.game import Deal, Game, Hand, HandKind, Scoring, Setup
from engine.games.copies import hand_bits
from engine.games.counted_hand import CountedHand, CountedSetup
from engine.games.dealing import check_keys, dealing
from engine.games.ghosts import GhostHand
from engine.games.joker_hand import JokerExchange, JokerHand, JokerPlay, JokerSetup
from engine.games.opening import OpeningPhase, opened
from engine.games.points_hand import PointsHand
from engine.games.row_hand import RowHand
from engine.games.row_hand_guess import (
    guessed_joker_hand,
    guessed_points_hand,
    guessed_row_hand,
    guessed_two_pack_hand,
)
from engine.games.rows import SEVENS, Rows, Tunnel, rows
from engine.games.two_pack_hand import TwoPackHand
from engine.results import Unit, least_first
from engine.rules import Rules
from engine.views import View

First = Literal["seven-of-diamonds", "dealer", "left-of-dealer", "random"]
Passes = Annotated[int, Field(ge=0, le=9)]


class ShichiNarabeRules(Rules):
    """Options of Shichi Narabe (SN-3, SN-5, SN-11 to SN-13, SJ, ST, SG)."""

    sevens: Literal["laid", "held"] = "laid"
    first: First = "seven-of-diamonds"
    passes: Passes = 3
    voluntary: bool = True
    jokers: Annotated[int, Field(ge=0, le=2)] = 0
    joker_play: JokerPlay = "skip"
    joker_exchange: JokerExchange = "take"
    tunnel: Tunnel = "none"
    ghost: bool = False
    decks: Annotated[int, Field(ge=1, le=2)] = 1

    @model_validator(mode="after")
    def _two_packs_go_without_jokers_and_tunnels(self) -> Self:
        """SN-13."""
        for name, usual in (("jokers", 0), ("tunnel", "none")):
            if self.decks == 2 and getattr(self, name) != usual:
                raise RulesError("decks", 2, f"is not allowed with {name} {getattr(self, name)}")
        return self

    def without_effect(self) -> Iterable[str]:
        if not self.passes:
            yield "voluntary"
        if not self.jokers:
            yield from ("joker_play", "joker_exchange")


class PointsRules(Rules):
    """Options of Shichi Narabe for points (SP-3, G-7)."""

    passes: Passes = 3
    voluntary: bool = True
    hands: Annotated[int, Field(ge=1, le=50)] = 3

    def without_effect(self) -> Iterable[str]:
        return () if self.passes else ("voluntary",)


FOR_POINTS_PACK: Final = (*INTERNATIONAL, JOKER)


def _pack(rules: ShichiNarabeRules) -> tuple[Card, ...]:
    """The cards that are all dealt (SN-1, SN-13), with the jokers (SJ-1)."""
    return INTERNATIONAL * rules.decks + (JOKER,) * rules.jokers


def _deal(rules: ShichiNarabeRules, seats: int, dealer: int | None, chance: Chance) -> Deal:
    hands = dealing(_pack(rules))(rules, seats, dealer, chance).hands
    return Deal(hands=hands, starter=chance.randrange(seats) if rules.first == "random" else None)


def _start(rules: ShichiNarabeRules, setup: Setup) -> Hand:
    """Start the simplest kind of hand that supports the chosen options, so that unused ones cost no time."""
    check_keys(setup, *(["starter"] if rules.first == "random" else []))
    bits_of = hand_bits if rules.decks == 2 else None
    opening = opened(setup, _rows(rules), pack=_pack(rules), passes=rules.passes, bits_of=bits_of)
    first = _first(rules, setup, opening)
    by_seven = rules.sevens == "held" and rules.first == "seven-of-diamonds" and first == opening.seven_of_diamonds
    named = setup.position is not None and setup.position.to_move is not None
    hand_setup = _hand_setup(rules, first if by_seven and not named else None)
    hand: CountedHand
    if rules.decks == 2:
        hand = TwoPackHand(hand_setup, opening, first)
    elif rules.jokers:
        hand = JokerHand(hand_setup, opening, first, JokerSetup(rules.joker_play, rules.joker_exchange))
    else:
        hand = RowHand(hand_setup, opening, first)
    if len(hand.ring.seats) < 2:
        raise DealError("deal.hands", "the hand would be over before it began")
    return GhostHand(hand) if rules.ghost else hand


def _hand_setup(rules: ShichiNarabeRules, began_with_seven: int | None) -> CountedSetup:
    return CountedSetup(rules, _rows(rules), rules.passes, rules.voluntary, began_with_seven)


def _rows(rules: ShichiNarabeRules) -> Rows:
    return rows(tunnel=rules.tunnel, held=rules.sevens == "held")


def _guess(view: View, chance: Random) -> Hand:
    rules = view.rules
    assert isinstance(rules, ShichiNarabeRules)
    starter = next((known.seat for known in view.known if known.card is SEVENS[2]), None)
    hand_setup = _hand_setup(rules, starter)
    hand: CountedHand
    if rules.decks == 2:
        hand = guessed_two_pack_hand(hand_setup, view, chance)
    elif rules.jokers:
        joker = JokerSetup(rules.joker_play, rules.joker_exchange)
        hand = guessed_joker_hand(hand_setup, joker, view, chance)
    else:
        hand = guessed_row_hand(hand_setup, view, chance)
    if view.players is None:
        return hand
    ghosts = GhostHand(hand)
    ghosts.sitting = view.players
    return ghosts


def _kind(rules: ShichiNarabeRules) -> HandKind:
    taken = rules.jokers > 0 and rules.joker_exchange == "take"
    if rules.tunnel != "none":
        return HandKind.TUNNELS_AND_JOKERS if taken else HandKind.TUNNELS
    if rules.decks == 2:
        return HandKind.TWO_PACKS
    return HandKind.JOKERS if taken else HandKind.ROWS


def _hand_setup_for_points(rules: PointsRules) -> CountedSetup:
    return CountedSetup(rules, rows(ace_high=True), rules.passes, rules.voluntary)


def _guess_for_points(view: View, chance: Random) -> Hand:
    assert isinstance(view.rules, PointsRules)
    return guessed_points_hand(_hand_setup_for_points(view.rules), view, chance)


def _start_for_points(rules: PointsRules, setup: Setup) -> Hand:
    check_keys(setup)
    hand_setup = _hand_setup_for_points(rules)
    opening = opened(setup, hand_setup.rows, pack=FOR_POINTS_PACK, passes=rules.passes)
    if opening.left:
        raise DealError("deal.hands", "the hand would be over: a seat has no cards")
    to_move = setup.position.to_move if setup.position else None
    return PointsHand(hand_setup, opening, opening.from_dealers_left[0] if to_move is None else to_move)


def _first(rules: ShichiNarabeRules, setup: Setup, opening: OpeningPhase) -> int:
    """Return the first seat to act (SN-3). If no seat was dealt the deciding 7 of diamonds, it is the dealer's left."""
    if setup.position and setup.position.to_move is not None:
        return setup.position.to_move
    match rules.first:
        case "seven-of-diamonds":
            dealt_to = opening.seven_of_diamonds
            return opening.from_dealers_left[0] if dealt_to is None else dealt_to
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
    seats=lambda rules: range(2, 11) if rules.decks == 1 else range(3, 13),
    deal=_deal,
    start=_start,
    scoring=lambda rules: Scoring(start=None),
    guesses=_guess,
    kind=_kind,
    deal_keys=lambda rules: frozenset({"starter"} if rules.first == "random" else ()),
    optional_keys=frozenset({"starter"}),
    position_keys=frozenset({"layout", "passes", "to_move"}),
    result_keys=lambda rules: frozenset({"ranks"}),
    pack=_pack,
    has_ghosts=lambda rules: rules.ghost,
)
FOR_POINTS: Final = Game(
    id="shichi-narabe-points",
    rules=PointsRules,
    seats=lambda rules: range(3, 7),
    deal=dealing(FOR_POINTS_PACK),
    start=_start_for_points,
    scoring=lambda rules: Scoring(rank=least_first, unit=Unit.PENALTY_POINTS, hands=rules.hands),
    guesses=_guess_for_points,
    kind=lambda rules: HandKind.POINTS,
    pack=lambda rules: FOR_POINTS_PACK,
    position_keys=frozenset({"layout", "passes", "to_move"}),
)
GAMES: Final = (SHICHI_NARABE, FOR_POINTS)
