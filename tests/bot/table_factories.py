"""Real tables over storage in memory, for tests of what shows them."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from bot.tables.entries import Level
from bot.tables.limits import NO_LIMITS, TableLimits
from bot.tables.pacing import HoursOf, no_hours
from bot.tables.participants import Company, Guest, Location
from bot.tables.service import TableService
from bot.tables.setup import Hints, TableSetup
from bot.tables.table import Table
from bot.tables.table_times import Times, loop_time
from data.outside import now_ms
from tests.bot.memory_storage import MemoryStorage

HOST = 100
LONG_NAME = "W" * 32
MARKDOWN_NAME = "*_~`|>@everyone<@1>" + "*" * 13


def name_of(index: int) -> str:
    return (LONG_NAME, MARKDOWN_NAME)[index % 2]


def new_tables(
    storage: MemoryStorage | None = None,
    *,
    now: Callable[[], int] = now_ms,
    steady: Callable[[], float] | None = None,
    computer_pause: float = 3600,
    seed: int | str = 1,
    limits: TableLimits = NO_LIMITS,
    hours_of: HoursOf = no_hours,
) -> TableService:
    """Tables with a fixed seed, whose computer players do not move on their own.

    `steady`: the monotonic clock; by default it follows `now`.
    """
    if steady is None:
        steady = loop_time if now is now_ms else lambda: now() / 1000
    return TableService(
        storage or MemoryStorage(),
        computer_pause=computer_pause,
        times=Times(now=now, steady=steady),
        chance=Random(seed),
        limits=limits,
        hours_of=hours_of,
    )


async def restore(tables: TableService) -> list[Table]:
    """Take up all tables as a new process does; return them, also those that were closed by it."""
    shown: list[Table] = []
    tables.restoring.show = shown.append
    await tables.restoring.find(alive_at=await tables.registry.storage.last_beat())
    await tables.restoring.run()
    return shown


async def open_table(
    tables: TableService,
    *,
    setup: TableSetup,
    guild: int = 1,
    channel: int = 7,
    user: int = HOST,
    name: str = LONG_NAME,
    locale: str = "en-US",
    computers: Sequence[Level] = (),
    guests: Sequence[Guest] = (),
    invited: Sequence[Guest] = (),
    most_tables: int | None = None,
    **facts: object,
) -> Table:
    """A table with this host and company in this channel. `facts`: as in `TableOpening.open`."""
    company = Company(Guest(user, name), computers, guests, invited)
    where = Location(guild, channel, most_tables=most_tables)
    return await tables.open(company, where, setup, locale=locale, **facts)


async def lobby(
    tables: TableService,
    *,
    people: int,
    computers: int = 0,
    guild: int = 1,
    channel: int = 7,
    name: str = LONG_NAME,
    locale: str = "en-US",
    game: str = "shichi-narabe",
    options: Mapping[str, object] | None = None,
    hints: Hints = Hints.AUTOMATIC,
    start: bool = False,
    **facts: object,
) -> Table:
    """A lobby with this many people (user ids from 100) and computer players; with `start` their match."""
    setup = TableSetup.of(game, options, hints=hints)
    table = await open_table(tables, guild=guild, channel=channel, name=name, setup=setup, locale=locale, **facts)
    for index in range(1, people):
        await tables.join(table.id, HOST + index, name_of(index))
    for _ in range(computers):
        await tables.add_computer(table.id, HOST)
    return await tables.start(table.id, HOST) if start else table


def awaited(table: Table, later: int = 0) -> int:
    """The person to act, or the one `later` seats after that."""
    user = table.at((table.to_act()[0] + later) % len(table.participants)).user
    assert user is not None
    return user


async def playing(
    tables: TableService, *, people: int, computers: int = 0, channel: int = 7, locale: str = "en-US"
) -> Table:
    """A table in play, with the players of such a lobby."""
    table = await lobby(tables, people=people, computers=computers, channel=channel, locale=locale)
    return await tables.start(table.id, HOST)


async def play_one(tables: TableService, table: Table, *, prefer: str | None = None) -> None:
    """Make the first legal move for the user to act, or `prefer` if that is legal."""
    legal = [str(move) for move in table.view(table.to_act()[0]).legal]
    await tables.move(table.id, awaited(table), ply=table.ply, move=prefer if prefer in legal else legal[0])


async def play_to_the_end(tables: TableService, table: Table) -> None:
    """Play to the end of the hand; people only."""
    while table.to_act():
        await play_one(tables, table)
