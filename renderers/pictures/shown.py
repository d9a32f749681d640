"""All that is drawn of a table."""

from dataclasses import dataclass

from engine.moves import Move
from engine.views import View
from renderers.canvas.palette import Theme
from renderers.model.badges import Badge
from renderers.model.captions import NO_CAPTIONS, TableCaptions
from renderers.pictures.plates import Plates


@dataclass(frozen=True, slots=True, kw_only=True)
class TableShown:
    """A table as everyone, or one seat, sees it."""

    view: View
    theme: Theme
    badges: tuple[Badge, ...]
    """One per seat."""
    captions: TableCaptions = NO_CAPTIONS
    """The text in the picture."""
    preview: Move | None = None
    """A play to preview: its cards are ticked at their places, and cards it would kill (KI-7) are crossed out."""

    @property
    def plates(self) -> Plates:
        """The plates of the seats; none without names."""
        return Plates(self.view, self.badges, self.captions)
