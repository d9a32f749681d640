"""Which results a profile shows, and that it says where some are left out."""

import pytest

from bot.features.ratings.profile_shown import profile_shown
from bot.tables.entries import Level
from data.rows import Against, GamePlaces, Profile
from i18n import texts_in
from renderers import MOST_GAMES, MOST_PEOPLE, profile_captions, text_profile


def test_a_profile_leaves_out_no_level_that_was_met() -> None:
    met = tuple(Against(level.value, 4, 2, 1) for level in Level)
    profile = Profile(board=None, rated=(), places=(), people=(), computers=met, longest_streak=0, streak=0)
    texts = texts_in("en")
    shown = profile_shown(texts, profile, name="Ann", named=str)
    assert [each.name for each in shown.computers] == [texts("profile-level", level=level.value) for level in Level]


@pytest.mark.parametrize("more", [0, 1])
def test_a_profile_says_where_games_or_people_are_left_out(more: int) -> None:
    games = ("shichi-narabe", "jig", "fan-tan", "koroshi", "pai-qi")[: MOST_GAMES + more]
    people = tuple(Against(str(who), 4, 2, 1) for who in range(MOST_PEOPLE + more))
    profile = Profile(
        board=None,
        rated=(),
        places=tuple(GamePlaces(each, {1: 3}) for each in games),
        people=people,
        computers=(),
        longest_streak=0,
        streak=0,
    )
    texts = texts_in("en")
    shown = profile_shown(texts, profile, name="Ann", named=str)
    assert (len(shown.games), len(shown.people)) == (MOST_GAMES, MOST_PEOPLE)
    captions, words = profile_captions(shown, texts), text_profile(shown, texts)
    assert ("(4 most played)" in captions.games, "(3 met most)" in captions.people) == (more > 0, more > 0)
    assert ("The 4 games played most:" in words, "people in this server (3 met most):" in words) == (
        more > 0,
        more > 0,
    )
