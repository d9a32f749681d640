"""Everything that can be pressed, found by its custom id: buttons work whichever process made their message."""

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Self

import discord

from bot.actions.errors import respond
from bot.actions.interactions import Interaction, called, check_place, chosen, is_here
from bot.actions.leaving import leave_for_good, leave_question
from bot.actions.opening import hindrance
from bot.live.hand_rendering import Prepared
from bot.live.illustrating import illustrated
from bot.live.responder import Responder
from bot.live.showing import scores_shown
from bot.pages import ids
from bot.pages.controls import written
from bot.pages.hand import START
from bot.pages.ids import AtTable, Lobby, Paged, Step
from bot.pages.lobby import lobby_message
from bot.pages.log import MOVES_A_PAGE, log_message
from bot.pages.messages import calling, note
from bot.pages.occupied import occupied_message
from bot.pages.record import record_message
from bot.pages.rules import preset_rules, table_rules
from bot.pages.sheet import sheet_message
from bot.services import Services
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.secrecy import asks_secretly
from bot.tables.service import Guest
from bot.tables.table import Stage, Table
from bot.words.asking import needs_asking, question
from bot.words.sentences import public_texts, refused
from engine.catalog import PRESETS
from engine.errors import NotationError
from engine.moves import Move, parse
from engine.views import View


class ComponentHandler:
    """A press. Each kind reads its custom id into `match` and acts; whatever goes wrong ends in one place.

    discord.py's own dynamic items would put a view together from the message at each press, which nobody looks at.
    """

    _form: ClassVar[re.Pattern[str]]

    def __init__(self, match: re.Match[str], user: int = 0, channel: int | None = None) -> None:
        """`user`: who pressed, nobody if it is not known; `channel`: where."""
        self.match = match
        self._user = user
        self._channel = channel

    def __init_subclass__(cls, *, template: str) -> None:
        cls._form = re.compile(template)

    @classmethod
    def of(cls, custom_id: str, user: int, channel: int | None) -> Self | None:
        """The press of this person, in this channel, on what has this custom id; None where that is of another kind."""
        match = cls._form.fullmatch(custom_id)
        return None if match is None else cls(match, user, channel)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await respond(interaction, self._act)

    async def _act(self, responder: Responder) -> None:
        services: Services = responder.interaction.client.services
        self.check_place(responder.interaction, services)
        await self.act(responder, services)

    def check_place(self, interaction: Interaction, services: Services) -> None:
        """Refused where what was pressed belongs to a table of another channel, or to one that cannot be read."""
        number = self.match.groupdict().get("table")
        if number is not None:
            check_place(interaction, services.tables, int(number))

    async def act(self, responder: Responder, services: Services) -> None:
        """What the press does, and its answer."""
        raise NotImplementedError

    @property
    def table_id(self) -> int:
        return int(self.match["table"])

    async def table(self, services: Services) -> Table:
        """The table, open or over; a practice table only for its learner. TableError: TABLE_GONE, ELSEWHERE."""
        table = await services.archive.find(self.table_id)
        if table is None or (table.practice and table.host != self._user):
            raise TableError(RefusalReason.TABLE_GONE)
        if not is_here(self._channel, table):
            raise TableError(RefusalReason.ELSEWHERE)
        return table

    async def set_right(self, responder: Responder, services: Services) -> None:
        """Where everybody sees a table that is over as it was before its end, they are to see the end."""
        pressed = responder.interaction.message
        if pressed is None or pressed.flags.ephemeral or not pressed.flags.components_v2:
            return
        if services.tables.get(self.table_id) is None:
            table = await services.archive.find(self.table_id)
            if table is not None and not table.practice and is_here(self._channel, table):
                services.publisher.set_right(table, pressed.id)


_IN_PLAY: Final = (AtTable.HAND, AtTable.LEAVE, AtTable.BACK, AtTable.READY)
"""What can be pressed below a table while it is played at, and not below its result."""


