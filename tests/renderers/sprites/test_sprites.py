"""Cards as sprites: all distinct at every size."""

from engine.cards import COLOURED, JOKER, NUMBERS, card, of
from renderers.canvas.palette import COLOURS, FELT
from renderers.model.marks import Mark
from renderers.sprites.sizes import CARD, LARGE_CARD, MARGIN, SHORT_CARD
from renderers.sprites.sprites import sprite
from tests.renderers.samples import FOUR, TWO


def test_the_two_themes_differ_in_diamonds_and_clubs_only():
    same = [sprite(of(suit, 4), CARD, TWO).tobytes() == sprite(of(suit, 4), CARD, FOUR).tobytes() for suit in range(4)]
    assert same == [True, True, False, False]


def test_every_card_has_a_face_of_its_own():
    for size in (CARD, SHORT_CARD, LARGE_CARD):
        faces = {
            sprite(each, size, TWO).tobytes() for each in (*(of(s, r) for s in range(4) for r in range(13)), JOKER)
        }
        assert len(faces) == 53
        assert len({sprite(each, size, TWO).tobytes() for each in (*COLOURED, *NUMBERS)}) == 47


def test_a_joker_on_the_table_shows_the_card_it_stands_for():
    on_eight, on_nine, alone = (sprite(JOKER, CARD, TWO, place=place) for place in (card("8H"), card("9H"), None))
    index, art = (MARGIN, MARGIN, 60, 40), (MARGIN, 50, 60, 90)
    assert on_eight.crop(index).tobytes() != on_nine.crop(index).tobytes()
    assert on_eight.crop(art).tobytes() == on_nine.crop(art).tobytes() == alone.crop(art).tobytes()


def test_sprites_blend_into_the_felt_without_a_seam():
    for mark in (Mark.NONE, Mark.FADED):
        each = sprite(card("7S"), CARD, TWO, mark)
        assert each.getpixel((0, 0)) == COLOURS.index(FELT)
