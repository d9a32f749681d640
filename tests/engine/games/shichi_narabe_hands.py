"""Hands of Shichi Narabe set up in one line, for tests of its rules."""

from typing import Any

from engine.cards import RANKS, Card, card
from engine.catalog import find_game
from engine.errors import IllegalMove, Refusal
from engine.events import Event
from engine.game import Deal, Hand, Position, Setup
from engine.match import Match, MatchHand
from engine.moves import parse
from engine.rules import read_rules

ALL = "AS..KS AH..KH AD..KD AC..KC"
SEVENS = "7S 7H 7D 7C"
DIAGRAM = "6S..QS 5H..TH 4D..9D AC..8C"
"""The first diagram of the source."""
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


def start(
    *hands: str,
    layout: str | None = None,
    to_move: int | None = 0,
    used: tuple[int, ...] | None = None,
    dealer: int | None = None,
    starter: int | None = None,
    whole: bool = False,
    game: str = "shichi-narabe",
    **options: Any,
) -> Hand:
    """A hand from a position, or with `whole` from a deal. `used`: passes used (`passes` is the option)."""
    found = find_game(game)
    setup = Setup(
        seats=len(hands),
        deal=Deal(hands=tuple(map(cards, hands)), starter=starter),
        dealer=dealer,
        position=None
        if whole
        else Position(layout=None if layout is None else cards(layout), passes=used, to_move=to_move),
    )
    return found.start(read_rules(found.rules, options), setup)


def match(*, seats: int = 4, seed: int = 1, game: str = "shichi-narabe", **options: Any) -> Match:
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
