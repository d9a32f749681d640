"""Where an interaction takes place, as its installations say: the kind of place, the server, and who may answer there.

Discord names a server also where a user alone has installed the bot: it is no member there, so that server has no
settings, no leaderboard and no table of others.
"""

from typing import Any, Protocol

import discord

from bot.tables.places import Place
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table


class At(Protocol):
    """The fields of an interaction that are read."""

    guild_id: int | None

    @property
    def context(self) -> discord.app_commands.AppCommandContext: ...

    @property
    def permissions(self) -> discord.Permissions: ...

    def is_guild_integration(self) -> bool: ...


def place_of(interaction: At) -> Place:
    """The place of a table that is opened here."""
    if interaction.guild_id is not None:
        return Place.CHANNEL if interaction.is_guild_integration() else Place.BORROWED
    return Place.BORROWED if interaction.context.private_channel else Place.OWN


def open_place(interaction: At) -> Place:
    """The same, as far as others can see what is opened: where all answers are private, nobody could join."""
    return Place.OWN if is_forced_private(interaction) else place_of(interaction)


def server_of(interaction: At) -> int | None:
    """The server, if the bot is a member of it."""
    return interaction.guild_id if place_of(interaction) is Place.CHANNEL else None


def managed_server(interaction: At) -> int:
    """The server, if the user may manage it. TableError: NOT_MANAGER."""
    guild = server_of(interaction)
    if guild is None or not interaction.permissions.manage_guild:
        raise TableError(RefusalReason.NOT_MANAGER)
    return guild


def home_here(interaction: discord.Interaction[Any]) -> int:
    """By what the shard of a table that is opened here is found (`data.rows.home_of`); 0 in the bot's own messages."""
    if place_of(interaction) is Place.BORROWED:
        return interaction.channel_id or 0
    return interaction.guild_id or 0


def locale_here(interaction: discord.Interaction[Any], chosen: str | None = None) -> str:
    """The language of public messages here: the one that the server has chosen, else its language in Discord, else that
    of the user."""
    return chosen or (interaction.guild_locale or interaction.locale).value


def is_forced_private(interaction: At) -> bool:
    """Whether Discord shows each answer to its user alone: in a server without the bot that has switched off *Use
    External Apps* for them.
    """
    is_elsewhere = interaction.guild_id is not None and place_of(interaction) is Place.BORROWED
    return is_elsewhere and not interaction.permissions.use_external_apps


def is_here(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether a press may act on the table here: in the table's channel, or anywhere for a table in one's own place; in
    a direct message for who plays at a table that `goes_on_outside`."""
    if table.is_private or interaction.channel_id == table.channel:
        return True
    is_own = place_of(interaction) is Place.OWN
    return is_own and goes_on_outside(table) and table.participant_of(interaction.user.id) is not None


def goes_on_outside(table: Table) -> bool:
    """Whether players can go on at this table in the bot's direct messages: at a slow one, and where the bot is no
    member, as anybody can leave or be taken out of a group DM, and would lose turns without a way back."""
    return table.setup.is_slow or table.place is Place.BORROWED
