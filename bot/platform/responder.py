"""Answering an interaction, once, within Discord's three seconds."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import discord

from bot.platform import sending
from bot.platform.discord_api import ALREADY_ANSWERED, FAILED, UNKNOWN_MESSAGE, insisting
from bot.platform.messages import NOBODY, Message

log = logging.getLogger(__name__)

DEFER_AFTER: Final = 2.0
"""Seconds until Discord is told that the answer takes longer; it waits for three."""

T = TypeVar("T")
Response = discord.InteractionCallbackResponse[Any]


class Responder:
    """The answer to one interaction.

    Each way of answering gives the id of the message that then shows it, where there is one. Whoever answers late finds
    the interaction deferred, and the answer goes into what was deferred. So it does where Discord has the answer and
    only its receipt was lost.
    """

    __slots__ = ("_deferring", "_is_begun", "_is_private", "_is_to_be_filled", "_timer", "interaction")

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self._is_begun = False
        """Whether Discord has had an answer, or knows that one comes."""
        self._is_to_be_filled = False
        """Whether there is a message of its own that waits for the answer..."""
        self._is_private = True
        """... and whether only the person sees that."""
        self._deferring: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(DEFER_AFTER, self._defer)

    def close(self) -> None:
        """Nothing more is to come."""
        self._timer.cancel()

    async def private(self, message: Message) -> int | None:
        """A message of its own that only the person sees."""
        response = self.interaction.response

        async def respond() -> Response:
            return await response.send_message(
                view=message.view, files=message.files(), ephemeral=True, allowed_mentions=NOBODY
            )

        answered = await self._first(respond)
        if answered is not None:
            return answered.message_id
        if self._is_to_be_filled:
            return await self._fill(message)
        sent = await insisting(
            lambda: self.interaction.followup.send(
                view=message.view, files=message.files(), ephemeral=True, wait=True, allowed_mentions=NOBODY
            )
        )
        return sent.id

    async def public(
        self, message: Message, *, mentions: discord.AllowedMentions = NOBODY, aside: Message | None = None
    ) -> int | None:
        """A message that everybody in the channel sees.

        `aside`: what the person is told where a command's answer was deferred, and so promised to them alone.
        """
        response = self.interaction.response

        async def respond() -> Response:
            return await response.send_message(view=message.view, files=message.files(), allowed_mentions=mentions)

        answered = await self._first(respond)
        if answered is not None:
            return answered.message_id
        if self._is_to_be_filled:
            if not self._is_private or aside is None:
                return await self._fill(message)
            await self._fill(aside)
        sent = await self.interaction.followup.send(
            view=message.view, files=message.files(), wait=True, allowed_mentions=mentions
        )
        return sent.id

    async def replace(self, message: Message) -> int | None:
        """The message that was pressed shows this now; where that was private and is gone, a new private one does."""
        pressed = self.interaction.message
        if pressed is None:  # A form that was opened from a message which is gone by now.
            return await self.private(message)
        try:
            return await self._replace(message)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE or not pressed.flags.ephemeral:
                raise
            return await self.private(message)

    async def _replace(self, message: Message) -> int | None:
        async def respond() -> bool:
            await sending.update(self.interaction, message)
            return True

        if await self._first(respond) is None:
            return await self._fill(message)
        return self.interaction.message.id if self.interaction.message else None

    async def nothing(self) -> None:
        """The press is taken note of; what it changes is seen elsewhere."""
        if not await self._has_begun():
            await self._promise()

    @property
    def _on_component(self) -> bool:
        return self.interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)

    async def _first(self, respond: Callable[[], Awaitable[T]]) -> T | None:
        """Give the first answer; None: Discord has one, or the promise of one."""
        if await self._has_begun():
            return None
        try:
            answered = await insisting(respond)
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                raise
            await self._look()
            return None
        self._is_begun = True
        return answered

    async def _look(self) -> None:
        """What Discord has had from here, though nobody learned that it arrived."""
        original, pressed = await self.interaction.original_response(), self.interaction.message
        self._is_begun = True
        self._is_to_be_filled = pressed is None or original.id != pressed.id
        self._is_private = original.flags.ephemeral

    async def _fill(self, message: Message) -> int | None:
        """Put this into what was deferred: a message that waits, or the one that was pressed."""
        self._is_to_be_filled = False
        edited = await insisting(
            lambda: self.interaction.edit_original_response(
                view=message.view, attachments=message.files(), allowed_mentions=NOBODY
            )
        )
        return edited.id

    async def _has_begun(self) -> bool:
        self._timer.cancel()
        if self._deferring is not None:
            await self._deferring
        return self._is_begun

    def _defer(self) -> None:
        if not self._is_begun:
            self._deferring = asyncio.get_running_loop().create_task(self._defer_now())

    async def _defer_now(self) -> None:
        try:
            await self._promise()
        except FAILED as error:
            log.warning("An interaction could not be deferred: %r", error)

    async def _promise(self) -> None:
        """Tell Discord that an answer comes: to a command in a private message that waits for it."""
        response = self.interaction.response
        try:
            if self._on_component:
                await insisting(response.defer)
            else:
                await insisting(lambda: response.defer(ephemeral=True, thinking=True))
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                raise
        self._is_begun, self._is_to_be_filled = True, not self._on_component
