"""What a server has set for everybody in it. Its default table is in `bot.kept.wishes`."""

from typing import Final, Protocol

from data.rows import Values

_TEXT: Final = "text_only"


class ServerSettings(Protocol):
    """What a store keeps for each server."""

    async def guild_settings(self, guild_id: int) -> Values: ...

    async def set_guild_settings(self, guild_id: int, changes: Values) -> Values: ...


class Servers:
    """Every server's settings, from the store."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings

    async def text_only(self, guild: int) -> bool:
        """Whether tables there are told in words, and no pictures are sent."""
        return (await self._settings.guild_settings(guild)).get(_TEXT) is True

    async def set_text_only(self, guild: int, *, on: bool) -> None:
        """Tell tables there in words, or show them as pictures."""
        await self._settings.set_guild_settings(guild, {_TEXT: True if on else None})
