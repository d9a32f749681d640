"""Channels, threads and direct messages."""

from __future__ import annotations

from typing import Final

from playground import limits, payloads, permissions
from playground.errors import Json, refused
from playground.models import Channel, ChannelType
from playground.permissions import Permission
from playground.rest.call import Reply, RestCall, Routes
from playground.validation.form import Form

routes: Final = Routes()


def _visible(call: RestCall) -> Channel:
    channel = call.app.world.channel(call.id("channel_id"))
    permissions.require(channel, Permission.VIEW_CHANNEL)
    return channel


@routes("GET", "/channels/{channel_id}")
async def one(call: RestCall) -> Json:
    return payloads.channel(_visible(call), call.app.world)


@routes("PATCH", "/channels/{channel_id}")
async def change(call: RestCall) -> Json:
    """Change a thread of the bot's own; it lacks the permission for any other channel."""
    channel, world = _visible(call), call.app.world
    thread = channel.thread
    if thread is None or thread.owner_id != world.bot.id:
        raise refused("missing_permissions")
    form, body = Form(), call.object()
    name = form.text(body, "name", (), low=1, high=limits.CHANNEL_NAME, default=channel.name)
    minutes = thread.auto_archive_minutes
    minutes = form.choice(body, "auto_archive_duration", (), limits.AUTO_ARCHIVE_MINUTES, default=minutes)
    archived = form.flag(body, "archived", (), default=thread.archived)
    form.finish()
    if form.flag(body, "locked", (), default=thread.locked) != thread.locked:
        raise refused("missing_permissions")
    if archived != thread.archived:
        thread.archived_since = world.now_iso()
    channel.name, thread.auto_archive_minutes, thread.archived = name, minutes, archived
    call.app.messaging.channel_event("UPDATE", channel)
    return payloads.channel(channel, world)


@routes("DELETE", "/channels/{channel_id}")
async def delete(call: RestCall) -> Json:
    channel = _visible(call)
    if channel.type == ChannelType.DM:
        return payloads.channel(channel, call.app.world)
    raise refused("missing_permissions")


@routes("POST", "/channels/{channel_id}/threads")
async def thread(call: RestCall) -> Reply:
    channel, world = _visible(call), call.app.world
    form, body = Form(), call.object()
    name = form.text(body, "name", (), low=1, high=limits.CHANNEL_NAME, required=True)
    minutes = form.choice(body, "auto_archive_duration", (), limits.AUTO_ARCHIVE_MINUTES, default=1440)
    kind = form.choice(body, "type", (), (10, 11, 12), default=12)
    invitable = form.flag(body, "invitable", (), default=True)
    form.finish()
    is_private = kind == ChannelType.PRIVATE_THREAD
    permissions.require(channel, Permission.CREATE_PRIVATE_THREADS if is_private else Permission.CREATE_PUBLIC_THREADS)
    opened = call.app.messaging.open_thread(channel, name, world.bot, minutes=minutes, is_private=is_private)
    assert opened.thread is not None
    opened.thread.invitable = invitable
    return Reply(201, payloads.channel(opened, world))


@routes("PUT", "/channels/{channel_id}/thread-members/@me")
async def join(call: RestCall) -> None:
    channel = _visible(call)
    if channel.thread is None:
        raise refused("not_in_this_channel")
    call.app.messaging.join_thread(channel, call.app.world.bot)


@routes("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add(call: RestCall) -> None:
    """Add a user to a thread in which the bot may write."""
    channel, world = _visible(call), call.app.world
    if channel.thread is None:
        raise refused("not_in_this_channel")
    permissions.require_sending(channel, files=False)
    if channel.thread.archived:
        raise refused("archived")
    person = world.people.get(call.id("user_id"))
    if person is None:
        raise refused("unknown_user")
    if channel.guild is None or person.id not in channel.guild.joined:
        raise refused("unknown_member")
    call.app.messaging.join_thread(channel, person, added_by=world.bot)


@routes("GET", "/channels/{channel_id}/thread-members")
async def members(call: RestCall) -> list[Json]:
    channel, world = _visible(call), call.app.world
    if channel.thread is None:
        raise refused("not_in_this_channel")
    found = sorted(channel.thread.members)
    if call.asked("with_member"):  # Only then Discord answers in pages.
        limit = call.asked_number("limit", default=100, low=1, high=100)
        after = call.asked_id("after") or 0
        found = [number for number in found if number > after][:limit]
    return [payloads.thread_member(channel, world.people[number]) for number in found]


@routes("DELETE", "/channels/{channel_id}/thread-members/@me")
async def leave(call: RestCall) -> None:
    channel = _visible(call)
    if channel.thread is None:
        raise refused("not_in_this_channel")
    channel.thread.members.discard(call.app.world.bot.id)


@routes("GET", "/guilds/{guild_id}/threads/active")
async def active_threads(call: RestCall) -> Json:
    world = call.app.world
    guild = world.guilds.get(call.id("guild_id"))
    if guild is None or guild.bot_gone:
        raise refused("unknown_guild")
    threads = payloads.active_threads(guild)
    members = [payloads.thread_member(c, world.bot) for c in threads if c.thread and world.bot.id in c.thread.members]
    return {"threads": [payloads.channel(c, world) for c in threads], "members": members, "has_more": False}


@routes("POST", "/users/@me/channels")
async def private(call: RestCall) -> Json:
    form, world = Form(), call.app.world
    person_id = form.snowflake(call.object(), "recipient_id", (), required=True)
    form.finish()
    person = world.people.get(person_id or 0)
    if person is None or person.bot:
        raise refused("unknown_user")
    channel, new = world.dm_with(person)
    if new:
        call.app.messaging.channel_event("CREATE", channel)
    return payloads.channel(channel, world)
