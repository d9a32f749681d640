"""The world's objects as Discord's JSON."""

from __future__ import annotations

from typing import Final

from playground import permissions
from playground.errors import Json
from playground.models import Attachment, Channel, ChannelType, Guild, Person, PostedMessage, Reaction
from playground.world import World

_SPOILER: Final = 1 << 3
"""A flag of attachments."""


def user(person: Person) -> Json:
    shape: Json = {
        "id": str(person.id),
        "username": person.username,
        "discriminator": "0000" if person.bot else "0",
        "global_name": None if person.bot else person.global_name,
        "avatar": None,
        "avatar_decoration_data": None,
        "public_flags": 0,
    }
    if person.bot:
        shape["bot"] = True
    return shape


def person(of: Person) -> Json:
    """A user as the people's API lists them."""
    return {
        "id": str(of.id),
        "username": of.username,
        "global_name": of.global_name,
        "avatar_color": of.avatar_color,
        "locale": of.locale,
        "dms_open": of.dms_open,
        "has_installed": of.has_installed,
    }


def member(guild: Guild, person: Person, *, with_user: bool = True) -> Json:
    shape: Json = {
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [str(guild.bot_role_id)] if person.bot else [str(role.id) for role in guild.roles_of(person.id)],
        "joined_at": guild.joined[person.id],
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }
    if with_user:
        shape["user"] = user(person)
    return shape


def role(
    role_id: int,
    name: str,
    position: int,
    *,
    bot_id: int | None = None,
    mentionable: bool = False,
    bits: int = int(permissions.EVERYONE),
) -> Json:
    shape: Json = {
        "id": str(role_id),
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(bits),
        "managed": bot_id is not None,
        "mentionable": mentionable,
        "flags": 0,
    }
    if bot_id is not None:
        shape["tags"] = {"bot_id": str(bot_id)}
    return shape


def channel(of: Channel, world: World) -> Json:
    last = None if of.last_message_id is None else str(of.last_message_id)
    shape: Json = {"id": str(of.id), "type": int(of.type), "last_message_id": last, "flags": 0}
    guild, thread = of.guild, of.thread
    if guild is None:
        shape["recipients"] = [user(person) for person in of.recipients]
        if of.type == ChannelType.GROUP_DM:
            shape |= {"name": of.name or None, "icon": None, "owner_id": str(of.owner_id)}
        return shape
    shape |= {"guild_id": str(guild.id), "name": of.name, "rate_limit_per_user": 0, "nsfw": False}
    if thread is None:
        deny = str(of.deny)
        own: list[Json] = [{"id": str(world.bot.id), "type": 1, "allow": "0", "deny": deny}] if of.deny else []
        shape |= {
            "position": of.position,
            "permission_overwrites": [*own, *of.overwrites],
            "topic": of.topic,
            "parent_id": None,
            "default_auto_archive_duration": 1440,
            "last_pin_timestamp": None,
        }
        return shape
    assert of.parent is not None
    shape |= {
        "parent_id": str(of.parent.id),
        "owner_id": str(thread.owner_id),
        "message_count": thread.sent,
        "total_message_sent": thread.sent,
        "member_count": len(thread.members),
        "thread_metadata": {
            "archived": thread.archived,
            "auto_archive_duration": thread.auto_archive_minutes,
            "archive_timestamp": thread.archived_since,
            "locked": thread.locked,
            "create_timestamp": thread.created,
        },
    }
    if of.is_private_thread:
        shape["thread_metadata"]["invitable"] = thread.invitable
    if world.bot.id in thread.members:
        shape["member"] = thread_member(of, world.bot)
    return shape


def thread_member(channel: Channel, person: Person) -> Json:
    assert channel.thread is not None
    return {"id": str(channel.id), "user_id": str(person.id), "join_timestamp": channel.thread.created, "flags": 0}


def guild(of: Guild, world: World) -> Json:
    """A guild as the REST API returns it: without channels and members."""
    return {
        "id": str(of.id),
        "name": of.name,
        "icon": None,
        "icon_hash": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(of.owner_id),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": [
            role(of.id, "@everyone", 0, bits=permissions.of_everyone(of)),
            *(role(each.id, each.name, 1, mentionable=each.mentionable, bits=each.permissions) for each in of.roles),
            *([] if of.bot_gone else [role(of.bot_role_id, world.bot.username, 2, bot_id=world.bot.id)]),
        ],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "max_presences": None,
        "max_members": 500_000,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": of.locale,
        "nsfw_level": 0,
        "nsfw": False,
        "widget_enabled": False,
        "incidents_data": None,
    }


def active_threads(of: Guild) -> list[Channel]:
    """The threads that are not archived and that the bot sees."""
    threads = (c for c in of.channels.values() if c.thread is not None and not c.thread.archived)
    return [c for c in threads if permissions.of_bot(c) & permissions.Permission.VIEW_CHANNEL]


