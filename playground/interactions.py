"""The life of an interaction: an initial response within 3 s, then a token valid for 15 minutes."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final

from playground import limits, payloads, permissions
from playground.clock import Timer
from playground.errors import Json, refused
from playground.gateway import Gateway
from playground.installs import BY_GUILD, Owners, context_of, is_forced_private
from playground.messaging import Messaging
from playground.models import Channel, MessageFlag, Person, PostedMessage
from playground.people.streams import Streams
from playground.world import World


class InteractionKind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    PONG = 1
    MESSAGE = 4
    DEFERRED = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


_ACK: Final = {
    Callback.MESSAGE: "message",
    Callback.DEFERRED: "deferred",
    Callback.DEFERRED_UPDATE: "deferred_update",
    Callback.UPDATE: "update",
    Callback.CHOICES: "autocomplete",
    Callback.MODAL: "modal",
}


@dataclass(slots=True, eq=False)
class Interaction:
    id: int
    token: str
    kind: InteractionKind
    person: Person
    channel: Channel
    data: Json
    expires: float
    owners: Owners
    """By which installations it was begun: Discord's `authorizing_integration_owners`."""
    source: PostedMessage | None = None
    """The message whose component was used."""
    command_type: int = 1
    metadata: Json = field(default_factory=dict[str, Any])
    answered: Callback | None = None
    failed: bool = False
    original: PostedMessage | None = None
    loading: bool = False
    """Deferred; `original` is a loading message without content."""
    mine: set[int] = field(default_factory=set[int])
    """The messages created with this token."""
    follow_ups: int = 0
    modal: Json | None = None
    submission: Interaction | None = None
    """The interaction of the last modal submit; if it fails, the modal can be submitted again."""
    choices: asyncio.Future[list[Json]] | None = None
    timer: Timer | None = None

    @property
    def updatable(self) -> bool:
        return self.source is not None and not self.source.deleted

    @property
    def is_private(self) -> bool:
        """Whether Discord makes every answer ephemeral."""
        return is_forced_private(self.person, self.channel, self.owners)

    def count_follow_up(self) -> None:
        """Raise 40094 if where only users have installed the application there were five already."""
        if BY_GUILD not in self.owners and self.follow_ups >= limits.FOLLOW_UPS:
            raise refused("too_many_follow_ups")
        self.follow_ups += 1


