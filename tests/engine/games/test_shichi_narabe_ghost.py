"""Ghosts: SG-1 to SG-4."""

from random import Random

import pytest

from engine.catalog import find_game
from engine.errors import Reason
from engine.events import PlayersTraded
from engine.game import Hand
from engine.match import Match
from engine.moves import Talk
from engine.rules import read_rules
from tests.engine.games.hands import SEVENS, narabe
from tests.engine.games.lines import follow, legal, refused


def haunted() -> Hand:
    """Seat 1 has gone bankrupt, seat 2 is out by playing, it is seat 3's turn."""
    hand = narabe("8S KC JC", "KS KH", "8H", "8D 9D", "QD KD", layout=SEVENS, passes=0, ghost=True)
    follow(hand, "8S bankrupt 8H @3")
    return hand


def test_sg_1_talker_and_ghost_change_seats_and_all_else_stays_with_the_seat() -> None:
    hand = haunted()
    before = hand.view(None)
    events = follow(hand, "0!talk:1")
    assert events == [PlayersTraded(0, ghost=1)]
    assert hand.players() == (1, 0, 2, 3, 4)
    after = hand.view(None)
    assert after.players == (1, 0, 2, 3, 4)
    assert (after.seats, after.to_act, after.table) == (before.seats, before.to_act, before.table)


def test_sg_1_a_talker_on_turn_gives_the_turn_to_the_ghost() -> None:
    hand = haunted()
    follow(hand, "talk:1 @3")
    assert hand.players() == (0, 3, 2, 1, 4)
    assert legal(hand) == {"8D", "talk:1"}


def test_sg_2_a_seat_that_is_out_cannot_become_a_ghost() -> None:
    follow(haunted(), "2!{} 2!talk:1?not_alive 0!talk:2?no_ghost:seat=2")


def test_sg_2_an_eliminated_seat_is_no_ghost() -> None:
    hand = narabe("JK 8S", "8H KH", "8D KD", layout=SEVENS, jokers=1, joker_play="single", ghost=True)
    follow(hand, "8S 0.status:eliminated talk:0?no_ghost 0!{}")


def test_sg_3_the_ghost_talked_to_is_the_one_traded_with() -> None:
    hand = haunted()
    follow(hand, "8D bankrupt 3!{talk:1 talk:4} 3!talk:4 3!talk:1 0!talk:4")
    assert hand.players() == (3, 4, 2, 1, 0)


def test_sg_4_talk_is_legal_at_any_time_for_seats_with_cards() -> None:
    hand = haunted()
    assert [legal(hand, seat) for seat in range(5)] == [{"talk:1"}, set(), set(), {"8D", "talk:1"}, {"talk:1"}]
    for _ in range(5):
        follow(hand, "4!talk:1", "talk:1")
    assert hand.to_act == (3,)


def test_sg_4_talk_to_a_seat_that_is_no_ghost_is_refused() -> None:
    hand = narabe("8S KC", "KS KH", "8H", layout=SEVENS, passes=0, ghost=True)
    follow(hand, "{8S} talk:1?no_ghost")
    assert refused(narabe("8S KC", "KS KH", "8H", layout=SEVENS), "talk:1").reason is Reason.NOT_IN_THIS_GAME


def test_sg_4_talk_after_the_hand_is_refused() -> None:
    hand = narabe("8S", "KS KH", "8H", layout=SEVENS, passes=0, ghost=True)
    follow(hand, "8S bankrupt>WentBankrupt,HandOver 2!{} 2!talk:1?hand_over ranks:1,3,2")


@pytest.mark.parametrize("seed", range(5))
def test_sg_1_the_match_says_who_sits_where_at_the_end(seed: int) -> None:
    game = find_game("shichi-narabe")
    match = Match(game, read_rules(game.rules, {"ghost": True, "passes": 0}), seats=5, seed=seed)
    hand, chance = match.next_hand(), Random(seed)
    sitting = list(range(5))
    while match.result is None:
        talkers = [seat for seat in range(5) if any(isinstance(move, Talk) for move in hand.legal(seat))]
        seat = chance.choice([hand.to_act[0], *talkers])
        move = chance.choice(list(hand.legal(seat)))
        if isinstance(move, Talk):
            sitting[seat], sitting[move.ghost] = sitting[move.ghost], sitting[seat]
        match.play(seat, move)
    assert match.result.players == tuple(sitting)
    assert sorted(match.result.ranks) == [1, 2, 3, 4, 5]


def test_a_copy_has_its_own_ghosts() -> None:
    hand = haunted()
    copied = hand.copy()
    follow(copied, "talk:1", "8D")
    assert hand.players() == (0, 1, 2, 3, 4)
    follow(hand, "@3 {8D talk:1}")
