"""The public message of a finished match: ranks and their reasons, rating changes, and a rematch button."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, ui

from bot.features.play.remarks import Remark, remark_text
from bot.platform import ids
from bot.platform.ids import AtTable, Replay
from bot.platform.messages import Message, Shown, button, shown_panel
from bot.tables.participants import Standing
from bot.tables.table import Table
from bot.text.games import called_at
from bot.text.naming import NameOf, names_at
from bot.text.rounds import is_of_many, total_text
from bot.text.sentences import last_calls
from engine.catalog import find_game
from engine.results import PlaceBy, Unit
from engine.rules import Rules
from i18n import Texts


@dataclass(frozen=True, slots=True)
class Rated:
    """A user's rating after a match, and its change."""

    rating: int
    change: int


def result_message(
    texts: Texts,
    table: Table,
    shown: Shown,
    rated: Mapping[int, Rated],
    sheet: Shown | None = None,
    *,
    remarks: Sequence[Remark] = (),
) -> Message:
    """`shown`: the final table. `rated`: by user, empty if the match is unrated. `sheet`: the scores. `remarks`: what
    was remarkable."""
    title = texts("result-title", game=called_at(texts, table))
    name = names_at(texts, table, signed=not isinstance(shown, str))
    closing = last_calls(texts, table, name, most=2)
    parts = [
        standings_words(texts, table, rated, name),
        "\n".join(
            texts("result-remark", remark=remark_text(texts, table, remark, name(table.participants[remark.player])))
            for remark in remarks
        ),
        "\n".join(f"- {line}" for line in closing),
        _rated_words(texts, table, rated),
    ]
    state = "\n\n".join(part for part in parts if part)
    return shown_panel(title, shown, sheet, state=state, buttons=result_buttons(texts, table))


def _rated_words(texts: Texts, table: Table, rated: Mapping[int, Rated]) -> str:
    if table.take_backs:
        return texts("result-taken-back", times=len(table.take_backs))
    return texts("result-rated" if rated else "result-unrated")


def result_buttons(texts: Texts, table: Table) -> list[ui.Button[Any]]:
    """The buttons of a finished match."""
    buttons = [
        button(texts("result-again"), ids.again(table.id), style=ButtonStyle.primary),
        button(texts("board-log"), ids.at_table(AtTable.LOG, table.id)),
        button(texts("board-rules"), ids.at_table(AtTable.RULES, table.id)),
        button(texts("record-button"), ids.at_table(AtTable.RECORD, table.id)),
        button(texts("replay-button"), ids.replay(Replay.OPEN, table.id)),
    ]
    if _has_sheet(table):
        buttons.insert(1, button(texts("rounds-scores"), ids.at_table(AtTable.SCORES, table.id)))
    return buttons


def standings_words(texts: Texts, table: Table, rated: Mapping[int, Rated], name: NameOf) -> str:
    """A line per participant, the best first, then what the totals mean if no score sheet says it."""
    standings = table.standings()
    lines = [_standing_line(texts, table, line, rated, name(line.participant), among=standings) for line in standings]
    rules = scoring_words(texts, table.game, table.rules, standings, has_sheet=_has_sheet(table))
    return "\n".join([*lines, *(f"-# {rule}" for rule in rules)])


def _has_sheet(table: Table) -> bool:
    return table.match is not None and is_of_many(table.game, table.rules, table.match.totals)


def _standing_line(
    texts: Texts, table: Table, line: Standing, rated: Mapping[int, Rated], name: str, *, among: Sequence[Standing]
) -> str:
    """Rank, name, points, the reason for a rank that they do not explain, and the rating change. `among`: all lines."""
    change = rated.get(line.participant.user) if line.participant.user is not None else None
    extra: list[str] = []
    if line.total is not None:
        extra.append(total_text(texts, table.game, table.rules, line.total))
    if (reason := reason_words(texts, line, among)) is not None:
        extra.append(reason)
    if line.participant.left:
        extra.append(texts("board-left"))
    if change is not None:
        extra.append(texts("result-rating", rating=change.rating, change=f"{change.change:+d}"))
    text = texts("result-line", rank=line.rank, name=name)
    return texts("list-dot").join([text, *extra])


def reason_words(texts: Texts, line: Standing, lines: Sequence[Standing]) -> str | None:
    """The reason for this line's rank, numbered if several lines have the same reason.

    None if the total explains it: the game has totals, and no line with the same total has another rank.
    """
    placed = line.placed
    if placed is None or (placed.by is PlaceBy.DONE and not _is_split(line, lines)):
        return None
    alike = sum(each.placed is not None and each.placed.by is placed.by for each in lines)
    order = placed.order if alike > 1 and placed.by is not PlaceBy.OUT else 0
    return texts("result-by", reason=placed.by.value.replace("_", "-"), order=order)


def scoring_words(
    texts: Texts, game: str, rules: Rules, lines: Sequence[Standing], *, has_sheet: bool
) -> Iterator[str]:
    """What the totals mean if more is not better, in sentences.

    `has_sheet`: a score sheet next to the result already says that the fewest win.
    """
    if any(line.total is None for line in lines):
        return
    unit = find_game(game).scoring(rules).unit
    if unit is Unit.PENGUINS or (unit.fewest_win and not has_sheet):
        yield texts("result-rule", unit=unit.value)
    if any(line.placed is not None and line.placed.by is PlaceBy.DONE and _is_split(line, lines) for line in lines):
        yield texts("result-equal")


def _is_split(line: Standing, lines: Sequence[Standing]) -> bool:
    """Whether a line with the same total has another rank."""
    return any(each.total == line.total and each.rank != line.rank for each in lines)
