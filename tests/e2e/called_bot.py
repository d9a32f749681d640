"""The bot of the tests, which calls everybody at once, even who looks at their hand: `python -m tests.e2e.called_bot`."""

from collections.abc import Callable
from dataclasses import replace

from bot.features.play.turn_pings import TurnPings
from bot.platform.delivery import Delivery
from bot.storage.user_settings import UserSettings
from bot.tables.service import TableService
from tests.e2e.known_bot import known_parts, run


def all_called(
    delivery: Delivery,
    tables: TableService,
    user_settings: UserSettings,
    *,
    trouble_at: Callable[[int], object],
    attentive_until: object,
) -> TurnPings:
    """Who presses *Next hand* last and is first to act looks at the new hand, and would be called a minute later."""
    return TurnPings(delivery, tables, user_settings, trouble_at=trouble_at, grace=0.0)


if __name__ == "__main__":
    run(replace(known_parts(), pings=all_called))
