"""The public message of a table where the bot is no member: it lives by the tokens of presses.

It is edited by the newest token of a press on it. Before that dies, the next press of a player in a hand posts it
again, and the old one is deleted. Where no token lives, the table sleeps: its clock stands still, and the message shows
one button, by which it wakes. So nobody loses by a time that nobody could see.
"""

import asyncio
import logging
from typing import Final

import discord

from bot.features.play.live_board import LiveBoard, Publisher
from bot.platform.discord_api import FAILED, log_failed
from bot.platform.live_source import GONE, Sent
from bot.platform.messages import Message
from bot.platform.press_tokens import delete_by
from bot.storage.remembered import PressToken
from bot.tables.table import Stage, Table
from data.outside import now_ms

log = logging.getLogger(__name__)

SOON_MS: Final = 60_000
"""Where the token has less time left than this, the message is posted again..."""
SELDOM_MS: Final = 600_000
"""... but not sooner than this after the last time, unless the token is dead."""
_LAST_EDIT_MS: Final = 20_000
"""After a token's time Discord takes it for half a minute more: in that time the message is made to sleep."""


class BorrowedBoard(LiveBoard):
    """The board of one borrowed table."""

    def __init__(self, publisher: Publisher, table: Table) -> None:
        super().__init__(publisher, table)
        self._timer: asyncio.TimerHandle | None = None
        self._renewing: asyncio.Task[None] | None = None
        self._was_asleep = False

    @property
    def is_asleep(self) -> bool:
        """Whether no token lives by which the message could show what happens."""
        press = self.notes.press
        return not self.live.is_expected and (press is None or not press.is_alive)

    def wanted(self) -> object:
        wanted = super().wanted()
        if wanted is GONE or wanted is None or self.live.message is None or self.token_of(self.live.message) is None:
            return None if wanted is not GONE or self.live.message is None else GONE
        return wanted

    async def prepare(self) -> None:
        """The result takes the place of the board."""

    def is_left_behind(self) -> bool:
        return False

    def is_expired(self) -> bool:
        return super().is_expired() or (self._is_closed and self.is_asleep)

    async def render(self) -> Message:
        return await self._publisher.render(self.table, is_asleep=self.is_asleep)

    def token_of(self, message: int) -> PressToken | None:
        press = self.notes.press
        if press is None or press.message != message or press.until + _LAST_EDIT_MS <= now_ms():
            return None
        return press

    def on_token_refused(self, press: PressToken) -> None:
        super().on_token_refused(press)
        self.tokens_changed()

    async def send(self, rendered: Message) -> Sent:
        raise NotImplementedError  # Only a press posts it again.

    async def edit(self, message: int, rendered: Message) -> None:
        """Without a token nothing can be done until the next press."""
        self.live.redraw()

    async def delete(self, message: int) -> None:
        press = self.notes.press
        if press is not None and press.message == message:
            await self._delete_by(press)

    async def find(self) -> int | None:
        return self.live.message

    def on_replaced(self, message: int) -> None:
        pass

    # -- Tokens -------------------------------------------------------------------------------------------------------

    def tokens_changed(self) -> None:
        """A token has come, or was lost: the table wakes, or sleeps; it is looked at again when the token ends."""
        self.stop_watching()
        if self.table.stage is Stage.OVER:
            return
        press, clock, is_asleep = self.notes.press, self._publisher.tables.clock, self.is_asleep
        if is_asleep is not self._was_asleep:
            self._was_asleep = is_asleep
            self.live.redraw()
        if is_asleep:
            clock.stand_still(self.table.id)
            self._renew_soon()  # By a press in a hand, if that was later.
            return
        clock.go_on(self.table.id)
        if press is not None:
            wait = max(0.0, (press.until - now_ms()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait + 0.01, self.tokens_changed)

    def stop_watching(self) -> None:
        """Do not look at the token again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def heard(self) -> None:
        """A player has pressed something here: post the message again with that token, if it needs one."""
        if self._needs_token():
            self._renew_soon()

    def _renew_soon(self) -> None:
        is_due = not self.live.is_expected and self.table.stage is not Stage.OVER
        if is_due and self._publisher.follow_ups.can_post(self.table.id):
            self.live.is_expected = True  # From now on the table is awake.
            self._renewing = asyncio.get_running_loop().create_task(self._renew())

    def _needs_token(self) -> bool:
        press, message = self.notes.press, self.live.message
        if press is None or message is None or not press.is_alive:
            return True
        age_ms = now_ms() - round(discord.utils.snowflake_time(message).timestamp() * 1000)
        return press.until - now_ms() < SOON_MS and age_ms >= SELDOM_MS

    async def _renew(self) -> None:
        """Post the message with the token of the last press, and delete the one before."""
        live, notes, publisher, table = self.live, self.notes, self._publisher, self.table
        old, version = notes.press, publisher.version_of(table)
        publisher.tables.clock.go_on(table.id)
        try:
            shown = await publisher.render(table)
            press = await publisher.follow_ups.post(table.id, shown)
        except Exception as error:
            live.is_expected = False
            publisher.follow_ups.forget_table(table.id)
            if isinstance(error, FAILED):
                log_failed(log, error, "The board of table %s could not be posted again", table.id)
            else:
                log.warning("The board of table %s could not be posted again: %r", table.id, error)
            self.tokens_changed()
            return
        notes.press = press
        self._was_asleep = False
        await live.opened(press.message, version)
        self.tokens_changed()
        live.redraw()
        if old is not None and old.is_alive:
            await self._delete_by(old)

    async def _delete_by(self, press: PressToken) -> None:
        try:
            await delete_by(self._client, press, press.message)
        except FAILED as error:
            log_failed(log, error, "An old board of table %s was not deleted", self.table.id)
