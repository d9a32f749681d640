"""Hands of any game set up in one line, for tests of its rules."""

from collections.abc import Callable
from typing import ParamSpec, TypedDict, Unpack

import pytest

from engine.cards import RANKS, Card, card
from engine.catalog import find_game
from engine.errors import DealError
from engine.game import Deal, Hand, Position, Setup
from engine.match import Match
from engine.rules import Value, read_rules

ALL = "AS..KS AH..KH AD..KD AC..KC"
SEVENS = "7S 7H 7D 7C"
DIAGRAM = "6S..QS 5H..TH 4D..9D AC..8C"
"""The first diagram of the source."""
THROWN_IN = "QH KH AH 2S QC JD"
"""What a bankrupt seat lays in the source's second diagram."""

P = ParamSpec("P")


class Placed(TypedDict, total=False):
    """Where a hand starts in its middle."""

    layout: str | None
    to_move: int | None
    passes: tuple[int, ...] | None
    dealer: int | None


class Dealt(TypedDict, total=False):
    """What a deal has beside its hands."""

    stock: str | None
    community: str | None
    exposed: str | None
    reserve: tuple[str, ...] | None
    starter: int | None
    redeals: tuple[tuple[str, ...], ...] | None


def cards(text: str) -> tuple[Card, ...]:
    """Cards from text such as `6S..8S JK`: cards and runs of a suit."""
    found: list[Card] = []
    for part in text.split():
        first, _, last = part.partition("..")
        ranks = RANKS[RANKS.index(first[0]) : RANKS.index(last[0]) + 1] if last else ""
        found += [card(rank + first[1]) for rank in ranks] if last else [card(first)]
    return tuple(found)


def without(text: str, *others: str) -> str:
    """The cards of `text` that are in none of the others."""
    gone = {each for other in others for each in cards(other)}
    return " ".join(each.code for each in cards(text) if each not in gone)


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
    options: dict[str, Value] | None = None,
    **parts: Unpack[Dealt],
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


def narabe(
    *hands: str,
    game: str = "shichi-narabe",
    layout: str | None = None,
    to_move: int | None = 0,
    used: tuple[int, ...] | None = None,
    dealer: int | None = None,
    starter: int | None = None,
    whole: bool = False,
    **options: Value,
) -> Hand:
    """A hand of Shichi Narabe or a variant of it. `used`: passes used (`passes` is the option)."""
    placed = Placed(layout=layout, to_move=to_move, passes=used, dealer=dealer)
    return start(game, *hands, whole=whole, starter=starter, options=options, **placed)


def match(*, seats: int = 4, seed: int = 1, game: str = "shichi-narabe", **options: Value) -> Match:
    """A match with its first hand dealt."""
    found = find_game(game)
    made = Match(found, read_rules(found.rules, options), seats=seats, seed=seed)
    made.next_hand()
    return made


def written(found: tuple[Card, ...]) -> str:
    """Cards as text."""
    return " ".join(each.code for each in found)


def wrong_field(begin: Callable[P, Hand], *hands: P.args, **given: P.kwargs) -> str:
    """The field that an error names for which a hand cannot begin."""
    with pytest.raises(DealError) as refused:
        begin(*hands, **given)
    return refused.value.field


def dealers_left(made: Match) -> int:
    """The seat at the left of who dealt the match's first hand."""
    return ((made.played[0].setup.dealer or 0) + 1) % made.seats


def final_totals(made: Match, *, least_wins: bool = False) -> tuple[int, ...]:
    """The totals of a finished match, by which its seats are ranked; equal ones share a rank."""
    totals, sign = made.result.totals, 1 if least_wins else -1
    assert made.result.ranks == tuple(1 + sum(sign * other < sign * mine for other in totals) for mine in totals)
    return totals


def setup(made: Match) -> Setup:
    """The setup of a match's last hand."""
    return made.played[-1].setup


def first_deal(game: str, *, seats: int, seed: int = 1, **options: Value) -> Setup:
    """The random setup of a match's first hand."""
    return setup(match(game=game, seats=seats, seed=seed, **options))


def played_out(made: Match) -> Match:
    """Play every hand of the match to its end, with the first legal move of the first seat to act."""
    while made.result is None:
        hand = made.hand
        if hand.result is not None:
            hand = made.next_hand()
        while hand.result is None:
            seat = hand.to_act[0]
            made.advance(seat, hand.legal(seat)[0])
    return made
