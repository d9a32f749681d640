"""Leaving a match in play, with one confirmation that names the consequence."""

from discord import ButtonStyle

from bot.features.play.hand import left_message
from bot.platform import ids
from bot.platform.ids import AtTable
from bot.platform.messages import Message, button, message, rows, words
from bot.services import Services
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from i18n import Texts


def leave_question(texts: Texts, table: Table, user: int) -> Message:
    """The confirmation: after leaving, a computer plays on or the match ends.

    TableError: NOT_SEATED; TABLE_GONE if the match is over.
    """
    if table.stage is Stage.OVER:
        raise TableError(RefusalReason.TABLE_GONE)
    place = table.participant_of(user)
    if place is None or place.left:
        raise TableError(RefusalReason.NOT_SEATED)
    others = len(table.people()) - 1
    agreed = AtTable.LEAVE_FOR_GOOD if others else AtTable.LEAVE_AND_END
    label = texts("notice-leave-yes") if others else texts("notice-leave-end")
    buttons = [
        button(label, ids.at_table(agreed, table.id), style=ButtonStyle.danger),
        button(texts("notice-leave-no"), ids.at_table(AtTable.HAND, table.id)),
    ]
    return message(words(texts("notice-leave-question", others=others)), *rows(buttons))


async def leave_for_good(services: Services, table_id: int, user: int, texts: Texts, *, may_end: bool) -> Message:
    """Leave and confirm it. `may_end`: the user was told that this ends the match; without it, they are asked again."""
    try:
        table = await services.tables.leave(table_id, user, may_end=may_end)
    except TableError as refused:
        table = services.tables.get(table_id)
        if refused.reason is not RefusalReason.LAST_PERSON or table is None:
            raise
        return leave_question(texts, table, user)
    return left_message(texts, table)
