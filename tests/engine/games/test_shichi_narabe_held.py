"""Shichi Narabe with the sevens held: SN-12."""

from functools import partial

import pytest

from engine.cards import card
from engine.errors import DealError, Reason
from engine.game import Hand
from engine.match import MatchHand
from tests.engine.games.hands import SEVENS, cards, match, narabe, written, wrong_field
from tests.engine.games.lines import follow, kinds, legal, refused, rows_table

held = partial(narabe, layout="", sevens="held")
"""A position with the sevens held."""


def rows(hand: Hand | MatchHand) -> list[str]:
    """What lies in each row."""
    return [written(tuple(each.place for each in row.laid)) for row in rows_table(hand).rows]


def test_sn_12_no_card_is_laid_before_play() -> None:
    made = match(sevens="held", seats=3)
    hand = made.hand
    assert rows(hand) == [""] * 4
    assert written(rows_table(hand).next) == SEVENS
    assert [each.cards for each in hand.view(None).seats] == [len(each) for each in made.played[0].setup.deal.hands]


@pytest.mark.parametrize("seed", range(5))
def test_sn_3_sn_12_the_holder_of_the_seven_of_diamonds_starts_and_need_not_play_it(seed: int) -> None:
    made = match(sevens="held", seats=3, seed=seed)
    hand = made.hand
    (holder,) = (seat for seat, dealt in enumerate(made.played[0].setup.deal.hands) if card("7D") in dealt)
    assert hand.to_act == (holder,)
    sevens = {each.code for each in cards(SEVENS)} & {each.code for each in made.played[0].setup.deal.hands[holder]}
    assert legal(hand) == {*sevens, "pass"}


@pytest.mark.parametrize(
    ("layout", "starts"), [(None, 2), ("", 2), ("7S", 2), ("7S 7D", 1)], ids=["none", "empty", "other", "lies"]
)
def test_sn_12_in_a_position_its_holder_starts_unless_it_lies(layout: str | None, starts: int) -> None:
    hands = ("7H 8S", "8H 9H", "KD" if layout and "7D" in layout else "7D KD")
    hand = held(*hands, layout=layout, to_move=None, dealer=0, used=(0, 0, 0))
    assert hand.to_act == (starts,)
    assert rows(hand)[0] == ("7S" if layout else "")


def test_sn_12_a_seven_opens_its_row_and_nothing_else_is_playable_there() -> None:
    hand = held("7S 6S KS", "8S 7H", "8H 9S 7C")
    follow(hand, "{7S pass} 6S?not_next:card=6S,needs=7S pass {7H pass} pass pass 7S")
    assert rows(hand)[0] == "7S"
    follow(hand, "next[6S 8S 7H 7D 7C] 7S?already_laid {8S 7H pass}")


def test_sn_6_sn_12_bankrupt_cards_lie_in_rows_not_open_and_are_skipped_once_they_are() -> None:
    hand = held("6S 8S KS", "7S 5S QS 9S", "7H 8H", passes=0)
    follow(hand, "bankrupt 0.status:bankrupt")
    assert rows(hand)[0] == "6S 8S KS"
    follow(hand, "{7S} 9S?not_next 7S 7H")
    assert rows(hand)[0] == "6S 7S 8S KS"
    assert legal(hand) == {"5S", "9S"}


def test_sn_12_a_seven_is_always_playable_so_bankrupts_hold_none() -> None:
    hand = held("7S KS", "8S KD", "8H KH", passes=0)
    follow(hand, "{7S} bankrupt?not_bankrupt")
    hand = held("7S KS", "8S KD", "8H KH", passes=2, voluntary=False)
    follow(hand, "{7S} pass?must_play")


def test_sn_12_a_row_without_its_seven_never_opens() -> None:
    hand = held("8S 9S", "7H", "8H KC", passes=0)
    assert kinds(follow(hand, "{bankrupt} bankrupt")) == ["WentBankrupt"]
    assert rows(hand) == ["8S 9S", "", "", ""]
    assert "7S" in written(rows_table(hand).next)


