"""A hand in words, with its legal moves."""

from dataclasses import replace

import pytest

from engine import moves
from engine.cards import card
from engine.moves import Move, Pile, PlayGroup, PlayJoker, PlaySet, Take
from engine.views import Phase, View
from i18n import Texts
from renderers.alt_text.hand import hand_sentences, move_sentences
from renderers.alt_text.words import words_of
from tests.i18n.languages import ENGLISH, JAPANESE
from tests.renderers.samples import GAPS, GRID, GROUP, HAND, PLAYABLE, START, TRICK, TRICKING, cards, view


def told_of(seen: View, texts: Texts, *, preview: Move | None = None) -> str:
    """The sentences without what follows from hand and layout."""
    words = words_of(texts)
    hand = hand_sentences(seen, words, in_full=False, preview=preview)
    return words.space.join([*hand, *move_sentences(seen, words, preview=preview)])


def test_the_hand_lists_the_playable_cards():
    assert told_of(view(GAPS, HAND, PLAYABLE), ENGLISH) == (
        "Your hand (13): Spades 3, J; Hearts 2, 5, K; Diamonds A, 6, 9, Q; Clubs 2, 8, 10; joker. "
        "You can play: Hearts 5; Diamonds 6, 9; Clubs 2, 8. You can also: pass."
    )
    assert told_of(view(GAPS, "3S JK JK", ""), JAPANESE) == (
        "手札3枚：スペードの3、ジョーカー、ジョーカー。出せるカードはありません。できること：パス。"
    )
    assert told_of(view(GAPS, "3S"), ENGLISH).endswith("It is not your turn.")
    assert told_of(view(GAPS), ENGLISH) == "You hold no cards."


def test_cards_playable_with_a_joker_only_are_not_listed_as_playable():
    shown_text = told_of(view(GAPS, HAND, PLAYABLE, moves=(PlayJoker(card("TS"), card("KS")),)), ENGLISH)
    assert "Clubs 2, 8. You can also: the joker as 10 of spades, with K of spades; pass." in shown_text
    only = replace(view(GAPS, "KS JK"), legal=(PlayJoker(card("TS"), card("KS")),))
    assert told_of(only, ENGLISH) == (
        "Your hand (2): Spades K, joker. You can: the joker as 10 of spades, with K of spades."
    )


def test_cs_1_cards_that_can_only_be_piled_are_not_listed_as_playable():
    held = replace(view(START, "3S 9H"), legal=(Pile(card("3S")), Pile(card("9H"))))
    assert told_of(held, ENGLISH).endswith("None of them fits. You can lay face down: Spades 3, Hearts 9.")


@pytest.mark.parametrize(
    ("move", "told"),
    [
        (moves.DRAW, "draw"),
        (moves.BEG, "beg for a card"),
        (moves.COVER, "lay your card on the joker"),
        (moves.END, "end your turn"),
        (moves.BANKRUPT, "declare yourself bankrupt"),
        (moves.PlaySubstitute(card("5C"), 0), "5 of clubs in the row of spades"),
        (moves.PlayCommunity(moves.PLAY[card("9H").index]), "take and play 9 of hearts"),
        (moves.PlayCommunity(moves.PlaySubstitute(card("9C"), 1)), "take and play 9 of clubs in the row of hearts"),
        (PlayJoker(card("8D")), "the joker as 8 of diamonds"),
        (moves.Pass(card("6")), "pass and take your face-up 6"),
        (moves.Talk(2), None),
    ],
)
def test_every_other_move_is_listed(move, told):
    asked = replace(view(GAPS, "3S"), legal=(move,))
    assert (f"You can: {told}." in told_of(asked, ENGLISH)) is (told is not None)
    assert ("not your turn" in told_of(asked, ENGLISH)) is (told is None)


def test_cc_4_the_largest_sets_are_listed():
    sets = ("4H 5H", "4D 5D", "4H 4D", "4H 5H 4D 5D", "2C 3C")
    legal = tuple(PlaySet(tuple(sorted(map(card, each.split())))) for each in sets)
    shown_text = told_of(replace(view(GAPS, "4H 5H 4D 5D 2C 3C"), legal=legal), ENGLISH)
    assert shown_text.endswith("Together: (Hearts 4, 5; Diamonds 4, 5), (Clubs 2, 3).")


def test_the_players_own_secrets_are_listed():
    held = replace(view(GRID, "6H 9H"), own_pile=cards("2C"), chosen=cards("9H"))
    shown_text = list(hand_sentences(held, words_of(ENGLISH)))
    assert shown_text[1:4] == ["Dead in your hand: Hearts 6.", "Face down before you: Clubs 2.", "Chosen: Hearts 9."]


def test_nt_4_the_resulting_hand_is_listed():
    placing = replace(view(GROUP, "2 3 1"), phase=Phase.PLACE, legal=(Take(0), moves.DISCARD))
    assert told_of(placing, ENGLISH) == (
        "Your hand (3): 2, 3, 1. To take or discard: 2 of number 4. You can: take; discard."
    )
    assert told_of(placing, ENGLISH, preview=Take(1)) == "Your hand would be (5): 2, 4, 4, 3, 1. New: cards 2 to 3."


def test_an_ordered_hand_is_listed_in_order_with_the_largest_groups():
    legal = (PlayGroup(1, 1), PlayGroup(2, 2), PlayGroup(1, 2), PlayGroup(4, 4))
    held = replace(view(GROUP, "2 3 3 1 5"), legal=legal)
    assert told_of(held, ENGLISH) == "Your hand (5): 2, 3, 3, 1, 5. You can play: cards 2 to 3, card 5."
    drawn = replace(held, drawn=card("6"), phase=Phase.PLACE)
    assert told_of(drawn, JAPANESE) == "手札5枚：2、3、3、1、5。引いたカード：6。"


def test_a_choice_is_not_called_a_play():
    held = replace(
        view(TRICK, "5R 0B"), phase=Phase.BIDDING, legal=tuple(moves.BID[card(code).index] for code in ("5R", "0B"))
    )
    assert told_of(held, ENGLISH) == "Your hand (2): Red 5, Blue 0. You can choose from: Red 5, Blue 0."


def test_what_waits_for_others_and_what_waits_for_the_hand_is_told():
    told = list(hand_sentences(view(GAPS, "9H JH TS AS 4D"), words_of(ENGLISH)))
    assert told[1:3] == [
        "Waiting for cards of others: Spades A, Diamonds 4.",
        "Held up by your hand: Spades K; Hearts Q, K; Diamonds A to 3.",
    ]


def test_is_6_cards_that_would_win_the_trick_are_told():
    told = told_of(TRICKING, ENGLISH)
    assert "You can play: Red 0, Yellow 5, Green 7. As the trick is, these would win it: Yellow 5, Green 7." in told
