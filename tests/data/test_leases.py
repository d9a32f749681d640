"""Several processes share a PostgreSQL database: leases are shared out, and what has lost its lease writes nothing."""

import asyncio
import math

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.errors import HeldElsewhere, InUse, OwnershipLost
from data.gateway_sessions import GatewaySession, HandedOver
from data.leases import LASTS_S, shard_of
from data.postgres_server import NOW, PostgresRows, PostgresServer
from data.sharing import Lease
from data.store import Store
from tests.data.conftest import Opened
from tests.data.writing import Slow, an_open_table, execute, ways_to_write

pytestmark = [pytest.mark.postgres, pytest.mark.slow]
LEASE = 2.0
"""Seconds that a lease lasts where a test waits for its end."""
UNHURRIED = 600.0
"""Where nothing may depend on time: a process that stood still for half of what a lease lasts takes none for a while."""


def guild(shard: int) -> int:
    """A server of this shard, of 2 and of 6."""
    return shard << 22 | 7


async def settle(*stores: Store) -> list[int]:
    """Run rounds until nothing moves; returns how many shards each holds."""
    while True:
        has_moved = False
        for store in stores:
            found = await store.leases.round(1, alive=store.leases.held_shards)
            if found.surplus is not None:
                await store.leases.give_back([found.surplus], 1)
            has_moved = has_moved or bool(found.taken) or found.surplus is not None
        held = [shard for store in stores for shard in store.leases.held_shards]
        assert len(held) == len(set(held)), "one holder a shard"
        if not has_moved:
            return [len(store.leases.held_shards) for store in stores]


async def holder(opened: Opened, shards: int, **options: object) -> Store:
    """A store that holds all shards."""
    store = await opened(**options)
    await store.leases.begin(shards, lasts_s=UNHURRIED)
    await settle(store)
    return store


async def both_half(opened: Opened, shards: int, *, lasts_s: float = UNHURRIED, **options: object) -> list[Store]:
    """Two stores that hold half of the shards each."""
    stores = [await opened(**options), await opened(**options)]
    for store in stores:
        await store.leases.begin(shards, lasts_s=lasts_s)
    assert await settle(*stores) == [shards / 2] * 2
    return stores


async def expire(store: Store, shard: int) -> None:
    """Let a lease run out."""
    await execute(store, f"UPDATE leases SET expires_at_ms = 0 WHERE shard = {shard}")


async def a_table(store: Store, shard: int = 0) -> int:
    return await an_open_table(store, shard + 1, guild_id=guild(shard))


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
        assert await stores[-1].leases.begin(shards, lasts_s=UNHURRIED) == shards
        counts = await settle(*stores)
        assert sum(counts) == shards
    assert sorted(counts) == shares


async def test_what_a_process_gives_back_at_its_end_others_take(opened: Opened) -> None:
    one, two = await both_half(opened, 4)
    await one.leases.end(77)
    taken = (await two.leases.round(1, alive=())).taken
    assert list(taken.values()) == [77, 77], "the time from which clocks are credited"
    assert len(two.leases.held_shards) == 4


async def test_no_more_leases_are_taken_than_asked_for_whatever_the_plan(opened: Opened) -> None:
    """PostgreSQL plans a nested loop where it last saw one row, and runs a subquery of it again for each row."""
    store = await opened()
    await store.leases.begin(1, lasts_s=UNHURRIED)

    async def take_one(connection: AsyncConnection) -> list[int]:
        await connection.execute(text("ANALYZE leases"))
        rows = PostgresRows(connection, NOW)
        await rows.divide(4)
        for other in ("hashjoin", "mergejoin", "material"):
            await connection.execute(text(f"SET LOCAL enable_{other} = off"))
        return [each.shard for each in await rows.take("it", range(4), most=1, lasts=6_000)]

    assert len(await store.writer.run(take_one)) == 1


