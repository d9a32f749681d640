"""Table and hand in one picture."""

import pickle
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.cards import card
from engine.moves import PASS, PLAY, Move, PlayGroup, PlayJoker, Take
from engine.views import Known, View
from renderers import SeatPicture, Theme
from renderers.model.badges import lettered
from renderers.model.hand import hand_shown
from renderers.model.marks import Mark
from renderers.model.standing import Stand
from renderers.sprites.held import held_card, held_up_place
from renderers.sprites.places import dead_place, empty_place, open_place
from renderers.sprites.sizes import CARD, MARGIN, Size
from renderers.sprites.sprites import sprite
from tests.i18n.languages import ENGLISH
from tests.renderers.comparing import opened
from tests.renderers.contrast import LEAST, contrast_within
from tests.renderers.samples import (
    FOUR,
    GAPS,
    GRID,
    GROUP,
    HAND,
    LARGE,
    ORDERED,
    PAIR,
    PAIR_OF_ANOTHER_HAND,
    PAIRS,
    PLACING,
    PLAYABLE,
    TABLES,
    TRICKING,
    TWO,
    TWO_PACKS,
    WHOLE_PACK,
    cards,
    draw_seat,
    view,
)

HIGHEST = {False: 620, True: 960}
"""By whether cards are large."""


def drawn(seen: View, theme: Theme = TWO, *, preview: Move | None = None) -> bytes:
    return draw_seat(seen, theme, preview=preview)


def cell(png: bytes, code: str, line: int) -> Image.Image:
    left, top = 21 + 66 * card(code).rank, 21 + 98 * line
    return opened(png).convert("RGB").crop((left, top, left + 66, top + 98))


@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_drawn_with_a_hand_in_it(name: str) -> None:
    hands = {"trick": "5Y 7G 0R", "group": "2 3 3", "passing": "5Y", "between-tricks": "5Y", "duel": "2 3 3"}
    for theme in (TWO, FOUR, LARGE):
        png = draw_seat(view(TABLES[name], hands.get(name, "AS 2C KD")), theme)
        picture = opened(png)
        assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 900)
        assert picture.height <= HIGHEST[theme.large]
        assert len(png) < 40_000


@pytest.mark.parametrize("hand", ["", "7S", HAND, "JK JK", WHOLE_PACK], ids=lambda hand: str(len(hand.split())))
@pytest.mark.parametrize("theme", [TWO, LARGE], ids=["usual", "large"])
def test_a_hand_of_any_size_is_drawn(hand: str, theme: Theme) -> None:
    assert opened(drawn(view(GAPS, hand, PLAYABLE), theme)).height <= HIGHEST[theme.large]


