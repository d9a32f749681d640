"""The custom ids of buttons and menus.

They outlive the process, so their formats must not change.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final


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


class Gather(StrEnum):
    """Ways in which the host of a lobby asks others to join."""

    INVITE = "invite"
    """A menu of users."""
    ASK = "ask"
    """Ping the role that the server's settings name."""
    THREAD = "thread"
    """Move the table to a private thread."""


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


class Options(StrEnum):
    """The host's actions on options."""

    SHOW = "show"
    SET = "set"
    ASK = "ask"
    """Open a form to type a number."""
    PRESET = "preset"
    RESET = "reset"
    STRICT = "strict"
    HINTS = "hints"
    """Whether players may ask for hints; the option is the new choice."""
    SAVE = "save"
    FORGET = "forget"


class AtTable(StrEnum):
    """Buttons of a table's public messages."""

    HAND = "hand"
    RULES = "rules"
    LOG = "log"
    LEAVE = "leave"
    STEP_AWAY = "away"
    LEAVE_FOR_GOOD = "gone"
    LEAVE_AND_END = "end"
    """Leave as the last person at the table."""
    BACK = "back"
    READY = "ready"
    WHY = "why"
    """Why cards cannot be played."""
    RECORD = "record"
    SCORES = "scores"
    FAIR = "fair"
    """What the deals follow from."""
    WORD = "word"
    """Open the form for a word for the deal, or submit it."""


class Setting(StrEnum):
    """A user's own settings."""

    PINGS = "pings"
    SUITS = "suits"
    LARGE = "large"
    LANGUAGE = "language"
    AUTO = "auto"
    SEEN = "seen"
    TEXT = "text"
    """Text instead of pictures, on or off: only in messages of earlier releases."""
    SHOWN = "shown"
    """Pictures, text, or the server's default."""
    PAGE = "page"
    """Show the page of settings."""


class Paged(StrEnum):
    """Paged content; the custom id has the page's number."""

    HAND = "hand"
    LOG = "log"
    """The log, in messages of earlier releases."""
    MOVES = "moves"
    """The log; the number is that of the page's first move, from 0."""


class Learn(StrEnum):
    """A learner's buttons. The custom id continues with what each one names."""

    WHICH = "which"
    """Ask which game; names nothing in particular."""
    START = "start"
    """Names a preset."""
    SHOW = "show"
    """Show the practice table's current state. This and all that follow name a table's number."""
    STOP = "stop"
    AGAIN = "again"
    PLAY = "play"
    """Open a real table of the same game."""


class ServerSetting(StrEnum):
    """Settings of a server; the custom id has the new value."""

    TEXT = "text"
    """Text instead of pictures."""
    SUITS = "suits"
    """Four-colour suits."""
    REPLAYS = "replays"
    """Whether everybody in a table's channel may open its replay."""
    PINGS = "pings"
    """Whether people are mentioned so that Discord tells them."""


class ServerPage(StrEnum):
    """Pages of a server's settings."""

    TABLES = "tables"
    OPENING = "opening"
    """Where and by whom tables may be opened."""
    GAMES = "games"
    PEOPLE = "people"


class ServerChoice(StrEnum):
    """Menus of a server's settings; the values are what was chosen."""

    LANGUAGE = "language"
    CHANNELS = "channels"
    ROLES = "roles"
    MOST = "most"
    """Most tables open at once."""
    GAMES = "games"
    DEFAULT = "default"
    """The game of the server's default table."""
    PRESET = "preset"
    TURN = "turn"
    UNBAR = "unbar"


class Privacy(StrEnum):
    """What a button about one's data does."""

    PAGE = "page"
    EXPORT = "export"
    ASK = "ask"
    """Ask before all is deleted."""
    DELETE = "delete"
    ASK_SERVER = "ask-server"
    DELETE_SERVER = "delete-server"


class Replay(StrEnum):
    """What a component of a replay does. The custom id continues with the table, the position and the eyes."""

    OPEN = "open"
    """Show the position in a new private message."""
    FIRST = "first"
    BACK = "back"
    FORWARD = "forward"
    LAST = "last"
    JUMP = "jump"
    """A menu of positions."""
    MOVE = "move"
    """A menu of positions in a log, which open in a new private message."""
    EYES = "eyes"
    """A menu of eyes."""
    SHARE = "share"
    """Post the position in the channel."""
    FILM = "film"
    """Post an animation of the match in the channel."""


@dataclass(frozen=True, slots=True)
class Step:
    """The state of choosing a move: the page of buttons, or the ranks of a play of several cards (such as `59`)."""

    page: int = 0
    span: str = ""


def _one_of(words: type[StrEnum]) -> str:
    return "|".join(map(re.escape, words))


