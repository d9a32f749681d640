"""Open tables of an earlier process that are not taken up yet. Whoever needs one has it taken up at once."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any

from bot.tables.storage import ListedTable

TakeUp = Callable[[ListedTable], Coroutine[Any, Any, None]]


class Waiting:
    """The tables that wait. Each is taken up by one task, however many need it."""

    def __init__(self) -> None:
        self.resume_listed: TakeUp = _never
        """Takes a table up and removes it from here."""
        self._listed: dict[int, ListedTable] = {}
        self._by_channel: dict[int, int] = {}
        self._by_owner: dict[int, set[int]] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._listed)

    def __iter__(self) -> Iterator[ListedTable]:
        return iter(list(self._listed.values()))

    def __contains__(self, table_id: int) -> bool:
        return table_id in self._listed

    def add(self, listed: ListedTable) -> None:
        """Let a table wait."""
        self._listed[listed.id] = listed
        self._by_channel[listed.channel] = listed.id
        if listed.owner:
            self._by_owner.setdefault(listed.owner, set()).add(listed.id)

    def remove(self, table_id: int) -> None:
        """The table is taken up, cannot be read, or is another process's now."""
        listed = self._listed.pop(table_id, None)
        if listed is not None:
            del self._by_channel[listed.channel]
            if listed.owner:
                self._by_owner[listed.owner].discard(table_id)
                if not self._by_owner[listed.owner]:
                    del self._by_owner[listed.owner]

    def find(self, *, table: int | None = None, channel: int | None = None, owner: int | None = None) -> list[int]:
        """Which of this table, the table of this channel, and those in this user's own place wait."""
        if not self._listed:
            return []
        there = self._by_channel.get(channel) if channel is not None else None
        wanted = {table, there, *self._by_owner.get(owner or 0, ())}
        return [each for each in wanted if each is not None and each in self._listed]

    def begin(self, table_id: int) -> asyncio.Task[None]:
        """Take this table up now. If that fails, it goes on waiting."""
        return self._tasks.get(table_id) or self.begin_all([table_id], self.resume_listed(self._listed[table_id]))

    def begin_all(self, table_ids: Sequence[int], work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Take these tables up by this work, which removes each from here. None of them is begun yet."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.update(dict.fromkeys(table_ids, task))
        task.add_done_callback(lambda done: self._ended(table_ids, done))
        return task

    def is_begun(self, table_id: int) -> bool:
        """Whether the table is being taken up."""
        return table_id in self._tasks

    async def idle(self) -> None:
        """Wait until no table is being taken up."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _ended(self, table_ids: Sequence[int], done: asyncio.Task[None]) -> None:
        for table_id in table_ids:
            del self._tasks[table_id]
        if not done.cancelled():
            done.exception()  # Whoever waits gets it; in the background it is tried again.


async def _never(listed: ListedTable) -> None:
    raise NotImplementedError
