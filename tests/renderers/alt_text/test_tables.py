"""The table in words, as a sentence for the alt text and as lines."""

import re
from dataclasses import replace
from random import Random

import pytest

from engine.cards import RANKS, SUITS, card
from engine.games.koroshi_setup import KoroshiRules
from engine.moves import PLAY
from engine.results import EndReason, HandResult
from engine.views import GridTable, Table
from renderers.alt_text.alt import alt_table, text_table
from tests.i18n.languages import ENGLISH, JAPANESE
from tests.renderers.samples import GAPS, GRID, HAND, NAMES, PLAYABLE, START, TABLES, cards, rows, view


def test_the_table_in_english():
    assert alt_table(view(GAPS, HAND, PLAYABLE), NAMES, ENGLISH) == (
        "To move: Anna. "
        "Spades: 5 to 9, J, Q. Hearts: 2, 6 to 8, 10. Diamonds: 7, 8. Clubs: A, 3 to 7, K. "
        "Just laid: Diamonds 8. "
        "Can go down next: Spades 4, 10; Hearts 5, 9; Diamonds 6, 9; Clubs 2, 8. "
        "Cards left: Anna 13 (passes left: 3 of 3), Ben 9 (passes left: 1 of 3), Cy out (place 1), 健太 bankrupt (place 4)."
    )


def test_cards_of_the_bankrupt_are_named():
    at_rows = view(replace(GAPS, thrown=cards("JS QS 2H")))
    assert "Laid by the bankrupt: Spades J, Q; Hearts 2." in alt_table(at_rows, NAMES, ENGLISH)
    assert "破産した人のカード：スペードのJ、Q／ハートの2。" in alt_table(at_rows, NAMES, JAPANESE)
    at_grid = replace(view(replace(GRID, thrown=cards("7C"))), game="koroshi", rules=KoroshiRules.model_validate({}))
    assert "Laid by who dropped out: Clubs 7." in alt_table(at_grid, NAMES, ENGLISH)
    assert "脱落した人のカード：クラブの7。" in text_table(at_grid, NAMES, JAPANESE)


def test_the_table_in_japanese():
    assert alt_table(view(GAPS, HAND, PLAYABLE), NAMES, JAPANESE) == (
        "今の番：Anna。"
        "スペード：5〜9、J、Q。ハート：2、6〜8、10。ダイヤ：7、8。クラブ：A、3〜7、K。"
        "最後に出たカード：ダイヤの8。"
        "次に場に出せるカード：スペードの4、10／ハートの5、9／ダイヤの6、9／クラブの2、8。"
        "残り枚数：Anna 13枚（パス残り3/3回）、Ben 9枚（パス残り1/3回）、Cy 上がり（1位）、健太 破産（4位）。"
    )


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("jokers", "Hearts: 6, 7, 8 (joker). Diamonds: 7 to 9, 10 (joker), J."),
        ("trumps", "Hearts: 7, 8 (8 of clubs)."),
        ("trumps", "Trumps: Clubs. Community cards: Spades K, Hearts 2, Clubs 3."),
        ("stock", "Clubs: nothing. Stock: 12. The next draw takes 3."),
        ("two-packs", "Spades: 5 to 9. Spades, second row: 7."),
        ("ace-high", "Spades: 7 to K. Hearts: 6, 7, A."),
        ("grid", "Hearts: 4, 5, 7, 8. Spades: 4 to 7. Clubs: 5, 7, 8. Diamonds: 7."),
        ("grid", "Dead: Hearts 6, Clubs 6. Just killed: Hearts 6. Just laid: Hearts 5. Can go down next: Spades 8"),
        ("sequence", "Played: Ben 9 of hearts, Cy 9 of clubs. Called: There's a nine as good as he. Wanted: Spades 9"),
        ("sequence", "Gone so far: Spades 2 to 5, 7; Hearts 9; Clubs 9."),
        ("lead", "A lead is wanted."),
        ("trick", "Trumps: Green. Trick: Ben Red 5, Cy Blue 0. Bids set aside: Anna Purple 7."),
        ("between-tricks", "Last trick: Ben Yellow 1. Won by Ben."),
        ("group", "To beat: 3 of number 5, played by Ben. To take or discard: 2 of number 4. Stock: 20."),
        ("group", "Discarded: 1 ×2, 6 ×1."),
        ("duel", "Nothing lies on the table. Cards left"),
    ],
)
def test_the_table_names_its_state(name: str, told: str):
    assert told in alt_table(view(TABLES[name]), NAMES, ENGLISH)


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (replace(START, next=()), "Nothing can go down."),
        (replace(TABLES["group"], block_number=None), "To take or discard: 2."),
    ],
)
def test_the_table_says_what_there_is_not(table: Table, told: str):
    assert told in alt_table(view(table), NAMES, ENGLISH)


