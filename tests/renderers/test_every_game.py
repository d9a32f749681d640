"""Every preset of the catalog, played: each view has a picture and words that fit Discord, and reveals nothing
of what its viewer may not know."""

import pickle
from random import Random

import pytest

from engine.catalog import PRESETS, Preset, find_game
from engine.match import Match
from engine.views import View
from renderers import SeatPicture, TablePicture, Theme, badges_of
from renderers.alt_text.alt import alt_seat, alt_table, text_seat, text_table
from renderers.alt_text.fitting import LONGEST_ALT, LONGEST_TEXT
from tests.i18n.languages import ENGLISH, JAPANESE
from tests.renderers.differing import apart, are_alike
from tests.renderers.playing import play_on, side_by_side
from tests.renderers.samples import draw_seat, draw_table
from tests.sampling import one_in

FRAMES = {1, 30}
COMPARED = {1, 12, 33}
ENOUGH = 40
EVERY_PRESET = pytest.mark.parametrize("preset", one_in(7, PRESETS), ids=lambda preset: preset.id)


@EVERY_PRESET
def test_every_view_has_a_picture_and_words(preset: Preset) -> None:
    game, rules = find_game(preset.game), preset.rules()
    seats = max(game.seats(rules))
    match = Match(game, rules, seats=seats, seed=11)
    match.next_hand()
    for ply, hand in enumerate(play_on(match, preset.id)):
        onlooker, acting = match.view(None), match.view(hand.to_act[0] if hand.to_act else 0)
        if ply % 11 == 0 or hand.result:
            _check_words(onlooker, acting, ["W" * 32] * seats)
        if ply in FRAMES or hand.result:
            _check_pictures(onlooker, acting)


def _check_words(onlooker: View, acting: View, names: list[str]) -> None:
    for words in (ENGLISH, JAPANESE):
        for shown_text, longest in (
            (alt_table(onlooker, names, words), LONGEST_ALT),
            (alt_seat(acting, names, words), LONGEST_ALT),
            (text_table(onlooker, names, words), LONGEST_TEXT),
            (text_seat(acting, names, words), 2 * LONGEST_TEXT),
        ):
            assert 0 < len(shown_text.encode("utf-16-le")) // 2 <= longest
            assert "{" not in shown_text
            assert "…" not in shown_text.replace("…", "", shown_text.count("W…"))


def _check_pictures(onlooker: View, acting: View) -> None:
    badges = badges_of(("W" * 32,) * len(onlooker.seats))
    table = draw_table(onlooker, Theme(), badges=badges)
    assert len(table) < 40_000
    theirs = draw_table(acting, Theme(), badges=badges)
    assert are_alike(theirs, table) or acting.to_act != onlooker.to_act
    for theme in (Theme(), Theme(large=True)):
        assert len(draw_seat(acting, theme, badges=badges)) < 40_000


@EVERY_PRESET
def test_hidden_cards_change_neither_pictures_nor_words(preset: Preset) -> None:
    chance = Random(f"leak/{preset.id}")
    compared = 0
    for attempt in range(12):
        if compared > ENOUGH:
            break
        for frame, pair in enumerate(side_by_side(preset, seat=attempt % 2, chance=chance)):
            assert len({_words_of(view) for view in pair}) == 1
            assert len({_drawn_from(view) for view in pair}) == 1, "what is hidden has a part in what pictures show"
            if frame in COMPARED:
                for number, (one, other) in enumerate(zip(*map(_pictures_of, pair), strict=True)):
                    assert are_alike(one, other), apart(
                        one, other, lambda view, at=number: _pictures_of(view)[at], pair
                    )
            compared += 1
    assert compared > 10


def _words_of(view: View) -> tuple[str, ...]:
    names = [f"P{i}" for i in range(len(view.seats))]
    return (
        alt_table(view, names, ENGLISH),
        text_table(view, names, JAPANESE),
        *(() if view.seat is None else (alt_seat(view, names, ENGLISH), text_seat(view, names, ENGLISH))),
    )


def _drawn_from(view: View) -> bytes:
    """All that drawing is given of a view, as it is sent to another process for that: sets in their order, too."""
    kinds = (TablePicture,) if view.seat is None else (TablePicture, SeatPicture)
    return pickle.dumps([kind.of(view, Theme(), ENGLISH, has_plates=True) for kind in kinds])


def _pictures_of(view: View) -> tuple[bytes, ...]:
    table = draw_table(view, Theme())
    return (table,) if view.seat is None else (table, draw_seat(view, Theme()))
