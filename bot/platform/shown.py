"""What a message shows of a game: pictures, or words instead of them."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from discord import ui

from bot.platform.messages import Message, Picture, panel, rows, words
from bot.storage.guild_settings import Look
from bot.storage.user_settings import Reader
from renderers import Theme

Shown = Picture | str
"""A picture, or the text that stands for it where people want no pictures."""


def shown_panel(title: str, *shown: Shown | None, state: str = "", buttons: Sequence[ui.Button[Any]] = ()) -> Message:
    """A title, what is shown one below the other, what else there is to say, and buttons; None is left out."""
    pictures = [each for each in shown if isinstance(each, Picture)]
    top = words("\n\n".join([title, *(each for each in shown if isinstance(each, str))]))
    below = words(state) if state else None
    return panel(top, *(each.gallery() for each in pictures), below, *rows(buttons), pictures=pictures)


log = logging.getLogger(__name__)


def theme_of(reader: Reader | Look) -> Theme:
    """How pictures look to a person alone, or to everybody in a server."""
    return Theme(four_colour=reader.four_colour)


async def drawn(drawing: Awaitable[bytes], name: str, alt: str, told: Callable[[], str]) -> Shown:
    """The picture under this file name, with its alt text; `told` instead where it cannot be drawn: play goes on."""
    try:
        return Picture(await drawing, name, alt)
    except Exception:
        log.exception("A picture could not be drawn")
        return told()
