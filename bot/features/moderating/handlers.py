"""`/table`: who looks after a server closes a channel's table, and bars people from its tables.

That needs the permission to manage messages or the server, at every press.
"""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ButtonStyle, app_commands

from bot.features.moderating.ids import ClosePress
from bot.platform.handlers import Component, Handlers, grouped
from bot.platform.messages import Message, button, message, note, rows, words
from bot.platform.places import server_of
from bot.platform.responder import Answers, Interaction, Responder
from bot.platform.translator import named
from bot.storage.guild_settings import MOST_BARRED, BarredBy, GuildSettings
from bot.tables.many_tables import leave_all
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from bot.text.games import called_at
from bot.text.naming import name_of
from bot.text.sentences import listed
from i18n import Texts


class ModeratingHandlers(Handlers):
    """Close tables, and bar people from them."""

    table_group: Final = app_commands.Group(
        name=named("command-table"),
        description=named("command-table-description"),
        guild_only=True,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )

    def __init__(self, answers: Answers, guild_settings: GuildSettings) -> None:
        super().__init__(answers)
        self._guild_settings = guild_settings

    def components(self) -> Sequence[Component[Any]]:
        return (Component(ClosePress, self.close_table),)

    @grouped(table_group, "close")
    async def close_command(self, responder: Responder) -> None:
        """Ask before this channel's table is closed."""
        await self.close_here(responder)

    async def close_here(self, responder: Responder) -> None:
        """Ask before this channel's table is closed. TableError: NOT_MODERATOR, UNREADABLE, NO_TABLE_HERE."""
        moderated(responder.interaction)
        channel, unread = responder.interaction.channel_id or 0, self.tables.registry.unread
        unread.check(unread.in_channel(channel))
        table = self.tables.in_channel(channel)
        if table is None:
            raise TableError(RefusalReason.NO_TABLE_HERE)
        await responder.private(close_question(await self.texts(responder), table))

    async def close_table(self, responder: Responder, pressed: ClosePress) -> None:
        """Close the table. Its message tells the players. TableError: NOT_MODERATOR, TABLE_GONE."""
        moderated(responder.interaction)
        await self.tables.close_for_good(pressed.table)
        await responder.replace(note((await self.texts(responder))("moderating-closed")))

    @grouped(table_group, "bar")
    @app_commands.rename(user=named("option-user"))
    @app_commands.describe(user=named("option-bar-user-description"))
    async def bar(self, responder: Responder, user: discord.Member) -> None:
        """Keep somebody from the server's tables."""
        await self.bar_user(responder, user)

    async def bar_user(self, responder: Responder, user: discord.Member) -> None:
        """Keep somebody from the server's tables, and have them leave those at which they sit.

        TableError: NOT_MODERATOR, CANNOT_BAR, BARRED_ENOUGH.
        """
        guild = moderated(responder.interaction)
        _check_may_be_barred(responder.interaction, user)
        server = await self._guild_settings.of(guild)
        if user.id not in server.barred and len(server.barred) >= MOST_BARRED:
            raise TableError(RefusalReason.BARRED_ENOUGH, most=MOST_BARRED)
        await self._guild_settings.change(guild, **server.with_bar(user.id, _right(responder.interaction)))
        left = await leave_all(self.tables, guild, user.id)
        await responder.private(note(barred_words(await self.texts(responder), user.id, left)))

    @grouped(table_group, "unbar")
    @app_commands.rename(user=named("option-user"))
    @app_commands.describe(user=named("option-unbar-user-description"))
    async def unbar(self, responder: Responder, user: discord.User) -> None:
        """Let a user play again."""
        await self.unbar_user(responder, user)

    async def unbar_user(self, responder: Responder, user: discord.User) -> None:
        """Let a user play again. TableError: NOT_MODERATOR, NOT_BARRED, BARRED_BY_MANAGER."""
        guild = moderated(responder.interaction)
        server = await self._guild_settings.of(guild)
        if user.id not in server.barred:
            raise TableError(RefusalReason.NOT_BARRED)
        if not server.may_lift(user.id, _right(responder.interaction)):
            raise TableError(RefusalReason.BARRED_BY_MANAGER)
        await self._guild_settings.change(guild, **server.without_bars([user.id]))
        await responder.private(note((await self.texts(responder))("moderating-unbarred", name=f"<@{user.id}>")))


def close_question(texts: Texts, table: Table) -> Message:
    """Asks before a table is closed for good."""
    names = listed(texts, [f"**{name_of(texts, place)}**" for place in table.participants])
    stage = "lobby" if table.stage is Stage.LOBBY else "playing"
    question = texts("moderating-close-question", game=called_at(texts, table), names=names, stage=stage)
    closing = button(texts("moderating-close"), ClosePress(table.id), style=ButtonStyle.danger)
    return message(words(question), *rows([closing]))


def barred_words(texts: Texts, user: int, left: list[tuple[Table, bool]]) -> str:
    """That somebody is barred, and what became of the tables at which they sat."""
    lines = [texts("moderating-barred", name=f"<@{user}>")]
    for table, had_begun in left:
        ended = table.stage is Stage.OVER
        what = "closed" if ended else "match" if had_begun else "lobby"
        lines.append(texts("moderating-barred-left", channel=f"<#{table.channel}>", what=what))
    return "\n".join(lines)


def moderated(interaction: Interaction) -> int:
    """The server, if the user looks after it. TableError: NOT_MODERATOR."""
    guild, may = server_of(interaction), interaction.permissions
    if guild is None or not (may.manage_messages or may.manage_guild):
        raise TableError(RefusalReason.NOT_MODERATOR)
    return guild


def _right(interaction: Interaction) -> BarredBy:
    """By which right the user bars people, and lifts that."""
    return BarredBy.MANAGER if interaction.permissions.manage_guild else BarredBy.MODERATOR


def _check_may_be_barred(interaction: Interaction, user: discord.Member | discord.User) -> None:
    """TableError: CANNOT_BAR."""
    if user.id == interaction.user.id:
        raise TableError(RefusalReason.CANNOT_BAR, who="self")
    if user.bot:
        raise TableError(RefusalReason.CANNOT_BAR, who="app")
    may = user.resolved_permissions if isinstance(user, discord.Member) else None
    if may is not None and may.manage_guild:
        raise TableError(RefusalReason.CANNOT_BAR, who="manager")
