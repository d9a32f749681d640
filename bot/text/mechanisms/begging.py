"""Ristiseiska."""

from collections.abc import Mapping
from typing import Final

from bot.text.goals import TWO_OF_A_ROW
from bot.text.mechanisms.record import Book, GameKind, GameRecord, SectionName, Teaching, chapter, only
from bot.text.mechanisms.shared import BRIEF_HANDS, BRIEF_REVOKES, DEALT, MUST, SEVERAL, always, may_play, rows
from engine.views import Phase, View

_RISTISEISKA: Final[Book] = {
    SectionName.START: chapter("rules-ristiseiska-start"),
    SectionName.AIM: chapter("rules-ristiseiska-aim", "rules-seats"),
    SectionName.DEAL: chapter(
        "rules-all-dealt",
        *DEALT,
        only("rules-dealer-once", hands=1),
        only("rules-dealer-left", hands=SEVERAL),
        "rules-ristiseiska-begins",
    ),
    SectionName.TURN: chapter("rules-ristiseiska-turn", MUST, "rules-ristiseiska-stuck"),
    SectionName.SPECIAL: chapter("rules-ristiseiska-again", only("rules-ristiseiska-revokes", revokes="penalised")),
    SectionName.END: chapter("rules-ristiseiska-end", "rules-hands", "rules-ristiseiska-match"),
}


def _plays_on(view: View) -> bool:
    return view.phase is Phase.EXTRA


GAMES: Final[Mapping[str, GameRecord]] = {
    "ristiseiska": GameRecord(
        kind=GameKind.FAN_TAN,
        rules=_RISTISEISKA,
        summary=chapter(BRIEF_HANDS, only("rules-brief-first-beg", first_beg="yes"), BRIEF_REVOKES),
        pictures=(rows("rules-ristiseiska-start", "picture-ristiseiska", layout="5S 6S 7S 8S 7H 6C 7C"),),
        teaching=Teaching(
            preset="ristiseiska",
            lessons={
                "must-goal": always,
                "beg-six": always,
                "beg-stuck": always,
                "beg-again": _plays_on,
                "must-order": may_play,
            },
            goal=TWO_OF_A_ROW,
        ),
    ),
}
