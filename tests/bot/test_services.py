"""A process resumes the tables of the one before: existing messages are not repeated, and nothing is shown too early."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.platform.traffic import Traffic
from bot.services import Services, build
from bot.settings import Settings
from bot.storage.stored_tables import StoredTables
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from data.outside import now_ms
from data.store import Store
from data.tables import Tables
from tests.bot.hand_factories import until
from tests.bot.table_factories import HOST, lobby, play_one, restore
from tests.data.migrated import migrated_in
from tests.discord_in_memory import Discord

GUILD = 1
TABLES = 40
WATCHED = ("index", "caches", "logs", "append", "append_all", "close", "find", "entries_of", "set_cache")


def done(discord: Discord, what: str) -> Counter[int]:
    """How often this was done in each channel."""
    return Counter(each.channel for each in discord.line.requests if each.kind == what)


class Spied:
    """The tables of a store, which record their calls."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.calls: list[str] = []
        self.slow = 0.0
        """Seconds that reading what is remembered takes."""

    def __getattr__(self, name: str) -> object:
        found = getattr(self._tables, name)
        if name not in WATCHED:
            return found

        async def noted(*args: object, **facts: object) -> object:
            self.calls.append(name)
            if name == "caches":
                await asyncio.sleep(self.slow)
            return await found(*args, **facts)

        return noted


@pytest.fixture
def discord() -> Discord:
    there = Discord()
    for channel in range(1, TABLES + 1):
        there.channel(channel, guild=GUILD)
    return there


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """Boards as words, so that nothing is drawn."""
    async with await Store.open(migrated_in(tmp_path)) as store:
        await store.guild_settings.change(GUILD, {"text_only": True})
        store.tables = Spied(store.tables)
        yield store


async def begin(discord: Discord, store: Store) -> Services:
    """Start like a process that has just logged in."""
    settings = Settings(_env_file=None, SEVENS_DRAWING="threads")  # type: ignore[call-arg]
    services = build(discord.client, settings, store, emojis={}, traffic=Traffic(rate=10_000))
    await services.list_tables()
    await services.resume_tables()
    return services


async def fill(store: Store, count: int) -> list[Table]:
    """Open tables that no process has shown: alternately matches and lobbies."""
    tables = TableService(StoredTables(store), computer_pause=3600)

    opened = [lobby(tables, people=3, channel=channel, start=channel % 2 == 0) for channel in range(1, count + 1)]
    made = await asyncio.gather(*opened)
    await store.heartbeat.beat(now_ms())
    await tables.stop_play()
    return made


async def idle(services: Services) -> None:
    """Wait until everything that was taken up has been looked at."""
    await until(lambda: not services.delivery.later)
    await asyncio.sleep(1.0)


async def ended(services: Services) -> None:
    """Wait until the end of every table is shown, and nobody needs its notes any more."""
    await until(lambda: len(services.publisher) == 0)
    await until(lambda: len(services.delivery.noting.remembered) == 0)


async def test_after_a_restart_existing_messages_are_not_sent_again(discord: Discord, store: Store) -> None:
    every = {table.channel for table in await fill(store, TABLES)}
    played = {channel for channel in every if channel % 2 == 0}
    services = await begin(discord, store)
    await until(lambda: done(discord, "send").total() == TABLES + len(played))
    assert done(discord, "send") == Counter(every) + Counter(played), (
        "a board each, and a call where somebody is to move"
    )
    await asyncio.sleep(2.5)
    await services.stop_services()
    for _ in range(3):
        discord.line.requests.clear()
        services = await begin(discord, store)
        await until(lambda: done(discord, "edit") == Counter(played))
        await idle(services)
        await services.stop_services()
        assert done(discord, "send") == Counter()
        assert done(discord, "edit") == Counter(played), "a clock was set anew; a lobby shows none"
        assert done(discord, "delete") == Counter()


async def test_message_references_are_read_before_anything_is_written_or_shown(discord: Discord, store: Store) -> None:
    await fill(store, TABLES)
    store.tables.calls.clear()
    store.tables.slow = 0.3
    beginning = asyncio.create_task(begin(discord, store))
    await asyncio.sleep(0.2)
    assert discord.line.requests == []
    services = await beginning
    read = [call for call in store.tables.calls if call in ("index", "caches", "logs", "find", "entries_of")]
    assert sorted(read) == ["caches", "index", "logs"], "one query each, however many tables"
    assert store.tables.calls.index("caches") < store.tables.calls.index("append_all"), (
        "who is told of the clocks knows the messages"
    )
    await services.stop_services()


async def test_boards_wait_until_all_tables_are_taken_up(discord: Discord, store: Store) -> None:
    await fill(store, TABLES)
    services = await begin(discord, store)
    assert len(services.delivery.later) == TABLES
    assert discord.line.requests == []
    await until(lambda: len(done(discord, "send")) == TABLES)
    await services.stop_services()


async def test_a_result_is_shown_after_a_restart_unless_it_was_shown(discord: Discord, store: Store) -> None:
    (first, second) = await fill(store, 2)
    services = await begin(discord, store)
    await until(lambda: len(done(discord, "send")) == 2)
    for user in (HOST + 2, HOST + 1, HOST):
        await services.tables.leave(second.id, user)
    await until(lambda: len(services.publisher) == 1)  # The end of the second is shown.
    services.delivery.traffic.refuse_requests()  # The process shows nothing more.
    await services.tables.cancel(first.id, HOST)
    await services.stop_services()
    await store.heartbeat.beat(now_ms())
    for what in (Counter({first.channel: 1}), Counter()):
        discord.line.requests.clear()
        services = await begin(discord, store)
        await ended(services)
        await services.stop_services()
        assert done(discord, "send") == Counter()
        assert done(discord, "edit") == what


async def test_a_match_that_was_over_is_closed_and_its_result_shown(discord: Discord, store: Store) -> None:
    """The process died between the last move and the table's last entry."""
    tables = TableService(StoredTables(store), computer_pause=3600)
    (_, table) = await fill(store, 2)
    [taken_up] = [each for each in await restore(tables) if each.id == table.id]
    tables.end = AsyncMock(side_effect=OSError("the disk is full"))  # type: ignore[method-assign]
    while taken_up.stage is Stage.PLAYING:
        await play_one(tables, taken_up)
    await tables.stop_play()
    services = await begin(discord, store)
    assert services.tables.get(table.id) is None
    await until(lambda: done(discord, "send")[table.channel] == 1)
    (message,) = discord.channel(table.channel).messages
    assert "Play again" in discord.channel(table.channel).text(message)
    await services.stop_services()
