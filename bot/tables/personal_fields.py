"""Personal data in the fields of a log's entries (`bot.tables.entries`)."""

from enum import StrEnum, auto
from typing import Annotated, Any


class Holds(StrEnum):
    """Personal data in a field, and so what becomes of it when its person is forgotten (`bot.storage.personal`)."""

    USER = auto()
    """A user's id: replaced by a small number, which is no user of Discord."""
    NAME = auto()
    """The name of the entry's user: replaced by `a player`."""
    MESSAGE = auto()
    """The id of a message that a player wrote: deleted."""
    WORD = auto()
    """The word of the entry's user for the deal: deleted."""
    NOTHING = auto()
    """Nothing of a person. A number or a text has to say so."""


UserId = Annotated[int, Holds.USER]
UserName = Annotated[str, Holds.NAME]
Number = Annotated[int, Holds.NOTHING]
Code = Annotated[str, Holds.NOTHING]
"""A text of the bot's: the name of a game or of a computer player, a move."""
Values = Annotated[dict[str, Any], Holds.NOTHING]
Press = Annotated[int, Holds.NOTHING]
"""The number of an interaction, from which deals follow (docs/fair-deals.md). Discord tells nobody whose it was."""
