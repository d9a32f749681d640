"""The custom ids of everything that can be pressed, here those at tables and of settings, the others in rooms beside.

They outlive the process, so their forms never change meaning.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Lobby(StrEnum):
    """What can be pressed in a lobby."""

    JOIN = "join"
    LEAVE = "leave"
    ADD = "add"
    REMOVE = "remove"
    START = "start"
    CANCEL = "cancel"
    TIME = "time"


class Pick(StrEnum):
    """How somebody picks a game to open a table for."""

    LIST = "list"
    AGAIN = "again"
    DEFAULT = "default"


class Options(StrEnum):
    """What the host can do with options, from the lobby on."""

    SHOW = "show"
    SET = "set"
    ASK = "ask"
    """For a number, to be typed."""
    PRESET = "preset"
    RESET = "reset"
    STRICT = "strict"
    SAVE = "save"
    FORGET = "forget"


class AtTable(StrEnum):
    """What can be pressed at a table, by whoever reads it."""

    HAND = "hand"
    RULES = "rules"
    LOG = "log"
    LEAVE = "leave"
    LEAVE_FOR_GOOD = "gone"
    LEAVE_AND_END = "end"
    """As the last person there."""
    BACK = "back"
    READY = "ready"
    AGAIN = "again"
    RECORD = "record"
    SCORES = "scores"


class Setting(StrEnum):
    """What a person can set for themselves."""

    PINGS = "pings"
    SUITS = "suits"
    LANGUAGE = "language"
    AUTO = "auto"
    TEXT = "text"
    """Words instead of pictures, on or off: a switch of earlier messages."""
    SHOWN = "shown"
    """Pictures, words, or as the server has it."""


class Paged(StrEnum):
    """What is turned by pages: the number is that of the page."""

    HAND = "hand"
    LOG = "log"
    """The log as earlier messages have it."""
    MOVES = "moves"
    """The log: the number is that of its first move, from 0."""


class ServerSetting(StrEnum):
    """Settings of a server; each press says what it is switched to."""

    TEXT = "text"
    """Words instead of pictures."""
    SUITS = "suits"
    """Suits in four colours."""


@dataclass(frozen=True, slots=True)
class Step:
    """How far somebody is in choosing a move: the page of buttons, or the ranks of a play of several cards (`59`)."""

    page: int = 0
    span: str = ""


def _one_of(words: type[StrEnum]) -> str:
    return "|".join(map(re.escape, words))


_TABLE: Final = r"(?P<table>[0-9]{1,18})"
LOBBY: Final = rf"l:(?P<action>{_one_of(Lobby)}):{_TABLE}"
PICK: Final = rf"g:(?P<how>{_one_of(Pick)}):(?P<what>[0-9a-z-]{{0,40}})"
OPTIONS: Final = rf"o:(?P<do>{_one_of(Options)}):{_TABLE}(?::(?P<option>[a-z_]{{1,40}}))?(?:=(?P<switch>on|off))?"
AT_TABLE: Final = rf"t:(?P<action>{_one_of(AtTable)}):{_TABLE}"
PAGE: Final = rf"p:(?P<what>{_one_of(Paged)}):{_TABLE}:(?P<page>[0-9]{{1,6}})(?P<side>[<>]?)"
RULES: Final = r"r:(?:(?P<table>[0-9]{1,18})|(?P<preset>[a-z][0-9a-z-]{0,40})):(?P<page>[0-9]{1,2})(?P<side>[<>]?)"
MOVE: Final = rf"m:{_TABLE}:(?P<ply>[0-9]{{1,9}}):(?P<sure>!?)(?P<move>.{{1,64}})"
CHOICE: Final = rf"c:{_TABLE}:(?P<ply>[0-9]{{1,9}}):[0-9]"
SETTING: Final = rf"s:(?P<which>{_one_of(Setting)})"
UNREAD: Final = rf"x:{_TABLE}"
SERVER: Final = rf"v:(?P<which>{_one_of(ServerSetting)})=(?P<switch>on|off)"


def lobby(action: Lobby, table: int) -> str:
    return f"l:{action}:{table}"


def pick(how: Pick, what: str = "") -> str:
    """`what`: which list, or the table that is to be had again."""
    return f"g:{how}:{what}"


def options(do: Options, table: int, option: str | None = None, *, on: bool | None = None) -> str:
    """Something with an option. `on`: what a switch is switched to."""
    return f"o:{do}:{table}" + (f":{option}" if option else "") + ("" if on is None else "=on" if on else "=off")


def unread(table: int) -> str:
    """Closing a table that cannot be read."""
    return f"x:{table}"


def at_table(action: AtTable, table: int) -> str:
    return f"t:{action}:{table}"


def page(what: Paged, table: int, number: int, side: str = "") -> str:
    """`side` (`<` or `>`) keeps two buttons apart that lead to the same page."""
    return f"p:{what}:{table}:{number}{side}"


def rules(source: str, number: int, side: str = "") -> str:
    """A page of the rules of `source`: a table's number, or a preset's id."""
    return f"r:{source}:{number}{side}"


def move(table: int, ply: int, written: str, *, sure: bool = False) -> str:
    """A move at this ply; `sure`: it has been confirmed."""
    return f"m:{table}:{ply}:{'!' if sure else ''}{written}"


def choice(table: int, ply: int, number: int = 0) -> str:
    """A list of moves at this ply; `number` keeps several lists of one message apart."""
    return f"c:{table}:{ply}:{number}"


def setting(which: Setting) -> str:
    return f"s:{which}"


def server(which: ServerSetting, *, on: bool) -> str:
    """What a setting of a server is switched to."""
    return f"v:{which}={'on' if on else 'off'}"
