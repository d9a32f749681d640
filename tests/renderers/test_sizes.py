"""Every preset of the catalog, played: a picture keeps its size for the whole match, and is a small file in every theme.

In Discord a message whose picture is swapped for one of another size jumps."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from typing import TypedDict

import pytest

from engine.catalog import PRESETS, Preset, find_game
from engine.match import Match
from engine.views import View
from renderers import PositionPicture, SeatPicture, TablePicture, Theme, badges_of
from renderers.canvas.png import LARGEST
from renderers.model.badges import Badge
from renderers.pictures.position import paint_position
from renderers.pictures.tables import paint_table
from tests.i18n.languages import ENGLISH
from tests.renderers.playing import play_on
from tests.sampling import one_in, share

HANDS = 2
SEEN = 9
"""One ply in so many, and the first and the last of each hand."""
THEMES = [Theme(four_colour=four, large=large) for four in (False, True) for large in (False, True)]


class Seated(TypedDict):
    badges: tuple[Badge, ...]
    names: tuple[str, ...]
    has_plates: bool


def seated_by(seats: int) -> Seated:
    """The longest names that there can be."""
    names = ("W" * 32,) * seats
    return Seated(badges=badges_of(names), names=names, has_plates=True)


def seen(preset: Preset, seats: int) -> Iterator[tuple[View, View, tuple[View, ...]]]:
    """What an onlooker and the seat to act see of the beginning of a match, and all seats."""
    match = Match(find_game(preset.game), preset.rules(), seats=seats, seed=11)
    for number in range(HANDS):
        if match.result is not None:
            return
        match.next_hand()
        for ply, hand in enumerate(play_on(match, f"{preset.id}/{number}")):
            if ply % SEEN == 0 or hand.result is not None:
                every = tuple(match.view(seat) for seat in range(seats))
                yield match.view(None), every[hand.to_act[0] if hand.to_act else 0], every


@pytest.mark.parametrize("preset", one_in(9, PRESETS), ids=lambda preset: preset.id)
def test_a_picture_keeps_its_size_for_the_whole_match(preset: Preset) -> None:
    possible = find_game(preset.game).seats(preset.rules())
    for seats in {min(possible), max(possible)}:
        seated = seated_by(seats)
        sizes: dict[str, set[tuple[int, int]]] = defaultdict(set)
        for number, (onlooker, acting, every) in enumerate(seen(preset, seats)):
            theme = THEMES[number % 2 * 2]  # The colours of suits do not matter here.
            said = ("Schon wieder passen?!",) * seats if number % 3 == 1 else ()
            public = TablePicture.of(onlooker, theme, ENGLISH, **seated, said=said)
            sizes["table"].add(paint_table(public.shown, theme).size)
            open_hands = PositionPicture(public, tuple(view.hand for view in every))
            sizes["position"].add(paint_position(open_hands).size)
            for large in (False, True):
                theme = Theme(large=large)
                private = SeatPicture.of(acting, theme, ENGLISH, **seated, said=said)
                sizes[f"seat, large: {large}"].add(paint_table(private.shown, theme).size)
        assert {kind: len(found) for kind, found in sizes.items()} == dict.fromkeys(sizes, 1), sizes


@pytest.mark.parametrize("preset", one_in(9, PRESETS), ids=lambda preset: preset.id)
def test_no_picture_is_larger_than_40_kb_in_any_theme(preset: Preset) -> None:
    seats = max(find_game(preset.game).seats(preset.rules()))
    seated = seated_by(seats)
    said = ("Wer mauert da?!",) * seats
    for number, (onlooker, acting, every) in enumerate(islice(seen(preset, seats), 0, None, 3)):
        for theme in share(THEMES, number, of=2):
            public = TablePicture.of(onlooker, theme, ENGLISH, **seated)
            talking = TablePicture.of(onlooker, theme, ENGLISH, **seated, said=said)
            shown = (talking, SeatPicture.of(acting, theme, ENGLISH, **seated, said=said))
            for picture in (*shown, PositionPicture(public, tuple(view.hand for view in every))):
                assert len(picture.png()) <= LARGEST, picture
