"""Computer players: their names, when they move, and which move they choose."""

import asyncio
from collections.abc import Collection
from random import Random

from bot.tables.table import Table
from engine import ai
from i18n import language_of, texts_in


def free_name(locale: str, taken: Collection[str]) -> str:
    """The first line of the `language-computers` text that is not in `taken`.

    The text has as many lines as a table can have computer players.
    """
    names = texts_in(language_of(locale))("language-computers").splitlines()
    return next(name for name in names if name not in taken)


class ComputerPlayers:
    """Chooses moves for seats held by computer players."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def seat_to_move(self, table: Table) -> int | None:
        """The first seat to act that a computer player holds; None if there is none."""
        return next((seat for seat in table.to_act() if not table.at(seat).by_person), None)

    async def choose(self, table: Table, seat: int) -> str:
        """The seat's move in its written form. Computed in a thread."""
        view, player = table.view(seat), ai.PLAYERS[table.at(seat).player]
        return str(await asyncio.to_thread(player, view, Random(self._chance.random())))
