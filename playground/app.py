"""The parts of one playground, for the request handlers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playground.answers import InteractionAnswers
from playground.clock import Clock
from playground.faults import Faults
from playground.gateway import Gateway
from playground.intents import PRIVILEGED, Intent
from playground.interactions import Interactions
from playground.journal import Journal
from playground.limits import HEARTBEAT_ACK_SECONDS, HEARTBEAT_MS, IDENTIFY_SECONDS
from playground.messaging import Messaging
from playground.openapi import OpenApi
from playground.people.streams import Streams
from playground.ratelimits import RateLimits
from playground.world import World


@dataclass(frozen=True, kw_only=True, slots=True)
class PlaygroundOptions:
    """Settings of a playground. The defaults are Discord's."""

    application_name: str = "Sevens"
    people: int = 4
    shards: int = 1
    """How many shards the bot is advised to use."""
    rate_limits: Literal["discord", "off"] = "discord"
    token: str | None = None
    """The only valid token; None: any that is not empty."""
    privileged: Intent = PRIVILEGED
    """The privileged intents that the application may request."""
    identify_seconds: float | None = None
    """Least time between two identifies; None: Discord's 5 s, or none where rate limits are off."""
    interactions: int = 200_000
    """How many interactions it knows at the same time; the oldest are forgotten first."""
    heartbeat_ms: int = HEARTBEAT_MS
    heartbeat_ack_seconds: float = HEARTBEAT_ACK_SECONDS
    """Delay of a heartbeat's acknowledgement; at Discord, the network round trip."""
    openapi: Path | None = None
    """Discord's API description, used to validate every body."""

    @property
    def seconds_between_identifies(self) -> float:
        if self.identify_seconds is not None:
            return self.identify_seconds
        return IDENTIFY_SECONDS if self.rate_limits == "discord" else 0.0


class App:
    """The parts of a playground, wired together."""

    def __init__(self, options: PlaygroundOptions, *, clock: Clock | None = None) -> None:
        """`clock`: by default the machine's."""
        self.options = options
        self.clock = clock or Clock()
        self.world = World(self.clock, application_name=options.application_name, people=options.people)
        self.streams = Streams(self.world)
        self.gateway = Gateway(
            self.world,
            token_is_good=self.token_is_good,
            privileged=options.privileged,
            identify_seconds=options.seconds_between_identifies,
            heartbeat_ms=options.heartbeat_ms,
            heartbeat_ack_seconds=options.heartbeat_ack_seconds,
            changed=self._connection_changed,
        )
        self.messaging = Messaging(self.world, self.gateway, self.streams)
        self.interactions = Interactions(
            self.world, self.gateway, self.messaging, self.streams, remembered=options.interactions
        )
        self.answers = InteractionAnswers(self.world, self.interactions, self.messaging)
        self.rate_limits = RateLimits(self.clock, off=options.rate_limits == "off")
        self.faults = Faults()
        self.journal = Journal()
        self.openapi = None if options.openapi is None else OpenApi.read(options.openapi)
        self.url = ""

    def opened(self, url: str) -> None:
        """Set the server's address, once it is bound."""
        self.url = url
        self.gateway.url = url.replace("http://", "ws://", 1) + "/gateway"
        self.answers.file_url = self.file_url

    @property
    def file_url(self) -> str:
        return f"{self.url}/cdn/attachments"

    def token_is_good(self, token: str) -> bool:
        return bool(token) and self.options.token in (None, token)

    def _connection_changed(self) -> None:
        self.streams.to_all("connected", {"connected": self.gateway.connected})
