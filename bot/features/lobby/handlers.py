"""`/play` and the ways to open a table, a lobby's buttons, and *Close for good* for an unreadable table."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.features.lobby.friends import FriendsHandlers
from bot.features.lobby.ids import AgainPress, Lobby, LobbyPress, Pick, PickPress, UnreadPress
from bot.features.lobby.levels import LevelChoice, What, level_chosen, levels_message
from bot.features.lobby.occupied import occupied_message
from bot.features.lobby.opening import Opening
from bot.features.lobby.options import Noted, closed_page
from bot.features.lobby.pages import slow_start_message
from bot.features.lobby.panels import SEAT, SET_UP, Panels
from bot.features.lobby.picker import game_message, kind_message, picker_message, unsure_message
from bot.features.lobby.shelf import shelf_shown
from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.fair_page import WORD, word_form, word_typed
from bot.platform.choices import Choices, game_choices
from bot.platform.drawing import Drawing
from bot.platform.handlers import Component, Handlers, called, chosen, command, table_number, typed_in
from bot.platform.messages import Message, note
from bot.platform.places import is_forced_private, open_place, server_of
from bot.platform.responder import Answers, Interaction, Responder
from bot.platform.translator import named
from bot.storage.guild_settings import GuildSettings
from bot.storage.table_setup import again, last_one, server_default
from bot.tables.checks import check_lobby
from bot.tables.computers import level_played
from bot.tables.entries import Level
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.setup import Pace, TableSetup
from bot.tables.table import Stage, Table
from bot.text.finding import EVERYTHING, OFFERED, PLAYABLE, find_preset, likely
from bot.text.folding import folded
from bot.text.limits import MOST_CHOICES
from bot.text.markup import visible
from bot.text.mechanisms.record import GameKind
from bot.text.sentences import refused
from data.results import Results

COMPUTERS: Final = (Level.NORMAL,) * 3
"""Opponents in a match that starts at once."""
_OF_SEATS: Final = (Lobby.JOIN, Lobby.LEAVE, Lobby.DECLINE, Lobby.WORD)
"""Actions on the page of one's seat."""
_NOT_OFFERED: Final = frozenset(
    {RefusalReason.NOT_IN_LOBBY, RefusalReason.TABLE_FULL, RefusalReason.TOO_FEW, RefusalReason.NO_COMPUTER}
)
"""Why a press is refused for which an up-to-date lobby has no button."""


