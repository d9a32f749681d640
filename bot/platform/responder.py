"""Answers an interaction once, within Discord's three seconds; all errors end here."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any, Final, TypeVar

import discord

from bot.logs import about, about_table
from bot.platform import sending
from bot.platform.answer_errors import judged
from bot.platform.custom_ids import CustomId, OfPly, OfTable
from bot.platform.discord_api import (
    ALIVE_MS,
    ALREADY_ANSWERED,
    FAILED,
    UNKNOWN_MESSAGE,
    log_failed,
    retried_once,
)
from bot.platform.forwarding import Forwarding
from bot.platform.gate import Gate
from bot.platform.messages import NOBODY, Message, note
from bot.platform.nonces import NonceKind, nonce
from bot.platform.permissions import own_channel
from bot.platform.places import is_here
from bot.platform.press_tokens import PressedBoards, taking_token
from bot.platform.tally import AnswerOutcome, Tally
from bot.storage.archive import Archive
from bot.storage.remembered import PressToken
from bot.storage.user_settings import UserSettings
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Table
from data.connect import is_storage_trouble
from data.errors import HeldElsewhere, StoreGone
from data.outside import now_ms
from i18n import Texts, language_of, texts_in

log = logging.getLogger(__name__)

DEFER_AFTER: Final = 2.0
"""Seconds until the interaction is deferred; Discord waits for three."""
NO_TABLE: Final = 0
"""A number that no table has."""

T = TypeVar("T")
Pressed = TypeVar("Pressed", bound=CustomId)
Response = discord.InteractionCallbackResponse[Any]


class Responder:
    """The answer to one interaction.

    Each method returns the id of the message that shows the answer, if there is one. If the interaction was deferred
    meanwhile, the answer fills the deferred response. The same holds if Discord received an answer but its response was
    lost.
    """

    __slots__ = (
        "_check",
        "_deferring",
        "_is_begun",
        "_is_own_post",
        "_is_private",
        "_is_to_be_filled",
        "_is_update",
        "_timer",
        "interaction",
        "is_on_board",
    )

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        *,
        defer_after: float = DEFER_AFTER,
        check: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`check`: raises OwnershipLost if another process plays the tables now, whose messages must not be changed."""
        self.interaction = interaction
        self._check = check
        self.is_on_board = False
        """Whether an open table's public message was pressed. Then private answers are follow-ups of an update of that
        message, which is edited by the press's token from then on."""
        self._is_begun = False
        """Whether the interaction was answered or deferred."""
        self._is_update = False
        """Whether that was an update of the pressed message, deferred or not."""
        self._is_own_post = False
        """Whether the message that everybody sees is none of the interaction's."""
        self._is_to_be_filled = False
        """Whether a deferred message of its own waits for the answer..."""
        self._is_private = True
        """... and whether it is ephemeral."""
        self._deferring: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(defer_after, self._defer)

    @property
    def is_begun(self) -> bool:
        """Whether the interaction was answered, or deferred, or is being deferred."""
        return self._is_begun or self._deferring is not None

    @property
    def on_private(self) -> bool:
        """Whether a private message was pressed."""
        pressed = self.interaction.message
        return pressed is not None and pressed.flags.ephemeral

    def acknowledge(self) -> None:
        """Begin to answer a press on a board, where what is answered takes time, and is a private message."""
        if self.is_on_board and not self.is_begun:
            self._timer.cancel()
            self._defer()

    def press_token(self, message: int | None) -> PressToken | None:
        """The token that edits this message from now on: the pressed one, which this was answered by updating, or one
        that was sent as the answer. None: it is another message."""
        pressed = self.interaction.message
        is_original = pressed is not None and pressed.id == message
        if message is None or self._is_own_post or (is_original and not self._is_update):
            return None
        return PressToken.of(self.interaction, message, until=now_ms() + ALIVE_MS, is_original=is_original)

    def cancel_timer(self) -> None:
        """No more answers follow; cancel the timer."""
        self._timer.cancel()

    async def private(self, message: Message) -> int | None:
        """Send an ephemeral message."""
        response = self.interaction.response
        if self.is_on_board:
            await self._acknowledge_board()

        async def respond() -> Response:
            return await response.send_message(
                view=message.view, files=message.files(), ephemeral=True, allowed_mentions=NOBODY
            )

        answered = await self._first(respond)
        if answered is not None:
            return answered.message_id
        if self._is_to_be_filled:
            return await self._fill(message)
        pressed = self.interaction
        return await retried_once(
            lambda: sending.follow_up(pressed.client, pressed.application_id, pressed.token, message, is_private=True)
        )

    async def public(self, message: Message, *, aside: Message | None = None) -> int | None:
        """Send a message that everyone in the channel sees.

        `aside`: fills a command's deferred response, which is ephemeral; the message then follows it. To all others
        Discord shows what follows a private message as a reply to one that was deleted. So where the bot can post
        messages of its own, it does.
        """
        await self._check_current()
        channel = own_channel(self.interaction)
        if self.on_private and channel is not None:
            await self.nothing()
            return await self._post(channel, message)
        answered = await self._first(
            lambda: self.interaction.response.send_message(**sending.public_parameters(message))
        )
        if answered is not None:
            return answered.message_id
        if self._is_to_be_filled:
            if not self._is_private or aside is None:
                return await self._fill(message)
            await self._fill(aside)
            if channel is not None:
                return await self._post(channel, message)
        sent = await self.interaction.followup.send(wait=True, **sending.public_parameters(message))
        return sent.id

    async def _post(self, channel: discord.abc.Messageable, message: Message) -> int:
        """Post a message that belongs to no interaction."""
        once = nonce(NonceKind.ANSWER, NO_TABLE, self.interaction.id)
        sent = await retried_once(lambda: sending.post_public(channel, message, once=once))
        self._is_own_post = True
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

    async def in_private(self, message: Message) -> int | None:
        """Show it in the place of a private message, and beside one that others see, or that stays."""
        return await (self.replace(message) if self.on_private else self.private(message))

    async def _replace(self, message: Message) -> int | None:
        await self._check_current()

        async def respond() -> bool:
            await sending.update(self.interaction, message)
            return True

        if await self._first(respond) is None:
            return await self._fill(message)
        self._is_update = True
        return self.interaction.message.id if self.interaction.message else None

    async def _check_current(self) -> None:
        """Raise OwnershipLost if this process stood still, after it did what was asked, until another one took over."""
        if self._check is not None:
            await self._check()

    async def nothing(self) -> None:
        """Acknowledge the press; its effect shows elsewhere."""
        if not await self._has_begun():
            await self._promise()

    async def _acknowledge_board(self) -> None:
        """Acknowledge a press on a board by an update of it, which gives it a token, unless it is deleted."""
        try:
            await self.nothing()
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            self.is_on_board = False

    @property
    def _on_component(self) -> bool:
        return self.interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)

    async def _first(self, respond: Callable[[], Awaitable[T]]) -> T | None:
        """Give the first answer; None: the interaction was already answered or deferred."""
        if await self._has_begun():
            return None
        try:
            answered = await retried_once(respond)
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
        self._is_update = not self._is_to_be_filled
        self._is_private = original.flags.ephemeral

    async def _fill(self, message: Message) -> int | None:
        """Edit the deferred response: a waiting message, or the one that was pressed."""
        self._is_to_be_filled = False
        edited = await retried_once(
            lambda: self.interaction.edit_original_response(
                content=message.content if message.is_plain else None,
                view=message.view,
                attachments=message.files(),
                allowed_mentions=NOBODY,
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
            log_failed(log, error, "An interaction could not be deferred", usual=logging.WARNING)

    async def _promise(self) -> None:
        """Defer the interaction; a command gets a waiting ephemeral message."""
        try:
            await retried_once(self._defer_it)
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                raise
        self.claimed()

    async def _defer_it(self) -> None:
        response = self.interaction.response
        await (response.defer() if self._on_component else response.defer(ephemeral=True, thinking=True))

    async def claim(self) -> None:
        """Defer the interaction before anything is done for it.

        HTTPException: Discord waits for no answer any more, or has got one.
        """
        self._timer.cancel()
        await self._defer_it()
        self.claimed()

    def claimed(self) -> None:
        """The interaction is deferred."""
        self._timer.cancel()
        self._is_begun, self._is_to_be_filled = True, not self._on_component
        self._is_update = self._on_component and self.interaction.message is not None


_KINDS: Final = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "component",
    discord.InteractionType.modal_submit: "modal",
}

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, eq=False)
class Answers:
    """Answers commands and presses, and finds the tables that they name."""

    tables: TableService
    archive: Archive
    user_settings: UserSettings
    gate: Gate
    defer_after: float = DEFER_AFTER
    forwarding: Forwarding | None = None
    """Where several processes share the database."""
    boards: PressedBoards | None = None
    tally: Tally = field(default_factory=Tally)

    async def respond(
        self, interaction: Interaction, work: Callable[[Responder], Awaitable[None]], *, can_repeat: bool = False
    ) -> None:
        """Run `work` as the answer to the interaction. An error is reported to the user as the answer.

        `can_repeat`: it changes nothing if it is done a second time.
        """
        check = None if self.forwarding is None else self.forwarding.check_current
        responder = Responder(interaction, defer_after=self.defer_after, check=check)
        begun, outcome = perf_counter(), AnswerOutcome.DONE
        with self.gate, about(shard=_shard_of(interaction), interaction=interaction.id):
            try:
                if self.forwarding is not None:
                    await self.forwarding.check_current()
                    await self.forwarding.claim(responder, responder.interaction.id, can_repeat=can_repeat)
                await self._taken_up(interaction)
                await work(responder)
            except HeldElsewhere as error:
                outcome = await self._forward(responder, error)
            except Exception as error:
                outcome = await self.report_error(responder, error)
            finally:
                responder.cancel_timer()
                if self.boards is not None and responder.is_begun:
                    self.boards.heard(interaction)
                self.tally.add(_KINDS.get(interaction.type, "other"), outcome, perf_counter() - begun)

    async def fail(self, interaction: Interaction, error: Exception) -> None:
        """Answer an interaction that failed before its feature was asked."""

        async def work(_: Responder) -> None:
            raise error

        await self.respond(interaction, work)

    async def press(
        self, interaction: Interaction, pressed: Pressed, act: Callable[[Responder, Pressed], Awaitable[None]]
    ) -> None:
        """Answer a press of a component or a submitted form, if it may act on the table in its custom id here.

        Another user's private table is answered as one that does not exist.
        """

        async def work(responder: Responder) -> None:
            known, table_id = pressed, NO_TABLE
            if isinstance(pressed, OfTable):
                await self._taken_up_here(pressed.table)
                if self._is_hidden(interaction, pressed.table):
                    known = replace(pressed, table=NO_TABLE)
                else:
                    self._check_place(interaction, pressed.table)
                    table_id = pressed.table
            with taking_token(self.boards, responder, table_id):
                await act(responder, known)

        # What is bound to a ply is refused as stale once it is done.
        await self.respond(interaction, work, can_repeat=isinstance(pressed, OfPly))

    async def reach(self, interaction: Interaction, table_id: int) -> None:
        """See to it that this process plays the table, if it is open, and that the user may act on it here.

        TableError: TABLE_GONE, and those of `_check_place`.
        """
        await self._taken_up_here(table_id)
        if self._is_hidden(interaction, table_id):
            raise TableError(RefusalReason.TABLE_GONE)
        self._check_place(interaction, table_id)

    async def _taken_up_here(self, table_id: int) -> None:
        about_table(table_id)
        await self.tables.taken_up(table=table_id)
        await self.check_table(table_id)

    def _is_hidden(self, interaction: Interaction, table_id: int) -> bool:
        """Whether this is another user's open private table."""
        table = self.tables.get(table_id)
        return table is not None and not table.is_for(interaction.user.id)

    async def outdated(self, interaction: Interaction) -> None:
        """Answer a press or command of an earlier release, which no longer exists."""

        async def work(responder: Responder) -> None:
            await responder.private(note((await self.user_settings.of(interaction)).texts("notice-outdated")))

        await self.respond(interaction, work)

    async def _forward(self, responder: Responder, error: HeldElsewhere) -> AnswerOutcome:
        """Let the process that plays the tables of this shard answer."""
        if self.forwarding is not None and (self.forwarding.late(responder.interaction.id) or not responder.is_begun):
            responder.cancel_timer()
            if await self.forwarding.forward(responder.interaction.id, error):
                return AnswerOutcome.FORWARDED
        return await self.report_error(responder, TableError(RefusalReason.STOPPING))

    async def report_error(self, responder: Responder, error: Exception) -> AnswerOutcome:
        """Tell the user in one sentence, and log what matters."""
        if isinstance(error, StoreGone):
            return AnswerOutcome.LOST  # Another process owns the store and answers.
        outcome, sentence = judged(error, await self._texts(responder.interaction))
        if sentence is not None:
            try:
                await responder.private(note(sentence))
            except FAILED as late:
                log_failed(log, late, "A fault could not be reported")
        return outcome

    def check_held(self, home: int) -> None:
        """Leave the interaction to the process that plays the tables of this server or user, if another does."""
        if self.forwarding is not None:
            self.forwarding.check_held(home)

    async def check_table(self, table_id: int) -> None:
        """Leave the interaction to the process that plays this open table, if another does; else see to it that it is
        taken up here.
        """
        if self.forwarding is None or self.tables.registry.knows(table_id):
            return
        if await self.forwarding.check_table(table_id):
            await self.tables.restoring.adopt(table_id)

    async def table(self, interaction: Interaction, table_id: int) -> Table:
        """The table, open or over; a private one only for its person. TableError: TABLE_GONE, ELSEWHERE."""
        table = await self.archive.find(table_id, by=interaction.user.id)
        if table is None or not table.is_for(interaction.user.id):
            raise TableError(RefusalReason.TABLE_GONE)
        if not is_here(interaction, table):
            raise TableError(RefusalReason.ELSEWHERE)
        return table

    async def _taken_up(self, interaction: Interaction) -> None:
        """Wait until the tables are taken up that the user can mean here: the channel's and their own."""
        await self.tables.taken_up(channel=interaction.channel_id, owner=interaction.user.id)

    def _check_place(self, interaction: Interaction, table_id: int) -> None:
        """Check that a press may act on this table here.

        A message may be copied from another channel, or its custom ids forged. TableError: ELSEWHERE if an open or
        unreadable table of this id is in another channel, UNREADABLE if the table cannot be read.
        """
        table, unread = self.tables.get(table_id), self.tables.registry.unread.channel_of(table_id)
        if table is not None and not is_here(interaction, table):
            raise TableError(RefusalReason.ELSEWHERE)
        if unread is not None and unread != interaction.channel_id:
            raise TableError(RefusalReason.ELSEWHERE)
        self.tables.registry.unread.check(table_id)

    async def _texts(self, interaction: Interaction) -> Texts:
        try:
            return (await self.user_settings.of(interaction)).texts
        except Exception as error:
            if not is_storage_trouble(error):
                log.exception("Preferences could not be read")
            return texts_in(language_of(interaction.locale.value))


def _shard_of(interaction: Interaction) -> int:
    """Its shard, by Discord's formula; direct messages belong to the first."""
    return ((interaction.guild_id or 0) >> 22) % (interaction.client.shard_count or 1)
