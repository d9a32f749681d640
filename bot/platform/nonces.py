"""Nonces: names of messages to be posted, by which Discord returns the one that it has instead of posting it twice.

Discord remembers them for some minutes, by author and independent of the channel, and refuses one of more than 25
characters. So a nonce is a hash of all that tells its message from others, of the same length however long that is.
"""

from base64 import urlsafe_b64encode
from enum import StrEnum
from hashlib import blake2b
from typing import Final

LONGEST: Final = 25
"""Characters of a nonce, by Discord's limit."""
_BYTES: Final = 18
"""Of the hash: 24 characters of base64, without padding."""


class NonceKind(StrEnum):
    """The kind of a message with a nonce. Further numbers tell those of one table and kind apart."""

    BOARD = "table"
    """By the number of boards posted before."""
    INVITATION = "invitation"
    """A call to a lobby: by those who are called, each of whom is at a table once."""
    TURN = "call"
    """A turn ping: by the ply, and the users."""
    DIRECT = "direct"
    """A direct message about slow tables, to a user in the table's place: by its time."""
    GHOSTS = "ghosts"
    """News of ghosts: by the version of the table."""
    TRADE = "trade"
    """A trade with a ghost: by the version of the table."""
    ANSWER = "answer"
    """The public answer to a press on a private message, at no table: by the interaction."""
    DAILY = "daily"
    """A message about a daily deal, to a server or a user in the table's place: by the day."""


def nonce(kind: NonceKind, table: int, *numbers: int) -> str:
    """The nonce of the message of this kind at a table that these numbers name."""
    named = ":".join(map(str, (kind, table, *numbers)))
    return urlsafe_b64encode(blake2b(named.encode(), digest_size=_BYTES).digest()).decode()
