"""Shichi Narabe with two packs: SN-13."""

from functools import partial

import pytest

from engine.cards import card
from engine.catalog import find_game
from engine.errors import DealError, RulesError
from engine.game import Hand
from engine.rules import Value, read_rules
from engine.unplayable import Obstacle, unplayable
from engine.views import Known, RuledOut
from tests.engine.games.hands import SEVENS, cards, match, narabe, written, wrong_field
from tests.engine.games.lines import follow, legal, refused, rows_table

EIGHT = f"{SEVENS} {SEVENS}"


two = partial(narabe, layout=EIGHT, decks=2)
"""A position with two packs."""


def spades(hand: Hand) -> list[str]:
    """What lies in the two rows of spades."""
    return [written(tuple(each.place for each in row.laid)) for row in rows_table(hand).rows[:2]]


def test_sn_13_two_packs_are_dealt_and_all_eight_sevens_lie() -> None:
    made = match(decks=2, seats=12)
    hand = made.hand
    dealt = made.played[0].setup.deal.hands
    assert sum(map(len, dealt)) == 104
    assert [(row.suit, row.copy) for row in rows_table(hand).rows] == [
        (suit, copy) for suit in range(4) for copy in (0, 1)
    ]
    assert all(written(tuple(each.place for each in row.laid))[0] == "7" for row in rows_table(hand).rows)
    assert sum(each.cards for each in hand.view(None).seats) == 96


def test_sn_13_three_to_twelve_play() -> None:
    game = find_game("shichi-narabe")
    assert list(game.seats(read_rules(game.rules, {"decks": 2}))) == [*range(3, 13)]
    assert list(game.seats(read_rules(game.rules, {}))) == [*range(2, 11)]


@pytest.mark.parametrize("options", [{"jokers": 1}, {"jokers": 2}, {"tunnel": "open"}, {"tunnel": "closed"}], ids=str)
def test_sn_13_jokers_and_tunnels_are_refused(options: dict[str, Value]) -> None:
    with pytest.raises(RulesError) as refusal:
        read_rules(find_game("shichi-narabe").rules, {**options, "decks": 2})
    assert refusal.value.field == "decks"


def test_sn_13_a_card_goes_to_the_first_row_that_can_take_it() -> None:
    hand = two("8S 8S 9S KH", "9S KD", "TS KC")
    follow(hand, "{8S pass} 8S")
    assert spades(hand) == ["7S 8S", "7S"]
    assert refused(hand, "KD").facts == {"card": card("KD"), "needs": card("8D")}
    follow(hand, "9S", "TS")
    assert legal(hand) == {"8S", "pass"}, "the second 9 needs the second 8"
    assert refused(hand, "9S").facts["needs"] is card("8S")
    follow(hand, "8S")
    assert spades(hand) == ["7S 8S 9S TS", "7S 8S"]
    assert hand.view(None).seats[0].cards == 2


def test_sn_13_cards_that_cannot_be_told_apart_make_one_move() -> None:
    hand = two("8S 8S 6S", "KD", "KC")
    assert [str(each) for each in hand.legal(0)] == ["6S", "8S", "pass"]
    assert written(hand.view(0).hand) == "6S 8S 8S"


def test_sn_6_sn_13_a_bankrupts_card_goes_to_the_first_row_that_lacks_it() -> None:
    hand = two("TS TS 2H", "8S 9S 8S KD", "9S JS KH", passes=0)
    follow(hand, "bankrupt 0.status:bankrupt")
    assert spades(hand) == ["7S TS", "7S TS"]
    follow(hand, "last[TS TS 2H] thrown[TS 2H] thrown_second[TS] 8S {9S} 9S")
    assert spades(hand) == ["7S 8S 9S TS", "7S TS"], "the first row skips the 10"
    follow(hand, "8S {JS}")


def test_sn_13_a_thrown_card_lies_in_the_first_row_and_the_other_waits_for_the_second() -> None:
    hand = two("TS", "8S TS KD", "9S KH", "8S 9S KC", passes=0)
    follow(hand, "bankrupt", "8S", "9S")
    assert spades(hand) == ["7S 8S 9S TS", "7S"]
    assert legal(hand) == {"8S"}
    (why,) = [each for each in unplayable(hand.view(1)) if card("TS") in each.cards]
    assert (why.why, why.needs) == (Obstacle.NEEDS, cards("8S"))
    follow(hand, "8S")
    (why,) = [each for each in unplayable(hand.view(1)) if card("TS") in each.cards]
    assert why.needs == cards("9S")


