"""Custom ids of what concerns ghosts."""

from dataclasses import dataclass
from typing import Annotated

from bot.platform.custom_ids import OfTable, maybe, number


@dataclass(frozen=True, slots=True)
class TradePress(OfTable):
    """Undo a trade with a ghost: requested by the host, or agreed to by a player."""

    FORM = "g:{table}:{at}:{player}"
    at: Annotated[int, number(15)]
    """When the trade was made."""
    player: Annotated[int | None, maybe("", number(2))] = None
    """The player who agrees; None: the host requests it."""
