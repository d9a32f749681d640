"""Opens a table in the channel where a user asks for one."""

from typing import Final

import discord

from bot.features.lobby.lobby import lobby_message
from bot.features.lobby.occupied import occupied_message, unread_message
from bot.handling.interactions import Interaction, called
from bot.platform.messages import Message, note
from bot.platform.responder import Responder
from bot.storage.table_setup import TableSetup
from bot.tables.table import options_of
from bot.text.sentences import public_texts
from i18n import Texts

_IN_CHANNELS: Final = ("view_channel", "send_messages", "attach_files")
_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")


def opening_refusal(interaction: Interaction, texts: Texts) -> Message | None:
    """A message that says why no table can be opened here now, or None."""
    services, channel = interaction.client.services, interaction.channel_id
    if interaction.guild_id is None or channel is None:
        return note(texts("notice-servers-only"))
    missing = _missing(interaction)
    if missing:
        names = texts("list-comma").join(texts(f"permission-{name.replace('_', '-')}") for name in missing)
        return note(texts("notice-missing", permissions=names))
    unread = services.tables.registry.unread.in_channel(channel)
    if unread is not None:
        return unread_message(texts, unread, may_close=interaction.permissions.manage_guild)
    there = services.tables.in_channel(channel)
    if there is None:
        return None
    link = None if services.publisher.bring_back(there) else services.publisher.link(there)
    trouble = services.publisher.trouble_at(there.id)
    notice = None if trouble is None else texts("hand-channel-trouble", why=trouble.value)
    return occupied_message(texts, there, interaction.user.id, link=link, notice=notice)


async def open_table(responder: Responder, setup: TableSetup, texts: Texts) -> None:
    """Open a lobby as the public answer, or say privately why not. A pressed picker message is updated, too."""
    interaction = responder.interaction
    services, user = interaction.client.services, interaction.user
    refusal = opening_refusal(interaction, texts)
    if refusal is not None:
        await responder.private(refusal)
        return
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    table = await services.tables.open(
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        user=user.id,
        name=called(user),
        game=setup.game,
        preset=setup.preset,
        options=options_of(setup.rules),
        locale=(interaction.guild_locale or interaction.locale).value,
        turn_seconds=setup.turn_seconds or services.settings.turn_seconds,
        strict=setup.strict,
    )
    n, message_id = table.version, None
    try:
        opened = note(texts("picker-opened", game=setup.title(texts)))
        if interaction.type is discord.InteractionType.component:
            await responder.replace(opened)
        message_id = await responder.public(lobby_message(public_texts(table), table), aside=opened)
    finally:
        await services.publisher.opened(table, message_id, n=n)


def _missing(interaction: Interaction) -> list[str]:
    """The permissions that the bot lacks in this channel."""
    needed = _IN_THREADS if isinstance(interaction.channel, discord.Thread) else _IN_CHANNELS
    return [name for name in needed if not getattr(interaction.app_permissions, name)]
