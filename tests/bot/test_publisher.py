"""The public message: newest state wins, posted anew where it must be, and no loops where it may not be shown."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot import publisher as module
from bot.drawing import Drawing
from bot.publisher import FAR, Publisher
from bot.remembered import Remembered
from bot.tables.entries import Ending
from bot.tables.service import Tables
from bot.tables.table import Table
from tests.bot.channels import Cache, Client, fresh_id, refusal
from tests.bot.tables_at_hand import HOST, MemoryKeeper, lobby, play_one, play_to_the_end


@pytest.fixture(autouse=True)
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PACE", 0.03)
    monkeypatch.setattr(module, "GATHER", 0.005)
    monkeypatch.setattr(module, "BLOCKED", 0.2)


class Show:
    """A publisher over a fake channel."""

    def __init__(self) -> None:
        self.client: Any = Client()
        self.cache: Any = Cache()
        self.tables = Tables(MemoryKeeper(), computer_pause=60)
        self.drawing = Drawing()
        self.remembered = Remembered(self.cache)
        self.publisher = Publisher(self.client, self.tables, self.drawing, self.remembered, self.cache)
        self.troubled: list[int] = []
        self.publisher.trouble = self.troubled.append

    @property
    def kinds(self) -> list[str]:
        return self.client.channel.kinds

    async def table(self, *, people: int = 3) -> Table:
        """A lobby whose first message was the answer to a command."""
        table = await lobby(self.tables, people=people)
        await self.publisher.opened(table, fresh_id(), n=table.n)
        return table

    async def until(self, what: Callable[[], object]) -> None:
        async with asyncio.timeout(3):
            while not what():
                await asyncio.sleep(0.005)


@pytest.fixture
async def show() -> Any:
    shown = Show()
    yield shown
    await shown.tables.close()
    await shown.publisher.close()
    shown.drawing.close()


async def test_a_message_that_is_up_to_date_is_let_be(show: Show) -> None:
    await show.table()
    await asyncio.sleep(0.05)
    assert show.kinds == []


async def test_many_changes_are_few_edits(show: Show) -> None:
    table = await show.table()
    await show.tables.start(table.id, HOST)
    for _ in range(20):
        await play_one(show.tables, table)
    await show.until(lambda: "edit" in show.kinds)
    await asyncio.sleep(0.1)
    assert 1 <= len(show.kinds) <= 3
    assert set(show.kinds) == {"edit"}


async def test_the_result_stays_and_the_table_is_forgotten(show: Show) -> None:
    table = await show.table()
    message = show.remembered.of(table.id).message
    await show.tables.start(table.id, HOST)
    await play_to_the_end(show.tables, table)
    await show.until(lambda: show.publisher._shown == {})
    assert "Play again" in str(show.client.channel.views[message].to_components())


async def test_a_deleted_message_is_posted_anew(show: Show) -> None:
    table = await show.table()
    old = show.remembered.of(table.id).message
    show.publisher.message_deleted(table.channel, old)
    await show.until(lambda: show.kinds == ["send"])
    assert show.cache.kept[table.id]["message"] == show.client.channel.done[0][1]


async def test_an_edit_of_a_message_that_is_gone_posts_it_anew(show: Show) -> None:
    table = await show.table()
    show.client.channel.refuses["edit"] = refusal(404, 10008)
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: show.kinds == ["edit refused", "send"])


async def test_a_message_far_up_is_posted_anew_and_the_old_one_deleted(show: Show) -> None:
    table = await show.table()
    old = show.remembered.of(table.id).message
    for _ in range(FAR):
        show.publisher.message_seen(table.channel, fresh_id())
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: show.kinds == ["send", "delete"])
    assert show.client.channel.done[1] == ("delete", old)


async def test_an_old_message_is_posted_anew(show: Show) -> None:
    table = await show.table()
    then = discord.utils.utcnow() - discord.utils.datetime.timedelta(hours=1, minutes=1)
    show.remembered.of(table.id).message = discord.utils.time_snowflake(then)
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: show.kinds == ["send", "delete"])


async def test_a_channel_that_is_gone_closes_the_table(show: Show) -> None:
    table = await show.table()
    show.client.channel.refuses["edit"] = refusal(404, 10003)
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: table.ending is Ending.CHANNEL_GONE)
    await show.until(lambda: show.publisher._shown == {})
    assert show.tables.in_channel(table.channel) is None


async def test_a_missing_permission_is_told_and_not_tried_in_a_loop(show: Show) -> None:
    table = await show.table()
    show.client.channel.refuses["edit"] = refusal(403, 50013)
    for user in (HOST + 1, HOST + 2):
        await show.tables.leave(table.id, user)
        await asyncio.sleep(0.04)
    assert show.kinds == ["edit refused"]
    assert show.troubled == [table.id]
    assert show.publisher.is_blocked(table.id)
    show.client.channel.refuses.clear()
    await asyncio.sleep(0.2)
    await show.tables.join(table.id, HOST + 1, "back")
    await show.until(lambda: show.kinds[-1] == "edit")
    assert not show.publisher.is_blocked(table.id)


async def test_a_fault_is_tried_again_a_few_times(show: Show) -> None:
    table = await show.table()
    show.client.channel.refuses["edit"] = refusal(503, 0)
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: show.kinds.count("edit refused") == 2)
    show.client.channel.refuses.clear()
    await show.until(lambda: show.kinds[-1] == "edit")


async def test_a_restart_goes_on_with_the_same_message(show: Show) -> None:
    table = await show.table()
    message = show.remembered.of(table.id).message
    again = Remembered(show.cache)
    await again.recall(table.id)
    assert again.of(table.id).message == message
    other = Publisher(show.client, show.tables, show.drawing, again, show.cache)
    other.take_up(table)
    await show.until(lambda: show.client.channel.done == [("edit", message)])
    await other.close()
