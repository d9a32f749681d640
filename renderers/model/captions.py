"""The few words that are written into pictures, in the reader's language: pictures are drawn where no messages are."""

from dataclasses import dataclass
from typing import Final

from engine.packing import packs


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class TableCaptions:
    """Written into the picture of a table; what is empty is left out."""

    call: str = ""
    """What the last player of a sequence called (EC-2, SS-1, JG-1)."""
    trump: str = ""
    """The name of the trump colour."""


NO_CAPTIONS: Final = TableCaptions()


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class SheetCaptions:
    """Written into the picture of a score sheet."""

    unit: str
    """What totals count."""
    fewest_win: str
    """Of a sheet where the least total is ahead."""
    stand_ins: tuple[str, ...]
    """For each seat what to write in place of a name that the font does not have."""
