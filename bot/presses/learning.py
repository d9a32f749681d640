"""Learning by playing: `/learn`, and what a learner presses beside moves."""

from typing import Any, Final, assert_never

from discord import app_commands
from discord.app_commands import Choice

from bot.live.answers import Answer
from bot.pages.ids.learning import LEARN, Learn
from bot.pages.practice import which_message
from bot.presses.buttons import Press
from bot.presses.faults import answering
from bot.presses.interactions import Interaction, called, table_number
from bot.presses.opening import hindrance, open_table
from bot.presses.translator import named
from bot.services import Services
from bot.storage.table_setup import TableSetup
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table
from bot.words.lessons import TAUGHT
from engine.catalog import Preset

_PRESETS: Final = {preset.id: preset for preset in TAUGHT.values()}


class LearnPress(Press, template=LEARN):
    """Something that a learner presses. Its answer is the practice table's message as it is then."""

    async def act(self, answer: Answer, services: Services) -> None:
        person, do = await services.user_settings.of(answer.interaction), Learn(self.match["do"])
        if do is Learn.WHICH:
            await answer.replace(which_message(person.texts, services.practising.table_of(answer.interaction.user.id)))
            return
        if do is Learn.START:
            await begin(answer, services, _preset(self.match["what"]))
            return
        table = await self._own(answer.interaction, services)
        match do:
            case Learn.SHOW:
                await services.hands.show(answer, table, person)
            case Learn.STOP:
                await services.practising.stop(table.id, answer.interaction.user.id)
                await services.hands.show(answer, table, person)
            case Learn.AGAIN:
                await begin(answer, services, TAUGHT[table.game])
            case Learn.PLAY:
                await _play(answer, services, table)
            case _:
                assert_never(do)

    async def _own(self, interaction: Interaction, services: Services) -> Table:
        """The practice table that is meant, open or over. TableError: TABLE_GONE, NOT_SEATED where it is another's."""
        number = table_number(self.match["what"])
        services.tables.registry.unread.check(number)
        table = await services.archive.find(number)
        if table is None:
            raise TableError(RefusalReason.TABLE_GONE)
        if not table.practice or table.host != interaction.user.id:
            raise TableError(RefusalReason.NOT_SEATED)
        return table


async def begin(answer: Answer, services: Services, preset: Preset) -> None:
    """A new practice table, shown at once; one that the person had is closed, and its message says so."""
    interaction = answer.interaction
    user = interaction.user
    table = await services.practising.begin(
        user=user.id,
        name=called(user),
        game=preset.game,
        preset=preset.id,
        options=dict(preset.options),
        locale=interaction.locale.value,
        turn_seconds=services.settings.turn_seconds,
    )
    await services.hands.show(answer, table, await services.user_settings.of(interaction))


async def _play(answer: Answer, services: Services, practised: Table) -> None:
    """The lobby of a real table in this channel; the practice is over with it."""
    interaction = answer.interaction
    texts = (await services.user_settings.of(interaction)).texts
    hindered = hindrance(interaction, texts)
    if hindered is not None:
        await answer.private(hindered)
        return
    services.hands.drop(practised.id, interaction.user.id)
    await services.practising.stop(practised.id, interaction.user.id)
    await open_table(answer, TableSetup.of_preset(TAUGHT[practised.game]), texts)


def _preset(preset_id: str) -> Preset:
    preset = _PRESETS.get(preset_id)
    if preset is None:
        raise TableError(RefusalReason.GAME_UNKNOWN)
    return preset


async def _learn(answer: Answer, game: str | None) -> None:
    interaction = answer.interaction
    services = interaction.client.services
    if game is not None:
        await begin(answer, services, _preset(game))
        return
    texts = (await services.user_settings.of(interaction)).texts
    await answer.private(which_message(texts, services.practising.table_of(interaction.user.id)))


@app_commands.command(name=named("command-learn"), description=named("command-learn-description"))
@app_commands.rename(game=named("option-game"))
@app_commands.describe(game=named("option-learn-game-description"))
@app_commands.choices(game=[Choice(name=named(f"game-{game}"), value=preset.id) for game, preset in TAUGHT.items()])
async def learn(interaction: Interaction, game: str | None = None) -> None:
    await answering(interaction, lambda answer: _learn(answer, game))


ALL: Final = (LearnPress,)
COMMANDS: Final[tuple[app_commands.Command[Any, ..., None], ...]] = (learn,)  # pyright: ignore[reportUnknownVariableType]
