"""Pai Qi."""

from collections.abc import Mapping
from typing import Final

from bot.text.goals import TWO_OF_A_ROW
from bot.text.mechanisms.record import Book, GameKind, GameRecord, SectionName, Teaching, chapter, only
from bot.text.mechanisms.shared import BRIEF_HANDS, DEALT, SEVERAL, always, may_play, piled, rows
from engine.moves import Pile
from engine.views import View

_OWN: Final = ("points", "cards")
"""The ways of counting in which everybody scores their own pile."""

_PAI_QI: Final[Book] = {
    SectionName.START: chapter("rules-pai-qi-start"),
    SectionName.AIM: chapter("rules-pai-qi-aim", "rules-seats"),
    SectionName.DEAL: chapter(
        "rules-all-dealt",
        *DEALT,
        only("rules-dealer-once", score="shared", hands=1),
        only("rules-dealer-left", score="shared", hands=SEVERAL),
        only("rules-dealer-left", score=_OWN),
        "rules-pai-qi-begins",
    ),
    SectionName.TURN: chapter("rules-fan-tan-turn", "rules-fan-tan-must", "rules-piles-stuck"),
    SectionName.SPECIAL: chapter(
        only("rules-pai-qi-close", close="yes"), only("rules-pai-qi-all-down", all_down="yes")
    ),
    SectionName.END: chapter(
        "rules-pai-qi-end",
        "rules-pai-qi-counts",
        only("rules-pai-qi-shared", score="shared"),
        only("rules-hands", score="shared"),
        only("rules-most-points", score="shared"),
        only("rules-pai-qi-limit", score=_OWN),
        only("rules-least-points", score=_OWN),
    ),
}


def _is_stuck(view: View) -> bool:
    return any(isinstance(move, Pile) for move in view.legal)


GAMES: Final[Mapping[str, GameRecord]] = {
    "pai-qi": GameRecord(
        kind=GameKind.DRAWING,
        rules=_PAI_QI,
        summary=chapter(
            only("rules-brief-limit-over", score=_OWN),
            only("rules-brief-pile-cards", score="cards"),
            only(BRIEF_HANDS, score="shared"),
            only("rules-brief-shared", score="shared"),
            only("rules-brief-close", close="yes"),
            only("rules-brief-all-down", all_down="yes"),
        ),
        pictures=(
            rows(
                "rules-pai-qi-close",
                "picture-closed",
                layout="6S 7S 8S 9S TS JS QS KS 6H 7H 8H 9H 6D 7D 7C",
                close=("yes",),
            ),
            rows("rules-pai-qi-start", "picture-rows"),
            piled("rules-piles-stuck"),
        ),
        teaching=Teaching(
            preset="pai-qi",
            lessons={
                "piles-goal": always,
                "piles-stuck": _is_stuck,
                "must-order": may_play,
            },
            goal=TWO_OF_A_ROW,
        ),
    ),
}
