"""The parts by which messages of tables reach Discord: one value for all services that show tables or call people."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.platform.cleanup import Cleanup
from bot.platform.follow_ups import FollowUps
from bot.platform.gate import Gate
from bot.platform.live_message import LiveMessage
from bot.platform.live_source import M, Policy, Source
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.platform.trickle import Trickle
from bot.storage.remembered import Remembered


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """How messages of tables are sent, kept up to date, noted for a later process, and deleted."""

    client: discord.Client
    noting: Noting
    traffic: Traffic
    follow_ups: FollowUps = field(init=False)
    """By what messages are posted where the bot is no member."""
    gate: Gate | None = None
    """Edits of boards and hands, and calls, wait for the answers in it."""
    later: Trickle = field(default_factory=Trickle)
    """Where messages of an earlier process wait for their turn."""
    live: type[LiveMessage[Any]] = LiveMessage
    """The class of the messages that wait for the gate."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "follow_ups", FollowUps(self.client))

    @property
    def remembered(self) -> Remembered:
        """The notes about tables."""
        return self.noting.remembered

    def new_cleanup(self) -> Cleanup:
        """A cleanup of one service's messages."""
        return Cleanup(self.client, self.traffic, self.noting, self.follow_ups)

    def live_message(
        self, source: Source[M], policy: Policy, drafts: asyncio.Semaphore | None = None
    ) -> LiveMessage[M]:
        """A message whose edits wait for the gate. `drafts`: as in `LiveMessage`."""
        return self.live(source, policy, self.traffic, self.gate, drafts)
