"""What the bot needs to post pictures in a channel."""

from typing import Final

import discord

from bot.platform.handlers import Interaction
from bot.text.sentences import listed
from i18n import Texts

_IN_CHANNELS: Final = ("view_channel", "send_messages", "attach_files")
_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")


def missing_permissions(interaction: Interaction, texts: Texts) -> str:
    """The permissions that the bot lacks in this channel, as a list in words; empty if it has all."""
    needed = _IN_THREADS if isinstance(interaction.channel, discord.Thread) else _IN_CHANNELS
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    return listed(texts, [texts(f"permission-{name.replace('_', '-')}") for name in missing])
