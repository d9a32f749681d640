"""The computer players of tables: their names, whose turn they have, and what they play."""

import asyncio
from collections.abc import Collection
from random import Random

from bot.tables.table import Table
from engine import ai
from i18n import language_of, texts_in


def free_name(locale: str, taken: Collection[str]) -> str:
    """A name that nobody has at a table of this locale: the first free line of `language-computers`, of which there are
    as many as there can be computer players at a table."""
    names = texts_in(language_of(locale))("language-computers").splitlines()
    return next(name for name in names if name not in taken)


class ComputerPlayers:
    """Moves for the seats that no person holds."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def seat_to_move(self, table: Table) -> int | None:
        """A seat to act that a computer player holds."""
        return next((seat for seat in table.to_act() if not table.at(seat).by_person), None)

    async def choose(self, table: Table, seat: int) -> str:
        """The move for this seat, in its written form; thought out in a thread."""
        view, player = table.view(seat), ai.PLAYERS[table.at(seat).player]
        return str(await asyncio.to_thread(player, view, Random(self._chance.random())))
