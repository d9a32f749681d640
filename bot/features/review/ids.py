"""Custom ids of reviews."""

from dataclasses import dataclass
from typing import Annotated

from bot.platform.custom_ids import OfTable, one_of


@dataclass(frozen=True, slots=True)
class ReviewPress(OfTable):
    """The review of one's choices in a match."""

    FORM = "yr:{table}:{page}"
    page: Annotated[int | None, one_of({None: "open", **{page: str(page) for page in range(10)}})] = None
    """0 is the overview, then the choices that cost most; None: open it in a new private message."""
