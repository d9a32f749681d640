"""A position of a match that is over, as a picture or in words."""

from typing import Final

from bot.platform.drawing import Drawing, drawn, theme_of
from bot.platform.messages import Shown
from bot.storage.guild_settings import Look
from bot.storage.user_settings import Reader
from bot.tables.table import Table
from bot.text.naming import drawn_name, name_of
from i18n import Texts
from renderers import PositionShown, alt_position, text_hands, text_table

PICTURE: Final = "replay.png"


async def picture_or_words(
    drawing: Drawing, texts: Texts, table: Table, position: PositionShown, look: Reader | Look
) -> Shown:
    """The position as its readers want it."""
    seated = [table.participants[player] for player in position.players]

    def in_words() -> str:
        names = [name_of(texts, each) for each in seated]
        parts = (text_table(position.view, names, texts), text_hands(position, names, texts))
        return "\n\n".join(part for part in parts if part)

    if look.text_only:
        return in_words()
    alt = alt_position(position, [drawn_name(texts, each) for each in seated], texts)
    return await drawn(drawing.position(position, theme_of(look)), PICTURE, alt, in_words)
