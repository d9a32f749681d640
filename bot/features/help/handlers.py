"""`/help`: what the bot is, and the ways to play, the daily deal, learn, rules, settings and one's own results."""

from typing import Any

from discord import ButtonStyle, ui

from bot.features.daily.ids import Daily, DailyPress
from bot.features.learn.ids import Learn, LearnPress
from bot.features.lobby.ids import Pick, PickPress
from bot.features.ratings.ids import StatsPress
from bot.features.rules.ids import rules_press
from bot.features.settings.ids import PAGE, SettingPress
from bot.platform.discord_api import install_url
from bot.platform.handlers import Handlers, command
from bot.platform.messages import Message, button, panel, rows, words
from bot.platform.operator import Operator, reached
from bot.platform.responder import Answers, Responder
from bot.text.finding import OFFERED
from i18n import Texts


class HelpHandlers(Handlers):
    """Show newcomers where to begin."""

    def __init__(self, answers: Answers, operator: Operator) -> None:
        super().__init__(answers)
        self._operator = operator

    @command("help")
    async def help(self, responder: Responder) -> None:
        """An overview, in a message that fits on a phone's screen."""
        interaction, texts = responder.interaction, await self.texts(responder)
        address = install_url(interaction.application_id)
        await responder.private(help_message(texts, interaction.user.id, add=address, operator=self._operator))


def help_message(texts: Texts, user: int, *, add: str, operator: Operator) -> Message:
    """A line about the bot, and a button for each way to go on. Each puts its page in the place of this one.

    `add`: the address at which one adds the bot.
    """
    begin: list[ui.Button[Any]] = [
        button(texts("help-play"), PickPress(Pick.KINDS), style=ButtonStyle.success),
        button(texts("learn-button"), LearnPress(Learn.WHICH, "any"), style=ButtonStyle.primary),
        button(texts("daily-button"), DailyPress(Daily.PAGE), style=ButtonStyle.primary),
    ]
    read: list[ui.Button[Any]] = [
        button(texts("board-rules"), rules_press(OFFERED[0].id, 0)),
        button(texts("help-settings"), SettingPress(PAGE)),
        button(texts("help-stats"), StatsPress(user, 0)),
    ]
    keys = ("help-title", "help-text", "help-friends", "help-table", "help-more")
    where = reached(operator, texts)
    below = [texts("help-add", address=add), *([texts("help-reached", where=where)] if where else [])]
    text = "\n".join([*(texts(key) for key in keys), f"-# {' · '.join(below)}"])
    return panel(words(text), *rows(begin), *rows(read))
