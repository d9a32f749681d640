"""The bot with known deals in every match: `python -m tests.browser.dealing_bot run`.

The first match of a game in a channel has the game's seed below, the next one that plus 1, and so on. Computer players
choose by their views alone. So a match with the same presses always goes the same way. Messages are edited without delay.

With `DEALING_SHORT` in the environment tables open with `shortened` options; `DEALING_SEED` is the seed of games without
one below.
"""

import asyncio
import os
from collections import Counter
from random import Random
from typing import Any, ClassVar, Unpack

from bot.services import Parts
from bot.tables.computers import Chosen, ComputerPlayers, Thought
from bot.tables.participants import Company, Location
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.storage import TableStorage
from bot.tables.table import Table
from engine import ai
from engine.catalog import find_game
from engine.rules import set_apart
from tests.e2e.known_bot import ColdDrawing, Given, NoDailyClock, PromptLiveMessage, Same, start

SEEDS = {"fan-tan-trumps": 4, "ristiseiska": 7}
"""By game: seeds with which the first seat gets to use the game's special moves. Others begin with 1."""
SHORT, SEED = "DEALING_SHORT", "DEALING_SEED"
FULL = {"shichi-narabe": {"jokers": 2}}
"""By game: options with which a turn has more to show and to choose from."""


def shortened(game: str) -> dict[str, int]:
    """The options of the shortest match of a game: one hand, if the game has an option for that."""
    known = find_game(game).rules.model_fields
    end = next((option for option in ("limit", "hands") if option in known), None)
    return FULL.get(game, {}) | ({} if end is None else {end: 1})


class BySight(ComputerPlayers):
    """Computer players that choose equal moves in equal views."""

    async def choose(self, table: Table, seat: int, thought: Thought | None = None) -> Chosen:
        return Chosen(str(await asyncio.to_thread(ai.PLAYERS["normal"], table.view(seat), Random(7))))


class DealingTables(TableService):
    """Tables whose matches have known seeds."""

    dealt: ClassVar = Counter[tuple[int, str]]()

    def __init__(self, storage: TableStorage, **given: Unpack[Given]) -> None:
        pause = given["computer_pause"]
        computers, chance = BySight(Random()), Same()  # Lessons, which seek a deal from chance on, find the same one.
        super().__init__(storage, computer_pause=pause, computers=computers, chance=chance, seed_of=self._seed_of)

    async def open(self, company: Company, where: Location, setup: TableSetup, **given: Any) -> Table:
        if os.environ.get(SHORT):
            setup = setup.with_rules(set_apart(setup.rules) | shortened(setup.game))
        return await super().open(company, where, setup, **given)

    def _seed_of(self, table: Table) -> int:
        match = table.channel, table.game
        seed = SEEDS.get(table.game, int(os.environ.get(SEED, "1"))) + self.dealt[match]
        self.dealt[match] += 1
        return seed


if __name__ == "__main__":
    start(Parts(tables=DealingTables, drawing=ColdDrawing, live=PromptLiveMessage, daily_clock=NoDailyClock))
