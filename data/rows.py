"""The store's input and output types, all frozen. Times (`_at_ms`) are milliseconds since 1970 UTC."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from data.ratings import PROVISIONAL_BELOW, Rating

# A JSON object whose contents only the bot interprets.
Values: TypeAlias = Mapping[str, Any]

LARGEST_ID: Final = 2**63 - 1
"""The largest integer that the store takes."""


def home_of(guild_id: int | None, user_id: int | None, channel_id: int | None) -> int:
    """The number by which the shard of a table is found: its server's, else that of the user in whose own place it is,
    else its channel's, which is one where the bot is no member. Tables of earlier releases may have none of them.
    """
    return guild_id or user_id or max(channel_id or 0, 0)


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table. Open while `closed_at_ms` is None; `guild_id` is None outside servers with the bot, where `user_id`
    says in whose own place it is.
    """

    id: int
    guild_id: int | None
    channel_id: int
    opened_at_ms: int
    closed_at_ms: int | None
    cache: Values
    user_id: int | None = None

    @property
    def home(self) -> int:
        """The server, user or channel by whom its shard is found."""
        return home_of(self.guild_id, self.user_id, self.channel_id)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Entry `n` (from 0) of a table's log. `body` is JSON text that only the bot interprets."""

    n: int
    at_ms: int
    body: str


@dataclass(frozen=True, slots=True)
class Indexed:
    """A table with what can be known of it without reading its log: the body of its first entry, and the time of its
    last one."""

    id: int
    guild_id: int | None
    channel_id: int
    is_open: bool
    opening: str
    last_at_ms: int
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class Finisher:
    """A user's place (1 is best) among all seats, including computer players. Ties share a place.

    A user who left is not `finished` and is rated below all who are. For whom the match does not count, there is no
    result and the rating stays; the others are rated as if it did. Who is not `is_rated` has a result,
    but no part in the ratings.
    """

    user_id: int
    place: int
    finished: bool = True
    counts: bool = True
    is_rated: bool = True


@dataclass(frozen=True, slots=True)
class ComputerFinisher:
    """A computer player's place among all seats. `player`: its level."""

    player: str
    place: int


