"""Everything that can be pressed, found by its custom id: buttons work whichever process made their message."""

import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

from bot import ids
from bot.answers import Answer, go_wrong
from bot.asking import needs_asking, question
from bot.controls import written
from bot.hand import START, over_message
from bot.ids import AtTable, Lobby, Paged, Setting, Step
from bot.interactions import chosen
from bot.leaving import leave_for_good, leave_question
from bot.lobby import lobby_message
from bot.log import log_message
from bot.messages import calling, note
from bot.people import Person
from bot.publisher import public_texts
from bot.record_file import record_message
from bot.rules_page import preset_rules, table_rules
from bot.sentences import refused
from bot.settings_page import settings_message
from bot.tables.refusals import No, Refused
from bot.tables.table import Stage, Table
from bot.texts import LANGUAGES
from engine.catalog import PRESETS
from engine.errors import NotationError
from engine.moves import Move, parse
from engine.views import View
from renderers import Theme

if TYPE_CHECKING:
    from bot.house import House


class Press(ui.DynamicItem[ui.Item[Any]], template=r"(?!)"):
    """A press. Each kind reads its custom id into `match` and acts; whatever goes wrong ends in one place."""

    def __init__(self, item: ui.Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        answer = Answer(interaction)
        try:
            await self.act(answer, interaction.client.house)
        except Exception as error:
            await go_wrong(answer, error)
        finally:
            answer.close()

    async def act(self, answer: Answer, house: "House") -> None:
        """What the press does, and its answer."""
        raise NotImplementedError

    @property
    def table_id(self) -> int:
        return int(self.match["table"])

    async def table(self, house: "House") -> Table:
        """The table, open or over. Refused: TABLE_GONE."""
        table = await house.archive.find(self.table_id)
        if table is None:
            raise Refused(No.TABLE_GONE)
        return table


class LobbyPress(Press, template=ids.LOBBY):
    """Something in a lobby. Its answer is the public message as it is now."""

    async def act(self, answer: Answer, house: "House") -> None:
        user, tables = answer.interaction.user, house.tables
        match Lobby(self.match["action"]):
            case Lobby.JOIN:
                table = await tables.join(self.table_id, user.id, user.display_name)
            case Lobby.LEAVE:
                table = await self._leave(house, user.id)
            case Lobby.ADD:
                table = await tables.add_computer(self.table_id, user.id)
            case Lobby.REMOVE:
                table = await tables.remove_computer(self.table_id, user.id)
            case Lobby.START:
                table = await tables.start(self.table_id, user.id)
            case Lobby.CANCEL:
                table = await tables.cancel(self.table_id, user.id)
            case Lobby.TIME:
                seconds = int(chosen(answer.interaction)[0])
                table = await tables.set_turn_seconds(self.table_id, user.id, seconds)
        await house.publisher.answer(answer, table)

    async def _leave(self, house: "House", user: int) -> Table:
        """Only the lobby: whoever presses on an old picture of it does not give up a game that goes on."""
        table = house.tables.get(self.table_id)
        if table is not None and table.stage is not Stage.LOBBY:
            raise Refused(No.NOT_IN_LOBBY)
        return await house.tables.leave(self.table_id, user)


class TablePress(Press, template=ids.AT_TABLE):
    """Something under a table, in its public message or in a private one."""

    async def act(self, answer: Answer, house: "House") -> None:
        user = answer.interaction.user.id
        person = await house.people.of(answer.interaction)
        texts = person.texts
        match AtTable(self.match["action"]):
            case AtTable.HAND:
                await house.hands.show(answer, await self.table(house), person)
            case AtTable.RULES:
                await answer.private(table_rules(texts, await self.table(house)))
            case AtTable.LOG:
                await answer.private(log_message(texts, await self.table(house)))
            case AtTable.LEAVE:
                await answer.private(leave_question(texts, await self.table(house), user))
            case AtTable.LEAVE_FOR_GOOD:
                await answer.replace(await leave_for_good(house, self.table_id, user, texts))
            case AtTable.BACK:
                table = await house.tables.come_back(self.table_id, user)
                await house.hands.show(answer, table, person, notice=texts("notice-back"))
            case AtTable.READY:
                table = await house.tables.ready(self.table_id, user)
                await house.hands.show(answer, table, person, notice=texts("notice-ready"))
            case AtTable.RECORD:
                await answer.private(record_message(texts, await self.table(house), user))
            case AtTable.AGAIN:
                await self._again(answer, house, person)

    async def _again(self, answer: Answer, house: "House", person: Person) -> None:
        """A new lobby with the same people and as many computer players; the host is who pressed."""
        user = answer.interaction.user
        before = await self.table(house)
        if before.place_of(user.id) is None:
            await answer.private(note(person.texts("notice-again-players")))
            return
        there = house.tables.in_channel(before.channel)
        if there is not None:
            await answer.private(note(person.texts("notice-busy", link=house.publisher.link(there))))
            return
        table = await house.tables.open(
            guild=before.guild,
            channel=before.channel,
            user=user.id,
            name=user.display_name,
            game=before.game,
            preset=before.preset,
            options=before.rules.model_dump(),
            locale=before.locale,
            turn_seconds=before.turn_seconds,
        )
        message_id = None
        try:
            if before.strict:
                await house.tables.set_strict(table.id, user.id, strict=True)
            others = [place for place in before.places if place.user not in (None, user.id)]
            for place in before.places:
                if place.user is None:
                    await house.tables.add_computer(table.id, user.id)
            for place in others:
                assert place.user is not None
                await house.tables.join(table.id, place.user, place.name)
            called = [place.user for place in others if place.user is not None]
            message = lobby_message(public_texts(table), table, called=called)
            message_id = await answer.public(message, mentions=calling(*called))
        finally:
            await house.publisher.opened(table, message_id, n=table.n)


class MovePress(Press, template=ids.MOVE):
    """A move in a private hand. Its answer is that hand as it is now, whatever became of the press."""

    async def act(self, answer: Answer, house: "House") -> None:
        await make_move(answer, house, self, written([self.match["move"]]), sure=bool(self.match["sure"]))


class ChoicePress(Press, template=ids.CHOICE):
    """What was chosen in a list of a private hand: a move, cards to be passed on, or the ranks of a play to come."""

    async def act(self, answer: Answer, house: "House") -> None:
        picked = chosen(answer.interaction)
        if not picked[0].startswith("span:"):
            await make_move(answer, house, self, written(picked), sure=False)
            return
        person, table = await house.people.of(answer.interaction), await self.table(house)
        step = Step(span=picked[0].removeprefix("span:")) if int(self.match["ply"]) == len(table.told) else START
        await house.hands.show(answer, table, person, step=step)


async def make_move(answer: Answer, house: "House", press: Press, move: str, *, sure: bool) -> None:
    """Make a written move for who pressed, or ask about it first; answer with the hand as it is then."""
    user, ply = answer.interaction.user.id, int(press.match["ply"])
    person = await house.people.of(answer.interaction)
    table = house.tables.get(press.table_id)
    if table is None:
        await answer.replace(over_message(person.texts, await press.table(house), user))
        return
    if (foreseen := _foreseen(table, user, ply, move)) is not None:
        view, meant = foreseen
        if not sure and needs_asking(view, meant):
            notice = question(person.texts, view, meant)
            await house.hands.show(answer, table, person, notice=notice, asking=meant)
            return
        # The answer is drawn while the move is being kept.
        house.drawing.expect(view, meant, Theme(four_colour=person.four_colour))
    notice = None
    try:
        await house.tables.move(table.id, user, n=ply, move=move)
    except Refused as error:
        if error.no in (No.NOT_SEATED, No.TABLE_GONE):
            raise
        if not _was_made(table, user, ply, move):
            notice = refused(person.texts, error)
    await house.hands.show(answer, table, person, notice=notice)


def _foreseen(table: Table, user: int, ply: int, written_move: str) -> tuple[View, Move] | None:
    """The move and how it looks to who makes it, where it can be theirs now."""
    seat = table.seat_of(user)
    if seat is None or seat not in table.to_act() or ply != len(table.told):
        return None
    try:
        move = parse(written_move)
    except NotationError:
        return None
    return table.view(seat), move


class PagePress(Press, template=ids.PAGE):
    """Turning a page of a private message."""

    async def act(self, answer: Answer, house: "House") -> None:
        person, page = await house.people.of(answer.interaction), int(self.match["page"])
        table = await self.table(house)
        match Paged(self.match["what"]):
            case Paged.HAND:
                await house.hands.show(answer, table, person, step=Step(page=page))
            case Paged.LOG:
                await answer.replace(log_message(person.texts, table, page=page))


class RulesPress(Press, template=ids.RULES):
    """Turning a page of rules."""

    async def act(self, answer: Answer, house: "House") -> None:
        texts, page = (await house.people.of(answer.interaction)).texts, int(self.match["page"])
        if self.match["table"] is not None:
            await answer.replace(table_rules(texts, await self.table(house), page=page))
            return
        preset = next((each for each in PRESETS if each.id == self.match["preset"]), None)
        if preset is None:
            raise Refused(No.GAME_UNKNOWN)
        await answer.replace(preset_rules(texts, preset, page=page))


class SettingPress(Press, template=ids.SETTING):
    """A setting of one's own."""

    async def act(self, answer: Answer, house: "House") -> None:
        interaction = answer.interaction
        user, locale = interaction.user.id, interaction.locale.value
        person = await house.people.of(interaction)
        match Setting(self.match["which"]):
            case Setting.PINGS:
                person = await house.people.set(user, locale, pings=not person.pings)
            case Setting.SUITS:
                person = await house.people.set(user, locale, four_colour=not person.four_colour)
            case Setting.AUTO:
                person = await house.people.set(user, locale, auto_single=not person.auto_single)
            case Setting.TEXT:
                person = await house.people.set(user, locale, text_only=not person.text_only)
            case Setting.LANGUAGE:
                wanted = chosen(interaction)[0]
                person = await house.people.set(user, locale, language=wanted if wanted in LANGUAGES else None)
        await answer.replace(settings_message(person))


def _was_made(table: Table, user: int, ply: int, written: str) -> bool:
    """Whether this press only repeats a move that the person has made: a double click."""
    if ply >= len(table.told):
        return False
    told = table.told[ply]
    return table.places[told.player].user == user and str(told.move) == written


ALL = (LobbyPress, TablePress, MovePress, ChoicePress, PagePress, RulesPress, SettingPress)
