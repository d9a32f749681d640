"""What the public message says beside its picture, and beside the layout in words."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.features.play.boards import Boards
from bot.platform.drawing import Drawing
from bot.storage.guild_settings import GuildSettings
from bot.tables.service import TableService
from bot.tables.table import Table
from i18n import Language, texts_in
from tests.bot.channels import Cache
from tests.bot.fitting.limits import walk
from tests.bot.no_pictures import BlankStudio
from tests.bot.table_factories import HOST, new_tables
from tests.bot.test_messages_fit import text_of
from tests.i18n.languages import WORDED

NAMES = ("Anna", "健太", "שלום")
EVERY_LANGUAGE = pytest.mark.parametrize("language", WORDED)


@pytest.fixture
async def tables() -> AsyncIterator[TableService]:
    there = new_tables()
    yield there
    await there.close()


async def match_at(tables: TableService, game: str, language: Language) -> Table:
    locale = {"en": "en-US", "ja": "ja"}[language]
    table = await tables.open(guild=1, channel=7, user=HOST, name=NAMES[0], game=game, locale=locale)
    for user, name in enumerate(NAMES[1:], start=HOST + 1):
        await tables.join(table.id, user, name)
    return await tables.start(table.id, HOST)


async def board_of(table: Table, *, in_words: bool) -> tuple[str, str]:
    """The text of the public message, and its alt texts."""
    cache = Cache()
    settings = GuildSettings(cache)  # type: ignore[arg-type]
    await settings.change(1, text_only=in_words)
    message = await Boards(Drawing(BlankStudio()), cache, settings).render(table)  # type: ignore[arg-type]
    items: list[Any] = [each for part in walk(message.view.to_components()) for each in part.get("items", [])]
    return text_of(message).replace("\u2068", "").replace("\u2069", ""), "\n".join(
        item["description"] for item in items
    )


@EVERY_LANGUAGE
@pytest.mark.parametrize("game", ["shichi-narabe", "koroshi", "earl-of-coventry", "insidious-sevens", "nanatoridori"])
async def test_the_seats_are_listed_once(tables: TableService, game: str, language: Language):
    """In the picture and its alt text, or in the layout in words."""
    texts, table = texts_in(language), await match_at(tables, game, language)
    left = [texts("alt-seat", name=table.at(seat).name, cards=table.view(None).seats[seat].cards) for seat in range(3)]
    lines = [
        texts("alt-seat-line", name=table.at(seat).name, cards=table.view(None).seats[seat].cards) for seat in range(3)
    ]
    text, alt = await board_of(table, in_words=False)
    assert all(each in alt for each in left)
    assert not any(each in text for each in [*left, *lines, *(texts("board-cards", cards=n) for n in range(60))])
    text, alt = await board_of(table, in_words=True)
    assert alt == ""
    assert [each for each in lines if text.count(each) != 1] == [], text


@EVERY_LANGUAGE
async def test_beside_the_picture_stands_what_no_picture_can_say(tables: TableService, language: Language):
    texts, table = texts_in(language), await match_at(tables, "fan-tan", language)
    text, _ = await board_of(table, in_words=False)
    assert "<t:" in text, "the deadline"
    assert texts("rounds-number", part="hand", number=1, most=3) in text.lower()
    assert texts("rounds-dealing", name="")[-3:] in text
    assert texts("board-pot", chips=table.view(None).pot or 0) not in text, "the picture has it"


async def test_who_is_away_is_said_in_both_forms(tables: TableService):
    texts, table = texts_in("en"), await match_at(tables, "shichi-narabe", "en")
    table = await tables.leave(table.id, HOST + 1)
    for in_words in (False, True):
        text, _ = await board_of(table, in_words=in_words)
        assert text.count(texts("board-left")) == 1
