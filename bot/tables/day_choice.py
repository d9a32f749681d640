"""The work of a process that chooses the deal of a day. It knows the day's secret, and nothing else of the bot."""

from engine.daily.dealing import chosen


def candidate_of(secret: bytes, day: int) -> bytes:
    """The number of the candidate that is the deal of a day."""
    fair = chosen(secret, day)
    assert fair.day is not None
    return str(fair.day.candidate).encode()
