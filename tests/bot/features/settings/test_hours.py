"""The page of hours: a zone by its city, which is confirmed, quiet hours, and days away, of which there are 14 a year."""

from datetime import date, datetime, timedelta

import pytest

from bot.features.settings.days_away import MOST_DAYS, changes, is_away, longest
from bot.features.settings.handlers import SettingsHandlers
from bot.features.settings.zones import all_zones, city_of, clock_in, find_zone, zone_choices
from bot.storage.user_settings import OwnSettings, UserSettings
from bot.tables.hours import ALWAYS, Hours
from bot.tables.refusals import RefusalReason
from tests.bot.channels import Cache
from tests.bot.clock import Clock
from tests.bot.fitting.limits import said
from tests.bot.interaction_factories import new_answers, press
from tests.bot.refused import refused
from tests.bot.table_factories import new_tables
from tests.discord_in_memory import Discord, Pressed

MORNING = Clock()
"""15 January 2027, 08:00 UTC."""
TODAY = date(2027, 1, 15)


class Pressing:
    def __init__(self) -> None:
        self.user_settings, tables = UserSettings(Cache()), new_tables(now=MORNING)
        self.handlers = SettingsHandlers(new_answers(tables, self.user_settings))

    async def press(self, custom_id: str, *values: str) -> Pressed:
        pressed = Discord().press(user=100, values=list(values) or None)
        await press(self.handlers, custom_id, pressed)
        return pressed

    async def own(self) -> OwnSettings:
        return (await self.user_settings.get(100, None)).own


@pytest.fixture
def pressing() -> Pressing:
    return Pressing()


async def test_a_zone_that_was_confirmed_brings_quiet_hours(pressing: Pressing) -> None:
    assert await pressing.user_settings.hours_of([100]) == {100: ALWAYS}, "without a zone no clock stands"
    pressed = await pressing.press("sz:Australia/Lord_Howe")
    assert "19:00" in said(pressed.shown[0])
    assert (await pressing.own()).hours == Hours("Australia/Lord_Howe", (23, 8))
    await pressing.press("st:from", "22")
    await pressing.press("st:hours", "12")
    assert (await pressing.own()).hours.quiet == (22, 10)
    await pressing.press("st:hours", "99")
    assert (await pressing.own()).quiet_hours == 12, "at most"
    await pressing.press("st:hours", "0")
    assert (await pressing.own()).hours.quiet is None


@pytest.mark.parametrize("custom_id", ["sz:Moon/Crater", "st:away", "st:from"])
async def test_what_is_not_offered_changes_nothing(pressing: Pressing, custom_id: str) -> None:
    with refused(RefusalReason.STALE):
        await pressing.press(custom_id, "15")
    assert await pressing.own() == OwnSettings()


async def test_days_away_begin_today_by_ones_own_time(pressing: Pressing) -> None:
    await pressing.press("sz:Pacific/Kiritimati")
    await pressing.press("st:away", "3")
    assert (await pressing.own()).hours.away == (TODAY, TODAY + timedelta(days=2))
    await pressing.press("st:away", "0")
    assert (await pressing.own()).hours.away is None


def after(own: OwnSettings, today: date, days: int) -> OwnSettings:
    return own.model_copy(update=dict(changes(own, today, days)))


def test_there_are_fourteen_days_a_year_and_one_that_has_begun_is_gone() -> None:
    own = OwnSettings()
    for day in range(MOST_DAYS):
        today = TODAY + timedelta(days=day)
        assert longest(own, today) == MOST_DAYS - day
        own = after(own, today, 5 if day < MOST_DAYS - 5 else 1)
        assert is_away(own, today)
        own = after(own, today, 0)
        assert not is_away(own, today)
    assert longest(own, TODAY + timedelta(days=30)) == 0
    with pytest.raises(ValueError, match="too many"):
        changes(own, TODAY + timedelta(days=30), 1)
    assert longest(own, date(2028, 1, 1)) == MOST_DAYS


def test_days_ahead_are_given_back() -> None:
    own = after(OwnSettings(), TODAY, 10)
    third = TODAY + timedelta(days=2)
    assert longest(own, third) == 12
    assert longest(after(own, third, 0), third + timedelta(days=1)) == 11
    longer = after(own, third, 12)
    assert (longer.away_from, longer.away_until) == (TODAY.toordinal(), (TODAY + timedelta(days=13)).toordinal())


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("berl", "Europe/Berlin"),
        ("São Paulo", "America/Sao_Paulo"),
        ("lord howe", "Australia/Lord_Howe"),
        ("13:45", "Asia/Kathmandu"),
        ("17", "Asia/Tokyo"),
        ("", "Asia/Tokyo"),
        ("東京", "Asia/Tokyo"),
    ],
)
def test_cities_are_found_by_name_and_by_the_time_that_it_is_there(typed: str, first: str) -> None:
    found = zone_choices(typed, MORNING(), "ja")
    assert first in [each.value for each in found]
    assert all(len(each.name) <= 100 for each in found)
    assert len(found) <= 25


def test_every_zone_has_a_time_and_fits_into_a_button() -> None:
    for zone in all_zones():
        datetime.strptime(clock_in(zone, MORNING()), "%H:%M")  # noqa: DTZ007
        assert len(zone) <= 50
    assert (find_zone("Berlin"), find_zone("Europe/Berlin"), find_zone("Nowhere")) == ("Europe/Berlin",) * 2 + (None,)
    assert city_of("America/Indiana/Knox") == "Knox, Indiana"