async def test_a_lease_that_ran_out_is_taken_and_its_loser_writes_nothing(opened: Opened) -> None:
    losses: list[OwnershipLost] = []
    old, new = await holder(opened, 2, on_lost=losses.append), await opened()
    tables = [await a_table(old, shard) for shard in range(2)]
    await old.leases.round(5, alive=old.leases.held_shards)
    await new.leases.begin(2, lasts_s=UNHURRIED)
    await expire(old, 1)
    assert (await new.leases.round(9, alive=())).taken == {1: 5}
    writes = ways_to_write(old, tables[1], guild_id=guild(1))
    writes.insert(5, lambda: old.tables.append(tables[0], 1, at_ms=1, body='"theirs"'))
    for write in writes:
        with pytest.raises(OwnershipLost, match="taken over shard 1"):
            await write()
    assert len(losses) == 1
    assert "\n" not in str(losses[0])
    await new.tables.append(tables[1], 1, at_ms=1, body='"ours"')
    assert [entry.body for entry in await new.tables.entries_of(tables[1])] == ['"0"', '"ours"']
    table = await new.tables.find(tables[1])
    assert (table.cache, table.closed_at_ms) == ({}, None)


@pytest.mark.parametrize("way", range(5))
async def test_each_way_to_write_finds_out_first(opened: Opened, way: int) -> None:
    losses: list[OwnershipLost] = []
    old, new = await holder(opened, 1, on_lost=losses.append), await opened()
    table = await a_table(old)
    await new.leases.begin(1, lasts_s=UNHURRIED)
    await expire(old, 0)
    await new.leases.round(1, alive=())
    with pytest.raises(OwnershipLost, match="shard 0"):
        await ways_to_write(old, table, guild_id=guild(0))[way]()
    assert len(losses) == 1
    assert len(await new.tables.entries_of(table)) == 1


async def test_a_session_goes_on_with_the_lease(opened: Opened) -> None:
    """It is saved with each renewal and as the lease is given back; who takes the lease knows which of both it was."""
    old, new = await holder(opened, 2), await opened()
    sessions = {1: GatewaySession("abc", 7, "wss://there")}
    old.leases.session_of = sessions.get
    await old.leases.round(1, alive=())
    sessions.clear()  # One that is being connected again.
    await old.leases.round(1, alive=())
    await new.leases.begin(2, lasts_s=UNHURRIED)
    await expire(old, 1)
    await new.leases.round(1, alive=())
    assert new.leases.handed_over == {1: HandedOver(GatewaySession("abc", 7, "wss://there"), is_given_back=False)}
    sessions[0] = GatewaySession("def", 8, "wss://here")
    await old.leases.end(1)
    await new.leases.round(1, alive=())
    assert new.leases.handed_over[0] == HandedOver(GatewaySession("def", 8, "wss://here"), is_given_back=True)


async def test_a_session_is_not_gone_on_with_after_another_release_has_begun_one(opened: Opened) -> None:
    """An earlier release takes a lease and saves no session."""
    one, two = await holder(opened, 1), await opened()
    one.leases.session_of = {0: GatewaySession("abc", 7, "wss://there")}.get
    await one.leases.give_back([0], 1)
    await execute(two, "UPDATE leases SET token = token + 1")
    await two.leases.begin(1, lasts_s=UNHURRIED)
    await two.leases.round(1, alive=())
    assert (two.leases.held_shards.keys(), two.leases.handed_over) == ({0}, {})


async def test_sessions_end_where_servers_are_divided_anew(opened: Opened) -> None:
    one = await holder(opened, 2)
    one.leases.session_of = {shard: GatewaySession("abc", 7, "wss://there") for shard in range(2)}.get
    await one.leases.end(1)
    await one.leases.begin(3, lasts_s=UNHURRIED)
    assert await settle(one) == [3]
    assert one.leases.handed_over == {}


async def test_who_could_not_reach_the_database_takes_nothing_for_a_while(opened: Opened) -> None:
    """The database was away from both for longer than a lease lasts: who is back first leaves the other what it has."""
    losses: list[OwnershipLost] = []
    one, two = await both_half(opened, 2, lasts_s=LEASE, on_lost=losses.append)
    await asyncio.sleep(1.2 * LEASE)
    assert not (await two.leases.round(1, alive=())).taken
    assert not (await one.leases.round(1, alive=())).taken
    assert [len(store.leases.held_shards) for store in (one, two)] == [1, 1]
    assert not losses
    async with asyncio.timeout(30):  # One has ended indeed.
        while not (await two.leases.round(1, alive=())).taken:
            await asyncio.sleep(LEASE / 4)
    assert len(two.leases.held_shards) == 2


