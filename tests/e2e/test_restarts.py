"""Many open tables over kills: each channel keeps one board, and no user is pinged twice."""

import asyncio
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.storage.stored_tables import StoredTables
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from data.outside import now_ms
from data.store import Store
from tests.bot.table_factories import open_table
from tests.e2e.people import Json, Person
from tests.e2e.restarting import COMPONENTS_V2, channels, done, newest, requests, start_again
from tests.e2e.scenes import Scene, staged

pytestmark = pytest.mark.kind("processes")

TABLES = 200
PLAYED = 100
"""So many of them are in play, with a person to move; the others are lobbies."""


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A playground that keeps Discord's rate limits; the bot is not up yet."""
    folder = tmp_path_factory.mktemp("restarts")
    with staged(folder, validated=False, rate_limits=True) as scene:
        yield scene


async def fill(scene: Scene, people: list[Person], places: list[str]) -> None:
    """An open table in each channel, as left by a process that died before showing any."""
    users = [(int(who.id), who.name) for who in people]
    async with await Store.open(scene.bot.database) as store:
        tables = TableService(StoredTables(store), computer_pause=3600)

        async def opened(number: int, channel: str) -> None:
            (host, name), *others = users
            table = await open_table(
                tables,
                guild=int(scene.guild()["id"]),
                channel=int(channel),
                user=host,
                name=name,
                setup=TableSetup.of("shichi-narabe", turn_seconds=3600),
                locale="en-US",
            )
            for other, its_name in others:
                await tables.join(table.id, other, its_name)
            if number < PLAYED:
                await tables.start(table.id, host)

        await asyncio.gather(*(opened(number, channel) for number, channel in enumerate(places)))
        await store.heartbeat.beat(now_ms())
        await tables.stop_play()


def there(who: Person, places: list[str]) -> list[Json]:
    return [each for each in list(who.shown.values()) if each["channel_id"] in places]


def assert_one_each(who: Person, places: list[str]) -> None:
    """Each channel has one board, and one ping if a person is to move."""
    shown = there(who, places)
    boards = Counter(each["channel_id"] for each in shown if each["flags"] & COMPONENTS_V2)
    calls = Counter(each["channel_id"] for each in shown if not each["flags"] & COMPONENTS_V2)
    assert boards == Counter(places)
    assert calls == Counter(places[:PLAYED])


@pytest.mark.slow
async def test_two_hundred_tables_survive_three_kills(scene: Scene, sit) -> None:
    people = [await sit(name) for name in ("Aoi", "Ben", "Chika")]
    aoi = people[0]
    places = await channels(aoi, scene, TABLES)
    await fill(scene, people, places)
    await asyncio.to_thread(scene.bot.start)
    await aoi.until(lambda: len(aoi.shown) > TABLES // 4, "some of the boards")
    await start_again(scene, until=lambda: len(there(aoi, places)) >= TABLES + PLAYED)
    assert_one_each(aoi, places)
    for _ in range(3):
        since = newest(scene)
        await start_again(scene, until=lambda since=since: done(requests(scene, since), "PATCH").total() >= PLAYED)
        asked = requests(scene, since)
        assert done(asked, "POST") == Counter(), "nothing is sent that is there"
        assert done(asked, "PATCH") == Counter(places[:PLAYED]), "each clock is told anew, once; lobbies have none"
    assert_one_each(aoi, places)
    # A new process does not know the requests of the one before in the same second.
    refused = Counter(each["status"] for each in requests(scene) if each["status"] >= 400)
    assert refused[429] <= TABLES // 2, "it does not ask much faster than it may"
