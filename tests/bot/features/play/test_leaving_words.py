"""What leaving the match means, in words: whether a computer has anything left to play in the seat."""

import pytest

from bot.features.play.hand import leave_question, left_message
from bot.platform.messages import Message
from bot.tables.service import TableService
from bot.tables.table import Table
from engine.views import SeatStatus
from i18n import LANGUAGES, Language, texts_in
from tests.bot.hand_factories import written
from tests.bot.table_factories import HOST, lobby, new_tables, play_one


async def one_is_bankrupt(tables: TableService) -> tuple[Table, int]:
    """A table in play, and its user who went bankrupt (SN-6)."""
    table = await lobby(tables, people=4)
    await tables.start(table.id, HOST)
    while True:
        for seat, shown in enumerate(table.view(None).seats):
            user = table.at(seat).user
            if shown.status is SeatStatus.BANKRUPT and user is not None:
                return table, user
        await play_one(tables, table, prefer="pass")


def read(message: Message) -> str:
    return written(message.components)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_computer_is_said_to_play_on_for_who_is_bankrupt(language: Language) -> None:
    tables, texts = new_tables(), texts_in(language)
    table, user = await one_is_bankrupt(tables)
    staying = next(table.at(seat).user for seat in table.to_act())
    assert staying is not None
    assert texts("notice-leave-question", others=3, more="no") in read(leave_question(texts, table, user))
    assert texts("notice-leave-question", others=3, more="yes") in read(leave_question(texts, table, staying))
    for each, told in ((user, "hand-left-idle"), (staying, "hand-left")):
        await tables.leave(table.id, each)
        assert texts(told) in read(left_message(texts, table, each))
