"""What every feature is built on: its slash commands and components, each answered once; all their errors end here."""

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.platform.discord_api import (
    ALREADY_ANSWERED,
    DEAD_TOKEN,
    FAILED,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNKNOWN_CHANNEL,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    is_passing,
)
from bot.platform.gate import Gate
from bot.platform.messages import note
from bot.platform.responder import Responder
from bot.platform.translator import named
from bot.storage.archive import Archive
from bot.storage.user_settings import Reader, UserSettings
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Table
from bot.text.markup import visible
from bot.text.sentences import refused
from data.errors import StoreGone
from i18n import Texts, language_of, texts_in

log = logging.getLogger(__name__)

_TOO_LATE: Final = (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, ALREADY_ANSWERED, DEAD_TOKEN)
_DIGITS: Final = 18
"""The most digits a table's number can have."""

Interaction = discord.Interaction[Any]
Match = re.Match[str]
Act = Callable[[Responder, Match], Awaitable[None]]
"""Carries out a press with this custom id, and answers it."""


class Answers:
    """Answers commands and presses, and finds the tables that they name."""

    def __init__(self, tables: TableService, archive: Archive, user_settings: UserSettings, gate: Gate) -> None:
        self.tables = tables
        self.archive = archive
        self.user_settings = user_settings
        self.gate = gate

    async def respond(self, interaction: Interaction, work: Callable[[Responder], Awaitable[None]]) -> None:
        """Run `work` as the answer to the interaction. An error is reported to the user as the answer."""
        responder = Responder(interaction)
        with self.gate:
            try:
                await work(responder)
            except Exception as error:
                await self.report_error(responder, error)
            finally:
                responder.close()

    async def press(self, interaction: Interaction, match: Match, act: Act) -> None:
        """Answer a press of a component or a submitted form, if it may act on the table in its custom id here."""

        async def work(responder: Responder) -> None:
            number = match.groupdict().get("table")
            if number is not None:
                self._check_place(interaction, int(number))
            await act(responder, match)

        await self.respond(interaction, work)

    async def outdated(self, interaction: Interaction) -> None:
        """Answer a press or command of an earlier release, which no longer exists."""

        async def work(responder: Responder) -> None:
            await responder.private(note((await self.user_settings.of(interaction)).texts("notice-outdated")))

        await self.respond(interaction, work)

    async def report_error(self, responder: Responder, error: Exception) -> None:
        """Tell the user in one sentence, and log what matters. Custom ids are not logged: they may name cards."""
        if isinstance(error, StoreGone):
            return  # Another process owns the store and answers.
        texts = await self._texts(responder.interaction)
        match error:
            case TableError():
                sentence = refused(texts, error)
            case discord.HTTPException(code=code) if code in _TOO_LATE:
                log.info("An interaction was answered too late (%s)", code)
                return
            case discord.Forbidden(code=code) if code in (MISSING_ACCESS, MISSING_PERMISSIONS):
                sentence = texts("notice-forbidden")
            case discord.NotFound(code=code) if code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                log.info("What was pressed is gone (%s)", code)
                sentence = texts("notice-pressed-gone")
            case _ if is_passing(error):
                log.warning("An interaction was not answered at once: %r", error)
                sentence = texts("notice-fault")
            case _:
                log.error("An interaction went wrong", exc_info=error)
                sentence = texts("notice-fault")
        try:
            await responder.private(note(sentence))
        except FAILED as late:
            log.info("A fault could not be told: %r", late)

    async def table(self, interaction: Interaction, table_id: int) -> Table:
        """The table, open or over; a practice table only for its learner. TableError: TABLE_GONE, ELSEWHERE."""
        table = await self.archive.find(table_id)
        if table is None or (table.practice and table.host != interaction.user.id):
            raise TableError(RefusalReason.TABLE_GONE)
        if not is_here(interaction, table):
            raise TableError(RefusalReason.ELSEWHERE)
        return table

    def _check_place(self, interaction: Interaction, table_id: int) -> None:
        """Check that a press may act on this table here.

        A message may be copied from another channel, or its custom ids forged. TableError: ELSEWHERE if an open or
        unreadable table of this id is in another channel, UNREADABLE if the table cannot be read.
        """
        table, unread = self.tables.get(table_id), self.tables.registry.unread.channel_of(table_id)
        if table is not None and not is_here(interaction, table):
            raise TableError(RefusalReason.ELSEWHERE)
        if unread is not None and unread != interaction.channel_id:
            raise TableError(RefusalReason.ELSEWHERE)
        self.tables.registry.unread.check(table_id)

    async def _texts(self, interaction: Interaction) -> Texts:
        try:
            return (await self.user_settings.of(interaction)).texts
        except Exception:
            log.exception("Preferences could not be read")
            return texts_in(language_of(interaction.locale.value))


