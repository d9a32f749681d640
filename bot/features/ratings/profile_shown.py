"""A user's profile as it is shown: titles, names and days in the reader's language."""

from collections.abc import Callable
from datetime import UTC, datetime

from bot.text.boards import BoardName
from bot.text.games import title
from data.rows import Against, Profile
from i18n import Texts
from renderers import MOST_GAMES, MOST_PEOPLE, AgainstShown, ProfileShown, counted


def profile_shown(texts: Texts, profile: Profile, *, name: str, named: Callable[[int], str]) -> ProfileShown:
    """The parts for which there is room. `named`: the name of a user."""
    rated = profile.rated
    return ProfileShown(
        name=name,
        board=BoardName(*profile.board).called(texts) if profile.board is not None else "",
        ratings=tuple(each.rating.shown_rating for each in rated),
        days=(_day(rated[0].at_ms), _day(rated[-1].at_ms)) if rated else ("", ""),
        games=tuple(counted(title(texts, each.game), list(each.times.items())) for each in profile.places[:MOST_GAMES]),
        people=tuple(_against(each, named(int(each.who))) for each in profile.people[:MOST_PEOPLE]),
        are_all_games=len(profile.places) <= MOST_GAMES,
        are_all_people=len(profile.people) <= MOST_PEOPLE,
        computers=tuple(_against(each, texts("profile-level", level=str(each.who))) for each in profile.computers),
        longest_streak=profile.longest_streak,
        streak=profile.streak,
    )


def _against(each: Against, name: str) -> AgainstShown:
    return AgainstShown(name, each.meetings, each.ahead, each.behind)


def _day(at_ms: int) -> str:
    """The day in UTC."""
    return datetime.fromtimestamp(at_ms / 1000, UTC).date().isoformat()
