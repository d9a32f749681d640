"""The custom ids of buttons under leaderboards and statistics."""

from typing import Final

_WHERE: Final = r"(?P<where>here|all)"
_PAGE: Final = r"(?P<page>[0-9]{1,6})(?P<side>[<>]?)"
LEADERS: Final = rf"b:(?P<game>[a-z-]{{1,40}}):(?P<preset>[0-9a-z-]{{1,40}}):{_WHERE}:{_PAGE}"
BOARD: Final = rf"bc:{_WHERE}"
STATS: Final = rf"u:(?P<user>[0-9]{{1,20}}):{_PAGE}"


def leaders(game: str, preset: str, page: int, *, everywhere: bool, side: str = "") -> str:
    """A page of a leaderboard. `side` (`<` or `>`) distinguishes two buttons that lead to the same page."""
    return f"b:{game}:{preset}:{_where(everywhere)}:{page}{side}"


def board(*, everywhere: bool) -> str:
    """A menu of leaderboards; its values are `GAME:PRESET`."""
    return f"bc:{_where(everywhere)}"


def stats(user: int, page: int, side: str = "") -> str:
    """A page of a user's statistics."""
    return f"u:{user}:{page}{side}"


def _where(everywhere: bool) -> str:
    return "all" if everywhere else "here"
