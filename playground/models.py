"""The world's data: users, guilds, channels, threads, messages and files. Ids are ints."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from playground.errors import Json


class ChannelType(IntEnum):
    TEXT = 0
    DM = 1
    GROUP_DM = 3
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageType(IntEnum):
    DEFAULT = 0
    RECIPIENT_ADD = 1
    RECIPIENT_REMOVE = 2
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    THREAD_STARTER = 21
    CONTEXT_MENU_COMMAND = 23


class MessageFlag(IntFlag):
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass(slots=True, eq=False)
class Person:
    id: int
    username: str
    global_name: str
    locale: str
    avatar_color: str = "#5865f2"
    bot: bool = False
    dms_open: bool = True
    has_installed: bool = False
    """Whether the application is among their apps, so that they can use it anywhere."""


@dataclass(slots=True, eq=False)
class Role:
    """A role. `mentionable`: whether everybody may ping it. `permissions`: what it adds to those of everybody."""

    id: int
    name: str
    mentionable: bool = False
    permissions: int = 0
    members: set[int] = field(default_factory=set[int])


@dataclass(slots=True, eq=False)
class Guild:
    id: int
    name: str
    locale: str
    owner_id: int
    bot_id: int
    bot_role_id: int
    joined: dict[int, str] = field(default_factory=dict[int, str])
    """By member, the bot included: when they joined."""
    roles: list[Role] = field(default_factory=list[Role])
    """Besides @everyone and the bot's."""
    channels: dict[int, Channel] = field(default_factory=dict[int, "Channel"])
    """Channels and threads."""
    bot_gone: bool = False
    """The bot was removed from the guild, or never added."""
    is_untold: bool = False
    """New sessions of the bot are not told of it, as those that end before their last GUILD_CREATE."""
    external_apps: bool = True
    """Whether @everyone has *Use External Apps*: public answers of applications that only users have installed."""

    def roles_of(self, person_id: int) -> list[Role]:
        """The roles that a member has besides @everyone and the bot's."""
        return [role for role in self.roles if person_id in role.members]


@dataclass(slots=True, eq=False)
class Thread:
    """The fields of a thread beside those of a channel."""

    owner_id: int
    created: str
    archived_since: str
    auto_archive_minutes: int = 1440
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    """Of a private thread: whether its members may add others."""
    members: set[int] = field(default_factory=set[int])
    sent: int = 0


@dataclass(slots=True, eq=False)
class Channel:
    id: int
    type: ChannelType
    name: str = ""
    guild: Guild | None = None
    parent: Channel | None = None
    thread: Thread | None = None
    recipients: list[Person] = field(default_factory=list[Person])
    """The users in a direct message, without the bot."""
    owner_id: int | None = None
    """Of a group: who has made it, or has it since they left."""
    with_bot: bool = False
    """A direct message of one user and the bot."""
    position: int = 0
    topic: str | None = None
    deny: int = 0
    """Permissions denied to the bot here."""
    overwrites: list[Json] = field(default_factory=list[Json])
    """What Discord tells of permissions that others have here, beside those of the server."""
    messages: dict[int, PostedMessage] = field(default_factory=dict[int, "PostedMessage"])
    """Oldest first, ephemeral ones included."""
    last_message_id: int | None = None

    @property
    def has_bot(self) -> bool:
        """Whether the bot is a member of the server or the conversation; it cannot be one of a group."""
        return self.with_bot if self.guild is None else not self.guild.bot_gone

    @property
    def is_private_thread(self) -> bool:
        """Whether only its members, and who may manage threads, see it."""
        return self.type == ChannelType.PRIVATE_THREAD


@dataclass(slots=True, eq=False)
class Attachment:
    id: int
    filename: str
    size: int
    url: str
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    title: str | None = None
    spoiler: bool = False


@dataclass(slots=True, eq=False)
class Reaction:
    emoji: Json
    people: dict[int, None] = field(default_factory=dict[int, None])


@dataclass(slots=True, eq=False)
class PostedMessage:
    id: int
    channel: Channel
    author: Person
    timestamp: str
    content: str = ""
    type: MessageType = MessageType.DEFAULT
    flags: int = 0
    edited: str | None = None
    tts: bool = False
    mentions: list[int] = field(default_factory=list[int])
    mention_roles: list[int] = field(default_factory=list[int])
    mention_everyone: bool = False
    embeds: list[Json] = field(default_factory=list[Json])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    components: list[Json] = field(default_factory=list[Json])
    reactions: dict[str, Reaction] = field(default_factory=dict[str, Reaction])
    reference: PostedMessage | None = None
    reference_id: int | None = None
    """Stays when the referenced message is deleted."""
    nonce: str | int | None = None
    application_id: int | None = None
    webhook: bool = False
    interaction: Json | None = None
    """Discord's `interaction_metadata`."""
    seen_by: int | None = None
    """The only user who sees an ephemeral message."""
    thread: Channel | None = None
    deleted: bool = False

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    def visible_to(self, person_id: int) -> bool:
        return self.seen_by is None or self.seen_by == person_id
