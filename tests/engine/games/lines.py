"""Lines of play of any game in one line, and what they claim."""

import re
from functools import partial
from typing import TypeVar

from engine.errors import IllegalMove, Refusal
from engine.events import Event, PaidForBases, PaidForRevokes, PaidPass, PaidPot, PaidSeat
from engine.game import Hand
from engine.match import MatchHand
from engine.moves import parse
from engine.views import RowsTable
from tests.engine.games.hands import written

T = TypeVar("T")
STEP = re.compile(r"(?:\d+!)?\{[^}]*\}|\w+\[[^]]*\]|\S+")
OF_RESULT = {"over": "reason", "ranks": "ranks", "scores": "scores", "winner": "winner"}
OF_SEATS = ("chips", "cards", "status", "place", "tricks", "penalty", "face_down", "left", "has_laid")


def legal(hand: Hand | MatchHand, seat: int | None = None) -> set[str]:
    """The written forms of the legal moves of this seat, by default the first seat to act."""
    listed = hand.legal(hand.to_act[0] if seat is None else seat)
    assert len(set(listed)) == len(listed)
    return set(map(str, listed))


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
            move, told, types = step.partition(">")
            events = hand.play(hand.to_act[0] if by is None else by, parse(move))
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


def chips_for_pass(hand: Hand) -> int:
    """What the pass made now costs."""
    passed = follow(hand, "pass")[0]
    assert isinstance(passed, PaidPass)
    return passed.chips


def chips(hand: Hand) -> list[int | None]:
    return [seat.chips for seat in hand.view(None).seats]
