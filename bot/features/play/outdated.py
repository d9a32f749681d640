"""Private messages that the hand of a user has outlived: older copies of it, and what was true until the next move."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol

from bot.platform import sending
from bot.platform.delivery import Delivery
from bot.platform.discord_api import FAILED, is_passing, log_failed, place_url
from bot.platform.messages import note as plain_note
from bot.platform.retrying import Retrying
from bot.storage.remembered import HandNote
from bot.storage.user_settings import UserSettings
from bot.tables.table import Table
from data.outside import now_ms

log = logging.getLogger(__name__)

_LEFT: Final = "An outdated private message was left as it was"


class NewestHand(Protocol):
    """A user's hand. `note`: of its newest message. `sending`: held while that is edited."""

    table: Table
    user: int
    note: HandNote
    sending: asyncio.Lock


class OutdatedMessages(Retrying):
    """Deletes asides, and replaces older copies of a hand, which have buttons, by the word where the newest is."""

    def __init__(self, delivery: Delivery, user_settings: UserSettings) -> None:
        super().__init__()
        self._delivery, self._user_settings = delivery, user_settings
        self._asides: dict[int, dict[int, HandNote]] = {}
        """By table and message: private messages that are true until what is on the table or in a hand changes."""

    def keep_aside(self, table_id: int, note: HandNote) -> None:
        """Keep this message until `delete_asides`."""
        self._asides.setdefault(table_id, {})[note.message] = note

    def forget_aside(self, table_id: int, message: int) -> None:
        """This message is none any more: something else takes its place."""
        self._asides.get(table_id, {}).pop(message, None)

    def delete_asides(self, table_id: int) -> None:
        """Delete all asides of this table whose tokens live."""
        for note in self._asides.pop(table_id, {}).values():
            if note.until > now_ms():
                client, (message, application, token, *_) = self._delivery.client, note
                self._request(partial(sending.delete_private, client, application, token, message))

    def lead(self, hand: NewestHand, old: HandNote, new: HandNote) -> None:
        """Let an older private message of this hand say where the newer message is, while its token lives."""
        if old.until > now_ms():
            beside = "table" if old.channel is not None else "down" if new.message > old.message else "up"
            where = "message" if new.channel is not None else beside
            self._request(partial(self._led, hand, old, where))

    def lead_from_direct(self, hand: NewestHand, led: Callable[[], None]) -> None:
        """Let the older direct message of this hand, `note.older`, say that the newer message is at the table. `led`:
        called when it does, or cannot be edited."""
        if (older := hand.note.older) is not None:
            channel, message = older
            direct = hand.note._replace(message=message, channel=channel)
            self._request(partial(self._led, hand, direct, "table"), then=led)

    async def _led(self, hand: NewestHand, old: HandNote, where: str) -> bool:
        reader = await self._user_settings.get(hand.user, old.locale, guild=old.guild)
        link = place_url(hand.table.guild, hand.table.channel)
        shown = plain_note(reader.texts("hand-moved", where=where, link=link))
        client, channel = self._delivery.client, old.channel
        async with hand.sending:  # After the edit in progress.
            if hand.note.message == old.message:
                return True
            if channel is None:
                await sending.edit_private(client, old.application, old.token, old.message, shown)
            elif not await self._delivery.traffic.turn():
                return False
            else:
                await sending.edit_public(client, channel, old.message, shown)
        return True

    def _request(self, request: Callable[[], Awaitable[object]], *, then: Callable[[], None] = lambda: None) -> None:
        async def attempt() -> bool:
            try:
                return await request() is not False
            except FAILED as error:
                log_failed(log, error, _LEFT)
                return not is_passing(error)

        self.keep_trying(attempt, then=then)
