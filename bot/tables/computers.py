"""Computer players: their names, when they move, and which move they choose."""

import asyncio
from collections.abc import Collection
from random import Random
from typing import Final, NamedTuple, Protocol

from bot.tables.entries import Level
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from engine import ai
from engine.ai.strong import HINT_SECONDS, MOVE_SECONDS, is_searched
from engine.catalog import find_game
from engine.daily.dealing import reply
from engine.views import View
from i18n import language_of, texts_in

PATIENCE: Final = 1.0
"""Seconds after a computer player's pause in which its thought must end."""
HINT_PATIENCE: Final = 4.0
"""Seconds after which a hint is that of a normal player. On a busy machine a second of the processor takes some."""


def level_played(level: Level, setup: TableSetup) -> Level:
    """The level as which a computer player of this one plays: a strong one is normal where no search has won more."""
    if level is Level.STRONG and not is_searched(find_game(setup.game), setup.rules):
        return Level.NORMAL
    return level


def free_name(locale: str, taken: Collection[str]) -> str:
    """The first line of the `language-computers` text that is not in `taken`.

    The text has as many lines as a table can have computer players.
    """
    names = texts_in(language_of(locale))("language-computers").splitlines()
    return next(name for name in names if name not in taken)


Thought = asyncio.Future[str | None]
"""A move that is being thought about, in its written form; None: it could not be."""


class Thinking(Protocol):
    """Where computer players that search think."""

    def think(self, level: Level, view: View, seed: float, seconds: float) -> Thought:
        """Begin to think, for so much processor time at most."""
        ...


class Chosen(NamedTuple):
    """A move in its written form. `is_hurried`: a player that searches had no time, so it is a normal player's move."""

    move: str
    is_hurried: bool = False


class ComputerPlayers:
    """Chooses moves for seats held by computer players; where there is a house, those of house players."""

    def __init__(
        self,
        chance: Random,
        thinking: Thinking | None = None,
        *,
        patience: float = PATIENCE,
        hint_patience: float = HINT_PATIENCE,
    ) -> None:
        """`thinking`: None: those that search play as normal ones."""
        self._chance = chance
        self._thinking = thinking
        self._patience, self._hint_patience = patience, hint_patience

    def seat_to_move(self, table: Table) -> int | None:
        """The first seat to act that a computer player holds; None if there is none, or all people are away."""
        if table.all_away:
            return None
        return next((seat for seat in table.to_act() if not table.at(seat).by_person), None)

    def begin(self, table: Table, seat: int) -> Thought | None:
        """Begin to think about the seat's move, while its pause lasts; None: `choose` needs no time."""
        level = level_played(table.at(seat).level, table.setup)
        if self._thinking is None or not level.searches:
            return None
        return self._thinking.think(level, table.view(seat), self._chance.random(), MOVE_SECONDS)

    async def choose(self, table: Table, seat: int, thought: Thought | None = None) -> Chosen:
        """The seat's move: that of `thought`, which `begin` gave, or of one begun now. Requires the
        table's lock.

        Where that fails, or takes longer than `patience`, it is the move of a normal player, computed in a thread.
        """
        if table.fair.has_house and table.match is not None:
            return Chosen(str(await asyncio.to_thread(reply, table.match, seat)))
        thought = thought or self.begin(table, seat)
        if (thought_of := await self._thought_of(thought, self._patience)) is not None:
            return Chosen(thought_of)
        level = level_played(table.at(seat).level, table.setup)
        player = ai.PLAYERS[Level.NORMAL if level.searches else level]
        move = await asyncio.to_thread(player, table.view(seat), Random(self._chance.random()))
        return Chosen(str(move), is_hurried=level.searches)

    async def advise(self, view: View, seed: float) -> str:
        """The written move of a strong player, or of a normal one where that fails or is later than `hint_patience`."""
        thinking = self._thinking
        thought = None if thinking is None else thinking.think(Level.STRONG, view, seed, HINT_SECONDS)
        if (move := await self._thought_of(thought, self._hint_patience)) is not None:
            return move
        return str(await asyncio.to_thread(ai.PLAYERS[Level.NORMAL], view, Random(seed)))

    async def _thought_of(self, thought: Thought | None, patience: float) -> str | None:
        if thought is None:
            return None
        await asyncio.wait([thought], timeout=patience)
        return None if thought.cancel() or thought.cancelled() else thought.result()
