"""Results of daily deals for tests."""

from i18n import Texts
from renderers import DailyPicture


def longest(texts: Texts) -> DailyPicture:
    """The longest lines, and more turns than there are squares for."""
    line = texts("daily-result", place=4, margin="−364").replace("**", "")
    share = texts("daily-again-among", percent=100, people=1_000_000).replace("**", "")
    turns = texts("daily-turns", turns=90, cards=50, passes=30)
    return DailyPicture(place=4, line=line, share=share, percent=100, turns="cpjo" * 20, told=(line, share, turns))


def first(texts: Texts) -> DailyPicture:
    """Whose person was the first to finish."""
    line, share = texts("daily-result", place=1, margin="+12").replace("**", ""), texts("daily-first")
    return DailyPicture(place=1, line=line, share=share, percent=None, turns="ccpcc", told=(line, share))
