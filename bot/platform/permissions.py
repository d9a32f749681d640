"""Permissions that the bot needs to post pictures in a channel."""

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.platform.discord_api import install_url
from bot.platform.places import place_of
from bot.text.sentences import listed
from i18n import Texts

IN_CHANNELS: Final = ("view_channel", "send_messages", "attach_files")
_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")

PRIVATE_THREADS: Final = ("create_private_threads", "send_messages_in_threads", "attach_files")
"""Permissions that it needs in a channel to open a private thread and play there."""

INVITED: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    create_private_threads=True,
)
"""Permissions that an invitation asks for; who invites the bot can leave out any. The last is for private tables."""


def invitation(application: int | str) -> str:
    """Where the bot is added to a server, whatever its profile says."""
    return f"{install_url(application)}&scope=bot+applications.commands&permissions={INVITED.value}"


def missing_permissions(interaction: discord.Interaction[Any], texts: Texts, needed: Sequence[str] = ()) -> str:
    """The permissions that the bot lacks in this channel, as a list in words; empty if it has all. `needed`: by default
    what it needs to play here."""
    return listed(texts, [texts(f"permission-{name.replace('_', '-')}") for name in _missing(interaction, needed)])


def own_channel(interaction: discord.Interaction[Any]) -> discord.abc.Messageable | None:
    """The channel, if the bot can post messages of its own there."""
    channel = interaction.channel
    may_post = place_of(interaction).has_bot and not _missing(interaction)
    return channel if may_post and isinstance(channel, discord.abc.Messageable) else None


def _missing(interaction: discord.Interaction[Any], needed: Sequence[str] = ()) -> list[str]:
    needed = needed or (_IN_THREADS if isinstance(interaction.channel, discord.Thread) else IN_CHANNELS)
    return [name for name in needed if not getattr(interaction.app_permissions, name)]
