"""Private hands: made when asked for, and kept up to date while Discord lets them be edited."""

import asyncio
import logging
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import discord

from bot.discord_api import FAILED, is_passing
from bot.live import hand_states, sending
from bot.live.board_publisher import PublicBoards
from bot.live.drawing import Drawing
from bot.live.gate import ANSWER_SECONDS, Gate
from bot.live.hands_kept import HandsKept
from bot.live.pacing import Pacer
from bot.live.practice import practice_page
from bot.live.responder import Responder
from bot.live.showing import drawn, theme_of
from bot.live.traffic import Traffic
from bot.pages import hand
from bot.pages.controls import Emojis
from bot.pages.hand import START, hand_message, left_message, out_message, over_message
from bot.pages.ids import Step
from bot.pages.messages import Message
from bot.pages.shown import Shown
from bot.storage.remembered import HandNote
from bot.storage.user_settings import Reader, UserSettings
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import Change, now_ms
from bot.tables.secrecy import asks_secretly
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from bot.words.markup import plain
from bot.words.naming import seat_badges
from engine.moves import Move, Play, Take
from engine.views import View
from renderers import alt_hand, alt_table, text_hand, text_table

log = logging.getLogger(__name__)

PACE: Final = 0.4
"""Seconds between two edits of one hand."""
GATHER: Final = 0.03
LONGEST_WAIT: Final = 30.0
"""Seconds between two tries at most while Discord is in trouble."""
ATTENTIVE: Final = 60.0
"""So many seconds after a press in their hand somebody is taken to look at it. Discord does not tell."""
ALIVE_MS: Final = 870_000
"""Milliseconds that a token is good for, with some to spare: Discord says 15 minutes."""


@dataclass(slots=True, eq=False)
class _Out:
    """A private message that can still be edited."""

    table: Table
    user: int
    note: HandNote
    alive_until: float = 0.0
    """So long it can be edited, by the clock of the event loop: the time of day may be set."""
    pressed: int = 0
    """The interaction that was answered with it, by its id: a later one has a higher one."""
    attentive_until: float = float("-inf")
    """How long the person is taken to look at it, by the clock of the event loop."""
    pacer: Pacer = field(init=False)
    answering: Gate = field(default_factory=Gate)
    """Edits wait for answers that are about to show the person's hand."""
    shows: object = None
    """What it shows, as `hand.sought` says it."""
    changes: int = 0
    """How often the message has changed, or what it should show. Where that happened while something was on its way to
    it, nobody knows which came last."""
    failures: int = 0
    """Edits in a row that did not reach Discord."""
    answer: tuple[object, Message] | None = None
    """What the last answer showed, as `hand.sought` says it, and how: to be said again where something crossed it."""

    @property
    def is_alive(self) -> bool:
        """Whether Discord still lets it be edited."""
        return asyncio.get_running_loop().time() <= self.alive_until

    def arrived(self, shows: object, *, since: int) -> None:
        """It has been changed to show this. `since`: the changes when that was begun."""
        self.shows = shows if self.changes == since else None
        self.changes += 1


