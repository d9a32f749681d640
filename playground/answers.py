"""The bot's interaction responses: the initial one, and later requests with the interaction's token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.errors import InvalidForm, Json, refused
from playground.interactions import Callback, Interaction, InteractionKind, Interactions
from playground.messaging import Messaging
from playground.models import MessageFlag, MessageType, PostedMessage
from playground.validation.commands import read_choices
from playground.validation.form import Form
from playground.validation.messages import Draft, Upload, read_message
from playground.validation.modals import read_modal
from playground.world import World


class InteractionAnswers:
    """Handles interaction responses. A body beyond the limits raises InvalidForm and changes nothing."""

    def __init__(self, world: World, interactions: Interactions, messaging: Messaging) -> None:
        self._world = world
        self._interactions = interactions
        self._messaging = messaging
        self.file_url = ""

    # Initial response

    def answer(self, interaction: Interaction, body: Any, files: Mapping[int, Upload]) -> PostedMessage | None:
        """Apply an initial response; returns the message that it created or edited, if any."""
        form = Form()
        body = form.body(body)
        number = form.choice(body, "type", (), _callbacks_of(interaction), required=True)
        data = form.object(body, "data", ())
        form.finish()
        callback = Callback(number)
        if callback in (Callback.DEFERRED_UPDATE, Callback.UPDATE) and not interaction.updatable:
            raise refused("unknown_message")
        if callback in (Callback.MESSAGE, Callback.UPDATE, Callback.CHOICES, Callback.MODAL) and data is None:
            raise InvalidForm([(("data",), "BASE_TYPE_REQUIRED", "This field is required")])
        done = self._do(interaction, callback, data or {}, files)
        self._interactions.answered(interaction, callback, done)
        return done

    def _do(
        self, interaction: Interaction, callback: Callback, data: Json, files: Mapping[int, Upload]
    ) -> PostedMessage | None:
        if callback is Callback.MESSAGE:
            draft = self._read(interaction, data, files, at=("data",))
            interaction.original = self._post(interaction, draft)
            return interaction.original
        if callback is Callback.DEFERRED:
            flags = data.get("flags")
            private = MessageFlag.EPHEMERAL if isinstance(flags, int) and flags & MessageFlag.EPHEMERAL else 0
            interaction.original = self._post(interaction, Draft(flags=MessageFlag.LOADING | private))
            interaction.loading = True
            return interaction.original
        if callback in (Callback.DEFERRED_UPDATE, Callback.UPDATE):
            assert interaction.source is not None
            interaction.original = interaction.source
            if callback is Callback.UPDATE:
                draft = self._read(interaction, data, files, at=("data",), before=interaction.source)
                return self._messaging.edit(interaction.source, draft)
            return None
        if callback is Callback.CHOICES:
            self._complete(interaction, data)
        elif callback is Callback.MODAL:
            interaction.modal = read_modal(data, self._world)
        return None

    def _complete(self, interaction: Interaction, data: Json) -> None:
        form = Form()
        choices = read_choices(form, data, ("data",), focused_type(interaction.data))
        form.finish()
        if interaction.choices is not None and not interaction.choices.done():
            interaction.choices.set_result(choices)

    # After the initial response

    def follow_up(self, interaction: Interaction, body: Any, files: Mapping[int, Upload]) -> PostedMessage:
        """Post a follow-up message; the first one after a deferral fills the deferred message instead."""
        draft = self._read(interaction, Form().body(body), files)
        interaction.count_follow_up()
        if interaction.loading and interaction.original is not None and not interaction.original.deleted:
            return self._fill(interaction, draft)
        return self._post(interaction, draft, reply_to=interaction.original)

    def edit(
        self, interaction: Interaction, message: PostedMessage, body: Any, files: Mapping[int, Upload]
    ) -> PostedMessage:
        draft = self._read(interaction, Form().body(body), files, before=message)
        if interaction.loading and message is interaction.original:
            return self._fill(interaction, draft)
        return self._messaging.edit(message, draft)

    def delete(self, interaction: Interaction, message: PostedMessage) -> None:
        self._messaging.delete(message)
        if interaction.loading and message is interaction.original:
            self._interactions.filled(interaction)

    def _fill(self, interaction: Interaction, draft: Draft) -> PostedMessage:
        message = interaction.original
        assert message is not None
        # The deferral has already decided whether the message is ephemeral.
        draft.flags &= ~(MessageFlag.EPHEMERAL | MessageFlag.LOADING)
        self._messaging.edit(message, draft)
        self._interactions.filled(interaction)
        return message

    def _read(
        self,
        interaction: Interaction,
        body: Json,
        files: Mapping[int, Upload],
        *,
        at: tuple[str, ...] = (),
        before: PostedMessage | None = None,
    ) -> Draft:
        channel_id = interaction.channel.id
        return read_message(
            body,
            files,
            self._world,
            channel_id=channel_id,
            file_url=self.file_url,
            at=at,
            before=before,
            private=True,
        )

    def _post(self, interaction: Interaction, draft: Draft, *, reply_to: PostedMessage | None = None) -> PostedMessage:
        if interaction.channel.id not in self._world.channels:
            raise refused("unknown_channel")
        if reply_to is None and interaction.kind is InteractionKind.COMMAND:
            kind = MessageType.CHAT_INPUT_COMMAND if interaction.command_type == 1 else MessageType.CONTEXT_MENU_COMMAND
        else:
            reply_to = reply_to or interaction.source
            kind = MessageType.REPLY if reply_to is not None else MessageType.DEFAULT
        if interaction.is_private:
            draft.flags |= MessageFlag.EPHEMERAL
        private = bool(draft.flags & MessageFlag.EPHEMERAL)
        metadata = interaction.metadata
        if interaction.original is not None:
            metadata = metadata | {"original_response_message_id": str(interaction.original.id)}
        message = PostedMessage(
            id=self._world.snowflakes.new(),
            channel=interaction.channel,
            author=self._world.bot,
            timestamp=self._world.now_iso(),
            type=kind,
            application_id=self._world.application_id,
            webhook=True,
            interaction=metadata,
            seen_by=interaction.person.id if private else None,
        )
        interaction.mine.add(message.id)
        return self._messaging.post(message, draft, reference=reply_to)


def _callbacks_of(interaction: Interaction) -> frozenset[int]:
    """The callback types allowed for this kind of interaction."""
    if interaction.kind is InteractionKind.AUTOCOMPLETE:
        return frozenset({Callback.CHOICES})
    allowed = {Callback.MESSAGE, Callback.DEFERRED}
    if interaction.kind is not InteractionKind.MODAL:
        allowed.add(Callback.MODAL)
    if interaction.source is not None:
        allowed |= {Callback.DEFERRED_UPDATE, Callback.UPDATE}
    return frozenset(int(callback) for callback in allowed)


def focused_type(data: Json) -> int:
    """The type of the option being autocompleted, 0 if none is focused."""
    for option in data.get("options") or ():
        if option.get("focused"):
            return int(option["type"])
        inner = focused_type(option)
        if inner:
            return inner
    return 0
