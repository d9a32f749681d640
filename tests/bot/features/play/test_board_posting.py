"""Each table has one message, even after a lost response or a restart."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.platform.sending import edit_public
from bot.tables.table import Table
from tests.bot.features.play.board_show import Show
from tests.bot.table_factories import HOST, lobby, play_one
from tests.discord_in_memory import refusal

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""


class Lives(Show):
    """Publishers of successive processes, with one channel and one store."""

    async def die(self) -> None:
        """The process ends: nothing more is saved or sent."""
        self.tables.registry.listeners.clear()
        await self.publisher.close()

    async def live(self, table: Table) -> None:
        """Start like the next process."""
        self.begin()
        await self.remembered.recall([table.id])
        self.channel.requests.clear()
        self.publisher.take_up(table)
        await asyncio.sleep(0.2)

    async def shown_before(self, table: Table) -> int:
        """A message of an earlier process that shows the table."""
        message = self.discord.post()
        await edit_public(self.client, table.channel, message, await self.publisher.render(table))
        self.channel.requests.clear()
        return message

    @property
    def there(self) -> list[int]:
        """The messages that the channel shows."""
        return list(self.channel.messages)


@pytest.fixture
async def show() -> AsyncIterator[Lives]:
    lives = Lives()
    yield lives
    await lives.close()


async def sent_and_not_noted(show: Lives, table: Table) -> None:
    """The message is deleted, a new one is sent, and the process dies before it saves the id."""
    keep = show.cache.set_cache
    notes = show.remembered.of(table.id)

    async def dead(table_id: int, cache: Any) -> None:
        if notes.posts == 0:  # The state saved before sending.
            await keep(table_id, cache)

    show.cache.set_cache = dead
    show.discord.lose(notes.message)
    show.publisher.message_deleted(table.channel, notes.message)
    await show.until(lambda: show.kinds == ["send"])
    await asyncio.sleep(0.1)
    await show.die()
    show.cache.set_cache = keep


async def test_a_sent_but_unsaved_board_is_found(show: Lives) -> None:
    table = await show.table()
    await sent_and_not_noted(show, table)
    (message,) = show.there
    await show.live(table)
    assert "send" not in show.kinds
    assert show.remembered.of(table.id).message == message
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: show.kinds[-1:] == ["edit"])


@pytest.mark.parametrize("happened", [False, True])
async def test_without_read_permission_the_nonce_returns_the_existing_board(show: Lives, happened: bool) -> None:
    table = await show.table()
    await sent_and_not_noted(show, table)
    (message,) = show.there
    if happened:
        await show.tables.leave(table.id, HOST + 1)
    show.channel.refuses["history"] = refusal(403, 50001)
    await show.live(table)
    assert show.there == [message]
    assert show.remembered.of(table.id).message == message
    assert show.kinds == ["send again", *["edit"] * happened], "it shows the table as it is now"


async def test_an_unsaved_first_board_is_found(show: Lives) -> None:
    """It was the response to an interaction, which takes no nonce."""
    table = await lobby(show.tables, people=3)
    message = await show.shown_before(table)
    await show.die()
    await show.live(table)
    assert show.there == [message]
    assert show.remembered.of(table.id).message == message


async def test_a_second_board_of_a_table_is_deleted(show: Lives) -> None:
    """The state that an earlier release may have left."""
    table = await show.table()
    show.discord.lose(show.remembered.of(table.id).message)
    for _ in range(3):
        await show.shown_before(table)
    newest = max(show.there)
    show.remembered.of(table.id).posting = True
    await show.remembered.save(table.id)
    await show.die()
    await show.live(table)
    assert show.there == [newest]
    assert show.remembered.of(table.id).message == newest


async def test_the_board_of_another_table_is_not_adopted(show: Lives) -> None:
    table = await lobby(show.tables, people=3)
    number, table.id = table.id, table.id * 10 + 1
    strange = await show.shown_before(table)
    table.id = number
    await show.die()
    await show.live(table)
    assert show.kinds[0] == "send"
    assert show.remembered.of(table.id).message != strange


async def test_an_up_to_date_board_is_not_edited_after_a_restart(show: Lives) -> None:
    table = await show.table()
    await asyncio.sleep(0.2)
    await show.die()
    await show.live(table)
    assert show.kinds == []


async def test_an_outdated_board_is_edited_in_place_after_a_restart(show: Lives) -> None:
    table = await show.table()
    message = show.remembered.of(table.id).message
    await asyncio.sleep(0.2)
    await show.die()
    await show.tables.leave(table.id, HOST + 1)
    await show.live(table)
    assert show.channel.done == [("edit", message)]


async def test_a_board_that_looks_like_an_older_version_is_edited(show: Lives) -> None:
    """An edit may have been under way when the process died."""
    table = await show.table()
    await asyncio.sleep(0.2)
    await show.die()
    await show.tables.join(table.id, HOST + 8, "Eve")
    await show.tables.leave(table.id, HOST + 8)
    await show.live(table)
    assert show.kinds == ["edit"]


async def test_a_board_deleted_during_downtime_is_posted_on_request(show: Lives) -> None:
    table = await show.table()
    await asyncio.sleep(0.2)
    await show.die()
    await show.live(table)
    show.channel.refuses["edit"] = refusal(404, 10008)
    show.publisher.bring_back(table)
    await show.until(lambda: show.kinds == ["edit refused", "send"])


async def test_a_failing_store_does_not_prevent_boards(show: Lives, caplog: pytest.LogCaptureFixture) -> None:
    table = await show.table()

    async def broken(table_id: int, cache: Any) -> None:
        raise OSError("the disk is full")

    show.cache.set_cache = broken
    show.publisher.message_deleted(table.channel, show.remembered.of(table.id).message)
    await show.until(lambda: show.kinds == ["send"])
    await show.tables.start(table.id, HOST)
    await show.until(lambda: show.kinds[-1] == "edit")
    assert "could not be noted" in caplog.text


async def test_a_slow_store_does_not_delay_boards(show: Lives) -> None:
    table = await show.table()
    await show.tables.start(table.id, HOST)
    await show.until(lambda: show.kinds == ["edit"])

    async def slow(table_id: int, cache: Any) -> None:
        await asyncio.sleep(5)

    show.cache.set_cache = slow
    for count in range(2, 8):
        await play_one(show.tables, table)
        await asyncio.sleep(0.1)
        assert show.kinds == ["edit"] * count
