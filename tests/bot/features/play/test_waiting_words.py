"""What is said of time: nothing to who plays alone with computers; and for whom a table waits while all are away."""

from typing import Any

import pytest

from bot.features.play.hand import hand_message, leave_question, version_of
from bot.features.play.turn_pings import call_of
from bot.tables.service import TableService
from bot.tables.table import Table
from bot.text.markup import relative
from i18n import LANGUAGES, Language, texts_in
from tests.bot.features.play.test_board import board_of
from tests.bot.hand_factories import written
from tests.bot.table_factories import HOST, lobby, new_tables, play_one

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GUEST = HOST + 1


async def table_of(tables: TableService, people: int, language: Language) -> Table:
    """A match in which it is the host's turn."""
    table = await lobby(tables, people=people, computers=3 - people, locale=language)
    await tables.start(table.id, HOST)
    while table.at(table.to_act()[0]).user != HOST:
        seat = table.to_act()[0]
        if table.at(seat).by_person:
            await play_one(tables, table)
        else:
            tables.clock.on_timeout(table, table.version)
            await tables.registry.idle()
    return table


def hand_of(table: Table, user: int, language: Language, **more: Any) -> str:
    seat = table.seat_of(user)
    assert seat is not None
    message = hand_message(texts_in(language), table, table.view(seat), "", ply=table.ply, emojis={}, **more)
    return written(message.components)


@EVERY_LANGUAGE
@pytest.mark.parametrize("people", [1, 2])
async def test_only_who_does_not_play_alone_reads_of_time(language: Language, people: int) -> None:
    tables, texts = new_tables(), texts_in(language)
    table = await table_of(tables, people, language)
    legal = table.view(table.to_act()[0]).legal[0]
    said = [
        *[(await board_of(table, in_words=in_words))[0] for in_words in (False, True)],
        hand_of(table, HOST, language),
        hand_of(table, HOST, language, asking=legal, notice="?"),
        hand_of(table, HOST, language, hint=legal),
        call_of(table, [HOST])[0],
    ]
    until = texts("rounds-time", until=relative(table.deadline))
    for each in said:
        assert (until in each) == (people == 2), each
        assert people == 2 or "<t:" not in each, each
    await tables.close()


@EVERY_LANGUAGE
@pytest.mark.parametrize("people", [1, 2])
async def test_while_all_are_away_everything_says_for_whom_the_table_waits(language: Language, people: int) -> None:
    tables, texts = new_tables(), texts_in(language)
    table = await table_of(tables, people, language)
    before = version_of(table, 0)
    for user in range(HOST, HOST + people):
        question = written(leave_question(texts, table, user).components)
        is_last = user == HOST + people - 1
        assert (texts("notice-step-away-alone") in question) == is_last
        assert (texts("notice-step-away-question") in question) != is_last
        await tables.step_away(table.id, user)
    until = relative(table.deadline)
    for in_words in (False, True):
        board, _ = await board_of(table, in_words=in_words)
        assert texts("board-all-away", names="|", until=until).partition("|")[2] in board
        assert texts("board-away") not in board, "no computer plays for anybody"
        assert texts("rounds-time", until=until) not in board
    for user in range(HOST, HOST + people):
        hand = hand_of(table, user, language)
        assert texts("hand-all-away", until=until) in hand
        assert texts("hand-away") not in hand
    assert version_of(table, 0) != before
    content, view = call_of(table, [HOST])
    assert (content, "<t:" in content) == (texts("ping-all-away", mention=f"<@{HOST}>"), False)
    assert texts("board-back") in str(view.to_components())
    await tables.close()