async def test_who_starts_as_the_database_comes_back_takes_what_nobody_has(opened: Opened) -> None:
    """It does not know that the database was away, and others are about to renew what ran out meanwhile."""
    servers: list[PostgresServer] = []

    def just_began(engine: AsyncEngine) -> PostgresServer:
        servers.append(PostgresServer(engine, began=f"({NOW} - 1000)"))
        return servers[0]

    old, new = await holder(opened, 2), await opened(server_of=just_began)
    await old.leases.give_back([1], 1)
    await expire(old, 0)
    await new.leases.begin(2)
    assert (await new.leases.round(1, alive=())).taken.keys() == {1}
    await old.leases.round(1, alive=())
    assert old.leases.held_shards.keys() == {0}
    await new.leases.give_back([1], 1)
    await expire(old, 0)
    servers[0].began = f"({NOW} - {LASTS_S * 1000 + 1000:.0f})"
    assert (await new.leases.round(1, alive=())).taken.keys() == {0}


async def test_who_stands_still_in_a_transaction_keeps_nobody_from_its_leases(opened: Opened) -> None:
    old, new = await holder(opened, 1), await opened()
    await new.leases.begin(1, lasts_s=UNHURRIED)

    async def stand_still() -> None:
        async with PostgresServer(old.engine, idle_ms=200).begin() as rows:
            await rows.renew([Lease(0, old.leases.held_shards[0])], lasts=0, alive=(), alive_at=None)
            await expire(new, 0)  # It waits for the end of the transaction.
            assert (await new.leases.round(1, alive=())).taken.keys() == {0}

    with pytest.raises(DBAPIError):
        await stand_still()


async def test_two_that_both_believe_write_each_entry_once(opened: Opened) -> None:
    """Both append as fast as they can while the lease goes from one to the other."""
    old, new = await holder(opened, 1), await opened()
    table = await a_table(old)
    written: list[tuple[str, int]] = []

    async def play(store: Store, name: str, until: float) -> None:
        n = len(await store.tables.entries_of(table))
        while n < until:
            await store.tables.append(table, n, at_ms=n, body=f'"{name}"')
            written.append((name, n))
            n += 1

    playing = asyncio.create_task(play(old, "old", math.inf))
    while len(written) < 20:
        await asyncio.sleep(0)
    await new.leases.begin(1, lasts_s=UNHURRIED)
    await expire(new, 0)  # The old one does not know.
    while not (await new.leases.round(1, alive=())).taken:
        await asyncio.sleep(0)  # A write was under way.
    await play(new, "new", len(written) + 300)
    with pytest.raises(OwnershipLost):
        await playing
    bodies = [entry.body for entry in await new.tables.entries_of(table)][1:]
    assert bodies == [f'"{name}"' for name, _ in written], "what was answered is there, once, and nothing else"
    assert bodies.index('"new"') == bodies.count('"old"'), "nothing of the old one after the take"


async def test_a_take_waits_for_a_write_under_way(opened: Opened, postgres_url: str) -> None:
    """The next holder reads logs after its take, so an entry must not be committed afterwards."""
    old, new = await holder(opened, 1), await opened()
    await new.leases.begin(1, lasts_s=UNHURRIED)
    slow = Slow()

    async def work(connection: AsyncConnection) -> None:
        await old.writer.fence(connection, guild(0))
        await slow(connection)

    await expire(new, 0)
    writing = asyncio.create_task(old.writer.run(work))
    await slow.begun.wait()
    assert not (await new.leases.round(1, alive=())).taken
    slow.gate.set()
    await writing
    assert (await new.leases.round(1, alive=())).taken == {0: 1}


async def test_what_another_process_holds_is_refused_without_losing_anything(opened: Opened) -> None:
    one, two = await both_half(opened, 2)
    mine, theirs = (0, 1) if 0 in one.leases.held_shards else (1, 0)
    here, there = await a_table(one, mine), await a_table(two, theirs)
    outcomes = await asyncio.gather(
        one.tables.append(here, 1, at_ms=1, body='"1"'),
        one.tables.append(there, 1, at_ms=1, body='"1"'),
        one.tables.append(here, 2, at_ms=1, body='"2"'),
        return_exceptions=True,
    )
    assert [type(each) for each in outcomes] == [type(None), HeldElsewhere, type(None)]
    with pytest.raises(HeldElsewhere):
        await one.tables.set_cache(there, {})
    with pytest.raises(HeldElsewhere):
        await one.tables.close_table(there, 1, at_ms=1, bodies=['"over"'])
    assert len(await two.tables.entries_of(there)) == 1


