"""Table talk: people say one of a few phrases, at most once in ten seconds each; it is shown until their next move.

A phrase is an entry of the log. It changes neither the turn, nor the clock, nor who is awaited.
"""

from collections.abc import Mapping
from math import ceil
from typing import Final

from bot.tables import entries
from bot.tables.checks import present
from bot.tables.entries import Phrase
from bot.tables.participants import Participant
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from engine.moves import Leave

PACE_MS: Final = 10_000
"""The least time between two phrases of a person, in milliseconds."""


class TableTalk:
    """Writes phrases, under the table's lock."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def say(self, table_id: int, user: int, phrase: Phrase) -> Table:
        """The user says something. TableError: those of `check_talk`, TALK_OFTEN."""

        async def say(table: Table) -> None:
            said = check_talk(table, user).said
            # A system clock that was set back makes nobody wait longer.
            left_ms = 0 if said is None else said.at + PACE_MS - self._registry.now()
            if 0 < left_ms <= PACE_MS:
                raise TableError(RefusalReason.TALK_OFTEN, seconds=ceil(left_ms / 1000))
            await self._registry.write(table, entries.PhraseSaid(user=user, phrase=phrase))

        return await self._registry.change(table_id, say)


def check_talk(table: Table, user: int) -> Participant:
    """The participant, if they can talk here now.

    TableError: those of `present`, TALK_ALONE, TALK_GHOST.
    """
    place = present(table, user)
    if len(table.people()) < 2:
        raise TableError(RefusalReason.TALK_ALONE)
    if table.ghosts.since:
        raise TableError(RefusalReason.TALK_GHOST)
    return place


def can_talk(table: Table, user: int) -> bool:
    """Whether the user can talk here now, if not too soon after they did last."""
    try:
        check_talk(table, user)
    except TableError:
        return False
    return True


def phrases_at(table: Table) -> Mapping[int, Phrase]:
    """By player, an index into `Table.participants`: the phrases that are shown."""
    shown = ((player, _shown(table, player, place)) for player, place in enumerate(table.participants))
    return {player: phrase for player, phrase in shown if phrase is not None}


def _shown(table: Table, player: int, place: Participant) -> Phrase | None:
    """The player's phrase, until their next move; of who has no cards to move with, for a lap."""
    said = place.said
    if said is None or place.left:
        return None
    moves = 0
    for played in reversed(table.history):
        if played.ply < said.ply:
            break
        if isinstance(played.move, Leave):
            continue  # Nobody may see who was asked (SP-4).
        if played.player == player:
            return None
        moves += 1
    seats = len(table.participants)
    if moves < seats:
        return said.phrase
    has_cards = any(table.player_at(seat) == player and table.view(None).seats[seat].cards for seat in range(seats))
    return said.phrase if has_cards else None
