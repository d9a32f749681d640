"""Handlers of a table's components: its buttons, moves, choices, and pages of private messages."""

from collections.abc import Sequence
from typing import Final

from bot.features.lobby.lobby import lobby_message
from bot.features.lobby.opening import opening_refusal
from bot.features.play.controls import written
from bot.features.play.hand import START
from bot.features.play.hand_rendering import Prepared
from bot.features.play.leaving import leave_for_good, leave_question
from bot.features.play.match_pages import MOVES_A_PAGE, log_message, record_message, sheet_message
from bot.features.play.showing import scores_shown
from bot.features.rules.illustrating import illustrated
from bot.features.rules.rules import table_rules
from bot.handling.component_handler import ComponentHandler
from bot.handling.interactions import called, chosen
from bot.platform import ids
from bot.platform.ids import AtTable, Paged, Step
from bot.platform.messages import calling, note
from bot.platform.responder import Responder
from bot.services import Services
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import Guest
from bot.tables.table import Table
from bot.text.asking import needs_asking, question
from bot.text.sentences import public_texts, refused
from engine.errors import NotationError
from engine.moves import Move, parse
from engine.views import View

_IN_PLAY: Final = (AtTable.HAND, AtTable.LEAVE, AtTable.BACK, AtTable.READY)
"""Buttons under a table in play, which its result does not have."""


class TableHandler(ComponentHandler, template=ids.AT_TABLE):
    """A table's button, in its public message or in a private one."""

    async def act(self, responder: Responder, services: Services) -> None:
        user = responder.interaction.user.id
        person = await services.user_settings.of(responder.interaction)
        texts, action = person.texts, AtTable(self.match["action"])
        if action in _IN_PLAY:
            await self.set_right(responder, services)
        match action:
            case AtTable.HAND:
                await services.hands.show(responder, await self.table(services), person)
            case AtTable.RULES:
                book = table_rules(await self.table(services))
                await responder.private(await illustrated(services.drawing, person, book))
            case AtTable.LOG:
                await responder.private(log_message(texts, await self.table(services), signed=not person.text_only))
            case AtTable.LEAVE:
                await responder.private(leave_question(texts, await self.table(services), user))
            case AtTable.LEAVE_FOR_GOOD:
                await responder.replace(await leave_for_good(services, self.table_id, user, texts, may_end=False))
            case AtTable.LEAVE_AND_END:
                await responder.replace(await leave_for_good(services, self.table_id, user, texts, may_end=True))
            case AtTable.BACK:
                table = await services.tables.come_back(self.table_id, user)
                await services.hands.show(responder, table, person, notice=texts("notice-back"))
            case AtTable.READY:
                table = await services.tables.ready(self.table_id, user)
                await services.hands.show(responder, table, person, notice=texts("notice-ready"))
            case AtTable.SCORES:
                table = await self.table(services)
                shown = await scores_shown(services.drawing, texts, table, as_text=person.text_only)
                await responder.private(sheet_message(texts, table, shown))
            case AtTable.RECORD:
                await responder.private(record_message(texts, await self.table(services), user))
            case AtTable.AGAIN:
                await self._again(responder, services, person)

    async def _again(self, responder: Responder, services: Services, person: Reader) -> None:
        """Open a lobby with the same people and as many computer players; the user who pressed becomes host."""
        user = responder.interaction.user
        before = await self.table(services)
        if before.practice:
            raise TableError(RefusalReason.TABLE_GONE)
        if before.participant_of(user.id) is None:
            await responder.private(note(person.texts("notice-again-players")))
            return
        refusal = opening_refusal(responder.interaction, person.texts)
        if refusal is not None:
            await responder.private(refusal)
            return
        others = [each for each in before.participants if each.user != user.id]
        guests = [Guest(each.user, each.name) for each in others if each.user is not None]
        table = await services.tables.open(
            guild=before.guild,
            channel=before.channel,
            user=user.id,
            name=called(user),
            game=before.game,
            preset=before.preset,
            options=before.rules.model_dump(),
            locale=before.locale,
            turn_seconds=before.turn_seconds,
            strict=before.ghosts.strict,
            computers=len(others) - len(guests),
            guests=guests,
        )
        n, message_id = table.version, None
        try:
            asked = [guest.user for guest in guests]
            message = lobby_message(public_texts(table), table, called=asked)
            message_id = await responder.public(message, mentions=calling(*asked))
        finally:
            await services.publisher.opened(table, message_id, n=n)