class LobbyHandler(ComponentHandler, template=ids.LOBBY):
    """Something in a lobby. Its answer is the public message as it is now."""

    async def act(self, responder: Responder, services: Services) -> None:
        await self.set_right(responder, services)
        pressed = responder.interaction.message
        if pressed is not None and pressed.flags.ephemeral:
            await self._act_privately(responder, services)
        else:
            await services.publisher.answer(responder, await self._do(responder, services))

    async def _act_privately(self, responder: Responder, services: Services) -> None:
        """From where somebody was told that there is a table in the channel: that message goes on telling it."""
        texts, table, notice = (
            (await services.user_settings.of(responder.interaction)).texts,
            services.tables.get(self.table_id),
            None,
        )
        try:
            table = await self._do(responder, services)
        except TableError as error:
            notice = refused(texts, error)
        if table is None or table.stage is Stage.OVER:
            await responder.replace(note(notice or texts("refused-table-gone")))
            return
        link, user = services.publisher.link(table), responder.interaction.user.id
        await responder.replace(occupied_message(texts, table, user, link=link, notice=notice))

    async def _do(self, responder: Responder, services: Services) -> Table:
        """What the press does to the table."""
        user, tables = responder.interaction.user, services.tables
        match Lobby(self.match["action"]):
            case Lobby.JOIN:
                return await tables.join(self.table_id, user.id, called(user))
            case Lobby.LEAVE:
                # Whoever presses on an old picture of the lobby does not give up a game that goes on.
                return await tables.leave(self.table_id, user.id, only_lobby=True)
            case Lobby.ADD:
                return await tables.add_computer(self.table_id, user.id)
            case Lobby.REMOVE:
                return await tables.remove_computer(self.table_id, user.id)
            case Lobby.START:
                return await tables.start(self.table_id, user.id)
            case Lobby.CANCEL:
                return await tables.cancel(self.table_id, user.id)
            case Lobby.TIME:
                seconds = chosen(responder.interaction)[0]
                if not seconds.isdecimal():
                    raise TableError(RefusalReason.STALE)
                return await tables.set_turn_seconds(self.table_id, user.id, int(seconds))


class TableHandler(ComponentHandler, template=ids.AT_TABLE):
    """Something under a table, in its public message or in a private one."""

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
        """A new lobby with the same people and as many computer players; the host is who pressed."""
        user = responder.interaction.user
        before = await self.table(services)
        if before.practice:
            raise TableError(RefusalReason.TABLE_GONE)
        if before.participant_of(user.id) is None:
            await responder.private(note(person.texts("notice-again-players")))
            return
        hindered = hindrance(responder.interaction, person.texts)
        if hindered is not None:
            await responder.private(hindered)
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
    """A move in a private hand. Its answer is that hand as it is now, whatever became of the press."""

    async def act(self, responder: Responder, services: Services) -> None:
        await make_move(responder, services, self, _meant([self.match["move"]]), sure=bool(self.match["sure"]))


class ChoiceHandler(ComponentHandler, template=ids.CHOICE):
    """What was chosen in a list of a private hand: a move, cards to be passed on, or the ranks of a play to come."""

    async def act(self, responder: Responder, services: Services) -> None:
        picked = chosen(responder.interaction)
        if not picked[0].startswith("span:"):
            await make_move(responder, services, self, _meant(picked), sure=False)
            return
        person, table = await services.user_settings.of(responder.interaction), await self.table(services)
        step = Step(span=picked[0].removeprefix("span:")) if int(self.match["ply"]) == len(table.history) else START
        await services.hands.show(responder, table, person, step=step)


def _meant(picked: Sequence[str]) -> str:
    """The written move of what was picked; one that no game has where no hand could offer that."""
    try:
        return written(picked)
    except (LookupError, ValueError):
        return "?"


async def make_move(
    responder: Responder, services: Services, handler: ComponentHandler, move: str, *, sure: bool
) -> None:
    """Make a written move for who pressed, or ask about it first; answer with the hand as it is then."""
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

    notice, is_secret = None, asks_secretly(table)
    try:
        await services.tables.move(table.id, user, ply=ply, move=move, prepare=prepare)
    except TableError as error:
        if error.reason in (RefusalReason.NOT_SEATED, RefusalReason.TABLE_GONE):
            raise
        if not _was_made(table, user, ply, move):
            notice = refused(person.texts, error)
    await services.hands.show(responder, table, person, notice=notice, is_secret=is_secret, prepared=prepared)


def _foreseen(table: Table, user: int, ply: int, written_move: str) -> tuple[View, Move] | None:
    """The move and how it looks to who makes it, where it can be theirs now."""
    seat = table.seat_of(user)
    if seat is None or seat not in table.to_act() or ply != len(table.history):
        return None
    try:
        move = parse(written_move)
    except NotationError:
        return None
    return table.view(seat), move


class PageHandler(ComponentHandler, template=ids.PAGE):
    """Turning a page of a private message."""

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


class RulesHandler(ComponentHandler, template=ids.RULES):
    """Turning a page of rules."""

    async def act(self, responder: Responder, services: Services) -> None:
        person, page = await services.user_settings.of(responder.interaction), int(self.match["page"])
        if self.match["table"] is not None:
            book = table_rules(await self.table(services))
        else:
            preset = next((each for each in PRESETS if each.id == self.match["preset"]), None)
            if preset is None:
                raise TableError(RefusalReason.GAME_UNKNOWN)
            book = preset_rules(preset)
        await responder.replace(await illustrated(services.drawing, person, book, page))


def _was_made(table: Table, user: int, ply: int, written: str) -> bool:
    """Whether this press only repeats the first move that the person has made since: a double click."""
    own = (told for told in table.history[ply:] if table.participants[told.player].user == user)
    first = next(own, None)
    return first is not None and str(first.move) == written


ALL = (LobbyHandler, TableHandler, MoveHandler, ChoiceHandler, PageHandler, RulesHandler)
