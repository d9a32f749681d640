"""Hints: the best move of one's turn, found by the search, and what the private hand shows of it."""

import asyncio
from random import Random
from typing import Any, Final

from cachetools import LRUCache
from discord import ButtonStyle, ui

from bot.features.play.ids import AtTable, HintPress, TablePress
from bot.platform.messages import Message, button, message, rows, words
from bot.tables.computers import ComputerPlayers
from bot.tables.table import Table
from bot.tables.taking_back import can_take_back
from engine.moves import Move, Talk, parse
from engine.views import View
from i18n import Texts

MOST_KEPT: Final = 512


class HintFinder:
    """Finds the move of a strong player for a view, once for each view at a table."""

    def __init__(self, computers: ComputerPlayers, *, most_kept: int = MOST_KEPT) -> None:
        self._computers = computers
        self._found: LRUCache[tuple[int, View], asyncio.Task[Move]] = LRUCache(most_kept)

    async def find(self, table: Table, seat: int) -> Move:
        """The best move of this seat, which is to act. It is computed from the seat's view and nothing else."""
        key = table.id, table.view(seat)
        finding = self._found.get(key)
        if finding is None or (finding.done() and (finding.cancelled() or finding.exception())):
            finding = self._found[key] = asyncio.create_task(self._find(key[1], f"{table.id}/{table.ply}"))
        return await asyncio.shield(finding)

    def given(self, table: Table, view: View) -> Move | None:
        """The hint that this view's player has been given, if any."""
        if not table.hinted:
            return None  # The hash of a view takes as long as a button.
        finding = self._found.get((table.id, view))
        if finding is None or not finding.done() or finding.cancelled() or finding.exception():
            return None
        return finding.result()

    async def _find(self, view: View, seed: str) -> Move:
        return parse(await self._computers.advise(view, Random(seed).random()))


def hint_buttons(texts: Texts, table: Table, view: View, *, ply: int) -> list[ui.Button[Any]]:
    """A button that asks for a hint, where the table allows it and the viewer has a choice. At practice, hints are
    always shown.
    """
    choices = sum(not isinstance(move, Talk) for move in view.legal)
    if table.lesson or not table.allows_hints or view.seat not in view.to_act or choices < 2:
        return []
    return [button(texts("hint-button"), HintPress(table.id, ply))]


def hint_decides(table: Table, user: int) -> bool:
    """Whether the match counts for this user until they ask for a hint."""
    return table.may_count and all(each.user != user for each in table.hinted)


def hint_question(texts: Texts, table: Table, ply: int) -> Message:
    """The confirmation before the first hint of a match: the match does not count for them then."""
    buttons = [
        button(texts("hint-button"), HintPress(table.id, ply, sure=True), style=ButtonStyle.primary),
        button(texts("hint-no"), TablePress(table.id, AtTable.HAND)),
    ]
    others = "no" if can_take_back(table) else "yes"  # A match that one person plays counts for nobody then.
    return message(words(texts("hint-question", others=others)), *rows(buttons))
