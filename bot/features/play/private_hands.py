"""Private hands: ephemeral messages sent on request and kept up to date while their tokens last, and direct messages,
which the bot edits itself once no token lives.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Final

from discord import ButtonStyle

from bot.features.play.board_publisher import PublicBoards
from bot.features.play.hand import HAND, HandPage, PrivateRenderer, digest_of
from bot.features.play.ids import AtTable, Step, TablePress
from bot.features.play.outdated import OutdatedMessages
from bot.features.play.turn_messages import DirectHand
from bot.platform import sending
from bot.platform.delivery import Delivery
from bot.platform.discord_api import ALIVE_MS, retried_once
from bot.platform.live_message import UNSHOWN, LiveMessage
from bot.platform.live_source import Policy, Source, Withdrawn
from bot.platform.messages import Message, button, plain_message
from bot.platform.places import place_of
from bot.platform.responder import Interaction, Responder
from bot.storage.remembered import HandNote
from bot.storage.user_settings import Reader, UserSettings
from bot.tables.entries import Dealt, Moved, TakenBack, Talked
from bot.tables.following import Follower
from bot.tables.open_table import Change
from bot.tables.places import Place
from bot.tables.refusals import TableError
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from data.outside import now_ms
from i18n import Texts

log = logging.getLogger(__name__)

POLICY: Final = Policy(pace=0.4, first_wait=0.4, longest_wait=30.0, blocked=None, tries=1)
_ENDS_ASIDES: Final = Moved, Talked, TakenBack, Dealt
"""Entries after which another card can be played, or a seat has another hand."""
ATTENTIVE: Final = 60.0
"""Seconds after a press for which a user is assumed to look at their hand; Discord does not report it."""


async def _no_news(table: Table, user: int, texts: Texts, is_dm: bool) -> str | None:
    return None


@dataclass(frozen=True, slots=True)
class Prepared:
    """A private message being rendered for a table version that is still being committed."""

    version: int
    rendering: asyncio.Task[Message]


class PrivateHands(Follower):
    """Answers with hands, and keeps each user's newest hand message per table up to date.

    An older one says where the newer is, while its token lasts. A press on one is answered with the current hand.
    """

    follows_own = True

    def __init__(
        self,
        delivery: Delivery,
        tables: TableService,
        renderer_of: Callable[[Table], PrivateRenderer],
        user_settings: UserSettings,
        *,
        boards: PublicBoards,
        attentive: float = ATTENTIVE,
        alive_ms: int = ALIVE_MS,
        policy: Policy = POLICY,
    ) -> None:
        """`renderer_of`: what renders messages of this table. `attentive`: seconds after a press for which a user is
        assumed to look at their hand."""
        super().__init__(tables)
        self.client = delivery.client
        self.tables = tables
        self.user_settings = user_settings
        self._renderer_of = renderer_of
        self._boards = boards
        self._delivery = delivery
        self._noting = delivery.noting
        self._remembered = delivery.remembered
        self._attentive = attentive
        self._alive_ms = alive_ms
        self._policy = policy
        self.news_for: Callable[[Table, int, Texts, bool], Awaitable[str | None]] = _no_news
        """Further notices to a user above their hand; whether that is a direct message."""
        self._hands: dict[int, dict[int, _LiveHand]] = {}
        """By table and user."""
        self.outdated = OutdatedMessages(delivery, user_settings)
        self._redraws = 0
        """Counts redraws of hands whose tables did not change."""

    def __len__(self) -> int:
        """The number of hands kept up to date."""
        return sum(map(len, self._hands.values()))

    async def show(
        self,
        answer: Responder,
        table: Table,
        reader: Reader,
        page: HandPage = HAND,
        *,
        is_secret: bool | None = None,
        prepared: Prepared | None = None,
        is_below: bool = False,
    ) -> None:
        """Answer with this page of the user's hand: edit the pressed private message, or send a new one (always, if
        `is_below`).

        `is_secret`: the press must not affect turn pings (SP-4); None: decide by the table's state. `prepared`: from
        `prepare`; used if the table has reached that version and there is no notice. TableError: NOT_SEATED,
        NOT_STARTED.
        """
        interaction = answer.interaction
        user = interaction.user.id
        self._boards.wanted(table.id)
        answer.acknowledge()
        pressed_at = asyncio.get_running_loop().time()
        counts = not (table.asks_secretly if is_secret is None else is_secret)
        version, was_final, redraws = self.version_of(table, user), self.tables.is_closed(table), self._redraws
        hand, pressed = self._hands.get(table.id, {}).get(user), interaction.message
        since = 0 if hand is None else hand.live.changes
        in_dm = _direct_channel(interaction, table)
        if table.setup.is_slow and (news := await self.news_for(table, user, reader.texts, in_dm is not None)):
            page = page.below(news)
        if pressed is not None:
            self.outdated.forget_aside(table.id, pressed.id)  # It becomes the hand.
        with hand.live.answering if hand is not None else nullcontext():
            if prepared is not None and prepared.version == table.version and page.notice is None:
                message = await prepared.rendering
            else:
                message = await self.render(table, user, reader, page)
            if pressed is not None and (pressed.flags.ephemeral or in_dm is not None) and not is_below:
                message_id = await answer.replace(message)
            else:
                message_id = await answer.private(message)
        if was_final:
            if hand is not None and hand.note.message == message_id:
                self.drop(table.id, user)
        elif message_id is not None:
            note = HandNote.of(interaction, message_id, until=now_ms() + self._alive_ms)
            if pressed is not None and message_id == pressed.id:
                note = note._replace(channel=in_dm)
            shown = (version, message) if self._redraws == redraws else None
            is_newest = self._hold(table, user, note, shown, pressed=interaction.id, since=since)
            if is_newest:
                self._hands[table.id][user].step = page.step
            if counts and is_newest:
                self._hands[table.id][user].attentive_until = pressed_at + self._attentive
            if counts and table.setup.is_slow and table.stage is not Stage.OVER:
                self._remembered.of(table.id).looked[user] = self.tables.registry.now()
                self._noting.soon(table.id)

    async def write(self, direct: DirectHand) -> int:
        """Send the line as a direct message, which becomes the user's hand and is kept up to date; return its id.

        Notifications show plain content and no components, and a message can be edited from the one into the other.
        Raises what discord.py raises. TableError: NOT_SEATED, NOT_STARTED.
        """
        table, user, reader = direct.table, direct.user, direct.reader
        version = self.version_of(table, user)
        message = await self.render(table, user, reader, HandPage(direct.notified.notice))
        to_hand = button(reader.texts("board-hand"), TablePress(table.id, AtTable.HAND), style=ButtonStyle.primary)
        line = plain_message(direct.notified.line, buttons=[to_hand])
        sent = await retried_once(lambda: sending.post_public(direct.channel, line, once=direct.once))
        locale, application = reader.own.turn_locale or "", self.client.application_id or 0
        note = HandNote(sent.id, application, "", locale, table.guild, 0, sent.channel.id)
        self._hold(table, user, note, (version, message), pressed=sent.id, since=None)
        return sent.id

    def take_over(self, table: Table, user: int, note: HandNote) -> bool:
        """Make this private message the user's hand, unless they have another; whether it is."""
        hand = self._hands.get(table.id, {}).get(user)
        if hand is None:
            self._hold(table, user, note, None, pressed=note.message, since=None)
        return hand is None or hand.note.message == note.message

    def looked(self, table: Table, user: int) -> int:
        """When the user last looked at their hand at a slow table, milliseconds since 1970; 0: never."""
        notes = self._remembered.known(table.id)
        return 0 if notes is None else notes.looked.get(user, 0)

    async def aside(self, answer: Responder, table: Table, message: Message) -> None:
        """Answer with a private message that is true until what is on the table or in a hand changes, and is deleted
        then. It says itself that it is of now: after the end of this process nothing deletes it."""
        version = table.version
        message_id = await answer.private(message)
        if message_id is None:
            return
        note = HandNote.of(answer.interaction, message_id, until=now_ms() + self._alive_ms)
        self.outdated.keep_aside(table.id, note)
        if table.version != version:
            self.outdated.delete_asides(table.id)

    async def render(self, table: Table, user: int, reader: Reader, page: HandPage = HAND) -> Message:
        """The user's current hand. TableError: NOT_SEATED, NOT_STARTED."""
        return await self._renderer_of(table).render(table.snapshot(), user, reader, page)

    def version_of(self, table: Table, user: int) -> object:
        """The version of the user's message: while it is equal, the message is up to date."""
        return self._renderer_of(table).version(table, user)

    def resume_table(self, table: Table) -> None:
        """Resume the hands of an earlier process; those that are up to date are not edited."""
        notes = self._remembered.known(table.id)
        for user, note in () if notes is None else list(notes.hands.items()):
            hand = self._of(table, user, note)
            if notes is not None and notes.looks.get(user) == digest_of(hand.wanted(), table, user):
                hand.live.shown_version = hand.wanted()
            self._delivery.later.add(hand.live.touch)
            self.outdated.lead_from_direct(hand, partial(self._note_led, hand))
        self._note_end_unshown(table)

    def prepare(self, after: Table, user: int, reader: Reader) -> Prepared:
        """Start rendering the user's hand for the table state being committed. `after` must not change."""

        async def rendered() -> Message:
            await asyncio.sleep(0)  # Let the commit start first.
            return await self._renderer_of(after).render(after, user, reader)

        task = asyncio.create_task(rendered())
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # It may never be awaited.
        return Prepared(after.version, task)

    def attentive_until(self, table: Table, user: int) -> float:
        """Until when the user is assumed to look at their hand, in event loop time; -inf if it is outdated."""
        hand = self._hands.get(table.id, {}).get(user)
        if hand is None or hand.live.shown_version != hand.wanted() or hand.is_expired():
            return float("-inf")
        return hand.attentive_until

    def are_open(self, table: Table) -> bool:
        """Whether all people at a table have a hand that is kept up to date."""
        there = self._hands.get(table.id, {})
        hands = [there.get(each.user or 0) for each in table.people() if not each.left]
        return bool(hands) and all(hand is not None and not hand.is_expired() for hand in hands)

    def touch(self, table_id: int) -> None:
        """Redraw all hands at a table that itself did not change."""
        self._redraws += 1
        for hand in self._hands.get(table_id, {}).values():
            hand.live.redraw()

    def drop(self, table_id: int, user: int) -> None:
        """Stop updating the user's message: it shows something else now, or cannot be edited any more."""
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

    def user_forgotten(self, user: int) -> None:
        """Stop updating this user's messages: what is stored about them is deleted."""
        for table_id in [number for number, there in self._hands.items() if user in there]:
            self.drop(table_id, user)

    def has(self, hand: "_LiveHand") -> bool:
        """Whether this is still the user's current hand message."""
        return self._hands.get(hand.table.id, {}).get(hand.user) is hand

    def note_shown(self, hand: "_LiveHand") -> None:
        """Note for a later process what the hand shows, if that is known and not about trouble."""
        table, user = hand.table, hand.user
        notes = self._remembered.known(table.id)
        if notes is None or user not in notes.hands:
            return
        is_known = hand.live.shown_version == hand.wanted() and self._boards.trouble_at(table.id) is None
        digest = digest_of(hand.live.shown_version, table, user) if is_known else None
        if notes.looks.get(user) != digest:
            notes.looks.pop(user, None)
            if digest is not None:
                notes.looks[user] = digest
            self._noting.soon(table.id)

    async def release_tables(self, tables: Collection[int]) -> None:
        """Stop editing the hands at these tables, which another process plays from now on."""
        for number in tables:
            self.outdated.delete_asides(number)  # The other process does not know of them.
        hands = [hand for number in tables for hand in self._hands.pop(number, {}).values()]
        await asyncio.gather(*(hand.live.stop_sending() for hand in hands))

    async def stop_following(self) -> None:
        """Stop editing; wait for the requests in progress."""
        await asyncio.gather(*(hand.live.stop_sending() for there in self._hands.values() for hand in there.values()))
        await self.outdated.stop_retrying()

    def _of(self, table: Table, user: int, note: HandNote) -> "_LiveHand":
        there = self._hands.setdefault(table.id, {})
        hand = there.get(user)
        if hand is None:
            hand = there[user] = _LiveHand(self, table, user)
            hand.live = self._delivery.live_message(hand, self._policy)
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
        since: int | None,
    ) -> bool:
        """Edit this message from now on, with this token; return False if a later answer is already known.

        `shown`: the version that it shows and the message; None: unknown. `pressed`: the interaction's id; ids
        increase. `since`: the live message's `changes` when the answer began; None: it does not show that yet. Answers
        given at the same time may finish in any order.
        """
        hand = self._of(table, user, note)
        is_newest, is_same = pressed >= hand.pressed, note.message == hand.note.message
        if not is_newest and not is_same:
            self.outdated.lead(hand, note, hand.note)
            return False
        if is_newest:
            hand.pressed = pressed
            old = hand.note
            hand.take(note._replace(older=_older(old, note)), alive_ms=self._alive_ms)
            if table.stage is not Stage.OVER:  # The match may have ended while this was drawn and sent.
                self._remembered.of(table.id).hands[user] = hand.note
                self._noting.soon(table.id)
            if old.message != note.message and old.channel is None:
                self.outdated.lead(hand, old, note)
            elif old.message != note.message:
                self.outdated.lead_from_direct(hand, partial(self._note_led, hand))
        version, message = shown or (None, None)
        known = UNSHOWN if since is None else since if is_same else hand.live.changes
        hand.live.answered(version, since=known, repeat=message, is_newest=is_newest)
        return is_newest

    def _note_led(self, hand: "_LiveHand") -> None:
        """The older direct message of this hand leads to it."""
        hand.note = hand.note._replace(older=None)
        notes = self._remembered.known(hand.table.id)
        if notes is not None and hand.user in notes.hands:
            notes.hands[hand.user] = hand.note
            self._noting.soon(hand.table.id)

    def table_changed(self, change: Change) -> None:
        self._note_end_unshown(change.table)
        if isinstance(change.entry, _ENDS_ASIDES) or change.table.stage is Stage.OVER:
            self.outdated.delete_asides(change.table.id)
        for hand in self._hands.get(change.table.id, {}).values():
            hand.live.touch()

    def _note_end_unshown(self, table: Table) -> None:
        """A table in its person's own place has no board to show its end, so its notes can go once its hand does."""
        if table.stage is Stage.OVER and table.is_private:
            self._remembered.of(table.id).is_over = True
            self._noting.soon(table.id)


