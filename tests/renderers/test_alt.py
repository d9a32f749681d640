"""Alt texts: complete, in good language, never too long."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, replace
from random import Random
from string import Formatter

import pytest

from engine.cards import RANKS, card, of
from engine.moves import BID, PlayGroup, PlayJoker
from engine.results import HandResult
from engine.views import Phase, SeatStatus, SeatView
from renderers import ENGLISH, JAPANESE, LONGEST, Words, alt_hand, alt_table
from tests.renderers.samples import (
    ACE_HIGH,
    DUEL,
    GAPS,
    GRID,
    GROUP,
    HAND,
    JOKERS,
    PLAYABLE,
    SEQUENCE,
    START,
    STOCK,
    TABLES,
    TRICK,
    TRUMPS,
    TWO_PACKS,
    WHOLE_PACK,
    rows,
    view,
)

NAMES = ("Anna", "Ben", "Cy", "健太")
LANGUAGES = pytest.mark.parametrize("words", [ENGLISH, JAPANESE], ids=["en", "ja"])


def test_the_table_in_english():
    assert alt_table(view(GAPS, HAND, PLAYABLE), NAMES, ENGLISH) == (
        "To move: Anna. "
        "Spades: 5 to 9, J, Q. Hearts: 2, 6 to 8, 10. Diamonds: 7, 8. Clubs: A, 3 to 7, K. "
        "Just laid: Diamonds 8. "
        "Can go down next: Spades 4, 10; Hearts 5, 9; Diamonds 6, 9; Clubs 2, 8. "
        "Cards left: Anna 13, Ben 9 (passes used: 2), Cy out (place 1), 健太 bankrupt (place 4)."
    )


def test_the_table_in_japanese():
    assert alt_table(view(GAPS, HAND, PLAYABLE), NAMES, JAPANESE) == (
        "手番：Anna。"
        "スペード：5〜9、J、Q。ハート：2、6〜8、10。ダイヤ：7、8。クラブ：A、3〜7、K。"
        "最後に出た札：ダイヤの8。"
        "次に場に出せる札：スペードの4、10／ハートの5、9／ダイヤの6、9／クラブの2、8。"
        "残り枚数：Anna 13枚、Ben 9枚（パス2回）、Cy 上がり（1位）、健太 破産（4位）。"
    )


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (JOKERS, "Hearts: 6, 7, 8 (joker). Diamonds: 7 to 9, 10 (joker), J."),
        (TRUMPS, "Hearts: 7, 8 (8 of Clubs)."),
        (TRUMPS, "Trumps: Clubs. Community cards: Spades K, Hearts 2, Clubs 3."),
        (STOCK, "Clubs: nothing. Stock: 12. The next draw takes 3."),
        (TWO_PACKS, "Spades: 5 to 9. Spades, second row: 7."),
        (ACE_HIGH, "Spades: 7 to K. Hearts: 6, 7, A."),
        (replace(START, next=()), "Nothing can go down."),
        (GRID, "Hearts: 4, 5, 7, 8. Spades: 4 to 7. Clubs: 5, 7, 8. Diamonds: 7."),
        (GRID, "Dead: Hearts 6, Clubs 6. Just killed: Hearts 6. Just laid: Hearts 5. Can go down next: Spades 8"),
        (SEQUENCE, "Played: Ben 9 of Hearts, Cy 9 of Clubs. Called: There's a 9 as good as he. Wanted: Spades 9"),
        (SEQUENCE, "Gone so far: Spades 2 to 5, 7; Hearts 9; Clubs 9."),
        (replace(SEQUENCE, sequence=(), wanted=()), "A lead is wanted."),
        (TRICK, "Trumps: Green. Trick: Ben Red 5, Cy Blue 0. Bids set aside: Anna Purple 7."),
        (replace(TRICK, trick=()), "Last trick: Ben Yellow 1. Won by Ben."),
        (replace(TRICK, trump=None), "Cards to pass to the right: 2."),
        (GROUP, "To beat: 3 of number 5, played by Ben. To take or discard: 2 of number 4. Stock: 20."),
        (GROUP, "Discarded: 1 ×2, 6 ×1."),
        (replace(GROUP, block_number=None), "To take or discard: 2."),
        (DUEL, "Nothing lies on the table. Cards left"),
    ],
)
def test_the_table_tells(table, told):
    assert told in alt_table(view(table), NAMES, ENGLISH)


def test_the_end_and_every_status_are_told():
    over = replace(view(START), result=HandResult("last", ranks=(1, 2, 3, 4)), to_act=(), phase=Phase.OVER)
    assert alt_table(over, NAMES, ENGLISH).startswith("The hand is over. Spades")
    seats = (*over.seats[:3], SeatView(cards=0, status=SeatStatus.ELIMINATED))
    assert "健太 eliminated." in alt_table(replace(over, seats=seats), NAMES, ENGLISH)


def test_the_hand_tells_what_can_be_played():
    assert alt_hand(view(GAPS, HAND, PLAYABLE), ENGLISH) == (
        "Your hand (13): Spades 3, J; Hearts 2, 5, K; Diamonds A, 6, 9, Q; Clubs 2, 8, 10; joker. "
        "You can play: Hearts 5; Diamonds 6, 9; Clubs 2, 8."
    )
    assert alt_hand(view(GAPS, "3S JK JK", ""), JAPANESE) == (
        "手札3枚：スペードの3、ジョーカー、ジョーカー。出せる札はありません。"
    )
    assert alt_hand(view(GAPS, "3S"), ENGLISH).endswith("It is not your turn.")
    assert alt_hand(view(GAPS), ENGLISH) == "You hold no cards."


def test_a_layout_can_be_read_back_from_its_words():
    chance = Random(7)
    for _ in range(100):
        lying = ["".join(rank for rank in RANKS if chance.random() < 0.5) for _ in range(4)]
        text = alt_table(view(rows(*lying)), NAMES, ENGLISH)
        for suit, ranks in zip(ENGLISH.suits, lying, strict=True):
            told = re.search(rf"{suit}: ([^.]*)\.", text)
            assert told is not None
            assert _expanded(told[1]) == ranks


def _expanded(told: str) -> str:
    """`5 to 7, J` -> `567J`"""
    found = ""
    for part in told.replace("10", "T").split(", "):
        if part != "nothing":
            first, _, last = part.partition(" to ")
            found += RANKS[RANKS.index(first) : RANKS.index(last or first) + 1]
    return found


def _longest_tables() -> list:
    gaps = rows(*["A3579JK"] * 8, next=" ".join(of(s, r).code for s in range(4) for r in range(1, 13, 2)), last="KC")
    trumps = {of(suit, rank).code: of(3, rank) for suit, rank in zip([0, 1, 2] * 5, range(13), strict=False)}
    taken = rows(
        *["A23456789TJQK"] * 4,
        shown=trumps,
        trump=3,
        trump_card=card("3C"),
        community=(card("KS"), card("2H"), card("3C"), card("5D")),
        last="KC",
    )
    return [gaps, taken, *TABLES.values()]


@LANGUAGES
@pytest.mark.parametrize(
    "name", ["W" * 32, "あ" * 32, "🂡" * 32, "\n \n", "A"], ids=["wide", "kana", "astral", "blank", "short"]
)
def test_the_table_never_has_more_words_than_discord_takes(words, name):
    for table in _longest_tables():
        for seats in (4, 12):
            told = alt_table(replace(view(table, HAND, seats=seats), to_act=tuple(range(seats))), [name] * seats, words)
            assert 0 < len(told.encode("utf-16-le")) // 2 <= LONGEST


@LANGUAGES
def test_with_the_longest_names_everything_else_is_still_told(words):
    told = alt_table(view(rows(*["A3579JK"] * 4), seats=12), ["W" * 200] * 12, words)
    assert "…" in told
    assert all(suit in told for suit in words.suits)
    assert told.endswith(words.seats.format(seats="").lstrip()[-1])


@LANGUAGES
def test_the_hand_never_has_more_words_than_discord_takes(words):
    for play in (None, WHOLE_PACK.replace(" JK", "")):
        assert len(alt_hand(view(START, WHOLE_PACK, play), words)) <= LONGEST


def test_both_languages_have_the_same_gaps_to_fill():
    for field in fields(Words):
        english, japanese = (getattr(words, field.name) for words in (ENGLISH, JAPANESE))
        if isinstance(english, str):
            assert _gaps(english) == _gaps(japanese), field.name
        if isinstance(english, Mapping):
            assert {key: _gaps(said) for key, said in english.items()} == {
                key: _gaps(said) for key, said in japanese.items()
            }


def _gaps(template: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def test_the_joker_is_named_where_it_can_be_played():
    told = alt_hand(view(GAPS, HAND, PLAYABLE, moves=(PlayJoker(card("TS"), card("KS")),)), ENGLISH)
    assert told.endswith("Clubs 2, 8; joker.")


def test_seats_tell_what_is_public_of_them():
    seat = SeatView(
        cards=4, chips=12, penalty=2, face_down=3, shown=(card("3C"),), bid=card("4G"), tricks=1, has_chosen=True
    )
    told = alt_table(replace(view(START), seats=(seat,), to_act=(0,)), ["Anna"], ENGLISH)
    assert told.endswith(
        "Anna 4 (chips: 12, against: 2, face down: 3, face up: Clubs 3, bid Green 4, tricks: 1, has chosen)."
    )


def test_an_ordered_hand_is_told_in_its_order_with_the_largest_groups():
    legal = (PlayGroup(1, 1), PlayGroup(2, 2), PlayGroup(1, 2), PlayGroup(4, 4))
    held = replace(view(GROUP, "2 3 3 1 5"), legal=legal)
    assert alt_hand(held, ENGLISH) == "Your hand (5): 2, 3, 3, 1, 5. You can play: cards 2 to 3, card 5."
    drawn = replace(held, drawn=card("6"), phase=Phase.PLACE)
    assert alt_hand(drawn, JAPANESE) == "手札5枚：2、3、3、1、5。引いた札：6。"


def test_a_choice_is_not_called_a_play():
    held = replace(
        view(TRICK, "5R 0B"), phase=Phase.BIDDING, legal=tuple(BID[card(code).index] for code in ("5R", "0B"))
    )
    assert alt_hand(held, ENGLISH) == "Your hand (2): Red 5, Blue 0. You can choose from: Red 5, Blue 0."
