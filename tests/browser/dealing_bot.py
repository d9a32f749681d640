"""The bot with every match dealt alike each time: `python -m tests.browser.dealing_bot run`.

The first match of a game in a channel is dealt from the game's seed below, the next one from the number after it. The
computer players choose by what they see alone. So a match in which the same things are pressed goes the same way.
"""

from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import ClassVar

from bot import services
from bot.__main__ import main
from bot.tables import service
from bot.tables.service import TableService
from bot.tables.table import Table
from engine import ai
from engine.moves import Move
from engine.views import View

SEEDS = {"fan-tan-trumps": 4, "ristiseiska": 7}
"""By game: deals in which the player in the first seat gets to do what is peculiar to it. Others begin with 1."""


class DealingTables(TableService):
    """Tables whose matches are dealt in a known order."""

    dealt: ClassVar = Counter[tuple[int, str]]()

    def new_seed(self, table: Table) -> int:
        match = table.channel, table.game
        seed = SEEDS.get(table.game, 1) + self.dealt[match]
        self.dealt[match] += 1
        return seed


def by_sight(view: View, _: Random) -> Move:
    return ai.steady.choose(view, Random(7))


if __name__ == "__main__":
    services.TableService = DealingTables
    service.ai = SimpleNamespace(**vars(ai) | {"PLAYERS": dict.fromkeys(ai.PLAYERS, by_sight)})
    main()
