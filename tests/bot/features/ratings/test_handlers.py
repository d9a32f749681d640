"""The leaderboard command: the default without a name, pages out of range, private channels."""

import re
from collections.abc import Collection
from unittest.mock import AsyncMock

import pytest

from bot.features.ratings.handlers import RatingsHandlers
from bot.features.ratings.ids import BoardPress, LeadersPress, StatsPress
from bot.platform.messages import Message
from bot.storage.names import SEEN
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.table import Stage
from bot.text.boards import BoardName
from bot.text.finding import HOUSE_RULES
from data.rows import Leader, Leaders, RankedBoard, Result, Standing
from tests.bot.channels import Keyed
from tests.bot.fitting.limits import check, text_of
from tests.bot.interaction_factories import Answered, new_answers, press
from tests.bot.no_pictures import no_pictures
from tests.bot.refused import refused
from tests.bot.table_factories import HOST, lobby
from tests.discord_in_memory import Discord, Json

GUILD, ELSEWHERE, CHANNEL = 1, 2, 7
CLASSIC = BoardName("shichi-narabe", "classic")


class Store:
    """A store with thirteen users on every leaderboard that records the queries."""

    def __init__(self, *boards: RankedBoard, people: int = 13) -> None:
        self.played, self.people = list(boards), people
        self.asked: list[Json] = []
        self.own: list[Result] = []
        """The results of the user who asks, newest first."""
        self.preferences = Keyed()
        self.results = self.standings = self.levels = self.profiles = self

    async def leaderboard(self, **asked: int) -> Leaders:
        self.asked.append(asked)
        there = range(self.people)[asked["offset"] : asked["offset"] + asked["limit"]]
        lines = tuple(Leader(None, Standing(n, "jig", "jig", 1, 0, 2.0, None, 0)) for n in there)
        return Leaders(lines, self.people if lines else 0, None)

    async def boards(self, *, guild_id: int | None) -> list[RankedBoard]:
        return [board for board in self.played if guild_id is None or board.matches > 1]

    async def latest(self, user_id: int, *, guild_id: int | None, limit: int) -> list[Result]:
        there = [each for each in self.own if guild_id in (None, each.guild_id)]
        return there[:limit]

    async def of_user(self, user_id: int) -> list[Standing]:
        return []

    async def sharing(self, user_id: int, others: Collection[int], *, guild_id: int | None) -> set[int]:
        """Who asks shares a server with all but user 3, and with them where they ask in it."""
        return {*others} - ({3} if guild_id in (None, ELSEWHERE) else set())


async def wanted(store: Store, tables: TableService | None = None, *, everywhere: bool = False) -> BoardName:
    """The leaderboard that the command shows without a name."""
    handlers = RatingsHandlers(new_answers(tables), no_pictures(), store)
    await handlers.leaderboard.callback(handlers, Discord().press(user=HOST, command=True), everywhere=everywhere)
    return BoardName(store.asked[-1]["game"], store.asked[-1]["preset"])


async def page_of(store: Store, page: int = 0, *, guild: int | None = GUILD) -> Message:
    """The page of a leaderboard that a button shows."""
    answered = Answered(Discord().press(user=HOST, guild=guild))
    custom_id = str(LeadersPress(CLASSIC.game, CLASSIC.preset, page=page, everywhere=False))
    await press(RatingsHandlers(new_answers(), no_pictures(), store), custom_id, answered)
    [message] = answered.messages
    return message


async def test_without_a_name_the_leaderboard_is_the_channels_then_the_most_played(tables: TableService) -> None:
    jig, house = RankedBoard("jig", "jig", 1), RankedBoard("fan-tan", HOUSE_RULES, 2)
    assert await wanted(Store()) == CLASSIC
    assert await wanted(Store(jig, house), everywhere=True) == BoardName("jig", "jig")
    assert await wanted(Store(jig, house)) == BoardName("fan-tan", HOUSE_RULES)
    table = await lobby(tables, people=1, channel=CHANNEL)
    assert await wanted(Store(jig, house), tables) == CLASSIC
    await tables.set_up(table.id, HOST, lambda setup: setup.with_rules({"passes": 9}))
    assert await wanted(Store(), tables) == BoardName("shichi-narabe", HOUSE_RULES)


async def test_without_a_name_the_leaderboard_is_of_the_game_that_the_user_played_last_there(
    tables: TableService,
) -> None:
    def result(game: str, guild: int) -> Result:
        return Result(1, HOST, guild, game, game, 4, 1, None, None, 0)

    store = Store(RankedBoard("jig", "jig", 9))
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
    ("guild", "agreed", "is_named"), [(None, False, False), (None, True, True), (GUILD, False, True)]
)
async def test_a_leaderboard_of_all_servers_names_only_whom_the_reader_meets(
    guild: int | None, *, agreed: bool, is_named: bool
) -> None:
    store = Store(people=5)
    store.preferences.values[3] = {SEEN: agreed}
    answered = Answered(Discord().press(user=HOST, guild=guild))
    custom_id = str(LeadersPress(CLASSIC.game, CLASSIC.preset, page=0, everywhere=True))
    await press(RatingsHandlers(new_answers(), no_pictures(), store), custom_id, answered)
    shown = text_of(answered.messages[0])
    assert ("<@3>" in shown, "somebody of another server" in shown) == (is_named, not is_named)
    assert all(f"<@{user}>" in shown for user in (0, 1, 2, 4)), "the others keep their names and places"


@pytest.mark.parametrize(
    ("where", "is_shown"), [("in a direct message", False), ("in another server", False), ("in their server", True)]
)
async def test_statistics_of_others_are_for_who_shares_a_server(where: str, *, is_shown: bool) -> None:
    """Being in the server where they are shown is enough: they need not have played there."""
    discord, store = Discord(), Store()
    guild = None if where == "in a direct message" else ELSEWHERE
    discord.channel(CHANNEL + 1, guild=ELSEWHERE)
    discord.person(3)
    if where == "in another server":
        discord.guild(ELSEWHERE).joined.pop(3)
    answered = Answered(discord.press(user=HOST, guild=guild, channel=CHANNEL + 1))
    await press(RatingsHandlers(new_answers(), no_pictures(), store), str(StatsPress(3, 1)), answered)
    hidden = "shows their games only to people with whom they share a server" in text_of(answered.messages[0])
    assert hidden is not is_shown


@pytest.mark.parametrize(
    "custom_id", [str(LeadersPress("no-game", "x", page=0, everywhere=True)), str(BoardPress(everywhere=False))]
)
async def test_an_unknown_game_is_answered_with_a_sentence(custom_id: str) -> None:
    pressed = Discord().press(values=["no-game:classic"])
    with refused(RefusalReason.GAME_UNKNOWN):
        await press(RatingsHandlers(new_answers(), no_pictures(), Store()), custom_id, pressed)


async def test_a_match_whose_end_is_shown_is_stored_before_statistics_are_read(tables: TableService) -> None:
    table, settled = await lobby(tables, people=1, channel=CHANNEL), tables.registry.settled
    table.stage = Stage.OVER
    tables.registry.settled = AsyncMock(side_effect=settled)  # type: ignore[method-assign]
    await wanted(Store(), tables)
    tables.registry.settled.assert_awaited_once_with(table.id)
