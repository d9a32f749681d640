"""What is logged of work that is cut off when the process ends, as after the loss of a lease."""

import asyncio
import logging
from collections.abc import Generator

import pytest

from bot.stopping import cancel_all
from data.connect import in_time, told

POOL = "sqlalchemy.pool.impl.AsyncAdaptedQueuePool"


@pytest.fixture
def pool_level() -> Generator[None]:
    """The level of the parent of the loggers of SQLAlchemy's pools is afterwards what it was."""
    logger = logging.getLogger("sqlalchemy.pool")
    level = logger.level
    yield
    logger.setLevel(level)


@pytest.mark.usefixtures("pool_level")
async def test_connections_that_are_thrown_away_are_not_told_of(caplog: pytest.LogCaptureFixture) -> None:
    """A process that lost its leases under load ends with one line, not with a traceback for each connection."""

    async def give_back() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            logging.getLogger(POOL).exception("Exception during reset or similar")  # As the pool does.
            raise

    lasting = asyncio.all_tasks()
    giving = asyncio.create_task(give_back())
    await asyncio.sleep(0)
    assert await cancel_all(lasting, 5.0)
    assert giving.cancelled()
    assert [record for record in caplog.records if record.name == POOL] == []


async def test_what_the_database_did_not_do_in_time_is_said() -> None:
    with pytest.raises(TimeoutError, match="the database has not renewed the leases within"):
        async with in_time(0.01, "renewed the leases"):
            await asyncio.sleep(60)
    assert told(TimeoutError()) == "TimeoutError", "a line of the log is never empty"
    assert told(OSError("no\nroom")) == "no room"
