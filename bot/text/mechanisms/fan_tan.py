"""The Fan Tan games: paying, drawing, piling up."""

from collections.abc import Mapping
from typing import Final

from bot.text.goals import TWO_OF_A_ROW
from bot.text.mechanisms.record import Book, GameKind, GameRecord, Illustration, SectionName, Teaching, chapter, only
from bot.text.mechanisms.shared import (
    BRIEF_CHIPS,
    BRIEF_CHIPS_GAME,
    BRIEF_HANDS,
    BRIEF_REVOKES,
    CHIPS_END,
    DEALT,
    MUST,
    OPENED,
    REVOKES,
    SEVERAL,
    WINNER_DEALS,
    always,
    may_play,
    piled,
    rows,
)
from bot.text.rules_scenes import Scene

_FAN_TAN: Final[Book] = {
    SectionName.START: chapter("rules-fan-tan-start"),
    SectionName.AIM: chapter("rules-fan-tan-aim", "rules-seats"),
    SectionName.DEAL: chapter(
        "rules-fan-tan-deal",
        *DEALT,
        "rules-ante",
        only("rules-dealer-once", hands=1),
        only("rules-dealer-winner", hands=SEVERAL),
        only("rules-left-begins", first="left-of-dealer"),
        only("rules-fan-tan-seven-begins", first=("seven-of-diamonds", "seven-of-hearts"), decks=1),
        only("rules-fan-tan-seven-begins-two", first=("seven-of-diamonds", "seven-of-hearts"), decks=2),
    ),
    SectionName.TURN: chapter("rules-fan-tan-turn", MUST, "rules-fan-tan-stuck"),
    SectionName.SPECIAL: chapter(
        only("rules-fan-tan-two-packs", decks=2), REVOKES, only("rules-fan-tan-revoked-sevens", revokes="penalised")
    ),
    SectionName.END: chapter("rules-fan-tan-end", *CHIPS_END),
}

_FIVE_OR_NINE: Final[Book] = {
    SectionName.START: chapter("rules-five-nine-start"),
    SectionName.AIM: chapter("rules-fan-tan-aim", "rules-seats"),
    SectionName.DEAL: chapter("rules-all-dealt", *DEALT, "rules-ante", *WINNER_DEALS),
    SectionName.TURN: chapter("rules-five-nine-turn", MUST, "rules-fan-tan-stuck"),
    SectionName.SPECIAL: chapter(REVOKES, only("rules-five-nine-revoked", revokes="penalised")),
    SectionName.END: chapter("rules-fan-tan-end", *CHIPS_END),
}


def _drawing_rules(start: str, stuck: str, *special: str, turn: str = "rules-fan-tan-turn") -> Book:
    return {
        SectionName.START: chapter(start),
        SectionName.AIM: chapter("rules-fan-tan-aim", "rules-seats"),
        SectionName.DEAL: chapter("rules-crazy-deal", *WINNER_DEALS),
        SectionName.TURN: chapter(turn, "rules-fan-tan-must", stuck),
        SectionName.SPECIAL: chapter(*special),
        SectionName.END: chapter("rules-fan-tan-end", *CHIPS_END),
    }


def _piles_rules(points: str) -> Book:
    return {
        SectionName.START: chapter("rules-piles-start"),
        SectionName.AIM: chapter("rules-piles-aim", "rules-seats"),
        SectionName.DEAL: chapter("rules-all-dealt", *DEALT, "rules-dealer-left", "rules-left-begins"),
        SectionName.TURN: chapter("rules-fan-tan-turn", "rules-fan-tan-must", "rules-piles-stuck"),
        SectionName.END: chapter("rules-piles-end", points, "rules-least-points"),
    }


def stock_pictures(start: str, *more: Illustration) -> tuple[Illustration, ...]:
    """The pictures of the rules of a game with a stock, of which `start` describes the first."""
    hands = ("KS QS 2D 3D 9D", "KH AH 3S", "KD 2C 9C TC", "KC JC 2S")
    begun = Illustration(of=start, caption="picture-stock", scene=Scene(hands=hands, layout=OPENED))
    return (begun, *more)


GAMES: Final[Mapping[str, GameRecord]] = {
    "fan-tan": GameRecord(
        kind=GameKind.FAN_TAN,
        rules=_FAN_TAN,
        summary=chapter(
            BRIEF_HANDS,
            BRIEF_CHIPS,
            only("rules-brief-decks", decks=2),
            only("rules-brief-first", first=("seven-of-diamonds", "seven-of-hearts")),
            BRIEF_REVOKES,
        ),
        pictures=(
            rows("rules-fan-tan-start", "picture-two-packs", decks=(2,)),
            rows("rules-fan-tan-start", "picture-rows"),
        ),
        teaching=Teaching(
            preset="fan-tan",
            lessons={
                "must-goal": always,
                "chips-stuck": always,
                "must-order": may_play,
            },
            goal=TWO_OF_A_ROW,
        ),
    ),
    "five-or-nine": GameRecord(
        kind=GameKind.FAN_TAN,
        rules=_FIVE_OR_NINE,
        summary=chapter(BRIEF_HANDS, BRIEF_CHIPS, BRIEF_REVOKES),
        pictures=(
            rows("rules-five-nine-start", "picture-five-or-nine", layout=""),
            rows("rules-five-nine-turn", "picture-nine", layout="9H TH 8H 9S"),
        ),
    ),
    "crazy-tan": GameRecord(
        kind=GameKind.DRAWING,
        rules=_drawing_rules("rules-crazy-tan-start", "rules-crazy-tan-stuck"),
        summary=BRIEF_CHIPS_GAME,
        pictures=stock_pictures("rules-crazy-tan-start"),
    ),
    "crazy-crazy-tan": GameRecord(
        kind=GameKind.DRAWING,
        rules=_drawing_rules(
            "rules-crazy-crazy-start",
            "rules-crazy-crazy-stuck",
            "rules-crazy-crazy-sets",
            turn="rules-crazy-crazy-turn",
        ),
        summary=BRIEF_CHIPS_GAME,
        pictures=stock_pictures(
            "rules-crazy-crazy-start",
            Illustration(
                of="rules-crazy-crazy-sets",
                caption="picture-sets",
                scene=Scene(
                    hands=("9S TS 9H TH KC", "KH AH", "KD 2C", "KS JC"),
                    layout="6S 7S 8S 7H 8H 6D 7D",
                    seat=0,
                    preview="9S+TS+9H+TH",
                ),
            ),
        ),
    ),
    "domino-sevens": GameRecord(
        kind=GameKind.DRAWING,
        rules=_drawing_rules("rules-domino-start", "rules-domino-stuck"),
        summary=BRIEF_CHIPS_GAME,
        pictures=stock_pictures("rules-domino-start"),
    ),
    "chinese-seven": GameRecord(
        kind=GameKind.DRAWING,
        rules=_piles_rules("rules-chinese-seven-points"),
        summary=chapter("rules-brief-limit-over"),
        pictures=(rows("rules-piles-start", "picture-rows"), piled("rules-piles-stuck")),
    ),
    "up-the-line": GameRecord(
        kind=GameKind.DRAWING,
        rules=_piles_rules("rules-up-the-line-points"),
        summary=chapter("rules-brief-limit-reached"),
        pictures=(rows("rules-piles-start", "picture-rows"), piled("rules-piles-stuck")),
    ),
}
