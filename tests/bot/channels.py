"""The store's cache as a test double."""

from collections.abc import Mapping, Sequence

from data.rows import Entry, Past, Result, TableRow, Values
from playground.errors import Json


class Cache:
    """The store's methods for table notes, preferences and settings; no table was closed before."""

    def __init__(self) -> None:
        self.kept: dict[int, Values] = {}
        self.saved: list[int] = []
        """The tables whose notes were to be saved, in order."""
        self.refuses: dict[int, Exception] = {}
        """By table: why its notes cannot be saved."""
        self.preferences_of: dict[int, Json] = {}
        self.changes = 0
        """How often preferences were written."""
        self.settings_of: dict[int, Json] = {}

    async def caches(self, table_ids: Sequence[int]) -> dict[int, Values]:
        return {table_id: self.kept[table_id] for table_id in table_ids if table_id in self.kept}

    async def set_cache(self, table_id: int, cache: Values) -> None:
        self.saved.append(table_id)
        if table_id in self.refuses:
            raise self.refuses[table_id]
        self.kept[table_id] = cache

    async def table(self, table_id: int) -> TableRow | None:
        return None

    async def entries_of(self, table_id: int) -> tuple[Entry, ...]:
        return ()

    async def results_of(self, table_id: int) -> list[Result]:
        return []

    async def pasts(self, table_id: int) -> dict[int, Past]:
        return {}

    async def preferences(self, user_id: int) -> Values:
        return self.preferences_of.get(user_id, {})

    async def set_preferences(self, user_id: int, changes: Mapping[str, object]) -> Values:
        self.changes += 1
        self.preferences_of.setdefault(user_id, {}).update(changes)
        return self.preferences_of[user_id]

    async def guild_settings(self, guild_id: int) -> Values:
        return self.settings_of.get(guild_id, {})

    async def set_guild_settings(self, guild_id: int, changes: Mapping[str, object]) -> Values:
        values = {**self.settings_of.get(guild_id, {}), **changes}
        self.settings_of[guild_id] = {name: value for name, value in values.items() if value is not None}
        return self.settings_of[guild_id]


class Unused(Cache):
    """A store for a bot that is built and does nothing."""

    notices = append = append_all = logs = last_beat = None
