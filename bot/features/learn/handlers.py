"""Learning by playing: `/learn` and the learner's buttons other than moves."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Literal, assert_never

from discord import app_commands
from discord.app_commands import Choice

from bot.features.learn.first_deal import suited
from bot.features.learn.ids import Learn, LearnChoice, LearnMore, LearnPress
from bot.features.learn.practice import which_message
from bot.features.lobby.opening import Opening
from bot.features.play.hand import HandPage
from bot.features.play.handlers import PlayHandlers
from bot.features.play.ids import AtTable, Step, TablePress, TakeBackPress
from bot.features.play.private_hands import PrivateHands
from bot.platform.handlers import Component, Handlers, called, chosen, command, table_number
from bot.platform.places import home_here
from bot.platform.responder import Answers, Interaction, Responder
from bot.platform.translator import named
from bot.storage.user_settings import Reader
from bot.tables.entries import Level
from bot.tables.lessons import SEATS, LessonTables
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from bot.text.lessons import TAUGHT
from engine.catalog import Preset

_ASIDE: Final = (AtTable.WHY, AtTable.LOG, AtTable.RULES)
"""Choices of a lesson's menu that are answered beside it."""
_PRESETS: Final = {preset.id: preset for preset in TAUGHT.values()}


class LearnHandlers(Handlers):
    """Practise a game, and go on to a real table."""

    def __init__(
        self,
        answers: Answers,
        practising: LessonTables,
        hands: PrivateHands,
        opening: Opening,
        playing: PlayHandlers,
        *,
        turn_seconds: int,
    ) -> None:
        super().__init__(answers)
        self._playing = playing
        self._practising = practising
        self._hands = hands
        self._opening = opening
        self._turn_seconds = turn_seconds

    def components(self) -> Sequence[Component[Any]]:
        return (
            Component(LearnPress, self.press),
            Component(LearnChoice, self.choose),
            Component(LearnMore, self.more),
        )

    @command("learn")
    @app_commands.rename(game=named("option-game"))
    @app_commands.describe(game=named("option-learn-game-description"))
    @app_commands.choices(game=[Choice(name=named(f"game-{game}"), value=preset.id) for game, preset in TAUGHT.items()])
    async def learn(self, responder: Responder, game: str | None = None) -> None:
        """Begin to practise a game; if none is named, ask which."""
        self.answers.check_held(responder.interaction.user.id)
        if game is not None:
            await self._begin(responder, _preset(game))
            return
        practised = self._practising.table_of(responder.interaction.user.id)
        await responder.private(which_message(await self.texts(responder), practised))

    async def press(self, responder: Responder, pressed: LearnPress) -> None:
        """A learner's button, answered with the practice table's current message."""
        user, reader, do = responder.interaction.user.id, await self.reader(responder), pressed.do
        if do is not Learn.PLAY:
            self.answers.check_held(user)
        if do is Learn.WHICH:
            await responder.replace(which_message(reader.texts, self._practising.table_of(user)))
            return
        if do is Learn.START:
            await self._begin(responder, _preset(pressed.what))
            return
        await self._do(responder, await self._own(responder.interaction, pressed), do, reader)

    async def choose(self, responder: Responder, pressed: LearnChoice) -> None:
        """Begin to practise the game that was chosen in the menu. TableError: GAME_UNKNOWN."""
        self.answers.check_held(responder.interaction.user.id)
        await self._begin(responder, _preset(chosen(responder.interaction)[0]))

    async def more(self, responder: Responder, pressed: LearnMore) -> None:
        """Do what was chosen in a lesson's menu. TableError: STALE."""
        choice = chosen(responder.interaction)[0]
        undo = TakeBackPress.read(choice)
        if choice in _ASIDE:
            await self._playing.press(responder, TablePress(pressed.table, AtTable(choice)))
        elif undo is not None and undo.table == pressed.table:
            await self._playing.take_back(responder, undo)
        elif choice in list(Learn):
            await self.press(responder, LearnPress(Learn(choice), str(pressed.table)))
        else:
            raise TableError(RefusalReason.STALE)

    async def _do(
        self,
        responder: Responder,
        table: Table,
        do: Literal[Learn.SHOW, Learn.MORE, Learn.STOP, Learn.AGAIN, Learn.PLAY, Learn.NOW],
        reader: Reader,
    ) -> None:
        user = responder.interaction.user.id
        match do:
            case Learn.SHOW | Learn.MORE:
                await self._hands.show(responder, table, reader, HandPage(step=Step(more=do is Learn.MORE)))
            case Learn.STOP:
                await self._practising.stop(table.id, user)
                await self._hands.show(responder, table, reader)
            case Learn.AGAIN:
                await self._begin(responder, TAUGHT[table.game])
            case Learn.PLAY:
                await self._play(responder, table)
            case Learn.NOW:
                await self._play_now(responder, table, reader)
            case _:
                assert_never(do)

    async def _own(self, interaction: Interaction, pressed: LearnPress) -> Table:
        """The practice table of the custom id, open or over. TableError: TABLE_GONE, also where it is another user's;
        NOT_SEATED if it is no lesson of theirs.
        """
        number = table_number(pressed.what)
        self.tables.registry.unread.check(number)
        table = await self.archive.find(number, by=interaction.user.id)
        if table is None or not table.is_for(interaction.user.id):
            raise TableError(RefusalReason.TABLE_GONE)
        if table.lesson is None or table.host != interaction.user.id:
            raise TableError(RefusalReason.NOT_SEATED)
        return table

    async def _begin(self, responder: Responder, preset: Preset) -> None:
        """Start a practice table and show it. The user's previous one is closed, and its message shows that."""
        user = responder.interaction.user
        table = await self._practising.begin(
            user=user.id,
            name=called(user),
            setup=TableSetup.of_preset(preset).having(turn_seconds=self._turn_seconds),
            locale=responder.interaction.locale.value,
            suited=partial(suited, preset),
        )
        await self._hands.show(responder, table, await self.reader(responder))

    async def _play_now(self, responder: Responder, practised: Table, reader: Reader) -> None:
        """End the lesson and play its game with computer players, at a private table."""
        user = responder.interaction.user.id
        setup = TableSetup.of_preset(TAUGHT[practised.game])
        self._hands.drop(practised.id, user)
        await self._opening.alone.start(responder, setup, reader, computers=(Level.NORMAL,) * (SEATS - 1))
        await self._practising.stop(practised.id, user)

    async def _play(self, responder: Responder, practised: Table) -> None:
        """End the practice and open the lobby of a real table in this channel."""
        user, reader = responder.interaction.user.id, await self.reader(responder)
        refusal = await self._opening.refusal(responder.interaction, reader.texts)
        if refusal is not None:
            await responder.private(refusal)
            return
        await self.answers.check_table(practised.id)
        self._hands.drop(practised.id, user)
        await self._practising.stop(practised.id, user)
        self.answers.check_held(home_here(responder.interaction))
        await self._opening.open(responder, TableSetup.of_preset(TAUGHT[practised.game]), reader)


def _preset(preset_id: str) -> Preset:
    preset = _PRESETS.get(preset_id)
    if preset is None:
        raise TableError(RefusalReason.GAME_UNKNOWN)
    return preset
