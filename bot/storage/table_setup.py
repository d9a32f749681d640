"""Setups that are kept: a server's default table, and that of a user's last match."""

from bot.storage.archive import Archive
from bot.storage.guild_settings import GuildSettings
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from bot.text.finding import PLAYABLE
from data.results import Results


async def server_default(guild_settings: GuildSettings, guild: int) -> TableSetup | None:
    """The server's default table; None if it has none or this release cannot open it."""
    return (await guild_settings.of(guild)).default_table


async def save_default(guild_settings: GuildSettings, guild: int, setup: TableSetup | None) -> None:
    """Store the server's default table; None deletes it."""
    await guild_settings.change(guild, default_table=setup)


async def last_one(results: Results, archive: Archive, user: int) -> Table | None:
    """The table of the user's last finished match; None if there is none that can be opened again."""
    for result in await results.latest(user, limit=1):
        table = await again(archive, result.table_id, user)
        if table is not None:
            return table
    return None


async def again(archive: Archive, table_id: int, user: int) -> Table | None:
    """A table this user played at; None if they did not, or it cannot be opened again."""
    table = await archive.find(table_id, by=user)
    if table is None or table.lesson or table.participant_of(user) is None:
        return None
    return table if table.game in PLAYABLE else None
