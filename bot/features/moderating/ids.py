"""Custom ids of moderators' questions."""

from dataclasses import dataclass

from bot.platform.custom_ids import OfTable


@dataclass(frozen=True, slots=True)
class ClosePress(OfTable):
    """Close a table, as a moderator."""

    FORM = "xc:{table}"
