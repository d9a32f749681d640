"""The public message of a match that is over: who came where, what it did to the ratings, and once more."""

from collections.abc import Mapping
from dataclasses import dataclass

from discord import ButtonStyle

from bot import ids
from bot.ids import AtTable
from bot.messages import Message, Picture, button, panel, rows, words
from bot.presets import game_called
from bot.sentences import last_calls, name_of
from bot.tables.table import Standing, Table
from bot.texts import Texts


@dataclass(frozen=True, slots=True)
class Rated:
    """What a match did to somebody's rating."""

    rating: int
    change: int


def result_message(texts: Texts, table: Table, picture: Picture, rated: Mapping[int, Rated]) -> Message:
    """`rated`: by user; empty where the match is not rated."""
    lines = "\n".join(standing_line(texts, table, line, rated) for line in table.standings())
    title = texts("result-title", game=game_called(texts, table.game, table.preset))
    closing = last_calls(texts, table, most=2)
    parts = [lines, "\n".join(f"- {line}" for line in closing), texts("result-rated" if rated else "result-unrated")]
    buttons = [
        button(texts("result-again"), ids.at_table(AtTable.AGAIN, table.id), style=ButtonStyle.primary),
        button(texts("board-log"), ids.at_table(AtTable.LOG, table.id)),
        button(texts("board-rules"), ids.at_table(AtTable.RULES, table.id)),
        button(texts("record-button"), ids.at_table(AtTable.RECORD, table.id)),
    ]
    state = words("\n\n".join(part for part in parts if part))
    return panel(words(title), picture.gallery(), state, *rows(buttons), pictures=[picture])


def standing_line(texts: Texts, table: Table, line: Standing, rated: Mapping[int, Rated]) -> str:
    """A rank, a name, points where the game has them, and the rating's way up or down."""
    change = rated.get(line.place.user) if line.place.user is not None else None
    extra: list[str] = []
    if line.total is not None:
        extra.append(texts("result-total", total=line.total))
    if line.place.left:
        extra.append(texts("board-left"))
    if change is not None:
        extra.append(texts("result-rating", rating=change.rating, change=f"{change.change:+d}"))
    name = name_of(texts, line.place)
    text = texts("result-line", rank=line.rank, name=name)
    return texts("list-dot").join([text, *extra])
