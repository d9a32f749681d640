"""Detects talk to ghosts from authors, mentions, replies, reactions and message order, never from message content."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import discord
from cachetools import LRUCache
from discord.utils import DISCORD_EPOCH

from bot.storage.remembered import Remembered
from bot.tables.entries import Closed, TalkKind
from bot.tables.open_table import Change
from bot.tables.refusals import TableError
from bot.tables.registry import TableRegistry
from bot.tables.table import Stage, Table
from bot.tables.talking import NEXT_SECONDS, Talking, talker_seat

WRITTEN: Final = (discord.MessageType.default, discord.MessageType.reply)
"""Types of messages that users write. Others (pins, threads, commands) are no talk."""
KEPT: Final = 200
"""Messages per table whose mentions are remembered, to detect mentions added by an edit."""


@dataclass(slots=True)
class _Ear:
    """Messages heard at a table. `last`: the newest message and the player who wrote it (None: no player)."""

    last: tuple[int, int | None] = (0, None)
    mentions: LRUCache[int, frozenset[int]] = field(default_factory=lambda: LRUCache(KEPT))


@dataclass(frozen=True, slots=True)
class _HeardTalk:
    """Possible talk to the ghost `player`. `heard_at`: when the message it answers was written, in ms."""

    player: int
    way: TalkKind
    heard_at: int


class Hearing:
    """Detects talk in the channels of tables and trades places by it."""

    def __init__(self, tables: TableRegistry, talking: Talking, remembered: Remembered) -> None:
        self._tables = tables
        self._talking = talking
        self._remembered = remembered
        self.ears: dict[int, _Ear] = {}
        """By table: what was heard there."""

    def message(self, message: discord.Message) -> None:
        """Handle a message that someone other than the bot wrote."""
        table = self._haunted(message.channel.id)
        if table is None or message.type not in WRITTEN:
            return
        ear, said_at = self.ears.setdefault(table.id, _Ear()), written_at(message.id)
        mentions = _mentioned(message)
        ear.mentions[message.id] = mentions
        before = ear.last
        if message.id > before[0]:
            ear.last = (message.id, player_of(table, message.author.id))
        talks = [*self._reply(table, message), *_to_mentioned(table, mentions, said_at)]
        last, by = before
        is_next = last < message.id and said_at - written_at(last) <= NEXT_SECONDS * 1000
        if table.setup.strict and by is not None and is_next:
            talks.append(_HeardTalk(by, TalkKind.NEXT, written_at(last)))
        self._try(table, message.author.id, talks, message.id, said_at)

    def edited(self, message: discord.Message) -> None:
        """Handle an edited message; its author may have added a mention of a ghost."""
        table = self._haunted(message.channel.id)
        if table is None or message.type not in WRITTEN or message.edited_at is None:
            return
        ear = self.ears.setdefault(table.id, _Ear())
        edited_at = int(message.edited_at.timestamp() * 1000)
        now, before = _mentioned(message), ear.mentions.get(message.id)
        ear.mentions[message.id] = now
        # If this process has not seen the message before, it may have had the mention from the start. Then the message
        # itself must be younger than the ghost.
        heard_at = written_at(message.id) if before is None else edited_at
        talks = _to_mentioned(table, now - (before or frozenset()), heard_at)
        self._try(table, message.author.id, talks, message.id, edited_at)

    def reaction(self, reaction: discord.RawReactionActionEvent) -> None:
        """Handle a reaction; only strict tables count them."""
        table = self._haunted(reaction.channel_id)
        if table is None or not table.setup.strict:
            return
        player = self._wrote(table, reaction.message_id, reaction.message_author_id)
        if player is not None:
            talk = _HeardTalk(player, TalkKind.REACTION, written_at(reaction.message_id))
            # Discord gives no time for reactions. Use now, but later than the last entry even if the system clock was
            # set back.
            said_at = max(self._tables.now(), table.last_at + 1)
            self._try(table, reaction.user_id, [talk], reaction.message_id, said_at)

    def asked(self, table: Table, message: int, player: int) -> None:
        """The bot posted a question of a computer ghost."""
        ear = self.ears.setdefault(table.id, _Ear())
        if message > ear.last[0]:
            ear.last = (message, player)

    def release_tables(self, tables: Iterable[int]) -> None:
        """Forget what was written at these tables."""
        for number in tables:
            self.ears.pop(number, None)

    def resume_table(self, table: Table, newest: int | None) -> None:
        """Resume after a restart. `newest`: the last message of the table's channel, if known."""
        if newest is not None and newest in (asked := self._remembered.of(table.id).asked):
            self.asked(table, newest, asked[newest])

    def _haunted(self, channel: int) -> Table | None:
        """The channel's table, if it is in play with ghosts in its rules."""
        table = self._tables.in_channel(channel)
        if table is None or table.stage is not Stage.PLAYING or not table.has_ghosts:
            return None
        return table

    def table_changed(self, change: Change) -> None:
        if isinstance(change.entry, Closed):
            self.ears.pop(change.table.id, None)

    def _wrote(self, table: Table, message: int, author: int | None) -> int | None:
        """The player who wrote this message; the bot's questions count as the computer ghost's."""
        asked = self._remembered.of(table.id).asked.get(message)
        return asked if asked is not None or author is None else player_of(table, author)

    def _reply(self, table: Table, message: discord.Message) -> list[_HeardTalk]:
        answered = message.reference
        if message.type is not discord.MessageType.reply or answered is None or answered.message_id is None:
            return []
        author = answered.resolved.author.id if isinstance(answered.resolved, discord.Message) else None
        player = self._wrote(table, answered.message_id, author)
        return [] if player is None else [_HeardTalk(player, TalkKind.REPLY, written_at(answered.message_id))]

    def _try(self, table: Table, user: int, talks: list[_HeardTalk], message: int, said_at: int) -> None:
        """Trade by the first of these talks that is accepted."""
        if talks and talker_seat(table, user) is not None:
            self._tables.run(self._talk(table, user, talks, message, said_at))

    async def _talk(self, table: Table, user: int, talks: list[_HeardTalk], message: int, said_at: int) -> None:
        for talk in talks:
            try:
                await self._talking.talked(
                    table.id,
                    user=user,
                    ghost=talk.player,
                    way=talk.way,
                    message=message,
                    said_at=said_at,
                    heard_at=talk.heard_at,
                )
            except TableError:
                continue
            return


def written_at(message: int) -> int:
    """When the message with this id was written, in milliseconds since 1970."""
    return (message >> 22) + DISCORD_EPOCH


def player_of(table: Table, user: int) -> int | None:
    """The index of this user among the table's participants, or None."""
    return next((i for i, place in enumerate(table.participants) if place.user == user), None)


def _mentioned(message: discord.Message) -> frozenset[int]:
    """The users a message mentions, except the author of the message it replies to, whom Discord adds."""
    mentioned = {user.id for user in message.mentions}
    if message.reference is not None and message.type is discord.MessageType.reply:
        answered = message.reference.resolved
        if not isinstance(answered, discord.Message):
            return frozenset()
        mentioned.discard(answered.author.id)
    return frozenset(mentioned)


def _to_mentioned(table: Table, users: frozenset[int], heard_at: int) -> list[_HeardTalk]:
    players = sorted(player for user in users if (player := player_of(table, user)) is not None)
    return [_HeardTalk(player, TalkKind.MENTION, heard_at) for player in players]
