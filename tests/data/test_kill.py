import asyncio
import sys
from collections import defaultdict
from random import Random

import pytest

from data.store import Store
from tests.data.reading import all_open

pytestmark = pytest.mark.slow

TABLES, KILLS = 6, 5


async def killed_after(url: str, count: int) -> list[bytes]:
    """Start an appender and kill it after so many acknowledged entries; returns these."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.data.appender", url, stdout=asyncio.subprocess.PIPE
    )
    lines = [await process.stdout.readline() for _ in range(count)]
    assert lines[-1], "it ended by itself"
    process.kill()
    lines += (await process.stdout.read()).splitlines()
    await process.wait()
    return lines


async def test_nothing_acknowledged_is_lost_or_doubled_by_kill_9(url: str) -> None:
    random = Random(7)
    async with await Store.open(url) as store:
        ids = [
            (await store.tables.open(guild_id=None, channel_id=k, at_ms=0, bodies=['"opened"'])).id
            for k in range(TABLES)
        ]
    acknowledged: defaultdict[int, list[tuple[int, str]]] = defaultdict(list)
    for kill in range(1, KILLS + 1):
        for line in await killed_after(url, random.randrange(1, 300)):
            table_id, n, body = line.decode().rstrip("\n").split(" ", 2)
            acknowledged[int(table_id)].append((int(n), body))
        # At once, like a restart: the killed process's lock is released, too.
        async with await Store.open(url) as store:
            logs = {log.table.id: log.entries for log in await all_open(store)}
        assert sorted(logs) == ids
        for table_id, entries in logs.items():
            assert [entry.n for entry in entries] == list(range(len(entries)))
            found = {entry.n: entry.body for entry in entries}
            assert all(found[n] == body for n, body in acknowledged[table_id])
            # At most one entry per kill was stored without an acknowledgement.
            assert len(acknowledged[table_id]) <= len(entries) - 1 <= len(acknowledged[table_id]) + kill
