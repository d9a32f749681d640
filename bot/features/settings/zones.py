"""Time zones by their cities, as they are named in tzdata."""

import re
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo

from bot.platform.choices import Choices, choices
from bot.text.folding import folded
from bot.text.limits import MOST_CHOICES

_LARGE: Final = (
    "Europe/London", "Europe/Berlin", "Europe/Athens", "Europe/Moscow", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata",
    "Asia/Dhaka", "Asia/Bangkok", "Asia/Shanghai", "Asia/Taipei", "Asia/Tokyo", "Asia/Seoul", "Australia/Sydney",
    "Pacific/Auckland", "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver",
    "America/Chicago", "America/New_York", "America/Halifax", "America/Sao_Paulo", "Atlantic/Azores",
)  # fmt: skip
"""Offered where nothing is typed, and first at a time of day: about one an offset."""
_OF_LOCALES: Final = {
    "de": "Europe/Berlin", "ja": "Asia/Tokyo", "ko": "Asia/Seoul", "zh-CN": "Asia/Shanghai", "zh-TW": "Asia/Taipei",
    "fr": "Europe/Paris", "it": "Europe/Rome", "en-GB": "Europe/London", "en-US": "America/New_York",
    "pl": "Europe/Warsaw", "nl": "Europe/Amsterdam", "ru": "Europe/Moscow", "es-ES": "Europe/Madrid",
    "pt-BR": "America/Sao_Paulo", "hi": "Asia/Kolkata", "vi": "Asia/Ho_Chi_Minh", "th": "Asia/Bangkok",
}  # fmt: skip
"""By the locale of Discord: what is offered first."""
_TIME: Final = re.compile(r"(\d{1,2})(?:[:.時시点點h]\s*(\d{2})?.*)?")


@cache
def all_zones() -> tuple[str, ...]:
    """The zones of cities."""
    names = (files("tzdata") / "zones").read_text(encoding="utf-8").split()
    return tuple(each for each in names if "/" in each and not each.startswith("Etc/"))


def city_of(zone: str) -> str:
    """The city that a zone is named after."""
    return ", ".join(reversed(zone.split("/")[1:])).replace("_", " ")


def clock_in(zone: str, at: int) -> str:
    """The time of day there, at a time in milliseconds since 1970."""
    return f"{_local(zone, at):%H:%M}"


def zone_choices(typed: str, at: int, locale: str) -> Choices:
    """Cities by their name, or by what time it is there now; without either, large ones."""
    found = _by_name(folded(typed)) or _by_time(typed.strip(), at) or _usual(locale)
    return choices((f"{city_of(zone)} · {clock_in(zone, at)}", zone) for zone in found[:MOST_CHOICES])


def find_zone(typed: str) -> str | None:
    """The zone that was chosen, or the only one whose city is typed."""
    if typed in all_zones():
        return typed
    named = [each for each in all_zones() if folded(city_of(each)) == folded(typed)]
    return named[0] if len(named) == 1 else None


def _by_name(typed: str) -> list[str]:
    if not typed or typed.isdecimal():
        return []
    found = [each for each in all_zones() if typed in folded(each) or typed in folded(city_of(each))]
    return sorted(found, key=lambda each: (not folded(city_of(each)).startswith(typed), each))


def _by_time(typed: str, at: int) -> list[str]:
    meant = _TIME.fullmatch(typed)
    if meant is None:
        return []
    hour, minute = int(meant[1]), None if meant[2] is None else int(meant[2])
    there = [each for each in dict.fromkeys((*_LARGE, *all_zones())) if _local(each, at).hour == hour % 24]
    if minute is None:
        return there
    return sorted(there, key=lambda each: abs(_local(each, at).minute - minute))


def _usual(locale: str) -> list[str]:
    own = _OF_LOCALES.get(locale)
    return [*dict.fromkeys((*([own] if own else []), *_LARGE))]


def _local(zone: str, at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, ZoneInfo(zone))