def place(of: Channel, world: World) -> Json:
    """A channel as the people's API has it: a private thread with those who see it."""
    shape = channel(of, world)
    if of.is_private_thread:
        shape["seen_by"] = [str(person.id) for person in world.humans() if world.can_see(person, of)]
    return shape


def guild_create(of: Guild, world: World, *, all_members: bool) -> Json:
    """The data of GUILD_CREATE; without the members intent it lists the bot's own member only."""
    people = [world.people[i] for i in of.joined] if all_members else [world.bot]
    channels = of.channels.values()
    return guild(of, world) | {
        "joined_at": of.joined[world.bot.id],
        "large": len(of.joined) > 250,
        "unavailable": False,
        "member_count": len(of.joined),
        "voice_states": [],
        "members": [member(of, p) for p in people],
        "channels": [channel(c, world) for c in channels if c.thread is None],
        "threads": [channel(c, world) for c in active_threads(of)],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment(of: Attachment, *, ephemeral: bool) -> Json:
    shape: Json = {
        "id": str(of.id),
        "filename": of.filename,
        "size": of.size,
        "url": of.url,
        "proxy_url": of.url,
        "content_type": of.content_type,
        "flags": _SPOILER if of.spoiler else 0,
    }
    if of.width is not None:
        shape |= {"width": of.width, "height": of.height}
    if of.description is not None:
        shape["description"] = of.description
    if of.title is not None:
        shape["title"] = of.title
    if ephemeral:
        shape["ephemeral"] = True
    return shape


def reaction(of: Reaction, viewer_id: int) -> Json:
    count = len(of.people)
    return {
        "emoji": of.emoji,
        "count": count,
        "count_details": {"burst": 0, "normal": count},
        "burst_colors": [],
        "me": viewer_id in of.people,
        "me_burst": False,
        "burst_me": False,
        "burst_count": 0,
    }


def message(of: PostedMessage, viewer_id: int, world: World, *, nested: bool = False) -> Json:
    """A message as the viewer sees it; `withheld` applies the bot's intents afterwards."""
    place = of.channel
    shape: Json = {
        "id": str(of.id),
        "type": int(of.type),
        "channel_id": str(place.id),
        "author": user(of.author),
        "content": of.content,
        "timestamp": of.timestamp,
        "edited_timestamp": of.edited,
        "tts": of.tts,
        "mention_everyone": of.mention_everyone,
        "mentions": [user(world.people[i]) for i in of.mentions],
        "mention_roles": [str(i) for i in of.mention_roles],
        "attachments": [attachment(a, ephemeral=of.seen_by is not None) for a in of.attachments],
        "embeds": of.embeds,
        "components": of.components,
        "pinned": False,
        "flags": of.flags,
    }
    if of.reactions:
        shape["reactions"] = [reaction(r, viewer_id) for r in of.reactions.values()]
    if of.nonce is not None:
        shape["nonce"] = of.nonce
    if of.application_id is not None:
        shape["application_id"] = str(of.application_id)
    if of.webhook:
        shape["webhook_id"] = str(of.application_id)
    if of.interaction is not None:
        shape["interaction_metadata"] = of.interaction
    if of.reference_id is not None:
        reference: Json = {"type": 0, "channel_id": str(place.id), "message_id": str(of.reference_id)}
        if place.guild is not None:
            reference["guild_id"] = str(place.guild.id)
        shape["message_reference"] = reference
        if not nested:
            earlier = of.reference
            gone = earlier is None or earlier.deleted or not earlier.visible_to(viewer_id)
            shape["referenced_message"] = (
                None if gone or earlier is None else message(earlier, viewer_id, world, nested=True)
            )
    if of.thread is not None:
        shape["thread"] = channel(of.thread, world)
    return shape


def event_fields(message: PostedMessage) -> Json:
    """The fields that a message has only in gateway events."""
    guild = message.channel.guild
    if guild is None:
        return {"channel_type": int(message.channel.type)}
    shape: Json = {"guild_id": str(guild.id), "channel_type": int(message.channel.type)}
    if message.author.id in guild.joined and not message.webhook:
        shape["member"] = member(guild, message.author, with_user=False)
    return shape


def withheld(shape: Json, bot_id: str) -> Json:
    """The message without what the MESSAGE_CONTENT intent grants, unless the bot wrote it or is mentioned."""
    earlier: Json | None = shape.get("referenced_message")
    if earlier is not None:
        shape = shape | {"referenced_message": withheld(earlier, bot_id)}
    if shape["author"]["id"] == bot_id or any(u["id"] == bot_id for u in shape["mentions"]):
        return shape
    return shape | {"content": "", "embeds": [], "attachments": [], "components": []}
