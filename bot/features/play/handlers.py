"""`/hand`, and a table's components: its buttons, moves, choices, and pages of private messages."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

import discord

from bot.features.play.auto_play import only_move
from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.controls import written
from bot.features.play.fair_page import WORD, fair_message, word_form, word_typed
from bot.features.play.hand import HandPage, leave_question, left_message, take_back_question, why_not_message
from bot.features.play.ids import (
    AlwaysPress,
    AtTable,
    ChoicePress,
    MovePress,
    Paged,
    PagePress,
    Step,
    TablePress,
    TakeBackPress,
)
from bot.features.play.match_pages import MOVES_A_PAGE, log_message, record_message, sheet_message
from bot.features.play.private_hands import Prepared, PrivateHands
from bot.features.play.private_table import go_on_message
from bot.features.play.showing import scores_shown
from bot.features.play.sitting import sit_message
from bot.features.rules.illustrating import illustrated
from bot.features.rules.rules import table_rules
from bot.platform.custom_ids import OfPly
from bot.platform.drawing import Drawing
from bot.platform.handlers import Component, Handlers, chosen, command, typed_in
from bot.platform.messages import Message, note
from bot.platform.places import place_of, server_of
from bot.platform.responder import Answers, Interaction, Responder
from bot.storage.own_tables import OwnTables
from bot.storage.user_settings import Reader
from bot.tables.checks import seated
from bot.tables.places import Place
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.seating import place_for
from bot.tables.seats import check_outside
from bot.tables.table import Stage, Table
from bot.tables.taking_back import decision_to_take_back
from bot.text.asking import needs_asking, question
from bot.text.sentences import refused
from bot.text.why_not import why_not_move
from engine.errors import NotationError
from engine.moves import Move, PlayGroup, parse
from engine.views import View
from i18n import Texts

_IN_PLAY: Final = (AtTable.HAND, AtTable.SIT, AtTable.LEAVE, AtTable.BACK, AtTable.READY)
"""Buttons under a table in play, which its result does not have."""


class OwnTablesPage(Protocol):
    """Lists a user's open tables."""

    async def __call__(self, interaction: Interaction, texts: Texts, *, notice: str | None = None) -> Message | None:
        """The list under a notice; None: there are none."""
        ...