class Interactions:
    def __init__(
        self, world: World, gateway: Gateway, messaging: Messaging, streams: Streams, *, remembered: int
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._messaging = messaging
        self._streams = streams
        self._remembered = remembered
        self._by_token: dict[str, Interaction] = {}
        self._by_id: dict[int, Interaction] = {}

    # Start

    def start(
        self,
        kind: InteractionKind,
        person: Person,
        channel: Channel,
        data: Json,
        *,
        owners: Owners,
        source: PostedMessage | None = None,
        opened_from: Interaction | None = None,
        command_type: int = 1,
    ) -> Interaction:
        """Dispatch an interaction to the bot and allow 3 s for the initial response.

        Without `owners`, nobody has the application installed here any more, and the bot does not get it.
        """
        clock = self._world.clock
        self._forget_expired()
        interaction = Interaction(
            id=self._world.snowflakes.new(),
            token=secrets.token_urlsafe(120),
            kind=kind,
            person=person,
            channel=channel,
            data=data,
            expires=clock.now() + limits.TOKEN_SECONDS,
            owners=owners,
            source=source,
            command_type=command_type,
        )
        interaction.metadata = self._metadata(interaction, opened_from)
        if opened_from is not None:
            opened_from.submission = interaction
        self._by_token[interaction.token] = interaction
        self._by_id[interaction.id] = interaction
        if kind is InteractionKind.AUTOCOMPLETE:
            interaction.choices = asyncio.get_running_loop().create_future()
        interaction.timer = clock.after(limits.FIRST_RESPONSE_SECONDS, lambda: self._too_late(interaction))
        if owners:
            guild_id = None if channel.guild is None else channel.guild.id
            self._gateway.dispatch("INTERACTION_CREATE", self.event(interaction), guild_id=guild_id)
        return interaction

    def event(self, interaction: Interaction) -> Json:
        """INTERACTION_CREATE, as the bot gets it."""
        world, person, channel = self._world, interaction.person, interaction.channel
        guild = channel.guild
        bits = str(permissions.of_person(person.id, channel))
        shape: Json = {
            "id": str(interaction.id),
            "application_id": str(world.application_id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": payloads.channel(channel, world) | {"permissions": bits},
            "locale": person.locale,
            "app_permissions": str(permissions.of_application(person.id, channel)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": interaction.owners,
            "context": int(context_of(channel)),
            "attachment_size_limit": limits.FILE_BYTES,
        }
        if guild is not None:
            shape["guild_id"] = str(guild.id)
            shape["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
            shape["guild_locale"] = guild.locale
            shape["member"] = payloads.member(guild, person) | {"permissions": bits, "unusual_dm_activity_until": None}
        else:
            shape["user"] = payloads.user(person)
        if interaction.source is not None:
            shape["message"] = payloads.message(interaction.source, world.bot.id, world)
        return shape

    def _metadata(self, interaction: Interaction, opened_from: Interaction | None) -> Json:
        kind = interaction.kind
        metadata: Json = {
            "id": str(interaction.id),
            "type": int(kind),
            "user": payloads.user(interaction.person),
            "authorizing_integration_owners": interaction.owners,
        }
        if kind is InteractionKind.COMMAND:
            metadata |= {"name": interaction.data["name"], "command_type": interaction.command_type}
        elif kind is InteractionKind.COMPONENT and interaction.source is not None:
            metadata["interacted_message_id"] = str(interaction.source.id)
        elif kind is InteractionKind.MODAL and opened_from is not None:
            metadata["triggering_interaction_metadata"] = opened_from.metadata
        return metadata

    # Progress, as the user sees it

    def answered(self, interaction: Interaction, callback: Callback, message: PostedMessage | None) -> None:
        """Record the initial response and the message that it created or edited."""
        interaction.answered = callback
        self._stop_waiting(interaction)
        ack: Json = {"interaction_id": str(interaction.id), "type": _ACK.get(callback, "pong")}
        if interaction.modal is not None:
            ack["modal"] = interaction.modal
        if message is not None:
            ack["message_id"] = str(message.id)
        self._streams.to(interaction.person.id, "interaction_ack", ack)
        if interaction.loading:
            clock = self._world.clock
            seconds = interaction.expires - clock.now()
            interaction.timer = clock.after(seconds, lambda: self._never_filled(interaction))
        else:
            self._finished(interaction, message)

    def filled(self, interaction: Interaction) -> None:
        """Record that a deferred response received its content."""
        interaction.loading = False
        self._stop_waiting(interaction)
        self._finished(interaction, interaction.original)

    def _stop_waiting(self, interaction: Interaction) -> None:
        if interaction.timer is not None:
            interaction.timer.cancel()
            interaction.timer = None

    def _finished(self, interaction: Interaction, message: PostedMessage | None) -> None:
        data: Json = {"interaction_id": str(interaction.id)}
        if message is not None and not message.deleted:
            data["message_id"] = str(message.id)
        self._streams.to(interaction.person.id, "interaction_done", data)

    def _too_late(self, interaction: Interaction) -> None:
        interaction.failed = True
        if interaction.choices is not None and not interaction.choices.done():
            interaction.choices.set_exception(TimeoutError())
        self._fail(interaction, "The application did not respond")

    def _never_filled(self, interaction: Interaction) -> None:
        """Fail a deferred response whose token expired."""
        message = interaction.original
        if interaction.loading and message is not None and not message.deleted:
            message.flags &= ~MessageFlag.LOADING
            self._messaging.changed(message)
        self._fail(interaction, "The application did not respond")

    def _fail(self, interaction: Interaction, reason: str) -> None:
        data = {"interaction_id": str(interaction.id), "reason": reason}
        self._streams.to(interaction.person.id, "interaction_failed", data)

    def _forget_expired(self) -> None:
        now = self._world.clock.now()
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if oldest.expires > now and len(self._by_id) < self._remembered:
                return
            del self._by_id[oldest.id]
            del self._by_token[oldest.token]

    # Look-up

    def of_person(self, interaction_id: int, person: Person) -> Interaction | None:
        interaction = self._by_id.get(interaction_id)
        return interaction if interaction is not None and interaction.person is person else None

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """The interaction of this id and token, which must still await its initial response."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id or interaction.failed:
            raise refused("unknown_interaction")
        if interaction.answered is not None:
            raise refused("acknowledged")
        return interaction

    def of_token(self, application_id: int, token: str) -> Interaction:
        """The interaction whose token is used after its initial response."""
        if application_id != self._world.application_id:
            raise refused("unknown_webhook")
        interaction = self._by_token.get(token)
        if interaction is None or interaction.expires <= self._world.clock.now():
            raise refused("webhook_token")
        if interaction.answered is None or interaction.failed:
            raise refused("unknown_webhook")
        return interaction

    def message_of(self, interaction: Interaction, which: str) -> PostedMessage:
        """A message of the interaction: `@original`, or the id of the initial response or of a follow-up."""
        original = interaction.original
        if which == "@original":
            message = original
        elif which.isdecimal():
            message = self._world.messages.get(int(which))
            if message is not original and int(which) not in interaction.mine:
                message = None
        else:
            message = None
        if message is None or message.deleted:
            raise refused("unknown_message")
        return message
