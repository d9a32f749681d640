"""A server's settings. Its default table is in `bot.storage.table_setup`."""

from dataclasses import dataclass
from typing import Final, Protocol

from data.rows import Values

_TEXT: Final = "text_only"
_SUITS: Final = "four_colour"
_REPLAYS: Final = "open_replays"
_ASK_ROLE: Final = "ask_role"


class GuildStore(Protocol):
    """The server settings of a store."""

    async def guild_settings(self, guild_id: int) -> Values: ...

    async def set_guild_settings(self, guild_id: int, changes: Values) -> Values: ...


@dataclass(frozen=True, slots=True)
class Look:
    """How tables look in a server by default."""

    text_only: bool = False
    """Show tables as text instead of pictures."""
    four_colour: bool = False
    """Draw the four suits in four colours."""


class GuildSettings:
    """Reads and writes the settings of servers."""

    def __init__(self, settings: GuildStore) -> None:
        self._settings = settings

    async def look(self, guild: int) -> Look:
        """The server's look."""
        values = await self._settings.guild_settings(guild)
        return Look(text_only=values.get(_TEXT) is True, four_colour=values.get(_SUITS) is True)

    async def set_text_only(self, guild: int, *, on: bool) -> None:
        """Show tables as text, or as pictures."""
        await self._settings.set_guild_settings(guild, {_TEXT: True if on else None})

    async def set_four_colour(self, guild: int, *, on: bool) -> None:
        """Show suits in four colours, or in red and black."""
        await self._settings.set_guild_settings(guild, {_SUITS: True if on else None})

    async def open_replays(self, guild: int) -> bool:
        """Whether everybody in a table's channel may open its replay, and not only those who played."""
        return (await self._settings.guild_settings(guild)).get(_REPLAYS) is True

    async def set_open_replays(self, guild: int, *, on: bool) -> None:
        """Let everybody in a table's channel open its replay, or only those who played."""
        await self._settings.set_guild_settings(guild, {_REPLAYS: True if on else None})

    async def ask_role(self, guild: int) -> int | None:
        """The role that the host of a lobby may ping; None: no role."""
        role = (await self._settings.guild_settings(guild)).get(_ASK_ROLE)
        return role if isinstance(role, int) else None

    async def set_ask_role(self, guild: int, role: int | None) -> None:
        """Let hosts ping this role, or none."""
        await self._settings.set_guild_settings(guild, {_ASK_ROLE: role})