def test_sn_13_both_copies_have_to_lie_before_a_card_is_refused_as_laid() -> None:
    hand = two("8S KH", "9S KD", "KC", layout=f"{EIGHT} 8S")
    follow(hand, "{8S pass} 8S 9S pass 8S?already_laid:card=8S 9S?not_in_hand JK=9S?not_in_this_game")


def test_sn_12_sn_13_the_second_seven_comes_after_the_first_and_opens_the_second_row() -> None:
    hand = two("7S 7S 8S", "8S 7H", "7H 8H", layout="", sevens="held")
    assert written(rows_table(hand).next) == SEVENS
    follow(hand, "{7S pass} 7S next[6S 7S 8S 7H 7D 7C] {8S 7H pass} 8S 7H 7S")
    assert spades(hand) == ["7S 8S", "7S"]


def test_sn_6_sn_12_sn_13_bankrupt_cards_lie_in_rows_not_open() -> None:
    hand = two("8S 8S KS", "7S 9S QH", "7S 6S", layout="", sevens="held", passes=0)
    follow(hand, "bankrupt")
    assert spades(hand) == ["8S KS", "8S"]
    assert written(rows_table(hand).next) == SEVENS, "the first 7 opens the first row"
    follow(hand, "7S next[6S 7S 9S 7H 7D 7C]")


@pytest.mark.parametrize("sevens", ["laid", "held"])
def test_sn_3_sn_13_of_two_who_were_dealt_a_seven_of_diamonds_the_one_nearest_the_dealers_left_starts(
    sevens: str,
) -> None:
    for seed in range(8):
        made = match(decks=2, seats=5, seed=seed, sevens=sevens)
        hand, setup = made.hand, made.played[0].setup
        from_left = [(setup.dealer + 1 + i) % 5 for i in range(5)]
        assert hand.to_act == (next(seat for seat in from_left if card("7D") in setup.deal.hands[seat]),)


def test_sn_12_sn_13_what_the_start_says_of_the_sevens_of_diamonds() -> None:
    hand = two("7H 8H", "8S 7C", "7D 7D 9D", "8C 7S", layout="", sevens="held", to_move=None, dealer=3)
    assert hand.to_act == (2,)
    assert hand.view(0).known == (Known(2, card("7D")),)
    assert hand.view(0).ruled_out == (RuledOut(0, cards("7D")), RuledOut(1, cards("7D")))
    follow(hand, "7D")
    assert hand.view(0).known == (), "nobody knows that it holds the other one, too"
    assert hand.view(0).ruled_out == (RuledOut(0, cards("7D")), RuledOut(1, cards("7D")))
    assert hand.view(0).seats[2].laid_once == cards("7D")


def test_sn_11_sn_13_a_forced_pass_rules_out_both_copies() -> None:
    hand = two("KS QH", "8S 9C", "8S 3D", voluntary=False)
    follow(hand, "pass", "8S")
    assert hand.view(1).ruled_out == (RuledOut(0, cards("6S 8S 6H 8H 6D 8D 6C 8C")),)
    follow(hand, "8S")
    assert hand.view(1).ruled_out == (RuledOut(0, cards("6S 6H 8H 6D 8D 6C 8C")),)


def test_sg_1_sn_13_ghosts_trade_seats_with_two_packs() -> None:
    hand = two("KS", "8S 8S", "8H KH", passes=0, ghost=True)
    follow(hand, "bankrupt {8S talk:0} talk:0")
    assert hand.players() == (1, 0, 2)


@pytest.mark.parametrize("hands", [("7S 8S", "8H", "9H"), (f"{EIGHT} 8S", "8H", "9H")])
def test_sn_2_sn_13_a_position_has_all_eight_sevens(hands: tuple[str, ...]) -> None:
    assert wrong_field(two, *hands, layout=SEVENS) == "layout"


def test_sn_2_sn_13_sevens_that_are_in_no_hand_cannot_be_laid() -> None:
    with pytest.raises(DealError, match="7S is missing"):
        two("8S 9S", "8H", f"9H {SEVENS} 7H 7D 7C", layout=None)
