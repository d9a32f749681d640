"""The public message of a table in the lobby, and of one closed without a result.

A lobby says in a few lines, however long names are, who sits there and what is unlike usual: it takes less than half of
a phone's window. What it leaves out is on the private pages to which its buttons lead (`bot.features.lobby.pages`).
"""

from collections.abc import Sequence
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.lobby.ids import Lobby, LobbyPress
from bot.features.play.fair_page import brief_line
from bot.features.play.ids import AtTable, TablePress
from bot.platform.messages import Message, button, panel, rows, words
from bot.tables.entries import CloseReason
from bot.tables.participants import Participant
from bot.tables.places import Place
from bot.tables.setup import Pace
from bot.tables.table import TURN_SECONDS, Table
from bot.text.games import preset_at, title
from bot.text.markup import plain, shortened
from bot.text.naming import SIGNED_COLUMNS, name_of
from bot.text.options import OptionWords, changed_lines, changes, own_changes, own_lines
from bot.text.rules_text import summary
from bot.text.sentences import hours_words, in_brief
from engine.catalog import preset_rules
from i18n import Texts

_SAID: Final = frozenset({"computers_fill"})
"""Own options that the line of seats tells."""
_SMALL, _INVITED, _SEATS = 40, 30, 150
"""Columns of what is unlike usual, and of names: one small line each, and some of the usual size."""


def lobby_message(texts: Texts, table: Table) -> Message:
    """The lobby: the game and what is unlike usual, who is there or invited, how cards are dealt; three buttons."""
    unlike = [*game_changes(texts, table), *table_changes(texts, table)]
    parts = [
        *([f"-# {texts('lobby-borrowed')}"] if table.place is Place.BORROWED else []),
        title_line(texts, table),
        *([f"-# {in_brief(texts, unlike, most=_SMALL)}"] if unlike else []),
        seats_line(texts, table, most=_SEATS),
        invited_line(texts, table, most=_INVITED),
        brief_line(texts, table),
    ]
    buttons = [join_button(texts, table), _start_button(texts, table), set_up_button(texts, table)]
    return panel(words("\n".join(part for part in parts if part)), *rows(buttons))


def sleeping_message(texts: Texts, table: Table) -> Message:
    """The message of a table that no token can change any more: what to press, and nothing that grows old."""
    in_lobby = table.match is None
    wake = LobbyPress(table.id, Lobby.SET_UP) if in_lobby else TablePress(table.id, AtTable.HAND)
    pressed = button(texts("board-wake"), wake, style=ButtonStyle.primary)
    return panel(words(f"{title_line(texts, table)}\n{texts('board-asleep')}"), *rows([pressed]))


def closed_message(texts: Texts, table: Table) -> Message:
    """The message of a table that ended without a result."""
    ending = table.close_reason or CloseReason.DESERTED
    started = "played" if table.match is not None else "lobby"
    return panel(words(title_line(texts, table) + "\n\n" + texts("lobby-closed", ending=ending.value, stage=started)))


def title_line(texts: Texts, table: Table) -> str:
    """The name of the game as a heading. What is unlike usual stands below it, and not in it."""
    return texts("lobby-title", game=title(texts, table.game, preset_at(table)))


def seats_line(texts: Texts, table: Table, *, most: int) -> str:
    """The participants, in about so many columns; then how many computers join at the start, or are missing.

    The buttons below do not say that: the three have room in one row of a phone's window.
    """
    names = [_seat(texts, table, place) for place in table.participants]
    allowed, missing, joining = table.setup.seats_allowed()[-1], _missing(table), table.seats_to_fill()
    said = [in_brief(texts, names, most=most)]
    if missing > 0:
        said.append(texts("lobby-missing", missing=missing))
    elif joining:
        said.append(texts("lobby-filled", computers=joining))
    return texts("lobby-seats", seated=len(names), most=allowed, names=texts("list-comma").join(said))


