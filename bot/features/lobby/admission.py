"""Limits by a server's settings: where, by whom and which tables may be opened, and who may play at them."""

from collections.abc import Iterable
from typing import Final

import discord

from bot.platform.places import place_of, server_of
from bot.platform.responder import Interaction
from bot.storage.guild_settings import GuildSettings, ServerSettings
from bot.tables.participants import Location
from bot.tables.places import Place
from bot.tables.refusals import RefusalReason, TableError

_NAMED: Final = 5
"""Channels or roles that a refusal names."""


class Admission:
    """Checks who opens or joins tables against the settings of the server."""

    def __init__(self, guild_settings: GuildSettings) -> None:
        self._guild_settings = guild_settings

    async def to_open(self, interaction: Interaction, game: str | None = None) -> ServerSettings:
        """The server's settings, if the user may open a table in this channel, with this game if one is given.

        TableError: BARRED, CHANNEL_NOT_ALLOWED, ROLE_NEEDED, GAME_NOT_HERE.
        """
        server = await self._of(interaction)
        _check_barred(server, interaction.user.id)
        if server.channels and not _places(interaction).intersection(server.channels):
            raise TableError(RefusalReason.CHANNEL_NOT_ALLOWED, channels=_named("#", server.channels))
        if server.roles and not _has_role(interaction, server.roles):
            raise TableError(RefusalReason.ROLE_NEEDED, roles=_named("@&", server.roles))
        if game is not None and server.games and game not in server.games:
            raise TableError(RefusalReason.GAME_NOT_HERE)
        return server

    async def to_join(self, interaction: Interaction) -> None:
        """TableError: BARRED."""
        _check_barred(await self._of(interaction), interaction.user.id)

    async def settings(self, guild: int) -> ServerSettings:
        """The server's settings."""
        return await self._guild_settings.of(guild)

    async def _of(self, interaction: Interaction) -> ServerSettings:
        return await self.settings(server_of(interaction) or 0)


def location_of(interaction: Interaction, server: ServerSettings) -> Location:
    """Where a table is that is opened by this press. `server`: the settings of its server."""
    if place_of(interaction) is Place.OWN:
        return Location()
    in_thread = isinstance(interaction.channel, discord.Thread)
    return Location(server_of(interaction) or 0, interaction.channel_id, in_thread, server.most_tables)


def _check_barred(server: ServerSettings, user: int) -> None:
    if user in server.barred:
        raise TableError(RefusalReason.BARRED)


def _places(interaction: Interaction) -> set[int | None]:
    """The channel, and the one that a thread belongs to."""
    channel = interaction.channel
    return {interaction.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None}


def _has_role(interaction: Interaction, roles: Iterable[int]) -> bool:
    """Whether the user has one of the roles. Who may manage the server needs none."""
    user = interaction.user
    if interaction.permissions.manage_guild or not isinstance(user, discord.Member):
        return interaction.permissions.manage_guild
    return any(user.get_role(role) is not None for role in roles)


def _named(sign: str, ids: tuple[int, ...]) -> str:
    named = ", ".join(f"<{sign}{each}>" for each in ids[:_NAMED])
    return f"{named}, …" if len(ids) > _NAMED else named
