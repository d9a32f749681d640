"""If pictures cannot be drawn, messages have words instead, so that play goes on."""

from collections.abc import AsyncIterator
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

from bot.features.learn.practice_rendering import PracticeRenderer
from bot.features.play.boards import Boards
from bot.features.play.hand import HandRenderer
from bot.features.rules.illustrating import illustrated
from bot.features.rules.rules import table_rules
from bot.platform.drawing import Drawing
from bot.platform.messages import Message
from bot.platform.worker import Work, WorkFailed
from bot.storage.guild_settings import GuildSettings
from bot.storage.user_settings import Reader
from bot.tables.service import TableService
from i18n import texts_in
from tests.bot.channels import Cache
from tests.bot.hand_factories import no_thinkers
from tests.bot.match_factories import match_of, play_hand, play_match
from tests.bot.practice_factories import LEARNER, begin, until_awaited
from tests.bot.table_factories import new_tables
from tests.bot.test_messages_fit import text_of

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""

AOI = Reader(texts_in("en"), "en")


class BrokenStudio:
    """Fails at every picture."""

    async def draw(self, work: Work) -> bytes:
        raise WorkFailed("MemoryError")

    async def close(self) -> None: ...


@pytest.fixture
async def tables() -> AsyncIterator[TableService]:
    tables = new_tables()
    yield tables
    await tables.close()


def content(message: Message) -> str:
    assert message.pictures == ()
    return text_of(message)


async def test_a_board_and_its_scores(tables: TableService) -> None:
    cache = Cache()
    boards = Boards(Drawing(BrokenStudio()), cache, GuildSettings(cache))
    table = await match_of(tables, "fan-tan", people=3)
    assert "To move: " in content(await boards.render(table))
    await play_hand(tables, table)
    assert "Chips" in content(await boards.render(table))
    await play_match(tables, table)
    assert "the result" in content(await boards.render(table))


async def test_a_hand(tables: TableService) -> None:
    boards = SimpleNamespace(trouble_at=Mock(return_value=None))
    hands = HandRenderer(Drawing(BrokenStudio()), boards, no_thinkers(), emojis={})
    table = await match_of(tables, "classic", people=3)
    user = table.at(table.to_act()[0]).user
    assert user is not None
    assert "Your hand (" in content(await hands.render(table, user, AOI))


async def test_a_practice_table(tables: TableService) -> None:
    table = await begin(tables)
    await until_awaited(tables, table)
    page = await PracticeRenderer(Drawing(BrokenStudio()), emojis={}).render(table, LEARNER, AOI)
    assert "To move: " in content(page)
    assert "Your hand (" in content(page)


async def test_the_rules(tables: TableService) -> None:
    book = table_rules(await match_of(tables, "killing", people=3))
    for number in range(len(book.pages_in(AOI.texts))):
        assert content(await illustrated(Drawing(BrokenStudio()), AOI, book, number))