class HandsOut:
    """Answers with hands, and brings the newest of each person at each table up to date.

    Older private messages of the same person stay as they are: pressing on them answers with the hand as it is.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        drawing: Drawing,
        user_settings: UserSettings,
        kept: HandsKept,
        *,
        emojis: Emojis,
        boards: PublicBoards,
        traffic: Traffic,
        attentive: float = ATTENTIVE,
        gate: Gate | None = None,
    ) -> None:
        """`boards`: where a table cannot be shown in its channel, its players are told here.

        `attentive`: for how many seconds after a press somebody is taken to look at their hand. `gate`: whom edits let
        go first.
        """
        self._gate = gate
        self._attentive = attentive
        self._client = client
        self._drawing = drawing
        self._user_settings = user_settings
        self._kept = kept
        self._emojis = emojis
        self._boards = boards
        self._traffic = traffic
        self._out: dict[int, dict[int, _Out]] = {}
        self._touches = 0
        """How often hands have come to show something else than what their tables tell."""
        tables.listen(self._follow, practice=True)

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
    ) -> None:
        """Answer with the person's hand: in place of the private message that was pressed, else in a new one.

        `is_secret`: that they have pressed may not show in whether they are called; None: as the table is now.
        TableError: NOT_SEATED, NOT_STARTED.
        """
        interaction = answer.interaction
        user = interaction.user.id
        self._boards.wanted(table.id)
        pressed_at = asyncio.get_running_loop().time()
        counts = not (asks_secretly(table) if is_secret is None else is_secret)
        shows, is_over, touches = hand_states.sought(table, user), hand_states.is_over(table, user), self._touches
        out, pressed = self._out.get(table.id, {}).get(user), interaction.message
        changes = 0 if out is None else out.changes
        with out.answering if out is not None else nullcontext():
            message = await self._render(table, user, person, notice=notice, step=step, asking=asking)
            if pressed is not None and pressed.flags.ephemeral:
                message_id = await answer.replace(message)
            else:
                message_id = await answer.private(message)
        if is_over:
            if out is not None and out.note.message == message_id:
                self.drop(table.id, user)
        elif message_id is not None:
            note = HandNote(
                message=message_id,
                application=interaction.application_id,
                token=interaction.token,
                locale=interaction.locale.value,
                guild=interaction.guild_id,
                until=now_ms() + ALIVE_MS,
            )
            shown = (shows, message) if self._touches == touches else None
            is_newest = self._hold(table, user, note, shown, pressed=interaction.id, changes=changes)
            if counts and is_newest:
                self._out[table.id][user].attentive_until = pressed_at + self._attentive
            if is_newest and not hand_states.is_over(table, user):  # It may have ended while this was drawn and sent.
                self._kept.hold(table.id, user, note)
                self._note_looks(table, user)

    def take_up(self, table: Table) -> None:
        """Go on with the hands that an earlier process left out; those that show what they should are let be."""
        for user, note in self._kept.of(table.id).items():
            self._hold(table, user, note, None)
            if self._kept.looks(table.id, user) == hand_states.digest(table, user):
                self._out[table.id][user].shows = hand_states.sought(table, user)
        if table.stage is Stage.OVER and table.practice:
            self._kept.over(table.id)

    def expect(self, table: Table, view: View, move: Move, person: Reader) -> None:
        """The person of this view makes this move: the answer is drawn while the move is being kept."""
        if move in view.legal and view.seat is not None and not person.text_only:
            self._drawing.expect(table.view_after(view.seat, move), theme_of(person))

    def attentive_until(self, table: Table, user: int) -> float:
        """Up to when the person is taken to look at their hand, by the clock of the event loop; long ago where it does
        not show what it should."""
        out = self._out.get(table.id, {}).get(user)
        if out is None or out.shows != hand_states.sought(table, user) or not out.is_alive:
            return float("-inf")
        return out.attentive_until

    def touch(self, table_id: int) -> None:
        """Everybody's hand at this table shows something else now; what is on its way may not tell it yet."""
        self._touches += 1
        for out in self._out.get(table_id, {}).values():
            out.shows = out.answer = None
            out.changes += 1
            out.pacer.touch()

    def drop(self, table_id: int, user: int) -> None:
        """The person's message at this table has become something else."""
        self._kept.drop(table_id, user)
        there = self._out.get(table_id)
        if there is not None:
            there.pop(user, None)
            if not there:
                del self._out[table_id]

    async def close(self) -> None:
        """Edit nothing more; wait for what is being sent."""
        pacers = [out.pacer for there in self._out.values() for out in there.values()]
        await asyncio.gather(*(pacer.stop() for pacer in pacers))

    async def _render(
        self,
        table: Table,
        user: int,
        person: Reader,
        *,
        notice: str | None = None,
        step: Step = START,
        asking: Move | None = None,
    ) -> Message:
        table, texts = table.snapshot(), person.texts  # It may move on while this is drawn.
        if table.practice:
            return await practice_page(
                self._drawing, table, user, person, emojis=self._emojis, step=step, notice=notice, asking=asking
            )
        if hand_states.has_left(table, user):
            return left_message(texts, table)
        if table.stage is Stage.OVER:
            return over_message(texts, table, user)
        if table.participant_of(user) is None:
            raise TableError(RefusalReason.NOT_SEATED)
        seat = table.seat_of(user)
        if seat is None or table.match is None or table.match.hand is None:
            raise TableError(RefusalReason.NOT_STARTED)
        view, ply = table.view(seat), len(table.history)
        notices = [notice, texts("hand-timed-out") if hand_states.timed_out(table, seat) else None]
        trouble = self._boards.trouble_at(table.id)
        notices.append(texts("hand-channel-trouble", why=trouble.value) if trouble is not None else None)
        notice = "\n\n".join(filter(None, notices)) or None
        if not view.hand:
            return out_message(texts, table, view, notice=notice)
        shown = await self._shown(table, view, person, asking)
        return hand_message(
            texts, table, view, shown, ply=ply, emojis=self._emojis, step=step, notice=notice, asking=asking
        )

    async def _shown(self, table: Table, view: View, person: Reader, asking: Move | None) -> Shown:
        """The hand, or what a move that is asked about would make of hand or table: a picture, or text."""
        texts, theme = person.texts, theme_of(person)
        would_be = asking.position if isinstance(asking, Take) else None
        preview = asking if isinstance(asking, Play) else None

        def told() -> str:
            names = [plain(name) for name in table.names()]
            layout = text_table(view, names, texts, preview=preview)
            return f"{layout}\n\n{text_hand(view, texts, would_be=would_be)}"

        if person.text_only:
            return told()
        if preview is not None:
            picture = self._drawing.table(view, theme, texts, preview=preview, badges=seat_badges(table))
            return await drawn(picture, hand.PICTURE, alt_table(view, table.names(), texts, preview=preview), told)
        picture = self._drawing.hand(view, theme, would_be=would_be)
        return await drawn(picture, hand.PICTURE, alt_hand(view, texts, would_be=would_be), told)

    def _hold(
        self,
        table: Table,
        user: int,
        note: HandNote,
        answer: tuple[object, Message] | None,
        *,
        pressed: int = 0,
        changes: int = 0,
    ) -> bool:
        """Edit this message from now on, by this token; False: another one was asked for after it.

        `answer`: what it shows; None: who knows. `pressed`: the interaction's id. `changes`: as many as there had been
        when the answer was begun. Of two answers that are given at once either may be heard of first.
        """
        there = self._out.setdefault(table.id, {})
        out = there.get(user)
        if out is None:
            out = there[user] = _Out(table, user, note)
            out.pacer = Pacer(partial(self._refresh, out), pace=PACE, delay=GATHER, gate=self._gate)
        is_newest, is_same = pressed >= out.pressed, note.message == out.note.message
        if not is_newest and not is_same:
            return False
        out.arrived(None if answer is None else answer[0], since=changes if is_same else out.changes)
        if is_newest:
            out.note, out.pressed, out.answer = note, pressed, answer
            out.alive_until = asyncio.get_running_loop().time() + min(note.until - now_ms(), ALIVE_MS) / 1000
        out.pacer.touch()
        return is_newest

    def _follow(self, change: Change) -> None:
        table = change.table
        if table.stage is Stage.OVER and table.practice:
            self._kept.over(table.id)
        for out in self._out.get(table.id, {}).values():
            out.pacer.touch()

    async def _refresh(self, out: _Out) -> bool:
        """Edit the message if it shows something else by now; whether it was tried."""
        table = out.table
        await out.answering.over(ANSWER_SECONDS)
        if self._out.get(table.id, {}).get(out.user) is not out:
            return False
        if not out.is_alive:
            self.drop(table.id, out.user)
            return False
        person = await self._user_settings.get(out.user, out.note.locale, guild=out.note.guild)
        if hand_states.sought(table, out.user) == out.shows or not await self._traffic.recovered():
            return False
        changes, shows, is_over = out.changes, hand_states.sought(table, out.user), hand_states.is_over(table, out.user)
        try:
            if out.shows is None and out.answer is not None and out.answer[0] == shows:
                message = out.answer[1]
            else:
                message = await self._render(table, out.user, person)
            note = out.note
            await sending.edit_private(self._client, note.application, note.token, note.message, message)
        except TableError:
            self.drop(table.id, out.user)
            return False
        except FAILED as error:
            if is_passing(error):
                out.arrived(None, since=changes)  # Perhaps.
                self._try_again(out, error)
                return True
            log.info("A private hand cannot be edited any more: %s", error)
            if out.changes == changes:
                self.drop(table.id, out.user)
            return True
        out.failures = 0
        out.arrived(shows, since=changes)
        if is_over:
            self.drop(table.id, out.user)
        elif out.shows is None:
            out.pacer.touch()
        self._note_looks(table, out.user)
        return True

    def _note_looks(self, table: Table, user: int) -> None:
        """Note for a later process what the person's hand shows, where that is known, and what it shows is usual."""
        out = self._out.get(table.id, {}).get(user)
        is_known = (
            out is not None
            and out.shows == hand_states.sought(table, user)
            and self._boards.trouble_at(table.id) is None
        )
        self._kept.see(table.id, user, hand_states.digest(table, user) if is_known else None)

    def _try_again(self, out: _Out, error: Exception) -> None:
        """A little later, as long as the token lives."""
        out.failures += 1
        log.info("A private hand could not be edited (%d): %r", out.failures, error)
        wait = min(LONGEST_WAIT, PACE * 2 ** min(out.failures, 10))
        asyncio.get_running_loop().call_later(wait, out.pacer.touch)
