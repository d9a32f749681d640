"""What is known of a live message that could not be shown: how often, why, and when it is tried again."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic

import discord

from bot.platform.discord_api import ARCHIVED, MISSING_ACCESS, MISSING_PERMISSIONS
from bot.platform.live_source import Backoff, M, Policy, Source, Trouble


@dataclass(slots=True, eq=False, repr=False)
class Failures(Generic[M]):
    """The failures of one live message since it was last shown.

    It is tried again soon while Discord is failing, and with growing delays while Discord refuses it.
    """

    source: Source[M]
    policy: Policy
    touch: Callable[[], None]
    """Tries it again."""
    trouble: Trouble | None = None
    _count: int = 0
    _backoff: Backoff = field(init=False)
    _held_until: float = 0.0
    _asked_until: float = 0.0

    @property
    def are_held(self) -> bool:
        """Whether the message is not to be sent now."""
        return self._now() < self._held_until

    def end_hold(self) -> None:
        """Allow it to be sent now: the cause of the trouble may be gone."""
        self._held_until = 0.0

    def can_be_asked(self) -> bool:
        """Whether the message was given up as refused, and so long ago that a user may have it tried again."""
        return self.trouble is Trouble.REFUSED and self._now() >= self._asked_until

    def succeeded(self) -> None:
        """The message was shown."""
        self._count = 0
        self.end_hold()
        self._set_trouble(None)

    def given_up(self) -> None:
        """This version is not tried again; a later one begins anew."""
        self._count = 0

    def count(self) -> None:
        """It could not be shown once more."""
        self._count += 1
        if self._count == 1:
            self._backoff = self.policy.backoff()

    def log(self, error: Exception, *, tries: int | None = None) -> None:
        """Log this failure. `tries`: how often it is tried; default: as the policy says."""
        self.source.log_unshown(error, self._count, tries=self.policy.tries if tries is None else tries)

    def try_soon(self) -> None:
        """Discord is failing, or busy."""
        wait = self._wait(self.policy.first_wait, self.policy.longest_wait)
        asyncio.get_running_loop().call_later(wait, self.touch)

    def is_forbidden_by(self, error: Exception) -> bool:
        """Whether a permission is missing that the bot may get back, and the policy waits for it."""
        code = error.code if isinstance(error, discord.HTTPException) else 0
        return self.policy.blocked is not None and code in (MISSING_ACCESS, MISSING_PERMISSIONS, ARCHIVED)

    def wait_for_permission(self) -> None:
        """Try it again later, and say that a permission is missing."""
        assert self.policy.blocked is not None
        self._hold(self._wait(self.policy.blocked, self.policy.longest_hold))
        self._set_trouble(Trouble.PERMISSION)

    def refused(self) -> bool:
        """Discord refused it for an unknown reason; returns whether it is given up for good.

        After `Policy.tries` such attempts it is tried again only when a user asks.
        """
        policy, wait = self.policy, self._wait(self.policy.retry, self.policy.longest_hold)
        if self._count < policy.tries:
            self._hold(wait)
            return False
        if self.source.is_final() or policy.tries == 1:
            return True
        self._held_until, self._asked_until = float("inf"), self._now() + wait
        self._set_trouble(Trouble.REFUSED)
        return False

    def _hold(self, seconds: float) -> None:
        self._held_until = self._now() + seconds
        asyncio.get_running_loop().call_later(seconds, self.touch)

    def _wait(self, first: float, longest: float) -> float:
        return min(longest, first * max(1.0, self._backoff.delay()))

    def _set_trouble(self, trouble: Trouble | None) -> None:
        is_new, self.trouble = self.trouble is not trouble, trouble
        if is_new:
            self.source.on_trouble()

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
