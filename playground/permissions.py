"""Discord's permission bits, the default ones of @everyone, and the bot's in a channel."""

from __future__ import annotations

from enum import IntFlag
from typing import Final

from playground.errors import refused
from playground.models import Channel, Guild


class Permission(IntFlag):
    """The bits that a channel can deny to the bot, and those that a command can require of a user."""

    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


ALL: Final = (1 << 53) - 1
EVERYONE: Final = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)
"""Permissions of @everyone in a new guild, without MENTION_EVERYONE and invitations, which careful guilds remove."""


_IN_PRIVATE: Final = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
"""What an application may do in conversations of which it is no member."""


def of_everyone(guild: Guild) -> int:
    """The bits of @everyone in a guild."""
    return int(EVERYONE if guild.external_apps else EVERYONE & ~Permission.USE_EXTERNAL_APPS)


def of_bot(channel: Channel) -> int:
    """The bot's bits in a channel; a thread has its parent's, a direct message with it the default ones.

    Where it is no member it has none, nor in a private thread that it is no member of: it may not manage threads.
    """
    if not channel.has_bot:
        return 0
    if channel.guild is None:
        return int(EVERYONE)
    deny = (channel.parent or channel).deny
    if deny & Permission.VIEW_CHANNEL:
        return 0
    if channel.is_private_thread and channel.thread and channel.guild.bot_id not in channel.thread.members:
        return 0
    return of_everyone(channel.guild) & ~deny


def of_person(person_id: int, channel: Channel) -> int:
    """A user's bits: all for the guild's owner, otherwise those of @everyone and of the user's roles."""
    guild = channel.guild
    if guild is None:
        return int(EVERYONE)
    bits = of_everyone(guild)
    for role in guild.roles_of(person_id):
        bits |= role.permissions
    return ALL if guild.owner_id == person_id or bits & Permission.ADMINISTRATOR else bits


def of_application(person_id: int, channel: Channel) -> int:
    """`app_permissions` of an interaction of this user; in a guild without the bot, the application has the user's."""
    if channel.guild is not None:
        return of_bot(channel) if channel.has_bot else of_person(person_id, channel)
    return int(_IN_PRIVATE | Permission.USE_EXTERNAL_EMOJIS if channel.with_bot else _IN_PRIVATE)


def require(channel: Channel, needed: Permission) -> None:
    """Raise 50001 if the bot cannot see the channel, 50013 if it lacks a permission."""
    bits = of_bot(channel)
    if not bits & Permission.VIEW_CHANNEL:
        raise refused("missing_access")
    if needed & ~Permission(bits):
        raise refused("missing_permissions")


def require_sending(channel: Channel, *, files: bool) -> None:
    sending = Permission.SEND_MESSAGES_IN_THREADS if channel.parent else Permission.SEND_MESSAGES
    require(channel, sending | Permission.ATTACH_FILES if files else sending)
