"""Channel messages and their reactions."""

from __future__ import annotations

from typing import Final

from playground import limits, payloads, permissions
from playground.app import App
from playground.errors import InvalidForm, Json, refused
from playground.messaging import emoji_key
from playground.models import Channel, ChannelType, MessageFlag, MessageType, PostedMessage
from playground.permissions import Permission
from playground.ratelimits import Bucket
from playground.rest.call import RestCall, Routes
from playground.snowflakes import time_of
from playground.validation.emojis import is_unicode_emoji
from playground.validation.form import Form
from playground.validation.messages import Draft, read_message

routes: Final = Routes()

_CREATE: Final = Bucket("message create", limits.MESSAGE_CREATE_PACE)
_EDIT: Final = Bucket("message edit", limits.MESSAGE_EDIT_PACE)
_DELETE: Final = Bucket("message delete", limits.MESSAGE_DELETE_PACE)
_REACT: Final = Bucket("reaction", limits.REACTION_PACE)

_NONCES_LOOKED_AT: Final = 50


def as_bot_sees(app: App, message: PostedMessage) -> Json:
    """A message for a REST response, without content if the bot may not read it."""
    shape = payloads.message(message, app.world.bot.id, app.world)
    if message.channel.guild is None or app.gateway.sees_content():
        return shape
    return payloads.withheld(shape, str(app.world.bot.id))


@routes("POST", "/channels/{channel_id}/messages", bucket=_CREATE)
async def create(call: RestCall) -> Json:
    app, world = call.app, call.app.world
    channel = world.channel(call.id("channel_id"))
    permissions.require_sending(channel, files=bool(call.files))
    for person in channel.recipients:
        if not (person.has_installed or world.meets_bot(person)):
            raise refused("no_mutual_guild")
        if not person.dms_open:
            raise refused("closed_dms")
    if channel.thread is not None and channel.thread.archived and channel.thread.locked:
        raise refused("archived")
    body = call.object()
    draft = read_message(body, call.files, world, channel_id=channel.id, file_url=app.file_url)
    earlier = _same_nonce(channel, world.bot.id, draft) if body.get("enforce_nonce") else None
    if earlier is not None:
        return as_bot_sees(app, earlier)
    reference = _reference(channel, draft)
    message = PostedMessage(
        id=world.snowflakes.new(),
        channel=channel,
        author=world.bot,
        timestamp=world.now_iso(),
        type=MessageType.DEFAULT if reference is None else MessageType.REPLY,
    )
    return as_bot_sees(app, app.messaging.post(message, draft, reference=reference))


def _same_nonce(channel: Channel, author_id: int, draft: Draft) -> PostedMessage | None:
    recent = list(channel.messages.values())[-_NONCES_LOOKED_AT:]
    for message in recent:
        if draft.nonce is not None and message.nonce == draft.nonce and message.author.id == author_id:
            return message
    return None


