"""The shards of one process of several: in which order they are taken and let go."""

import asyncio
from collections.abc import Callable, Collection, Sequence

import pytest

from bot.platform.sharing import Sharing
from data.errors import StoreClosed
from data.leases import Leases, Renewals

pytestmark = pytest.mark.looptime
LASTS = 6.0
GUILDS = [shard << 22 for shard in range(4)]


class Database(Leases):
    """Leases without a database: each round finds what the test says."""

    def __init__(self, *rounds: Renewals | Exception) -> None:
        self.shards, self.held_shards = 4, {}
        self.rounds = list(rounds)
        self.alive: list[set[int]] = []
        self.calls: list[object] = []

    async def round(self, at_ms: int, *, alive: Collection[int]) -> Renewals:
        self.alive.append({*alive})
        found = self.rounds.pop(0) if self.rounds else Renewals()
        if isinstance(found, Exception):
            raise found
        self.held_shards |= dict.fromkeys(found.taken, 1)
        return found

    async def give_back(self, shards: Collection[int], at_ms: int | None) -> None:
        self.calls.append(("give back", sorted(shards), at_ms))
        for shard in shards:
            self.held_shards.pop(shard, None)

    async def end(self, at_ms: int) -> None:
        self.calls.append(("end", sorted(self.held_shards), at_ms))


class Played:
    """Notes what is asked of whoever plays the shards."""

    def __init__(self, calls: list[object]) -> None:
        self.calls = calls
        self.troubles: list[Exception] = []
        self.gone_wrong: list[Exception] = []
        self.goes_on = asyncio.Event()
        self.goes_on.set()

    def now(self) -> int:
        return 77

    async def list_tables(self, mine: Callable[[int], bool], alive_at: int | None) -> int:
        if self.troubles:
            raise self.troubles.pop(0)
        self.calls.append(("list", [shard for shard, guild in enumerate(GUILDS) if mine(guild)], alive_at))
        return 1

    async def resume_tables(self) -> None:
        await self.goes_on.wait()
        self.calls.append("take up")

    async def connect_shard(self, shard: int) -> None:
        self.calls.append(("connect", shard))

    async def disconnect_shard(self, shard: int, patience: float) -> None:
        self.calls.append(("disconnect", shard))

    async def release_servers(self, mine: Callable[[int], bool]) -> int:
        if self.gone_wrong:
            raise self.gone_wrong.pop(0)
        self.calls.append(("let go", [shard for shard, guild in enumerate(GUILDS) if mine(guild)]))
        return 1


def sharing(*rounds: Renewals | Exception, troubles: Sequence[Exception] = ()) -> tuple[Sharing, Database, Played]:
    """`troubles`: what goes wrong, one after the other, with what the holder of shard 0 does."""
    database = Database(*rounds)
    player, left = Played(database.calls), [*troubles]

    async def first() -> None:
        if left:
            raise left.pop(0)
        database.calls.append("first")

    return Sharing(database, player, first=first, lasts=LASTS), database, player


async def after(sharing: Sharing, seconds: float) -> None:
    running = asyncio.create_task(sharing.run())
    await asyncio.sleep(seconds)
    running.cancel()


async def test_a_shard_is_listed_connected_and_taken_up_in_this_order() -> None:
    shared, database, _ = sharing(Renewals({2: 5}))
    await after(shared, LASTS)
    assert database.calls == [("list", [2], 5), ("connect", 2), "take up"]
    assert database.alive[:2] == [set(), {2}], "clocks stand until its tables are taken up"
    assert len(database.alive) >= 4, "several renewals in the time of a lease"


async def test_the_holder_of_shard_0_does_what_is_done_once() -> None:
    shared, database, _ = sharing(Renewals({0: None}), Renewals({1: None}))
    await after(shared, LASTS)
    assert database.calls.count("first") == 1
    assert database.calls.index("first") > database.calls.index("take up"), "people play first"


