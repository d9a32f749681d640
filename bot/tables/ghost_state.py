"""What a table knows of its ghosts (SG-1 to SG-4): who became one when, what counted as talking, the last trade."""

from dataclasses import dataclass, field, replace

from bot.tables.entries import Talked, TalkKind
from engine.events import Event, PlayersTraded, WentBankrupt

TAKE_BACK_SECONDS = 30
"""A trade with a ghost can be undone for this long."""


@dataclass(slots=True)
class Trade:
    """The last trade with a ghost: by `seat`, with the ghost of seat `ghost`."""

    seat: int
    ghost: int
    talk_kind: TalkKind
    message: int | None
    at: int
    """Milliseconds since 1970."""
    version: int = 0
    """Which entry of the table's log it is."""
    agreed: set[int] = field(default_factory=set[int])
    """The users who want it undone: the host first, then the two."""


@dataclass(slots=True)
class GhostState:
    """The ghosts of one table."""

    strict: bool = False
    """Whether reacting to a ghost, and writing right after one, count as talking."""
    since: dict[int, int] = field(default_factory=dict[int, int])
    """By the seat of each ghost when its player became one; milliseconds since 1970."""
    trade: Trade | None = None
    messages: set[int] = field(default_factory=set[int])
    """Messages that have counted as talking: none counts twice."""

    def copy(self) -> "GhostState":
        trade = self.trade and replace(self.trade, agreed={*self.trade.agreed})
        return GhostState(self.strict, {**self.since}, trade, {*self.messages})

    def hand_begins(self) -> None:
        """Nobody is a ghost, and the trades of the hand before stand."""
        self.since, self.trade = {}, None

    def follow(self, event: Event, at: int) -> None:
        """An event of a hand with ghosts."""
        if isinstance(event, WentBankrupt):
            self.since[event.seat] = at
        elif isinstance(event, PlayersTraded):
            self.since[event.ghost] = at

    def talked(self, entry: Talked, at: int, version: int) -> None:
        """A trade was made, or undone. The message of a reaction is the ghost's own: it may count again."""
        if entry.message is not None and entry.way is not TalkKind.REACTION:
            self.messages.add(entry.message)
        undone = entry.way is TalkKind.TAKEN_BACK
        self.trade = None if undone else Trade(entry.seat, entry.ghost, entry.way, entry.message, at, version)
