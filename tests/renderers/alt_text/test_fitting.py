"""Texts fit with any names."""

from dataclasses import replace

import pytest

from engine.cards import SUITS, card, of
from i18n import LANGUAGES, texts_in
from renderers.alt_text.alt import alt_seat, alt_table, text_table
from renderers.alt_text.fitting import LONGEST_ALT, LONGEST_TEXT
from tests.renderers.samples import HAND, START, TABLES, TWO_PACKS, WHOLE_PACK, rows, view

EVERY_LANGUAGE = pytest.mark.parametrize("words", [*map(texts_in, LANGUAGES)], ids=[*LANGUAGES])


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


@EVERY_LANGUAGE
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


@EVERY_LANGUAGE
def test_with_the_longest_names_everything_else_is_kept(words):
    shown_text = alt_table(view(rows(*["A3579JK"] * 4), seats=12), ["W" * 200] * 12, words)
    assert "…" in shown_text
    assert all(words("card-suit", suit=suit).lower() in shown_text.lower() for suit in SUITS)
    assert shown_text.endswith(words("alt-seats", seats="").rstrip()[-1])


@EVERY_LANGUAGE
def test_the_hand_never_has_more_words_than_discord_takes(words):
    for play in (None, WHOLE_PACK.replace(" JK", "")):
        for table in (START, TWO_PACKS, *_longest_tables()):
            for seats in (4, 12):
                seen = view(table, WHOLE_PACK, play, seats=seats)
                assert len(alt_seat(seen, ["W" * 32] * seats, words)) <= LONGEST_ALT


@EVERY_LANGUAGE
def test_with_the_longest_names_the_text_of_ten_seats_is_not_cut(words):
    shown_text = text_table(view(rows(*["A3579JK"] * 4), seats=10), ["W" * 32] * 10, words)
    assert shown_text.count("W" * 32) == 11
    assert len(shown_text) <= LONGEST_TEXT
