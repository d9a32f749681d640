"""Hands of any game set up in one line, for tests of its rules."""

from typing import Any

from engine.cards import card
from engine.catalog import find_game
from engine.events import Event, PaidForBases, PaidForRevokes, PaidPass, PaidPot, PaidSeat
from engine.game import Deal, Hand, Position, Setup
from engine.match import Match, MatchHand
from engine.rules import read_rules
from engine.views import RowsTable
from tests.engine.games.shichi_narabe_hands import cards, kinds, legal, match, play, refused, without, written

__all__ = [
    "cards",
    "deal",
    "first_deal",
    "kinds",
    "legal",
    "match",
    "paid",
    "play",
    "played_out",
    "refused",
    "rows_table",
    "scores",
    "setup",
    "start",
    "without",
    "written",
]


def deal(
    *hands: str,
    stock: str | None = None,
    community: str | None = None,
    exposed: str | None = None,
    reserve: tuple[str, ...] | None = None,
    starter: int | None = None,
    redeals: tuple[tuple[str, ...], ...] | None = None,
) -> Deal:
    """A deal from texts such as `6S..8S TH`."""
    return Deal(
        hands=tuple(map(cards, hands)),
        stock=None if stock is None else cards(stock),
        community=None if community is None else cards(community),
        exposed=None if exposed is None else card(exposed),
        starter=starter,
        reserve=None if reserve is None else tuple(map(cards, reserve)),
        redeals=None if redeals is None else tuple(tuple(map(cards, each)) for each in redeals),
    )


def start(
    game: str,
    *hands: str,
    layout: str | None = None,
    to_move: int | None = 0,
    passes: tuple[int, ...] | None = None,
    dealer: int | None = None,
    whole: bool = False,
    number: int = 1,
    totals: tuple[int, ...] | None = None,
    options: dict[str, Any] | None = None,
    **parts: Any,
) -> Hand:
    """A hand from a position, or with `whole` from a deal. `totals`: the seats' totals before it."""
    found = find_game(game)
    rules = read_rules(found.rules, options or {})
    begin = found.scoring(rules).start
    made = Setup(
        seats=len(hands),
        deal=deal(*hands, **parts),
        dealer=dealer,
        number=number,
        totals=totals or (() if begin is None else (begin,) * len(hands)),
        position=None
        if whole
        else Position(layout=None if layout is None else cards(layout), passes=passes, to_move=to_move),
    )
    return found.start(rules, made)


def rows_table(hand: Hand | MatchHand) -> RowsTable:
    """The public layout."""
    table = hand.view(None).table
    assert isinstance(table, RowsTable)
    return table


def scores(hand: Hand | MatchHand) -> tuple[int, ...]:
    """The score changes of the finished hand."""
    assert hand.result is not None
    assert hand.result.scores is not None
    return hand.result.scores


def paid(events: list[Event]) -> list[str]:
    """The payments in order: `0>1 5` to a seat, `0> 3` to the pot, `0x2 6` to the pot for two revokes."""
    found: list[str] = []
    for each in events:
        match each:
            case PaidPot(seat=seat, chips=chips):
                found.append(f"{seat}> {chips}")
            case PaidSeat(seat=seat, payee=payee, chips=chips) | PaidForBases(seat=seat, payee=payee, chips=chips):
                found.append(f"{seat}>{payee} {chips}")
            case PaidForRevokes(seat=seat, revokes=revokes, chips=chips):
                found.append(f"{seat}x{revokes} {chips}")
            case _:
                pass
    return found


def setup(made: Match) -> Setup:
    """The setup of a match's last hand."""
    return made.played[-1].setup


def first_deal(game: str, *, seats: int, seed: int = 1, **options: Any) -> Setup:
    """The random setup of a match's first hand."""
    return setup(match(game=game, seats=seats, seed=seed, **options))


def played_out(made: Match) -> Match:
    """Play every hand of the match to its end, with the first legal move of the first seat to act."""
    while made.result is None:
        hand = made.hand
        assert hand is not None
        if hand.result is not None:
            hand = made.next_hand()
        while hand.result is None:
            seat = hand.to_act[0]
            made.advance(seat, hand.legal(seat)[0])
    return made


def chips_for_pass(hand: Hand) -> int:
    """What the pass made now costs."""
    passed = play(hand, "pass")[0]
    assert isinstance(passed, PaidPass)
    return passed.chips


def chips(hand: Hand) -> list[int | None]:
    return [seat.chips for seat in hand.view(None).seats]
