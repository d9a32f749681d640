"""What a server has set for everybody in it. Its default table is in `bot.storage.table_setup`."""

from dataclasses import dataclass
from typing import Final, Protocol

from data.rows import Values

_TEXT: Final = "text_only"
_SUITS: Final = "four_colour"


class GuildStore(Protocol):
    """What a store keeps for each server."""

    async def guild_settings(self, guild_id: int) -> Values: ...

    async def set_guild_settings(self, guild_id: int, changes: Values) -> Values: ...


@dataclass(frozen=True, slots=True)
class Look:
    """How tables look to everybody in a server."""

    text_only: bool = False
    """Told in words, and no pictures are sent."""
    four_colour: bool = False
    """Suits in four colours."""


class GuildSettings:
    """Every server's settings, from the store."""

    def __init__(self, settings: GuildStore) -> None:
        self._settings = settings

    async def look(self, guild: int) -> Look:
        """How tables look there."""
        values = await self._settings.guild_settings(guild)
        return Look(text_only=values.get(_TEXT) is True, four_colour=values.get(_SUITS) is True)

    async def set_text_only(self, guild: int, *, on: bool) -> None:
        """Tell tables there in words, or show them as pictures."""
        await self._settings.set_guild_settings(guild, {_TEXT: True if on else None})

    async def set_four_colour(self, guild: int, *, on: bool) -> None:
        """Show the suits of tables there in four colours, or in red and black."""
        await self._settings.set_guild_settings(guild, {_SUITS: True if on else None})
