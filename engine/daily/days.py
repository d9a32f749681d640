"""Days and their games: a number for each day in UTC, and a game for each day of the week."""

from datetime import date, timedelta
from typing import Final

from engine.catalog import PRESETS, Preset

FIRST: Final = date(2026, 11, 1)
"""The date of day 1."""
SEATS: Final = 4
SEAT: Final = 0
"""The seat of the person; house players have the others."""
WEEK: Final = (
    ("closed-tunnel",),
    ("killing",),
    ("pai-qi",),
    ("nanatoridori-advanced",),
    ("insidious-sevens",),
    ("chinese-seven", "fan-tan"),
    ("classic",),
)
"""The presets of Monday to Sunday, those of a day in turn from week to week. Games are missing in which the deal
decides, or which end in two ways only.
"""
HOUR_MS: Final = 60 * 60 * 1000
DAY_MS: Final = 24 * HOUR_MS
_EPOCH: Final = date(1970, 1, 1)
_PRESETS: Final = {preset.id: preset for preset in PRESETS}


def number_of(day: date) -> int:
    """The number of a date; below 1 before the first day."""
    return (day - FIRST).days + 1


def date_of(number: int) -> date:
    """The date of a day."""
    return FIRST + timedelta(days=number - 1)


def begins_ms(number: int) -> int:
    """When a day begins, in milliseconds since 1970. It ends as the next one begins."""
    return (date_of(number) - _EPOCH).days * DAY_MS


def closes_ms(number: int) -> int:
    """When the last tries at a day end, which can be played on for a day after it. Then everything may be shown."""
    return begins_ms(number + 2)


def day_at(ms: int) -> int:
    """The number of the day at this time, in milliseconds since 1970."""
    return number_of(_EPOCH + timedelta(milliseconds=ms))


def hour_at(ms: int) -> int:
    """The hour of the day, in UTC."""
    return ms // HOUR_MS % 24


def month_of(number: int) -> range:
    """The days of a day's month up to this one."""
    return range(max(1, number_of(date_of(number).replace(day=1))), number + 1)


def preset_on(number: int) -> Preset:
    """The preset of a day. Its match is one hand, whatever its rules say."""
    in_turn = WEEK[date_of(number).weekday()]
    return _PRESETS[in_turn[(number - 1) // len(WEEK) % len(in_turn)]]
