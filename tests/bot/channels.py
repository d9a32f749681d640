"""The store as a test double."""

from collections.abc import Callable, Mapping, Sequence
from unittest.mock import Mock

from data.notices import Notices
from data.rows import LogEntry, Result, ResultsBefore, TableRow, Values
from playground.errors import Json


class Keyed:
    """Users' preferences, or servers' settings."""

    def __init__(self, values: Mapping[int, Json] | None = None) -> None:
        self.values: dict[int, Json] = dict(values or {})
        self.changes = 0

    def on_change_elsewhere(self, listener: Callable[[int | None], None]) -> None:
        """There is no other process."""

    async def get(self, key: int) -> Values:
        return self.values.get(key, {})

    async def change(self, key: int, changes: Mapping[str, object]) -> Values:
        self.changes += 1
        values = {**self.values.get(key, {}), **changes}
        self.values[key] = {name: value for name, value in values.items() if value is not None}
        return self.values[key]

    async def change_if(self, key: int, name: str, before: object, changes: Mapping[str, object]) -> bool:
        if key not in self.values or self.values[key].get(name) != before:
            return False
        await self.change(key, changes)
        return True


class Cache:
    """A store with notes of tables, preferences and settings; no table was closed before."""

    def __init__(self) -> None:
        self.kept: dict[int, Values] = {}
        self.saved: list[int] = []
        """The tables whose notes were to be saved, in order."""
        self.ended: list[int] = []
        """The tables of which nothing is left to be shown, in order."""
        self.refuses: dict[int, Exception] = {}
        """By table: why its notes cannot be saved."""
        self.preferences, self.guild_settings = Keyed(), Keyed()
        self.tables = self.results = self.standings = self
        self.opened: dict[int, list[tuple[int, str]]] = {}
        """By user, the open tables in their own place: number and first entry."""

    async def own(self, user_id: int) -> list[tuple[int, str]]:
        return self.opened.get(user_id, [])

    async def caches(self, table_ids: Sequence[int]) -> dict[int, Values]:
        return {table_id: self.kept[table_id] for table_id in table_ids if table_id in self.kept}

    async def set_cache(self, table_id: int, cache: Values) -> None:
        self.saved.append(table_id)
        if table_id in self.refuses:
            raise self.refuses[table_id]
        self.kept[table_id] = cache

    async def end_shown(self, table_id: int) -> None:
        self.ended.append(table_id)

    async def find(self, table_id: int) -> TableRow | None:
        return None

    async def entries_of(self, table_id: int) -> tuple[LogEntry, ...]:
        return ()

    async def of_table(self, table_id: int) -> list[Result]:
        return []

    async def pasts(self, table_id: int) -> dict[int, ResultsBefore]:
        return {}


class Unused(Cache):
    """A store for a bot that is built and does nothing."""

    append = append_all = logs = reviews = tidying = dailies = challenges = None
    heartbeat, notices = Mock(), Notices(None, None)
