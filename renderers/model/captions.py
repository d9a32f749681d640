"""Text drawn into pictures in the reader's language, passed in because drawing code has no access to messages."""

from dataclasses import dataclass
from typing import Final

from engine.packing import packs


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class PlateWords:
    """The text of a seat's plate."""

    name: str
    stand_in: str
    """Replaces a name that the font cannot draw."""
    status: str = ""
    """The state of a seat that no longer plays."""


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class TableCaptions:
    """Text in a table's picture; empty texts are left out."""

    call: str = ""
    """The last call in a sequence (EC-2, SS-1, JG-1)."""
    trump: str = ""
    """The name of the trump colour."""
    plates: tuple[PlateWords, ...] = ()
    """One per seat; empty: the seats are not drawn."""
    pot: str = ""
    """The name of the pot, where there is one."""


NO_CAPTIONS: Final = TableCaptions()
