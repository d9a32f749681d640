"""Changes of tables that run to their end in the background, whatever becomes of who asked for them."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.tables.refusals import TableError
from data.connect import is_storage_trouble, told

log = logging.getLogger(__name__)

T = TypeVar("T")


class Background:
    """The tasks under way."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run in the background; errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def run_to_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to completion even if the caller is cancelled."""
        return await asyncio.shield(self.run(work))

    async def idle(self) -> None:
        """Wait until nothing runs in the background."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and is_storage_trouble(error):
            log.warning("A change of a table could not be stored: %s", told(error))
        elif error is not None and not isinstance(error, TableError):
            log.error("A change of a table failed", exc_info=error)
