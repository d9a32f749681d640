"""`/rules`, and the pages of rules."""

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.features.rules.ids import RulesPress, TableRulesPress
from bot.features.rules.illustrating import illustrated
from bot.features.rules.rules import Rulebook, preset_rules, table_rules
from bot.platform.choices import Choices, game_choices
from bot.platform.drawing import Drawing
from bot.platform.handlers import Component, Handlers, command
from bot.platform.responder import Answers, Interaction, Responder
from bot.platform.translator import named
from bot.tables.refusals import RefusalReason, TableError
from bot.text.finding import find_preset
from data.results import Results
from engine.catalog import PRESETS, Preset


class RulesHandlers(Handlers):
    """Show the rules of a game or of a table."""

    def __init__(self, answers: Answers, drawing: Drawing, results: Results) -> None:
        super().__init__(answers)
        self._drawing = drawing
        self._results = results

    def components(self) -> Sequence[Component[Any]]:
        return (Component(RulesPress, self.page), Component(TableRulesPress, self.page))

    async def page(self, responder: Responder, pressed: RulesPress | TableRulesPress) -> None:
        """Turn a page of rules."""
        reader = await self.reader(responder)
        if isinstance(pressed, TableRulesPress):
            book = table_rules(await self.table(responder, pressed))
        else:
            book = _rules_of(next((each for each in PRESETS if each.id == pressed.preset), None))
        await responder.replace(await illustrated(self._drawing, reader, book, pressed.page))

    @command("rules")
    @app_commands.rename(game=named("option-game"))
    @app_commands.describe(game=named("option-rules-description"))
    async def rules(self, responder: Responder, game: str | None = None) -> None:
        """The rules of a game; if none is named, of the table in this channel."""
        reader, channel = await self.reader(responder), responder.interaction.channel_id or 0
        if game is None and (table := self.tables.in_channel(channel)) is not None:
            book = table_rules(table)
        else:
            book = _rules_of(find_preset(game, among=PRESETS))
        await responder.private(await illustrated(self._drawing, reader, book))

    @rules.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        """All games."""
        texts = (await self.user_settings.of(interaction)).texts
        return await game_choices(self._results, texts, interaction.user.id, typed, among=PRESETS)


def _rules_of(preset: Preset | None) -> Rulebook:
    if preset is None:
        raise TableError(RefusalReason.GAME_UNKNOWN)
    return preset_rules(preset)
