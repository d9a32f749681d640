"""Several processes share a PostgreSQL database: leases are shared out, and what has lost its lease writes nothing."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from data.errors import HeldElsewhere, InUse, OwnershipLost
from data.gateway_sessions import GatewaySession, HandedOver
from data.leases import LASTS_S, NOW, Leases, shard_of
from data.store import Store

pytestmark = pytest.mark.postgres
Opened = Callable[..., Awaitable[Store]]
LEASE = 2.0
"""Seconds that a lease lasts where a test waits for its end."""


def guild(shard: int) -> int:
    """A server of this shard, of 2 and of 6."""
    return shard << 22 | 7


@pytest.fixture
async def opened(postgres_url: str) -> AsyncIterator[Opened]:
    """Opens stores that share the database."""
    async with AsyncExitStack() as stack:

        async def open_one(**options: object) -> Store:
            store = await stack.enter_async_context(await Store.open(postgres_url, is_shared=True, **options))
            assert store.leases is not None
            return store

        yield open_one


def leases_of(store: Store) -> Leases:
    assert store.leases is not None
    return store.leases


async def settle(*stores: Store) -> list[int]:
    """Run rounds until nothing moves; returns how many shards each holds."""
    while True:
        has_moved = False
        for store in stores:
            leases = leases_of(store)
            found = await leases.round(1, alive=leases.held)
            if found.surplus is not None:
                await leases.give_back([found.surplus], 1)
            has_moved = has_moved or bool(found.taken) or found.surplus is not None
        held = [shard for store in stores for shard in leases_of(store).held]
        assert len(held) == len(set(held)), "one holder a shard"
        if not has_moved:
            return [len(leases_of(store).held) for store in stores]


async def expire(store: Store, shard: int) -> None:
    """Let a lease run out."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(text("UPDATE leases SET expires_at_ms = 0 WHERE shard = :shard"), {"shard": shard})

    await store.writer.run(work)


async def a_table(store: Store, shard: int = 0) -> int:
    return (await store.open_table(guild_id=guild(shard), channel_id=shard + 1, at_ms=0, bodies=['"0"'])).id


@pytest.mark.parametrize(
    ("processes", "shards", "shares"),
    [(1, 6, [6]), (2, 6, [3, 3]), (3, 6, [2, 2, 2]), (4, 6, [1, 1, 2, 2]), (3, 2, [0, 1, 1]), (5, 16, [3, 3, 3, 3, 4])],
)
async def test_processes_that_come_one_after_the_other_have_fair_shares(
    opened: Opened, processes: int, shards: int, shares: list[int]
) -> None:
    stores: list[Store] = []
    for _ in range(processes):
        stores.append(await opened())
        assert await leases_of(stores[-1]).begin(shards) == shards
        counts = await settle(*stores)
        assert sum(counts) == shards
    assert sorted(counts) == shares


async def test_what_a_process_gives_back_at_its_end_others_take(opened: Opened) -> None:
    one, two = await opened(), await opened()
    for store in (one, two):
        await leases_of(store).begin(4)
    assert await settle(one, two) == [2, 2]
    await leases_of(one).end(77)
    taken = (await leases_of(two).round(1, alive=())).taken
    assert list(taken.values()) == [77, 77], "the time from which clocks are credited"
    assert len(leases_of(two).held) == 4


async def test_a_lease_that_ran_out_is_taken_and_its_loser_writes_nothing(opened: Opened) -> None:
    losses: list[OwnershipLost] = []
    old, new = await opened(on_lost=losses.append), await opened()
    await leases_of(old).begin(2)
    await settle(old)
    tables = [await a_table(old, shard) for shard in range(2)]
    await leases_of(old).round(5, alive=leases_of(old).held)
    await leases_of(new).begin(2)
    await expire(old, 1)
    assert (await leases_of(new).round(9, alive=())).taken == {1: 5}
    writes: list[Callable[[], Awaitable[object]]] = [
        lambda: old.append(tables[1], 1, at_ms=1, body='"theirs"'),
        lambda: old.set_cache(tables[1], {"message": 666}),
        lambda: old.open_table(guild_id=guild(1), channel_id=9, at_ms=0, bodies=['"0"']),
        lambda: old.close_table(tables[1], 1, at_ms=1, bodies=['"over"']),
        lambda: old.append(tables[0], 1, at_ms=1, body='"theirs"'),
        lambda: old.set_preferences(5, {"pings": False}),
    ]
    for write in writes:
        with pytest.raises(OwnershipLost, match="taken over shard 1"):
            await write()
    assert len(losses) == 1
    assert "\n" not in str(losses[0])
    await new.append(tables[1], 1, at_ms=1, body='"ours"')
    assert [entry.body for entry in await new.entries_of(tables[1])] == ['"0"', '"ours"']
    table = await new.table(tables[1])
    assert table is not None
    assert (table.cache, table.closed_at_ms) == ({}, None)


