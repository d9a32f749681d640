"""The private pages of a lobby follow it. When the match starts, those of who has joined become hands, and the newest others
are closed and forgotten."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.features.lobby.panels import MOST, SEAT, SET_UP, Panels
from bot.platform.delivery import Delivery
from bot.platform.noting import Noting
from bot.platform.responder import Responder
from bot.platform.traffic import Traffic
from bot.storage.guild_settings import GuildSettings
from bot.storage.remembered import Remembered
from bot.storage.user_settings import UserSettings
from bot.tables.participants import Guest
from bot.tables.table import Table
from tests.bot.channels import Cache
from tests.bot.features.lobby.hands_taken import HandsTaken
from tests.bot.table_factories import HOST, lobby, new_tables
from tests.discord_in_memory import Discord, Request, refusal

pytestmark = pytest.mark.looptime


class Open:
    """Pages of lobbies. `edits`: token, message, and what it shows."""

    def __init__(self, alive_ms: int) -> None:
        self.discord = Discord()
        self.edits: list[tuple[str, int, str]] = []
        self.refuses: list[Exception] = []
        """What the next edits are refused with."""
        self.cache = Cache()
        self.tables = new_tables()
        self.alive_ms = alive_ms
        self.discord.line.before["edit private"] = self._edited
        self.begin()

    def begin(self) -> None:
        """Start like a new process."""
        self.tables.registry.listeners.clear()
        self.remembered = Remembered(self.cache)
        delivery = Delivery(client=self.discord.client, noting=Noting(self.remembered), traffic=Traffic())
        self.hands = HandsTaken()
        settings = UserSettings(self.cache), GuildSettings(self.cache.guild_settings)
        self.panels = Panels(delivery, self.tables, *settings, self.hands, alive_ms=self.alive_ms)

    async def _edited(self, request: Request) -> None:
        if self.refuses:
            raise self.refuses.pop(0)
        self.edits.append((request.token, request.message, str(request.components)))

    async def page(
        self, table: Table, *, user: int = HOST, message: int | None = None, page: int = SET_UP
    ) -> tuple[str, int]:
        """Open a page or press in it; returns the token that edits it, and its message."""
        pressed = self.discord.press(user=user, message=message)
        responder = Responder(pressed)
        await self.panels.show(responder, table, page=page)
        responder.cancel_timer()
        return pressed.token, pressed.message.id

    async def starts_in_next_process(self, table: Table, begins: str) -> None:
        """The match begins `before` or `after` the next process resumes the table."""
        await settled()
        self.begin()
        if begins == "before":
            await self.tables.start(table.id, HOST)
        await self.remembered.recall([table.id])
        self.panels.resume_table(table)
        if begins == "after":
            await self.tables.start(table.id, HOST)
        await settled()

    async def table_with_page(self) -> tuple[Table, tuple[str, int]]:
        table = await lobby(self.tables, people=3)
        return table, await self.page(table)


@pytest.fixture
async def opened(alive_ms: int) -> AsyncIterator[Open]:
    there = Open(alive_ms)
    yield there
    await there.tables.stop_play()
    await there.panels.stop_following()


async def settled() -> None:
    await asyncio.sleep(2)


async def test_a_page_is_closed_with_its_newest_token_and_forgotten(opened: Open) -> None:
    table, (_, message) = await opened.table_with_page()
    newest, _ = await opened.page(table, message=message)
    for option, value in (("rated", False), ("computers_fill", True)):
        await opened.tables.set_own(table.id, HOST, option, value)
    await opened.tables.start(table.id, HOST)
    await settled()
    ((token, edited, shows),) = opened.edits
    assert (token, edited) == (newest, message)
    assert "has begun, with these rules:" in shows
    assert "**Rated:** off" in shows
    assert "Computers in free seats" not in shows, "that is done"
    assert not len(opened.panels)
    assert opened.cache.kept[table.id]["panels"] == {}


async def test_only_the_newest_pages_are_remembered(opened: Open) -> None:
    table = await lobby(opened.tables, people=3)
    pages = [await opened.page(table) for _ in range(MOST + 2)]
    await opened.tables.cancel(table.id, HOST)
    await settled()
    assert sorted(each[:2] for each in opened.edits) == sorted(pages[2:])
    assert not len(opened.panels)


async def test_a_page_is_closed_if_the_match_starts_while_it_is_sent(opened: Open) -> None:
    table = await lobby(opened.tables, people=3)
    opened.discord.line.before["edit"] = lambda _: opened.tables.start(table.id, HOST)
    await opened.page(table)
    await settled()
    assert "has begun, with these rules:" in opened.edits[0][2]
    assert not len(opened.panels)


async def test_the_panel_follows_its_lobby_and_becomes_a_guests_page_with_a_new_host(opened: Open) -> None:
    table, (_, message) = await opened.table_with_page()
    await opened.tables.leave(table.id, HOST + 1)
    await settled()
    assert [each[1] for each in opened.edits] == [message]
    assert "l:fill:" in opened.edits[0][2]
    await opened.tables.leave(table.id, HOST)
    await settled()
    assert f"<@{HOST + 2}>" in opened.edits[1][2]
    assert "l:fill:" not in opened.edits[1][2]
    assert "l:join:" in opened.edits[1][2]


async def test_a_guests_page_is_edited_only_if_it_changes(opened: Open) -> None:
    table = await lobby(opened.tables, people=2)
    await opened.page(table, user=HOST + 1, page=SEAT)
    await opened.tables.add_computer(table.id, HOST)
    await opened.tables.invite(table.id, HOST, [Guest(HOST + 9, "Cy")])
    await settled()
    assert opened.edits == []
    await opened.tables.set_own(table.id, HOST, "rated", False)
    await settled()
    assert "Rated: off" in opened.edits[0][2]


async def test_the_newest_page_of_who_has_joined_becomes_their_hand(opened: Open) -> None:
    table = await lobby(opened.tables, people=3)
    older, page, other, onlooker = [
        await opened.page(table, user=user, page=SEAT) for user in (HOST + 1, HOST + 1, HOST + 2, HOST + 9)
    ]
    opened.hands.others = {HOST + 2}
    await opened.tables.start(table.id, HOST)
    await settled()
    assert opened.hands.taken == [(HOST + 1, page[1])]
    closed = {edit[:2]: edit[2] for edit in opened.edits}
    assert closed.keys() == {older, other, onlooker}, "an older one, who has another hand, and who does not play"
    assert all("has begun, with these rules:" in shown for shown in closed.values())
    assert not len(opened.panels)
    assert opened.cache.kept[table.id]["panels"] == {}


async def test_a_press_on_ones_page_as_the_match_starts_is_answered_with_the_hand(opened: Open) -> None:
    table = await lobby(opened.tables, people=2)
    _, message = await opened.page(table, user=HOST + 1, page=SEAT)
    await opened.tables.start(table.id, HOST)
    await opened.page(table, user=HOST + 1, page=SEAT, message=message)
    await settled()
    assert opened.hands.shown == [HOST + 1]
    assert (opened.hands.taken, opened.edits) == ([], []), "it shows the hand already"


async def test_a_page_becomes_a_hand_if_the_match_starts_while_it_is_sent(opened: Open) -> None:
    table = await lobby(opened.tables, people=2)
    opened.discord.line.before["edit"] = lambda _: opened.tables.start(table.id, HOST)
    _, message = await opened.page(table, user=HOST + 1, page=SEAT)
    await settled()
    assert opened.hands.taken == [(HOST + 1, message)]


@pytest.mark.parametrize("begins", ["before", "after"])
async def test_the_next_process_makes_a_hand_of_a_page(opened: Open, begins: str) -> None:
    table = await lobby(opened.tables, people=2)
    _, message = await opened.page(table, user=HOST + 1, page=SEAT)
    await opened.starts_in_next_process(table, begins)
    assert (opened.hands.taken, opened.edits) == ([(HOST + 1, message)], [])


async def test_what_takes_the_place_of_a_page_is_not_edited(opened: Open) -> None:
    table, (_, message) = await opened.table_with_page()
    opened.panels.forget(table.id, opened.discord.press(message=message).message)
    await opened.tables.start(table.id, HOST)
    await settled()
    assert opened.edits == []


@pytest.mark.parametrize(("error", "tries"), [(refusal(503, 0), 3), (refusal(404, 10015), 1)])
async def test_closing_a_page_is_retried_on_server_errors_only(opened: Open, error: Exception, tries: int) -> None:
    table, _ = await opened.table_with_page()
    opened.refuses = [error] * 3
    await opened.tables.start(table.id, HOST)
    await asyncio.sleep(60)
    assert len(opened.refuses) == 3 - tries
    assert len(opened.edits) == (tries == 3), "closed when Discord is back"
    assert not len(opened.panels)


@pytest.mark.parametrize("alive_ms", [-1000])
async def test_an_expired_token_is_not_used(opened: Open) -> None:
    table, _ = await opened.table_with_page()
    await opened.tables.start(table.id, HOST)
    await settled()
    assert opened.edits == []


@pytest.mark.parametrize("begins", ["before", "after"])
async def test_the_next_process_closes_open_pages(opened: Open, begins: str) -> None:
    table, page = await opened.table_with_page()
    await opened.starts_in_next_process(table, begins)
    assert [each[:2] for each in opened.edits] == [page]
