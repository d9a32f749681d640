"""Direct messages at slow tables: a line that notifications show, the hand of who is to act, which takes its place, and
the way to other tables that wait.

One message is for all tables that wait. What was sent is noted among the person's preferences before it is sent, in one
step that a second process cannot do as well: a kill in between sends nothing twice, and no limit is passed.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final
from weakref import WeakValueDictionary

import discord
from pydantic import BaseModel, ConfigDict

from bot.platform.delivery import Delivery
from bot.platform.discord_api import FAILED, REFUSES_MESSAGES, log_failed, place_url
from bot.platform.nonces import NonceKind, nonce
from bot.storage.user_settings import Reader, UserSettings
from bot.tables.hours import Hours, runs_again
from bot.tables.refusals import TableError
from bot.tables.table import Table
from bot.text.games import called_at
from bot.text.markup import at_time
from data.rows import Values
from data.settings import KeyedValues
from engine.daily.days import DAY_MS
from i18n import Texts

log = logging.getLogger(__name__)

GAP_MS: Final = 30 * 60 * 1000
"""The least time between two messages to a person."""
MOST_A_DAY: Final = 3
"""Messages to a person within any 24 hours."""
REFUSED_MS: Final = DAY_MS
"""For so long a person is mentioned instead after a refusal."""
_AGAIN_MS: Final = 60 * 1000
"""When what could not be begun is tried again."""
_LISTED: Final = 5
"""Other tables named above a hand; the others are counted."""
_SENT: Final = "turn_sent"
"""The key of `Written` among a user's preferences."""
Waiting = Callable[[int], Awaitable[Sequence[Table]]]
"""Finds the slow tables that wait for a user, in whatever process they are."""


@dataclass(frozen=True, slots=True)
class Notification:
    """The texts of a direct message. `line`: what devices show. `notice`: what stands above the hand, which itself says
    until when one has time."""

    line: str
    notice: str


@dataclass(frozen=True, slots=True)
class DirectHand:
    """The hand of a user who is to act, to be sent to them as a direct message. `once`: its nonce."""

    table: Table
    user: int
    reader: Reader
    channel: discord.abc.Messageable
    notified: Notification
    once: str


SendHand = Callable[[DirectHand], Awaitable[int]]
"""Sends it and returns the message's id (`bot.features.play.private_hands.PrivateHands.write`)."""


class Written(BaseModel):
    """The messages that were written to a person, as they are stored among their preferences."""

    model_config = ConfigDict(frozen=True)

    times: tuple[int, ...] = ()
    """Of the last messages."""
    tables: Mapping[int, tuple[int, int]] = {}
    """For each table that the last message is about: the number of moves there, and the time."""
    message: int | None = None
    """Where the last message is, if that is known..."""
    channel: int | None = None
    """... and in which channel."""

    @property
    def values(self) -> Values:
        """As it is stored."""
        return self.model_dump(mode="json")

    def allows(self, at: int) -> int:
        """The first time, from this one on, at which another message may be sent."""
        last = self.times[-1] + GAP_MS if self.times else at
        third = self.times[-MOST_A_DAY] + DAY_MS if len(self.times) >= MOST_A_DAY else at
        return max(at, last, third)

    def is_about(self, table: Table, since: int, at_least: int) -> bool:
        """Whether it is about the turn that began at this number of moves, and was sent at this time or later."""
        ply, at = self.tables.get(table.id, (-1, 0))
        return ply >= since and at >= at_least


