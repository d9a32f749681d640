"""What a message shows of a game: pictures, or text instead."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from discord import ui

from bot.platform.messages import Message, Picture, panel, rows, words
from bot.storage.guild_settings import Look
from bot.storage.user_settings import Reader
from renderers import Theme

Shown = Picture | str
"""A picture, or the text that replaces it."""


def shown_panel(title: str, *shown: Shown | None, state: str = "", buttons: Sequence[ui.Button[Any]] = ()) -> Message:
    """A panel with a title, pictures or texts, a state line and buttons. None is left out."""
    pictures = [each for each in shown if isinstance(each, Picture)]
    top = words("\n\n".join([title, *(each for each in shown if isinstance(each, str))]))
    below = words(state) if state else None
    return panel(top, *(each.gallery() for each in pictures), below, *rows(buttons), pictures=pictures)


log = logging.getLogger(__name__)


def theme_of(reader: Reader | Look) -> Theme:
    """The theme for one person, or for everyone in a server."""
    return Theme(four_colour=reader.four_colour)


async def drawn(drawing: Awaitable[bytes], name: str, alt: str, told: Callable[[], str]) -> Shown:
    """The picture with this file name and alt text, or the text of `told` if drawing fails: play goes on."""
    try:
        return Picture(await drawing, name, alt)
    except Exception:
        log.exception("A picture could not be drawn")
        return told()
