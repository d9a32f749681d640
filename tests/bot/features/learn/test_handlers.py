"""What a learner presses, and what nobody else can do with it."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.learn.handlers import LearnHandler
from bot.features.play.handlers import PageHandler, TableHandler
from bot.features.rules.handlers import RulesHandler
from bot.handling.component_handler import ComponentHandler
from bot.platform import ids
from bot.platform.ids import LEARN, AtTable, Learn, Paged, learn
from bot.platform.responder import Responder
from bot.storage.archive import Archive
from bot.tables.entries import CloseReason
from bot.tables.participants import Practice
from bot.tables.practising import PracticeTables
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from tests.bot.interaction_factories import Pressed
from tests.bot.practice_factories import LEARNER, begin
from tests.bot.table_factories import new_tables

STRANGER = 999


class Services:
    """What of the services these presses use. `shown`: the tables that were shown to who pressed."""

    def __init__(self, tables: TableService) -> None:
        logs: Any = SimpleNamespace(table=self._nothing)
        self.tables = tables
        self.practising = PracticeTables(tables)
        self.archive = Archive(tables, logs)
        self.settings = SimpleNamespace(turn_seconds=45)
        self.shown: list[Table] = []
        self.user_settings: Any = None
        self.hands = SimpleNamespace(show=self._show)

    async def _nothing(self, table_id: int) -> None:
        return None

    async def _show(self, responder: Any, table: Table, person: Any) -> None:
        self.shown.append(table)

    async def press(
        self, kind: type[ComponentHandler], template: str, custom_id: str, *, user: int = LEARNER, guild: int | None = 1
    ) -> Pressed:
        pressed: Any = Pressed(user=user)
        pressed.guild_id, pressed.channel_id = guild, 7
        self.user_settings, pressed.client.services.tables = pressed.client.services.user_settings, self.tables
        found = re.fullmatch(template, custom_id)
        assert found, custom_id
        services: Any = self
        responder = Responder(pressed)
        try:
            await kind(found, user).act(responder, services)
        finally:
            responder.close()
        return pressed

    async def learn(self, do: Learn, what: str | int, **given: Any) -> Pressed:
        return await self.press(LearnHandler, LEARN, learn(do, what), **given)


@pytest.fixture
async def services():
    tables = new_tables()
    yield Services(tables)
    await tables.close()


async def refused(doing: Any) -> RefusalReason:
    with pytest.raises(TableError) as caught:
        await doing
    return caught.value.reason


async def test_a_game_is_begun_with_the_time_for_a_turn_of_a_real_table(services: Services) -> None:
    await services.learn(Learn.START, "killing")
    [table] = services.shown
    assert (table.game, table.practice, table.turn_seconds) == ("koroshi", Practice(), 45)


@pytest.mark.parametrize("what", ["fan-tan", "joker", "12", "no-such-game"])
async def test_a_game_without_lessons_is_not_begun(services: Services, what: str) -> None:
    assert await refused(services.learn(Learn.START, what)) is RefusalReason.GAME_UNKNOWN


async def test_once_more_is_the_same_game_anew(services: Services) -> None:
    before = await begin(services.tables, "nanatoridori")
    await services.learn(Learn.STOP, before.id)
    await services.learn(Learn.AGAIN, before.id)
    assert [table.game for table in services.shown] == ["nanatoridori", "nanatoridori"]
    assert services.shown[0] is before
    assert (before.close_reason, services.shown[1].stage) == (CloseReason.CANCELLED, Stage.PLAYING)


@pytest.mark.parametrize("do", [Learn.SHOW, Learn.STOP, Learn.AGAIN, Learn.PLAY])
async def test_nobody_does_anything_with_anothers_practice(services: Services, do: Learn) -> None:
    table = await begin(services.tables)
    assert await refused(services.learn(do, table.id, user=STRANGER)) is RefusalReason.NOT_SEATED
    assert (table.stage, services.shown) == (Stage.PLAYING, [])
    for gone in ("4711", "9" * 40, "killing"):
        assert await refused(services.learn(do, gone)) is RefusalReason.TABLE_GONE


@pytest.mark.parametrize("do", [Learn.SHOW, Learn.STOP, Learn.AGAIN, Learn.PLAY])
async def test_a_real_table_is_no_practice(services: Services, do: Learn) -> None:
    table = await services.tables.open(guild=1, channel=7, user=LEARNER, name="Aoi", game="jig", locale="ja")
    assert await refused(services.learn(do, table.id)) is RefusalReason.NOT_SEATED
    assert table.stage is Stage.LOBBY


@pytest.mark.parametrize(
    ("kind", "template", "custom_id"),
    [
        *((TableHandler, ids.AT_TABLE, f"t:{action}:1") for action in (AtTable.RULES, AtTable.LOG, AtTable.HAND)),
        (PageHandler, ids.PAGE, ids.page(Paged.LOG, 1, 0)),
        (RulesHandler, ids.RULES, ids.rules("1", 0)),
    ],
)
async def test_a_stranger_reads_nothing_of_a_practice(
    services: Services, kind: type[ComponentHandler], template: str, custom_id: str
) -> None:
    assert (await begin(services.tables)).id == 1
    assert await refused(services.press(kind, template, custom_id, user=STRANGER)) is RefusalReason.TABLE_GONE


async def test_a_practice_is_not_repeated_as_a_table_of_a_channel(services: Services) -> None:
    table = await begin(services.tables)
    await services.practising.stop(table.id, LEARNER)
    assert (
        await refused(services.press(TableHandler, ids.AT_TABLE, ids.at_table(AtTable.AGAIN, table.id)))
        is RefusalReason.TABLE_GONE
    )


async def test_playing_with_others_ends_the_practice_only_where_a_table_can_be_opened(services: Services) -> None:
    table = await begin(services.tables)
    told = await services.learn(Learn.PLAY, table.id, guild=None)
    assert told.done == ["send"]
    assert "in a channel of a server" in str(told.views[0].to_components())
    assert table.stage is Stage.PLAYING


async def test_which_game_is_asked_where_none_is_said(services: Services) -> None:
    table = await begin(services.tables, "nanatoridori")
    told = await services.learn(Learn.WHICH, "any")
    assert told.done == ["edit"]
    assert learn(Learn.SHOW, table.id) in str(told.views[0].to_components())