class Handlers(commands.Cog):
    """The handlers of a feature: slash commands are made with `command`, components are found by their custom ids.

    discord.py's dynamic items would rebuild a view from the message at each press, which the bot does not need.
    """

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.tables, self.archive = answers.tables, answers.archive
        self.user_settings = answers.user_settings

    def components(self) -> Mapping[str, Act]:
        """By the pattern of their custom ids. A group `table` names the table that is pressed for."""
        return {}

    async def reader(self, responder: Responder) -> Reader:
        """The settings of the interaction's user."""
        return await self.user_settings.of(responder.interaction)

    async def texts(self, responder: Responder) -> Texts:
        """The texts in the language of the interaction's user."""
        return (await self.reader(responder)).texts

    async def table(self, responder: Responder, match: Match) -> Table:
        """The table that the custom id names; see `Answers.table`."""
        return await self.answers.table(responder.interaction, int(match["table"]))

    async def old_board(self, responder: Responder, match: Match) -> tuple[Table, int] | None:
        """The table and the pressed message, if the table is over and that public message may show an earlier state."""
        pressed, table_id = responder.interaction.message, int(match["table"])
        if pressed is None or pressed.flags.ephemeral or not pressed.flags.components_v2 or self.tables.get(table_id):
            return None
        table = await self.archive.find(table_id)
        if table is None or table.practice or not is_here(responder.interaction, table):
            return None
        return table, pressed.id


F = TypeVar("F", bound=Handlers)
P = ParamSpec("P")


def command(
    name: str,
) -> Callable[[Callable[Concatenate[F, Responder, P], Awaitable[None]]], app_commands.Command[F, P, None]]:
    """Make a method a slash command with the name and description of the messages `command-{name}...`."""
    title, description = named(f"command-{name}"), named(f"command-{name}-description")

    def made(work: Callable[Concatenate[F, Responder, P], Awaitable[None]]) -> app_commands.Command[F, P, None]:
        @wraps(work)
        async def answered(self: F, interaction: Interaction, *args: P.args, **kwargs: P.kwargs) -> None:
            await self.answers.respond(interaction, lambda responder: work(self, responder, *args, **kwargs))

        return app_commands.command(name=title, description=description)(answered)

    return made


def called(user: discord.User | discord.Member) -> str:
    """The user's display name, or their user name if nothing of that is visible."""
    return visible(user.display_name) or user.name


def chosen(interaction: Interaction) -> list[str]:
    """All values chosen in a select menu. TableError: STALE if there are none."""
    data: Any = interaction.data
    values = [str(value) for value in data.get("values") or ()]
    if not values:
        raise TableError(RefusalReason.STALE)
    return values


def is_here(interaction: Interaction, table: Table) -> bool:
    """Whether a press may act on the table here: in the table's own channel, or anywhere for practice."""
    return table.practice is not None or interaction.channel_id == table.channel


def table_number(text: str) -> int:
    """Parse a table's number from a custom id. TableError: TABLE_GONE if it is not a valid one."""
    if not text.isdecimal() or len(text) > _DIGITS:
        raise TableError(RefusalReason.TABLE_GONE)
    return int(text)
