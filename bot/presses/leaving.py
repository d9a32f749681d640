"""Leaving a match in its middle: asked once, with what it costs, then done."""

from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.pages import ids
from bot.pages.hand import left_message
from bot.pages.ids import AtTable
from bot.pages.messages import Message, button, message, rows, words
from bot.tables.refusals import No, Refused
from bot.tables.table import Stage, Table
from i18n import Texts

if TYPE_CHECKING:
    from bot.house import House


def leave_question(texts: Texts, table: Table, user: int) -> Message:
    """Whether one really means it, and what it brings about: a computer plays on, or the game ends.

    Refused: NOT_SEATED, TABLE_GONE where the game is over.
    """
    if table.stage is Stage.OVER:
        raise Refused(No.TABLE_GONE)
    place = table.participant_of(user)
    if place is None or place.left:
        raise Refused(No.NOT_SEATED)
    others = len(table.people()) - 1
    agreed = AtTable.LEAVE_FOR_GOOD if others else AtTable.LEAVE_AND_END
    label = texts("notice-leave-yes") if others else texts("notice-leave-end")
    buttons = [
        button(label, ids.at_table(agreed, table.id), style=ButtonStyle.danger),
        button(texts("notice-leave-no"), ids.at_table(AtTable.HAND, table.id)),
    ]
    return message(words(texts("notice-leave-question", others=others)), *rows(buttons))


async def leave_for_good(house: "House", table_id: int, user: int, texts: Texts, *, may_end: bool) -> Message:
    """Leave, and be told so. `may_end`: the person was told that the game ends by it; without, they are asked anew."""
    try:
        table = await house.tables.leave(table_id, user, may_end=may_end)
    except Refused as refused:
        table = house.tables.get(table_id)
        if refused.no is not No.LAST_PERSON or table is None:
            raise
        return leave_question(texts, table, user)
    return left_message(texts, table)
