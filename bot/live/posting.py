"""Putting a table's message into its channel, so that there is one: edited where it can be, else posted in its place.

A process may die, or lose Discord's answer, between sending a message and keeping its id. So it is kept beforehand
that one is being posted; the next try has the same nonce, by which Discord gives the message that is there and makes no
second one for some minutes; and the channel is looked through first.
"""

import asyncio
import hashlib
import logging
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

import discord
import orjson

from bot.live import sending
from bot.live.onshow import OnShow
from bot.live.removing import Removing
from bot.pages import ids
from bot.pages.messages import NOBODY, Message
from bot.storage.remembered import Notes, Remembered
from bot.tables.table import Table
from bot.wire import ARCHIVED, FAILED, UNKNOWN_MESSAGE, is_passing

log = logging.getLogger(__name__)

FAR: Final = 10
"""So many messages below the table's it is posted anew."""
OLD: Final = 3600
"""Seconds after which Discord lets a message be edited only rarely."""
LOST: Final = 3
"""So often a message that somebody deletes is posted anew before anything happens at the table."""
LOOKED_THROUGH: Final = 50
"""So many messages of a channel, from the newest, are looked through for one whose id was lost."""
_OF_TABLE: Final = re.compile(f"(?:{ids.LOBBY})|(?:{ids.AT_TABLE})".replace("?P<action>", "").replace("?P<table>", ""))


def digest_of(message: Message) -> str:
    """What tells messages apart that do not look alike: words, buttons and pictures."""
    digest = hashlib.blake2b(orjson.dumps(message.view.to_components()), digest_size=8)
    for each in message.pictures:
        digest.update(each.data)
    return digest.hexdigest()


class Posting:
    """Brings tables' messages to their channels."""

    def __init__(self, client: discord.Client, remembered: Remembered, removing: Removing) -> None:
        self._client = client
        self._remembered = remembered
        self._removing = removing

    async def put(self, shown: OnShow, message: Message) -> None:
        """Edit the table's message, or post a new one in its place. Raises what asking Discord raises."""
        table, notes = shown.table, self._remembered.of(shown.table.id)
        old = notes.message
        if old is not None and not notes.posting and not is_out_of_sight(shown, old):
            try:
                await sending.edit_public(self._client, table.channel, old, message)
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, ARCHIVED):
                    raise
                old = old if error.code == ARCHIVED else None  # A new message opens an archived thread.
            else:
                return
        await self._post(shown, notes, message)
        if old is not None:
            await self._removing.remove(table, old)

    def posted(self, shown: OnShow, message: int) -> None:
        """This is the table's message now, unless it was deleted before that was known."""
        self._remembered.of(shown.table.id).message = message
        shown.sent = message, asyncio.get_running_loop().time()
        if message in shown.gone:
            self.lost(shown)

    def lost(self, shown: OnShow) -> None:
        """The table's message was deleted. It is posted anew, but not for ever against somebody's will."""
        self._remembered.of(shown.table.id).message = None
        shown.lost += 1
        if shown.lost <= LOST:
            shown.crossed()
            shown.pacer.touch()

    async def _post(self, shown: OnShow, notes: Notes, message: Message) -> None:
        table = shown.table
        is_again = notes.posting
        if not is_again:
            notes.posting = True
            await self.note(table)
        shown.sending = True
        try:
            sent = await self._channel(table).send(
                view=message.view,
                files=message.files(),
                allowed_mentions=NOBODY,
                nonce=f"table:{table.id}:{notes.posts}",
            )
            if is_again and list(_said(sent.components)) != list(_said(message.view.children)):
                shown.answers += 1  # It was sent before, as it was then.
            notes.posts, notes.posting = notes.posts + 1, False
            shown.followed = 0
            self.posted(shown, sent.id)
        except discord.HTTPException as error:
            notes.posting = is_passing(error)  # Else it has certainly not been sent.
            raise
        finally:
            shown.sending = False
            shown.gone.clear()
        await self.note(table)

    async def look_for(self, shown: OnShow) -> None:
        """Find the message that shows the table, where one may have been sent whose id nobody learned."""
        table, notes = shown.table, self._remembered.of(shown.table.id)
        assert self._client.user is not None
        try:
            seen = [each async for each in self._channel(table).history(limit=LOOKED_THROUGH)]
        except FAILED as error:
            log.info("The channel of table %s could not be looked through: %r", table.id, error)
            seen = []
        own = [each for each in seen if each.author.id == self._client.user.id and _shows(each, table.id)]
        shown.is_unsure = False
        found = max((each.id for each in own), default=None)
        if found is None:
            return
        notes.message, notes.posts, notes.posting = found, notes.posts + 1, False
        for each in own:
            if each.id != found:
                await self._removing.remove(table, each.id)
        await self.note(table)

    async def note(self, table: Table) -> None:
        """Keep which message shows the table. Where that fails, play goes on."""
        try:
            await self._remembered.save(table.id)
        except Exception as error:
            log.warning("The message of table %s could not be noted: %r", table.id, error)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.channel, guild_id=table.guild)


def is_out_of_sight(shown: OnShow, message: int) -> bool:
    """Whether the table's message is so far up, or so old, that it is posted anew."""
    if not shown.is_seen:
        return False  # After a restart it is brought up to date where it stands.
    now = asyncio.get_running_loop().time()
    if shown.sent[0] != message:  # By an earlier process.
        age = discord.utils.utcnow() - discord.utils.snowflake_time(message)
        shown.sent = message, now - age.total_seconds()
    return shown.followed >= FAR or now - shown.sent[1] > OLD


def _shows(message: discord.Message, table_id: int) -> bool:
    """Whether a message of the bot's is one that shows this table to everybody."""
    if not message.flags.components_v2:
        return False  # Calls have a button of the table, too.
    said = _said(message.components)
    return any(_OF_TABLE.fullmatch(each) and each.rpartition(":")[2] == str(table_id) for each in said)


def _said(components: Iterable[Any]) -> Iterator[str]:
    """The words and custom ids of components, be they to be sent or come from Discord."""
    for each in components:
        for name in ("content", "custom_id"):
            found = getattr(each, name, None)
            if isinstance(found, str):
                yield found
        yield from _said(getattr(each, "children", ()))
