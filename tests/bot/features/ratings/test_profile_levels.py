"""Which results against computer players a profile shows."""

from bot.features.ratings.profile_shown import profile_shown
from bot.tables.entries import Level
from data.rows import Against, Profile
from i18n import texts_in


def test_a_profile_leaves_out_no_level_that_was_met() -> None:
    met = tuple(Against(level.value, 4, 2, 1) for level in Level)
    profile = Profile(board=None, rated=(), places=(), people=(), computers=met, longest_streak=0, streak=0)
    texts = texts_in("en")
    shown = profile_shown(texts, profile, name="Ann", named=str)
    assert [each.name for each in shown.computers] == [texts("profile-level", level=level.value) for level in Level]
