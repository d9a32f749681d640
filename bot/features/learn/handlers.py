"""Learning by playing: `/learn` and the learner's buttons other than moves."""

from collections.abc import Sequence
from typing import Any, Final, assert_never

from discord import app_commands
from discord.app_commands import Choice

from bot.features.learn.ids import Learn, LearnPress
from bot.features.learn.practice import which_message
from bot.features.lobby.opening import Opening
from bot.features.play.private_hands import PrivateHands
from bot.platform.handlers import Component, Handlers, called, command, table_number
from bot.platform.responder import Answers, Interaction, Responder
from bot.platform.translator import named
from bot.tables.lessons import LessonTables
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from bot.text.lessons import TAUGHT
from engine.catalog import Preset

_PRESETS: Final = {preset.id: preset for preset in TAUGHT.values()}


class LearnHandlers(Handlers):
    """Practise a game, and go on to a real table."""

    def __init__(
        self, answers: Answers, practising: LessonTables, hands: PrivateHands, opening: Opening, *, turn_seconds: int
    ) -> None:
        super().__init__(answers)
        self._practising = practising
        self._hands = hands
        self._opening = opening
        self._turn_seconds = turn_seconds

    def components(self) -> Sequence[Component[Any]]:
        return (Component(LearnPress, self.press),)

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
        table = await self._own(responder.interaction, pressed)
        match do:
            case Learn.SHOW:
                await self._hands.show(responder, table, reader)
            case Learn.STOP:
                await self._practising.stop(table.id, user)
                await self._hands.show(responder, table, reader)
            case Learn.AGAIN:
                await self._begin(responder, TAUGHT[table.game])
            case Learn.PLAY:
                await self._play(responder, table)
            case _:
                assert_never(do)

    async def _own(self, interaction: Interaction, pressed: LearnPress) -> Table:
        """The practice table of the custom id, open or over. TableError: TABLE_GONE, also where it is another user's;
        NOT_SEATED if it is no lesson of theirs.
        """
        number = table_number(pressed.what)
        self.tables.registry.unread.check(number)
        table = await self.archive.find(number)
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
        )
        await self._hands.show(responder, table, await self.reader(responder))

    async def _play(self, responder: Responder, practised: Table) -> None:
        """End the practice and open the lobby of a real table in this channel."""
        user, texts = responder.interaction.user.id, await self.texts(responder)
        refusal = await self._opening.refusal(responder.interaction, texts)
        if refusal is not None:
            await responder.private(refusal)
            return
        await self.answers.check_table(practised.id)
        self._hands.drop(practised.id, user)
        await self._practising.stop(practised.id, user)
        self.answers.check_held(responder.interaction.guild_id or 0)
        await self._opening.open(responder, TableSetup.of_preset(TAUGHT[practised.game]), texts)


def _preset(preset_id: str) -> Preset:
    preset = _PRESETS.get(preset_id)
    if preset is None:
        raise TableError(RefusalReason.GAME_UNKNOWN)
    return preset
