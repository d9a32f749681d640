"""Colours of suits and large cards: boards follow the server's setting, private messages the user's."""

from __future__ import annotations

import pytest

from bot.features.learn.practice_rendering import PracticeRenderer
from bot.features.play.boards import Boards
from bot.storage.guild_settings import GuildSettings
from bot.storage.user_settings import Reader
from bot.tables.table import Stage
from i18n import texts_in
from renderers import Theme
from tests.bot.channels import Cache
from tests.bot.match_factories import match_of, play_hand, play_match
from tests.bot.no_pictures import BLANK, BlankStudio
from tests.bot.practice_factories import LEARNER, begin, learn_one, until_awaited
from tests.bot.table_factories import new_tables


class Noted:
    """A drawing that notes the themes."""

    def __init__(self) -> None:
        self.themes: list[Theme] = []
        self.studio = BlankStudio()

    async def table(self, view: object, theme: Theme, *rest: object, **named: object) -> bytes:
        self.themes.append(theme)
        return BLANK

    seat = result = table

    async def scores(self, *what: object) -> bytes:
        return BLANK


@pytest.mark.parametrize("four", [False, True])
async def test_the_public_table_has_the_suits_of_its_server(four: bool) -> None:
    cache = Cache()
    guild_settings, drawing, tables = GuildSettings(cache), Noted(), new_tables()
    await guild_settings.change(1, four_colour=four)
    boards = Boards(drawing, cache, guild_settings)  # type: ignore[arg-type]
    table = await match_of(tables, "fan-tan", people=3)
    await boards.render(table)
    await play_hand(tables, table)
    assert table.stage is Stage.BETWEEN
    await boards.render(table)
    await play_match(tables, table)
    assert table.stage is Stage.OVER
    await boards.render(table)
    assert drawing.themes == [Theme(four_colour=four)] * 3
    await tables.close()


@pytest.mark.parametrize("four", [False, True])
async def test_a_practice_uses_the_learners_suits_and_cards(four: bool) -> None:
    drawing, tables = Noted(), new_tables()
    table = await begin(tables)
    person = Reader(texts_in("en"), four_colour=four, large_cards=not four)

    async def show() -> None:
        await PracticeRenderer(drawing, emojis={}).render(table, LEARNER, person)  # type: ignore[arg-type]

    await until_awaited(tables, table)
    await show()
    assert len(drawing.themes) == 1
    while await learn_one(tables, table):
        pass
    assert table.stage is Stage.OVER
    await show()
    assert drawing.themes == [Theme(four_colour=four, large=not four)] * 2
    await tables.close()
