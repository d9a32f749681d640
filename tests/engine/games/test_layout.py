"""Rows that begin with their base card and grow outward (G-3, FT-2, FT-6, FN-1, FN-2, RS-2)."""

import pytest

from engine.cards import SEVEN, mask, of
from engine.errors import DealError
from engine.games.layout import Layout, among, openings
from engine.moves import PLAY_COLOURED
from tests.engine.games.hands import cards, written

FROM_SEVEN = openings(SEVEN)
FINNISH = openings(SEVEN, below_first=True)


def taken_next(row: set[int], base: int, *, below_first: bool) -> set[int]:
    """The ranks that a row takes, by a slow reference check."""
    if base not in row:
        return {base}
    lower = next(({rank} for rank in range(base - 1, -1, -1) if rank not in row), set[int]())
    higher = next(({rank} for rank in range(base + 1, 13) if rank not in row), set[int]())
    return lower if below_first and base - 1 not in row else lower | higher


@pytest.mark.parametrize(("base", "below_first"), [(SEVEN, False), (4, False), (8, False), (SEVEN, True)])
def test_g_3_ft_2_fn_2_rs_2_what_each_row_takes_next(base: int, below_first: bool) -> None:
    table = openings(base, below_first=below_first)
    for row in range(1 << 13):
        held = {rank for rank in range(13) if row >> rank & 1}
        expected = taken_next(held, base, below_first=below_first)
        assert table[row] == sum(1 << rank for rank in expected), held


@pytest.mark.parametrize(
    ("lying", "takes"),
    [
        ("", "7S 7H 7D 7C"),
        ("7S", "6S 8S 7H 7D 7C"),
        ("6S..9S 7H 8H", "5S TS 6H 9H 7D 7C"),
        ("7S 9S TS QS 5S", "6S 8S 7H 7D 7C"),
        ("7S 8S 9S TS QS 5S", "6S JS 7H 7D 7C"),
        ("AS..7S", "8S 7H 7D 7C"),
        ("AS..KS", "7H 7D 7C"),
        ("8S 6H", "7S 7H 7D 7C"),  # in a position: a row whose base is missing opens with it
    ],
)
def test_ft_2_a_seven_opens_a_row_that_grows_outward(lying: str, takes: str) -> None:
    layout = Layout(FROM_SEVEN, SEVEN)
    layout.place(cards(lying))
    assert layout.open == mask(cards(takes))
    assert set(layout.places()) == set(cards(takes))


@pytest.mark.parametrize(
    ("lying", "takes"),
    [("7C", "6C"), ("7C 6C", "5C 8C"), ("7C 8C", "6C"), ("7C 5C 8C", "6C"), ("7C 6C 5C 8C", "4C 9C")],
)
def test_rs_2_the_six_comes_after_the_seven(lying: str, takes: str) -> None:
    layout = Layout(FINNISH, SEVEN)
    layout.place(cards(lying))
    assert layout.open == mask(cards(f"7S 7H 7D {takes}"))


@pytest.mark.parametrize(
    ("laid", "rows", "takes"),
    [
        ("7S", ["7S", ""], "7S 6S 8S"),
        ("7S 8S", ["7S 8S", ""], "7S 6S 9S"),
        ("7S 7S", ["7S", "7S"], "6S 6S 8S 8S"),
        ("7S 8S 7S", ["7S 8S", "7S"], "6S 6S 8S 9S"),
        ("7S 8S 7S 8S", ["7S 8S", "7S 8S"], "6S 6S 9S 9S"),
        ("7S 7S 8S 9S 8S 6S 6S 5S", ["5S..9S", "6S 7S 8S"], "4S 5S 9S TS"),
    ],
)
def test_ft_6_a_card_goes_to_the_first_row_that_can_take_it(laid: str, rows: list[str], takes: str) -> None:
    layout = Layout(FROM_SEVEN, SEVEN, decks=2)
    for each in cards(laid):
        assert each.bit & layout.open
        layout.lay(each)
    assert [layout.rows[0], layout.rows[4]] == [mask(cards(row)) for row in rows]
    assert layout.open == mask(cards(f"{takes} 7H 7D 7C"))
    assert sorted(each.code for each in layout.places()) == sorted(f"{takes} 7H 7D 7C".split())


