"""Hand-made profiles."""

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from i18n import Texts
from renderers import MOST_PEOPLE, AgainstShown, ProfileShown, counted

GAMES = ("game-shichi-narabe", "game-insidious-sevens", "game-nanatoridori", "game-koroshi")
_CHANCE = Random(7)
JUMPING = [_CHANCE.randrange(1000, 2000) for _ in range(50)]
RISING = list(accumulate((_CHANCE.randrange(-35, 50) for _ in range(49)), initial=1000))


def full(texts: Texts, name: str, ratings: Sequence[int] = JUMPING) -> ProfileShown:
    """With everything for which there is room."""
    return ProfileShown(
        name=name,
        board=texts("game-shichi-narabe"),
        ratings=tuple(ratings),
        days=("2026-01-02", "2026-11-22"),
        games=tuple(counted(texts(each), [(1, 123), (2, 456), (3, 789), (5, 321)]) for each in GAMES),
        people=(AgainstShown(name, 999, 333, 333),) * MOST_PEOPLE,
        are_all_games=False,
        are_all_people=False,
        computers=(AgainstShown(texts("profile-level", level="strong"), 99999, 33333, 33333),) * 7,
        longest_streak=1000,
        streak=1000,
    )


def usual(texts: Texts) -> ProfileShown:
    """After some months of play."""
    places = ([(1, 41), (2, 38), (3, 22), (4, 19)], [(1, 12), (2, 9), (3, 14)], [(1, 6), (2, 3)], [(1, 2), (2, 5)])
    return ProfileShown(
        name="Aoi Tanaka",
        board=texts("game-shichi-narabe"),
        ratings=tuple(RISING),
        days=("2026-01-02", "2026-11-22"),
        games=tuple(counted(texts(each), list(counts)) for each, counts in zip(GAMES, places, strict=True)),
        people=tuple(
            AgainstShown(name, *counts)
            for name, counts in {"健太": (118, 64, 51), "Chloé": (53, 22, 31), "Ben": (17, 9, 7)}.items()
        ),
        computers=(AgainstShown(texts("profile-level", level="normal"), 152, 88, 60),),
        longest_streak=6,
        streak=2,
    )
