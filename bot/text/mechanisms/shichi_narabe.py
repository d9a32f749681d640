"""Sevens with passes: Shichi Narabe, and Shichi Narabe for points."""

from collections.abc import Mapping
from typing import Final

from bot.text.goals import TWO_OF_A_ROW
from bot.text.mechanisms.record import Book, GameKind, GameRecord, SectionName, Teaching, chapter, only
from bot.text.mechanisms.shared import (
    BRIEF_HANDS,
    BRIEF_MUST_PLAY,
    BRIEF_PASSES,
    DEALT,
    ROWS_WITH_SEVENS,
    SEVERAL,
    YES,
    always,
    joker,
    may_pass,
    rows,
)

_SHICHI_NARABE: Final[Book] = {
    SectionName.START: chapter("rules-sevens-start"),
    SectionName.AIM: chapter("rules-sevens-aim", "rules-seats"),
    SectionName.DEAL: chapter(
        "rules-sevens-deal",
        *DEALT,
        only("rules-sevens-first", decks=1),
        only("rules-sevens-first", decks=2, first=("dealer", "left-of-dealer", "random")),
        only("rules-sevens-first-two", decks=2, first="seven-of-diamonds"),
    ),
    SectionName.TURN: chapter(
        "rules-sevens-turn",
        only("rules-sevens-held", sevens="held"),
        "rules-sevens-passes",
        "rules-sevens-bankrupt",
        only("rules-sevens-two-packs", decks=2),
    ),
    SectionName.SPECIAL: chapter(
        only("rules-sevens-joker-skip", jokers=(1, 2), joker_play="skip"),
        only("rules-sevens-joker-single", jokers=(1, 2), joker_play="single"),
        only("rules-sevens-held-joker-skip", sevens="held", jokers=(1, 2), joker_play="skip"),
        only("rules-sevens-held-joker-single", sevens="held", jokers=(1, 2), joker_play="single"),
        only("rules-sevens-jokers-two", jokers=2),
        only("rules-sevens-joker-must", jokers=(1, 2)),
        only("rules-sevens-joker-take", jokers=(1, 2), joker_exchange="take"),
        only("rules-sevens-joker-last-taken", jokers=(1, 2), joker_play="skip", joker_exchange="take"),
        only("rules-sevens-joker-stack", jokers=(1, 2), joker_exchange="stack"),
        only("rules-sevens-joker-left-skip", jokers=(1, 2), joker_play="skip"),
        only("rules-sevens-joker-left-single", jokers=(1, 2), joker_play="single", joker_exchange="take"),
        only("rules-sevens-joker-last", jokers=(1, 2), joker_play="single", joker_exchange="stack"),
        only("rules-sevens-joker-bankrupt", jokers=(1, 2), joker_play="skip"),
        only("rules-sevens-joker-bankrupt", jokers=(1, 2), joker_play="single", joker_exchange="stack"),
        only("rules-sevens-joker-fallen", jokers=(1, 2), joker_play="single", joker_exchange="take"),
        only("rules-sevens-tunnel-closed", tunnel="closed"),
        only("rules-sevens-tunnel-open", tunnel="open"),
        only("rules-sevens-held-tunnel", sevens="held", tunnel=("closed", "open")),
        only("rules-sevens-tunnel-joker", tunnel=("closed", "open"), jokers=(1, 2), joker_play="skip"),
        only("rules-sevens-ghost", ghost=YES),
        only("rules-sevens-ghost-talk", ghost=YES),
        only("rules-sevens-ghost-eliminated", ghost=YES, jokers=(1, 2), joker_play="single", joker_exchange="take"),
    ),
    SectionName.END: chapter("rules-sevens-end", only("rules-sevens-end-ghost", ghost=YES), "rules-sevens-tip"),
}

