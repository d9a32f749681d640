"""Tables across a restart, and across a change of the machine's time of day: clocks go on as nobody could help it."""

import asyncio
import logging
from typing import Final

from bot.tables import entries
from bot.tables.clocks import full_ms
from bot.tables.entries import CloseReason
from bot.tables.registry import TableRegistry
from bot.tables.table import Stage, Table, fold

log = logging.getLogger(__name__)

RESUME_SECONDS: Final = 15
"""Nobody has less than this left on the clock after a restart."""


class Resuming(TableRegistry):
    """A desk that takes up what an earlier process held."""

    async def restore(self) -> list[Table]:
        """Take up every table that was open when the process ended; clocks get credit for the time down.

        Given are all that can be read, also those whose match was over and which are closed now; one whose log cannot
        be read is left as it is. Nobody is told of what is written here, and no clock runs before `go_on`: whoever
        shows tables takes up those that are given before that.
        """
        tables: list[Table] = []
        alive_at = await self.keeper.last_beat()
        for kept in await self.keeper.open_tables():
            table = Table(kept.id, kept.guild, kept.channel)
            try:
                fold(table, kept.log)
            except Exception as error:
                self.unread.add(kept, table.version, error)
                continue
            self.hold(table)
            tables.append(table)
        # All at once: the store commits together what comes together.
        await asyncio.gather(*(self._resume(table, alive_at) for table in tables))
        return tables

    def go_on(self) -> None:
        """Start the clocks of the tables that were taken up."""
        for held in self.all_held():
            self.wind(held, 0.0)

    async def _resume(self, table: Table, alive_at: int | None) -> None:
        await self.finish_if_over(table, quietly=True)
        if table.deadline is not None and alive_at is not None:
            # The time of day may have been set meanwhile, which gives nobody more than a whole turn.
            left = min(table.deadline - max(alive_at, table.last_at), full_ms(table))
            deadline = self.now() + max(left, RESUME_SECONDS * 1000)
            await self.write(table, entries.Resumed(deadline=deadline), quietly=True)

    async def follow_wall(self) -> int:
        """Keep and show deadlines anew where the time of day was set since; at how many tables that was so.

        To be called every few seconds. How long anybody has is the same as before.
        """
        tables = [held.table for held in self.all_held() if self._deadline_now(held.table) is not None]
        if tables:
            log.warning("The time of day was set: the deadlines of %d tables are shown anew", len(tables))
            told = (self.change(table.id, self._tell_deadline) for table in tables)
            for outcome in await asyncio.gather(*told, return_exceptions=True):
                if isinstance(outcome, Exception):
                    log.info("A deadline could not be kept anew: %r", outcome)
        return len(tables)

    async def _tell_deadline(self, table: Table) -> None:
        deadline = self._deadline_now(table)
        if deadline is not None and table.stage is not Stage.OVER:
            await self.write(table, entries.Resumed(deadline=deadline))

    def _deadline_now(self, table: Table) -> int | None:
        held = self.held(table.id)
        return None if held is None else held.clock.deadline_by(self.now(), self.steady())

    async def finish_if_over(self, table: Table, *, quietly: bool = False) -> None:
        """Close a table whose match is over. Where that fails, the clock tries again: what brought it here is done."""
        if table.stage is Stage.OVER:
            try:
                await self.end(table, CloseReason.PLAYED, quietly=quietly)
            except Exception:
                log.exception("Table %s could not be closed", table.id)
