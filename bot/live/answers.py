"""Answering an interaction, once, within Discord's three seconds."""

import asyncio
import logging
from typing import Any, Final

import discord

from bot.pages.messages import NOBODY, Message

log = logging.getLogger(__name__)

DEFER_AFTER: Final = 2.0
"""Seconds until Discord is told that the answer takes longer; it waits for three."""


class Answer:
    """The answer to one interaction.

    Each way of answering gives the id of the message that then shows it, where there is one. Whoever answers late finds
    the interaction deferred, and the answer goes into what was deferred.
    """

    __slots__ = ("_deferring", "_timer", "_unseen", "interaction")

    def __init__(self, interaction: discord.Interaction[Any], *, unseen: bool = True) -> None:
        """`unseen`: what a command answers is for its user alone."""
        self.interaction = interaction
        self._unseen = unseen
        self._deferring: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(DEFER_AFTER, self._defer)

    def close(self) -> None:
        """Nothing more is to come."""
        self._timer.cancel()

    async def private(self, message: Message) -> int | None:
        """A message of its own that only the person sees."""
        if await self._is_deferred():
            if self._on_component:
                sent = await self.interaction.followup.send(
                    view=message.view, files=message.files(), ephemeral=True, wait=True, allowed_mentions=NOBODY
                )
                return sent.id
            return await self._edit_original(message)
        answered = await self.interaction.response.send_message(
            view=message.view, files=message.files(), ephemeral=True, allowed_mentions=NOBODY
        )
        return answered.message_id

    async def public(self, message: Message, *, mentions: discord.AllowedMentions = NOBODY) -> int | None:
        """A message that everybody in the channel sees."""
        if await self._is_deferred():
            if self._on_component:
                sent = await self.interaction.followup.send(
                    view=message.view, files=message.files(), wait=True, allowed_mentions=mentions
                )
                return sent.id
            return await self._edit_original(message)
        answered = await self.interaction.response.send_message(
            view=message.view, files=message.files(), allowed_mentions=mentions
        )
        return answered.message_id

    async def replace(self, message: Message) -> int | None:
        """The message that was pressed shows this now."""
        if await self._is_deferred():
            return await self._edit_original(message)
        await self.interaction.response.edit_message(
            view=message.view, attachments=message.files(), allowed_mentions=NOBODY
        )
        return self.interaction.message.id if self.interaction.message else None

    async def nothing(self) -> None:
        """The press is taken note of; what it changes is seen elsewhere."""
        if not await self._is_deferred():
            await self.interaction.response.defer()

    @property
    def is_given(self) -> bool:
        """Whether Discord has had an answer or a deferral."""
        return self.interaction.response.is_done()

    @property
    def _on_component(self) -> bool:
        return self.interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)

    async def _edit_original(self, message: Message) -> int | None:
        edited = await self.interaction.edit_original_response(
            view=message.view, attachments=message.files(), allowed_mentions=NOBODY
        )
        return edited.id

    async def _is_deferred(self) -> bool:
        self._timer.cancel()
        if self._deferring is not None:
            await self._deferring
        return self.interaction.response.is_done()

    def _defer(self) -> None:
        if not self.interaction.response.is_done():
            self._deferring = asyncio.get_running_loop().create_task(self._defer_now())

    async def _defer_now(self) -> None:
        try:
            if self._on_component:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=self._unseen, thinking=True)
        except discord.HTTPException as error:
            log.warning("An interaction could not be deferred: %s", error.code)
