"""What goes into and comes out of the store, as frozen values. Moments are milliseconds since 1970 UTC."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from data.ratings import PROVISIONAL_BELOW, Rating

# A JSON object. What stands in it is the bot's business.
Values: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class TableRow:
    """One match in one channel; open while `closed_at_ms` is None. `guild_id` is None outside servers."""

    id: int
    guild_id: int | None
    channel_id: int
    opened_at_ms: int
    closed_at_ms: int | None
    cache: Values


@dataclass(frozen=True, slots=True)
class Entry:
    """Entry `n` (from 0) of a table's log; `body` is JSON text that only the bot understands."""

    n: int
    at_ms: int
    body: str


@dataclass(frozen=True, slots=True)
class TableLog:
    table: TableRow
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Finisher:
    """A person's place (1 is best) among all seats, computers included; ties share one.

    Whoever left is not `finished`, and is rated below all who did.
    """

    user_id: int
    place: int
    finished: bool = True


@dataclass(frozen=True, slots=True)
class Finish:
    """What a finished match means for people: `preset` keeps rule sets apart that reward different play."""

    game: str
    preset: str
    seats: int
    people: tuple[Finisher, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """One person's outcome of one match; `before` and `after` are None where it was not rated."""

    table_id: int
    user_id: int
    guild_id: int | None
    game: str
    preset: str
    seats: int
    place: int
    before: Rating | None
    after: Rating | None
    finished_at_ms: int

    @property
    def is_rated(self) -> bool:
        return self.after is not None

    @property
    def change(self) -> int | None:
        """By how much the shown rating went up or down; None where the match was not rated."""
        if self.before is None or self.after is None:
            return None
        return self.after.shown - self.before.shown


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's record in one game and preset.

    `games`, `wins` and `average_place` count every finished match asked for; `rating` is over all servers, and None
    for somebody who was never rated.
    """

    user_id: int
    game: str
    preset: str
    games: int
    wins: int
    average_place: float
    rating: Rating | None
    rated_games: int

    @property
    def is_provisional(self) -> bool:
        return self.rated_games < PROVISIONAL_BELOW


@dataclass(frozen=True, slots=True)
class Leader:
    """A line of a leaderboard. Equal shown ratings share a rank; None for somebody who was never rated."""

    rank: int | None
    standing: Standing


@dataclass(frozen=True, slots=True)
class Leaders:
    """A part of a leaderboard: its lines, how many people stand on all of it, and the line of who asks."""

    lines: tuple[Leader, ...]
    people: int
    own: Leader | None


@dataclass(frozen=True, slots=True)
class Board:
    """A game and preset that has a leaderboard, with the number of matches finished in it."""

    game: str
    preset: str
    matches: int
