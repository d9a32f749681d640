"""Makes a person's only legal move for them, if they have asked for it; at slow tables, unless they want none of it,
and what they have planned there.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from bot.features.play.plans import Plans, ended_for, is_placing
from bot.storage.user_settings import UserSettings
from bot.tables.following import Follower
from bot.tables.open_table import Change
from bot.tables.refusals import TableError
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from data.outside import chance
from engine.moves import Pass, Talk

log = logging.getLogger(__name__)

PAUSE: Final = (1.5, 6.0)
"""Random delay in seconds: long enough to see what happened, and like a person's, so that it reveals nothing."""
SLOW_PAUSE: Final = (30.0, 270.0)
"""The same at slow tables, where hardly anybody moves within seconds. It ends before people are called."""


class AutoPlay(Follower):
    """Moves for people to act who have only one legal move and the setting on, of which slow tables have one of their
    own. Not in lessons, which explain it."""

    follows_own = True

    def __init__(
        self,
        tables: TableService,
        user_settings: UserSettings,
        *,
        pause: tuple[float, float] = PAUSE,
        slow_pause: tuple[float, float] = SLOW_PAUSE,
        plans: Plans | None = None,
    ) -> None:
        super().__init__(tables)
        self._plans = plans
        self._tables = tables
        self._user_settings = user_settings
        self._pause, self._slow_pause = pause, slow_pause
        self._chance = chance()
        self._waiting: set[asyncio.Task[None]] = set()

    def resume_table(self, table: Table) -> None:
        """Resume a table of an earlier process."""
        self._look(table)

    async def stop_following(self) -> None:
        """Cancel all pending moves."""
        for task in self._waiting:
            task.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)

    def table_changed(self, change: Change) -> None:
        self._look(change.table)
        if self._plans is not None and change.table.setup.is_slow:
            ended = ended_for(change.entry, change.table)
            if ended:
                self._begin(self._end(self._plans, change.table, ended))

    def _look(self, table: Table) -> None:
        """Schedule the move of each seat to act that has only one.

        Nothing is read because of what the hand is: who is next to ask for the same would get it sooner.
        """
        if table.stage is not Stage.PLAYING or table.lesson is not None:
            return
        for seat in table.to_act():
            user = table.at(seat).user
            if user is None or not table.at(seat).by_person:
                continue
            if self._plans is not None and table.setup.is_slow:
                self._begin(self._move_slowly(self._plans, table, user, table.ply, only_move(table, seat)))
            else:
                self._begin(self._move(table, user, table.ply))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _move_slowly(self, plans: Plans, table: Table, user: int, ply: int, only: str | None) -> None:
        """Make the planned move after a pause, or the only one."""
        try:
            if await plans.next_move(table, user) is not None:
                pause = self._pause if is_placing(table, user) else self._slow_pause
                await asyncio.sleep(self._chance.uniform(*pause))
                if table.ply == ply and await plans.next_move(table, user) is not None:
                    await plans.carry_out(table.id, user, ply)
                    return
            if only is not None and table.ply == ply:
                plan = await plans.of(table, user)
                await self._move(table, user, ply)
                await plans.after_forced(table, user, plan)
        except TableError:
            pass  # The person moved first or is away.
        except Exception:
            log.exception("The planned move at table %s could not be made", table.id)

    async def _end(self, plans: Plans, table: Table, users: list[int]) -> None:
        try:
            await plans.end(table, users)
        except Exception:
            log.exception("The plans at table %s could not be dropped", table.id)

    async def _move(self, table: Table, user: int, ply: int) -> None:
        try:
            own, is_slow = (await self._user_settings.get(user, None)).own, table.setup.is_slow
            if not (own.auto_slow if is_slow else own.auto_single):
                return
            seat = table.seat_of(user)
            if table.ply != ply or table.stage is not Stage.PLAYING or seat is None:
                return
            if (only := only_move(table, seat)) is None:
                return
            await asyncio.sleep(self._chance.uniform(*(self._slow_pause if is_slow else self._pause)))
            if table.ply == ply:
                await self._tables.move(table.id, user, ply=ply, move=only)
        except TableError:
            pass  # The person moved first or is away.
        except Exception:
            log.exception("The only move at table %s could not be made", table.id)


def only_move(table: Table, seat: int) -> str | None:
    """The only legal move of this seat, as written; None if there is a choice.

    None also for a forced pass that must look like a chosen one (FT-7): its timing would reveal it.
    """
    match = table.match
    assert match is not None
    assert match.hand is not None
    legal = [move for move in match.hand.legal(seat) if not isinstance(move, Talk)]
    if len(legal) != 1 or (isinstance(legal[0], Pass) and match.game.hides_revokes(match.rules)):
        return None
    return str(legal[0])