_TABLE: Final = r"(?P<table>[0-9]{1,18})"
LOBBY: Final = rf"l:(?P<action>{_one_of(Lobby)}):{_TABLE}"
GATHER: Final = rf"i:(?P<action>{_one_of(Gather)}):{_TABLE}"
PICK: Final = rf"g:(?P<how>{_one_of(Pick)}):(?P<what>[0-9a-z-]{{0,40}})"
OPTIONS: Final = rf"o:(?P<do>{_one_of(Options)}):{_TABLE}(?::(?P<option>[a-z_]{{1,40}}))?(?:=(?P<switch>on|off))?"
AT_TABLE: Final = rf"t:(?P<action>{_one_of(AtTable)}):{_TABLE}"
AGAIN: Final = rf"t:again:{_TABLE}"
PAGE: Final = rf"p:(?P<what>{_one_of(Paged)}):{_TABLE}:(?P<page>[0-9]{{1,6}})(?P<side>[<>]?)"
RULES: Final = r"r:(?:(?P<table>[0-9]{1,18})|(?P<preset>[a-z][0-9a-z-]{0,40})):(?P<page>[0-9]{1,2})(?P<side>[<>]?)"
MOVE: Final = rf"m:{_TABLE}:(?P<ply>[0-9]{{1,9}}):(?P<sure>!?)(?P<move>.{{1,64}})"
ALWAYS: Final = rf"a:{_TABLE}:(?P<ply>[0-9]{{1,9}}):(?P<move>.{{1,64}})"
TAKE_BACK: Final = rf"z:{_TABLE}:(?P<ply>[0-9]{{1,9}})(?P<sure>!?)"
HINT: Final = rf"h:{_TABLE}:(?P<ply>[0-9]{{1,9}})(?P<sure>!?)"
CHOICE: Final = rf"c:{_TABLE}:(?P<ply>[0-9]{{1,9}}):[0-9]"
SETTING: Final = rf"s:(?P<which>{_one_of(Setting)})"
PRIVACY: Final = rf"q:(?P<do>{_one_of(Privacy)})"
CLOSE: Final = rf"xc:{_TABLE}"
UNREAD: Final = r"x:(?P<unread>[0-9]{1,18})"
ASK_ROLE: Final = "va"
SERVER: Final = rf"v:(?P<which>{_one_of(ServerSetting)})=(?P<switch>on|off)"
SERVER_PAGE: Final = rf"vp:(?P<page>{_one_of(ServerPage)})"
SERVER_CHOICE: Final = rf"vs:(?P<which>{_one_of(ServerChoice)})"
LEARN: Final = rf"k:(?P<do>{_one_of(Learn)}):(?P<what>[0-9a-z-]{{1,40}})"
TRADE: Final = r"g:(?P<table>[0-9]{1,18}):(?P<at>[0-9]{1,15}):(?P<number>[0-9]{0,2})"
_WHERE: Final = r"(?P<where>here|all)"
_PAGE: Final = r"(?P<page>[0-9]{1,6})(?P<side>[<>]?)"
LEADERS: Final = rf"b:(?P<game>[a-z-]{{1,40}}):(?P<preset>[0-9a-z-]{{1,40}}):{_WHERE}:{_PAGE}"
AGAINST: Final = rf"bl:(?P<game>[a-z-]{{1,40}}):(?P<preset>[0-9a-z-]{{1,40}}):{_WHERE}"
BOARD: Final = rf"bc:{_WHERE}"
STATS: Final = rf"u:(?P<user>[0-9]{{1,20}}):{_PAGE}"
STATS_BOARD: Final = r"uc:(?P<user>[0-9]{1,20})"
REPLAY: Final = rf"y:(?P<do>{_one_of(Replay)}):{_TABLE}:(?P<position>[0-9]{{1,6}}):(?P<eyes>[oa]|[0-9]{{1,2}})"
REVIEW: Final = rf"yr:{_TABLE}:(?P<page>open|[0-9])"
MATCHES: Final = rf"w:(?P<only>[a-z0-9-]{{1,40}}):(?P<user>[0-9]{{1,20}}):{_PAGE}"
MATCHES_ONLY: Final = r"wf:(?P<user>[0-9]{1,20})"
MATCH_CHOICE: Final = "wo"


def lobby(action: Lobby, table: int) -> str:
    return f"l:{action}:{table}"


def gather(action: Gather, table: int) -> str:
    return f"i:{action}:{table}"


def pick(how: Pick, what: str = "") -> str:
    """`what`: a list's name, the number of the table to repeat, or the id of a preset, kind or game."""
    return f"g:{how}:{what}"


