"""A table's ghost state (SG-1 to SG-4): when each ghost appeared, which messages counted, the last trade."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bot.tables.entries import Talked, TalkKind
from bot.tables.participants import PlayedMove
from engine.events import Event, PlayersTraded, WentBankrupt

TAKE_BACK_SECONDS = 30
OF_GHOSTS = WentBankrupt, PlayersTraded
"""The events that `GhostState.follow` needs."""


@dataclass(slots=True)
class Trade:
    """The last trade: the player of `seat` with the ghost of seat `ghost`."""

    seat: int
    ghost: int
    talk_kind: TalkKind
    message: int | None
    at: int
    """Milliseconds since 1970."""
    version: int = 0
    """The index of the trade's entry in the log."""
    agreed: set[int] = field(default_factory=set[int])
    """Users who agreed to undo it: the host first, then the two players."""


@dataclass(slots=True)
class GhostState:
    """The ghosts of one table."""

    since: dict[int, int] = field(default_factory=dict[int, int])
    """By ghost seat: when its player became a ghost; milliseconds since 1970."""
    trade: Trade | None = None
    messages: set[int] = field(default_factory=set[int])
    """Messages that counted as talking; each counts once."""
    take_back_seconds: int = TAKE_BACK_SECONDS
    """How long a trade can be undone."""

    def copy(self) -> "GhostState":
        trade = self.trade and replace(self.trade, agreed={*self.trade.agreed})
        return GhostState({**self.since}, trade, {*self.messages}, self.take_back_seconds)

    def hand_begins(self) -> None:
        """Reset for a new hand: no ghosts, and no trade left to undo."""
        self.since, self.trade = {}, None

    def rewound(self, moves: Iterable[PlayedMove]) -> None:
        """Keep of this hand what these moves led to. Messages that counted do not count again."""
        self.hand_begins()
        for move in moves:
            for event in move.events:
                self.follow(event, move.at)

    def follow(self, event: Event, at: int) -> None:
        """Update from an event of a hand with ghosts."""
        if isinstance(event, WentBankrupt):
            self.since[event.seat] = at
        elif isinstance(event, PlayersTraded):
            self.since[event.ghost] = at

    def talked(self, entry: Talked, at: int, version: int) -> None:
        """Record a trade or an undone trade. A reaction's message is not recorded, so it may count again."""
        if entry.message is not None and entry.way is not TalkKind.REACTION:
            self.messages.add(entry.message)
        undone = entry.way is TalkKind.TAKEN_BACK
        self.trade = None if undone else Trade(entry.seat, entry.ghost, entry.way, entry.message, at, version)
