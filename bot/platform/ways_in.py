"""The buttons by which people come to learning by playing from elsewhere."""

from typing import Any

from discord import ui

from bot.platform.learn_ids import Learn, learn
from bot.platform.messages import button
from bot.text.lessons import TAUGHT
from i18n import Texts


def learn_button(texts: Texts, game: str) -> ui.Button[Any] | None:
    """For the pages of one game; None for a game that cannot be learned so."""
    preset = TAUGHT.get(game)
    return None if preset is None else button(texts("learn-button"), learn(Learn.START, preset.id))


def which_button(texts: Texts) -> ui.Button[Any]:
    """For where no game is chosen yet."""
    return button(texts("learn-button"), learn(Learn.WHICH, "any"))