class LobbyHandlers(Handlers):
    """Open a table, and gather its players."""

    def __init__(
        self,
        answers: Answers,
        opening: Opening,
        publisher: BoardPublisher,
        panels: Panels,
        *,
        drawing: Drawing,
        results: Results,
        guild_settings: GuildSettings,
        friends: FriendsHandlers,
    ) -> None:
        super().__init__(answers)
        self._opening = opening
        self._publisher, self._panels = publisher, panels
        self._drawing = drawing
        self._results, self._guild_settings = results, guild_settings
        self._friends = friends

    def components(self) -> Sequence[Component[Any]]:
        return (
            Component(LobbyPress, self.press),
            Component(PickPress, self.pick),
            Component(AgainPress, self.again),
            Component(UnreadPress, self.close_unread),
        )

    @command("play")
    @app_commands.rename(
        game=named("option-game"),
        friend=named("option-with"),
        friend2=named("option-with", number="2"),
        friend3=named("option-with", number="3"),
    )
    @app_commands.describe(
        game=named("option-game-description"),
        friend=named("option-with-description"),
        friend2=named("option-with-another-description"),
        friend3=named("option-with-another-description"),
    )
    async def play(
        self,
        responder: Responder,
        game: str | None = None,
        friend: discord.User | None = None,
        friend2: discord.User | None = None,
        friend3: discord.User | None = None,
    ) -> None:
        """Open the lobby of a game; if none is named, ask which. With friends they are invited."""
        users = [each.id for each in (friend, friend2, friend3) if each is not None]
        interaction, reader = responder.interaction, await self.reader(responder)
        texts, refusal = reader.texts, None
        if users or open_place(interaction).is_shared:
            refusal = await self._opening.refusal(interaction, texts)
        if refusal is not None:
            await responder.private(refusal)
        elif users:
            await self._play_with(responder, game, users)
        elif game is None or game.strip() == EVERYTHING or not visible(game):
            await responder.private(await self._first_page(responder))
        elif (preset := find_preset(game)) is None:
            await responder.private(unsure_message(texts, game, likely(game, texts.language)))
        else:
            await self._opening.open(responder, TableSetup.of_preset(preset), reader)

    async def _play_with(self, responder: Responder, game: str | None, users: Sequence[int]) -> None:
        """Open a table with friends; where the game is not clear, ask for it on their page."""
        if game is None or not visible(game):
            await self._friends.open_with(responder, "", users)
        elif game.strip() == EVERYTHING:
            await self._friends.ask(responder, "", users)
        elif (preset := find_preset(game)) is None:
            await self._friends.ask(responder, "", users, typed=game)
        else:
            await self._friends.open_with(responder, preset.id, users)

    @command("again")
    async def play_again(self, responder: Responder) -> None:
        """The user's last table again; without one, ask what to play."""
        last = await last_one(self._results, self.archive, responder.interaction.user.id)
        if last is not None:
            await self._opening.repeat(responder, last, await self.reader(responder))
            return
        refusal = None
        if open_place(responder.interaction).is_shared:
            refusal = await self._opening.refusal(responder.interaction, await self.texts(responder))
        await responder.private(refusal or await self._first_page(responder))

    @play.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """Games by name. For empty input the last choice lists all games."""
        texts, user = (await self.user_settings.of(interaction)).texts, interaction.user.id
        if folded(typed):
            return await game_choices(self._results, texts, user, typed)
        shown = await game_choices(self._results, texts, user, typed, places=MOST_CHOICES - 1)
        return [*shown, Choice(name=texts("picker-everything"), value=EVERYTHING)]

    async def pick(self, responder: Responder, pressed: PickPress) -> None:
        """Open the table that was picked, or show a page. TableError: GAME_UNKNOWN if a game no longer exists."""
        interaction, reader, what = responder.interaction, await self.reader(responder), pressed.what
        texts, setup, place = reader.texts, None, open_place(interaction)
        match pressed.how:
            case Pick.KINDS:
                await responder.replace(await self._first_page(responder))
                return
            case Pick.KIND:
                await responder.replace(kind_message(texts, _kind(what or chosen(interaction)[0])))
                return
            case Pick.GAME:
                await responder.replace(game_message(texts, _game(what), place))
                return
            case Pick.NOW:
                await self._opening.start(responder, TableSetup.of_preset(OFFERED[0]), reader, computers=COMPUTERS)
                return
            case Pick.AGAIN:
                last = await again(self.archive, table_number(what), interaction.user.id)
                if last is not None:
                    await self._opening.repeat(responder, last, reader)
                    return
            case Pick.LIST:
                setup = _setup_of(chosen(interaction)[0])
            case Pick.PRESET:
                setup = _setup_of(what)
            case Pick.DEFAULT:
                setup = await server_default(self._guild_settings, server_of(interaction) or 0)
        if setup is None:
            raise TableError(RefusalReason.GAME_UNKNOWN)
        await self._opening.open(responder, setup, reader)

    async def _first_page(self, responder: Responder) -> Message:
        interaction, reader = responder.interaction, await self.reader(responder)
        default = await server_default(self._guild_settings, server_of(interaction) or 0)
        last = await last_one(self._results, self.archive, interaction.user.id)
        shelf = await shelf_shown(self._drawing, reader)
        open_ones = await self._opening.alone.own_tables.of(interaction.user.id)
        return picker_message(
            reader.texts,
            open_place(interaction),
            is_forced=is_forced_private(interaction),
            default=default,
            last=last,
            shelf=shelf,
            open_ones=open_ones,
        )

    async def again(self, responder: Responder, pressed: AgainPress) -> None:
        """Play again with the same people."""
        await self._opening.open_again(responder, await self.table(responder, pressed), await self.reader(responder))

    async def press(self, responder: Responder, pressed: LobbyPress) -> None:
        """A lobby button: on the public message it is answered with the current one, on a private page with that page;
        *Start* with the host's hand. Who presses what they cannot do there is shown what they can.
        """
        if (old := await self.old_board(responder, pressed)) is not None:
            self._publisher.set_right(*old)
        with self._panels.answering(responder, pressed.table):
            await self._press(responder, pressed)

    async def _press(self, responder: Responder, pressed: LobbyPress) -> None:
        if pressed.action is Lobby.LEVEL:
            await self._choose_level(responder, pressed)
        elif pressed.action is Lobby.WORD and not _is_submitted(responder):
            texts, user = await self.texts(responder), responder.interaction.user.id
            form = word_form(texts, await self.table(responder, pressed), user, pressed)
            await responder.interaction.response.send_modal(form)
        elif (lobby := self._shown_to(responder, pressed)) is not None:
            self._publisher.pressed(pressed.table, responder.interaction.message)
            await self._panels.show(responder, lobby)
        elif pressed.action is Lobby.START and self._asks_where(responder, pressed):
            asked = slow_start_message(await self.texts(responder), self._lobby(pressed.table))
            await responder.private(asked)
        elif pressed.action is Lobby.START:
            table = await self._do(responder, pressed)
            self._publisher.pressed(table.id, responder.interaction.message)
            await self._opening.hands.show(responder, table, await self.reader(responder))
        elif responder.on_private:
            await self._press_privately(responder, pressed)
        elif pressed.action is Lobby.JOIN:
            await self._join(responder, pressed)
        else:
            await self._publisher.answer(responder, await self._do(responder, pressed))

    async def _join(self, responder: Responder, pressed: LobbyPress) -> None:
        """Join, or be there already: the answer is the page of one's seat."""
        try:
            table = await self._do(responder, pressed)
        except TableError as error:
            there = self.tables.get(pressed.table)
            if there is None or error.reason is not RefusalReason.ALREADY_SEATED:
                raise
            table = there
        await self._publisher.answer(responder, table)
        await self._panels.show(responder, table, page=SEAT, is_new=True)

    def _shown_to(self, responder: Responder, pressed: LobbyPress) -> Table | None:
        """The lobby, if the press asks for one's own page of it, or for what only its host can do."""
        table = self.tables.get(pressed.table)
        if table is None or table.stage is not Stage.LOBBY:
            return None
        asks = Lobby.SET_UP, *([Lobby.START] if table.host != responder.interaction.user.id else [])
        return table if pressed.action in asks else None

    def _asks_where(self, responder: Responder, pressed: LobbyPress) -> bool:
        """Whether the host is asked first where a slow match is to be: not where that very question was pressed."""
        table = self.tables.get(pressed.table)
        if table is None or table.stage is not Stage.LOBBY or responder.on_private:
            return False
        return table.setup.is_slow and not table.in_thread

    async def _press_privately(self, responder: Responder, pressed: LobbyPress) -> None:
        """Handle a press on a private page of the lobby, or on the message that says the channel has a table; show the
        user's page in its place.
        """
        texts, notice, table = await self.texts(responder), None, self.tables.get(pressed.table)
        try:
            table = await self._do(responder, pressed)
            if pressed.action is Lobby.WORD:
                is_in = responder.interaction.user.id in table.fair.words
                notice = texts("fair-word-in", given="yes" if is_in else "no")
        except TableError as error:
            notice = refused(texts, error)
        if table is None:
            await responder.replace(note(notice or texts("refused-table-gone")))
        elif table.stage is Stage.OVER:
            await responder.replace(closed_page(texts, table))
        elif table.stage is not Stage.LOBBY:
            link, user = self._publisher.link(table), responder.interaction.user.id
            await responder.replace(occupied_message(texts, table, user, link=link, notice=notice))
        else:
            page = SEAT if pressed.action in _OF_SEATS else SET_UP
            await self._panels.show(responder, table, page=page, noted=None if notice is None else Noted(notice))

    async def _do(self, responder: Responder, pressed: LobbyPress) -> Table:
        """Apply the press to the table."""
        try:
            return await self._done(responder, pressed)
        except TableError as error:
            is_outdated = error.reason in _NOT_OFFERED
            self._publisher.pressed(pressed.table, responder.interaction.message, is_outdated=is_outdated)
            raise

    async def _done(self, responder: Responder, pressed: LobbyPress) -> Table:
        user, tables, table_id = responder.interaction.user, self.tables, pressed.table
        press = responder.interaction.id
        match pressed.action:
            case Lobby.JOIN:
                await self._opening.admission.to_join(responder.interaction)
                return await tables.join(table_id, user.id, called(user), press=press)
            case Lobby.LEAVE:
                # `only_lobby`: a press on an outdated lobby must not leave a match in play.
                return await tables.leave(table_id, user.id, only_lobby=True)
            case Lobby.ADD:
                return await tables.add_computer(table_id, user.id)
            case Lobby.FILL:
                return await tables.fill(table_id, user.id)
            case Lobby.DECLINE:
                return await tables.decline(table_id, user.id)
            case Lobby.REMOVE:
                return await tables.remove_computer(table_id, user.id)
            case Lobby.START:
                return await tables.start(table_id, user.id, press=press)
            case Lobby.CANCEL:
                return await tables.cancel(table_id, user.id)
            case Lobby.TIME:
                return await tables.set_up(table_id, user.id, _time_chosen(chosen(responder.interaction)[0]))
            case Lobby.LEVEL:
                return await self._set_level(table_id, user.id, LevelChoice.read(chosen(responder.interaction)[0]))
            case Lobby.SET_UP:
                return self._lobby(table_id)
            case Lobby.WORD:
                return await tables.set_word(table_id, user.id, word_typed(typed_in(responder.interaction, WORD)))

    def _lobby(self, table_id: int) -> Table:
        """The lobby with this id. TableError: TABLE_GONE, NOT_IN_LOBBY."""
        table = self.tables.get(table_id)
        if table is None:
            raise TableError(RefusalReason.TABLE_GONE)
        check_lobby(table)
        return table

    async def _choose_level(self, responder: Responder, pressed: LobbyPress) -> None:
        """Ask the host for a level in a private message, or set the one chosen there and show the set-up panel.

        Menus of earlier releases set one in the lobby itself. TableError: STALE, NOT_HOST, and those of the service.
        """
        choice = LevelChoice.read(chosen(responder.interaction)[0])
        texts, user = await self.texts(responder), responder.interaction.user.id
        if choice.level is None:
            asked = levels_message(texts, self.tables.hosted(pressed.table, user), choice)
            self._panels.forget(pressed.table, responder.interaction.message)
            await responder.in_private(asked)
        elif responder.on_private:
            table = await self._do(responder, pressed)
            await self._panels.show(responder, table, noted=Noted(level_chosen(texts, table, choice)))
        else:
            await self._publisher.answer(responder, await self._do(responder, pressed))

    async def _set_level(self, table_id: int, user: int, choice: LevelChoice) -> Table:
        """Do what was chosen in a menu. TableError: STALE, and those of the service."""
        if choice.level is None:
            raise TableError(RefusalReason.STALE)
        table = self.tables.hosted(table_id, user)
        choice.meant(table)  # None of them may be gone.
        level = level_played(choice.level, table.setup)  # Earlier menus offer strong players everywhere.
        match choice.what:
            case What.ADD:
                return await self.tables.add_computer(table_id, user, level)
            case What.ALL:
                return await self.tables.set_level(table_id, user, level, name=None)
            case What.ONE:
                return await self.tables.set_level(table_id, user, level, name=choice.name)

    async def close_unread(self, responder: Responder, pressed: UnreadPress) -> None:
        """Close an unreadable table; needs *Manage Server*, in the table's channel."""
        interaction, table_id, unread = responder.interaction, pressed.unread, self.tables.registry.unread
        channel = unread.channel_of(table_id)
        if channel is None:
            raise TableError(RefusalReason.TABLE_GONE)
        if channel != interaction.channel_id:
            raise TableError(RefusalReason.ELSEWHERE)
        if not interaction.permissions.manage_guild:
            raise TableError(RefusalReason.NOT_MANAGER)
        await unread.give_up(table_id)
        await responder.replace(note((await self.texts(responder))("unread-closed")))


def _is_submitted(responder: Responder) -> bool:
    """Whether a form was submitted."""
    return responder.interaction.type is discord.InteractionType.modal_submit


def _time_chosen(value: str) -> Callable[[TableSetup], TableSetup]:
    """The change of a setup by a choice in the menu of turn times: seconds, or a pace. TableError: STALE."""
    if value.isdecimal():
        return lambda setup: setup.with_own("turn_seconds", int(value)).having(pace=None)
    pace = next((pace for pace in Pace if pace == value), None)
    if pace is None:
        raise TableError(RefusalReason.STALE)
    return lambda setup: setup.at_pace(pace)


def _setup_of(preset: str) -> TableSetup | None:
    return next((TableSetup.of_preset(each) for each in OFFERED if each.id == preset), None)


def _kind(written: str) -> GameKind:
    found = next((kind for kind in GameKind if kind.value == written), None)
    if found is None:
        raise TableError(RefusalReason.GAME_UNKNOWN)
    return found


def _game(written: str) -> str:
    if written not in PLAYABLE:
        raise TableError(RefusalReason.GAME_UNKNOWN)
    return written
