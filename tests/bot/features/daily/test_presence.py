"""On how many of the last days a person has played."""

from dataclasses import replace

from bot.features.daily.presence import LAST_DAYS, Presence, days_looked_at, presence
from tests.bot.features.daily.tries import finished

DAY = 60


def test_a_missed_day_takes_one() -> None:
    missed = {DAY - 2, DAY - 9}
    tries = [finished(7, day, 1) for day in days_looked_at(DAY) if day not in missed]
    assert presence(tries, DAY) == Presence(LAST_DAYS - 2, LAST_DAYS)


def test_today_does_not_count_as_missed_while_it_is_not_finished() -> None:
    tries = [finished(7, day, 1) for day in days_looked_at(DAY)]
    for today in ([], [replace(tries[-1], score=None, finished_at_ms=None)]):
        assert presence([*tries[:-1], *today], DAY) == Presence(LAST_DAYS, LAST_DAYS)


def test_the_first_days_are_of_fewer() -> None:
    assert presence([finished(7, 1, 1)], 1) is None
    assert presence([finished(7, 2, 1)], 2) == Presence(1, 2)
    assert presence([], DAY) is None
