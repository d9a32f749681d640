"""Drawing options common to all kinds of tables."""

from dataclasses import dataclass

from engine.moves import Move
from engine.views import View
from renderers.canvas.palette import Theme
from renderers.model.badges import Badge
from renderers.model.captions import TableCaptions
from renderers.pictures.plates import Plates


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """Drawing options of a table. `badges`: one per seat. `captions`, `preview`: as in `draw_table`."""

    theme: Theme
    badges: tuple[Badge, ...]
    captions: TableCaptions
    preview: Move | None = None

    def plates(self, view: View) -> Plates:
        """The plates of the seats; none without names."""
        return Plates(view, self.badges, self.captions)
