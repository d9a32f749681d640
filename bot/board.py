"""The public message of a table in play: the layout, the seats, whose turn it is, what was called last."""

from typing import Any, Final

from discord import ButtonStyle, ui

from bot import ids
from bot.ghosts.words import what_counts
from bot.ids import AtTable
from bot.messages import Message, Picture, button, panel, rows, words
from bot.presets import game_called
from bot.sentences import last_calls, listed, name_of
from bot.table_words import seat_facts, table_facts
from bot.tables.table import Stage, Table
from bot.texts import Texts
from engine.views import Phase, View

PICTURE: Final = "table.png"


def board_message(texts: Texts, table: Table, view: View, picture: Picture) -> Message:
    """The table as everybody sees it; `view` is an onlooker's, `picture` is made from it."""
    title = texts("board-title", game=game_called(texts, table.game, table.preset))
    calls = last_calls(texts, table)
    state = "\n\n".join(
        part
        for part in (
            "\n".join(seat_line(texts, table, view, seat) for seat in range(len(view.seats))),
            _turn(texts, table, view),
            texts("list-dot").join(table_facts(texts, view)),
            what_counts(texts, table) if table.ghost_since and table.stage is Stage.PLAYING else "",
            texts("board-last-calls") + "\n" + "\n".join(f"- {line}" for line in calls) if calls else "",
        )
        if part
    )
    return panel(words(title), picture.gallery(), words(state), *rows(_buttons(texts, table)), pictures=[picture])


def seat_line(texts: Texts, table: Table, view: View, seat: int) -> str:
    """A seat: who, how it stands, whether it is awaited."""
    place = table.at(seat)
    parts = seat_facts(texts, view, seat)
    if place.left:
        parts.append(texts("board-left"))
    elif place.away:
        parts.append(texts("board-away"))
    line = texts("board-seat", number=seat + 1, name=name_of(texts, place), state=texts("list-dot").join(parts))
    return texts("board-awaited", line=line) if seat in view.to_act else line


def _turn(texts: Texts, table: Table, view: View) -> str:
    if table.stage is Stage.BETWEEN:
        return texts("board-between", until=relative(table.deadline))
    if view.phase is Phase.COVER:
        return texts("board-cover")
    awaited = [table.at(seat) for seat in view.to_act]
    if not awaited:
        return ""
    names = listed(texts, [f"**{name_of(texts, place)}**" for place in awaited])
    if any(place.by_person for place in awaited):
        return texts("board-turn", names=names, until=relative(table.deadline))
    return texts("board-turn-computer", names=names)


def relative(deadline: int | None) -> str:
    """A moment (milliseconds since 1970) that everybody's Discord counts down to."""
    return f"<t:{-(-(deadline or 0) // 1000)}:R>"


def _buttons(texts: Texts, table: Table) -> list[ui.Button[Any]]:
    buttons = [button(texts("board-hand"), ids.at_table(AtTable.HAND, table.id), style=ButtonStyle.primary)]
    if table.stage is Stage.BETWEEN:
        buttons.append(button(texts("board-ready"), ids.at_table(AtTable.READY, table.id), style=ButtonStyle.success))
    if any(place.away and not place.left for place in table.places):
        buttons.append(button(texts("board-back"), ids.at_table(AtTable.BACK, table.id), style=ButtonStyle.success))
    return [
        *buttons,
        button(texts("board-rules"), ids.at_table(AtTable.RULES, table.id)),
        button(texts("board-log"), ids.at_table(AtTable.LOG, table.id)),
        button(texts("board-leave"), ids.at_table(AtTable.LEAVE, table.id)),
    ]
