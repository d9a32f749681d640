"""Everything that makes up one playground, for those who serve requests."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playground.answers import Answers
from playground.clock import Clock
from playground.faults import Faults
from playground.gateway import Gateway
from playground.intents import PRIVILEGED, Intent
from playground.interactions import Interactions
from playground.journal import Journal
from playground.limits import HEARTBEAT_ACK_SECONDS, HEARTBEAT_MS
from playground.messaging import Messaging
from playground.openapi import OpenApi
from playground.people.streams import Streams
from playground.ratelimits import RateLimits
from playground.world import World


@dataclass(frozen=True, kw_only=True, slots=True)
class Options:
    """How a playground is set up. The defaults are Discord's, but for `identify_seconds`."""

    application_name: str = "Sevens"
    people: int = 4
    rate_limits: Literal["discord", "off"] = "discord"
    token: str | None = None
    """The only good token; None: any that is not empty."""
    privileged: Intent = PRIVILEGED
    """The privileged intents that the application may ask for."""
    identify_seconds: float = 0.0
    """Least time between two sessions; Discord wants 5 s. By default a killed bot may be back at once."""
    heartbeat_ms: int = HEARTBEAT_MS
    heartbeat_ack_seconds: float = HEARTBEAT_ACK_SECONDS
    """Time from a heartbeat to its acknowledgement; Discord's is the round trip over the network."""
    openapi: Path | None = None
    """Discord's API description, against which every body is held."""


class App:
    """The parts of a playground, put together."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.clock = Clock()
        self.world = World(self.clock, application_name=options.application_name, people=options.people)
        self.streams = Streams(self.world)
        self.gateway = Gateway(
            self.world,
            token_is_good=self.token_is_good,
            privileged=options.privileged,
            identify_seconds=options.identify_seconds,
            heartbeat_ms=options.heartbeat_ms,
            heartbeat_ack_seconds=options.heartbeat_ack_seconds,
            changed=self._connection_changed,
        )
        self.messaging = Messaging(self.world, self.gateway, self.streams)
        self.interactions = Interactions(self.world, self.gateway, self.messaging, self.streams)
        self.answers = Answers(self.world, self.interactions, self.messaging)
        self.rate_limits = RateLimits(self.clock, off=options.rate_limits == "off")
        self.faults = Faults()
        self.journal = Journal()
        self.openapi = None if options.openapi is None else OpenApi.read(options.openapi)
        self.url = ""

    def opened(self, url: str) -> None:
        """The address is known now."""
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
