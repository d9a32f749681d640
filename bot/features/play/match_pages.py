"""Private pages about a match: its moves in words, its scores, and its record as a file."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

import orjson
from discord import ui

from bot.features.play.ids import AtTable, Paged, PagePress, TablePress
from bot.features.replay.ids import Replay, ReplayPress
from bot.platform.messages import (
    Document,
    Message,
    Shown,
    button,
    menu_option,
    note,
    panel,
    rows,
    select,
    shown_panel,
    words,
)
from bot.tables.participants import PlayedMove, TakeBack
from bot.tables.table import Table
from bot.text.laps import laps_of
from bot.text.markup import plain
from bot.text.naming import NameOf, short_names_at
from bot.text.rounds import is_of_many, number_text, part_of
from bot.text.sentences import in_a_line, move_lines, take_back_line, uncounted_facts
from engine.record import record_of
from i18n import Texts

MOVES_A_PAGE: Final = 15


@dataclass(frozen=True, slots=True, kw_only=True)
class _Logged:
    """A move that everybody has seen. `number` and `lap` count such moves alone, `ply` counts all of them, from 0."""

    number: int
    ply: int
    played: PlayedMove
    lap: int
    lines: Sequence[str]


def log_message(texts: Texts, table: Table, *, signed: bool, first: int | None = None) -> Message:
    """A page of `MOVES_A_PAGE` moves, the newest first, by hands and laps. `first`: the number of its oldest move, from
    0; None: the newest page. Pages are full unless the match has fewer moves. `signed`: names with badges.

    Pages are addressed by move, not by page number, which would shift as the match goes on.
    """
    # Hidden moves are neither numbered nor counted for laps: a gap would reveal them.
    name = short_names_at(table, signed=signed)
    seen = [
        (ply, played, lines)
        for ply, played in enumerate(table.history)
        if (lines := move_lines(texts, table, played, name))
    ]
    newest = max(0, len(seen) - MOVES_A_PAGE)
    first = newest if first is None else min(first, newest)
    logged = [
        _Logged(number=number, ply=ply, played=played, lap=lap, lines=lines)
        for number, ((ply, played, lines), lap) in enumerate(
            zip(seen, laps_of([played for _, played, _ in seen]), strict=True), start=1
        )
    ]
    shown = logged[first : first + MOVES_A_PAGE][::-1]
    title = texts("log-title")
    if newest:
        title = texts("log-title-part", first=first + 1, last=first + len(shown), count=len(seen))
    taken = _taken_back(texts, table, [ply for ply, _, _ in seen], name)
    parts = [title, *(_by_laps(texts, table, shown, taken) if shown else ["", texts("log-empty"), *taken.get(0, ())])]
    return panel(words("\n".join(parts)), _stepper(texts, table, shown), *rows(_turners(texts, table, first, newest)))


def _by_laps(texts: Texts, table: Table, shown: Sequence[_Logged], taken: Mapping[int, Sequence[str]]) -> Iterator[str]:
    """The moves below a heading for each lap, which has the hand as well if the match has several.

    `taken`: see `_taken_back`.
    """
    assert table.match is not None
    is_of_hands = is_of_many(table.game, table.match.rules, table.match.totals)
    for (hand, lap), moves in groupby(shown, lambda each: (each.played.hand_number, each.lap)):
        facts = [number_text(texts, table.game, table.match.rules, hand)] if is_of_hands else []
        yield f"\n**{in_a_line(texts, [*facts, texts('log-lap', number=lap)])}**"
        for each in moves:
            line, *more = each.lines
            yield from taken.get(each.number, ())
            yield f"{each.number}\\. {line}"
            yield from (f"— {line}" for line in more)
            if each.number == 1:
                yield from taken.get(0, ())


def _taken_back(texts: Texts, table: Table, seen: Sequence[int], name: NameOf) -> dict[int, list[str]]:
    """A line for all moves that were taken back at the same place, and for who sat down, by the number of the move that
    stands before it.

    `seen`: the moves with lines, as indices into the history.
    """
    places: dict[int, list[TakeBack]] = {}
    for each in table.take_backs:
        places.setdefault(bisect_left(seen, each.kept), []).append(each)
    lines = {number: [f"— {take_back_line(texts, table, taken, name)}"] for number, taken in places.items()}
    for place in table.participants:
        if place.seating is not None:
            told = texts("sit-told", when="now", name=name(place), computer=plain(place.seating.instead_of))
            made = sum(not place.has_seen(table.history[ply]) for ply in seen)
            lines.setdefault(made, []).append(f"— {told}")
    return lines


def _stepper(texts: Texts, table: Table, shown: Sequence[_Logged]) -> ui.ActionRow[Any] | None:
    """A menu that opens the replay at one of these moves, once the match is over."""
    if table.match is None or table.match.result is None or not shown:
        return None
    options = [
        menu_option(
            texts(
                "replay-moment",
                move=each.number,
                event=move_lines(texts, table, each.played, lambda participant: participant.name)[0],
            ),
            str(each.ply + each.played.hand_number),
        )
        for each in shown
    ]
    return select(ReplayPress(table.id, Replay.MOVE), options, texts("log-replay"))


def _turners(texts: Texts, table: Table, first: int, newest: int) -> list[ui.Button[Any]]:
    if not newest:
        return []
    older, newer = max(0, first - MOVES_A_PAGE), min(newest, first + MOVES_A_PAGE)
    return [
        button(texts("page-newer"), PagePress(table.id, Paged.MOVES, newer, ">"), disabled=first == newest),
        button(texts("page-older"), PagePress(table.id, Paged.MOVES, older, "<"), disabled=first == 0),
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


def may_have_record(table: Table, user: int) -> bool:
    """Whether the record of the match, and with it all cards, is for this user once it is over: they took part."""
    return table.participant_of(user) is not None


def record_message(texts: Texts, table: Table, user: int) -> Message:
    """The record, for participants of a finished match; otherwise a sentence that says why not."""
    if not may_have_record(table, user):
        return note(texts("record-players"))
    if table.match is None or table.match.result is None:
        return note(texts("record-not-yet"))
    record = record_of(table.match)
    if facts := uncounted_facts(texts, table):
        record["note"] = texts("list-dot").join(facts)
    line = orjson.dumps(record) + b"\n"
    document = Document(line, f"{table.game}-{table.id}.jsonl", texts("record-description"))
    check = button(texts("fair-check"), TablePress(table.id, AtTable.FAIR))
    return panel(words(texts("record-here")), document.download(), *rows([check]), pictures=[document])
