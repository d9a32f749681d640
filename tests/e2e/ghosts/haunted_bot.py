"""The bot of `tests.e2e.known_bot`, with ghosts that ask early: `python -m tests.e2e.ghosts.haunted_bot run`."""

from functools import partial
from typing import Any

from bot import services
from bot.features.ghosts import news, service
from bot.features.play import private_hands
from tests.e2e.known_bot import KnownTables, furnish, run

TAKE_BACK_SECONDS = 300


class KnownNews(news.News):
    """Announcements that are checked again when time was advanced."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        KnownTables.passed.append(self.touch)


if __name__ == "__main__":
    furnish()
    service.News = KnownNews
    # Ping everyone, even users looking at their hand.
    services.PrivateHands = partial(private_hands.PrivateHands, attentive=0.0)
    KnownTables.take_back_seconds = TAKE_BACK_SECONDS
    services.Ghosts = partial(service.Ghosts, pause=(0.2, 0.4))
    run()
