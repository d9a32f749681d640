"""The content of a live message and how it is sent (`Source`), and when it is edited and retried (`Policy`)."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Final, Generic, Protocol, TypeVar

import discord

from bot.platform.discord_api import is_passing, log_failed
from bot.storage.remembered import PressToken
from data.outside import chance

log = logging.getLogger(__name__)

M = TypeVar("M")
"""A rendered message: any type that the source can send and edit."""

GONE: Final = object()
"""The version of a message that should not exist: it is deleted."""


class Trouble(StrEnum):
    """Why a message cannot be shown."""

    PERMISSION = auto()
    """The bot lacks a permission in the channel."""
    REFUSED = auto()
    """Discord keeps refusing the message for an unknown reason."""


class Backoff(Protocol):
    """Growing delays."""

    def delay(self) -> float: ...


class RandomBackoff:
    """Random growing delays: on average 1, 2, 4, ... 512. `discord.backoff` has a source of chance of its own."""

    def __init__(self) -> None:
        self._longest = 1

    def delay(self) -> float:
        self._longest = min(2 * self._longest, 1024)
        return chance().uniform(0, self._longest)


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """When a message is edited, retried, given up and reposted. Times are in seconds."""

    pace: float = 1.0
    """Least time between the starts of two edits."""
    at_ease: float = 5.0
    """The same while `Source.is_at_ease`."""
    gather: float = 0.03
    """Delay from a change to its edit, so that computer players and answers to interactions go first."""
    first_wait: float = 1.0
    """First retry delay while Discord is failing or busy."""
    longest_wait: float = 60.0
    """Longest such delay."""
    blocked: float | None = 60.0
    """First retry delay while a permission is missing; None: treat that like any other refusal."""
    retry: float = 2.0
    """First retry delay after any other refusal."""
    tries: int = 5
    """Refusals until a message is given up until a user asks for it; with 1, for good."""
    longest_hold: float = 900.0
    """Longest retry delay after a refusal."""
    is_replaced: bool = False
    """Whether to post a new message if the old one was deleted, cannot be edited, or scrolled away."""
    far: int = 10
    """The message has scrolled away when this many messages are below it..."""
    old: float = 3600.0
    """... or at this age: Discord limits edits of older messages."""
    lost: int = 3
    """How often the message is reposted after others deleted it; `changed` resets the count."""
    backoff: Callable[[], Backoff] = RandomBackoff


ONCE: Final = Policy(gather=0.0, blocked=None, tries=1)
"""For a message that is sent as soon as it is wanted, and given up when Discord refuses it."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A sent message. `is_as_rendered`: False if the nonce returned a message that was sent earlier."""

    id: int
    is_as_rendered: bool = True


class Withdrawn(Exception):
    """Raised by `Source.render` and `Source.send` when there is nothing left to show, or nothing to show it by."""


class Source(ABC, Generic[M]):
    """The content of a live message and how it is sent. Requests raise what discord.py raises."""

    name: str
    """The name in the log."""

    @abstractmethod
    def wanted(self) -> object:
        """The version to show; equal versions look alike. None: nothing to do now. `GONE`: delete the message."""

    @abstractmethod
    async def render(self) -> M:
        """The message's current content."""

    async def prepare(self) -> None:
        """Load what `render` needs. The version is read afterwards, so that it is never older than what is rendered."""

    def digest(self, rendered: M) -> str | None:
        """A digest that is equal for messages that look alike, which are not sent again; None: unknown."""
        return None

    def is_at_ease(self) -> bool:
        """Whether nobody needs the wanted version soon."""
        return False

    def is_outdated(self, version: object) -> bool:
        """Whether this version, just rendered, is no longer worth sending."""
        return False

    async def send(self, rendered: M) -> Sent:
        """Post a new message."""
        raise NotImplementedError

    @abstractmethod
    async def edit(self, message: int, rendered: M) -> None:
        """Edit the message with this id."""

    def is_by_token(self) -> bool:
        """Whether `edit` uses the token of an interaction: such requests do not count towards the bot's limit."""
        return False

    def token_of(self, message: int) -> PressToken | None:
        """The newest token of a press on the message with this id: it is edited with it, and the request does not count
        towards the bot's requests. None: there is none that lives."""
        return None

    async def edit_by(self, press: PressToken, rendered: M) -> None:
        """Edit the message with this token, which `token_of` returned."""
        raise NotImplementedError

    def on_token_refused(self, press: PressToken) -> None:
        """Called when Discord does not take this token any more; `edit` follows."""

    def rests(self) -> float:
        """For how many seconds after a posting no other is posted instead because this one has scrolled away."""
        return 0.0

    def is_left_behind(self) -> bool:
        """Whether the message stays as it is now called for, and a new one is posted below it."""
        return False

    def on_replaced(self, message: int) -> None:
        """Another message has been posted instead of this one, which is deleted next. `save` follows."""

    async def delete(self, message: int) -> None:
        """Delete a message that another one has replaced, or that is no longer needed. The source handles failures
        itself."""
        raise NotImplementedError

    async def find(self) -> int | None:
        """Search the channel for a posted message whose id was lost: before another is posted, or as none may be left.
        What it raises is handled as by `send`."""
        return None

    async def save(self) -> None:
        """Persist `LiveMessage.message` and `is_doubtful`; returns when it is done."""

    def on_message(self) -> None:
        """Called when `LiveMessage.message` or `is_doubtful` has changed."""

    def on_shown(self) -> None:
        """Called when `LiveMessage.shown_version` or `digest` has changed."""

    def log_unshown(self, error: Exception, failures: int, *, tries: int) -> None:
        """Log that it could not be shown, so many times now. `tries`: how often it is tried where it is refused."""
        if isinstance(error, discord.HTTPException) or is_passing(error):
            level = logging.WARNING if tries > 1 else logging.INFO
            log_failed(log, error, "%s could not be shown (%d)", self.name, failures, usual=level)
        else:  # A bug in the bot: its traceback, once.
            trace = error if failures == 1 else None
            log.error("%s could not be shown (%d): %r", self.name, failures, error, exc_info=trace)

    def on_trouble(self) -> None:
        """Called when `LiveMessage.trouble` has changed."""

    def on_given_up(self, error: Exception) -> None:
        """Called when this version cannot be shown and is not retried."""

    async def on_channel_gone(self) -> bool:
        """Called when the channel no longer exists. Returns whether the source handled it; if not, it is a refusal."""
        return False

    def is_final(self) -> bool:
        """Whether the wanted version is the last one."""
        return False

    def is_expired(self) -> bool:
        """Whether the message can no longer, or need no longer, be updated."""
        return False

    def on_finished(self) -> None:
        """Called when the last version is shown or the message has expired."""