@pytest.mark.parametrize("way", range(4))
async def test_each_way_to_write_finds_out_first(opened: Opened, way: int) -> None:
    losses: list[OwnershipLost] = []
    old, new = await opened(on_lost=losses.append), await opened()
    await leases_of(old).begin(1)
    await settle(old)
    table = await a_table(old)
    await leases_of(new).begin(1)
    await expire(old, 0)
    await leases_of(new).round(1, alive=())
    writes: list[Callable[[], Awaitable[object]]] = [
        lambda: old.append(table, 1, at_ms=1, body='"theirs"'),
        lambda: old.set_cache(table, {"message": 666}),
        lambda: old.open_table(guild_id=guild(0), channel_id=9, at_ms=0, bodies=['"0"']),
        lambda: old.close_table(table, 1, at_ms=1, bodies=['"over"']),
    ]
    with pytest.raises(OwnershipLost, match="shard 0"):
        await writes[way]()
    assert len(losses) == 1
    assert len(await new.entries_of(table)) == 1


async def test_a_session_goes_on_with_the_lease(opened: Opened) -> None:
    """It is saved with each renewal and as the lease is given back; who takes the lease knows which of both it was."""
    old, new = await opened(), await opened()
    await leases_of(old).begin(2)
    await settle(old)
    sessions = {1: GatewaySession("abc", 7, "wss://there")}
    leases_of(old).session_of = sessions.get
    await leases_of(old).round(1, alive=())
    sessions.clear()  # One that is being connected again.
    await leases_of(old).round(1, alive=())
    await leases_of(new).begin(2)
    await expire(old, 1)
    await leases_of(new).round(1, alive=())
    assert leases_of(new).handed_over == {1: HandedOver(GatewaySession("abc", 7, "wss://there"), is_given_back=False)}
    sessions[0] = GatewaySession("def", 8, "wss://here")
    await leases_of(old).give_back([0], 1)
    async with asyncio.timeout(30):
        while 0 not in leases_of(new).held:
            await leases_of(new).round(1, alive=())
    assert leases_of(new).handed_over[0] == HandedOver(GatewaySession("def", 8, "wss://here"), is_given_back=True)


async def test_a_session_is_not_gone_on_with_after_another_release_has_begun_one(opened: Opened) -> None:
    """An earlier release takes a lease and saves no session."""
    one, two = await opened(), await opened()
    await leases_of(one).begin(1)
    await settle(one)
    leases_of(one).session_of = {0: GatewaySession("abc", 7, "wss://there")}.get
    await leases_of(one).give_back([0], 1)

    async def take(connection: AsyncConnection) -> None:
        await connection.execute(text("UPDATE leases SET token = token + 1"))

    await two.writer.run(take)
    await leases_of(two).begin(1)
    await leases_of(two).round(1, alive=())
    assert (leases_of(two).held.keys(), leases_of(two).handed_over) == ({0}, {})


async def test_sessions_end_where_servers_are_divided_anew(opened: Opened) -> None:
    one = await opened()
    await leases_of(one).begin(2)
    await settle(one)
    leases_of(one).session_of = {shard: GatewaySession("abc", 7, "wss://there") for shard in range(2)}.get
    await leases_of(one).end(1)
    await leases_of(one).begin(3)
    assert await settle(one) == [3]
    assert leases_of(one).handed_over == {}