def _reference(channel: Channel, draft: Draft) -> PostedMessage | None:
    if draft.reference_id is None:
        return None
    message = channel.messages.get(draft.reference_id)
    if message is not None and message.seen_by is None:
        permissions.require(channel, Permission.READ_MESSAGE_HISTORY)
        return message
    if draft.reference_must_exist:
        raise InvalidForm([(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")])
    return None


@routes("GET", "/channels/{channel_id}/messages")
async def listing(call: RestCall) -> list[Json]:
    channel = call.app.world.channel(call.id("channel_id"))
    permissions.require(channel, Permission.VIEW_CHANNEL)
    limit = call.asked_number("limit", default=50, low=1, high=100)
    if not permissions.of_bot(channel) & Permission.READ_MESSAGE_HISTORY:
        return []
    public = [message for message in channel.messages.values() if message.seen_by is None]
    before, after, around = (call.asked_id(key) for key in ("before", "after", "around"))
    if around is not None:
        earlier = [m for m in public if m.id <= around][-(limit // 2 + 1) :]
        later = [m for m in public if m.id > around][: limit // 2]
        chosen = (earlier + later)[:limit]
    elif after is not None:
        chosen = [m for m in public if m.id > after][:limit]
    else:
        chosen = [m for m in public if before is None or m.id < before][-limit:]
    return [as_bot_sees(call.app, message) for message in reversed(chosen)]


def _message(call: RestCall, needed: Permission) -> PostedMessage:
    channel = call.app.world.channel(call.id("channel_id"))
    permissions.require(channel, needed)
    return call.app.world.message(channel, call.id("message_id"))


@routes("GET", "/channels/{channel_id}/messages/{message_id}")
async def one(call: RestCall) -> Json:
    return as_bot_sees(call.app, _message(call, Permission.READ_MESSAGE_HISTORY))


@routes("PATCH", "/channels/{channel_id}/messages/{message_id}", bucket=_EDIT)
async def edit(call: RestCall) -> Json:
    app, world = call.app, call.app.world
    message = _message(call, Permission.VIEW_CHANNEL)
    body = call.object()
    if message.channel.thread is not None and message.channel.thread.archived:
        raise refused("archived")
    if message.author is not world.bot:
        if set(body) - {"flags"} or not _may_manage(message.channel):
            raise refused("not_author")
        return as_bot_sees(app, message)
    if call.files:
        permissions.require(message.channel, Permission.ATTACH_FILES)
    if world.clock.now() - time_of(message.id) > limits.OLD_MESSAGE_SECONDS:
        app.rate_limits.take_old_edit(message.channel.id)
    channel_id = message.channel.id
    draft = read_message(body, call.files, world, channel_id=channel_id, file_url=app.file_url, before=message)
    return as_bot_sees(app, app.messaging.edit(message, draft))


@routes("DELETE", "/channels/{channel_id}/messages/{message_id}", bucket=_DELETE)
async def delete(call: RestCall) -> None:
    message = _message(call, Permission.VIEW_CHANNEL)
    if message.author is not call.app.world.bot and not _may_manage(message.channel):
        raise refused("missing_permissions")
    call.app.messaging.delete(message)


def _may_manage(channel: Channel) -> bool:
    return bool(permissions.of_bot(channel) & Permission.MANAGE_MESSAGES)


@routes("POST", "/channels/{channel_id}/typing")
async def typing(call: RestCall) -> None:
    channel = call.app.world.channel(call.id("channel_id"))
    permissions.require_sending(channel, files=False)
    call.app.messaging.typing(channel, call.app.world.bot)


@routes("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def thread(call: RestCall) -> Json:
    message = _message(call, Permission.CREATE_PUBLIC_THREADS)
    form, body, world = Form(), call.object(), call.app.world
    name = form.text(body, "name", (), low=1, high=limits.CHANNEL_NAME, required=True)
    minutes = form.choice(body, "auto_archive_duration", (), limits.AUTO_ARCHIVE_MINUTES, default=1440)
    form.finish()
    if message.channel.type != ChannelType.TEXT or message.flags & MessageFlag.EPHEMERAL:
        raise refused("not_in_this_channel")
    channel = call.app.messaging.open_thread(message.channel, name, world.bot, message=message, minutes=minutes)
    return payloads.channel(channel, world)


# Reactions


def _emoji(call: RestCall) -> Json:
    """`name:id` of an application emoji, or a Unicode one."""
    text = call.parameters["emoji_name"]
    name, _, number = text.rpartition(":")
    if name and number.isdecimal():
        known = call.app.world.emojis.get(int(number))
        if known is None:
            raise refused("unknown_emoji")
        return {"id": str(known.id), "name": known.name, "animated": known.animated}
    if not is_unicode_emoji(text):
        raise refused("unknown_emoji")
    return {"id": None, "name": text}


_REACTIONS: Final = "/channels/{channel_id}/messages/{message_id}/reactions"


@routes("PUT", f"{_REACTIONS}/{{emoji_name}}/@me", bucket=_REACT)
async def react(call: RestCall) -> None:
    message = _message(call, Permission.READ_MESSAGE_HISTORY)
    emoji = _emoji(call)
    if emoji_key(emoji) not in message.reactions:
        permissions.require(message.channel, Permission.ADD_REACTIONS)
    call.app.messaging.react(message, call.app.world.bot, emoji)


@routes("DELETE", f"{_REACTIONS}/{{emoji_name}}/@me", bucket=_REACT)
async def unreact(call: RestCall) -> None:
    message = _message(call, Permission.READ_MESSAGE_HISTORY)
    call.app.messaging.unreact(message, call.app.world.bot, _emoji(call))


@routes("DELETE", f"{_REACTIONS}/{{emoji_name}}/{{user_id}}", bucket=_REACT)
async def unreact_other(call: RestCall) -> None:
    message = _message(call, Permission.MANAGE_MESSAGES)
    person = call.app.world.people.get(call.id("user_id"))
    if person is None:
        raise refused("unknown_user")
    call.app.messaging.unreact(message, person, _emoji(call))


@routes("GET", f"{_REACTIONS}/{{emoji_name}}")
async def reacted(call: RestCall) -> list[Json]:
    message = _message(call, Permission.READ_MESSAGE_HISTORY)
    reaction = message.reactions.get(emoji_key(_emoji(call)))
    people = call.app.world.people
    return [] if reaction is None else [payloads.user(people[i]) for i in reaction.people]
