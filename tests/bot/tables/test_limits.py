"""Limits against nuisance: tables opened in a minute and open at once, by person and by server."""

import asyncio
from typing import Any

import pytest

from bot.tables.limits import Limits
from bot.tables.practising import PracticeTables
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from tests.bot.memory_storage import MemoryStorage
from tests.bot.practice_factories import LEARNER, begin

GUILD, HOST, OTHER = 1, 100, 101


class Steady:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def limited(steady: Steady, storage: MemoryStorage | None = None, **limits: int) -> TableService:
    return TableService(storage or MemoryStorage(), steady=steady, limits=Limits(**limits))


async def opened(tables: TableService, channel: int, **given: Any) -> int:
    facts: dict[str, Any] = {
        "guild": GUILD,
        "channel": channel,
        "user": HOST,
        "name": "Aoi",
        "game": "fan-tan",
        "locale": "en-US",
    }
    return (await tables.open(**(facts | given))).id


async def refusal_of(tables: TableService, channel: int, **given: Any) -> TableError:
    with pytest.raises(TableError) as refused:
        await opened(tables, channel, **given)
    return refused.value


async def test_a_person_opens_so_many_tables_a_minute() -> None:
    steady = Steady()
    tables = limited(steady, opened_by_person=2)
    await opened(tables, 1)
    steady.now += 20
    await opened(tables, 2)
    refused = await refusal_of(tables, 3)
    assert refused.reason is RefusalReason.OPENED_OFTEN
    assert refused.facts == {"most": 2, "seconds": 40}
    await opened(tables, 3, user=OTHER)
    steady.now += 40
    await opened(tables, 4)
    assert (await refusal_of(tables, 5)).facts == {"most": 2, "seconds": 20}


async def test_a_server_has_so_many_tables_opened_a_minute() -> None:
    tables = limited(Steady(), opened_in_server=2)
    await opened(tables, 1)
    await opened(tables, 2, user=OTHER)
    assert (await refusal_of(tables, 3, user=OTHER + 1)).reason is RefusalReason.SERVER_OPENED_OFTEN
    await opened(tables, 3, guild=GUILD + 1)


async def test_a_person_is_host_of_so_many_tables_at_once_in_a_server() -> None:
    tables = limited(Steady(), open_by_person=2)
    first = await opened(tables, 1)
    await opened(tables, 2)
    assert (await refusal_of(tables, 3)).reason is RefusalReason.HOSTS_ENOUGH
    await opened(tables, 3, guild=GUILD + 1)
    await tables.cancel(first, HOST)
    await opened(tables, 4)


@pytest.mark.parametrize(("most_here", "most"), [(None, 3), (2, 2), (9, 3)])
async def test_a_server_has_so_many_tables_at_once(most_here: int | None, most: int) -> None:
    tables = limited(Steady(), open_in_server=3)
    for channel in range(most):
        await opened(tables, channel, user=HOST + channel, most_here=most_here)
    refused = await refusal_of(tables, 99, most_here=most_here)
    assert (refused.reason, refused.facts) == (RefusalReason.SERVER_FULL, {"most": most})


async def test_presses_at_the_same_moment_do_not_get_around_the_limits() -> None:
    storage = MemoryStorage()
    tables = limited(Steady(), storage, open_by_person=2)
    storage.gate.clear()
    tasks = [asyncio.create_task(opened(tables, channel)) for channel in range(5)]
    await asyncio.sleep(0)
    storage.gate.set()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert sum(isinstance(each, int) for each in outcomes) == 2


async def test_an_opening_that_fails_is_not_counted() -> None:
    tables = limited(Steady(), opened_by_person=2)
    await opened(tables, 1)
    for _ in range(3):
        assert (await refusal_of(tables, 1)).reason is RefusalReason.CHANNEL_BUSY
    await opened(tables, 2)


async def test_a_table_that_moves_is_not_counted() -> None:
    tables = limited(Steady(), opened_by_person=1, open_by_person=1)
    await opened(tables, 1)
    await opened(tables, 2, is_limited=False)


async def test_practice_counts_by_minute_and_not_as_an_open_table() -> None:
    tables = limited(Steady(), opened_by_person=3, open_by_person=1, opened_in_server=1)
    assert PracticeTables(tables).table_of(LEARNER) is None
    await begin(tables)
    await begin(tables)
    await opened(tables, 1, user=LEARNER)
    with pytest.raises(TableError) as refused:
        await begin(tables)
    assert refused.value.reason is RefusalReason.OPENED_OFTEN