def test_ft_6_rows_are_shown_suit_by_suit() -> None:
    layout = Layout(FROM_SEVEN, SEVEN, decks=2)
    layout.place(cards("7S 7S 8S 7C"))
    shown = [(row.suit, row.copy, written(tuple(each.shown for each in row.laid))) for row in layout.shown_rows()]
    assert shown == [
        (0, 0, "7S 8S"),
        (0, 1, "7S"),
        (1, 0, ""),
        (1, 1, ""),
        (2, 0, ""),
        (2, 1, ""),
        (3, 0, "7C"),
        (3, 1, ""),
    ]


def test_fn_1_a_five_or_a_nine_opens_and_fixes_the_base() -> None:
    layout = Layout(None, None)
    assert layout.open == mask(cards("5S 9S 5H 9H 5D 9D 5C 9C"))
    layout.lay(cards("9H")[0])
    assert layout.base == 8
    assert layout.open == mask(cards("9S 8H TH 9D 9C"))


@pytest.mark.parametrize(
    ("lying", "base"),
    [
        ("", None),
        ("5S", 4),
        ("9S", 8),
        ("5S..9S", 4),
        ("9S 5S..8S", 8),
        ("5S..9S 9H", 8),  # no five lies in the row of hearts
        ("9S TS 5H..9H", 8),
        ("4H 5H 3S 4S 5S", 4),
        ("5S 7S", 4),  # gaps do not matter
        ("9S 9H JH", 8),
        ("KS 5S 9S", 4),
    ],
)
def test_fn_1_the_base_of_a_position_lies_in_every_row(lying: str, base: int | None) -> None:
    layout = Layout(None, None)
    layout.place(cards(lying))
    assert layout.base == base


@pytest.mark.parametrize("lying", ["7S", "5S 9H", "5S..9S TH", "KS"])
def test_fn_1_a_layout_without_a_base_is_refused(lying: str) -> None:
    with pytest.raises(DealError, match="neither 5 nor 9") as refused:
        Layout(None, None).place(cards(lying))
    assert refused.value.field == "layout"


@pytest.mark.parametrize(("decks", "lying"), [(1, "7S 7S"), (2, "7S 8S 7S 7S")])
def test_no_card_is_laid_more_often_than_it_exists(decks: int, lying: str) -> None:
    with pytest.raises(DealError, match="7S"):
        Layout(FROM_SEVEN, SEVEN, decks=decks).place(cards(lying))


@pytest.mark.parametrize(
    ("lying", "wanted", "needs"),
    [
        ("", "8S", "7S"),
        ("7S", "TS", "8S"),
        ("7S", "AS", "6S"),
        ("7S 8S TS", "JS", "9S"),
        ("7S", "8S", None),
        ("7S", "7S", None),
        ("7S 8S", "7H", None),
    ],
)
def test_a_refusal_names_the_card_to_wait_for(lying: str, wanted: str, needs: str | None) -> None:
    layout = Layout(FROM_SEVEN, SEVEN)
    layout.place(cards(lying))
    assert layout.needed(cards(wanted)[0]) == (cards(needs)[0] if needs else None)


def test_rs_2_before_the_six_a_refusal_names_the_six() -> None:
    layout = Layout(FINNISH, SEVEN)
    layout.place(cards("7S"))
    assert layout.needed(of(0, 7)) is cards("6S")[0]


def test_a_copy_is_independent() -> None:
    layout = Layout(FROM_SEVEN, SEVEN)
    copy = layout.copy()
    copy.lay(cards("7S")[0])
    assert not any(layout.rows)
    assert layout.open == mask(cards("7S 7H 7D 7C"))


def test_cards_of_other_packs_have_the_same_bits() -> None:
    foreign = PLAY_COLOURED[6].card
    assert among(cards("7S")[0], mask(cards("7S")))
    assert not among(foreign, mask(cards("7S")))
    assert not among(cards("JK")[0], (1 << 104) - 1)
