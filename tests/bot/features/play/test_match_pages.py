"""The log opens with a full page of the newest moves, and turning pages skips none."""

import re

import pytest

from bot.features.play.match_pages import MOVES_A_PAGE, log_message
from bot.platform.messages import Message
from bot.tables.service import TableService
from bot.tables.table import Table
from i18n import LANGUAGES, Language, texts_in
from tests.bot.table_factories import HOST, lobby, new_tables, play_one
from tests.bot.test_messages_fit import text_of

NUMBERED = re.compile(r"^(\d+)\\\. ", re.MULTILINE)


@pytest.fixture
async def tables():
    there = new_tables()
    yield there
    await there.close()


async def played(tables: TableService, moves: int) -> Table:
    table = await lobby(tables, people=3)
    await tables.start(table.id, HOST)
    for _ in range(moves):
        await play_one(tables, table)
    return table


def numbers(message: Message) -> list[int]:
    return [int(found) for found in NUMBERED.findall(text_of(message))]


def turners(message: Message) -> list[str]:
    return re.findall(r"p:moves:\d+:(\d+)[<>]", str(message.view.to_components()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moves", [1, 14, 15, 16, 17, 30, 31, 33])
async def test_the_log_opens_with_as_many_new_moves_as_fit(
    tables: TableService, moves: int, language: Language
) -> None:
    table = await played(tables, moves)
    opened = log_message(texts_in(language), table, signed=False)
    assert numbers(opened) == list(range(max(0, moves - MOVES_A_PAGE) + 1, moves + 1))
    title = text_of(opened).splitlines()[0]
    assert (str(moves) in title) == (moves > MOVES_A_PAGE)


async def test_turning_pages_skips_no_move_while_the_match_goes_on(tables: TableService) -> None:
    table, texts = await played(tables, 16), texts_in("en")
    first, seen = None, set[int]()
    for _ in range(4):
        page = log_message(texts, table, signed=False, first=first)
        assert len(numbers(page)) == MOVES_A_PAGE
        seen |= set(numbers(page))
        older, _ = turners(page)
        first = int(older)
        await play_one(tables, table)
    assert seen == set(range(1, 17))
    while max(seen) < len(table.history):
        page = log_message(texts, table, signed=False, first=first)
        seen |= set(numbers(page))
        first = int(turners(page)[1])
    assert seen == set(range(1, len(table.history) + 1))
