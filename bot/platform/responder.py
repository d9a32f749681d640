"""Answers an interaction once, within Discord's three seconds."""

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
"""Seconds until the interaction is deferred; Discord waits for three."""

T = TypeVar("T")
Response = discord.InteractionCallbackResponse[Any]


class Responder:
    """The answer to one interaction.

    Each method returns the id of the message that shows the answer, if there is one. If the interaction was deferred
    meanwhile, the answer fills the deferred response. The same holds if Discord received an answer but its response was
    lost.
    """

    __slots__ = ("_deferring", "_is_begun", "_is_private", "_is_to_be_filled", "_timer", "interaction")

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self._is_begun = False
        """Whether the interaction was answered or deferred."""
        self._is_to_be_filled = False
        """Whether a deferred message of its own waits for the answer..."""
        self._is_private = True
        """... and whether it is ephemeral."""
        self._deferring: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(DEFER_AFTER, self._defer)

    def close(self) -> None:
        """No more answers follow; cancel the timer."""
        self._timer.cancel()

    async def private(self, message: Message) -> int | None:
        """Send an ephemeral message."""
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
        """Send a message that everyone in the channel sees.

        `aside`: fills a command's deferred response, which is ephemeral; the message then follows it.
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
        """Edit the pressed message; if it was ephemeral and is gone, send a new ephemeral one."""
        pressed = self.interaction.message
        if pressed is None:  # A form opened from a message that is gone.
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
        """Acknowledge the press; its effect shows elsewhere."""
        if not await self._has_begun():
            await self._promise()

    @property
    def _on_component(self) -> bool:
        return self.interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)

    async def _first(self, respond: Callable[[], Awaitable[T]]) -> T | None:
        """Give the first answer; None: the interaction was already answered or deferred."""
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
        """Fetch the original response: Discord received one, but the receipt was lost."""
        original, pressed = await self.interaction.original_response(), self.interaction.message
        self._is_begun = True
        self._is_to_be_filled = pressed is None or original.id != pressed.id
        self._is_private = original.flags.ephemeral

    async def _fill(self, message: Message) -> int | None:
        """Edit the deferred response: a waiting message, or the one that was pressed."""
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
        """Defer the interaction; a command gets a waiting ephemeral message."""
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