class MoveHandler(ComponentHandler, template=ids.MOVE):
    """A move in a private hand, always answered with the current hand."""

    async def act(self, responder: Responder, services: Services) -> None:
        await make_move(responder, services, self, _meant([self.match["move"]]), sure=bool(self.match["sure"]))


class ChoiceHandler(ComponentHandler, template=ids.CHOICE):
    """A selection in a private hand's menu: a move, cards to pass on, or the ranks of a play."""

    async def act(self, responder: Responder, services: Services) -> None:
        picked = chosen(responder.interaction)
        if not picked[0].startswith("span:"):
            await make_move(responder, services, self, _meant(picked), sure=False)
            return
        person, table = await services.user_settings.of(responder.interaction), await self.table(services)
        step = Step(span=picked[0].removeprefix("span:")) if int(self.match["ply"]) == len(table.history) else START
        await services.hands.show(responder, table, person, step=step)


def _meant(picked: Sequence[str]) -> str:
    """The written move for the selection; `?`, which no game has, if no hand could offer it."""
    try:
        return written(picked)
    except (LookupError, ValueError):
        return "?"


async def make_move(
    responder: Responder, services: Services, handler: ComponentHandler, move: str, *, sure: bool
) -> None:
    """Make a written move for the user, or ask for confirmation first; answer with the updated hand."""
    user, ply = responder.interaction.user.id, int(handler.match["ply"])
    person = await services.user_settings.of(responder.interaction)
    table = services.tables.get(handler.table_id)
    if table is None:
        await services.hands.show(responder, await handler.table(services), person)
        return
    if (foreseen := _foreseen(table, user, ply, move)) is not None:
        view, meant = foreseen
        if not sure and needs_asking(view, meant):
            notice = question(person.texts, view, meant)
            await services.hands.show(responder, table, person, notice=notice, asking=meant)
            return
    prepared: Prepared | None = None

    def prepare(after: Table) -> None:
        nonlocal prepared
        prepared = services.hands.prepare(after, user, person)

    notice, is_secret = None, table.asks_secretly
    try:
        await services.tables.move(table.id, user, ply=ply, move=move, prepare=prepare)
    except TableError as error:
        if error.reason in (RefusalReason.NOT_SEATED, RefusalReason.TABLE_GONE):
            raise
        if not _was_made(table, user, ply, move):
            notice = refused(person.texts, error)
    await services.hands.show(responder, table, person, notice=notice, is_secret=is_secret, prepared=prepared)


def _foreseen(table: Table, user: int, ply: int, written_move: str) -> tuple[View, Move] | None:
    """The user's view and the parsed move, if the user is to act at this ply; else None."""
    seat = table.seat_of(user)
    if seat is None or seat not in table.to_act() or ply != len(table.history):
        return None
    try:
        move = parse(written_move)
    except NotationError:
        return None
    return table.view(seat), move


class PageHandler(ComponentHandler, template=ids.PAGE):
    """Turn a page of a private message."""

    async def act(self, responder: Responder, services: Services) -> None:
        person, page = await services.user_settings.of(responder.interaction), int(self.match["page"])
        table, signed = await self.table(services), not person.text_only
        match Paged(self.match["what"]):
            case Paged.HAND:
                await services.hands.show(responder, table, person, step=Step(page=page))
            case Paged.LOG:
                await responder.replace(log_message(person.texts, table, signed=signed, first=page * MOVES_A_PAGE))
            case Paged.MOVES:
                await responder.replace(log_message(person.texts, table, signed=signed, first=page))


def _was_made(table: Table, user: int, ply: int, written: str) -> bool:
    """Whether the press repeats the first move that the user has made since this ply: a double click."""
    own = (told for told in table.history[ply:] if table.participants[told.player].user == user)
    first = next(own, None)
    return first is not None and str(first.move) == written


ALL = (TableHandler, MoveHandler, ChoiceHandler, PageHandler)