def _direct_channel(interaction: Interaction, table: Table) -> int | None:
    """The channel of the direct message that was pressed, if it is a hand at this slow table."""
    pressed = interaction.message
    is_direct = place_of(interaction) is Place.OWN and interaction.channel_id != table.channel
    is_hand = pressed is not None and not pressed.flags.ephemeral and table.setup.is_slow
    return interaction.channel_id if is_hand and is_direct else None


def _older(old: HandNote, new: HandNote) -> tuple[int, int] | None:
    """`HandNote.older` of the newer one. Another direct message deletes the last one, so none has to lead to it."""
    if new.channel is not None:
        return None
    return old.older if old.channel is None or old.message == new.message else (old.channel, old.message)


class _LiveHand(Source[Message]):
    """The private message of one user at one table."""

    name = "A private hand"
    live: LiveMessage[Message]
    note: HandNote
    _person: Reader

    def __init__(self, hands: PrivateHands, table: Table, user: int) -> None:
        self.table = table
        self.user = user
        self.pressed = 0
        """The id of the interaction that it last answered; ids increase."""
        self.attentive_until = float("-inf")
        """Until when the user is assumed to look at it, in event loop time."""
        self.step = Step()
        """The step that its last answer showed."""
        self.sending = asyncio.Lock()
        """Held while its message is edited."""
        self._hands = hands
        self._alive_until = 0.0
        self._wanted: tuple[int, object] = (-1, None)
        """The version that is wanted, and that of the table from which alone it follows."""

    def take(self, note: HandNote, *, alive_ms: int) -> None:
        """Edit this message with this token."""
        self.note = note
        self.live.message = note.message
        # In event loop time, since the system clock may be set.
        self._alive_until = asyncio.get_running_loop().time() + min(note.until - now_ms(), alive_ms) / 1000

    def wanted(self) -> object:
        if self._wanted[0] != self.table.version:  # It is asked several times for each edit.
            self._wanted = self.table.version, self._hands.version_of(self.table, self.user)
        return self._wanted[1]

    async def prepare(self) -> None:
        self._person = await self._hands.user_settings.get(self.user, self.note.locale, guild=self.note.guild)

    async def render(self) -> Message:
        # A player who is about to say something is not interrupted by the moves of others, but by their own turn.
        is_awaited = self.table.seat_of(self.user) in self.table.to_act()
        self.step = self.step if self.step.talks and not is_awaited else Step()
        try:
            return await self._hands.render(self.table, self.user, self._person, HandPage(step=self.step))
        except TableError as error:
            raise Withdrawn from error

    def is_by_token(self) -> bool:
        return self.note.channel is None or self._is_alive()

    async def edit(self, message: int, rendered: Message) -> None:
        async with self.sending:
            note = self.note
            if message != note.message:
                return  # An answer has opened a newer one since.
            if note.channel is None or self._is_alive():
                await sending.edit_private(self._hands.client, note.application, note.token, message, rendered)
            else:
                await sending.edit_public(self._hands.client, note.channel, message, rendered)

    def on_shown(self) -> None:
        if self._hands.has(self):
            self._hands.note_shown(self)

    def on_given_up(self, error: Exception) -> None:
        self.on_finished()

    def is_final(self) -> bool:
        return self._hands.tables.is_closed(self.table)  # Who left the match sees its end, too.

    def is_expired(self) -> bool:
        is_dead = self.note.channel is None and not self._is_alive()
        return is_dead or not self._hands.has(self)

    def _is_alive(self) -> bool:
        """Whether the token of its note lives."""
        return asyncio.get_running_loop().time() <= self._alive_until

    def on_finished(self) -> None:
        if self._hands.has(self):
            self._hands.drop(self.table.id, self.user)
