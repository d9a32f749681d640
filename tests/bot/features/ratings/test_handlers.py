"""The leaderboard command: the default without a name, pages out of range, private channels."""

import re
from collections.abc import Collection
from typing import Any, cast

import pytest

from bot.features.ratings.handlers import RatingsHandlers
from bot.features.ratings.ids import BoardPress, LeadersPress
from bot.platform.messages import Message
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Stage
from bot.text.boards import BoardName
from bot.text.finding import HOUSE_RULES
from data.rows import Board, Leader, Leaders, Result, Standing
from tests.bot.fitting.limits import check, text_of
from tests.bot.interaction_factories import Answered, new_answers, press
from tests.bot.no_pictures import no_pictures
from tests.bot.table_factories import HOST, lobby, new_tables
from tests.discord_in_memory import Discord

GUILD, CHANNEL = 1, 7
CLASSIC = BoardName("shichi-narabe", "classic")


class Store:
    """A store with thirteen users on every leaderboard that records the queries."""

    def __init__(self, *boards: Board, people: int = 13) -> None:
        self.played, self.people = list(boards), people
        self.asked: list[dict[str, Any]] = []
        self.own: list[Result] = []
        """The results of the user who asks, newest first."""

    async def leaderboard(self, **asked: Any) -> Leaders:
        self.asked.append(asked)
        there = range(self.people)[asked["offset"] : asked["offset"] + asked["limit"]]
        lines = tuple(Leader(None, Standing(n, "jig", "jig", 1, 0, 2.0, None, 0)) for n in there)
        return Leaders(lines, self.people if lines else 0, None)

    async def boards(self, *, guild_id: int | None) -> list[Board]:
        return [board for board in self.played if guild_id is None or board.matches > 1]

    async def last_games(self, user_id: int, *, guild_id: int | None, limit: int) -> list[Result]:
        there = [each for each in self.own if guild_id in (None, each.guild_id)]
        return there[:limit]

    async def sharing(self, user_id: int, others: Collection[int]) -> set[int]:
        return {*others}

    async def preferences(self, user_id: int) -> dict[str, Any]:
        return {}


async def wanted(store: Any, tables: TableService | None = None, *, everywhere: bool = False) -> BoardName:
    """The leaderboard that the command shows without a name."""
    handlers, pressed = (
        RatingsHandlers(new_answers(tables), no_pictures(), store),
        Discord().press(user=HOST, command=True),
    )
    command = handlers.leaderboard
    await command.callback(handlers, pressed, everywhere=everywhere)
    return BoardName(store.asked[-1]["game"], store.asked[-1]["preset"])


async def page_of(store: Any, page: int = 0, *, guild: int | None = GUILD) -> Message:
    """The page of a leaderboard that a button shows."""
    answered = Answered(Discord().press(user=HOST, guild=guild))
    custom_id = str(LeadersPress(CLASSIC.game, CLASSIC.preset, page=page, everywhere=False))
    await press(RatingsHandlers(new_answers(), no_pictures(), store), custom_id, answered)
    [message] = answered.messages
    return message


async def test_without_a_name_the_leaderboard_is_the_channels_then_the_most_played() -> None:
    jig, house = Board("jig", "jig", 1), Board("fan-tan", HOUSE_RULES, 2)
    assert await wanted(Store()) == CLASSIC
    assert await wanted(Store(jig, house), everywhere=True) == BoardName("jig", "jig")
    assert await wanted(Store(jig, house)) == BoardName("fan-tan", HOUSE_RULES)
    tables = new_tables()
    table = await lobby(tables, people=1, channel=CHANNEL)
    assert await wanted(Store(jig, house), tables) == CLASSIC
    await tables.set_options(table.id, HOST, change=lambda _: {"passes": 9}, preset=lambda _: None)
    assert await wanted(Store(), tables) == BoardName("shichi-narabe", HOUSE_RULES)


async def test_without_a_name_the_leaderboard_is_of_the_game_that_the_user_played_last_there() -> None:
    def result(game: str, guild: int) -> Result:
        return Result(1, HOST, guild, game, game, 4, 1, None, None, 0)

    store, tables = Store(Board("jig", "jig", 9)), new_tables()
    await lobby(tables, people=1, channel=CHANNEL)
    store.own = [result("koroshi", GUILD + 1), result("fan-tan", GUILD)]
    assert await wanted(store, tables) == BoardName("fan-tan", "fan-tan")
    assert await wanted(store, tables, everywhere=True) == BoardName("koroshi", "koroshi")


@pytest.mark.parametrize(("people", "page", "shown", "of"), [(13, 1, 2, 2), (13, 0, 1, 2), (31, 3, 4, 4)])
async def test_a_leaderboard_page_has_ten_users(people: int, page: int, shown: int, of: int) -> None:
    store = Store(people=people)
    assert f"Page {shown} of {of}, {people} people" in text_of(await page_of(store, page))
    assert [(asked["offset"], asked["guild_id"]) for asked in store.asked] == [(page * 10, GUILD)]


async def test_a_page_out_of_range_becomes_the_first() -> None:
    assert len(re.findall("<@[0-9]>", text_of(await page_of(Store(people=3), 7)))) == 3


async def test_outside_servers_a_leaderboard_is_global() -> None:
    store = Store()
    found = await page_of(store, guild=None)
    assert "of all servers" in text_of(found)
    assert store.asked[0]["guild_id"] is None
    assert "This server" not in [each.get("label") for each in check(found)]


@pytest.mark.parametrize(
    "custom_id", [str(LeadersPress("no-game", "x", page=0, everywhere=True)), str(BoardPress(everywhere=False))]
)
async def test_an_unknown_game_is_answered_with_a_sentence(custom_id: str) -> None:
    store = Store()
    pressed = Discord().press(values=["no-game:classic"])
    with pytest.raises(TableError) as refused:
        await press(RatingsHandlers(new_answers(), no_pictures(), store), custom_id, pressed)
    assert refused.value.reason is RefusalReason.GAME_UNKNOWN


async def test_a_match_whose_end_is_shown_is_stored_before_statistics_are_read() -> None:
    tables, store = new_tables(), Store()
    table = await lobby(tables, people=1, channel=CHANNEL)
    table.stage = Stage.OVER
    handlers = RatingsHandlers(new_answers(tables), no_pictures(), cast(Any, store))
    opened = tables.registry.settled
    waited = list[int]()

    async def settled(table_id: int) -> None:
        waited.append(table_id)
        await opened(table_id)

    tables.registry.settled = settled  # type: ignore[method-assign]
    await handlers.leaderboard.callback(handlers, Discord().press(user=HOST, command=True))
    assert waited == [table.id]
