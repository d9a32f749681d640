"""The application's own emojis."""

from __future__ import annotations

import re
from typing import Final

from playground import images, limits, payloads
from playground.errors import InvalidForm, Json, refused
from playground.ratelimits import Bucket
from playground.rest.call import Reply, RestCall, Routes
from playground.validation.form import Form
from playground.world import Emoji, World

routes: Final = Routes()

_WRITE: Final = Bucket("emoji write", limits.EMOJI_PACE)
_ALL: Final = "/applications/{application_id}/emojis"
_ONE: Final = f"{_ALL}/{{emoji_id}}"
_NAME: Final = re.compile(r"\w{2,32}", re.ASCII)


def _shape(emoji: Emoji, world: World) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": payloads.user(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": emoji.animated,
        "available": True,
    }


def _world(call: RestCall) -> World:
    if call.id("application_id") != call.app.world.application_id:
        raise refused("not_yours")
    return call.app.world


def _emoji(call: RestCall) -> Emoji:
    emoji = _world(call).emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise refused("unknown_emoji")
    return emoji


def _name(form: Form, call: RestCall) -> str:
    name = form.text(call.object(), "name", (), low=2, high=32, required=True)
    if name and not _NAME.fullmatch(name):
        sentence = "String value did not match validation regex."
        form.note(("name",), "STRING_TYPE_REGEX", sentence)
    elif any(emoji.name == name for emoji in call.app.world.emojis.values()):
        form.note(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This name is already taken by another emoji")
    return name


@routes("GET", _ALL)
async def listing(call: RestCall) -> Json:
    world = _world(call)
    return {"items": [_shape(emoji, world) for emoji in world.emojis.values()]}


@routes("GET", _ONE)
async def one(call: RestCall) -> Json:
    return _shape(_emoji(call), call.app.world)


@routes("POST", _ALL, bucket=_WRITE)
async def create(call: RestCall) -> Reply:
    world = _world(call)
    form = Form()
    name = _name(form, call)
    given = form.text(call.object(), "image", (), high=limits.REQUEST_BYTES, required=True)
    form.finish()
    if len(world.emojis) >= limits.APPLICATION_EMOJIS:
        raise refused("too_many_emojis")
    content = images.from_data_uri(given)
    if content is None:
        raise InvalidForm([(("image",), "IMAGE_INVALID", "Invalid image data")])
    if len(content) > limits.EMOJI_BYTES:
        sentence = "File cannot be larger than 256.0 kb."
        raise InvalidForm([(("image",), "BINARY_TYPE_MAX_SIZE", sentence)])
    kind = images.content_type("", content)
    emoji = Emoji(world.snowflakes.new(), name, kind == "image/gif", content, kind)
    world.emojis[emoji.id] = emoji
    return Reply(201, _shape(emoji, world))


@routes("PATCH", _ONE, bucket=_WRITE)
async def rename(call: RestCall) -> Json:
    emoji = _emoji(call)
    form = Form()
    name = _name(form, call)
    form.finish()
    emoji.name = name
    return _shape(emoji, call.app.world)


@routes("DELETE", _ONE, bucket=_WRITE)
async def delete(call: RestCall) -> None:
    del call.app.world.emojis[_emoji(call).id]
