"""A profile as text, and the text in its picture."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from i18n import Texts
from renderers.alt_text.fitting import LONGEST_ALT, LONGEST_TEXT, cut, joined
from renderers.alt_text.words import words_of
from renderers.model.profiles import PLACES_APART, AgainstShown, ProfileCaptions, ProfileShown, shortened

_LONGEST_NAME: Final = 32
_RATINGS_TOLD: Final = 6


def alt_profile(shown: ProfileShown, texts: Texts) -> str:
    """The alt text of a profile's picture."""
    return joined(_sentences(shown, texts), words_of(texts).space, LONGEST_ALT)


def text_profile(shown: ProfileShown, texts: Texts) -> str:
    """Text that replaces the picture: a line for each part. Names are shown as they are given."""
    return joined(_sentences(shown, texts), "\n", LONGEST_TEXT)


def profile_captions(shown: ProfileShown, texts: Texts) -> ProfileCaptions:
    """The captions of a profile's picture, other than names, titles and numbers."""
    return ProfileCaptions(
        stand_in=texts("profile-stand-in"),
        rating=texts("profile-curve", board=shown.board),
        games=texts("profile-games", most=shown.most_games),
        people=texts("profile-people", most=shown.most_people),
        computers=texts("profile-computers"),
        streaks=_streaks(shown, texts),
        places=tuple(_place(number, texts) for number in range(PLACES_APART + 1)),
        outcomes=tuple(texts("profile-outcome", outcome=each) for each in ("ahead", "level", "behind")),
    )


def _sentences(shown: ProfileShown, texts: Texts) -> Iterator[str]:
    words = words_of(texts)
    if shown.is_empty:
        yield texts("profile-none")
        return
    if shown.ratings:
        yield texts("profile-rating", board=shown.board, rating=str(shown.ratings[-1]))
    if len(shown.ratings) > 1:
        yield texts(
            "profile-ratings",
            ratings=words.comma.join(map(str, shortened(shown.ratings, _RATINGS_TOLD))),
            matches=len(shown.ratings),
            since=shown.days[0],
            until=shown.days[1],
            lowest=str(min(shown.ratings)),
            highest=str(max(shown.ratings)),
        )
    if shown.most_games:
        yield texts("profile-games-told", most=shown.most_games)
    for game in shown.games:
        times = (
            texts("profile-times", place=_place(number, texts), times=count)
            for number, count in enumerate(game.times)
            if count
        )
        yield texts("profile-game", game=game.title, times=words.comma.join(times), matches=sum(game.times))
    for against, told in (
        (shown.people, partial(texts, "profile-people-told", most=shown.most_people)),
        (shown.computers, partial(texts, "profile-computers-told")),
    ):
        if against:
            yield told(results=words.semicolon.join(_against(each, texts) for each in against))
    if streaks := _streaks(shown, texts):
        yield streaks


def _against(each: AgainstShown, texts: Texts) -> str:
    return texts(
        "profile-against",
        name=cut(each.name, _LONGEST_NAME) if not each.name.startswith("<@") else each.name,
        meetings=each.meetings,
        ahead=each.ahead,
        behind=each.behind,
        level=each.level,
    )


def _place(number: int, texts: Texts) -> str:
    return texts("profile-place", place=number + 1, later="yes" if number == PLACES_APART else "no")


def _streaks(shown: ProfileShown, texts: Texts) -> str:
    """Empty if nothing has been won."""
    if not shown.longest_streak:
        return ""
    return texts("profile-streaks", longest=shown.longest_streak, now=shown.streak)
