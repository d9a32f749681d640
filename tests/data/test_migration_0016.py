"""Tables that were closed just before the upgrade are looked after by the first process of this release."""

from data.schema import heartbeat
from data.store import Store
from tests.data.older import migrated_from, rows_of


async def test_the_ends_of_the_last_minute_may_be_unshown(url: str) -> None:
    async with await Store.open(url) as store:
        for channel, closed_at in ((1, 10_000), (2, 50_000), (3, 70_000), (4, None)):
            table = await store.tables.open(guild_id=1, channel_id=channel, at_ms=1, bodies=["{}"])
            if closed_at is not None:
                await store.tables.close_table(table.id, 1, at_ms=closed_at, bodies=['{"kind":"closed"}'])
        await store.heartbeat.beat(100_000)
    await migrated_from(url, "0015")
    assert len(await rows_of(url, heartbeat)) == 1
    async with await Store.open(url) as store:
        assert [(each.channel_id, each.is_open) for each in await store.tables.index()] == [
            (2, False),
            (3, False),
            (4, True),
        ]
