"""Animations of matches: within their size and time, with every position in its place."""

from io import BytesIO

import pytest
from PIL import Image

from engine.catalog import find_game
from engine.record.playing import play_through
from engine.rules import read_rules
from renderers import MOST_POSITIONS, Film, PositionPicture, TablePicture, Theme, badges_of
from renderers.films import LARGEST_FILM, LONGEST_FILM_MS
from renderers.pictures.position import paint_position
from tests.i18n.languages import ENGLISH
from tests.renderers.approved import NAMES


def positions(game: str, seats: int, *, seed: int = 3, **options: object) -> list[PositionPicture]:
    """Evenly chosen positions of a random match, with all hands open."""
    found = find_game(game)
    match = play_through(found, read_rules(found.rules, options), seats=seats, seed=seed)
    shown = [
        PositionPicture(
            TablePicture.of(each.view(None), Theme(), ENGLISH, badges=badges_of(NAMES[:seats]), names=NAMES[:seats]),
            tuple(each.view(seat).hand for seat in range(seats)),
        )
        for each in match.positions()
    ]
    return shown[:: -max(1, -(-len(shown) // MOST_POSITIONS))][::-1]


@pytest.mark.parametrize(("game", "seats", "options"), [("shichi-narabe", 4, {}), ("fan-tan", 8, {"decks": 2})])
def test_a_film_is_within_its_size_and_time(game: str, seats: int, options: dict[str, object]) -> None:
    shown = positions(game, seats, **options)
    data = Film(tuple(shown), ()).gif()
    assert len(data) <= LARGEST_FILM
    film = Image.open(BytesIO(data))
    times: list[int] = []
    for frame in range(film.n_frames):
        film.seek(frame)
        times.append(film.info["duration"])
    assert sum(times) <= LONGEST_FILM_MS
    last = film.convert("RGB")
    still = paint_position(shown[-1]).convert("RGB")
    assert last.crop((0, 0, *still.size)).tobytes() == still.tobytes(), "it ends with the last position"
