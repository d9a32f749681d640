"""Sevens: Parliament and Badam Satti."""

from collections.abc import Mapping
from typing import Final

from bot.text.goals import TWO_OF_A_ROW
from bot.text.mechanisms.record import Book, GameKind, GameRecord, Illustration, SectionName, Teaching, chapter, only
from bot.text.mechanisms.shared import BRIEF_HANDS, DEALT, OTHERS, SEVERAL, always, may_play, rows
from bot.text.rules_scenes import Scene

_SEVENS: Final = ("seven-of-diamonds", "seven-of-hearts", "seven-of-clubs", "seven-of-spades")

_PARLIAMENT: Final[Book] = {
    SectionName.START: chapter("rules-parliament-start"),
    SectionName.AIM: chapter("rules-parliament-aim", "rules-seats"),
    SectionName.DEAL: chapter(
        only("rules-all-dealt", leftover="dealt"),
        *(only(each.message, leftover="dealt", **each.when) for each in DEALT),
        only("rules-parliament-deal-table", leftover="table"),
        only("rules-parliament-over", leftover="table", dealt=("even", "uneven")),
        only("rules-dealer-once", hands=1),
        only("rules-dealer-left", hands=SEVERAL),
        only("rules-parliament-begins", first=_SEVENS),
        only("rules-left-begins", first="left-of-dealer"),
    ),
    SectionName.TURN: chapter(
        "rules-parliament-turn", only("rules-fan-tan-must", voluntary="no"), "rules-parliament-pass"
    ),
    SectionName.SPECIAL: chapter(
        only("rules-parliament-voluntary", voluntary="yes"), only("rules-parliament-table", leftover="table")
    ),
    SectionName.END: chapter("rules-parliament-end", "rules-parliament-counts", "rules-hands", "rules-least-points"),
}

GAMES: Final[Mapping[str, GameRecord]] = {
    "sevens": GameRecord(
        kind=GameKind.FAN_TAN,
        rules=_PARLIAMENT,
        summary=chapter(
            BRIEF_HANDS,
            only("rules-brief-sevens-first", first=("left-of-dealer", *_SEVENS[1:])),
            only("rules-brief-sevens-score", score=("places", "pips-10", "pips-13")),
            only("rules-brief-all-out", ends="all-out"),
            only("rules-brief-order", order=("six-first", "eight-first")),
            only("rules-brief-leftover", leftover="table"),
            only("rules-brief-voluntary", voluntary="yes"),
        ),
        pictures=(
            rows("rules-parliament-start", "picture-six-first", layout="5S 6S 7S 8S 7H 6C 7C", order=("six-first",)),
            rows("rules-parliament-start", "picture-eight-first", layout="6S 7S 8S 7H 7C 8C", order=("eight-first",)),
            rows("rules-parliament-start", "picture-rows"),
            Illustration(
                of="rules-parliament-table",
                caption="picture-leftover",
                scene=Scene(
                    hands=("KD QD 2S KC 3H QC KS 2H 2D 3D", *OTHERS, ""),
                    layout="6H 7H 8H",
                    community="9H 4C",
                    seat=0,
                    shows_hand=True,
                ),
            ),
        ),
        teaching=Teaching(
            preset="sevens",
            lessons={
                "must-goal": always,
                "parliament-pass": always,
                "must-order": may_play,
            },
            goal=TWO_OF_A_ROW,
        ),
    ),
}