def test_a_layout_can_be_read_back_from_its_words():
    chance = Random(7)
    for _ in range(100):
        lying = ["".join(rank for rank in RANKS if chance.random() < 0.5) for _ in range(4)]
        text = alt_table(view(rows(*lying)), NAMES, ENGLISH)
        for suit, ranks in zip(SUITS, lying, strict=True):
            told = re.search(rf"{ENGLISH('card-suit', suit=suit).capitalize()}: ([^.]*)\.", text)
            assert told is not None
            assert _expanded(told[1]) == ranks


def _expanded(given_text: str) -> str:
    """`5 to 7, J` -> `567J`"""
    found = ""
    for part in given_text.replace("10", "T").split(", "):
        if part != "nothing":
            first, _, last = part.partition(" to ")
            found += RANKS[RANKS.index(first) : RANKS.index(last or first) + 1]
    return found


def test_tr_4_the_card_that_belongs_in_the_trump_row_is_named():
    table = rows("7", "47", "7", "567", shown={"4H": card("4C")}, trump=3, next="6S 8S 4C 8C")
    assert "Can go down next: Spades 6, 8; Clubs 4 (4 of hearts), 8." in alt_table(view(table), NAMES, ENGLISH)
    assert "Clubs: 5 to 7. Next: 4 (4 of hearts), 8." in text_table(view(table), NAMES, ENGLISH)


def test_ft_5_where_a_card_must_come_first_no_other_place_is_open():
    table = replace(rows("", "", "", "", next="7S 7H 7D 7C"), forced=card("7D"))
    assert "Can go down next: Diamonds 7." in alt_table(view(table), NAMES, ENGLISH)
    text = text_table(view(table), NAMES, ENGLISH)
    assert "Next: 7." in text
    assert text.count("Next:") == 1


def test_no_card_is_playable_once_the_hand_is_over():
    over = replace(view(GAPS), result=HandResult(EndReason.ONE_LEFT), to_act=())
    assert "next" not in alt_table(over, NAMES, ENGLISH)
    assert "Next" not in text_table(over, NAMES, ENGLISH)


def test_ki_7_the_cells_a_card_would_kill_are_named():
    shut_in = GridTable(order=(0, 1, 2, 3), laid=cards("7S KH 7H 7D 7C"), dead=(), next=cards("QS KS 6D"))
    asked = replace(view(shut_in), rules=KoroshiRules.model_validate({}))
    shown_text = alt_table(asked, NAMES, ENGLISH, preview=PLAY[card("QS").index])
    assert "To be played: Spades Q. It would kill: Spades K. Spades: 7." in shown_text
    shown_text = text_table(asked, NAMES, ENGLISH, preview=PLAY[card("6D").index])
    assert shown_text.splitlines()[1:3] == ["To be played: Diamonds 6.", "It would kill nothing."]


def test_the_text_table_has_a_line_for_each_row_and_seat():
    assert text_table(view(GAPS, HAND, PLAYABLE), NAMES, ENGLISH).splitlines() == [
        "To move: Anna.",
        "Spades: 5 to 9, J, Q. Next: 4, 10.",
        "Hearts: 2, 6 to 8, 10. Next: 5, 9.",
        "Diamonds: 7, 8. Next: 6, 9.",
        "Clubs: A, 3 to 7, K. Next: 2, 8.",
        "Just laid: Diamonds 8.",
        "Anna: cards 13, passes left: 3 of 3",
        "Ben: cards 9, passes left: 1 of 3",
        "Cy out, place 1",
        "健太 bankrupt, place 4",
    ]
    assert text_table(view(GRID), NAMES, JAPANESE).splitlines()[1:3] == [
        "ハート：4、5、7、8。次は9。殺されたカードは6。",
        "スペード：4〜7。次は8。",
    ]
