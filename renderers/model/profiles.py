"""A person's profile: their ratings over time, places by game, results against others, and streaks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

PLACES_APART: Final = 3
"""The first places are counted each, all later ones together."""
MOST_GAMES: Final = 4
MOST_PEOPLE: Final = 3


@dataclass(frozen=True, slots=True)
class PlacesShown:
    """A game, and how often each place was taken in it: `PLACES_APART` places, then all later ones."""

    title: str
    times: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AgainstShown:
    """Somebody, or a level of computer players: how often one met them, and came before and after them."""

    name: str
    meetings: int
    ahead: int
    behind: int

    @property
    def level(self) -> int:
        """How often both had the same place."""
        return self.meetings - self.ahead - self.behind


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileShown:
    """A user's profile. The sequences are those that are shown, the most important first."""

    name: str
    board: str = ""
    """The leaderboard of the ratings; empty if there is none."""
    ratings: tuple[int, ...] = ()
    """After each rated match, oldest first."""
    days: tuple[str, str] = ("", "")
    """Of the first and the last of them."""
    games: tuple[PlacesShown, ...] = ()
    people: tuple[AgainstShown, ...] = ()
    are_all_games: bool = True
    """Whether all games that were played are among `games`."""
    are_all_people: bool = True
    """Whether all people who were met are among `people`."""
    computers: tuple[AgainstShown, ...] = ()
    longest_streak: int = 0
    """Won matches in a row."""
    streak: int = 0

    @property
    def most_games(self) -> int:
        """To how many the games were cut; 0 if they are all."""
        return 0 if self.are_all_games else len(self.games)

    @property
    def most_people(self) -> int:
        """To how many the people were cut; 0 if they are all."""
        return 0 if self.are_all_people else len(self.people)

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been played."""
        return not self.games


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileCaptions:
    """Text in the picture of a profile. Empty where there is no such part."""

    stand_in: str
    """For a name that the font cannot draw."""
    rating: str = ""
    games: str = ""
    people: str = ""
    computers: str = ""
    streaks: str = ""
    places: tuple[str, ...] = ()
    """The places of the bars: `PLACES_APART`, then the later ones."""
    outcomes: tuple[str, ...] = ()
    """Against somebody: ahead, equal, behind."""


def counted(title: str, times: Sequence[tuple[int, int]]) -> PlacesShown:
    """From pairs of a place and how often it was taken."""
    apart = [sum(count for place, count in times if place == number + 1) for number in range(PLACES_APART)]
    return PlacesShown(title, (*apart, sum(count for place, count in times if place > PLACES_APART)))


def shortened(values: Sequence[int], most: int) -> list[int]:
    """At most so many of them, evenly chosen, the last one included."""
    if len(values) <= most:
        return list(values)
    return [values[round(i * (len(values) - 1) / (most - 1))] for i in range(most)]
