"""Tries at a day, as tables write them."""

from data.rows import FinishedTry, NewTry
from data.store import Store
from tests.data.matches import GUILD


async def begin(store: Store, user: int, day: int, *, guild: int | None = GUILD) -> int:
    """The id of the table of a try that has begun."""
    opened = await store.tables.open(
        guild_id=None, channel_id=None, user_id=user, at_ms=1_000, bodies=["{}"], as_try=NewTry(user, day, guild)
    )
    return opened.id


async def finish(store: Store, table: int, score: int) -> None:
    """End a try."""
    ending = FinishedTry(score, "cp")
    await store.tables.close_table(table, 1, at_ms=2_000, bodies=["{}"], finished_try=ending)


async def play(store: Store, user: int, score: int, day: int, *, guild: int | None = GUILD) -> int:
    """A try from its beginning to its end; the id of its table."""
    table = await begin(store, user, day, guild=guild)
    await finish(store, table, score)
    return table
