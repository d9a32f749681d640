"""A process for kill tests: appends to every open table from several tasks and prints each acknowledged entry.

`python -m tests.data.appender URL` continues where the logs end. A line is the table id, the entry's number and its
body.
"""

import asyncio
import os
import sys

from data.store import Store
from tests.data.reading import TableLog, all_open


async def append(store: Store, log: TableLog) -> None:
    for n in range(len(log.entries), 1_000_000):
        body = f'"{os.getpid()}:{n}"'
        await store.tables.append(log.table.id, n, at_ms=n, body=body)
        # One write per entry, so that an acknowledged entry is printed before anything else happens.
        os.write(1, f"{log.table.id} {n} {body}\n".encode())


async def main(url: str) -> None:
    store = await Store.open(url, patience_s=10)
    await asyncio.gather(*(append(store, log) for log in await all_open(store)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
