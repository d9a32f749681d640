"""How a table is drawn, whatever lies on it."""

from dataclasses import dataclass

from engine.moves import Move
from renderers.alt_text.language import Words
from renderers.canvas.palette import Theme
from renderers.model.badges import Badge


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """Given with a view. `badges`: one for each seat. `words` and `preview`: as in `draw_table`."""

    theme: Theme
    badges: tuple[Badge, ...]
    words: Words | None = None
    preview: Move | None = None
