"""The reasons why a table refuses a request; each has a message."""

from enum import StrEnum

from engine.errors import Refusal


class RefusalReason(StrEnum):
    """Why a request is refused: the value is part of the message's key. Docstrings name each message's facts."""

    TABLE_GONE = "table-gone"
    UNREADABLE = "unreadable"
    """This release cannot read the table's log (`bot.tables.unread`)."""
    ELSEWHERE = "elsewhere"
    """The pressed button belongs to a table in another channel."""
    STOPPING = "stopping"
    """The process is shutting down."""
    CHANNEL_BUSY = "channel-busy"
    """`table`: the table in the channel; missing while it is being opened."""
    NOT_SEATED = "not-seated"
    ALREADY_SEATED = "already-seated"
    NOT_HOST = "not-host"
    """`host`: the host's user id."""
    NOT_IN_LOBBY = "not-in-lobby"
    NOT_STARTED = "not-started"
    TABLE_FULL = "table-full"
    """`most`."""
    TOO_FEW = "too-few"
    """`least`, `seated`."""
    NO_COMPUTER = "no-computer"
    NOT_INVITED = "not-invited"
    ASKED_ALREADY = "asked-already"
    """All who were to be invited sit at the table, or were asked before."""
    ASKED_ENOUGH = "asked-enough"
    """`most`: how many people can be invited to one table."""
    ASKED_HERE = "asked-here"
    """The people of a role were asked to this table before."""
    ASK_OFF = "ask-off"
    """The server's settings name no role that may be asked."""
    ASK_EVERYBODY = "ask-everybody"
    """The settings cannot name the role of everybody."""
    LAST_PERSON = "last-person"
    """Leaving would end the match, because no other people are left."""
    NOT_YOUR_TURN = "not-your-turn"
    STALE = "stale"
    """The button belongs to an earlier state."""
    ILLEGAL = "illegal"
    """The engine's reason is in `TableError.illegal`."""
    AWAY = "away"
    """A computer player holds the seat until its person returns."""
    NOT_AWAY = "not-away"
    NOT_OVER = "not-over"
    NO_TALK = "no-talk"
    """The message does not count as talking to a ghost of this table."""
    NO_TRADE = "no-trade"
    """There is no trade to undo, or it is too late."""
    NOT_CONCERNED = "not-concerned"
    """Only the host and the two who traded can undo a trade."""
    BAD_TURN_TIME = "bad-turn-time"
    """`least`, `most` seconds."""
    BAD_OPTION = "bad-option"
    """Caused by the engine's RulesError."""
    NOT_MANAGER = "not-manager"
    """Requires the permission to manage the server."""
    GAME_UNKNOWN = "game-unknown"
    """`why`: the engine's error text."""
    NO_MATCH = "no-match"
    """There is no match with this number."""
    MATCH_UNREADABLE = "match-unreadable"
    """This release cannot read the log of a table that is over."""
    MATCH_NOT_OVER = "match-not-over"
    """A match is replayed only when it is over."""
    MATCH_BROKEN_OFF = "match-broken-off"
    """The table was closed before its match was over."""
    MATCH_OF_OTHERS = "match-of-others"
    """Only those who played may replay the match here."""


class TableError(Exception):
    """A request was refused and nothing changed."""

    def __init__(self, reason: RefusalReason, *, illegal: Refusal | None = None, **facts: int | str) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts
        self.illegal = illegal
