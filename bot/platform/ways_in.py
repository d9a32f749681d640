"""Buttons that lead to learning by playing."""

from typing import Any

from discord import ui

from bot.platform.learn_ids import Learn, learn
from bot.platform.messages import button
from bot.text.lessons import TAUGHT
from i18n import Texts


def learn_button(texts: Texts, game: str) -> ui.Button[Any] | None:
    """A button for one game's pages; None if the game has no lesson."""
    preset = TAUGHT.get(game)
    return None if preset is None else button(texts("learn-button"), learn(Learn.START, preset.id))


def which_button(texts: Texts) -> ui.Button[Any]:
    """A button for pages without a chosen game."""
    return button(texts("learn-button"), learn(Learn.WHICH, "any"))
