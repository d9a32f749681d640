"""What a channel shows of a table, as far as it is known; and why it cannot be shown, where that is so."""

import asyncio
from dataclasses import dataclass, field
from enum import StrEnum, auto
from typing import Protocol

from bot.live.busy import Busy
from bot.live.pacing import Pacer
from bot.tables.table import Table


class Trouble(StrEnum):
    """Why a table cannot be shown in its channel."""

    PERMISSION = auto()
    """The bot lacks a permission there."""
    REFUSED = auto()
    """Discord refuses the message again and again, for no reason that is known."""


class PublicBoards(Protocol):
    """What has to be known of the public messages."""

    def trouble_at(self, table_id: int) -> Trouble | None:
        """Why the table cannot be shown to everybody."""
        ...

    def wanted(self, table_id: int) -> None:
        """Somebody of the table is there."""
        ...


@dataclass(slots=True, eq=False)
class OnShow:
    """The public message of one table."""

    table: Table
    pacer: Pacer = field(init=False)
    answering: Busy = field(default_factory=Busy)
    """Edits wait for answers that are about to show something in the message."""
    n: int = -1
    """The number of entries that the message tells of."""
    looks: str | None = None
    """A digest of what the message shows; None: who knows."""
    is_seen: bool = False
    """This process has sent or edited the message: it is there, and how old it is counts."""
    awaited: bool = False
    """The message is just being sent as the answer to a command."""
    answers: int = 0
    """How often something else has changed the message, or what it should look like, than its edits."""
    sent: tuple[int, float] = (0, 0.0)
    """A message, and when it was sent by the clock of the event loop: the time of day may be set."""
    followed: int = 0
    """Messages below it."""
    sending: bool = False
    """A new message is being sent, whose id is not known yet."""
    is_unsure: bool = False
    """A message may have been sent whose id nobody learned: the channel is looked through before one is sent."""
    gone: set[int] = field(default_factory=set[int])
    """Messages that were deleted while a new one was being sent."""
    lost: int = 0
    """How many messages of the table were deleted since something happened there."""
    failures: int = 0
    """Tries in a row that failed."""
    trouble: Trouble | None = None
    held_until: float = 0.0
    """By the clock of the event loop: it is not tried before."""
    asked_until: float = 0.0
    """The same for tries that somebody asks for, where it was given up."""

    @property
    def is_held(self) -> bool:
        """Whether it is not to be tried now."""
        return asyncio.get_running_loop().time() < self.held_until

    @property
    def may_be_asked(self) -> bool:
        """Whether it may be tried because somebody asks for it."""
        return asyncio.get_running_loop().time() >= self.asked_until

    def hold(self, seconds: float) -> None:
        """Try again after so long, unless it is called for sooner."""
        loop = asyncio.get_running_loop()
        self.held_until = loop.time() + seconds
        loop.call_later(seconds, self.pacer.touch)

    def give_up(self, seconds: float) -> None:
        """Try again only when that is asked for, and not in the next so many seconds."""
        self.held_until, self.asked_until = float("inf"), asyncio.get_running_loop().time() + seconds

    def let_go(self) -> None:
        """Try now."""
        self.held_until = 0.0
        self.pacer.touch()

    def crossed(self) -> None:
        """The message, or what it is to look like, has been changed by something else."""
        self.answers += 1
        self.looks = None
        self.n = -1
