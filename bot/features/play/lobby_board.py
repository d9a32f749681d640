"""The public message of a table in the lobby, and of one closed without a result."""

from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.features.lobby.ids import Gather, GatherPress, Lobby, LobbyPress, Options, OptionsPress
from bot.features.play.fair_page import commitment_line, words_line
from bot.features.play.ids import AtTable, TablePress
from bot.features.play.levels import who_options
from bot.platform.messages import Message, button, panel, people_select, rows, select, words
from bot.tables.deadlines import LOBBY_SECONDS
from bot.tables.entries import CloseReason
from bot.tables.setup import TURN_TIMES
from bot.tables.table import Table
from bot.text.games import called_at, preset_at
from bot.text.naming import name_of
from bot.text.options import changed_lines, own_lines
from bot.text.rules_text import summary
from bot.text.sentences import listed
from engine.catalog import preset_rules
from i18n import Texts

MOST_AT_ONCE: Final = 10
"""People who can be invited with one choice."""


def lobby_message(texts: Texts, table: Table, *, may_ask: bool = False) -> Message:
    """The lobby: participants, rules and buttons. `may_ask`: whether the server lets hosts ping a role."""
    allowed, computers = table.setup.seats_allowed(), who_options(texts, table)
    seats = "\n".join(_seat(texts, table, i) for i in range(len(table.participants)))
    parts = [
        texts("lobby-title", game=called_at(texts, table)),
        rules_lines(texts, table),
        texts("lobby-seats", seated=len(table.participants), least=allowed[0], most=allowed[-1]) + "\n" + seats,
        *([invited] if (invited := _invited(texts, table)) is not None else []),
        *([texts("lobby-asked", role=f"<@&{table.asked_role}>")] if table.asked_role is not None else []),
        *([too_many] if (too_many := seats_line(texts, table)) is not None else []),
        texts("lobby-closes", minutes=LOBBY_SECONDS // 60),
        *(["\n".join(fair)] if (fair := _fair_lines(texts, table)) else []),
    ]
    return panel(
        words("\n\n".join(parts)),
        *rows(_doors(texts, table)),
        *rows(_seating(texts, table)),
        select(LobbyPress(table.id, Lobby.LEVEL), computers, texts("lobby-levels")) if computers else None,
        *rows(_hosts(texts, table, may_ask=may_ask and table.asked_role is None)),
        people_select(GatherPress(table.id, Gather.INVITE), texts("lobby-invite"), most=MOST_AT_ONCE),
        select(LobbyPress(table.id, Lobby.TIME), _times(texts, table), texts("lobby-turn-time")),
    )


def closed_message(texts: Texts, table: Table) -> Message:
    """The message of a table that ended without a result."""
    ending = table.close_reason or CloseReason.DESERTED
    started = "played" if table.match is not None else "lobby"
    return panel(
        words(
            texts("lobby-title", game=called_at(texts, table))
            + "\n\n"
            + texts("lobby-closed", ending=ending.value, stage=started)
        )
    )


def seats_line(texts: Texts, table: Table) -> str | None:
    """A warning that more are seated than the rules allow, or None."""
    most, seated = table.setup.seats_allowed()[-1], len(table.participants)
    return texts("lobby-too-many", seated=seated, most=most) if seated > most else None


def rules_lines(texts: Texts, table: Table) -> str:
    """The options in a line, then the unusual ones that the game's name does not imply."""
    lines = [summary(texts, table.game, table.rules, seats=len(table.participants))]
    changes = changed_lines(texts, table.game, table.rules, shown=preset_rules(table.game, preset_at(table)))
    if changes:
        lines.append(texts("lobby-changed", changes="\n".join(f"- {line}" for line in changes)))
    return "\n".join([*lines, *own_lines(texts, table.setup)])


def time_words(texts: Texts, seconds: int) -> str:
    """A turn time, as a choice in a menu."""
    return texts("lobby-turn-time-of", seconds=seconds, minutes=seconds // 60)


def _seat(texts: Texts, table: Table, index: int) -> str:
    place = table.participants[index]
    is_host = place.user is not None and place.user == table.host
    return texts("lobby-seat", name=name_of(texts, place, with_level=True), host="yes" if is_host else "no")


def _fair_lines(texts: Texts, table: Table) -> list[str]:
    """The source of the deals: the hash of the secret, and the words."""
    return [line for line in (commitment_line(texts, table), words_line(texts, table)) if line is not None]


def _doors(texts: Texts, table: Table) -> list[ui.Button[Any]]:
    full = len(table.participants) >= table.setup.seats_allowed()[-1]
    return [
        button(
            texts("lobby-full") if full else texts("lobby-join"),
            LobbyPress(table.id, Lobby.JOIN),
            style=ButtonStyle.primary,
            disabled=full,
        ),
        *([button(texts("lobby-decline"), LobbyPress(table.id, Lobby.DECLINE))] if _unanswered(table) else []),
        button(texts("lobby-leave"), LobbyPress(table.id, Lobby.LEAVE)),
        button(texts("lobby-how"), TablePress(table.id, AtTable.RULES)),
        button(texts("fair-button"), TablePress(table.id, AtTable.FAIR)),
    ]


def _seating(texts: Texts, table: Table) -> list[ui.Button[Any]]:
    """The host's buttons for who plays."""
    most, seated = table.setup.seats_allowed()[-1], len(table.participants)
    return [
        button(texts("lobby-fill"), LobbyPress(table.id, Lobby.FILL), disabled=seated >= table.setup.usual_seats()),
        button(texts("lobby-add"), LobbyPress(table.id, Lobby.ADD), disabled=seated >= most),
        button(texts("lobby-remove"), LobbyPress(table.id, Lobby.REMOVE), disabled=not table.computers()),
    ]


def _hosts(texts: Texts, table: Table, *, may_ask: bool) -> list[ui.Button[Any]]:
    allowed, seated = table.setup.seats_allowed(), len(table.participants)
    joining = table.seats_to_fill()
    missing, over = allowed[0] - seated - joining, seated - allowed[-1]
    label = texts("lobby-start-filled", computers=joining) if joining else texts("lobby-start")
    if missing > 0:
        label = texts("lobby-start-missing", missing=missing)
    elif over > 0:
        label = texts("lobby-start-too-many", over=over)
    unfit = missing > 0 or over > 0
    return [
        button(label, LobbyPress(table.id, Lobby.START), style=ButtonStyle.success, disabled=unfit),
        button(texts("lobby-options"), OptionsPress(table.id, Options.SHOW)),
        *([] if table.in_thread else [button(texts("lobby-thread"), GatherPress(table.id, Gather.THREAD))]),
        *([button(texts("lobby-ask"), GatherPress(table.id, Gather.ASK))] if may_ask else []),
        button(texts("lobby-cancel"), LobbyPress(table.id, Lobby.CANCEL), style=ButtonStyle.danger),
    ]


def _invited(texts: Texts, table: Table) -> str | None:
    """The people who were invited and do not sit at the table."""
    names = [
        texts("lobby-invited-one", name=f"<@{user}>", answer="no" if asked.declined else "none")
        for user, asked in table.invited.items()
        if table.participant_of(user) is None
    ]
    return texts("lobby-invited", names=listed(texts, names)) if names else None


def _unanswered(table: Table) -> bool:
    """Whether somebody who was asked has neither joined nor said no."""
    return any(not asked.declined and not table.participant_of(user) for user, asked in table.invited.items())


def _times(texts: Texts, table: Table) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=time_words(texts, seconds),
            description=texts("lobby-turn-time-alone"),
            value=str(seconds),
            default=seconds == table.turn_seconds,
        )
        for seconds in sorted({*TURN_TIMES, table.turn_seconds})
    ]