@dataclass(frozen=True, slots=True)
class Finish:
    """The outcome of a finished match for its users. Each `preset` is rated separately."""

    game: str
    preset: str
    seats: int
    people: tuple[Finisher, ...]
    computers: tuple[ComputerFinisher, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """One user's outcome of one match. `before` and `after` are the ratings, None if the match was not rated."""

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
        """The change of the shown rating; None if the match was not rated."""
        if self.before is None or self.after is None:
            return None
        return self.after.shown_rating - self.before.shown_rating


@dataclass(frozen=True, slots=True)
class Day:
    """The deal that was chosen for a day, by `candidate`, and the commitment to the day's secret."""

    number: int
    preset: str
    candidate: int
    commitment: str


@dataclass(frozen=True, slots=True)
class NewTry:
    """A try that begins. `guild_id`: the server on whose board it will stand; None: on none."""

    user_id: int
    day: int
    guild_id: int | None


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game of a challenge that begins: a user's try at one of its deals, from 1."""

    user_id: int
    challenge: int
    deal: int


@dataclass(frozen=True, slots=True)
class FinishedTry:
    """The end of a try. `score`: the higher, the better. `turns`: a letter for each turn of the user."""

    score: int
    turns: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Try:
    """A user's try at a day. It is not over while `score` is None. `table_id`: None where the log is gone."""

    user_id: int
    day: int
    table_id: int | None
    guild_id: int | None
    begun_at_ms: int
    finished_at_ms: int | None
    score: int | None
    turns: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeGame:
    """A user's try at a deal of a challenge. It is not over while `score` is None. `table_id`: None where the log is
    gone.
    """

    deal: int
    table_id: int | None
    score: int | None
    turns: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One of the two people of a challenge. `is_asker`: who began it. `games`: by deal, those that have begun."""

    user_id: int
    is_asker: bool
    games: Mapping[int, ChallengeGame]


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge:
    """A challenge between two people. `sides`: the asker first; one is missing where its user was deleted.
    `secret`: what the deals follow from, which nobody may see before the end.
    """

    id: int
    preset: str
    deals: int
    secret: bytes = field(repr=False)
    begun_at_ms: int
    closes_at_ms: int
    is_declined: bool
    sides: Sequence[Side]

    def side(self, user_id: int) -> Side | None:
        """The side of this user."""
        return next((side for side in self.sides if side.user_id == user_id), None)

    def other(self, user_id: int) -> Side | None:
        """The other side than this user's; None: its user was deleted."""
        return next((side for side in self.sides if side.user_id != user_id), None)

    def is_done(self, side: Side) -> bool:
        """Whether a side has finished all deals."""
        return sum(game.score is not None for game in side.games.values()) >= self.deals

    def is_over(self, now_ms: int) -> bool:
        """Whether nobody plays its deals any more, so that all of it may be shown to both."""
        is_both = len(self.sides) == 2
        return self.is_declined or now_ms >= self.closes_at_ms or not is_both or all(map(self.is_done, self.sides))


@dataclass(frozen=True, slots=True, kw_only=True)
class Others:
    """How many people have a lower score than a person on a day, the same, and any."""

    below: int
    equal: int
    people: int


@dataclass(frozen=True, slots=True)
class ResultsBefore:
    """A user's results in a game, in any server and preset, before one of their matches in it."""

    matches: int = 0
    wins: int = 0
    in_a_row: int = 0
    """The wins since the last match that was not won."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match in a user's list: their result, and the other users who played it, best place first."""

    result: Result
    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """A user's statistics in one game and preset.

    `games`, `wins` and `average_place` cover the finished matches of one server or of all, as queried. `rating` always
    covers all servers; it is None for a user without a rated match.
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
        """Whether the rating rests on too few rated matches to be reliable."""
        return self.rated_games < PROVISIONAL_BELOW


@dataclass(frozen=True, slots=True)
class Leader:
    """A line of a leaderboard. Equal shown ratings share a rank; a user without a rated match has None."""

    rank: int | None
    standing: Standing


@dataclass(frozen=True, slots=True)
class Leaders:
    """A page of a leaderboard: its lines, the number of users on all pages, and the line of the asking user."""

    lines: tuple[Leader, ...]
    people: int
    own: Leader | None


@dataclass(frozen=True, slots=True)
class RankedBoard:
    """A game and preset that has a leaderboard, with its number of finished matches."""

    game: str
    preset: str
    matches: int


@dataclass(frozen=True, slots=True)
class RatedAt:
    """A user's rating after a match."""

    at_ms: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class GamePlaces:
    """How often a user took each place in a game, by place."""

    game: str
    times: Mapping[int, int]

    @property
    def matches(self) -> int:
        return sum(self.times.values())


@dataclass(frozen=True, slots=True)
class Against:
    """A user's results against a person: a user's id, or the level of computer players.

    `meetings`: each computer player of a match is one. The user was placed before them in `ahead`, after them in
    `behind`, and equal in the rest.
    """

    who: int | str
    meetings: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class LevelStanding:
    """How a level of computer players does at a game and preset. `wins`: first places of its `players`, of whom a
    match may have several.
    """

    level: str
    rating: Rating
    matches: int
    players: int
    wins: int

    @property
    def is_provisional(self) -> bool:
        """Whether the rating rests on too few matches to be reliable."""
        return self.matches < PROVISIONAL_BELOW


@dataclass(frozen=True, slots=True)
class LevelWins:
    """A user's matches in a game with computer players of a level at the table, and those of them that they won."""

    game: str
    level: str
    matches: int
    wins: int


@dataclass(frozen=True, slots=True)
class AgainstLevels:
    """The levels at one game and preset, and a user's wins by game and level; over all servers."""

    standings: tuple[LevelStanding, ...]
    wins: tuple[LevelWins, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """A user's profile. `board`: the game and preset of the ratings in `rated`, oldest first; None: never rated."""

    board: tuple[str, str] | None
    rated: tuple[RatedAt, ...]
    places: tuple[GamePlaces, ...]
    """By game, the most played first."""
    people: tuple[Against, ...]
    """The opponents met most often first."""
    computers: tuple[Against, ...]
    longest_streak: int
    """Won matches in a row."""
    streak: int
    """Won matches since the last that was not won."""
