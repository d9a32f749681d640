"""Draws a match as an animated GIF, within a size and a time."""

from dataclasses import dataclass, field
from typing import Final

from engine.packing import packs
from renderers.alt_text.fitting import LONGEST_ALT, joined
from renderers.canvas.gif import encode_film
from renderers.pictures.position import PositionPicture, paint_position

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


@packs
@dataclass(frozen=True, slots=True)
class Film:
    """A match as an animation."""

    positions: tuple[PositionPicture, ...]
    """At most `MOST_POSITIONS`."""
    told: tuple[str, ...] = field(compare=False)
    """The parts of the alt text, the most important first."""

    def gif(self) -> bytes:
        """The positions as a GIF, 900 pixels wide; some, but not the last, are left out, evenly, if it is too large."""
        pictures = [paint_position(each) for each in self.positions]
        count = len(pictures)
        while True:
            film = encode_film([pictures[(i + 1) * len(pictures) // count - 1] for i in range(count)], _times(count))
            if len(film) <= LARGEST_FILM or count == 1:
                return film
            count = max(1, min(count - 1, count * LARGEST_FILM * 9 // (len(film) * 10)))

    def alt_text(self) -> str:
        """As many of the parts as there is room for."""
        return joined(self.told, "", LONGEST_ALT)


def _times(count: int) -> list[int]:
    """How long each of so many pictures is shown, in milliseconds."""
    if count == 1:
        return [_LAST_MS]
    each = min(_SLOWEST_MS, (LONGEST_FILM_MS - _LAST_MS) // (count - 1)) // 10 * 10
    return [each] * (count - 1) + [_LAST_MS]
