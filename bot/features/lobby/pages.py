"""The private pages of a lobby: the host's set-up panel, and what anybody else can do and see."""

from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.features.lobby.ids import Gather, GatherPress, Lobby, LobbyPress, Options, OptionsPress
from bot.features.lobby.levels import who_options
from bot.features.lobby.options import is_on_the_panel, next_button
from bot.features.play.fair_page import word_button
from bot.features.play.ids import AtTable, TablePress
from bot.features.play.lobby_board import (
    game_changes,
    invited_line,
    join_button,
    pace_words,
    seats_line,
    table_changes,
    time_words,
    title_line,
    too_many_line,
)
from bot.platform.custom_ids import CustomId
from bot.platform.messages import Message, button, menu, menu_option, message, panel, people_select, rows, select, words
from bot.tables.deadlines import full_ms
from bot.tables.setup import TURN_TIMES, Pace
from bot.tables.table import Table
from bot.text.options import own_words
from bot.text.rules_text import summary
from bot.text.sentences import hours_words, in_brief
from i18n import Texts

MOST_AT_ONCE: Final = 10
"""People who can be invited with one choice."""
_SEATS, _INVITED, _RULES = 92, 30, 380
"""Columns of names and changed rules."""


def set_up_message(texts: Texts, table: Table, *, may_ask: bool, notice: str | None = None) -> Message:
    """The host's panel. `may_ask`: whether the server lets hosts ping a role. `notice`: stands at the top."""
    top = [
        texts("lobby-panel-title"),
        notice,
        too_many_line(texts, table),
        f"-# {seats_line(texts, table, most=_SEATS)}",
        invited_line(texts, table, most=_INVITED),
    ]
    computers = who_options(texts, table)
    own = [each for each in own_words(texts, table.setup) if is_on_the_panel(each)]
    return panel(
        words("\n".join(each for each in top if each)),
        *rows(_seating(texts, table)),
        select(LobbyPress(table.id, Lobby.LEVEL), computers, texts("lobby-levels")) if computers else None,
        people_select(GatherPress(table.id, Gather.INVITE), texts("lobby-invite"), most=MOST_AT_ONCE),
        select(LobbyPress(table.id, Lobby.TIME), _times(texts, table), texts("lobby-turn-time")),
        *rows(
            [
                button(texts("lobby-options"), OptionsPress(table.id, Options.SHOW), style=ButtonStyle.primary),
                *(next_button(texts, table, each) for each in own),
                button(texts("lobby-cancel"), LobbyPress(table.id, Lobby.CANCEL), style=ButtonStyle.danger),
            ]
        ),
        menu(
            texts("lobby-more"),
            [*_gathering(texts, table, may_ask=may_ask and table.asked_role is None), *_reading(texts, table)],
        ),
    )


def guest_message(texts: Texts, table: Table, user: int, *, notice: str | None = None) -> Message:
    """The page of a user who does not set the table up; also the answer to *Join*. `notice`: as above."""
    is_seated, invitation = table.participant_of(user) is not None, table.invited.get(user)
    role = "none" if not is_seated else "host" if user == table.host else "guest"
    rules = game_changes(texts, table) or [summary(texts, table.game, table.rules)]
    text = [
        title_line(texts, table),
        notice,
        texts("lobby-guest", role=role, host=f"<@{table.host}>"),
        f"-# {in_brief(texts, [*rules, *table_changes(texts, table)], most=_RULES)}",
        f"-# {texts('lobby-closes', minutes=full_ms(table) // 60_000)}",
    ]
    seat = [join_button(texts, table)]
    if is_seated:
        word = word_button(texts, table, user, LobbyPress(table.id, Lobby.WORD))
        seat = [button(texts("lobby-leave"), LobbyPress(table.id, Lobby.LEAVE)), *word]
    elif invitation is not None and not invitation.declined:
        seat.append(button(texts("lobby-decline"), LobbyPress(table.id, Lobby.DECLINE)))
    reading = [button(label, custom_id) for label, custom_id in _reading(texts, table)]
    return panel(words("\n".join(each for each in text if each)), *rows(seat), *rows(reading))


def _seating(texts: Texts, table: Table) -> list[ui.Button[Any]]:
    """The buttons for how many computer players there are."""
    most, seated = table.setup.seats_allowed()[-1], len(table.participants)
    return [
        button(texts("lobby-fill"), LobbyPress(table.id, Lobby.FILL), disabled=seated >= table.setup.usual_seats()),
        button(texts("lobby-add"), LobbyPress(table.id, Lobby.ADD), disabled=seated >= most),
        button(texts("lobby-remove"), LobbyPress(table.id, Lobby.REMOVE), disabled=not table.computers()),
    ]


def _gathering(texts: Texts, table: Table, *, may_ask: bool) -> list[tuple[str, CustomId]]:
    """Ways by which others find the table, each with its label."""
    can_move = table.place.has_bot and not table.in_thread
    thread = [(texts("lobby-thread"), GatherPress(table.id, Gather.THREAD))] if can_move else []
    return [*thread, *([(texts("lobby-ask"), GatherPress(table.id, Gather.ASK))] if may_ask else [])]


def _reading(texts: Texts, table: Table) -> list[tuple[str, CustomId]]:
    """The pages that everybody can read, each with its label."""
    return [
        (texts("lobby-how"), TablePress(table.id, AtTable.RULES)),
        (texts("fair-button"), TablePress(table.id, AtTable.FAIR)),
    ]


def _times(texts: Texts, table: Table) -> list[discord.SelectOption]:
    live = [
        menu_option(
            time_words(texts, seconds),
            str(seconds),
            about=texts("lobby-turn-time-alone"),
            is_chosen=not table.setup.is_slow and seconds == table.turn_seconds,
        )
        for seconds in sorted({*TURN_TIMES, table.turn_seconds})
    ]
    slow = [
        menu_option(
            pace_words(texts, pace),
            pace,
            about=texts("lobby-pace-about", bank=hours_words(texts, pace.bank_ms)),
            is_chosen=table.setup.pace is pace,
        )
        for pace in (Pace if table.place.has_bot else ())
    ]
    return [*live, *slow]


def slow_start_message(texts: Texts, table: Table) -> Message:
    """Where a slow match is to be: it keeps its channel for days, so it has a thread of its own unless the host says
    not."""
    thread = button(texts("lobby-thread"), GatherPress(table.id, Gather.THREAD), style=ButtonStyle.primary)
    here = button(texts("slow-start-here"), LobbyPress(table.id, Lobby.START))
    return message(words(texts("slow-start-where")), *rows([thread, here]))
