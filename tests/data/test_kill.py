from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from random import Random

from data.store import Store

TABLES, KILLS = 6, 5


async def killed_after(url: str, seconds: float) -> list[bytes]:
    """Start an appender, kill it `seconds` after its first acknowledgement; all it acknowledged."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.data.appender", url, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    first = await process.stdout.readline()
    assert first, "it ended by itself"
    reading = asyncio.create_task(process.stdout.read())
    await asyncio.sleep(seconds)
    assert process.returncode is None
    process.kill()
    lines = first + await reading
    await process.wait()
    return lines.splitlines()


async def test_nothing_acknowledged_is_lost_or_doubled_by_kill_9(url: str) -> None:
    random = Random(7)
    async with await Store.open(url) as store:
        ids = [
            (await store.open_table(guild_id=None, channel_id=k, at_ms=0, body='"opened"')).id for k in range(TABLES)
        ]
    acknowledged: defaultdict[int, list[tuple[int, str]]] = defaultdict(list)
    for kill in range(1, KILLS + 1):
        for line in await killed_after(url, random.uniform(0.02, 0.2)):
            table_id, n, body = line.decode().split(" ", 2)
            acknowledged[int(table_id)].append((int(n), body))
        # Straight away, as a restart would: the killed one's lock is gone, too.
        async with await Store.open(url) as store:
            logs = {log.table.id: log.entries for log in await store.open_tables()}
        assert sorted(logs) == ids
        for table_id, entries in logs.items():
            assert [entry.n for entry in entries] == list(range(len(entries)))
            found = {entry.n: entry.body for entry in entries}
            assert all(found[n] == body for n, body in acknowledged[table_id])
            # At most the one that was under way at each kill was kept without an answer.
            assert len(acknowledged[table_id]) <= len(entries) - 1 <= len(acknowledged[table_id]) + kill
    assert sum(map(len, acknowledged.values())) > 10 * TABLES
