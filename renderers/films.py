"""Draws a match as an animated GIF, within a size and a time."""

from collections.abc import Sequence
from typing import Final

from renderers.canvas.gif import encode_film
from renderers.canvas.palette import Theme
from renderers.model.positions import PositionShown
from renderers.pictures.position import paint_position

LARGEST_FILM: Final = 2_000_000
"""Maximum size of a film in bytes."""
LONGEST_FILM_MS: Final = 20_000
_LAST_MS: Final = 3000
"""How long the last position is shown."""
_SLOWEST_MS: Final = 1000
"""How long any other position is shown at most..."""
_QUICKEST_MS: Final = 400
"""... and at least."""
MOST_POSITIONS: Final = (LONGEST_FILM_MS - _LAST_MS) // _QUICKEST_MS + 1
"""More positions cannot be shown in time."""


def draw_film(positions: Sequence[PositionShown], theme: Theme) -> bytes:
    """The positions as a GIF, 900 pixels wide; some are left out, evenly, if it is too large otherwise.

    At most `MOST_POSITIONS` are given, the last of which is always shown.
    """
    pictures = [paint_position(each, theme) for each in positions]
    count = len(pictures)
    while True:
        film = encode_film([pictures[(i + 1) * len(pictures) // count - 1] for i in range(count)], _times(count))
        if len(film) <= LARGEST_FILM or count == 1:
            return film
        count = max(1, min(count - 1, count * LARGEST_FILM * 9 // (len(film) * 10)))


def _times(count: int) -> list[int]:
    """How long each of so many pictures is shown, in milliseconds."""
    if count == 1:
        return [_LAST_MS]
    each = min(_SLOWEST_MS, (LONGEST_FILM_MS - _LAST_MS) // (count - 1)) // 10 * 10
    return [each] * (count - 1) + [_LAST_MS]
