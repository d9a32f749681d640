"""Interactions of the bot's client, and checks on them."""

from typing import Any, Final

import discord

from bot.services import Services
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Table
from bot.text.markup import visible


class ServicesClient(discord.AutoShardedClient):
    """A client with services; `services` is set at login."""

    services: Services


Interaction = discord.Interaction[ServicesClient]


_DIGITS: Final = 18
"""The most digits a table's number can have."""


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


def is_here(channel: int | None, table: Table) -> bool:
    """Whether a press in this channel may act on the table: in the table's own channel, or anywhere for practice."""
    return table.practice is not None or channel == table.channel


def check_place(interaction: Interaction, tables: TableService, table_id: int) -> None:
    """Check that a press may act on this table here.

    A message may be copied from another channel, or its custom ids forged. TableError: ELSEWHERE if an open or
    unreadable table of this id is in another channel, UNREADABLE if the table cannot be read.
    """
    table, unread = tables.get(table_id), tables.registry.unread.channel_of(table_id)
    if table is not None and not is_here(interaction.channel_id, table):
        raise TableError(RefusalReason.ELSEWHERE)
    if unread is not None and unread != interaction.channel_id:
        raise TableError(RefusalReason.ELSEWHERE)
    tables.registry.unread.check(table_id)


def table_number(text: str) -> int:
    """Parse a table's number from a custom id. TableError: TABLE_GONE if it is not a valid one."""
    if not text.isdecimal() or len(text) > _DIGITS:
        raise TableError(RefusalReason.TABLE_GONE)
    return int(text)
