"""A session at Discord's gateway. It is saved with the lease of its shard, and who takes the lease goes on with it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GatewaySession:
    """A session, and how far it has been heard: Discord sends again what came after `sequence`."""

    id: str
    sequence: int
    resume_url: str


@dataclass(frozen=True, slots=True)
class HandedOver:
    """The session of a shard that was taken."""

    session: GatewaySession
    is_given_back: bool
    """Whether the process before gave the shard back, and so has done all that it heard, and nothing that came after
    `session.sequence`. Otherwise it died, and may have done things since it saved the session."""
