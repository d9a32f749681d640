"""How a table is drawn, whatever lies on it."""

from dataclasses import dataclass

from engine.moves import Move
from renderers.paint.palette import Theme
from renderers.shown.badges import Badge
from renderers.words.language import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """Given with a view. `badges`: one for each seat. `words` and `preview`: as in `draw_table`."""

    theme: Theme
    badges: tuple[Badge, ...]
    words: Words | None = None
    preview: Move | None = None
