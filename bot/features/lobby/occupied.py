"""The private messages for a user who wants to open a table in a channel that has one."""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.features.lobby.ids import Lobby, LobbyPress, Pick, PickPress, UnreadPress
from bot.features.play.ids import AtTable, TablePress
from bot.features.play.private_table import go_on_buttons
from bot.platform.messages import Message, button, message, panel, rows, words
from bot.storage.own_tables import OwnTable
from bot.tables.seats import seats_to_take
from bot.tables.table import Stage, Table
from bot.text.games import called_at
from bot.text.naming import name_of
from bot.text.rounds import is_of_many, number_text, part_of
from bot.text.sentences import listed
from i18n import Texts


def occupied_message(
    texts: Texts,
    table: Table,
    user: int,
    *,
    link: str | None,
    notice: str | None = None,
    open_ones: Sequence[OwnTable] = (),
) -> Message:
    """The channel's table as `user` may use it, and what they can play beside it.

    `link`: its address; None: the board is just being posted below. `notice`: stands at the top. `open_ones`: their
    private tables.
    """
    parts = [notice, texts("occupied"), _state(texts, table), _own(texts, table, user)]
    if link is None:
        parts.append(texts("occupied-below"))
    alone = [
        *go_on_buttons(texts, open_ones),
        button(texts("picker-now"), PickPress(Pick.NOW)),
    ]
    return panel(
        words("\n\n".join(part for part in parts if part)),
        *rows(_buttons(texts, table, user, link)),
        words(f"-# {texts('occupied-alone')}"),
        *rows(alone),
    )


def _state(texts: Texts, table: Table) -> str:
    """The game, the players and the progress."""
    game = called_at(texts, table)
    names = listed(texts, [f"**{name_of(texts, place)}**" for place in table.participants])
    if table.stage is Stage.LOBBY:
        return texts("occupied-lobby", game=game, names=names, room=_room(table))
    number = ""
    if table.match is not None and is_of_many(table.game, table.rules, table.match.totals):
        number = number_text(texts, table.game, table.rules, len(table.match.played))
    stage = "between" if table.stage is Stage.BETWEEN else "playing"
    line = texts("occupied-playing", game=game, names=names, stage=stage, part=part_of(table.game))
    return f"{line} {texts('occupied-number', number=number)}" if number else line


def _own(texts: Texts, table: Table, user: int) -> str:
    """The user's relation to the table."""
    place = table.participant_of(user)
    if place is None:
        return "" if table.stage is Stage.LOBBY or seats_to_take(table) else texts("occupied-wait")
    return texts("occupied-left" if place.left else "occupied-seated")


def _buttons(texts: Texts, table: Table, user: int, link: str | None) -> list[ui.Button[Any]]:
    place, buttons = table.participant_of(user), list[ui.Button[Any]]()
    if table.stage is Stage.LOBBY:
        if place is None and _room(table):
            buttons.append(button(texts("lobby-join"), LobbyPress(table.id, Lobby.JOIN), style=ButtonStyle.primary))
    elif place is None and seats_to_take(table):
        buttons.append(button(texts("board-sit"), TablePress(table.id, AtTable.SIT), style=ButtonStyle.primary))
    elif place is not None and not place.left:
        buttons.append(button(texts("board-hand"), TablePress(table.id, AtTable.HAND), style=ButtonStyle.primary))
    if link is not None:
        buttons.append(ui.Button(label=texts("occupied-go"), url=link))
    return buttons


def _room(table: Table) -> int:
    """How many more participants can join."""
    return max(0, table.setup.seats_allowed()[-1] - len(table.participants))


def unread_message(texts: Texts, table_id: int, *, may_close: bool) -> Message:
    """`may_close`: the reader may close the table for good."""
    if not may_close:
        return message(words(texts("refused-unreadable")))
    text = f"{texts('refused-unreadable')}\n\n{texts('unread-close-note')}"
    closing = button(texts("unread-close"), UnreadPress(table_id), style=ButtonStyle.danger)
    return message(words(text), *rows([closing]))
