"""Large cards: every index is clearly larger than on a usual card, and in layouts than it once was on a large one."""

from collections.abc import Callable

import pytest
from PIL import Image, ImageChops

from engine.cards import JOKER, Card, card
from renderers.model.marks import Mark
from renderers.model.standing import Stand
from renderers.sprites.held import held_card
from renderers.sprites.places import dead_place, open_place
from renderers.sprites.sizes import CARD, LARGE_CARD, SHORT_CARD, Size, sized
from renderers.sprites.sprites import index_boxes_of, sprite
from renderers.sprites.tags import card_tag
from tests.renderers.samples import LARGE, TWO

LARGER = 1.6
BEFORE = {
    Size(101, 100, bare=True): (54, 50, 51),
    Size(101, 92, bare=True): (45, 42, 47),
    Size(47, 100, bare=True): (43, 38, 34),
}
"""By the size of a large card's place: how high ranks of laid cards, in open places and of held cards were where large
cards stood in columns of 66 pixels."""
LAID: dict[str, Callable[[Card, Size], Image.Image]] = {
    "laid": lambda each, size: sprite(each, size, TWO),
    "laid last": lambda each, size: sprite(each, size, TWO, Mark.LAST),
    "thrown": lambda each, size: sprite(each, size, TWO, thrown=True),
    "below a joker": lambda each, size: sprite(JOKER, size, TWO, Mark.NONE, each),
    "open": open_place,
    "dead": lambda each, size: dead_place(each, size, fresh=False),
    **{
        f"held, {stand.name}": lambda each, size, stand=stand: held_card(each, size, TWO, stand, is_open=False)
        for stand in Stand
    },
}


def rank_height(draw: Callable[[Card], Image.Image], first: str = "AS", second: str = "KS") -> int:
    """How high the ranks are: the part in which two cards of a suit differ."""
    one, other = (draw(card(code)).convert("L") for code in (first, second))
    mask = ImageChops.difference(one, other).point([255 * (value > 40) for value in range(256)])  # pyright: ignore[reportUnknownMemberType]
    _, top, _, bottom = mask.getbbox() or (0, 0, 0, 0)
    return bottom - top


@pytest.mark.parametrize("size", BEFORE, ids=lambda size: f"{size.width} x {size.height}")
@pytest.mark.parametrize("name", [each for each in LAID if each != "below a joker"])
def test_an_index_in_a_layout_is_clearly_larger(name: str, size: Size) -> None:
    laid, opened, held = BEFORE[size]
    before = held if name.startswith("held") else opened if name in {"open", "dead"} else laid
    assert rank_height(lambda each: LAID[name](each, size), "2S", "7S") >= LARGER * before


@pytest.mark.parametrize("size", [size for size in BEFORE if size.short], ids=lambda size: str(size.height))
def test_a_joker_has_the_index_of_its_place_as_large(size: Size) -> None:
    """With two packs there are none."""
    assert rank_height(lambda each: LAID["below a joker"](each, size), "2S", "7S") >= LARGER * BEFORE[size][0]


@pytest.mark.parametrize(("first", "second"), [("0R", "5R"), ("1", "7")], ids=["coloured", "numbers"])
@pytest.mark.parametrize("size", [CARD, SHORT_CARD, LARGE_CARD], ids=["small", "short", "hand"])
def test_an_index_of_a_coloured_pack_is_clearly_larger(first: str, second: str, size: Size) -> None:
    for each in (card(first), card(second)):
        (_, usual_top, _, usual_bottom), *_ = index_boxes_of(each, size, each)
        (_, top, _, bottom), *_ = index_boxes_of(each, sized(size, LARGE), each)
        assert bottom - top >= 1.4 * (usual_bottom - usual_top)


def test_a_pile_has_larger_indices():
    usual, large = (rank_height(lambda each, theme=theme: card_tag(each, theme)) for theme in (TWO, LARGE))
    assert large >= 1.4 * usual


@pytest.mark.parametrize("size", [CARD, LARGE_CARD], ids=["small", "hand"])
def test_a_large_card_has_neither_pips_nor_courts(size: Size) -> None:
    """Cards of a suit differ in their rank alone, and a king and a queen are of as few colours as an eight."""
    colours = [
        len(sprite(card(code), sized(size, LARGE), TWO).convert("RGB").getcolors() or ()) for code in ("8S", "QS", "KS")
    ]
    assert max(colours) <= min(colours) + 2
