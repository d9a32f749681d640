"""Interactions of this bot's client, which has the services."""

from typing import Any, Final

import discord

from bot.services import Services
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Table
from bot.text.markup import visible


class ServicesClient(discord.AutoShardedClient):
    """A client; `services` is there once it is logged in."""

    services: Services


Interaction = discord.Interaction[ServicesClient]


_DIGITS: Final = 18
"""Of the longest number that a table can have."""


def called(user: discord.User | discord.Member) -> str:
    """What somebody is called here; by their user name where nothing could be read of that."""
    return visible(user.display_name) or user.name


def chosen(interaction: Interaction) -> list[str]:
    """All that was chosen in a list. TableError: STALE where that is nothing."""
    data: Any = interaction.data
    values = [str(value) for value in data.get("values") or ()]
    if not values:
        raise TableError(RefusalReason.STALE)
    return values


def is_here(channel: int | None, table: Table) -> bool:
    """Whether what was pressed in this channel may act on the table: only in its own, but at practice anywhere."""
    return table.practice is not None or channel == table.channel


def check_place(interaction: Interaction, tables: TableService, table_id: int) -> None:
    """TableError: ELSEWHERE where an open table of this id is in another channel, UNREADABLE where it cannot be read.

    A message may have been copied from another channel, or its custom ids made up.
    """
    table, unread = tables.get(table_id), tables.registry.unread.channel_of(table_id)
    if table is not None and not is_here(interaction.channel_id, table):
        raise TableError(RefusalReason.ELSEWHERE)
    if unread is not None and unread != interaction.channel_id:
        raise TableError(RefusalReason.ELSEWHERE)
    tables.registry.unread.check(table_id)


def table_number(text: str) -> int:
    """The number of a table as a custom id has it. TableError: TABLE_GONE where it can be that of none."""
    if not text.isdecimal() or len(text) > _DIGITS:
        raise TableError(RefusalReason.TABLE_GONE)
    return int(text)