class PlayHandlers(Handlers):
    """Show a user their hand, and play from it."""

    def __init__(
        self,
        answers: Answers,
        hands: PrivateHands,
        publisher: BoardPublisher,
        drawing: Drawing,
        own_tables: OwnTables,
        *,
        listed: OwnTablesPage,
    ) -> None:
        """`listed`: lists the user's open tables under a notice."""
        super().__init__(answers)
        self._listed = listed
        self._own_tables = own_tables
        self._hands = hands
        self._publisher = publisher
        self._drawing = drawing

    def components(self) -> Sequence[Component[Any]]:
        return (
            Component(MovePress, self.move),
            Component(AlwaysPress, self.always),
            Component(ChoicePress, self.choose),
            Component(TakeBackPress, self.take_back),
            Component(TablePress, self.press),
            Component(PagePress, self.turn),
        )

    @command("hand")
    async def hand(self, responder: Responder) -> None:
        """The user's hand at the table in this channel; where they do not sit at one, at a private table of theirs, or
        the list of their tables elsewhere."""
        reader, channel = await self.reader(responder), responder.interaction.channel_id or 0
        table, unread, user = (
            self.tables.in_channel(channel),
            self.tables.registry.unread,
            responder.interaction.user.id,
        )
        if table is not None and (table.participant_of(user) or place_for(table.participants, user)):
            await self._hand(responder, table, reader)
            return
        own = await self._own_tables.of(user)
        if len(own) == 1:
            await self.answers.check_table(own[0].id)
            await self._hands.show(responder, await self.answers.table(responder.interaction, own[0].id), reader)
        elif own:
            await responder.private(go_on_message(reader.texts, own, notice=reader.texts("private-open")))
        elif table is not None:
            await self._hand(responder, table, reader)
        else:
            unread.check(unread.in_channel(channel))
            notice = reader.texts("notice-no-table")
            elsewhere = await self._listed(responder.interaction, reader.texts, notice=notice)
            await responder.private(note(notice) if elsewhere is None else elsewhere)

    async def _hand(self, responder: Responder, table: Table, reader: Reader) -> None:
        """The user's hand; for who does not sit at the match, the way to a seat if there is one. TableError: as
        `PrivateHands.show`.
        """
        outside = sit_message(reader.texts, table, responder.interaction.user.id)
        if outside is None:
            await self._hands.show(responder, table, reader)
        else:
            await responder.private(outside)

    async def press(self, responder: Responder, pressed: TablePress) -> None:
        """A table's button, in its public message or in a private one."""
        user, table_id = responder.interaction.user.id, pressed.table
        reader, action = await self.reader(responder), pressed.action
        texts = reader.texts
        if action in _IN_PLAY and (old := await self.old_board(responder, pressed)) is not None:
            self._publisher.set_right(*old)
        elif action in _IN_PLAY and place_of(responder.interaction) is not Place.OWN:
            self._publisher.pressed(table_id, responder.interaction.message)
        match action:
            case AtTable.HAND:
                await self._hand(responder, await self.table(responder, pressed), reader)
            case AtTable.SIT:
                await responder.private(seats_at(texts, await self.table(responder, pressed), user))
            case AtTable.STAY_OUT:
                await self.tables.stay_out(table_id, user)
                await responder.replace(note(texts("sit-stayed-out")))
            case AtTable.RULES:
                book = table_rules(await self.table(responder, pressed))
                await responder.private(await illustrated(self._drawing, reader, book))
            case AtTable.LOG:
                table = await self.table(responder, pressed)
                await responder.private(log_message(texts, table, signed=not reader.text_only))
            case AtTable.LEAVE:
                await responder.private(leave_question(texts, await self.table(responder, pressed), user))
            case AtTable.STEP_AWAY:
                table = await self.tables.step_away(table_id, user)
                await self._hands.show(responder, table, reader, HandPage(texts("notice-stepped-away")))
            case AtTable.LEAVE_FOR_GOOD:
                await responder.replace(await self._leave(table_id, user, texts, may_end=False))
            case AtTable.LEAVE_AND_END:
                await responder.replace(await self._leave(table_id, user, texts, may_end=True))
            case AtTable.BACK:
                table = await self.tables.come_back(table_id, user)
                await self._hands.show(responder, table, reader, HandPage(texts("notice-back")))
            case AtTable.READY:
                table = await self.tables.ready(table_id, user)
                await self._hands.show(responder, table, reader)
            case AtTable.WHY:
                table = await self.table(responder, pressed)
                await self._hands.aside(responder, table, why_not_message(texts, table, _own_view(table, user)))
            case AtTable.SCORES:
                table = await self.table(responder, pressed)
                shown = await scores_shown(self._drawing, texts, table)
                await responder.private(sheet_message(texts, table, shown))
            case AtTable.FAIR:
                await responder.private(fair_message(texts, await self.table(responder, pressed), user))
            case AtTable.WORD:
                await self._word(responder, pressed, texts)
            case AtTable.RECORD:
                await responder.private(record_message(texts, await self.table(responder, pressed), user))

    async def _word(self, responder: Responder, pressed: TablePress, texts: Texts) -> None:
        """Open the form for a word, or take what was submitted in it and show the page with it.

        TableError: those of `check_words` where no form is opened, TABLE_GONE.
        """
        interaction, table = responder.interaction, await self.table(responder, pressed)
        user = interaction.user.id
        if interaction.type is not discord.InteractionType.modal_submit:
            await interaction.response.send_modal(word_form(texts, table, user, pressed))
            return
        word = word_typed(typed_in(interaction, WORD))
        try:
            await self.tables.set_word(table.id, user, word)
            notice = texts("fair-word-in", given="no" if word is None else "yes")
        except TableError as error:
            notice = refused(texts, error)
        page = fair_message(texts, table, user, notice=notice)
        await responder.in_private(page)  # A public message is there only if the press is forged.

    async def move(self, responder: Responder, pressed: MovePress) -> None:
        """A move in a private hand, always answered with the current hand."""
        await self._move(responder, pressed, _meant([pressed.move]), sure=pressed.sure)

    async def always(self, responder: Responder, pressed: AlwaysPress) -> None:
        """The user's only move, and from now on every only move without asking."""
        user, move = responder.interaction.user.id, pressed.move
        table = self.tables.get(pressed.table)
        foreseen = None if table is None else _foreseen(table, user, pressed.ply, move)
        notice = None
        if table is not None and foreseen is not None:
            view, _ = foreseen
            if view.seat is not None and only_move(table, view.seat) == move:
                interaction = responder.interaction
                reader = await self.user_settings.set(
                    user, interaction.locale.value, guild=server_of(interaction), auto_single=True
                )
                notice = reader.texts("always-set")
        await self._move(responder, pressed, move, sure=notice is not None, above=notice)

    async def take_back(self, responder: Responder, pressed: TakeBackPress) -> None:
        """Take back the user's last decision, after a question where the match counts until then."""
        user, ply = responder.interaction.user.id, pressed.ply
        reader, table = await self.reader(responder), await self.table(responder, pressed)
        try:
            number = decision_to_take_back(table, user, ply)
            if table.may_count and not pressed.sure:
                await responder.private(take_back_question(reader.texts, table, table.history[number]))
                return
            table = await self.tables.take_back(table.id, user, ply=ply)
            notice = reader.texts("take-back-done")
        except TableError as error:
            if error.reason in (RefusalReason.NOT_SEATED, RefusalReason.TABLE_GONE):
                raise
            notice = refused(reader.texts, error)
        await self._hands.show(responder, table, reader, HandPage(notice))

    async def choose(self, responder: Responder, pressed: ChoicePress) -> None:
        """A selection in a private hand's menu: a move, cards to pass on, or the ranks of a play."""
        picked = chosen(responder.interaction)
        if not picked[0].startswith("span:"):
            await self._move(responder, pressed, _meant(picked), sure=False)
            return
        reader, table = await self.reader(responder), await self.table(responder, pressed)
        step = Step(span=picked[0].removeprefix("span:")) if pressed.ply == table.ply else Step()
        await self._hands.show(responder, table, reader, HandPage(step=step))

    async def turn(self, responder: Responder, pressed: PagePress) -> None:
        """Turn a page of a private message."""
        reader, table = await self.reader(responder), await self.table(responder, pressed)
        page, signed = pressed.page, not reader.text_only
        match pressed.what:
            case Paged.HAND:
                await self._hands.show(responder, table, reader, HandPage(step=Step(page=page)))
            case Paged.LOG:
                await responder.replace(log_message(reader.texts, table, signed=signed, first=page * MOVES_A_PAGE))
            case Paged.MOVES:
                await responder.replace(log_message(reader.texts, table, signed=signed, first=page))

    async def _move(
        self, responder: Responder, pressed: OfPly, move: str, *, sure: bool, above: str | None = None
    ) -> None:
        """Make a written move for the user, or ask for confirmation first; answer with the updated hand.

        `above`: the text above it.
        """
        user, ply = responder.interaction.user.id, pressed.ply
        reader, table = await self.reader(responder), self.tables.get(pressed.table)
        if table is None:
            await self._hands.show(responder, await self.table(responder, pressed), reader)
            return
        if (foreseen := _foreseen(table, user, ply, move)) is not None:
            view, meant = foreseen
            if not sure and needs_asking(view, meant):
                notice = question(reader.texts, view, meant)
                await self._hands.show(responder, table, reader, HandPage(notice, asking=meant))
                return
        prepared: Prepared | None = None

        def prepare(after: Table) -> None:
            nonlocal prepared
            prepared = self._hands.prepare(after, user, reader)

        notice, is_secret = above, table.asks_secretly
        try:
            await self.tables.move(table.id, user, ply=ply, move=move, prepare=prepare)
        except TableError as error:
            if error.reason in (RefusalReason.NOT_SEATED, RefusalReason.TABLE_GONE):
                raise
            if not _was_made(table, user, ply, move):
                reasons = _reasons_of(reader.texts, table, user, ply, move)
                notice = "\n".join(filter(None, [above, refused(reader.texts, error), reasons]))
        await self._hands.show(responder, table, reader, HandPage(notice), is_secret=is_secret, prepared=prepared)

    async def _leave(self, table_id: int, user: int, texts: Texts, *, may_end: bool) -> Message:
        """Leave and confirm it. `may_end`: the user has read that this ends the match; else they are asked again."""
        try:
            table = await self.tables.leave(table_id, user, may_end=may_end)
        except TableError as error:
            table = self.tables.get(table_id)
            if error.reason is not RefusalReason.LAST_PERSON or table is None:
                raise
            return leave_question(texts, table, user)
        return left_message(texts, table, user)