async def test_who_could_not_reach_the_database_takes_nothing_for_a_while(opened: Opened) -> None:
    """The database was away from both for longer than a lease lasts: who is back first leaves the other what it has."""
    losses: list[OwnershipLost] = []
    one, two = await opened(on_lost=losses.append), await opened(on_lost=losses.append)
    for store in (one, two):
        await leases_of(store).begin(2, lasts_s=LEASE)
    assert await settle(one, two) == [1, 1]
    await asyncio.sleep(1.2 * LEASE)
    assert not (await leases_of(two).round(1, alive=())).taken
    assert not (await leases_of(one).round(1, alive=())).taken
    assert [len(leases_of(store).held) for store in (one, two)] == [1, 1]
    assert not losses
    async with asyncio.timeout(30):  # One has ended indeed.
        while not (await leases_of(two).round(1, alive=())).taken:
            await asyncio.sleep(LEASE / 4)
    assert len(leases_of(two).held) == 2


async def test_who_starts_as_the_database_comes_back_takes_what_nobody_has(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not know that the database was away, and others are about to renew what ran out meanwhile."""
    old, new = await opened(), await opened()
    await leases_of(old).begin(2)
    await settle(old)
    await leases_of(old).give_back([1], 1)
    await expire(old, 0)
    await leases_of(new).begin(2)
    monkeypatch.setattr("data.leases.SERVER_BEGAN", f"({NOW} - 1000)")
    assert (await leases_of(new).round(1, alive=())).taken.keys() == {1}
    await leases_of(old).round(1, alive=())
    assert leases_of(old).held.keys() == {0}
    await leases_of(new).give_back([1], 1)
    await expire(old, 0)
    monkeypatch.setattr("data.leases.SERVER_BEGAN", f"({NOW} - {LASTS_S * 1000 + 1000:.0f})")
    assert (await leases_of(new).round(1, alive=())).taken.keys() == {0}


async def test_two_that_both_believe_write_each_entry_once(opened: Opened) -> None:
    """Both append as fast as they can while the lease goes from one to the other."""
    old, new = await opened(), await opened()
    await leases_of(old).begin(1)
    await settle(old)
    table = await a_table(old)
    written: list[tuple[str, int]] = []

    async def play(store: Store, name: str, until: float) -> None:
        n = len(await store.entries_of(table))
        while n < until:
            await store.append(table, n, at_ms=n, body=f'"{name}"')
            written.append((name, n))
            n += 1

    playing = asyncio.create_task(play(old, "old", math.inf))
    while len(written) < 20:
        await asyncio.sleep(0)
    await leases_of(new).begin(1)
    await expire(new, 0)  # The old one does not know.
    while not (await leases_of(new).round(1, alive=())).taken:
        await asyncio.sleep(0)  # A write was under way.
    await play(new, "new", len(written) + 300)
    with pytest.raises(OwnershipLost):
        await playing
    bodies = [entry.body for entry in await new.entries_of(table)][1:]
    assert bodies == [f'"{name}"' for name, _ in written], "what was answered is there, once, and nothing else"
    assert bodies.index('"new"') == bodies.count('"old"'), "nothing of the old one after the take"


async def test_a_take_waits_for_a_write_under_way(opened: Opened, postgres_url: str) -> None:
    """The next holder reads logs after its take, so an entry must not be committed afterwards."""
    old, new = await opened(), await opened()
    await leases_of(old).begin(1)
    await settle(old)
    await leases_of(new).begin(1)
    under_way, goes_on = asyncio.Event(), asyncio.Event()

    async def work(connection: AsyncConnection) -> None:
        await old.writer.fence(connection, guild(0))
        under_way.set()
        await goes_on.wait()

    await expire(new, 0)
    writing = asyncio.create_task(old.writer.run(work))
    await under_way.wait()
    assert not (await leases_of(new).round(1, alive=())).taken
    goes_on.set()
    await writing
    assert (await leases_of(new).round(1, alive=())).taken == {0: 1}


async def test_what_another_process_holds_is_refused_without_losing_anything(opened: Opened) -> None:
    one, two = await opened(), await opened()
    for store in (one, two):
        await leases_of(store).begin(2)
    assert await settle(one, two) == [1, 1]
    mine, theirs = (0, 1) if 0 in leases_of(one).held else (1, 0)
    here, there = await a_table(one, mine), await a_table(two, theirs)
    outcomes = await asyncio.gather(
        one.append(here, 1, at_ms=1, body='"1"'),
        one.append(there, 1, at_ms=1, body='"1"'),
        one.append(here, 2, at_ms=1, body='"2"'),
        return_exceptions=True,
    )
    assert [type(each) for each in outcomes] == [type(None), HeldElsewhere, type(None)]
    with pytest.raises(HeldElsewhere):
        await one.set_cache(there, {})
    with pytest.raises(HeldElsewhere):
        await one.close_table(there, 1, at_ms=1, bodies=['"over"'])
    assert len(await two.entries_of(there)) == 1


async def test_practice_and_direct_messages_belong_to_shard_0(opened: Opened) -> None:
    one = await opened()
    await leases_of(one).begin(2, among=[1])
    await leases_of(one).round(1, alive=())
    assert leases_of(one).held.keys() == {1}
    for guild_id in (None, 0):
        assert shard_of(guild_id, 2) == 0
        with pytest.raises(HeldElsewhere):
            await one.open_table(guild_id=guild_id, channel_id=-5, at_ms=0, bodies=['"0"'])


async def test_one_number_of_shards_at_a_time(opened: Opened) -> None:
    one, two = await opened(), await opened()
    await leases_of(one).begin(2)
    with pytest.raises(InUse, match="SEVENS_SHARD_COUNT: other running bots share out 2 shards, not 3"):
        await leases_of(two).begin(3)
    assert await leases_of(two).begin(3, is_proposal=True) == 2
    await settle(one, two)
    for store in (one, two):
        await leases_of(store).end(1)
    assert await leases_of(two).begin(3) == 3
    assert await settle(two) == [3]


async def test_a_holder_of_another_number_of_shards_is_fenced(opened: Opened) -> None:
    losses: list[OwnershipLost] = []
    old, new = await opened(on_lost=losses.append), await opened()
    await leases_of(old).begin(4)
    await settle(old)
    table = await a_table(old, 3)

    async def forget(connection: AsyncConnection) -> None:
        await connection.execute(text("UPDATE leases SET expires_at_ms = 0"))
        await connection.execute(text("UPDATE processes SET seen_at_ms = 0"))

    await new.writer.run(forget)
    await leases_of(new).begin(2)
    with pytest.raises(OwnershipLost):
        await old.append(table, 1, at_ms=1, body='"theirs"')


async def test_a_shared_database_is_nobodys_alone(opened: Opened, postgres_url: str) -> None:
    one = await opened()
    with pytest.raises(InUse):
        await Store.open(postgres_url, patience_s=0)
    await one.close()
    async with await Store.open(postgres_url):
        with pytest.raises(InUse):
            await Store.open(postgres_url, is_shared=True, patience_s=0)


async def test_settings_changed_by_two_at_once_are_merged(opened: Opened) -> None:
    one, two = await opened(), await opened()
    await asyncio.gather(
        *(store.set_preferences(5, {f"{store is one}-{n}": n}) for n in range(20) for store in (one, two))
    )
    async with await opened() as third:
        assert len(await third.preferences(5)) == 40


async def test_a_process_hears_what_another_has_changed(opened: Opened) -> None:
    one, two = await opened(), await opened()
    assert (await two.preferences(5), await two.guild_settings(6)) == ({}, {})
    await one.set_preferences(5, {"pings": False})
    await one.set_guild_settings(6, {"text_only": True})
    async with asyncio.timeout(30):
        while (await two.preferences(5), await two.guild_settings(6)) != ({"pings": False}, {"text_only": True}):
            await asyncio.sleep(0.01)
        await one.delete_user(5)
        while await two.preferences(5):
            await asyncio.sleep(0.01)


async def test_a_process_that_could_not_hear_believes_nothing(opened: Opened) -> None:
    one, two = await opened(), await opened()
    assert await two.preferences(5) == {}
    assert two.notices is not None
    await two.notices.close()
    await one.set_preferences(5, {"pings": False})
    two.notices.open()
    async with asyncio.timeout(30):
        while not await two.preferences(5):
            await asyncio.sleep(0.01)
