"""Interaction responses, and what interaction tokens allow afterwards."""

from __future__ import annotations

from typing import Final

from playground import limits, payloads
from playground.errors import Json, refused
from playground.interactions import Callback, Interaction
from playground.models import MessageFlag, PostedMessage
from playground.ratelimits import Bucket
from playground.rest.call import Reply, RestCall, Routes

routes: Final = Routes()

_TOKEN: Final = Bucket("interaction token", limits.INTERACTION_TOKEN_PACE)
_WEBHOOK: Final = "/webhooks/{webhook_id}/{webhook_token}"
_MESSAGE: Final = f"{_WEBHOOK}/messages/{{message_id}}"
_ORIGINAL: Final = f"{_WEBHOOK}/messages/@original"


@routes("POST", "/interactions/{interaction_id}/{interaction_token}/callback", limited=False, authorized=False)
async def answer(call: RestCall) -> Reply:
    interactions = call.app.interactions
    interaction = interactions.to_answer(call.id("interaction_id"), call.parameters["interaction_token"])
    message = call.app.answers.answer(interaction, call.body, call.files)
    if not call.asked("with_response"):
        return Reply(204)
    callback = interaction.answered
    assert callback is not None
    about: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    made = interaction.original
    if made is not None:
        about |= {
            "response_message_id": str(made.id),
            "response_message_loading": interaction.loading,
            "response_message_ephemeral": bool(made.flags & MessageFlag.EPHEMERAL),
        }
    shape: Json = {"interaction": about}
    if message is not None and callback in (Callback.MESSAGE, Callback.UPDATE):
        shape["resource"] = {"type": int(callback), "message": _shape(call, message)}
    return Reply(200, shape)


def _shape(call: RestCall, message: PostedMessage) -> Json:
    """A message created or edited by a token: always with content, as it is the bot's own."""
    return payloads.message(message, call.app.world.bot.id, call.app.world)


def _interaction(call: RestCall) -> Interaction:
    return call.app.interactions.of_token(call.id("webhook_id"), call.parameters["webhook_token"])


def _which(call: RestCall) -> str:
    return call.parameters.get("message_id", "@original")


@routes("POST", _WEBHOOK, bucket=_TOKEN, authorized=False)
async def follow_up(call: RestCall) -> Json:
    interaction = _interaction(call)
    return _shape(call, call.app.answers.follow_up(interaction, call.body, call.files))


@routes("GET", _ORIGINAL, bucket=_TOKEN, authorized=False)
@routes("GET", _MESSAGE, bucket=_TOKEN, authorized=False)
async def one(call: RestCall) -> Json:
    return _shape(call, call.app.interactions.message_of(_interaction(call), _which(call)))


@routes("PATCH", _ORIGINAL, bucket=_TOKEN, authorized=False)
@routes("PATCH", _MESSAGE, bucket=_TOKEN, authorized=False)
async def edit(call: RestCall) -> Json:
    interactions = call.app.interactions
    interaction = _interaction(call)
    message = interactions.message_of(interaction, _which(call))
    thread = message.channel.thread
    if thread is not None and thread.archived and message.seen_by is None:
        raise refused("archived")
    return _shape(call, call.app.answers.edit(interaction, message, call.body, call.files))


@routes("DELETE", _ORIGINAL, bucket=_TOKEN, authorized=False)
@routes("DELETE", _MESSAGE, bucket=_TOKEN, authorized=False)
async def delete(call: RestCall) -> None:
    interactions = call.app.interactions
    interaction = _interaction(call)
    call.app.answers.delete(interaction, interactions.message_of(interaction, _which(call)))
