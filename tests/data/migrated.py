"""SQLite databases as this release makes them: migrated once, and copied. To migrate each anew takes a sixth of a second of
the processor, which a thousand tests would not notice.
"""

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from data.connect import create
from data.migrations import migrate


@cache
def migrated() -> bytes:
    """What is in the file of such a database, in which nothing is written yet."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as outside:
        path = Path(folder, "migrated.db")
        outside.submit(asyncio.run, _migrate(path)).result()  # The caller may be in an event loop.
        return path.read_bytes()


def migrated_in(folder: Path, name: str = "sevens.db") -> str:
    """The URL of such a database in a folder."""
    (folder / name).write_bytes(migrated())
    return f"sqlite:///{folder / name}"


async def _migrate(path: Path) -> None:
    engine = create(f"sqlite:///{path}")
    await migrate(engine)
    await engine.dispose()
