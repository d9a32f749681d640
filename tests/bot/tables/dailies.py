"""A day for tests, with its deal."""

from functools import cache

from bot.tables.fair_state import DayDeal
from engine.daily.days import begins_ms
from engine.daily.dealing import chosen, secret_of

DAY = 28
TODAY = begins_ms(DAY) + 3_600_000
"""A time at which it is that day."""


@cache
def deal_of(number: int) -> DayDeal:
    secret = secret_of(bytes(32), number)
    day = chosen(secret, number).day
    assert day is not None
    return DayDeal(number, day.candidate, secret)
