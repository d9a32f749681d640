"""Learning by playing: `/learn` and the learner's buttons other than moves."""

from typing import Any, Final, assert_never

from discord import app_commands
from discord.app_commands import Choice

from bot.features.lobby.opening import open_table, opening_refusal
from bot.features.play.practice import which_message
from bot.handling.component_handler import ComponentHandler
from bot.handling.errors import respond
from bot.handling.interactions import Interaction, called, table_number
from bot.platform.ids import LEARN, Learn
from bot.platform.responder import Responder
from bot.platform.translator import named
from bot.services import Services
from bot.storage.table_setup import TableSetup
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table
from bot.text.lessons import TAUGHT
from engine.catalog import Preset

_PRESETS: Final = {preset.id: preset for preset in TAUGHT.values()}


class LearnHandler(ComponentHandler, template=LEARN):
    """A learner's button, answered with the practice table's current message."""

    async def act(self, responder: Responder, services: Services) -> None:
        person, do = await services.user_settings.of(responder.interaction), Learn(self.match["do"])
        if do is Learn.WHICH:
            await responder.replace(
                which_message(person.texts, services.practising.table_of(responder.interaction.user.id))
            )
            return
        if do is Learn.START:
            await begin(responder, services, _preset(self.match["what"]))
            return
        table = await self._own(responder.interaction, services)
        match do:
            case Learn.SHOW:
                await services.hands.show(responder, table, person)
            case Learn.STOP:
                await services.practising.stop(table.id, responder.interaction.user.id)
                await services.hands.show(responder, table, person)
            case Learn.AGAIN:
                await begin(responder, services, TAUGHT[table.game])
            case Learn.PLAY:
                await _play(responder, services, table)
            case _:
                assert_never(do)

    async def _own(self, interaction: Interaction, services: Services) -> Table:
        """The practice table of the custom id, open or over. TableError: TABLE_GONE, NOT_SEATED (another user's)."""
        number = table_number(self.match["what"])
        services.tables.registry.unread.check(number)
        table = await services.archive.find(number)
        if table is None:
            raise TableError(RefusalReason.TABLE_GONE)
        if not table.practice or table.host != interaction.user.id:
            raise TableError(RefusalReason.NOT_SEATED)
        return table


async def begin(responder: Responder, services: Services, preset: Preset) -> None:
    """Start a practice table and show it. The user's previous one is closed, and its message shows that."""
    interaction = responder.interaction
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
    await services.hands.show(responder, table, await services.user_settings.of(interaction))


async def _play(responder: Responder, services: Services, practised: Table) -> None:
    """End the practice and open the lobby of a real table in this channel."""
    interaction = responder.interaction
    texts = (await services.user_settings.of(interaction)).texts
    refusal = opening_refusal(interaction, texts)
    if refusal is not None:
        await responder.private(refusal)
        return
    services.hands.drop(practised.id, interaction.user.id)
    await services.practising.stop(practised.id, interaction.user.id)
    await open_table(responder, TableSetup.of_preset(TAUGHT[practised.game]), texts)


def _preset(preset_id: str) -> Preset:
    preset = _PRESETS.get(preset_id)
    if preset is None:
        raise TableError(RefusalReason.GAME_UNKNOWN)
    return preset


async def _learn(responder: Responder, game: str | None) -> None:
    interaction = responder.interaction
    services = interaction.client.services
    if game is not None:
        await begin(responder, services, _preset(game))
        return
    texts = (await services.user_settings.of(interaction)).texts
    await responder.private(which_message(texts, services.practising.table_of(interaction.user.id)))


@app_commands.command(name=named("command-learn"), description=named("command-learn-description"))
@app_commands.rename(game=named("option-game"))
@app_commands.describe(game=named("option-learn-game-description"))
@app_commands.choices(game=[Choice(name=named(f"game-{game}"), value=preset.id) for game, preset in TAUGHT.items()])
async def learn(interaction: Interaction, game: str | None = None) -> None:
    await respond(interaction, lambda responder: _learn(responder, game))


ALL: Final = (LearnHandler,)
COMMANDS: Final[tuple[app_commands.Command[Any, ..., None], ...]] = (learn,)  # pyright: ignore[reportUnknownVariableType]
