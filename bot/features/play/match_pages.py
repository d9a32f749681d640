"""Private pages about a match: its moves in words, its scores, and its record as a file."""

from collections.abc import Sequence
from typing import Any, Final

import discord
import orjson
from discord import ui

from bot.platform import ids
from bot.platform.ids import Paged, Replay
from bot.platform.messages import Document, Message, Shown, button, note, panel, rows, select, shown_panel, words
from bot.tables.table import Table
from bot.text.naming import names_at
from bot.text.rounds import number_text, part_of
from bot.text.sentences import move_lines
from engine.record import record_of
from i18n import Texts

MOVES_A_PAGE: Final = 15


def log_message(texts: Texts, table: Table, *, signed: bool, first: int | None = None) -> Message:
    """A page of `MOVES_A_PAGE` moves starting at move `first`, from 0; None: the newest page. Pages are full unless the
    match has fewer moves. `signed`: names with badges.

    Pages are addressed by move, not by page number, which would shift as the match goes on.
    """
    name = names_at(texts, table, signed=signed)
    # Hidden moves are not numbered either: a gap would reveal them.
    moves = [
        (ply + played.hand_number, lines)
        for ply, played in enumerate(table.history)
        if (lines := move_lines(texts, table, played, name))
    ]
    seen = [lines for _, lines in moves]
    newest = max(0, len(seen) - MOVES_A_PAGE)
    first = newest if first is None else min(first, newest)
    shown = seen[first : first + MOVES_A_PAGE]
    title = texts("log-title")
    if newest:
        title = texts("log-title-part", first=first + 1, last=first + len(shown), count=len(seen))
    lines: list[str] = []
    for number, (move, *more) in enumerate(shown, start=first + 1):
        lines += [f"{number}\\. {move}", *(f"— {line}" for line in more)]
    text = "\n".join([title, "", *(lines or [texts("log-empty")])])
    positions = [position for position, _ in moves[first : first + MOVES_A_PAGE]]
    return panel(words(text), _stepper(texts, table, first, positions), *rows(_turners(texts, table, first, newest)))


def _stepper(texts: Texts, table: Table, first: int, positions: Sequence[int]) -> ui.ActionRow[Any] | None:
    """A menu that opens the replay at one of these moves, once the match is over. `first`: the number of the first."""
    if table.match is None or table.match.result is None or not positions:
        return None
    options = [
        discord.SelectOption(label=texts("log-replay-at", number=number), value=str(position))
        for number, position in enumerate(positions, start=first + 1)
    ]
    return select(ids.replay(Replay.MOVE, table.id), options, texts("log-replay"))


def _turners(texts: Texts, table: Table, first: int, newest: int) -> list[ui.Button[Any]]:
    if not newest:
        return []
    older, newer = max(0, first - MOVES_A_PAGE), min(newest, first + MOVES_A_PAGE)
    return [
        button(texts("page-older"), ids.page(Paged.MOVES, table.id, older, "<"), disabled=first == 0),
        button(texts("page-newer"), ids.page(Paged.MOVES, table.id, newer, ">"), disabled=first == newest),
    ]


def sheet_message(texts: Texts, table: Table, shown: Shown | None) -> Message:
    """`shown`: the table's score sheet; None if the match has a single hand."""
    match = table.match
    if shown is None or match is None:
        return note(texts("rounds-single"))
    ended = sum(hand.result is not None for hand in match.played)
    if not ended:
        return note(texts("rounds-none", part=part_of(table.game)))
    number = number_text(texts, table.game, table.rules, ended)
    return shown_panel(texts("rounds-scores-title", number=number), shown)


def record_message(texts: Texts, table: Table, user: int) -> Message:
    """The record, for participants of a finished match; otherwise a sentence that says why not."""
    if table.participant_of(user) is None:
        return note(texts("record-players"))
    if table.match is None or table.match.result is None:
        return note(texts("record-not-yet"))
    line = orjson.dumps(record_of(table.match)) + b"\n"
    document = Document(line, f"{table.game}-{table.id}.jsonl", texts("record-description"))
    return panel(words(texts("record-here")), document.download(), pictures=[document])
