"""Private hands: ephemeral messages made when asked for, and kept up to date while their token lives."""

import asyncio
from contextlib import nullcontext
from typing import Final

import discord

from bot.features.play.board_publisher import PublicBoards
from bot.features.play.controls import Emojis
from bot.features.play.hand import START
from bot.features.play.hand_rendering import HandRenderer, Prepared, digest_of, is_over, version_of
from bot.platform import sending
from bot.platform.discord_api import ALIVE_MS
from bot.platform.drawing import Drawing
from bot.platform.gate import Gate
from bot.platform.ids import Step
from bot.platform.live_message import LiveMessage
from bot.platform.live_source import Policy, Source, Withdrawn
from bot.platform.messages import Message
from bot.platform.noting import Noting
from bot.platform.responder import Responder
from bot.platform.traffic import Traffic
from bot.storage.remembered import HandNote
from bot.storage.user_settings import Reader, UserSettings
from bot.tables.refusals import TableError
from bot.tables.registry import Change, now_ms
from bot.tables.secrecy import asks_secretly
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from engine.moves import Move

POLICY: Final = Policy(pace=0.4, first_wait=0.4, longest_wait=30.0, blocked=None, tries=1, is_counted=False)
ATTENTIVE: Final = 60.0
"""Seconds after a press for which a user is taken to look at their hand. Discord does not tell."""


class PrivateHands:
    """Answers with hands, and keeps the newest one of each user at each table up to date.

    Older private messages of the user stay as they are; a press on one is answered with the hand as it is.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        drawing: Drawing,
        user_settings: UserSettings,
        noting: Noting,
        *,
        emojis: Emojis,
        boards: PublicBoards,
        traffic: Traffic,
        attentive: float = ATTENTIVE,
        alive_ms: int = ALIVE_MS,
        policy: Policy = POLICY,
        gate: Gate | None = None,
    ) -> None:
        """`attentive`: seconds after a press for which a user is taken to look at their hand. `gate`: the answers that
        edits let go first."""
        self.client = client
        self.user_settings = user_settings
        self._renderer = HandRenderer(drawing, boards, emojis=emojis)
        self._drawing = drawing
        self._boards = boards
        self._noting = noting
        self._remembered = noting.remembered
        self._traffic = traffic
        self._attentive = attentive
        self._alive_ms = alive_ms
        self._policy = policy
        self._gate = gate
        self._hands: dict[int, dict[int, _Hand]] = {}
        """By table and user."""
        self._redraws = 0
        """How often hands were redrawn though their tables did not change."""
        tables.listen(self._follow, practice=True)

    def __len__(self) -> int:
        """The number of hands that are kept up to date."""
        return sum(map(len, self._hands.values()))

    async def show(
        self,
        answer: Responder,
        table: Table,
        person: Reader,
        *,
        notice: str | None = None,
        step: Step = START,
        asking: Move | None = None,
        is_secret: bool | None = None,
        prepared: Prepared | None = None,
    ) -> None:
        """Answer with the user's hand: in place of the private message that was pressed, else in a new one.

        `is_secret`: whether the press must not show in who is called (SP-4); None: as the table is now. `prepared`: by
        `prepare`; it is shown if the table has become that, and there is no notice. TableError: NOT_SEATED,
        NOT_STARTED.
        """
        interaction = answer.interaction
        user = interaction.user.id
        self._boards.wanted(table.id)
        pressed_at = asyncio.get_running_loop().time()
        counts = not (asks_secretly(table) if is_secret is None else is_secret)
        version, was_over, redraws = version_of(table, user), is_over(table, user), self._redraws
        hand, pressed = self._hands.get(table.id, {}).get(user), interaction.message
        since = 0 if hand is None else hand.live.changes
        with hand.live.answering if hand is not None else nullcontext():
            if prepared is not None and prepared.version == table.version and notice is None:
                message = await prepared.rendering
            else:
                message = await self.render(table, user, person, notice=notice, step=step, asking=asking)
            if pressed is not None and pressed.flags.ephemeral:
                message_id = await answer.replace(message)
            else:
                message_id = await answer.private(message)
        if was_over:
            if hand is not None and hand.note.message == message_id:
                self.drop(table.id, user)
        elif message_id is not None:
            note = HandNote(
                message=message_id,
                application=interaction.application_id,
                token=interaction.token,
                locale=interaction.locale.value,
                guild=interaction.guild_id,
                until=now_ms() + self._alive_ms,
            )
            shown = (version, message) if self._redraws == redraws else None
            is_newest = self._hold(table, user, note, shown, pressed=interaction.id, since=since)
            if counts and is_newest:
                self._hands[table.id][user].attentive_until = pressed_at + self._attentive

    async def render(
        self,
        table: Table,
        user: int,
        person: Reader,
        *,
        notice: str | None = None,
        step: Step = START,
        asking: Move | None = None,
    ) -> Message:
        """The user's hand as it is now. TableError: NOT_SEATED, NOT_STARTED."""
        return await self._renderer.render(table.snapshot(), user, person, notice=notice, step=step, asking=asking)

    def take_up(self, table: Table) -> None:
        """Keep the hands of an earlier process up to date; those that show what they should are not edited."""
        notes = self._remembered.known(table.id)
        for user, note in () if notes is None else list(notes.hands.items()):
            hand = self._of(table, user, note)
            if notes is not None and notes.looks.get(user) == digest_of(hand.wanted(), table, user):
                hand.live.shown = hand.wanted()
            hand.live.touch()
        self._note_end_of_practice(table)

    def prepare(self, after: Table, user: int, person: Reader) -> Prepared:
        """Begin to render the user's hand at a table as it will be, which nobody changes, while that is committed."""
        return self._renderer.prepare(after, user, person)

    def attentive_until(self, table: Table, user: int) -> float:
        """Until when the user is taken to look at their hand, by the clock of the event loop; -inf where that does not
        show what it should."""
        hand = self._hands.get(table.id, {}).get(user)
        if hand is None or hand.live.shown != hand.wanted() or hand.is_expired():
            return float("-inf")
        return hand.attentive_until

    def touch(self, table_id: int) -> None:
        """All hands at this table look different now, though it did not change."""
        self._redraws += 1
        for hand in self._hands.get(table_id, {}).values():
            hand.live.redraw()

    def drop(self, table_id: int, user: int) -> None:
        """The user's message at this table has become something else, or cannot be edited any more."""
        notes = self._remembered.known(table_id)
        if notes is not None:
            notes.looks.pop(user, None)
            if notes.hands.pop(user, None) is not None:
                self._noting.soon(table_id)
        there = self._hands.get(table_id)
        if there is not None:
            there.pop(user, None)
            if not there:
                del self._hands[table_id]

    def has(self, hand: "_Hand") -> bool:
        """Whether this is the user's hand."""
        return self._hands.get(hand.table.id, {}).get(hand.user) is hand

    def note_shown(self, hand: "_Hand") -> None:
        """Note for a later process what the user's hand shows, where that is known and not about trouble."""
        table, user = hand.table, hand.user
        notes = self._remembered.known(table.id)
        if notes is None or user not in notes.hands:
            return
        is_known = hand.live.shown == hand.wanted() and self._boards.trouble_at(table.id) is None
        digest = digest_of(hand.live.shown, table, user) if is_known else None
        if notes.looks.get(user) != digest:
            notes.looks.pop(user, None)
            if digest is not None:
                notes.looks[user] = digest
            self._noting.soon(table.id)

    async def close(self) -> None:
        """Edit nothing more; wait for what is being sent."""
        await asyncio.gather(*(hand.live.close() for there in self._hands.values() for hand in there.values()))

    def _of(self, table: Table, user: int, note: HandNote) -> "_Hand":
        there = self._hands.setdefault(table.id, {})
        hand = there.get(user)
        if hand is None:
            hand = there[user] = _Hand(self, table, user)
            hand.live = LiveMessage(hand, self._policy, self._traffic, self._gate)
            hand.take(note, alive_ms=self._alive_ms)
        return hand

    def _hold(
        self,
        table: Table,
        user: int,
        note: HandNote,
        shown: tuple[object, Message] | None,
        *,
        pressed: int,
        since: int,
    ) -> bool:
        """Edit this message from now on, by this token; False: a later answer is known by now.

        `shown`: the version it shows, and how; None: unknown. `pressed`: the interaction's id, which grows. `since`:
        the changes of the live message when the answer was begun. Two answers at once may be heard of in any order.
        """
        hand = self._of(table, user, note)
        is_newest, is_same = pressed >= hand.pressed, note.message == hand.note.message
        if not is_newest and not is_same:
            return False
        if is_newest:
            hand.pressed = pressed
            hand.take(note, alive_ms=self._alive_ms)
            if not is_over(table, user):  # It may have ended while this was drawn and sent.
                self._remembered.of(table.id).hands[user] = note
                self._noting.soon(table.id)
        version, message = shown or (None, None)
        hand.live.answered(version, since=since if is_same else hand.live.changes, repeat=message, is_newest=is_newest)
        return is_newest

    def _follow(self, change: Change) -> None:
        self._note_end_of_practice(change.table)
        for hand in self._hands.get(change.table.id, {}).values():
            hand.live.touch()

    def _note_end_of_practice(self, table: Table) -> None:
        """No board shows its end: only its hand needs its notes."""
        if table.stage is Stage.OVER and table.practice:
            self._remembered.of(table.id).is_over = True
            self._noting.soon(table.id)