def seats_at(texts: Texts, table: Table, user: int) -> Message:
    """The seats that the user can take. TableError: NO_SEAT, SEAT_LEFT, ALREADY_SEATED."""
    page = sit_message(texts, table, user)
    if page is None:
        check_outside(table, user)
        raise TableError(RefusalReason.NO_SEAT)
    return page


def _meant(picked: Sequence[str]) -> str:
    """The written move for the selection; `?`, which no game has, if no hand could offer it."""
    try:
        return written(picked)
    except (LookupError, ValueError):
        return "?"


def _foreseen(table: Table, user: int, ply: int, written_move: str) -> tuple[View, Move] | None:
    """The user's view and the parsed move, if the user is to act at this ply; else None."""
    seat = table.seat_of(user)
    if seat is None or seat not in table.to_act() or ply != table.ply:
        return None
    try:
        move = parse(written_move)
    except NotationError:
        return None
    return table.view(seat), move


def _own_view(table: Table, user: int) -> View:
    """The view of a user who plays now. TableError: NOT_SEATED, NOT_STARTED, TABLE_GONE if the match is over."""
    if table.stage is Stage.OVER:
        raise TableError(RefusalReason.TABLE_GONE)
    seated(table, user)
    seat = table.seat_of(user)
    if seat is None or table.stage is not Stage.PLAYING:
        raise TableError(RefusalReason.NOT_STARTED)
    return table.view(seat)


def _reasons_of(texts: Texts, table: Table, user: int, ply: int, written_move: str) -> str:
    """Why the cards of a refused move, from a hand at this ply, cannot be played now; empty if that is not known."""
    seat = table.seat_of(user)
    if seat is None or table.stage is not Stage.PLAYING:
        return ""
    try:
        move = parse(written_move)
    except NotationError:
        return ""
    if isinstance(move, PlayGroup) and any(played.seat == seat for played in table.moves_since(ply)):
        return ""  # It names positions of a hand that has changed since.
    return why_not_move(texts, table.view(seat), move)


def _was_made(table: Table, user: int, ply: int, written: str) -> bool:
    """Whether the press repeats the first move that the user has made since this ply: a double click."""
    if ply < table.valid_from:
        return False
    own = (played for played in table.moves_since(ply) if table.participants[played.player].user == user)
    first = next(own, None)
    return first is not None and str(first.move) == written
