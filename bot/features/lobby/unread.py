"""The message for a channel whose table this release cannot read: why no one can play, and what can be done."""

from discord import ButtonStyle

from bot.platform import ids
from bot.platform.messages import Message, button, message, rows, words
from i18n import Texts


def unread_message(texts: Texts, table_id: int, *, may_close: bool) -> Message:
    """`may_close`: the reader may close the table for good."""
    if not may_close:
        return message(words(texts("refused-unreadable")))
    said = f"{texts('refused-unreadable')}\n\n{texts('unread-close-note')}"
    closing = button(texts("unread-close"), ids.unread(table_id), style=ButtonStyle.danger)
    return message(words(said), *rows([closing]))
