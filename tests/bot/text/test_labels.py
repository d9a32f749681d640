"""Labels of move buttons: the row, the gap and the cards in plain words."""

from dataclasses import replace

import pytest

from bot.text.faces import face, faces
from bot.text.labels import move_label
from engine.cards import JOKER, card
from engine.moves import Move, parse
from engine.views import GridTable, Laid, View
from i18n import texts_in
from tests.bot.text.view_factories import IN_ORDER, PLAIN, rows

HEARTS_TRUMP = replace(PLAIN, table=rows(trump=1), legal=(parse("6H"), parse("6H@D")))
REPLACED = replace(PLAIN, table=rows(Laid(card("6D"), card("6H")), trump=1), legal=(parse("6D"),))
JOKER_LIES = replace(PLAIN, table=rows(Laid(card("5S"), JOKER)))
KILLING = replace(PLAIN, table=GridTable(order=(0, 1, 2, 3), laid=(), dead=(), next=()))

LABELS: list[tuple[View, str, str, str]] = [
    (HEARTS_TRUMP, "6H@D", "6♥ on diamonds", "6♥をダイヤの列へ"),
    (HEARTS_TRUMP, "6H", "6♥ on hearts", "6♥をハートの列へ"),
    (HEARTS_TRUMP, "8C", "8♣", "8♣"),
    (HEARTS_TRUMP, "~6H@S", "Take and play 6♥ on spades", "場札を取って出す：6♥をスペードの列へ"),
    (REPLACED, "6D", "6♦ on hearts", "6♦をハートの列へ"),
    (JOKER_LIES, "5S", "5♠ on the joker", "5♠をジョーカーに重ねる"),
    (PLAIN, "JK=5S+4S", "Joker as 5♠, with 4♠", "ジョーカー（5♠）と4♠"),
    (PLAIN, "JK=5S", "Joker as 5♠", "ジョーカー（5♠）"),
    (PLAIN, "6D+7D", "6♦ 7♦", "6♦ 7♦"),
    (PLAIN, "9S+TS+JS+9H+TH+JH", "♠♥ 9 to J (6 cards)", "♠♥ 9〜J（6枚）"),
    (PLAIN, "8C+9C+TC+JC+QC", "♣ 8 to Q (5 cards)", "♣ 8〜Q（5枚）"),
    (IN_ORDER, "take:0", "1: ▾ 5", "1番目：▾ 5"),
    (IN_ORDER, "take:2", "3: 5 ▾ 7", "3番目：5 ▾ 7"),
    (IN_ORDER, "take:4", "5: 7 ▾", "5番目：7 ▾"),
    (IN_ORDER, "play:0-0", "5 (1)", "5（1枚目）"),
    (IN_ORDER, "play:0-1+1", "5 5 + 1 face up (1–2)", "5 5 + 表向き1枚（1〜2枚目）"),
    (PLAIN, "bid:4G", "Bid Green 4", "緑4で宣言"),
    (PLAIN, "give:4G+0P", "Give Green 4, Purple 0", "緑4、紫0を渡す"),
    (PLAIN, "bankrupt", "Go bankrupt", "破産する"),
    (KILLING, "bankrupt", "Drop out", "脱落する"),
]


@pytest.mark.parametrize(("view", "move", "english", "japanese"), LABELS)
def test_button_labels_name_their_move(view: View, move: str, english: str, japanese: str) -> None:
    meant: Move = parse(move)
    assert move_label(texts_in("en"), view, meant) == english
    assert move_label(texts_in("ja"), view, meant) == japanese


@pytest.mark.parametrize(
    ("view", "move", "language", "label"),
    [
        (PLAIN, "6D", "en", "6 of diamonds"),
        (PLAIN, "6D", "de", "Karo 6"),
        (PLAIN, "6D", "ja", "ダイヤの6"),
        (PLAIN, "6D", "ko", "다이아 6"),
        (PLAIN, "6D", "zh-CN", "方块6"),
        (PLAIN, "6D", "zh-TW", "方塊6"),
        (PLAIN, "JK=8C+9C", "en", "Joker as 8 of clubs, with 9 of clubs"),
        (PLAIN, "5S+6S", "en", "5 of spades, 6 of spades"),
        (PLAIN, "5S+6S+8S+9S+TS+5H+6H+8H+9H+TH", "en", "spades, hearts 5 to 10 (10 cards)"),
        (PLAIN, "give:2C", "en", "Give 2 of clubs"),
        (PLAIN, "bid:4R", "de", "Rot 4 ansagen"),
        (IN_ORDER, "take:0", "en", "1: Before 5"),
        (IN_ORDER, "take:1", "ja", "2番目：5と5の間"),
    ],
)
def test_in_words_mode_labels_have_no_signs(view: View, move: str, language: str, label: str) -> None:
    assert move_label(texts_in(language).spoken, view, parse(move)) == label


def test_coloured_cards_are_named_by_their_colour() -> None:
    english, japanese = texts_in("en"), texts_in("ja")
    hand = (card("3R"), card("4R"))
    assert (faces(english, hand), faces(japanese, hand)) == ("Red 3, Red 4", "赤3、赤4")
    assert (face(english, JOKER), face(english, card("TH")), face(english, card("5"))) == ("joker", "10♥", "5")