class TurnMessages:
    """Writes to those who have chosen it."""

    def __init__(
        self,
        delivery: Delivery,
        send: SendHand,
        user_settings: UserSettings,
        preferences: KeyedValues,
        *,
        waiting: Waiting,
        now: Callable[[], int],
    ) -> None:
        self._delivery, self._send_hand = delivery, send
        self._user_settings, self._preferences = user_settings, preferences
        self._waiting, self._now = waiting, now
        self._locks = WeakValueDictionary[int, asyncio.Lock]()

    async def wants(self, user: int) -> bool:
        """Whether to write to the user: they have chosen it, and Discord has not refused it within a day."""
        own = (await self._user_settings.get(user, None)).own
        is_refused = own.turn_refused is not None and self._now() - own.turn_refused < REFUSED_MS
        return own.turn_messages and not is_refused

    async def write(self, table: Table, user: int, since: int, *, at_least: int = 0) -> int | None:
        """Write that it is the user's turn since so many moves, unless the last message says so and was sent at
        `at_least` or later. Returns when to ask again, milliseconds since 1970; None: there is nothing left to do.
        """
        lock = self._locks.setdefault(user, asyncio.Lock())
        async with lock:
            stored, now = (await self._preferences.get(user)).get(_SENT), self._now()
            written = Written.model_validate(stored or {})
            if written.is_about(table, since, at_least):
                return None
            hours = (await self._user_settings.hours_of([user])).get(user, Hours())
            if (soonest := runs_again(written.allows(now), hours)) > now:
                return soonest
            others = [each for each in await self._waiting(user) if each.id != table.id]
            if not await self._delivery.traffic.turn():
                return now + _AGAIN_MS
            # Where many requests wait, that took time, and limits and hours count from when a message is sent.
            now = self._now()
            if (soonest := runs_again(written.allows(now), hours)) > now:
                return soonest
            about = {each.id: (each.ply, now) for each in (table, *others)}
            times = (*written.times, now)[-MOST_A_DAY:]
            after = Written(times=times, tables=about, channel=written.channel)
            if not await self._preferences.change_if(user, _SENT, stored, {_SENT: after.values}):
                return now + _AGAIN_MS
            is_sent = await self._send(table, user, others, after, is_reminder=at_least > 0)
            if is_sent and written.message is not None and written.channel is not None:
                await self._delete(written.channel, written.message)
            return None

    async def _send(
        self, table: Table, user: int, others: Sequence[Table], noted: Written, *, is_reminder: bool
    ) -> bool:
        reader = await self._user_settings.get(user, None)
        reader = await self._user_settings.get(user, reader.own.turn_locale, guild=table.guild)
        notified = notification(reader.texts, table, others, is_reminder=is_reminder)
        once = nonce(NonceKind.DIRECT, user, noted.times[-1])
        try:
            client = self._delivery.client
            channel = await client.create_dm(discord.Object(user))
            message = await self._send_hand(DirectHand(table, user, reader, channel, notified, once))
        except TableError:
            return False  # It is not their turn any more.
        except FAILED as error:
            if isinstance(error, discord.HTTPException) and error.code in REFUSES_MESSAGES:
                await self._user_settings.set(user, None, turn_refused=self._now(), turn_refusal_told=None)
            else:
                log_failed(log, error, "A direct message about a turn could not be sent")
            return False
        sent = noted.model_copy(update={"message": message, "channel": channel.id})
        await self._preferences.change_if(user, _SENT, noted.values, {_SENT: sent.values})
        return True

    async def _delete(self, channel: int, message: int) -> None:
        if await self._delivery.traffic.turn():
            with suppress(*FAILED):  # It may be gone, and does no harm.
                await self._delivery.client.http.delete_message(channel, message)

    async def news(self, table: Table, user: int, texts: Texts, is_dm: bool) -> str | None:
        """The notice above a hand: once, that Discord refuses direct messages; in one, which other tables wait."""
        own, news = (await self._user_settings.get(user, None)).own, list[str]()
        if own.turn_refused is not None and not own.turn_refusal_told:
            await self._user_settings.set(user, None, turn_refusal_told=True)
            news.append(texts("slow-message-refused"))
        others = [each for each in await self._waiting(user) if each.id != table.id] if is_dm else []
        if others:
            news.append(_also(texts, others))
        return "\n\n".join(news) or None


def notification(texts: Texts, table: Table, others: Sequence[Table], *, is_reminder: bool) -> Notification:
    """Says at which table it is the reader's turn and until when, and which others wait."""
    game, reminds = _linked(texts, table), "yes" if is_reminder else "no"
    line = texts("slow-message", game=game, reminds=reminds, until=at_time(table.deadline))
    also = [_also(texts, others)] if others else []
    return Notification("\n".join([line, *also]), "\n".join([f"**{game}**", *also]))


def _also(texts: Texts, others: Sequence[Table]) -> str:
    lines = [
        texts("slow-message-line", game=_linked(texts, each), until=at_time(each.deadline)) for each in others[:_LISTED]
    ]
    if len(others) > _LISTED:
        lines.append(texts("games-more", tables=len(others) - _LISTED))
    return "\n".join([texts("slow-message-also"), *lines])


def _linked(texts: Texts, table: Table) -> str:
    return f"[{called_at(texts, table)}]({place_url(table.guild, table.channel)})"
