"""The bot of the tests, which calls everybody at once, even who looks at their hand: `python -m tests.e2e.called_bot`."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.features.play.auto_play import AutoPlay
from bot.features.play.turn_messages import TurnMessages
from bot.features.play.turn_pings import TurnPings
from bot.platform.delivery import Delivery
from bot.storage.user_settings import UserSettings
from bot.tables.service import TableService
from bot.tables.table import Table
from tests.e2e.known_bot import known_parts, run


def all_called(
    delivery: Delivery,
    tables: TableService,
    user_settings: UserSettings,
    *,
    trouble_at: Callable[[int], object],
    attentive_until: object,
    looked: Callable[[Table, int], int],
    messages: TurnMessages,
) -> TurnPings:
    """Who presses *Next hand* last and is first to act looks at the new hand, and would be called a minute later."""
    return TurnPings(
        delivery,
        tables,
        user_settings,
        trouble_at=trouble_at,
        grace=0.0,
        slow_grace=0.0,
        looked=looked,
        messages=messages,
    )


if __name__ == "__main__":
    soon = partial(AutoPlay, slow_pause=(0.5, 0.5))
    run(replace(known_parts(), pings=all_called, auto_play=soon))
