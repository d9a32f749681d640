"""Leaderboards as they are asked for: which board is meant without a name, pages that are gone, private channels."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.ratings.handlers import LeaderboardHandler, LeaderboardPageHandler, board_wanted, leaderboard_page
from bot.platform import ids
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.text.boards import BoardName
from bot.text.finding import HOUSE_RULES
from data.rows import Board, Leader, Leaders, Standing
from i18n import texts_in
from tests.bot.fitting.limits import check, text_of
from tests.bot.table_factories import HOST, lobby, new_tables

GUILD, CHANNEL = 1, 7
CLASSIC = BoardName("shichi-narabe", "classic")


class Store:
    """Thirteen people on every board; what was asked for."""

    def __init__(self, *boards: Board, people: int = 13) -> None:
        self.played, self.people = list(boards), people
        self.asked: list[dict[str, Any]] = []

    async def leaderboard(self, **asked: Any) -> Leaders:
        self.asked.append(asked)
        there = range(self.people)[asked["offset"] : asked["offset"] + asked["limit"]]
        lines = tuple(Leader(None, Standing(n, "jig", "jig", 1, 0, 2.0, None, 0)) for n in there)
        return Leaders(lines, self.people if lines else 0, None)

    async def boards(self, *, guild_id: int | None) -> list[Board]:
        return [board for board in self.played if guild_id is None or board.matches > 1]

    async def preferences(self, user_id: int) -> dict[str, Any]:
        return {}


def house_of(store: Store, tables: TableService | None = None) -> Any:
    return SimpleNamespace(store=store, tables=tables or new_tables())


def reading(guild: int | None = GUILD) -> Any:
    return SimpleNamespace(guild_id=guild, channel_id=CHANNEL, user=SimpleNamespace(id=HOST))


async def test_without_a_name_the_table_here_decides_then_what_is_played_most() -> None:
    jig, services = Board("jig", "jig", 1), Board("fan-tan", HOUSE_RULES, 2)
    assert await board_wanted(house_of(Store()), reading(), everywhere=False) == CLASSIC
    assert await board_wanted(house_of(Store(jig, services)), reading(), everywhere=True) == BoardName("jig", "jig")
    wanted = await board_wanted(house_of(Store(jig, services)), reading(), everywhere=False)
    assert wanted == BoardName("fan-tan", HOUSE_RULES)
    tables = new_tables()
    table = await lobby(tables, people=1, channel=CHANNEL)
    assert await board_wanted(house_of(Store(jig, services), tables), reading(), everywhere=False) == CLASSIC
    await tables.set_options(table.id, HOST, change=lambda _: {"passes": 9}, preset=lambda _: None)
    wanted = await board_wanted(house_of(Store(), tables), reading(), everywhere=False)
    assert wanted == BoardName("shichi-narabe", HOUSE_RULES)


@pytest.mark.parametrize(("people", "page", "shown", "of"), [(13, 1, 2, 2), (13, 0, 1, 2), (31, 3, 4, 4)])
async def test_a_page_is_ten_people(people: int, page: int, shown: int, of: int) -> None:
    store = Store(people=people)
    found = await leaderboard_page(house_of(store), reading(), texts_in("en"), CLASSIC, everywhere=False, page=page)
    assert f"Page {shown} of {of}, {people} people" in text_of(found)
    assert [(asked["offset"], asked["guild_id"]) for asked in store.asked] == [(page * 10, GUILD)]


async def test_a_page_that_is_gone_is_the_first() -> None:
    found = await leaderboard_page(
        house_of(Store(people=3)), reading(), texts_in("en"), CLASSIC, everywhere=False, page=7
    )
    assert len(re.findall("<@[0-9]>", text_of(found))) == 3


async def test_outside_servers_a_board_is_of_all() -> None:
    store = Store()
    found = await leaderboard_page(house_of(store), reading(None), texts_in("en"), CLASSIC, everywhere=False)
    assert "of all servers" in text_of(found)
    assert store.asked[0]["guild_id"] is None
    assert "This server" not in [each.get("label") for each in check(found)]


async def test_a_game_that_is_none_is_told_kindly() -> None:
    async def of(_: Any) -> Any:
        return SimpleNamespace(texts=texts_in("en"))

    services: Any = SimpleNamespace(user_settings=SimpleNamespace(of=of), store=Store())
    responder: Any = SimpleNamespace(interaction=SimpleNamespace(data={"values": ["no-game:classic"]}))
    leaders, board = ids.leaders("no-game", "x", 0, everywhere=True), ids.board(everywhere=False)
    for press in (
        LeaderboardPageHandler(_match(ids.LEADERS, leaders)),
        LeaderboardHandler(_match(ids.BOARD, board)),
    ):
        with pytest.raises(TableError) as refused:
            await press.act(responder, services)
        assert refused.value.reason is RefusalReason.GAME_UNKNOWN


def _match(template: str, custom_id: str) -> re.Match[str]:
    found = re.fullmatch(template, custom_id)
    assert found is not None
    return found
