"""The bot with every match dealt alike each time: `python -m tests.browser.dealing_bot run`.

The first match of a game in a process is dealt from the game's seed below, the next one from the number after it. The
computer players choose by what they see alone. So a match in which the same things are pressed goes the same way.
"""

import secrets
from collections import Counter
from contextvars import ContextVar
from random import Random
from types import SimpleNamespace

from bot.__main__ import main
from bot.tables import service
from bot.tables.service import Tables
from bot.tables.table import Table
from engine import ai
from engine.moves import Move
from engine.views import View

SEEDS = {"fan-tan-trumps": 4, "ristiseiska": 7}
"""By game: deals in which the player in the first seat gets to do what is peculiar to it. Others begin with 1."""

_seed: ContextVar[int] = ContextVar("seed")
_dealt: Counter[str] = Counter()
_start = Tables.start


async def _start_dealt(tables: Tables, table_id: int, user: int) -> Table:
    found = tables.get(table_id)
    game = found.game if found else ""
    _seed.set(SEEDS.get(game, 1) + _dealt[game])
    _dealt[game] += 1
    return await _start(tables, table_id, user)


def _by_sight(view: View, _: Random) -> Move:
    return ai.steady.choose(view, Random(7))


if __name__ == "__main__":
    Tables.start = _start_dealt
    service.secrets = SimpleNamespace(**vars(secrets) | {"randbits": lambda _: _seed.get(0)})
    service.ai = SimpleNamespace(**vars(ai) | {"PLAYERS": dict.fromkeys(ai.PLAYERS, _by_sight)})
    main()
