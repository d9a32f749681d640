"""The playground's state, in memory: users, guilds, channels and messages.

The seed has the same ids at every start, so that what a bot has stored about users and channels stays valid.
"""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from playground import permissions
from playground.clock import Clock, iso
from playground.errors import Json, refused
from playground.models import Attachment, Channel, ChannelType, Guild, Person, PostedMessage, Role
from playground.names import COLOURS, GUILDS, PEOPLE
from playground.permissions import Permission
from playground.snowflakes import Snowflakes, time_of

_SEED: Final = 1_456_000_000_000_000_000
_STEP: Final = 1 << 22
"""One millisecond in a snowflake, so that consecutive guilds are on different shards."""

_PUBLIC_KEPT: Final = 5000
PRIVATE_KEPT: Final = 200
_DISCARDED_FILES_KEPT: Final = 200


@dataclass(slots=True)
class StoredFile:
    content: bytes
    content_type: str


@dataclass(slots=True)
class Emoji:
    """An application emoji; `content_type` is its picture's."""

    id: int
    name: str
    animated: bool
    content: bytes
    content_type: str


@dataclass(slots=True)
class Commands:
    """Registered commands by id; `guild_id` None: global."""

    guild_id: int | None
    by_id: dict[int, Json] = field(default_factory=dict[int, Json])


