"""Whom the logs of closed tables name is found in all logs of older releases, archived or not."""

from data.schema import table_users
from data.store import Store
from tests.data.older import migrated_from, rows_of

HOST, GUEST, OTHER = 7_000_000_000_000_000_001, 7_000_000_000_000_000_002, 7_000_000_000_000_000_003
NAME = f'\\"user\\":{OTHER}'
BODIES = (f'{{"kind":"opened","host":{HOST},"name":"{NAME}"}}', f'{{"kind":"joined","user":{GUEST},"name":"B"}}')
CLOSED = '{"kind":"closed","why":"played"}'


async def test_those_named_in_closed_tables_are_found(url: str) -> None:
    async with await Store.open(url) as store:
        ids = list[int]()
        for channel in range(3):
            table = await store.tables.open(guild_id=1, channel_id=channel, at_ms=1, bodies=BODIES)
            ids.append(table.id)
            if channel < 2:
                await store.tables.close_table(table.id, 2, at_ms=2, bodies=[CLOSED])
        await store.tidying.tidy([ids[1]], lambda log: log)
        assert await store.people.closed_naming(GUEST) == ids[:2]
        assert await store.people.open_naming(GUEST) == ids[2:]
        assert await store.people.closed_naming(OTHER) == []
    expected = [(user, table_id) for user in (HOST, GUEST) for table_id in ids[:2]]
    assert await rows_of(url, table_users) == [expected]
    await migrated_from(url, "0010")
    assert await rows_of(url, table_users) == [expected]
