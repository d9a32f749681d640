"""How a table is drawn, whatever lies on it."""

from dataclasses import dataclass

from engine.moves import Move
from renderers.canvas.palette import Theme
from renderers.model.badges import Badge
from renderers.model.captions import TableCaptions


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """Given with a view. `badges`: one for each seat. `captions` and `preview`: as in `draw_table`."""

    theme: Theme
    badges: tuple[Badge, ...]
    captions: TableCaptions
    preview: Move | None = None
