"""Base of every feature: its slash commands, and its components by their custom ids."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.platform.custom_ids import CustomId, MenuPress, OfTable
from bot.platform.responder import Answers, Interaction, Responder
from bot.platform.translator import named
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table
from bot.text.markup import shown_name, visible
from i18n import Texts

_DIGITS: Final = 18
"""The most digits a table's number can have."""


Pressed = TypeVar("Pressed", bound=CustomId)


@dataclass(frozen=True, slots=True)
class Component(Generic[Pressed]):
    """A kind of custom id, with the handler of its presses."""

    kind: type[Pressed]
    act: Callable[[Responder, Pressed], Awaitable[None]]

    async def answer(self, answers: Answers, interaction: Interaction, custom_id: str) -> bool:
        """Answer a press if its custom id is of this kind; whether it is."""
        pressed = self.kind.read(custom_id)
        if pressed is None:
            return False
        await answers.press(interaction, pressed, self.act)
        return True


class Handlers(commands.Cog):
    """The handlers of a feature: slash commands are made with `command`, components have custom ids of their own.

    discord.py's dynamic items would rebuild a view from the message at each press, which the bot does not need.
    """

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.tables, self.archive = answers.tables, answers.archive
        self.user_settings = answers.user_settings

    def components(self) -> Sequence[Component[Any]]:
        """One for each kind of custom id."""
        return ()

    async def reader(self, responder: Responder) -> Reader:
        """The settings of the interaction's user."""
        return await self.user_settings.of(responder.interaction)

    async def texts(self, responder: Responder) -> Texts:
        """The texts in the language of the interaction's user."""
        return (await self.reader(responder)).texts

    async def table(self, responder: Responder, pressed: OfTable) -> Table:
        """The table that the custom id names; see `Answers.table`."""
        return await self.answers.table(responder.interaction, pressed.table)

    async def old_board(self, responder: Responder, pressed: OfTable) -> tuple[Table, int] | None:
        """The table and the pressed message, if the table is over and that public message may show an earlier state."""
        message = responder.interaction.message
        if message is None or message.flags.ephemeral or not message.flags.components_v2:
            return None
        table = None if self.tables.get(pressed.table) else await self.archive.find(pressed.table)
        if table is None or table.is_private or responder.interaction.channel_id != table.channel:
            return None
        return table, message.id


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


def grouped(
    group: app_commands.Group, name: str
) -> Callable[[Callable[Concatenate[F, Responder, P], Awaitable[None]]], app_commands.Command[F, P, None]]:
    """Make a method a subcommand of the group, as `command` makes one of its own."""

    def made(work: Callable[Concatenate[F, Responder, P], Awaitable[None]]) -> app_commands.Command[F, P, None]:
        subcommand = command(name)(work)
        group.add_command(subcommand)
        return subcommand

    return made


def called(user: discord.User | discord.Member) -> str:
    """The user's display name, or their user name if nothing of that is visible."""
    return visible(user.display_name) or shown_name(user.id, user.name)


def chosen(interaction: Interaction) -> list[str]:
    """All values chosen in a select menu. TableError: STALE if there are none."""
    if not (values := chosen_if_any(interaction)):
        raise TableError(RefusalReason.STALE)
    return values


def chosen_if_any(interaction: Interaction) -> list[str]:
    """All values chosen in a select menu, which may be none."""
    data: Any = interaction.data
    return [str(value) for value in data.get("values") or ()]


def pressed_id(interaction: Interaction) -> str:
    """The custom id that was pressed or submitted; from a menu of buttons, the one that was chosen."""
    data: Any = interaction.data
    custom_id = str(data["custom_id"])
    return next(iter(data.get("values") or ()), "") if MenuPress.read(custom_id) else custom_id


def typed_in(interaction: Interaction, field: str) -> str:
    """The text in the field with this custom id of a submitted form; empty if there is none."""
    data: Any = interaction.data
    fields = (each.get("component", each) for each in data["components"])
    return next((str(each["value"]) for each in fields if each.get("custom_id") == field), "")


def number_in(typed: str, *, digits: int = _DIGITS) -> int | None:
    """The number that a person typed, as 12 or #12, or chose; None: it is none, or longer."""
    text = typed.strip().removeprefix("#")
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= digits else None


def table_number(text: str) -> int:
    """Parse a table's number from a custom id. TableError: TABLE_GONE if it is not a valid one."""
    number = number_in(text)
    if number is None:
        raise TableError(RefusalReason.TABLE_GONE)
    return number
