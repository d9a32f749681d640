"""When a person's clock runs, against a model that counts minutes."""

from datetime import UTC, date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.hours import ALWAYS, Hours, deadline_of, runs_again, runs_for

MINUTE, HOUR = 60_000, 3_600_000
ZONES = sorted(
    zone for zone in available_timezones() if "/" in zone and not zone.startswith(("Etc/", "posix", "right"))
)


def ms(*moment: int) -> int:
    return int(datetime(*moment, tzinfo=UTC).timestamp()) * 1000


@cache
def offset(zone: str, minute: int) -> timedelta:
    there = datetime.fromtimestamp(minute * 60, ZoneInfo(zone)).utcoffset()
    assert there is not None
    return there


def runs(hours: Hours, minute: int) -> bool:
    """Whether the clock runs in this minute since 1970."""
    assert hours.zone is not None
    local = datetime.fromtimestamp(minute * 60, UTC) + offset(hours.zone, minute)
    away = hours.away is not None and hours.away[0] <= local.date() <= hours.away[1]
    hour, quiet = local.hour, hours.quiet
    if quiet is None:
        return not away
    is_quiet = quiet[0] <= hour < quiet[1] if quiet[0] <= quiet[1] else hour >= quiet[0] or hour < quiet[1]
    return not is_quiet and not away


def naive(start: int, minutes: int, hours: Hours) -> int:
    """The minute at whose begin the clock has run for so many minutes."""
    at = start
    while minutes:
        minutes -= runs(hours, at)
        at += 1
    return at


@st.composite
def some_hours(draw: st.DrawFn) -> Hours:
    begin, length = draw(st.integers(0, 23)), draw(st.integers(0, 12))
    first = date(2027, 1, 1) + timedelta(days=draw(st.integers(0, 364)))
    away = draw(st.none() | st.integers(0, 13))
    quiet = (begin, (begin + length) % 24) if length else None
    return Hours(draw(st.sampled_from(ZONES)), quiet, None if away is None else (first, first + timedelta(days=away)))


@settings(max_examples=60, deadline=None)
@given(
    hours=some_hours(), near=st.integers(-3 * 1440, 3 * 1440), minutes=st.integers(1, 3 * 1440), day=st.integers(0, 364)
)
def test_every_deadline_is_that_of_a_model_that_counts_minutes(hours: Hours, near: int, minutes: int, day: int) -> None:
    first = hours.away[0] if hours.away else date(2027, 1, 1) + timedelta(days=day)
    start = ms(first.year, first.month, first.day) // MINUTE + near
    at = deadline_of(start * MINUTE, minutes * MINUTE, hours)
    assert at == naive(start, minutes, hours) * MINUTE
    assert runs_for(start * MINUTE, at, hours) == minutes * MINUTE


@pytest.mark.parametrize(
    "zone", ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Kathmandu"]
)
def test_clock_changes_of_both_directions_and_of_half_an_hour(zone: str) -> None:
    """With quiet hours that begin or end in the very hour that is doubled or left out."""
    changes = [
        day
        for day in range(365)
        if offset(zone, first := ms(2027, 1, 1) // MINUTE + day * 1440) != offset(zone, first + 1440)
    ]
    assert len(changes) in (0, 2)
    for day in changes or [100]:
        for quiet in [(23, 8), (22, 2), (1, 3), (2, 10), (0, 1)]:
            hours, start = Hours(zone, quiet), ms(2027, 1, 1) // MINUTE + (day - 1) * 1440 + 7
            for minutes in (60, 480, 1440):
                assert deadline_of(start * MINUTE, minutes * MINUTE, hours) == naive(start, minutes, hours) * MINUTE


def test_examples_by_hand() -> None:
    berlin = Hours("Europe/Berlin", (23, 8))
    assert deadline_of(ms(2027, 1, 10, 20), 8 * HOUR, berlin) == ms(2027, 1, 11, 13), (
        "2 hours in the evening, then from 8 on"
    )
    assert deadline_of(ms(2027, 1, 10, 1), 8 * HOUR, berlin) == ms(2027, 1, 10, 15)
    spring = Hours("Europe/Berlin", (23, 8))
    assert deadline_of(ms(2027, 3, 27, 21), 8 * HOUR, spring) == ms(2027, 3, 28, 13), "the night is an hour shorter"
    assert deadline_of(ms(2027, 1, 10, 20), 8 * HOUR, ALWAYS) == ms(2027, 1, 11, 4)
    away = Hours("Europe/Berlin", None, (date(2027, 1, 11), date(2027, 1, 12)))
    assert deadline_of(ms(2027, 1, 10, 20), 8 * HOUR, away) == ms(2027, 1, 13, 4)
    assert runs_for(ms(2027, 1, 10, 20), ms(2027, 1, 11, 20), berlin) == 15 * HOUR


def test_days_away_end_at_midnight_of_the_zone() -> None:
    away = Hours("Australia/Lord_Howe", None, (date(2027, 4, 3), date(2027, 4, 4)))
    back = ms(2027, 4, 4, 13, 30)
    assert [away.back_at(at) for at in (ms(2027, 4, 2, 12), ms(2027, 4, 2, 14), back - 1, back)] == [
        None,
        back,
        back,
        None,
    ]
    assert runs_again(back - HOUR, away) == back
    assert ALWAYS.back_at(back) is None
