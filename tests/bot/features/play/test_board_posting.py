"""Each table has one message, even after a lost response or a restart."""

import asyncio
from collections.abc import AsyncIterator
from unittest.mock import AsyncMock

import pytest

from bot.platform.sending import edit_public
from bot.tables.table import Table
from tests.bot.features.play.board_show import Show
from tests.bot.table_factories import HOST, lobby, play_one
from tests.discord_in_memory import refusal

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.


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
    keep, notes = show.cache.set_cache, show.remembered.of(table.id)
    # The state is saved before sending, and not any more after it.
    show.cache.set_cache = lambda *state: keep(*state) if notes.posts == 0 else asyncio.sleep(0)
    show.discord.lose(notes.message)
    show.deleted(table)
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
    show.discord.lose(show.message(table))
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
    assert show.message(table) != strange


@pytest.mark.parametrize(
    ("joins", "leaves", "edits"),
    [((), (), 0), ((), (HOST + 1,), 1), ((HOST + 8,), (HOST + 8,), 1)],
    ids=["up to date", "outdated", "as an older version"],
)
async def test_after_a_restart_a_board_is_edited_in_place_unless_it_is_up_to_date(
    show: Lives, joins: tuple[int, ...], leaves: tuple[int, ...], edits: int
) -> None:
    """An edit may have been under way when the process died, so looking like an older version is not enough."""
    table = await show.table()
    message = show.message(table)
    await asyncio.sleep(0.2)
    await show.die()
    for user in joins:
        await show.tables.join(table.id, user, "Eve")
    for user in leaves:
        await show.tables.leave(table.id, user)
    await show.live(table)
    assert show.channel.done == [("edit", message)] * edits


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
    show.cache.set_cache = AsyncMock(side_effect=OSError("the disk is full"))
    show.deleted(table)
    await show.until(lambda: show.kinds == ["send"])
    await show.tables.start(table.id, HOST)
    await show.until(lambda: show.kinds[-1] == "edit")
    assert "could not be noted" in caplog.text


async def test_a_slow_store_does_not_delay_boards(show: Lives) -> None:
    table = await show.playing()
    await show.until(lambda: show.kinds == ["edit"])
    show.cache.set_cache = lambda *_: asyncio.sleep(5)
    for count in range(2, 8):
        await play_one(show.tables, table)
        await asyncio.sleep(0.1)
        assert show.kinds == ["edit"] * count
