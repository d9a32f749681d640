"""The store's cache as a test double."""

from collections.abc import Sequence
from typing import Any


class Cache:
    """The store's methods for table notes, preferences and settings."""

    def __init__(self) -> None:
        self.kept: dict[int, Any] = {}
        self.preferences_of: dict[int, dict[str, Any]] = {}
        self.settings_of: dict[int, dict[str, Any]] = {}

    async def caches(self, table_ids: Sequence[int]) -> dict[int, Any]:
        return {table_id: self.kept[table_id] for table_id in table_ids if table_id in self.kept}

    async def set_cache(self, table_id: int, cache: Any) -> None:
        self.kept[table_id] = cache

    async def results_of(self, table_id: int) -> list[Any]:
        return []

    async def pasts(self, table_id: int) -> dict[int, Any]:
        return {}

    async def preferences(self, user_id: int) -> dict[str, Any]:
        return self.preferences_of.get(user_id, {})

    async def set_preferences(self, user_id: int, changes: Any) -> dict[str, Any]:
        self.preferences_of.setdefault(user_id, {}).update(changes)
        return self.preferences_of[user_id]

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        return self.settings_of.get(guild_id, {})

    async def set_guild_settings(self, guild_id: int, changes: Any) -> dict[str, Any]:
        values = {**self.settings_of.get(guild_id, {}), **changes}
        self.settings_of[guild_id] = {name: value for name, value in values.items() if value is not None}
        return self.settings_of[guild_id]
