"""A hand in words, and all that can be done with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import card
from engine.moves import (
    BANKRUPT,
    BEG,
    BID,
    COVER,
    DISCARD,
    DRAW,
    END,
    PLAY,
    Pass,
    Pile,
    PlayCommunity,
    PlayGroup,
    PlayJoker,
    PlaySet,
    PlaySubstitute,
    Take,
    Talk,
)
from engine.views import Phase
from renderers import alt_hand, text_hand
from tests.i18n.languages import ENGLISH, JAPANESE
from tests.renderers.samples import GAPS, GRID, GROUP, HAND, PLAYABLE, START, TRICK, cards, view


def test_the_hand_lists_the_playable_cards():
    assert alt_hand(view(GAPS, HAND, PLAYABLE), ENGLISH) == (
        "Your hand (13): Spades 3, J; Hearts 2, 5, K; Diamonds A, 6, 9, Q; Clubs 2, 8, 10; joker. "
        "You can play: Hearts 5; Diamonds 6, 9; Clubs 2, 8. You can also: pass."
    )
    assert alt_hand(view(GAPS, "3S JK JK", ""), JAPANESE) == (
        "手札3枚：スペードの3、ジョーカー、ジョーカー。出せるカードはありません。ほかにできること：パス。"
    )
    assert alt_hand(view(GAPS, "3S"), ENGLISH).endswith("It is not your turn.")
    assert alt_hand(view(GAPS), ENGLISH) == "You hold no cards."


def test_cards_playable_with_a_joker_only_are_not_listed_as_playable():
    told = alt_hand(view(GAPS, HAND, PLAYABLE, moves=(PlayJoker(card("TS"), card("KS")),)), ENGLISH)
    assert "Clubs 2, 8. You can also: the joker as 10 of Spades, with K of Spades; pass." in told
    only = replace(view(GAPS, "KS JK"), legal=(PlayJoker(card("TS"), card("KS")),))
    assert alt_hand(only, ENGLISH) == (
        "Your hand (2): Spades K, joker. You can also: the joker as 10 of Spades, with K of Spades."
    )


def test_cs_1_cards_that_can_only_be_piled_are_not_listed_as_playable():
    held = replace(view(START, "3S 9H"), legal=(Pile(card("3S")), Pile(card("9H"))))
    assert alt_hand(held, ENGLISH).endswith("None of them fits. You can lay face down: Spades 3, Hearts 9.")


@pytest.mark.parametrize(
    ("move", "told"),
    [
        (DRAW, "draw"),
        (BEG, "beg for a card"),
        (COVER, "lay your card on the joker"),
        (END, "end your turn"),
        (BANKRUPT, "declare yourself bankrupt"),
        (PlaySubstitute(card("5C"), 0), "5 of Clubs in the row of Spades"),
        (PlayCommunity(PLAY[card("9H").index]), "take and play 9 of Hearts"),
        (PlayCommunity(PlaySubstitute(card("9C"), 1)), "take and play 9 of Clubs in the row of Hearts"),
        (PlayJoker(card("8D")), "the joker as 8 of Diamonds"),
        (Pass(card("6")), "pass and take your face-up 6"),
        (Talk(2), None),
    ],
)
def test_every_other_move_is_listed(move, told):
    asked = replace(view(GAPS, "3S"), legal=(move,))
    assert (f"You can also: {told}." in alt_hand(asked, ENGLISH)) is (told is not None)
    assert ("not your turn" in alt_hand(asked, ENGLISH)) is (told is None)


def test_cc_4_the_largest_sets_are_listed():
    sets = ("4H 5H", "4D 5D", "4H 4D", "4H 5H 4D 5D", "2C 3C")
    legal = tuple(PlaySet(tuple(sorted(map(card, each.split())))) for each in sets)
    told = alt_hand(replace(view(GAPS, "4H 5H 4D 5D 2C 3C"), legal=legal), ENGLISH)
    assert told.endswith("Together: (Hearts 4, 5; Diamonds 4, 5), (Clubs 2, 3).")
    picked = alt_hand(replace(view(GAPS, "4H 5H 4D 5D 2C 3C"), legal=legal), ENGLISH, chosen=frozenset({card("5H")}))
    assert picked.endswith("Chosen: Hearts 5. You can choose from: Hearts 4; Diamonds 4, 5.")


def test_the_players_own_secrets_are_listed():
    held = replace(view(GRID, "6H 9H"), own_pile=cards("2C"), chosen=cards("9H"))
    told = text_hand(held, ENGLISH).splitlines()
    assert told[1:4] == ["Dead in your hand: Hearts 6.", "Face down before you: Clubs 2.", "Chosen: Hearts 9."]


def test_nt_4_the_resulting_hand_is_listed():
    placing = replace(view(GROUP, "2 3 1"), phase=Phase.PLACE, legal=(Take(0), DISCARD))
    assert alt_hand(placing, ENGLISH) == (
        "Your hand (3): 2, 3, 1. To take or discard: 2 of number 4. You can also: take; discard."
    )
    assert alt_hand(placing, ENGLISH, would_be=1) == "Your hand would be (5): 2, 4, 4, 3, 1. New: cards 2 to 3."


def test_an_ordered_hand_is_listed_in_order_with_the_largest_groups():
    legal = (PlayGroup(1, 1), PlayGroup(2, 2), PlayGroup(1, 2), PlayGroup(4, 4))
    held = replace(view(GROUP, "2 3 3 1 5"), legal=legal)
    assert alt_hand(held, ENGLISH) == "Your hand (5): 2, 3, 3, 1, 5. You can play: cards 2 to 3, card 5."
    drawn = replace(held, drawn=card("6"), phase=Phase.PLACE)
    assert alt_hand(drawn, JAPANESE) == "手札5枚：2、3、3、1、5。引いたカード：6。"


def test_a_choice_is_not_called_a_play():
    held = replace(
        view(TRICK, "5R 0B"), phase=Phase.BIDDING, legal=tuple(BID[card(code).index] for code in ("5R", "0B"))
    )
    assert alt_hand(held, ENGLISH) == "Your hand (2): Red 5, Blue 0. You can choose from: Red 5, Blue 0."
