"""Outcomes of the commands and presses that the bot answered, and how long they took."""

from collections import Counter
from enum import StrEnum

from data.durations import durations


class AnswerOutcome(StrEnum):
    """How an answer to an interaction ended."""

    DONE = "done"
    REFUSED = "refused"
    """The table does not do it: not one's turn, a stale button."""
    FORBIDDEN = "forbidden"
    """The bot lacks a permission there."""
    GONE = "gone"
    """The pressed message or its channel was deleted."""
    LATE = "late"
    """Discord did not wait for the answer any longer."""
    UNREACHED = "unreached"
    """Discord could not be reached, failed, or asked the bot to wait."""
    FORWARDED = "forwarded"
    """Another process plays the table, and answers."""
    UNSTORED = "unstored"
    """The database could not be reached, or has no room; nothing was done."""
    LOST = "lost"
    """Another process has taken over the database, and answers."""
    FAILED = "failed"
    """A fault of the bot, which is in its log."""


class Tally:
    """Counts answers by the kind of interaction: command, component or modal."""

    def __init__(self) -> None:
        self.outcomes: Counter[tuple[str, AnswerOutcome]] = Counter()
        self.times = durations("interaction_seconds", "From an interaction to the end of its answer.", "kind")

    def add(self, kind: str, outcome: AnswerOutcome, seconds: float) -> None:
        self.outcomes[kind, outcome] += 1
        self.times.labels(kind).observe(seconds)