@pytest.mark.parametrize("tunnel", ["closed", "open"])
def test_st_1_sn_12_a_row_that_is_not_open_has_no_paths(tunnel: str) -> None:
    """The whole low side lies, a bankrupt's: only the seven leads to the rest."""
    hand = held("7S KS 8S", "QS 7H", "8H KH", layout="AS..6S", tunnel=tunnel)
    follow(hand, "{7S pass} 7S pass pass")
    assert legal(hand) == ({"KS", "pass"} if tunnel == "closed" else {"KS", "8S", "pass"})


def test_st_2_st_4_sn_12_an_open_row_counts_cards_on_its_sides_whoever_laid_them() -> None:
    hand = held("7S 6S AS", "2S 8D", "8H KH", layout="8S..KS 3S", tunnel="closed")
    follow(hand, "7S")
    assert "AS" in written(rows_table(hand).next)
    assert legal(hand) == {"pass"}
    refusal = refused(hand, "2S")
    assert (refusal.reason, refusal.facts["needs"]) == (Reason.NOT_NEXT, card("AS"))
    follow(hand, "pass pass {AS pass} 6S?tunnel_closed")


def test_sj_2_sn_12_with_skip_a_joker_is_no_seven_and_goes_to_no_row_that_is_not_open() -> None:
    hand = held("JK 8S 6S 9H", "7S 8H", "7H 9S", layout="", jokers=1)
    follow(hand, "{pass} JK=7S+8S?not_in_this_game JK=8S+9S?not_next pass pass 7H {JK=8H+9H pass}")


def test_sj_3_sn_12_with_single_a_joker_may_be_a_seven_that_is_playable() -> None:
    hand = held("JK 8S", "7S KH", "7H 9S", jokers=1, joker_play="single")
    assert kinds(follow(hand, "{JK=7S JK=7H pass} JK=7S")) == ["JokerPlayed", "JokerTaken"]
    assert rows(hand)[0] == "7S"
    follow(hand, "{JK=7H JK=8S pass} JK=8H?not_in_this_game")


def test_sj_3_sj_4_sn_12_with_take_a_joker_is_no_held_seven() -> None:
    hand = held("JK 7S KC", "7H KH", "9S 9D", jokers=1, joker_play="single")
    follow(hand, "{7S JK=7H pass} JK=7S?joker_held_card")
    hand = held("JK 7S KC", "7H KH", "9S 9D", jokers=1, joker_play="single", joker_exchange="stack")
    assert kinds(follow(hand, "{7S JK=7S JK=7H pass} JK=7S")) == ["JokerPlayed", "JokerCovered"]
    assert rows(hand)[0] == "7S"


def test_sj_7_sn_12_jokers_only_are_eliminated_before_the_first_turn() -> None:
    hand = held("JK", "7S", "7H 8H", "8S 9S", jokers=2, joker_play="single", to_move=0)
    follow(hand, "0.status:eliminated @1 7S>Played,RanOut")


def test_sn_12_only_sevens_make_a_hand() -> None:
    follow(held("7S", "7H", "7D", passes=0, to_move=0), "7S 7H over:one-left ranks:1,2,3")


def test_sg_1_sn_12_ghosts_trade_seats_with_held_sevens() -> None:
    hand = held("KS", "7S 8S", "7H 8H", passes=0, ghost=True)
    follow(hand, "bankrupt {7S talk:0} talk:0")
    assert hand.players() == (1, 0, 2)
    assert legal(hand) == {"7S", "talk:0"}


def test_sn_12_sevens_on_the_table_or_in_a_hand_but_not_twice() -> None:
    assert wrong_field(held, "7S KS", "8S", "7H", layout="7S") == "layout"


def test_sn_2_a_position_without_its_sevens_needs_the_option() -> None:
    with pytest.raises(DealError, match="7S is missing"):
        narabe("7S KS", "8S", "7H", layout="")