@pytest.mark.parametrize("count", range(1, 36))
def test_nt_2_a_hand_in_its_order_breaks_no_group_and_stays_flat(count: int) -> None:
    hand = " ".join(str(1 + i // 3 % 7) for i in range(count))
    for theme in (TWO, LARGE):
        assert opened(drawn(view(GROUP, hand, None), theme)).height <= 620


BARE = [Size(101, 100, bare=True), Size(101, 92, bare=True), Size(47, 100, bare=True)]

SPRITES: dict[str, Callable[[Size], Image.Image]] = {
    "laid": lambda size: sprite(card("9D"), size, TWO),
    "laid last": lambda size: sprite(card("9D"), size, TWO, Mark.LAST),
    "of the hand": lambda size: held_card(card("9D"), size, TWO, Stand.FREE, is_open=False),
    "playable": lambda size: held_card(card("9D"), size, TWO, Stand.READY, is_open=True),
    "open": lambda size: open_place(card("9D"), size),
    "empty": lambda size: empty_place(card("9D"), size),
    "held up": held_up_place,
    "dead": lambda size: dead_place(card("9D"), size, fresh=False),
}
WAITING: dict[str, Callable[[Size], Image.Image]] = {
    stand.name: lambda size, stand=stand: held_card(card("9D"), size, TWO, stand, is_open=False) for stand in Stand
}


@pytest.mark.parametrize("size", [CARD, Size(60, 52), *BARE], ids=str)
def test_every_state_of_a_place_looks_different_without_colour(size: Size) -> None:
    for (one, first), (other, second) in combinations(SPRITES.items(), 2):
        changed = ImageChops.difference(first(size).convert("L"), second(size).convert("L"))
        # Also in outline, with every pixel either light or dark.
        outlines = [
            each(size).convert("L").convert("1", dither=Image.Dither.NONE).convert("L") for each in (first, second)
        ]
        assert ImageStat.Stat(changed).mean[0] > 4, (one, other)
        if "empty" not in (one, other) and "held up" not in (one, other):
            assert ImageStat.Stat(ImageChops.difference(*outlines)).mean[0] > 4, (one, other)


@pytest.mark.parametrize("size", [CARD, *BARE[:2]], ids=str)
def test_how_a_card_stands_looks_different_without_colour(size: Size) -> None:
    for first, second in combinations(WAITING.values(), 2):
        changed = ImageChops.difference(first(size).convert("L"), second(size).convert("L"))
        assert ImageStat.Stat(changed).mean[0] > 4


@pytest.mark.parametrize("theme", [TWO, FOUR], ids=["two", "four"])
@pytest.mark.parametrize("size", [CARD, Size(60, 70), Size(60, 52)], ids=lambda size: str(size.height))
@pytest.mark.parametrize("stand", Stand, ids=lambda stand: stand.name)
def test_the_index_of_a_card_in_its_place_can_be_read(stand: Stand, size: Size, theme: Theme) -> None:
    for code in ("AS", "TH", "KD", "QC"):
        picture = held_card(card(code), size, theme, stand, is_open=False)
        high = round(size.height * 0.61)
        top = MARGIN + 4 if stand is Stand.READY else picture.height - MARGIN - round(size.height * 0.1) - high + 3
        assert contrast_within(picture, (MARGIN + 5, top, picture.width - MARGIN - 5, top + high - 8)) >= LEAST


def test_a_card_of_the_hand_stands_in_its_own_place() -> None:
    with_it, without = drawn(view(GAPS, "AH", None)), drawn(view(GAPS, "", None))
    changed = ImageChops.difference(*(opened(each).convert("RGB") for each in (with_it, without)))
    left, top, right, bottom = changed.getbbox() or (0, 0, 0, 0)
    assert left >= 21
    assert right <= 21 + 66
    assert top >= 21 + 98
    assert bottom <= 21 + 2 * 98


def test_playable_cards_are_lifted() -> None:
    playing, waiting = (drawn(view(GAPS, HAND, play)) for play in (PLAYABLE, None))
    assert cell(playing, "9D", 2).tobytes() != cell(waiting, "9D", 2).tobytes()
    assert cell(playing, "KH", 1).tobytes() == cell(waiting, "KH", 1).tobytes()


def test_jokers_and_cards_whose_places_are_taken_lie_in_the_tray() -> None:
    bare = opened(drawn(view(GAPS, "AH", None))).height
    assert opened(drawn(view(GAPS, "AH JK", None))).height > bare
    assert opened(drawn(view(GAPS, "AH 2H", None))).height > bare


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param(*(view(TWO_PACKS, hand) for hand in ("4S KD", "4S KD KD")), id="ft_6 both copies of a card"),
        pytest.param(
            *(view(GAPS, HAND, PLAYABLE, moves=moves) for moves in ((), (PlayJoker(card("TS"), card("KS")),))),
            id="a joker that can be played is ticked with the card after it",
        ),
        # Only those of a playable group are lifted.
        pytest.param(
            *(replace(ORDERED, legal=(PlayGroup(i, i), PASS)) for i in (1, 2)),
            id="a mark is on the card at its position",
        ),
        pytest.param(*(view(GRID, hand) for hand in ("6H", "")), id="ki_9 dead cards in hand are crossed out"),
        pytest.param(
            *(replace(view(GAPS, HAND), own_pile=pile) for pile in (cards("2C KD"), ())),
            id="cs_1 ones own pile lies below the layout",
        ),
    ],
)
def test_what_differs_is_drawn_otherwise(one: View, other: View) -> None:
    assert drawn(one) != drawn(other)


def test_nt_4_gaps_are_numbered_and_a_block_is_shown_taken_in() -> None:
    pictures = [drawn(PLACING), drawn(replace(PLACING, legal=())), *(drawn(PLACING, preview=Take(i)) for i in (0, 1))]
    assert len(set(pictures)) == 4


def test_nt_5_a_drawn_card_is_shown_beside_the_ordered_hand() -> None:
    held = replace(ORDERED, legal=())
    assert len({drawn(replace(held, drawn=each)) for each in (None, card("5"), card("6"))}) == 3


def test_is_6_a_card_that_would_win_the_trick_has_a_crown() -> None:
    assert [each.card.code for each in hand_shown(TRICKING).cards if each.wins] == ["5Y", "7G"]


@pytest.mark.parametrize("move", [PLAY[card("9D").index], PlayJoker(card("TS"), card("3S"))], ids=str)
def test_a_preview_shows_the_cards_of_the_play_where_they_would_lie(move: Move) -> None:
    assert drawn(view(GAPS, HAND, PLAYABLE), preview=move) != drawn(view(GAPS, HAND, PLAYABLE))


def test_hands_that_are_shown_alike_look_alike() -> None:
    one, other = (SeatPicture.of(each, TWO, ENGLISH, badges=lettered(4)) for each in (PAIR, PAIR_OF_ANOTHER_HAND))
    assert (one, pickle.dumps(one), one.png()) == (other, pickle.dumps(other), other.png())


def test_what_a_viewer_knows_of_others_is_not_drawn() -> None:
    plain = view(TWO_PACKS, PAIRS, "5H")
    assert drawn(replace(plain, known=(Known(1, card("KS")),))) == drawn(plain)
