"""Changes to all open tables of a server, or of a user, at once.

Tables of an earlier process are taken up first. A table that closes at the same moment is skipped.
"""

import contextlib
from collections.abc import Collection, Sequence

from bot.tables.refusals import TableError
from bot.tables.seating import place_for
from bot.tables.service import TableService
from bot.tables.table import Stage, Table


async def take_up_all(tables: TableService, guild: int) -> None:
    """Wait until all tables of a server are taken up. TableError: STOPPING."""
    for each in tables.registry.waiting:
        if each.guild == guild:
            await tables.taken_up(table=each.id)


async def close_all(tables: TableService, guild: int) -> None:
    """Close every table of a server for good."""
    await take_up_all(tables, guild)
    for table in _in_server(tables, guild):
        with contextlib.suppress(TableError):
            await tables.close_for_good(table.id)


async def close_left(tables: TableService, guild: int) -> None:
    """Close the tables of a server that the bot has left."""
    for channel in [each.channel for each in tables.listed() if each.guild == guild]:
        await tables.channel_gone(channel)


async def leave_all(tables: TableService, guild: int, user: int) -> list[tuple[Table, bool]]:
    """Leave every table of a server.

    In a lobby the seat is free, in a match a computer player plays on.

    Returns the tables, each with whether its match had begun.
    """
    await take_up_all(tables, guild)
    return await _leave(tables, _in_server(tables, guild), user)


async def leave_these(tables: TableService, table_ids: Collection[int], user: int) -> set[int]:
    """Leave those of these tables that this process plays; returns them. Like `leave_all`."""
    for table_id in table_ids:
        await tables.taken_up(table=table_id)
    here = [table for each in table_ids if (table := tables.get(each)) is not None]
    await _leave(tables, here, user)
    return {table.id for table in here}


async def _leave(tables: TableService, these: Sequence[Table], user: int) -> list[tuple[Table, bool]]:
    left = list[tuple[Table, bool]]()
    for table in these:
        if place_for(table.participants, user) is not None:
            with contextlib.suppress(TableError):
                await tables.stay_out(table.id, user)
        place = table.participant_of(user)
        if place is None or place.left:
            continue
        had_begun = table.stage is not Stage.LOBBY
        with contextlib.suppress(TableError):  # They left, or the table closed, at this moment.
            left.append((await tables.leave(table.id, user), had_begun))
    return left


def _in_server(tables: TableService, guild: int) -> list[Table]:
    return [table for table in tables.all() if table.guild == guild]
