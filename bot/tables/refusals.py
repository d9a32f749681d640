"""Why a table refuses what somebody asked of it: a closed set that the texts have a sentence for."""

from enum import StrEnum

from engine.errors import Refusal


class RefusalReason(StrEnum):
    """Keys of sentences; the facts that go with each are named beside it."""

    TABLE_GONE = "table-gone"
    UNREADABLE = "unreadable"
    """This release cannot read the table's log (`bot.tables.unread`)."""
    ELSEWHERE = "elsewhere"
    """What was pressed belongs to a table of another channel."""
    STOPPING = "stopping"
    """The process is about to end; another may go on soon."""
    CHANNEL_BUSY = "channel-busy"
    """`table`: the table that is there, unless it is just being opened."""
    NOT_SEATED = "not-seated"
    ALREADY_SEATED = "already-seated"
    NOT_HOST = "not-host"
    """`host`: the user who may."""
    NOT_IN_LOBBY = "not-in-lobby"
    NOT_STARTED = "not-started"
    TABLE_FULL = "table-full"
    """`most`."""
    TOO_FEW = "too-few"
    """`least`, `seated`."""
    NO_COMPUTER = "no-computer"
    LAST_PERSON = "last-person"
    """Without them the game would end."""
    NOT_YOUR_TURN = "not-your-turn"
    STALE = "stale"
    """The press was on a picture of an earlier moment."""
    ILLEGAL = "illegal"
    """`refusal`: the engine's reason."""
    AWAY = "away"
    """A computer player holds the seat until its person is back."""
    NOT_AWAY = "not-away"
    NOT_OVER = "not-over"
    NO_TALK = "no-talk"
    """It was no talk to a ghost of this table."""
    NO_TRADE = "no-trade"
    """There is no trade to undo, or it is too late."""
    NOT_CONCERNED = "not-concerned"
    """Only the host and the two who traded decide whether a trade is undone."""
    BAD_TURN_TIME = "bad-turn-time"
    """`least`, `most` seconds."""
    BAD_OPTION = "bad-option"
    """The cause is the engine's RulesError."""
    NOT_MANAGER = "not-manager"
    """Only who may manage the server does this."""
    GAME_UNKNOWN = "game-unknown"
    """`why`: the engine's sentence."""


class TableError(Exception):
    """Nothing was done, and this is why."""

    def __init__(self, reason: RefusalReason, *, illegal: Refusal | None = None, **facts: int | str) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts
        self.illegal = illegal
