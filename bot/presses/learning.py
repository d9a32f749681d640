"""Learning by playing: `/learn`, and what a learner presses beside moves."""

from typing import TYPE_CHECKING, Any, Final, assert_never

from discord import app_commands
from discord.app_commands import Choice

from bot.kept.wishes import Wish
from bot.live.answers import Answer
from bot.pages.ids.learning import LEARN, Learn
from bot.pages.practice import which_message
from bot.presses.buttons import Press
from bot.presses.faults import answering
from bot.presses.interactions import Interaction, called, table_number
from bot.presses.opening import hindrance, open_table
from bot.presses.translator import named
from bot.tables.refusals import No, Refused
from bot.tables.table import Table
from bot.words.lessons import TAUGHT
from engine.catalog import Preset

if TYPE_CHECKING:
    from bot.house import House

_PRESETS: Final = {preset.id: preset for preset in TAUGHT.values()}


class LearnPress(Press, template=LEARN):
    """Something that a learner presses. Its answer is the practice table's message as it is then."""

    async def act(self, answer: Answer, house: "House") -> None:
        person, do = await house.people.of(answer.interaction), Learn(self.match["do"])
        if do is Learn.WHICH:
            await answer.replace(which_message(person.texts, house.practising.table_of(answer.interaction.user.id)))
            return
        if do is Learn.START:
            await begin(answer, house, _preset(self.match["what"]))
            return
        table = await self._own(answer.interaction, house)
        match do:
            case Learn.SHOW:
                await house.hands.show(answer, table, person)
            case Learn.STOP:
                await house.practising.stop(table.id, answer.interaction.user.id)
                await house.hands.show(answer, table, person)
            case Learn.AGAIN:
                await begin(answer, house, TAUGHT[table.game])
            case Learn.PLAY:
                await _play(answer, house, table)
            case _:
                assert_never(do)

    async def _own(self, interaction: Interaction, house: "House") -> Table:
        """The practice table that is meant, open or over. Refused: TABLE_GONE, NOT_SEATED where it is another's."""
        number = table_number(self.match["what"])
        house.tables.unread.check(number)
        table = await house.archive.find(number)
        if table is None:
            raise Refused(No.TABLE_GONE)
        if not table.practice or table.host != interaction.user.id:
            raise Refused(No.NOT_SEATED)
        return table


async def begin(answer: Answer, house: "House", preset: Preset) -> None:
    """A new practice table, shown at once; one that the person had is closed, and its message says so."""
    interaction = answer.interaction
    user = interaction.user
    table = await house.practising.begin(
        user=user.id,
        name=called(user),
        game=preset.game,
        preset=preset.id,
        options=dict(preset.options),
        locale=interaction.locale.value,
        turn_seconds=house.settings.turn_seconds,
    )
    await house.hands.show(answer, table, await house.people.of(interaction))


async def _play(answer: Answer, house: "House", practised: Table) -> None:
    """The lobby of a real table in this channel; the practice is over with it."""
    interaction = answer.interaction
    texts = (await house.people.of(interaction)).texts
    hindered = hindrance(interaction, texts)
    if hindered is not None:
        await answer.private(hindered)
        return
    house.hands.drop(practised.id, interaction.user.id)
    await house.practising.stop(practised.id, interaction.user.id)
    await open_table(answer, Wish.of_preset(TAUGHT[practised.game]), texts)


def _preset(preset_id: str) -> Preset:
    preset = _PRESETS.get(preset_id)
    if preset is None:
        raise Refused(No.GAME_UNKNOWN)
    return preset


async def _learn(answer: Answer, game: str | None) -> None:
    interaction = answer.interaction
    house = interaction.client.house
    if game is not None:
        await begin(answer, house, _preset(game))
        return
    texts = (await house.people.of(interaction)).texts
    await answer.private(which_message(texts, house.practising.table_of(interaction.user.id)))


@app_commands.command(name=named("command-learn"), description=named("command-learn-description"))
@app_commands.rename(game=named("option-game"))
@app_commands.describe(game=named("option-learn-game-description"))
@app_commands.choices(game=[Choice(name=named(f"game-{game}"), value=preset.id) for game, preset in TAUGHT.items()])
async def learn(interaction: Interaction, game: str | None = None) -> None:
    await answering(interaction, lambda answer: _learn(answer, game))


ALL: Final = (LearnPress,)
COMMANDS: Final[tuple[app_commands.Command[Any, ..., None], ...]] = (learn,)  # pyright: ignore[reportUnknownVariableType]
