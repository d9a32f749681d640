"""The tables that a person can be led to from anywhere, as they go on outside their channel: slow and borrowed ones, in
whatever process they are played.

Among the person's preferences is a key for each table at which they sit. So the list is deleted and exported with them,
and two processes never write one list at once. The key of a table that is over does no harm: it goes away when it is
read. Keys begin with *slow*, as the first tables that went on outside were slow ones.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.features.play.turn_pings import people_awaited
from bot.platform.places import goes_on_outside
from bot.storage.archive import Archive
from bot.tables import entries
from bot.tables.following import Follower
from bot.tables.open_table import Change
from bot.tables.service import TableService
from bot.tables.stages import Stage
from bot.tables.table import Table
from data.settings import KeyedValues

_PREFIX: Final = "slow-"


class ReachableTables(Follower):
    """Lists people's tables that go on outside their channel, and finds the open tables of a person."""

    def __init__(self, tables: TableService, archive: Archive, preferences: KeyedValues) -> None:
        super().__init__(tables)
        self._tables = tables
        self._archive = archive
        self._preferences = preferences

    def resume_table(self, table: Table) -> None:
        """The process before may have ended just after the start."""
        if goes_on_outside(table) and table.stage is Stage.PLAYING and not table.history:
            self._note(table, [place.user for place in table.people()])

    async def of(self, user: int) -> list[Table]:
        """The open tables at which the user sits, the newest first: those listed, and others of this process."""
        listed = await self._listed(user)
        here = {table.id: table for table in self._tables.all() if not table.is_private and _sits(table, user)}
        found, gone = dict(here), dict[str, None]()
        for number in listed - here.keys():
            table = await self._archive.whole(number)
            if table is not None and table.stage is not Stage.OVER and _sits(table, user):
                found[number] = table
            elif table is not None:
                gone[key_of(number)] = None
        if gone:
            await self._preferences.change(user, gone)
        return [found[number] for number in sorted(found, reverse=True)]

    async def waiting_for(self, user: int) -> list[Table]:
        """The slow tables that wait for the user, as far as that is public (SP-4), those first that wait least long."""
        listed = await self._listed(user)
        there = [self._tables.get(number) or await self._archive.whole(number) for number in listed]
        waiting = [
            table
            for table in there
            if table is not None
            and table.setup.is_slow
            and table.stage is Stage.PLAYING
            and user in people_awaited(table)
        ]
        return sorted(waiting, key=lambda table: table.deadline or 0)

    async def _listed(self, user: int) -> set[int]:
        """The ids of the user's tables, also of some that are over."""
        keys = await self._preferences.get(user)
        return {int(key.removeprefix(_PREFIX)) for key in keys if key.startswith(_PREFIX)}

    def table_changed(self, change: Change) -> None:
        table = change.table
        if not goes_on_outside(table) or table.match is None:
            return
        match change.entry:
            case entries.Started() | entries.SatDown():
                self._note(table, [place.user for place in table.people()])
            case entries.Left(user=user):
                self._note(table, [user], sits=None)
            case entries.Closed():
                self._note(table, [place.user for place in table.people()], sits=None)
            case _:
                pass

    def _note(self, table: Table, users: Sequence[int | None], *, sits: bool | None = True) -> None:
        values: Mapping[str, Any] = {key_of(table.id): sits}
        for user in users:
            if user is not None:
                self._tables.registry.run(self._write(user, values))

    async def _write(self, user: int, values: Mapping[str, Any]) -> None:
        now = await self._preferences.get(user)
        if any(now.get(key) != value for key, value in values.items()):
            await self._preferences.change(user, values)


def key_of(table_id: int) -> str:
    """The preference that says that its user sits at this table, be it slow or borrowed."""
    return f"{_PREFIX}{table_id}"


def _sits(table: Table, user: int) -> bool:
    return any(place.user == user for place in table.people())
