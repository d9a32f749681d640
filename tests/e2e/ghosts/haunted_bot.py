"""The bot of `tests.e2e.known_bot`, with ghosts that ask early: `python -m tests.e2e.ghosts.haunted_bot run`."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.features.ghosts.service import Ghosts
from bot.features.play.private_hands import PrivateHands
from bot.platform.delivery import Delivery
from bot.tables.registry import TableRegistry
from tests.e2e.known_bot import KnownTables, known_parts, run

TAKE_BACK_SECONDS = 300


class KnownGhosts(Ghosts):
    """Ghosts that ask early, and whose announcements are checked again when time was advanced."""

    def __init__(self, delivery: Delivery, tables: TableRegistry, seen: Callable[[int, int], None]) -> None:
        super().__init__(delivery, tables, seen, pause=(0.2, 0.4))
        KnownTables.passed.append(self.news.touch)


if __name__ == "__main__":
    KnownTables.take_back_seconds = TAKE_BACK_SECONDS
    # Ping everyone, even users looking at their hand.
    run(replace(known_parts(), ghosts=KnownGhosts, hands=partial(PrivateHands, attentive=0.0)))
