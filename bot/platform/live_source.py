"""What a live message shows and how it reaches Discord (`Source`), and when it is edited and tried again (`Policy`)."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Final, Generic, Protocol, TypeVar

from discord.backoff import ExponentialBackoff

M = TypeVar("M")
"""What is rendered: whatever the source can send and edit."""

GONE: Final = object()
"""The version of a message that should not be there: it is deleted."""


class Trouble(StrEnum):
    """Why a message cannot be shown."""

    PERMISSION = auto()
    """The bot lacks a permission in the channel."""
    REFUSED = auto()
    """Discord keeps refusing the message for an unknown reason."""


class Backoff(Protocol):
    """Grows with each call, as `discord.backoff.ExponentialBackoff` does: by chance, on average 1, 2, 4, ... 512."""

    def delay(self) -> float: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """When a message is edited, tried again, given up and posted anew. Times are in seconds."""

    pace: float = 1.0
    """At least this long between the beginnings of two edits."""
    gather: float = 0.03
    """From a change to its edit: computer players and the answers to interactions go first."""
    first_wait: float = 1.0
    """First time between two tries while Discord is down or busy."""
    longest_wait: float = 60.0
    """Longest time between two such tries."""
    blocked: float | None = 60.0
    """First time between two tries while a permission is missing; None: that is a refusal like any other."""
    retry: float = 2.0
    """First time between two tries of what is refused for another reason."""
    tries: int = 5
    """Refused so often, a message is given up until somebody asks for it; with 1 for good."""
    longest_hold: float = 900.0
    """Longest time between two tries of what is refused."""
    is_replaced: bool = False
    """Whether a new message is posted where the old one was deleted, cannot be edited, or scrolled away."""
    far: int = 10
    """With so many messages below it, it has scrolled away..."""
    old: float = 3600.0
    """... and at this age: Discord limits edits of older messages."""
    lost: int = 3
    """Deleted by others so often, it is not posted again before the next `changed`."""
    is_counted: bool = True
    """Whether edits count towards the bot's limit of requests; those by an interaction's token do not."""
    backoff: Callable[[], Backoff] = ExponentialBackoff


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that was sent. `is_as_rendered`: False where the nonce brought back one that was sent before."""

    id: int
    is_as_rendered: bool = True


class Withdrawn(Exception):
    """Raised by `Source.render`: there is nothing to be shown any more."""


class Source(ABC, Generic[M]):
    """What a live message shows, and how it reaches Discord. Requests raise what discord.py raises."""

    name: str
    """For the log."""

    @abstractmethod
    def wanted(self) -> object:
        """The version that the message should show: equal versions look alike. None: nothing is to be done now.
        `GONE`: the message is to be deleted."""

    @abstractmethod
    async def render(self) -> M:
        """The message as it should be now."""

    async def prepare(self) -> None:
        """Load what `render` needs. The version is read after this, so that it is not older than what is rendered."""

    def digest(self, rendered: M) -> str | None:
        """Equal for messages that look alike, so that those are not sent again; None: not known."""
        return None

    def is_outdated(self, version: object) -> bool:
        """Whether this version, just rendered, is not worth sending any more."""
        return False

    async def send(self, rendered: M) -> Sent:
        """Post a new message."""
        raise NotImplementedError

    @abstractmethod
    async def edit(self, message: int, rendered: M) -> None:
        """Edit the message with this id."""

    async def delete(self, message: int) -> None:
        """Delete a message that is not needed any more. Failures are the source's own affair."""
        raise NotImplementedError

    async def find(self) -> int | None:
        """The message in the channel, where one may have been posted whose id was lost."""
        return None

    async def save(self) -> None:
        """Persist `LiveMessage.message` and `is_posting` before going on."""

    def on_message(self) -> None:
        """`LiveMessage.message` or `is_posting` has changed."""

    def on_shown(self) -> None:
        """`LiveMessage.shown` or `digest` has changed."""

    def on_trouble(self) -> None:
        """`LiveMessage.trouble` has changed."""

    def on_given_up(self, error: Exception) -> None:
        """This version cannot be shown, and is not tried again."""

    async def on_channel_gone(self) -> bool:
        """The channel does not exist any more. Whether the source has seen to that; else it is a refusal."""
        return False

    def is_final(self) -> bool:
        """Whether the version that is wanted now is the last one."""
        return False

    def is_expired(self) -> bool:
        """Whether the message cannot, or need not, be kept up to date any more."""
        return False

    def on_finished(self) -> None:
        """The last version is shown, or the message has expired."""