class _Hand(Source[Message]):
    """The private message of one user at one table."""

    name = "A private hand"
    live: LiveMessage[Message]
    note: HandNote
    _person: Reader

    def __init__(self, hands: PrivateHands, table: Table, user: int) -> None:
        self.table = table
        self.user = user
        self.pressed = 0
        """The id of the interaction that was answered with it: later ones have higher ids."""
        self.attentive_until = float("-inf")
        """Until when the user is taken to look at it, by the clock of the event loop."""
        self._hands = hands
        self._alive_until = 0.0

    def take(self, note: HandNote, *, alive_ms: int) -> None:
        """Edit this message by this token."""
        self.note = note
        self.live.message = note.message
        # By the clock of the event loop: the time of day may be set.
        self._alive_until = asyncio.get_running_loop().time() + min(note.until - now_ms(), alive_ms) / 1000

    def wanted(self) -> object:
        return version_of(self.table, self.user)

    async def prepare(self) -> None:
        self._person = await self._hands.user_settings.get(self.user, self.note.locale, guild=self.note.guild)

    async def render(self) -> Message:
        try:
            return await self._hands.render(self.table, self.user, self._person)
        except TableError as error:
            raise Withdrawn from error

    async def edit(self, message: int, rendered: Message) -> None:
        await sending.edit_private(self._hands.client, self.note.application, self.note.token, message, rendered)

    def on_shown(self) -> None:
        if self._hands.has(self):
            self._hands.note_shown(self)

    def on_given_up(self, error: Exception) -> None:
        self.on_finished()

    def is_final(self) -> bool:
        return is_over(self.table, self.user)

    def is_expired(self) -> bool:
        return not self._hands.has(self) or asyncio.get_running_loop().time() > self._alive_until

    def on_finished(self) -> None:
        if self._hands.has(self):
            self._hands.drop(self.table.id, self.user)