async def test_what_is_done_once_is_tried_again_and_nobody_waits_for_it(caplog: pytest.LogCaptureFixture) -> None:
    shared, database, _ = sharing(Renewals({0: None}), troubles=[OSError("out of reach")])
    await after(shared, LASTS)
    assert database.calls == [("list", [0], None), ("connect", 0), "take up", "first"]
    assert caplog.text.count("could not be done yet") == 1
    assert "Traceback" not in caplog.text, "an outage is no fault of the program"


async def test_a_shard_that_cannot_be_played_yet_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    shared, database, player = sharing(Renewals({1: 5}))
    player.troubles = [OSError("out of reach"), ValueError("a fault of the program")]
    await after(shared, LASTS)
    assert database.calls == [("list", [1], 5), ("connect", 1), "take up"]
    assert [each.levelname for each in caplog.records if "Shard 1 cannot be played yet" in each.message] == [
        "WARNING",
        "ERROR",
    ]
    assert caplog.text.count("Traceback") == 1, "an outage is no fault of it"


async def test_a_lease_is_given_back_last() -> None:
    shared, database, _ = sharing(Renewals({1: 5, 3: 5}), Renewals(surplus=3))
    await after(shared, LASTS)
    assert database.calls[-3:] == [("disconnect", 3), ("let go", [3]), ("give back", [3], 77)]
    assert database.held_shards.keys() == {1}
    assert database.alive[-1] == {1}


async def test_a_shard_that_could_not_be_given_back_is_in_the_next_round() -> None:
    """Even if no other process has too few any more: nobody plays it meanwhile."""
    shared, database, player = sharing(Renewals({1: 5, 3: 5}), Renewals(surplus=3), Renewals(), Renewals())
    player.gone_wrong = [OSError("out of reach")]
    await after(shared, LASTS)
    assert database.calls[-4:] == [("disconnect", 3), ("disconnect", 3), ("let go", [3]), ("give back", [3], 77)]
    assert database.held_shards.keys() == {1}


async def test_a_shard_that_is_being_taken_is_not_given_back() -> None:
    shared, database, player = sharing(Renewals({1: 5}), Renewals(surplus=1))
    player.goes_on.clear()
    await after(shared, LASTS)
    assert ("disconnect", 1) not in database.calls


async def test_at_its_end_a_process_gives_everything_back() -> None:
    """The clocks of tables that were not taken up yet stand since the holder before."""
    shared, database, player = sharing(Renewals({1: 5}), Renewals(), Renewals({2: 6}))
    running = asyncio.create_task(shared.run())
    await asyncio.sleep(1)
    player.goes_on.clear()
    await asyncio.sleep(2)
    await shared.end()
    running.cancel()
    assert database.calls[-2:] == [("give back", [2], None), ("end", [1], 77)]


async def test_that_a_shard_is_played_is_written_at_once() -> None:
    """Else, who follows after a death within seconds credits its clocks from another process's heartbeat."""
    shared, database, _ = sharing(Renewals({1: 5}), Renewals())
    running = asyncio.create_task(shared.run())
    await asyncio.sleep(0.1)
    running.cancel()
    assert database.alive == [set(), {1}]


async def test_a_round_that_fails_is_repeated_and_a_lost_store_ends_them(caplog: pytest.LogCaptureFixture) -> None:
    shared, database, _ = sharing(OSError("gone"), Renewals({1: 5}), StoreClosed())
    async with asyncio.timeout(60):
        await shared.run()
    assert len(database.alive) == 3
    assert caplog.text.count("could not be renewed") == 1


async def test_who_has_no_shard_waits(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    shared, _, _ = sharing(Renewals(), Renewals(), Renewals({1: 5}))
    running = asyncio.create_task(shared.run())
    await asyncio.sleep(2)
    assert shared.is_waiting
    await asyncio.sleep(2)
    assert not shared.is_waiting
    running.cancel()
    assert caplog.text.count("All shards are played by other processes") == 1