class World:
    """The state. `channel` and `message` raise Discord's errors for unknown ids."""

    def __init__(self, clock: Clock, *, application_name: str, people: int) -> None:
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.people: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, PostedMessage] = {}
        self.files: dict[int, StoredFile] = {}
        self.emojis: dict[int, Emoji] = {}
        self.profile: Json = {
            "description": "",
            "tags": [],
            "icon": None,
            "cover_image": None,
            "integration_types_config": {"0": {}, "1": {}},
        }
        """What the bot may change of its application."""
        self.commands: dict[int | None, Commands] = {None: Commands(None)}
        self._discarded: deque[int] = deque()
        self._private: dict[int, deque[PostedMessage]] = {}
        self._seeded = 0
        self.bot = self._seed_bot(application_name)
        for index in range(people):
            self._seed_person(index)
        for index, guild in enumerate(GUILDS):
            self._seed_guild(_SEED + (100 + index) * _STEP, *guild)

    @property
    def application_id(self) -> int:
        return self.bot.id

    def now_iso(self) -> str:
        return self.clock.iso()

    # People

    def humans(self) -> list[Person]:
        return [person for person in self.people.values() if not person.bot]

    def add_person(self, global_name: str, locale: str, *, person_id: int | None = None) -> Person:
        """Add a user as a member of every guild."""
        username = re.sub(r"[^a-z0-9_.]", "", global_name.lower()) or "player"
        taken = {person.username for person in self.people.values()}
        unique, number = username, 2
        while unique in taken:
            unique, number = f"{username}{number}", number + 1
        colour = COLOURS[len(self.humans()) % len(COLOURS)]
        person = Person(person_id or self.snowflakes.new(), unique, global_name, locale, avatar_color=colour)
        self.people[person.id] = person
        for guild in self.guilds.values():
            guild.joined[person.id] = self.now_iso()
        return person

    # Places

    def add_guild(
        self, name: str, locale: str, owner: Person, *, guild_id: int | None = None, with_bot: bool = True
    ) -> Guild:
        guild_id = guild_id or self.snowflakes.new()
        guild = Guild(guild_id, name, locale, owner.id, bot_id=self.bot.id, bot_role_id=guild_id + 1)
        guild.roles = [
            Role(guild_id + 2, "card-players", mentionable=True),
            Role(guild_id + 3, "moderators", permissions=int(Permission.MANAGE_MESSAGES)),
            Role(guild_id + 4, "managers", permissions=int(Permission.MANAGE_GUILD)),
        ]
        guild.bot_gone = not with_bot
        members = self.people if with_bot else [person.id for person in self.humans()]
        guild.joined = {person_id: iso(time_of(guild_id)) for person_id in members}
        self.guilds[guild.id] = guild
        self.commands[guild.id] = Commands(guild.id)
        return guild

    def add_channel(self, guild: Guild, name: str, *, channel_id: int | None = None) -> Channel:
        position = sum(1 for channel in guild.channels.values() if channel.thread is None)
        channel = Channel(channel_id or self.snowflakes.new(), ChannelType.TEXT, name, guild, position=position)
        return self.put_channel(channel)

    def put_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        if channel.guild is not None:
            channel.guild.channels[channel.id] = channel
        return channel

    def dm_with(self, person: Person) -> tuple[Channel, bool]:
        """The bot's direct message channel with a user, and whether it is new."""
        for channel in self.channels.values():
            if channel.with_bot and person in channel.recipients:
                return channel, False
        channel = Channel(self.snowflakes.new(), ChannelType.DM, recipients=[person], with_bot=True)
        return self.put_channel(channel), True

    def dm_between(self, one: Person, other: Person) -> tuple[Channel, bool]:
        """The direct message channel of two users, and whether it is new."""
        for channel in self.channels.values():
            if channel.type == ChannelType.DM and {one, other} == set(channel.recipients):
                return channel, False
        return self.put_channel(Channel(self.snowflakes.new(), ChannelType.DM, recipients=[one, other])), True

    def add_group(self, owner: Person, others: list[Person], name: str = "") -> Channel:
        recipients = [owner, *others]
        channel = Channel(self.snowflakes.new(), ChannelType.GROUP_DM, name, recipients=recipients, owner_id=owner.id)
        return self.put_channel(channel)

    def meets_bot(self, person: Person) -> bool:
        """Whether the user and the bot are members of the same guild."""
        return any(person.id in guild.joined and not guild.bot_gone for guild in self.guilds.values())

    def channel(self, channel_id: int) -> Channel:
        channel = self.channels.get(channel_id)
        if channel is None:
            raise refused("unknown_channel")
        return channel

    def drop_channel(self, channel: Channel) -> list[Channel]:
        """Remove a channel with its threads and messages; returns the removed channels, threads first."""
        guild = channel.guild
        threads = [] if guild is None else [c for c in guild.channels.values() if c.parent is channel]
        gone = [*threads, channel]
        for each in gone:
            del self.channels[each.id]
            if guild is not None:
                del guild.channels[each.id]
            for message in list(each.messages.values()):
                self.drop_message(message)
        return gone

    def can_see(self, person: Person, channel: Channel) -> bool:
        if channel.guild is None:
            return person in channel.recipients
        if channel.thread is not None and channel.is_private_thread:
            may_manage = permissions.of_person(person.id, channel) & Permission.MANAGE_THREADS
            return person.id in channel.thread.members or bool(may_manage)
        return person.id in channel.guild.joined

    # Messages

    def message(self, channel: Channel, message_id: int) -> PostedMessage:
        """A public message by id; ephemeral ones count as unknown."""
        message = channel.messages.get(message_id)
        if message is None or message.seen_by is not None:
            raise refused("unknown_message")
        return message

    def put_message(self, message: PostedMessage) -> list[PostedMessage]:
        """Store a message; returns the oldest messages removed to stay below the limits."""
        channel = message.channel
        channel.messages[message.id] = message
        self.messages[message.id] = message
        gone: list[PostedMessage] = []
        if message.seen_by is None:
            channel.last_message_id = message.id
            if len(channel.messages) > _PUBLIC_KEPT:
                gone.append(next(iter(channel.messages.values())))
        else:
            private = self._private.setdefault(message.seen_by, deque())
            private.append(message)
            if len(private) > PRIVATE_KEPT:
                gone.append(private.popleft())
        for old in gone:
            self.drop_message(old)
        return gone

    def drop_message(self, message: PostedMessage) -> None:
        message.deleted = True
        message.channel.messages.pop(message.id, None)
        self.messages.pop(message.id, None)
        self.discard_files(message.attachments)

    # Files

    def put_file(self, file_id: int, content: bytes, content_type: str) -> None:
        self.files[file_id] = StoredFile(content, content_type)

    def discard_files(self, attachments: list[Attachment]) -> None:
        """Mark files as unused; the newest discarded ones can still be fetched."""
        for attachment in attachments:
            self._discarded.append(attachment.id)
        while len(self._discarded) > _DISCARDED_FILES_KEPT:
            self.files.pop(self._discarded.popleft(), None)

    # The seed

    def _seed_id(self) -> int:
        self._seeded += 1
        return _SEED + self._seeded * _STEP

    def _seed_bot(self, name: str) -> Person:
        bot = Person(self._seed_id(), name, name, "en-US", bot=True)
        self.people[bot.id] = bot
        return bot

    def _seed_person(self, index: int) -> None:
        # Far from the ids of guilds and channels, so that a larger number of people does not shift those.
        person_id = _SEED + (1000 + index) * _STEP
        if index < len(PEOPLE):
            name, locale, _ = PEOPLE[index]
        else:
            name, locale = f"Player {index + 1}", ("en-US", "ja")[index % 2]
        self.add_person(name, locale, person_id=person_id)

    def _seed_guild(self, guild_id: int, name: str, locale: str, owner: int, channels: tuple[str, ...]) -> None:
        people = self.humans()
        guild = self.add_guild(name, locale, people[min(owner, len(people) - 1)], guild_id=guild_id)
        for role, person in zip(guild.roles, people[owner + 1 :], strict=False):
            role.members.add(person.id)
        for channel in channels:
            self.add_channel(guild, channel, channel_id=self._seed_id())
