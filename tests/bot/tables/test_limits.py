"""Limits against nuisance: tables opened in a minute and open at once, by person and by server."""

import asyncio

import pytest

from bot.tables.lessons import LessonTables
from bot.tables.limits import RATES, Counted, Doing, Rate, Rates, TableLimits
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table_times import Times
from bot.text.sentences import refused
from i18n import LANGUAGES, Language, texts_in
from tests.bot.lesson_factories import LEARNER, begin
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import open_table
from tests.bot.tables.factories import HERE
from tests.bot.tables.steps import reason_of
from tests.bot.tables.steps import refused as not_done

GUILD, HOST, OTHER = 1, 100, 101


class Steady:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def limited(steady: Steady, storage: MemoryStorage | None = None, **limits: int) -> TableService:
    return TableService(storage or MemoryStorage(), times=Times(steady=steady), limits=TableLimits(**limits))


async def opened(tables: TableService, channel: int, **given: object) -> int:
    facts = {**HERE, "channel": channel, "user": HOST, "setup": TableSetup.of("fan-tan"), **given}
    return (await open_table(tables, **facts)).id


async def refusal_of(tables: TableService, channel: int, **given: object) -> TableError:
    return await not_done(opened(tables, channel, **given))


async def test_a_person_opens_so_many_tables_a_minute() -> None:
    steady = Steady()
    tables = limited(steady, opened_by_person=2)
    await opened(tables, 1)
    steady.now += 20
    await opened(tables, 2)
    error = await refusal_of(tables, 3)
    assert error.reason is RefusalReason.OPENED_OFTEN
    assert error.facts == {"most": 2, "seconds": 40}
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
    error = await refusal_of(tables, 3)
    assert error.reason is RefusalReason.HOSTS_ENOUGH
    assert error.facts == {"most": 2, "channels": (1, 2)}
    await opened(tables, 3, guild=GUILD + 1)
    await tables.cancel(first, HOST)
    await opened(tables, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_of_enough_tables_is_told_where_they_are(language: Language) -> None:
    told = refused(texts_in(language), TableError(RefusalReason.HOSTS_ENOUGH, most=2, channels=(1, 2)))
    assert "<#1>" in told
    assert "<#2>" in told


@pytest.mark.parametrize(("most_here", "most"), [(None, 3), (2, 2), (9, 3)])
async def test_a_server_has_so_many_tables_at_once(most_here: int | None, most: int) -> None:
    tables = limited(Steady(), open_in_server=3)
    for channel in range(most):
        await opened(tables, channel, user=HOST + channel, most_tables=most_here)
    error = await refusal_of(tables, 99, most_tables=most_here)
    assert (error.reason, error.facts) == (RefusalReason.SERVER_FULL, {"most": most})


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
    assert LessonTables(tables).table_of(LEARNER) is None
    await begin(tables)
    await begin(tables)
    await opened(tables, 1, user=LEARNER)
    assert await reason_of(begin(tables)) is RefusalReason.OPENED_OFTEN


@pytest.mark.parametrize("what", Doing)
def test_what_somebody_does_in_a_channel_is_limited_for_both(what: Doing) -> None:
    steady, (own, here) = Steady(), RATES[what]
    rates = Rates(steady=steady, now=lambda: 5_000)
    for user in range(1, 1 + here.most):
        for _ in range(own.most if user == 1 else 0):
            with rates.doing(what, user=user, channel=user):
                pass
    with pytest.raises(TableError) as error, rates.doing(what, user=1, channel=99):
        pass
    until = 5_000 + round(1000 * own.seconds)
    assert error.value.reason is RefusalReason.OFTEN
    assert error.value.facts == {"what": what.value, "whose": "own", "most": own.most, "until": until}
    for user in range(100, 100 + here.most):
        with rates.doing(what, user=user, channel=50):
            pass
    with pytest.raises(TableError) as error, rates.doing(what, user=200, channel=50):
        pass
    assert (error.value.facts["whose"], error.value.facts["most"]) == ("channel", here.most)
    steady.now += max(own.seconds, here.seconds)
    with rates.doing(what, user=1, channel=50):
        pass


def test_what_fails_does_not_count() -> None:
    rates = Rates(steady=Steady(), now=lambda: 0)
    for _ in range(9):
        with pytest.raises(ConnectionError), rates.doing(Doing.FILM, user=1, channel=1):
            raise ConnectionError


def test_a_host_pings_each_person_once_in_a_while() -> None:
    steady = Steady()
    rates = Rates(steady=steady, now=lambda: 0)
    assert rates.ping(HOST, [1, 2]) == [1, 2]
    assert rates.ping(HOST, [2, 3]) == [3]
    assert rates.ping(OTHER, [2]) == [2]
    steady.now += 299
    assert rates.ping(HOST, [1, 2, 3]) == []
    steady.now += 1
    assert rates.ping(HOST, [1, 2, 3]) == [1, 2, 3]


def test_what_is_counted_is_forgotten_in_time_and_bounded() -> None:
    steady = Steady()
    rates, rate = Rates(steady=steady, now=lambda: 0, most=3), Rate(1, 10)
    for user in range(9):
        with rates.counting((Counted("ping", (user,)), rate)):
            pass
    assert [rates.wait(Counted("ping", (user,)), rate) for user in range(9)] == [0.0] * 6 + [10.0] * 3
    assert len(rates) == 3
    steady.now += 10
    assert len(rates) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", Doing)
def test_a_limit_says_when_one_may_again(language: Language, what: Doing) -> None:
    for whose in ("own", "channel"):
        error = TableError(RefusalReason.OFTEN, what=what.value, whose=whose, most=3, until=7_000)
        assert "<t:7:R>" in refused(texts_in(language), error)
