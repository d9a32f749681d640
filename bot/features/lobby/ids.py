"""Custom ids of lobbies: taking part, asking others, options, and picking a game."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from bot.platform.custom_ids import CustomId, OfTable, Part, maybe, number, one_of, text
from bot.tables.setup import OPTIONS


class Lobby(StrEnum):
    """Buttons of a lobby."""

    JOIN = "join"
    LEAVE = "leave"
    DECLINE = "decline"
    """Say no to an invitation."""
    FILL = "fill"
    """Add computer players up to the usual number."""
    ADD = "add"
    REMOVE = "remove"
    START = "start"
    CANCEL = "cancel"
    TIME = "time"
    LEVEL = "level"
    """A menu of the computer players' levels."""
    SET_UP = "setup"
    """Show the user's private page of the lobby."""
    WORD = "word"
    """Open the form for a word for the deal from that page, or submit it."""


@dataclass(frozen=True, slots=True)
class LobbyPress(OfTable):
    """A button or menu of a lobby."""

    FORM = "l:{action}:{table}"
    action: Lobby


@dataclass(frozen=True, slots=True)
class UnreadPress(CustomId):
    """Close an unreadable table."""

    FORM = "x:{unread}"
    unread: Annotated[int, number(18)]


@dataclass(frozen=True, slots=True)
class AgainPress(OfTable):
    """Play again with the same people."""

    FORM = "t:again:{table}"


@dataclass(frozen=True, slots=True)
class CardsPress(OfTable):
    """Play the cards of a match against computers once more, alone."""

    FORM = "t:cards:{table}"


class Gather(StrEnum):
    """Ways in which the host of a lobby asks others to join."""

    INVITE = "invite"
    """A menu of users."""
    ASK = "ask"
    """Ping the role that the server's settings name."""
    THREAD = "thread"
    """Move the table to a private thread."""


@dataclass(frozen=True, slots=True)
class GatherPress(OfTable):
    """A way to ask others."""

    FORM = "i:{action}:{table}"
    action: Gather


class Pick(StrEnum):
    """Ways to pick a game to open a table for, and the pages on the way."""

    LIST = "list"
    AGAIN = "again"
    DEFAULT = "default"
    NOW = "now"
    """Start a match of Sevens with computers."""
    PRESET = "preset"
    KINDS = "kinds"
    """The first page."""
    KIND = "kind"
    """The games of a kind; without its name, of the one chosen in a list."""
    GAME = "game"
    """The variants of a game."""


@dataclass(frozen=True, slots=True)
class PickPress(CustomId):
    """A way to pick a game."""

    FORM = "g:{how}:{what}"
    how: Pick
    what: Annotated[str, text("[0-9a-z-]{0,40}")] = ""
    """A list's name, the number of the table to repeat, or the id of a preset, kind or game."""


class Friends(StrEnum):
    """Actions of the page on which a user chooses friends to play with."""

    PAGE = "page"
    GAME = "game"
    """A menu of games, which leads to the page of the one that is chosen."""
    INVITE = "invite"
    """A menu of users: open a table and invite them."""
    OPEN = "open"
    """Open a table, and invite those whom the command named."""


_USER: Final = "[0-9a-f]{1,16}"
_USERS: Final = Part(
    rf"{_USER}(?:\.{_USER}){{0,2}}",
    lambda written: tuple(int(each, 16) for each in written.split(".")),
    lambda users: ".".join(f"{each:x}" for each in users),
)


@dataclass(frozen=True, slots=True)
class FriendsPress(CustomId):
    """An action of the page on which a user chooses friends."""

    FORM = "f:{do}:{game}{users}"
    do: Friends
    game: Annotated[str, text("[0-9a-z-]{0,40}")] = ""
    """The id of a preset; empty: what the server usually plays."""
    users: Annotated[tuple[int, ...] | None, maybe(":", _USERS)] = None
    """The users whom the command named; at most three have room."""


_SWITCHED: Final = one_of({True: "on", False: "off"})


class Options(StrEnum):
    """The host's actions on options."""

    SHOW = "show"
    SET = "set"
    ASK = "ask"
    """Open a form to type a number."""
    PRESET = "preset"
    RESET = "reset"
    SAVE = "save"
    FORGET = "forget"


@dataclass(frozen=True, slots=True)
class OptionsPress(OfTable):
    """An action on an option."""

    FORM = "o:{do}:{table}{option}{on}"
    do: Options
    option: Annotated[str | None, maybe(":", text("[a-z_]{1,40}"))] = None
    on: Annotated[bool | None, maybe("=", _SWITCHED)] = None
    """The new state of a switch."""


@dataclass(frozen=True, slots=True)
class OptionsPagePress(OfTable):
    """A page of options, from 1."""

    FORM = "o:page:{table}:{page}"
    page: Annotated[int, number(2)]


@dataclass(frozen=True, slots=True)
class OwnPress(OfTable):
    """One of the table's own options."""

    FORM = "o:{name}:{table}{choice}{on}"
    name: Annotated[str, one_of({name: name for name in OPTIONS})]
    choice: Annotated[str | None, maybe(":", text("[a-z0-9_]{1,40}"))] = None
    """The new value, if the control has one."""
    on: Annotated[bool | None, maybe("=", _SWITCHED)] = None
    """The new state of a switch."""
