"""Hands of any game set up in one line, for tests of its rules."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import pytest

from engine.cards import RANKS, Card, card
from engine.catalog import find_game
from engine.errors import DealError, IllegalMove, Refusal
from engine.events import Event, PaidForBases, PaidForRevokes, PaidPass, PaidPot, PaidSeat
from engine.game import Deal, Hand, Position, Setup
from engine.match import Match, MatchHand
from engine.moves import parse
from engine.rules import Value, read_rules
from engine.views import RowsTable

T = TypeVar("T")
ALL = "AS..KS AH..KH AD..KD AC..KC"
SEVENS = "7S 7H 7D 7C"
DIAGRAM = "6S..QS 5H..TH 4D..9D AC..8C"
"""The first diagram of the source."""
PLACING = ("layout", "to_move", "dealer", "starter", "whole")
"""What places a hand in the course of a match and is no option."""
THROWN_IN = "QH KH AH 2S QC JD"
"""What a bankrupt seat lays in the source's second diagram."""


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


def narabe(*hands: str, game: str = "shichi-narabe", used: tuple[int, ...] | None = None, **given: Any) -> Hand:
    """A hand of Shichi Narabe or a variant of it. `used`: passes used (`passes` is the option)."""
    placing = {key: given.pop(key) for key in PLACING if key in given}
    return start(game, *hands, passes=used, options=given, **placing)


def match(*, seats: int = 4, seed: int = 1, game: str = "shichi-narabe", **options: Value) -> Match:
    """A match with its first hand dealt."""
    found = find_game(game)
    made = Match(found, read_rules(found.rules, options), seats=seats, seed=seed)
    made.next_hand()
    return made


def legal(hand: Hand | MatchHand, seat: int | None = None) -> set[str]:
    """The written forms of the legal moves of this seat, by default the first seat to act."""
    listed = hand.legal(hand.to_act[0] if seat is None else seat)
    assert len(set(listed)) == len(listed)
    return set(map(str, listed))


def play(hand: Hand, *moves: str) -> list[Event]:
    """Make each move by the seat to act, or by seat 2 if written `2!talk:1`; returns the last one's events."""
    events: list[Event] = []
    for each in moves:
        seat, named, move = each.rpartition("!")
        events = hand.play(int(seat) if named else hand.to_act[0], parse(move))
    return events


def refused(hand: Hand | MatchHand, move: str, seat: int | None = None) -> Refusal:
    """Why a move is refused; checks that nothing has changed."""
    hand = hand.copy()
    seat = hand.to_act[0] if seat is None and hand.to_act else seat or 0
    before = [hand.view(each) for each in (None, *range(hand.seats))]
    try:
        hand.play(seat, parse(move))
    except IllegalMove as illegal:
        assert [hand.view(each) for each in (None, *range(hand.seats))] == before
        return illegal.refusal
    raise AssertionError(f"{move} is taken")


def kinds(events: list[Event]) -> list[str]:
    """The names of the events' types."""
    return [type(each).__name__ for each in events]


def written(found: tuple[Card, ...]) -> str:
    """Cards as text."""
    return " ".join(each.code for each in found)


STEP = re.compile(r"(?:\d+!)?\{[^}]*\}|\w+\[[^]]*\]|\S+")
OF_RESULT = {"over": "reason", "ranks": "ranks", "scores": "scores", "winner": "winner"}
OF_SEATS = ("chips", "cards", "status", "place", "tricks", "penalty", "face_down", "left", "has_laid")


def steps(*line: str) -> list[str]:
    """The moves and claims of a line of play."""
    return STEP.findall(" ".join(line))


def follow(hand: Hand, *line: str) -> list[Event]:
    """Make the moves of a line of play and check what it claims, from left to right; returns the last move's events.

    `8S` is a move of the seat to act, `2!talk:1` one of seat 2, `8S>Played,RanOut` one with these events.
    `@1` says that seat 1 is to act, `@0,2` that both are; `{8S pass}` what is legal, `1!{8S}` what is for seat 1;
    `9S?not_next:card=9S,needs=8S` why a move is refused, with its facts behind a colon; `0[8S KC]` what seat 0 holds;
    `over:out`, `ranks:1,2`, `scores:0,-1`, `winner:0` how the hand has ended; `chips:49,48` what everybody sees of all
    seats, `1.chips:48` of seat 1, `phase:give`, `asking:1` and `pot:3` of the hand, `next[6S 8S]` and `base:8` of the table.
    """
    events: list[Event] = []
    for each in steps(*line):
        seat, named, step = each.rpartition("!")
        by = int(seat) if named else None
        move, refusal, why = step.partition("?")
        claim, _, claimed = step.partition(":")
        if step.startswith("{"):
            assert legal(hand, by) == set(step.strip("{}").split()), each
        elif step.startswith("@"):
            assert ",".join(map(str, hand.to_act)) == step[1:], each
        elif step.endswith("]"):
            place, _, lying = step.strip("]").partition("[")
            shown = hand.view(int(place)).hand if place.isdigit() else getattr(hand.view(None).table, place)
            assert written(shown) == lying, each
        elif refusal:
            refused_for = refused(hand, move, by)
            reason, with_facts, facts = why.partition(":")
            assert refused_for.reason == reason, each
            found = ",".join(f"{name}={fact}" for name, fact in refused_for.facts.items())
            assert not with_facts or found == facts, each
        elif (found := shown_of(hand, claim)) is not None:
            assert found == claimed, each
        else:
            move, told, types = each.partition(">")
            events = play(hand, move)
            assert not told or ",".join(kinds(events)) == types, each
    return events


def shown_of(hand: Hand, claim: str) -> str | None:
    """What everybody sees under this name. None: it is the name of nothing that is seen."""
    view = hand.view(None)
    seat, _, name = claim.rpartition(".")
    if name in OF_RESULT:
        found = getattr(hand.result, OF_RESULT[name])
    elif name in OF_SEATS:
        found = tuple(getattr(each, name) for each in view.seats)
    elif name in ("phase", "pot", "asking"):
        found = getattr(view, name)
    elif name.islower() and hasattr(view.table, name):
        found = getattr(view.table, name)
    else:
        return None
    found = found[int(seat)] if seat else found
    return ",".join(map(str, found)) if isinstance(found, tuple) else str(found)


def table_of(kind: type[T], hand: Hand | MatchHand, seat: int | None = None) -> T:
    """What the seat sees of the table, which is of this kind."""
    table = hand.view(seat).table
    assert isinstance(table, kind)
    return table


rows_table = partial(table_of, RowsTable)


def wrong_field(begin: Callable[..., Hand], *hands: str, **given: Any) -> str:
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


def scores(hand: Hand | MatchHand) -> tuple[int, ...]:
    """The score changes of the finished hand."""
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


def chips_for_pass(hand: Hand) -> int:
    """What the pass made now costs."""
    passed = play(hand, "pass")[0]
    assert isinstance(passed, PaidPass)
    return passed.chips


def chips(hand: Hand) -> list[int | None]:
    return [seat.chips for seat in hand.view(None).seats]