_FOR_POINTS: Final[Book] = {
    SectionName.START: chapter("rules-sevens-points-start"),
    SectionName.AIM: chapter("rules-sevens-points-aim", "rules-seats"),
    SectionName.DEAL: chapter(
        "rules-sevens-points-deal",
        only("rules-dealt-uneven", dealt="uneven"),
        only("rules-dealer-once", hands=1),
        only("rules-dealer-left", hands=SEVERAL),
        "rules-left-begins",
    ),
    SectionName.TURN: chapter(
        "rules-sevens-turn",
        "rules-sevens-passes",
        only("rules-passes-anew", hands=SEVERAL, passes=range(1, 10)),
        "rules-sevens-points-bankrupt",
    ),
    SectionName.SPECIAL: chapter("rules-sevens-points-joker", "rules-sevens-joker-must", "rules-sevens-points-cover"),
    SectionName.END: chapter("rules-sevens-points-end", "rules-hands", "rules-least-points"),
}

_RUNS: Final = "6S 7S 8S 9S TS JS QS KS AH 2H 3H 4H 5H 6H 7H 8H AD 7D 8D 9D TD JD QD KD 6C 7C 8C"
"""Spades and diamonds are complete upward, hearts downward."""

_TWO_PACKS: Final = "6S 7S 8S 9S JS 7S 8S 7H 8H 7H 5D 6D 7D 6D 7D 8D 7C 8C 9C 7C"
"""The first copy of a card lies in the first row of its suit, the second in the second."""

GAMES: Final[Mapping[str, GameRecord]] = {
    "shichi-narabe": GameRecord(
        kind=GameKind.PASSING,
        rules=_SHICHI_NARABE,
        summary=chapter(
            BRIEF_PASSES,
            BRIEF_MUST_PLAY,
            only("rules-brief-decks", decks=2),
            only("rules-brief-held", sevens="held"),
            only("rules-brief-first", first=("dealer", "left-of-dealer", "random")),
            only("rules-brief-jokers", jokers=(1, 2)),
            only("rules-brief-tunnel", tunnel=("closed", "open")),
            only("rules-brief-ghost", ghost="yes"),
        ),
        pictures=(
            rows("rules-sevens-start", "picture-sevens-two-packs", layout=_TWO_PACKS, decks=(2,)),
            rows(
                "rules-sevens-start",
                "picture-sevens-held",
                layout="5S 6S 7S 8S JH QH 7D 8D 9D TD 4C 5C 6C 7C",
                sevens=("held",),
            ),
            rows("rules-sevens-start", "picture-sevens", layout="5S 6S 7S 8S 6H 7H 8H JH QH 7D 8D 9D TD 4C 5C 6C 7C"),
            joker("rules-sevens-joker-skip", "picture-joker-skip", "4S 2H QC KD", ROWS_WITH_SEVENS, "JK=5S+4S"),
            joker("rules-sevens-joker-single", "picture-joker-single", "4S 2H QC KD", ROWS_WITH_SEVENS, "JK=5S"),
            rows("rules-sevens-tunnel-closed", "picture-tunnel-closed", layout=_RUNS),
            rows("rules-sevens-tunnel-open", "picture-tunnel-open", layout=_RUNS),
        ),
        teaching=Teaching(
            preset="classic",
            lessons={
                "rows-goal": always,
                "rows-playable": always,
                "rows-pass": may_pass,
                "rows-order": always,
                "rows-signs": always,
            },
            goal=TWO_OF_A_ROW,
        ),
    ),
    "shichi-narabe-points": GameRecord(
        kind=GameKind.PASSING,
        rules=_FOR_POINTS,
        summary=chapter(BRIEF_HANDS, BRIEF_PASSES, BRIEF_MUST_PLAY),
        pictures=(
            rows("rules-sevens-points-start", "picture-points", layout="7S 8S 5H 6H 7H 7D 8D 9D TD JD QD KD 6C 7C 8C"),
            joker(
                "rules-sevens-points-joker", "picture-points-joker", "TS 2H QC", "7S 8S 5H 6H 7H 7D 8D 7C", "JK=9S+TS"
            ),
        ),
    ),
}