def options(do: Options, table: int, option: str | None = None, *, on: bool | None = None) -> str:
    """An action on an option. `on`: the new state of a switch."""
    return f"o:{do}:{table}" + (f":{option}" if option else "") + ("" if on is None else "=on" if on else "=off")


def unread(table: int) -> str:
    """Close an unreadable table."""
    return f"x:{table}"


def close(table: int) -> str:
    """Close a table, as somebody who looks after the server."""
    return f"xc:{table}"


def privacy(do: Privacy) -> str:
    return f"q:{do}"


def at_table(action: AtTable, table: int) -> str:
    return f"t:{action}:{table}"


def again(table: int) -> str:
    """Play again with the same people."""
    return f"t:again:{table}"


def page(what: Paged, table: int, number: int, side: str = "") -> str:
    """`side` (`<` or `>`) distinguishes two buttons that lead to the same page."""
    return f"p:{what}:{table}:{number}{side}"


def rules(source: str, number: int, side: str = "") -> str:
    """A page of the rules of `source`: a table's number or a preset's id."""
    return f"r:{source}:{number}{side}"


def move(table: int, ply: int, written: str, *, sure: bool = False) -> str:
    """A move at this ply. `sure`: the user has confirmed it."""
    return f"m:{table}:{ply}:{'!' if sure else ''}{written}"


def always(table: int, ply: int, written: str) -> str:
    """The only move at this ply, and every only move from then on without asking."""
    return f"a:{table}:{ply}:{written}"


def take_back(table: int, ply: int, *, sure: bool = False) -> str:
    """Take back the decision that was made at this ply. `sure`: the user knows that the match does not count then."""
    return f"z:{table}:{ply}{'!' if sure else ''}"


def hint(table: int, ply: int, *, sure: bool = False) -> str:
    """A hint for the decision at this ply. `sure`: the user knows that the match does not count then."""
    return f"h:{table}:{ply}{'!' if sure else ''}"


def choice(table: int, ply: int, number: int = 0) -> str:
    """A select menu of moves at this ply. `number` distinguishes several menus of one message."""
    return f"c:{table}:{ply}:{number}"


def setting(which: Setting) -> str:
    return f"s:{which}"


def server(which: ServerSetting, *, on: bool) -> str:
    """A server setting with its new value."""
    return f"v:{which}={'on' if on else 'off'}"


def server_page(which: ServerPage) -> str:
    """A page of a server's settings."""
    return f"vp:{which}"


def server_choice(which: ServerChoice) -> str:
    """A menu of a server's settings."""
    return f"vs:{which}"


def learn(do: Learn, what: str | int) -> str:
    return f"k:{do}:{what}"


def trade(table: int, at: int, *, number: int | None = None) -> str:
    """Undo the trade with a ghost made at time `at`: requested by the host (`number` None), or agreed to by player
    `number`."""
    return f"g:{table}:{at}:{'' if number is None else number}"


def leaders(game: str, preset: str, page: int, *, everywhere: bool, side: str = "") -> str:
    """A page of a leaderboard."""
    return f"b:{game}:{preset}:{_where(everywhere)}:{page}{side}"


def against(game: str, preset: str, *, everywhere: bool) -> str:
    """The page *Against the computer* of a leaderboard."""
    return f"bl:{game}:{preset}:{_where(everywhere)}"


def board(*, everywhere: bool) -> str:
    """A menu of leaderboards; its values are `GAME:PRESET`."""
    return f"bc:{_where(everywhere)}"


def stats(user: int, page: int, side: str = "") -> str:
    """A page of a user's statistics."""
    return f"u:{user}:{page}{side}"


def stats_board(user: int) -> str:
    """A menu of leaderboards, whose ratings of this user are shown over time; its values are `GAME:PRESET`."""
    return f"uc:{user}"


def matches(only: str, user: int, page: int, side: str = "") -> str:
    """A page of the matches that a user played. `only`: `all`, `rated`, `won`, or a game's id."""
    return f"w:{only}:{user}:{page}{side}"


def matches_only(user: int) -> str:
    """A menu of what a list of matches is limited to."""
    return f"wf:{user}"


def replay(do: Replay, table: int, position: int = 0, eyes: str = "o") -> str:
    """`position`: the one to show. `eyes`: `o` for an onlooker, `a` for all hands open, or a player's number."""
    return f"y:{do}:{table}:{position}:{eyes}"


def review(table: int, page: int | None = None) -> str:
    """The review of one's choices in a match. `page`: 0 is the overview, then the choices that cost most; None: open
    it in a new private message."""
    return f"yr:{table}:{'open' if page is None else page}"


def _where(everywhere: bool) -> str:
    return "all" if everywhere else "here"