async def test_practice_and_direct_messages_belong_to_shard_0(opened: Opened) -> None:
    one = await opened()
    await one.leases.begin(2, among=[1])
    await one.leases.round(1, alive=())
    assert one.leases.held_shards.keys() == {1}
    for guild_id in (None, 0):
        assert shard_of(guild_id, 2) == 0
        with pytest.raises(HeldElsewhere):
            await one.tables.open(guild_id=guild_id, channel_id=-5, at_ms=0, bodies=['"0"'])


@pytest.mark.parametrize("guild_id", [None, 0])
@pytest.mark.parametrize(("user_id", "channel_id"), [(None, guild(1)), (0, guild(1)), (guild(1), guild(0))])
async def test_what_is_outside_of_servers_is_written_by_the_holder_of_its_user_or_channel(
    opened: Opened, guild_id: int | None, user_id: int | None, channel_id: int
) -> None:
    one = await opened()
    await one.leases.begin(2, among=[1])
    await one.leases.round(1, alive=())
    table = await one.tables.open(guild_id=guild_id, user_id=user_id, channel_id=channel_id, at_ms=0, bodies=['"0"'])
    assert shard_of(table.home, 2) == 1
    await one.tables.append(table.id, 1, at_ms=1, body='"1"')
    await one.tables.set_cache(table.id, {"message": 3})
    await one.tables.close_table(table.id, 2, at_ms=1, bodies=['"over"'])
    assert len(await one.tables.entries_of(table.id)) == 3


async def test_one_number_of_shards_at_a_time(opened: Opened) -> None:
    one, two = await opened(), await opened()
    await one.leases.begin(2)
    with pytest.raises(InUse, match="SEVENS_SHARD_COUNT: other running bots share out 2 shards, not 3"):
        await two.leases.begin(3)
    assert await two.leases.begin(3, is_proposal=True) == 2
    await settle(one, two)
    for store in (one, two):
        await store.leases.end(1)
    assert await two.leases.begin(3) == 3
    assert await settle(two) == [3]


async def test_a_holder_of_another_number_of_shards_is_fenced(opened: Opened) -> None:
    losses: list[OwnershipLost] = []
    old, new = await holder(opened, 4, on_lost=losses.append), await opened()
    table = await a_table(old, 3)
    await execute(new, "UPDATE leases SET expires_at_ms = 0", "UPDATE processes SET seen_at_ms = 0")
    await new.leases.begin(2)
    with pytest.raises(OwnershipLost):
        await old.tables.append(table, 1, at_ms=1, body='"theirs"')


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
        *(store.preferences.change(5, {f"{store is one}-{n}": n}) for n in range(20) for store in (one, two))
    )
    async with await opened() as third:
        assert len(await third.preferences.get(5)) == 40


async def hears(store: Store) -> list[int | None]:
    """What a store hears of preferences from now on, once it listens."""
    heard = list[int | None]()
    store.preferences.on_change_elsewhere(heard.append)
    await heard_all(heard)
    heard.clear()
    return heard


async def heard_all(heard: list[int | None]) -> None:
    """Wait until a store has heard that it may have missed notices, as it does each time it begins to listen."""
    async with asyncio.timeout(30):
        while None not in heard:
            await asyncio.sleep(0.01)


async def test_a_process_hears_what_another_has_changed(opened: Opened) -> None:
    one, two = await opened(), await opened()
    heard = await hears(two)
    assert (await two.preferences.get(5), await two.guild_settings.get(6)) == ({}, {})
    await one.preferences.change(5, {"pings": False})
    await one.guild_settings.change(6, {"text_only": True})
    async with asyncio.timeout(30):
        there = {"pings": False}, {"text_only": True}
        while (await two.preferences.get(5), await two.guild_settings.get(6)) != there:
            await asyncio.sleep(0.01)
        await one.people.forget(5)
        while await two.preferences.get(5):
            await asyncio.sleep(0.01)
    assert heard == [5, 5]


async def test_a_process_that_could_not_hear_believes_nothing(opened: Opened) -> None:
    one, two = await opened(), await opened()
    heard = await hears(two)
    assert await two.preferences.get(5) == {}
    await two.notices.stop_listening()
    await one.preferences.change(5, {"pings": False})
    assert await two.preferences.get(5) == {}, "believed until it listens again"
    two.notices.start_listening()
    await heard_all(heard)
    assert await two.preferences.get(5) == {"pings": False}
