"""The Fan Tan games (sections 3, 4, 6 and 7 of the rules), all built on `FanTanHand`."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from engine.cards import INTERNATIONAL, Card, card
from engine.chance import Chance
from engine.game import Deal, Game, HandKind, Scoring, Setup
from engine.games.dealing import deal_out, shuffled
from engine.games.fan_tan_hand import DRAWING, FanTanHand, FanTanSetup, FanTanStyle, Stuck
from engine.games.options import ChipsRules, chips_scoring
from engine.results import Unit, least_first
from engine.rules import Rules
from engine.views import View

DRAWING_CARDS: Final = 7
"""Cards dealt to a hand in the drawing games (CT-1)."""
MOST_HANDS: Final = 100
"""The maximum number of hands of a score-pile match."""


class PayingRules(ChipsRules):
    """Options of the games in which a seat that cannot play pays."""

    revokes: Literal["forbidden", "penalised"] = "forbidden"


class FanTanRules(PayingRules):
    """Options of Fan Tan."""

    decks: Annotated[int, Field(ge=1, le=2)] = 1
    first: Literal["left-of-dealer", "seven-of-diamonds", "seven-of-hearts"] = "left-of-dealer"


class ChineseSevenRules(Rules):
    """Options of Chinese Seven."""

    limit: Annotated[int, Field(ge=1, le=1000)] = 100

    def pile_points(self, card: Card) -> int:
        """By rank (CS-4)."""
        return card.rank + 1


class UpTheLineRules(Rules):
    """Options of Up the Line."""

    limit: Annotated[int, Field(ge=1, le=1000)] = 15


def fan_tan_game(
    game: str,
    style: FanTanStyle,
    rules: type[Any],
    scoring: Callable[[Any], Scoring],
    *,
    seats: Callable[[Any], range] = lambda rules: range(3, 7),
    hand_setup: Callable[[Any], FanTanSetup] = lambda rules: FanTanSetup(),
) -> Game[Any]:
    """A game of this family, whose options are `rules`."""
    drawing = style.stuck in DRAWING

    def deal(rules: Any, seats: int, dealer: int | None, chance: Chance) -> Deal:
        assert dealer is not None
        wanted = hand_setup(rules)
        cards = shuffled(INTERNATIONAL * wanted.decks, chance)
        hands, rest = deal_out(cards, seats=seats, dealer=dealer, each=wanted.each)
        return Deal(hands=hands, stock=rest if drawing else None)

    def start(rules: Any, setup: Setup) -> FanTanHand:
        return FanTanHand(style, rules, setup, hand_setup(rules))

    def guess(view: View, chance: Random) -> FanTanHand:
        return FanTanHand.guessed(style, hand_setup(view.rules), view, chance)

    return Game(
        id=game,
        rules=rules,
        seats=seats,
        deal=deal,
        start=start,
        guesses=guess,
        kind=lambda rules: HandKind.PILES if style.stuck is Stuck.PILE else HandKind.CHIPS,
        scoring=scoring,
        deal_keys=lambda rules: frozenset({"stock"} if drawing else ()),
        pack=lambda rules: INTERNATIONAL * hand_setup(rules).decks,
        penalises_revokes=lambda rules: hand_setup(rules).revokes,
        hides_revokes=lambda rules: hand_setup(rules).revokes,
    )


def _piles_scoring(ends: Callable[[Sequence[int], int], bool]) -> Scoring:
    return Scoring(rank=least_first, unit=Unit.PENALTY_POINTS, hands=None, ends_early=ends)


def _chinese_seven(rules: ChineseSevenRules) -> Scoring:
    """Score above the limit ends the match (CS-4)."""
    return _piles_scoring(lambda totals, hands: max(totals) > rules.limit or hands >= MOST_HANDS)


def _up_the_line(rules: UpTheLineRules) -> Scoring:
    """Reaching the limit ends the match (CS-5)."""
    return _piles_scoring(lambda totals, hands: max(totals) >= rules.limit or hands >= MOST_HANDS)


def _drawing_game(game: str, style: FanTanStyle) -> Game[Any]:
    """CT-1."""
    return fan_tan_game(
        game,
        style,
        ChipsRules,
        chips_scoring,
        seats=lambda rules: range(2, 5),
        hand_setup=lambda rules: FanTanSetup(each=DRAWING_CARDS),
    )


def _paying_setup(rules: PayingRules) -> FanTanSetup:
    return FanTanSetup(revokes=rules.revokes == "penalised")


def _fan_tan_setup(rules: FanTanRules) -> FanTanSetup:
    forced = {"left-of-dealer": None, "seven-of-diamonds": card("7D"), "seven-of-hearts": card("7H")}
    return FanTanSetup(decks=rules.decks, revokes=rules.revokes == "penalised", forced=forced[rules.first])


GAMES: Final[tuple[Game[Any], ...]] = (
    fan_tan_game(
        "fan-tan",
        FanTanStyle(Stuck.PAY),
        FanTanRules,
        chips_scoring,
        seats=lambda rules: range(3, 7 if rules.decks == 1 else 13),
        hand_setup=_fan_tan_setup,
    ),
    fan_tan_game(
        "five-or-nine", FanTanStyle(Stuck.PAY, openings=None), PayingRules, chips_scoring, hand_setup=_paying_setup
    ),
    _drawing_game("crazy-tan", FanTanStyle(Stuck.DRAW)),
    _drawing_game("crazy-crazy-tan", FanTanStyle(Stuck.DRAW_MORE, sets=True)),
    _drawing_game("domino-sevens", FanTanStyle(Stuck.DRAW_UNTIL)),
    fan_tan_game("chinese-seven", FanTanStyle(Stuck.PILE), ChineseSevenRules, _chinese_seven),
    fan_tan_game("up-the-line", FanTanStyle(Stuck.PILE), UpTheLineRules, _up_the_line),
)
