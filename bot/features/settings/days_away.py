"""The days for which a person is away: whole days from today on, and so many in a year.

A day that has begun stays chosen, also for who comes back on it: else a clock could be stopped for hours, and again.
"""

from collections.abc import Mapping
from datetime import date
from typing import Final

from bot.storage.user_settings import OwnSettings

MOST_DAYS: Final = 14
"""Days away in a year."""


def is_away(own: OwnSettings, today: date) -> bool:
    """Whether the user is away today."""
    return own.away_from is not None and own.away_until is not None and own.away_until >= today.toordinal()


def longest(own: OwnSettings, today: date) -> int:
    """The number of days, today included, for which the user can be away from now on."""
    return MOST_DAYS - _before(own, today)


def changes(own: OwnSettings, today: date, days: int) -> Mapping[str, int | None]:
    """The changes by which a user is away for so many days, today included; 0: no more. ValueError: too many."""
    if not 0 <= days <= longest(own, today):
        raise ValueError(f"{days} days are too many")
    if days == 0 and not is_away(own, today):
        return {}
    first = own.away_from if is_away(own, today) else today.toordinal()
    spent = _before(own, today) + max(days, 1)
    until = today.toordinal() + days - 1
    gone = first is not None and until < first
    return {
        "away_from": None if gone else first,
        "away_until": None if gone else until,
        "away_year": today.year,
        "away_days": spent,
    }


def _before(own: OwnSettings, today: date) -> int:
    """The days of this year that are chosen and over, or were chosen and given back today; not today and later ones."""
    spent = own.away_days if own.away_year == today.year else 0
    if is_away(own, today) and own.away_until is not None:
        ahead = own.away_until - today.toordinal() + 1
        return max(0, spent - ahead)
    return spent
