"""Creating, editing and deleting messages, and dispatching the events and mentions that follow."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from playground import intents, payloads
from playground.errors import Json, refused
from playground.gateway import Gateway
from playground.intents import Intent
from playground.limits import REACTIONS
from playground.models import Channel, ChannelType, MessageFlag, MessageType, Person, PostedMessage, Reaction, Thread
from playground.people.streams import Streams
from playground.permissions import Permission, of_bot
from playground.validation.messages import AllowedMentions, Draft
from playground.world import World

_USER: Final = re.compile(r"<@!?(\d+)>")
_ROLE: Final = re.compile(r"<@&(\d+)>")
_EVERYONE: Final = re.compile(r"@(?:everyone|here)\b")


class Messaging:
    """The only place where messages change."""

    def __init__(self, world: World, gateway: Gateway, streams: Streams) -> None:
        self._world = world
        self._gateway = gateway
        self._streams = streams

    def post(self, message: PostedMessage, draft: Draft, *, reference: PostedMessage | None = None) -> PostedMessage:
        """Post the draft as a message and send its events."""
        if reference is not None:
            message.reference, message.reference_id = reference, reference.id
        self._fill(message, draft)
        message.tts = draft.tts
        message.nonce = draft.nonce
        thread = message.channel.thread
        if thread is not None and message.seen_by is None:
            thread.sent += 1
            thread.archived = False
            if message.channel.has_bot or not message.author.bot:
                self.join_thread(message.channel, message.author)
        for old in self._world.put_message(message):
            self._streams.message_gone(old)
        self._gateway.dispatch_message("MESSAGE_CREATE", message)
        self._streams.message("message_create", message)
        return message

    def edit(self, message: PostedMessage, draft: Draft) -> PostedMessage:
        before = message.attachments
        self._fill(message, draft)
        still = {attachment.id for attachment in message.attachments}
        self._world.discard_files([attachment for attachment in before if attachment.id not in still])
        message.flags &= ~MessageFlag.LOADING
        message.edited = self._world.now_iso()
        self.changed(message)
        return message

    def changed(self, message: PostedMessage) -> None:
        self._gateway.dispatch_message("MESSAGE_UPDATE", message)
        self._streams.message("message_update", message)

    def delete(self, message: PostedMessage) -> None:
        self._world.drop_message(message)
        self._streams.message_gone(message)
        if message.seen_by is None:
            data: Json = {"id": str(message.id), "channel_id": str(message.channel.id)}
            self._tell(message.channel, "MESSAGE_DELETE", data, intents.for_messages(guild=_in_guild(message.channel)))

    def _fill(self, message: PostedMessage, draft: Draft) -> None:
        for attachment, content in draft.new_files:
            self._world.put_file(attachment.id, content, attachment.content_type)
        message.content = draft.content
        message.embeds = draft.embeds
        message.components = draft.components
        message.attachments = draft.attachments
        message.flags = draft.flags | (message.flags & MessageFlag.EPHEMERAL)
        self._mention(message, draft.allowed)

    def _mention(self, message: PostedMessage, allowed: AllowedMentions) -> None:
        text = "\n".join((message.content, *_texts(message.components)))
        people = self._world.people
        found = dict.fromkeys(int(i) for i in _USER.findall(text))
        message.mentions = [i for i in found if i in people and (allowed.users is None or i in allowed.users)]
        replied = message.reference
        if replied is not None and allowed.replied_user and message.type == MessageType.REPLY:
            author = replied.author.id
            if not message.webhook and author != message.author.id and author not in message.mentions:
                message.mentions.append(author)
        roles = dict.fromkeys(int(i) for i in _ROLE.findall(text))
        may = not message.author.bot or bool(of_bot(message.channel) & Permission.MENTION_EVERYONE)
        guild = message.channel.guild
        pinged = set[int]() if guild is None else {role.id for role in guild.roles if may or role.mentionable}
        message.mention_roles = [i for i in roles if i in pinged and (allowed.roles is None or i in allowed.roles)]
        message.mention_everyone = bool(may and allowed.everyone and _EVERYONE.search(text))

    # Reactions

    def react(self, message: PostedMessage, person: Person, emoji: Json) -> None:
        key = emoji_key(emoji)
        reaction = message.reactions.get(key)
        if reaction is None:
            if len(message.reactions) >= REACTIONS:
                raise refused("too_many_reactions")
            reaction = message.reactions[key] = Reaction(emoji)
        if person.id in reaction.people:
            return
        reaction.people[person.id] = None
        self._reacted("MESSAGE_REACTION_ADD", "reaction_add", message, person, emoji)

    def unreact(self, message: PostedMessage, person: Person, emoji: Json) -> None:
        key = emoji_key(emoji)
        reaction = message.reactions.get(key)
        if reaction is None:
            raise refused("unknown_emoji")
        if person.id not in reaction.people:
            return
        del reaction.people[person.id]
        if not reaction.people:
            del message.reactions[key]
        self._reacted("MESSAGE_REACTION_REMOVE", "reaction_remove", message, person, emoji)

    def _reacted(self, event: str, kind: str, message: PostedMessage, person: Person, emoji: Json) -> None:
        channel = message.channel
        data: Json = {
            "user_id": str(person.id),
            "channel_id": str(channel.id),
            "message_id": str(message.id),
            "emoji": {"id": None, **emoji},
            "burst": False,
            "type": 0,
        }
        self._streams.in_channel(channel, kind, lambda _: data)
        if event == "MESSAGE_REACTION_ADD":
            data = data | {"message_author_id": str(message.author.id)}
            if channel.guild is not None:
                data["member"] = payloads.member(channel.guild, person)
        self._tell(channel, event, data, intents.for_reactions(guild=_in_guild(channel)))

    # Channels and threads

    def channel_event(self, event: str, channel: Channel) -> None:
        """Send CHANNEL_… or THREAD_… to the bot and `channel_…` to the users."""
        prefix = "CHANNEL" if channel.thread is None else "THREAD"
        data = payloads.channel(channel, self._world)
        extra: Json = {"newly_created": True} if prefix == "THREAD" and event == "CREATE" else {}
        if channel.guild is not None and channel.has_bot:
            self._gateway.dispatch(f"{prefix}_{event}", data | extra, guild_id=channel.guild.id, need=Intent.GUILDS)
        seen: Json = {"channel": payloads.place(channel, self._world), "id": data["id"]}
        self._streams.in_channel(channel, f"channel_{event.lower()}", lambda _: seen)

    def open_thread(
        self,
        parent: Channel,
        name: str,
        owner: Person,
        *,
        message: PostedMessage | None = None,
        minutes: int = 1440,
        is_private: bool = False,
    ) -> Channel:
        """Open a thread, from a message or without one. A private one is not announced in its channel."""
        if parent.type != ChannelType.TEXT:
            raise refused("not_in_this_channel")
        if message is not None and message.thread is not None:
            raise refused("thread_exists")
        now = self._world.now_iso()
        thread = Thread(owner.id, created=now, archived_since=now, auto_archive_minutes=minutes)
        thread.members.add(owner.id)
        thread_id = self._world.snowflakes.new() if message is None else message.id
        kind = ChannelType.PRIVATE_THREAD if is_private else ChannelType.PUBLIC_THREAD
        channel = Channel(thread_id, kind, name, parent.guild, parent=parent, thread=thread)
        self._world.put_channel(channel)
        self.channel_event("CREATE", channel)
        if message is not None:
            message.thread = channel
            message.flags |= MessageFlag.HAS_THREAD
            self.changed(message)
        elif not is_private:
            # A thread without a starter message is announced in the parent.
            announced = PostedMessage(self._world.snowflakes.new(), parent, owner, now, type=MessageType.THREAD_CREATED)
            announced.thread = channel
            self.post(announced, Draft(content=name))
        return channel

    def join_thread(self, channel: Channel, person: Person, *, added_by: Person | None = None) -> None:
        """Make somebody a member of a thread, which the thread tells if another added them."""
        thread = channel.thread
        if thread is None or person.id in thread.members:
            return
        thread.members.add(person.id)
        data: Json = {
            "id": str(channel.id),
            "guild_id": str(channel.guild.id) if channel.guild else None,
            "member_count": len(thread.members),
            "added_members": [payloads.thread_member(channel, person)],
            "removed_member_ids": [],
        }
        if person.bot:
            self._tell(channel, "THREAD_MEMBERS_UPDATE", data, Intent.GUILDS)
        if channel.is_private_thread:
            place = payloads.place(channel, self._world)
            self._streams.to(person.id, "channel_create", {"channel": place, "id": place["id"]})
        if added_by is not None:
            self._notice(MessageType.RECIPIENT_ADD, channel, added_by, person)

    def join_group(self, channel: Channel, person: Person, *, added_by: Person) -> None:
        """Make a user a member of a group DM. They see what was written before."""
        channel.recipients.append(person)
        seen: Json = {"channel": payloads.channel(channel, self._world), "id": str(channel.id)}
        self._streams.to(person.id, "channel_create", seen)
        self.channel_event("UPDATE", channel)
        self._notice(MessageType.RECIPIENT_ADD, channel, added_by, person)

    def leave_group(self, channel: Channel, person: Person) -> None:
        """End a user's membership of a group DM. Another member owns it then; without members it is gone."""
        seen: Json = {"channel": payloads.channel(channel, self._world), "id": str(channel.id)}
        channel.recipients.remove(person)
        self._streams.to(person.id, "channel_delete", seen)
        if not channel.recipients:
            self._world.drop_channel(channel)
            return
        if channel.owner_id == person.id:
            channel.owner_id = channel.recipients[0].id
        self.channel_event("UPDATE", channel)
        self._notice(MessageType.RECIPIENT_REMOVE, channel, person, person)

    def _notice(self, kind: MessageType, channel: Channel, author: Person, about: Person) -> None:
        """Post Discord's line about a new or former member."""
        notice = PostedMessage(self._world.snowflakes.new(), channel, author, self._world.now_iso(), type=kind)
        self.post(notice, Draft(content=f"<@{about.id}>"))

    def drop_channel(self, channel: Channel) -> None:
        threads = [c for c in (channel.guild.channels.values() if channel.guild else ()) if c.parent is channel]
        for gone in (*threads, channel):
            self.channel_event("DELETE", gone)
        self._world.drop_channel(channel)

    def _tell(self, channel: Channel, event: str, data: Json, need: Intent) -> None:
        """Send an event to the bot, if it is a member there."""
        if not channel.has_bot:
            return
        if channel.guild is not None:
            data = data | {"guild_id": str(channel.guild.id)}
        self._gateway.dispatch(event, data, guild_id=channel.guild.id if channel.guild else None, need=need)

    def typing(self, channel: Channel, person: Person) -> None:
        data: Json = {
            "channel_id": str(channel.id),
            "user_id": str(person.id),
            "timestamp": int(self._world.clock.now()),
        }
        self._streams.in_channel(channel, "typing", lambda _: data)
        if not person.bot:
            need = Intent.GUILD_MESSAGE_TYPING if channel.guild else Intent.DIRECT_MESSAGE_TYPING
            member = {"member": payloads.member(channel.guild, person)} if channel.guild else {}
            self._tell(channel, "TYPING_START", data | member, need)


def _in_guild(channel: Channel) -> bool:
    return channel.guild is not None


def _texts(components: Iterable[Json]) -> Iterable[str]:
    for component in components:
        content = component.get("content")
        if isinstance(content, str):
            yield content
        yield from _texts(component.get("components") or ())


def emoji_key(emoji: Json) -> str:
    """The key that identifies an emoji among a message's reactions."""
    return str(emoji["id"]) if emoji.get("id") else str(emoji["name"])
