"""Leaving a match in its middle: asked once, then done."""

from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.pages import ids
from bot.pages.ids import AtTable
from bot.pages.messages import Message, button, message, note, rows, words
from bot.tables.refusals import No, Refused
from bot.tables.table import Stage, Table
from bot.texts import Texts

if TYPE_CHECKING:
    from bot.house import House


def leave_question(texts: Texts, table: Table, user: int) -> Message:
    """Whether one really means it. Refused: NOT_SEATED, TABLE_GONE where the game is over."""
    if table.stage is Stage.OVER:
        raise Refused(No.TABLE_GONE)
    place = table.place_of(user)
    if place is None or place.left:
        raise Refused(No.NOT_SEATED)
    buttons = [
        button(texts("notice-leave-yes"), ids.at_table(AtTable.LEAVE_FOR_GOOD, table.id), style=ButtonStyle.danger),
        button(texts("notice-leave-no"), ids.at_table(AtTable.HAND, table.id)),
    ]
    return message(words(texts("notice-leave-question")), *rows(buttons))


async def leave_for_good(house: "House", table_id: int, user: int, texts: Texts) -> Message:
    """Leave, and be told so."""
    await house.tables.leave(table_id, user)
    house.hands.drop(table_id, user)
    return note(texts("notice-left-for-good"))
