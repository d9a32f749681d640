"""The public message of a match that is over: who came where, what it did to the ratings, and once more."""

from collections.abc import Mapping
from dataclasses import dataclass

from discord import ButtonStyle

from bot.pages import ids
from bot.pages.ids import AtTable
from bot.pages.messages import Message, button
from bot.pages.shown import Shown, shown_panel
from bot.tables.table import Standing, Table
from bot.texts import Texts
from bot.words.presets import called_at
from bot.words.rounds import is_of_many, total_text
from bot.words.sentences import last_calls, name_of


@dataclass(frozen=True, slots=True)
class Rated:
    """What a match did to somebody's rating."""

    rating: int
    change: int


def result_message(
    texts: Texts, table: Table, shown: Shown, rated: Mapping[int, Rated], sheet: Shown | None = None
) -> Message:
    """`shown`: the table at the end; `rated`: by user, empty where the match is not rated; `sheet`: the scores."""
    lines = "\n".join(standing_line(texts, table, line, rated) for line in table.standings())
    title = texts("result-title", game=called_at(texts, table))
    closing = last_calls(texts, table, most=2)
    parts = [lines, "\n".join(f"- {line}" for line in closing), texts("result-rated" if rated else "result-unrated")]
    buttons = [
        button(texts("result-again"), ids.at_table(AtTable.AGAIN, table.id), style=ButtonStyle.primary),
        button(texts("board-log"), ids.at_table(AtTable.LOG, table.id)),
        button(texts("board-rules"), ids.at_table(AtTable.RULES, table.id)),
        button(texts("record-button"), ids.at_table(AtTable.RECORD, table.id)),
    ]
    if table.match is not None and is_of_many(table.rules, table.match.totals):
        buttons.insert(1, button(texts("rounds-scores"), ids.at_table(AtTable.SCORES, table.id)))
    state = "\n\n".join(part for part in parts if part)
    return shown_panel(title, shown, sheet, state=state, buttons=buttons)


def standing_line(texts: Texts, table: Table, line: Standing, rated: Mapping[int, Rated]) -> str:
    """A rank, a name, points where the game has them, and the rating's way up or down."""
    change = rated.get(line.place.user) if line.place.user is not None else None
    extra: list[str] = []
    if line.total is not None:
        extra.append(total_text(texts, table.game, table.rules, line.total))
    if line.place.left:
        extra.append(texts("board-left"))
    if change is not None:
        extra.append(texts("result-rating", rating=change.rating, change=f"{change.change:+d}"))
    name = name_of(texts, line.place)
    text = texts("result-line", rank=line.rank, name=name)
    return texts("list-dot").join([text, *extra])
