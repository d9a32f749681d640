"""What a message shows of a game: pictures, or words instead of them."""

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.pages.messages import Message, Picture, panel, rows, words

Shown = Picture | str
"""A picture, or the text that stands for it where people want no pictures."""


def shown_panel(title: str, *shown: Shown | None, state: str = "", buttons: Sequence[ui.Button[Any]] = ()) -> Message:
    """A title, what is shown one below the other, what else there is to say, and buttons; None is left out."""
    pictures = [each for each in shown if isinstance(each, Picture)]
    top = words("\n\n".join([title, *(each for each in shown if isinstance(each, str))]))
    below = words(state) if state else None
    return panel(top, *(each.gallery() for each in pictures), below, *rows(buttons), pictures=pictures)
