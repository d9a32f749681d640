"""Laps end with a trick, when the table is cleared, or when a seat is to move again; hands begin anew."""

from bot.tables.entries import MovedBy
from bot.tables.participants import PlayedMove
from bot.text.laps import laps_of
from engine.cards import card
from engine.events import Event, TableCleared, WonTrick
from engine.moves import DRAW, PASS, PLAY, Bid, Move, Talk

CARD = card("8S")


def made(seat: int, move: Move = PASS, *events: Event, hand: int = 1) -> PlayedMove:
    return PlayedMove(hand_number=hand, seat=seat, player=seat, move=move, by=MovedBy.PERSON, at=0, events=events)


def test_a_lap_is_once_around_the_table_also_without_those_who_are_out() -> None:
    assert laps_of([made(seat) for seat in (2, 3, 0, 1, 2, 3, 0, 2, 3)]) == [1, 1, 1, 1, 2, 2, 2, 3, 3]


def test_all_that_a_seat_does_in_its_turn_is_in_one_lap() -> None:
    draws = [made(0), made(1, DRAW), made(1, DRAW), made(1, PLAY[CARD.index]), made(0)]
    assert laps_of(draws) == [1, 1, 1, 1, 2]


def test_what_is_done_out_of_turn_begins_no_lap() -> None:
    assert laps_of([made(0), made(1), made(0, Talk(3)), made(2), made(0)]) == [1, 1, 1, 1, 2]
    assert laps_of([made(1, Bid(CARD)), made(0, Bid(CARD)), made(1), made(0)]) == [1] * 4


def test_a_lap_ends_with_the_trick_whose_winner_leads_again() -> None:
    tricks = [made(0), made(1, PASS, WonTrick(seat=1, tricks=1)), made(1), made(0)]
    assert laps_of(tricks) == [1, 1, 2, 2]
    assert laps_of([made(0), made(1, PASS, TableCleared(seat=0)), made(0), made(1)]) == [1, 1, 2, 2]


def test_laps_are_counted_anew_in_each_hand() -> None:
    assert laps_of([made(0), made(1), made(0), made(1, hand=2), made(0, hand=2), made(1, hand=2)]) == [1, 1, 2, 1, 1, 2]
