"""Alt texts: complete, in good language, never too long."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, replace
from random import Random
from string import Formatter

import pytest

from engine.cards import RANKS, card, of
from engine.games.koroshi import KoroshiRules
from engine.games.nanatoridori import NanatoridoriRules
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
from engine.results import HandResult
from engine.views import GridTable, Phase, SeatStatus, SeatView
from renderers import ENGLISH, JAPANESE, LONGEST_ALT, LONGEST_TEXT, Words, alt_hand, alt_table, text_hand, text_table
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
    cards,
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
        "Cards left: Anna 13, Ben 9 (passes used: 2 of 3), Cy out (place 1), 健太 bankrupt (place 4)."
    )


def test_the_table_in_japanese():
    assert alt_table(view(GAPS, HAND, PLAYABLE), NAMES, JAPANESE) == (
        "手番：Anna。"
        "スペード：5〜9、J、Q。ハート：2、6〜8、10。ダイヤ：7、8。クラブ：A、3〜7、K。"
        "最後に出た札：ダイヤの8。"
        "次に場に出せる札：スペードの4、10／ハートの5、9／ダイヤの6、9／クラブの2、8。"
        "残り枚数：Anna 13枚、Ben 9枚（パス2/3回）、Cy あがり（1位）、健太 破産（4位）。"
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
        (SEQUENCE, "Played: Ben 9 of Hearts, Cy 9 of Clubs. Called: There's a nine as good as he. Wanted: Spades 9"),
        (SEQUENCE, "Gone so far: Spades 2 to 5, 7; Hearts 9; Clubs 9."),
        (replace(SEQUENCE, sequence=(), wanted=()), "A lead is wanted."),
        (TRICK, "Trumps: Green. Trick: Ben Red 5, Cy Blue 0. Bids set aside: Anna Purple 7."),
        (replace(TRICK, trick=()), "Last trick: Ben Yellow 1. Won by Ben."),
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


def test_ki_10_who_drops_out_of_the_killing_game_is_not_called_bankrupt():
    asked = replace(view(GRID), seats=(SeatView(cards=3), SeatView(cards=0, status=SeatStatus.BANKRUPT)), to_act=(0,))
    assert alt_table(asked, ["Anna", "Ben"], ENGLISH).endswith("Ben dropped out.")
    assert alt_table(asked, ["Anna", "Ben"], JAPANESE).endswith("Ben 脱落。")


def test_the_hand_tells_what_can_be_played():
    assert alt_hand(view(GAPS, HAND, PLAYABLE), ENGLISH) == (
        "Your hand (13): Spades 3, J; Hearts 2, 5, K; Diamonds A, 6, 9, Q; Clubs 2, 8, 10; joker. "
        "You can play: Hearts 5; Diamonds 6, 9; Clubs 2, 8. You can also: pass."
    )
    assert alt_hand(view(GAPS, "3S JK JK", ""), JAPANESE) == (
        "手札3枚：スペードの3、ジョーカー、ジョーカー。出せる札はありません。ほかにできること：パス。"
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
            seen = replace(view(table, HAND, seats=seats), to_act=tuple(range(seats)))
            for tell, longest in ((alt_table, LONGEST_ALT), (text_table, LONGEST_TEXT)):
                told = tell(seen, [name] * seats, words)
                assert 0 < len(told.encode("utf-16-le")) // 2 <= longest


@LANGUAGES
def test_with_the_longest_names_everything_else_is_still_told(words):
    told = alt_table(view(rows(*["A3579JK"] * 4), seats=12), ["W" * 200] * 12, words)
    assert "…" in told
    assert all(suit in told for suit in words.suits)
    assert told.endswith(words.seats.format(seats="").lstrip()[-1])


@LANGUAGES
def test_the_hand_never_has_more_words_than_discord_takes(words):
    for play in (None, WHOLE_PACK.replace(" JK", "")):
        assert len(alt_hand(view(START, WHOLE_PACK, play), words)) <= LONGEST_ALT


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


def test_what_goes_with_a_joker_only_is_not_said_to_be_playable_by_itself():
    told = alt_hand(view(GAPS, HAND, PLAYABLE, moves=(PlayJoker(card("TS"), card("KS")),)), ENGLISH)
    assert "Clubs 2, 8. You can also: the joker as 10 of Spades, with K of Spades; pass." in told
    only = replace(view(GAPS, "KS JK"), legal=(PlayJoker(card("TS"), card("KS")),))
    assert alt_hand(only, ENGLISH) == (
        "Your hand (2): Spades K, joker. You can also: the joker as 10 of Spades, with K of Spades."
    )


def test_cs_1_cards_that_can_only_be_put_away_are_not_said_to_fit():
    held = replace(view(START, "3S 9H"), legal=(Pile(card("3S")), Pile(card("9H"))))
    assert alt_hand(held, ENGLISH).endswith("None of them fits. You can lay face down: Spades 3, Hearts 9.")


def test_seats_tell_what_is_public_of_them():
    seat = SeatView(
        cards=4, chips=12, penalty=2, face_down=3, shown=(card("3C"),), bid=card("4G"), tricks=1, has_chosen=True
    )
    told = alt_table(replace(view(START), seats=(seat,), to_act=(0,), pot=7), ["Anna"], ENGLISH)
    assert told.endswith(
        "Pot: 7. Cards left: "
        "Anna 4 (chips: 12, against: 2, face down: 3, face up: Clubs 3, bid Green 4, tricks: 1, has chosen)."
    )


@pytest.mark.parametrize(
    ("phase", "told"),
    [
        (Phase.PASSING, "Everybody chooses what to pass on. Cards to pass to the right: 2."),
        (Phase.BIDDING, "To move: Anna. Everybody chooses a bid. Bids set aside"),
        (Phase.GIVE, "To move: Anna. A card goes to Cy."),
        (Phase.EXTRA, "Anna may take another turn."),
        (Phase.COVER, "Whoever holds the card may lay it on the joker."),
        (Phase.PLACE, "Anna takes or discards."),
    ],
)
def test_what_is_awaited_is_told(phase, told):
    asked = replace(view(TABLES["passing"]), phase=phase, to_act=(0,), asking=2)
    assert told in alt_table(asked, NAMES, ENGLISH)


def test_scores_and_totals_are_told():
    seats = (SeatView(cards=0), SeatView(cards=3))
    playing = replace(view(START), seats=seats, totals=(4, -2))
    assert alt_table(playing, NAMES[:2], ENGLISH).endswith("Anna 0 (total: 4), Ben 3 (total: −2).")
    over = replace(playing, result=HandResult("out", scores=(0, -2)), to_act=())
    assert alt_table(over, NAMES[:2], ENGLISH).endswith("Anna 0 (score: 0, total: 4), Ben 3 (score: −2).")
    penguins = replace(view(GROUP), seats=seats, totals=(2, 1), rules=NanatoridoriRules())
    assert alt_table(penguins, NAMES[:2], ENGLISH).endswith("Anna 0 (penguins: 2), Ben 3 (penguins: 1).")


def test_tr_4_the_card_that_belongs_in_the_trump_row_is_told():
    table = rows("7", "47", "7", "567", shown={"4H": card("4C")}, trump=3, next="6S 8S 4C 8C")
    assert "Can go down next: Spades 6, 8; Clubs 4 (4 of Hearts), 8." in alt_table(view(table), NAMES, ENGLISH)
    assert "Clubs: 5 to 7. Next: 4 (4 of Hearts), 8." in text_table(view(table), NAMES, ENGLISH)


def test_nothing_can_go_down_once_the_hand_is_over():
    over = replace(view(GAPS), result=HandResult("last"), to_act=())
    assert "next" not in alt_table(over, NAMES, ENGLISH)
    assert "Next" not in text_table(over, NAMES, ENGLISH)


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
def test_every_other_move_is_told(move, told):
    asked = replace(view(GAPS, "3S"), legal=(move,))
    assert (f"You can also: {told}." in alt_hand(asked, ENGLISH)) is (told is not None)
    assert ("not your turn" in alt_hand(asked, ENGLISH)) is (told is None)


def test_cc_4_the_largest_sets_are_told():
    sets = ("4H 5H", "4D 5D", "4H 4D", "4H 5H 4D 5D", "2C 3C")
    legal = tuple(PlaySet(tuple(sorted(map(card, each.split())))) for each in sets)
    told = alt_hand(replace(view(GAPS, "4H 5H 4D 5D 2C 3C"), legal=legal), ENGLISH)
    assert told.endswith("Together: (Hearts 4, 5; Diamonds 4, 5), (Clubs 2, 3).")
    picked = alt_hand(replace(view(GAPS, "4H 5H 4D 5D 2C 3C"), legal=legal), ENGLISH, chosen=frozenset({card("5H")}))
    assert picked.endswith("Chosen: Hearts 5. You can choose from: Hearts 4; Diamonds 4, 5.")


def test_ones_own_secrets_are_told():
    held = replace(view(GRID, "6H 9H"), own_pile=cards("2C"), chosen=cards("9H"))
    told = text_hand(held, ENGLISH).splitlines()
    assert told[1:4] == ["Dead in your hand: Hearts 6.", "Face down before you: Clubs 2.", "Chosen: Hearts 9."]


def test_ki_7_what_a_card_would_kill_is_told():
    shut_in = GridTable(order=(0, 1, 2, 3), laid=cards("7S KH 7H 7D 7C"), dead=(), next=cards("QS KS 6D"))
    asked = replace(view(shut_in), rules=KoroshiRules())
    told = alt_table(asked, NAMES, ENGLISH, preview=PLAY[card("QS").index])
    assert "To be played: Spades Q. It would kill: Spades K. Spades: 7." in told
    told = text_table(asked, NAMES, ENGLISH, preview=PLAY[card("6D").index])
    assert told.splitlines()[1:3] == ["To be played: Diamonds 6.", "It would kill nothing."]


def test_nt_4_the_hand_as_it_would_be_is_told():
    placing = replace(view(GROUP, "2 3 1"), phase=Phase.PLACE, legal=(Take(0), DISCARD))
    assert alt_hand(placing, ENGLISH) == (
        "Your hand (3): 2, 3, 1. To take or discard: 2 of number 4. You can also: take; discard."
    )
    assert alt_hand(placing, ENGLISH, would_be=1) == "Your hand would be (5): 2, 4, 4, 3, 1. New: cards 2 to 3."


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


def test_the_text_table_has_a_line_for_each_row_and_seat():
    assert text_table(view(GAPS, HAND, PLAYABLE), NAMES, ENGLISH).splitlines() == [
        "To move: Anna.",
        "Spades: 5 to 9, J, Q. Next: 4, 10.",
        "Hearts: 2, 6 to 8, 10. Next: 5, 9.",
        "Diamonds: 7, 8. Next: 6, 9.",
        "Clubs: A, 3 to 7, K. Next: 2, 8.",
        "Just laid: Diamonds 8.",
        "Anna: cards 13",
        "Ben: cards 9, passes used: 2 of 3",
        "Cy out, place 1",
        "健太 bankrupt, place 4",
    ]
    assert text_table(view(GRID), NAMES, JAPANESE).splitlines()[1:3] == [
        "ハート：4、5、7、8。次は9。殺された札は6。",
        "スペード：4〜7。次は8。",
    ]


@LANGUAGES
def test_with_the_longest_names_the_text_of_ten_seats_is_whole(words):
    told = text_table(view(rows(*["A3579JK"] * 4), seats=10), ["W" * 32] * 10, words)
    assert told.count("W" * 32) == 11
    assert len(told) <= LONGEST_TEXT
