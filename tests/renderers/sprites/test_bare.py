"""Large cards: every index is clearly larger than on a usual card of the same place."""

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

LARGER = 1.4
SIZES = (CARD, SHORT_CARD, Size(60, 84), Size(60, 70), Size(60, 52))
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
    drawn = (draw(card(code)).convert("L") for code in (first, second))
    changed = ImageChops.difference(*drawn).point(lambda value: 255 * (value > 40)).getbbox()
    return changed[3] - changed[1]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size.height))
@pytest.mark.parametrize("name", LAID)
def test_an_index_in_a_layout_is_clearly_larger(name, size):
    if name == "laid" and not size.short:
        usual = round(size.height * 0.32)  # A king has a figure, too.
    else:
        usual = rank_height(lambda each: LAID[name](each, size), "2S", "7S")
    large = rank_height(lambda each: LAID[name](each, sized(size, LARGE)), "2S", "7S")
    assert large >= LARGER * usual


@pytest.mark.parametrize(("first", "second"), [("0R", "5R"), ("1", "7")], ids=["coloured", "numbers"])
@pytest.mark.parametrize("size", [CARD, SHORT_CARD, LARGE_CARD], ids=["small", "short", "hand"])
def test_an_index_of_a_coloured_pack_is_clearly_larger(first, second, size):
    for each in (card(first), card(second)):
        (_, usual_top, _, usual_bottom), *_ = index_boxes_of(each, size, each)
        (_, top, _, bottom), *_ = index_boxes_of(each, sized(size, LARGE), each)
        assert bottom - top >= LARGER * (usual_bottom - usual_top)


def test_a_pile_has_larger_indices():
    usual, large = (rank_height(lambda each, theme=theme: card_tag(each, theme)) for theme in (TWO, LARGE))
    assert large >= LARGER * usual


@pytest.mark.parametrize("size", [CARD, LARGE_CARD], ids=["small", "hand"])
def test_a_large_card_has_neither_pips_nor_courts(size):
    """Cards of a suit differ in their rank alone, and a king and a queen are of as few colours as an eight."""
    colours = [
        len(sprite(card(code), sized(size, LARGE), TWO).convert("RGB").getcolors()) for code in ("8S", "QS", "KS")
    ]
    assert max(colours) <= min(colours) + 2