def invited_line(texts: Texts, table: Table, *, most: int) -> str | None:
    """The people and the role that are invited, those first who have not answered; None if there are none."""
    names = [
        texts("lobby-invited-one", name=_short(asked.name), answer="no" if asked.declined else "none")
        for user, asked in sorted(table.invited.items(), key=lambda each: each[1].declined)
        if table.participant_of(user) is None
    ]
    if table.asked_role is not None:
        names.insert(0, f"<@&{table.asked_role}>")
    return f"-# {texts('lobby-invited', names=in_brief(texts, names, most=most))}" if names else None


def too_many_line(texts: Texts, table: Table) -> str | None:
    """A warning that more are seated than the rules allow, or None."""
    most, seated = table.setup.seats_allowed()[-1], len(table.participants)
    return texts("lobby-too-many", seated=seated, most=most) if seated > most else None


def rules_lines(texts: Texts, table: Table) -> str:
    """The options in a line, then the unusual ones that the game's name does not imply; once a match has begun, without
    what is done at its start."""
    lines = [summary(texts, table.game, table.rules, seats=len(table.participants))]
    changed = changed_lines(texts, table.game, table.rules, shown=preset_rules(table.game, preset_at(table)))
    if changed:
        lines.append(texts("lobby-changed", changes="\n".join(f"- {line}" for line in changed)))
    setup = table.setup if table.match is None else table.setup.model_copy(update={"computers_fill": False})
    return "\n".join([*lines, *own_lines(texts, setup)])


def time_words(texts: Texts, seconds: int) -> str:
    """A turn time, as a choice in a menu."""
    return texts("lobby-turn-time-of", seconds=seconds, minutes=seconds // 60)


def pace_words(texts: Texts, pace: Pace) -> str:
    """The time for a move in slow mode, as a choice in a menu."""
    return texts("lobby-pace-of", time=hours_words(texts, pace.ms))


def join_button(texts: Texts, table: Table) -> ui.Button[Any]:
    """The button that takes a seat; disabled if there is none."""
    is_full = len(table.participants) >= table.setup.seats_allowed()[-1]
    label = texts("lobby-full" if is_full else "lobby-join")
    return button(label, LobbyPress(table.id, Lobby.JOIN), style=ButtonStyle.primary, disabled=is_full)


def set_up_button(texts: Texts, table: Table) -> ui.Button[Any]:
    """The button to one's private page of the lobby."""
    return button(texts("lobby-set-up"), LobbyPress(table.id, Lobby.SET_UP))


def game_changes(texts: Texts, table: Table) -> list[str]:
    """In short, the options of the game that are unlike usual and that its name does not imply."""
    return _in_short(texts, changes(texts, table.game, table.rules, shown=preset_rules(table.game, preset_at(table))))


def table_changes(texts: Texts, table: Table) -> list[str]:
    """In short, the table's own options that are unlike usual, and the time for a turn."""
    time = [] if table.turn_seconds == TURN_SECONDS else [time_words(texts, table.turn_seconds)]
    if table.setup.pace is not None:
        time = [pace_words(texts, table.setup.pace)]
    own = [each for each in own_changes(texts, table.setup) if each.name not in _SAID]
    return [*_in_short(texts, own), *time]


def _in_short(texts: Texts, options: Sequence[OptionWords]) -> list[str]:
    return [texts("setup-value", label=each.label, value=each.value.label) for each in options]


def _short(name: str) -> str:
    return plain(shortened(name, SIGNED_COLUMNS))


def _seat(texts: Texts, table: Table, place: Participant) -> str:
    is_host = place.user is not None and place.user == table.host
    name = name_of(texts, place) if place.user is None else _short(place.name)
    return texts("lobby-seat", name=name, host="yes" if is_host else "no")


def _start_button(texts: Texts, table: Table) -> ui.Button[Any]:
    allowed, seated = table.setup.seats_allowed(), len(table.participants)
    over = seated - allowed[-1]
    label = texts("lobby-start-too-many", over=over) if over > 0 else texts("lobby-start")
    is_unfit = _missing(table) > 0 or over > 0
    return button(label, LobbyPress(table.id, Lobby.START), style=ButtonStyle.success, disabled=is_unfit)


def _missing(table: Table) -> int:
    """How many more are needed to start; less than 0 where there are more than that."""
    return table.setup.seats_allowed()[0] - len(table.participants) - table.seats_to_fill()
