"""The bot of the tests, which calls everybody at once, even who looks at their hand: `python -m tests.e2e.called_bot`."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.features.play.auto_play import AutoPlay
from bot.features.play.turn_messages import TurnMessages
from bot.features.play.turn_pings import NEVER, Looks, TurnPings, Waits
from bot.platform.delivery import Delivery
from bot.storage.user_settings import UserSettings
from bot.tables.service import TableService
from bot.tables.table import Table
from tests.e2e.known_bot import known_parts, run


class CalledPings(TurnPings):
    """Who presses *Next hand* last and is first to act looks at the new hand, and would be called a minute later."""

    def __init__(
        self,
        delivery: Delivery,
        tables: TableService,
        user_settings: UserSettings,
        *,
        trouble_at: Callable[[int], object],
        looks: Looks,
        messages: TurnMessages,
    ) -> None:
        self._hands = looks
        super().__init__(
            delivery,
            tables,
            user_settings,
            trouble_at=trouble_at,
            looks=self,
            messages=messages,
            waits=Waits(grace=0.0, slow_grace=0.0),
        )

    def attentive_until(self, table: Table, user: int) -> float:
        return NEVER

    def looked(self, table: Table, user: int) -> int:
        return self._hands.looked(table, user)


if __name__ == "__main__":
    soon = partial(AutoPlay, slow_pause=(0.5, 0.5))
    run(replace(known_parts(), pings=CalledPings, auto_play=soon))
