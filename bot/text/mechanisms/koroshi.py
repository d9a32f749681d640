"""Killing Sevens."""

from collections.abc import Mapping
from typing import Final

from bot.text.goals import THREE_CARDS
from bot.text.mechanisms.record import Book, GameKind, GameRecord, Illustration, SectionName, Teaching, chapter, only
from bot.text.mechanisms.shared import (
    BRIEF_HANDS,
    BRIEF_MUST_PLAY,
    BRIEF_PASSES,
    DEALT,
    NO,
    OTHERS,
    SEVERAL,
    YES,
    always,
    may_pass,
    rows,
)
from bot.text.rules_scenes import Scene

_KOROSHI: Final[Book] = {
    SectionName.START: chapter("rules-koroshi-start"),
    SectionName.AIM: chapter("rules-koroshi-aim", "rules-seats"),
    SectionName.DEAL: chapter("rules-koroshi-deal", *DEALT, "rules-koroshi-begins"),
    SectionName.TURN: chapter(
        "rules-koroshi-turn",
        "rules-sevens-passes",
        only("rules-passes-anew", hands=SEVERAL, passes=range(1, 10)),
        "rules-koroshi-dropout",
    ),
    SectionName.SPECIAL: chapter(
        only("rules-koroshi-kill-cell", kill="cell", tunnel=NO),
        only("rules-koroshi-kill-cell-tunnel", kill="cell", tunnel=YES),
        only("rules-koroshi-kill-sides", kill="sides"),
        only("rules-koroshi-kill-strip", kill="strip"),
        only("rules-koroshi-kill-group", kill="group"),
        only("rules-koroshi-corners", adjacency="diagonal"),
        "rules-koroshi-killed",
        "rules-koroshi-dead",
        only("rules-koroshi-tunnel", tunnel=YES),
    ),
    SectionName.END: chapter(
        "rules-koroshi-end",
        only("rules-koroshi-equal", hands=1),
        only("rules-koroshi-dropouts-count", hands=1, dropouts="by-count"),
        only("rules-koroshi-dropouts-last", dropouts="last"),
        only("rules-koroshi-hands", hands=SEVERAL),
    ),
}


def _kill(of: str, caption: str, layout: str, card: str) -> Illustration:
    """Shows what a card would kill."""
    scene = Scene(hands=(f"2S KD {card}", *OTHERS), layout=layout, seat=0, preview=card)
    return Illustration(of=of, caption=caption, scene=scene)


GAMES: Final[Mapping[str, GameRecord]] = {
    "koroshi": GameRecord(
        kind=GameKind.KILLING,
        rules=_KOROSHI,
        summary=chapter(
            "rules-brief-kill",
            only("rules-brief-diagonal", adjacency="diagonal"),
            only("rules-brief-edges", tunnel="yes", kill=("cell", "sides", "strip")),
            only("rules-brief-edges", tunnel="no", kill="group"),
            BRIEF_PASSES,
            BRIEF_MUST_PLAY,
            only("rules-brief-dead", dead=("face-down", "in-hand")),
            only("rules-brief-remains", remains="laid"),
            only("rules-brief-dropouts", dropouts="last", remains="aside"),
            only("rules-brief-dropouts-count", dropouts="by-count", remains="laid"),
            only("rules-brief-rows", rows=("SHCD", "SHDC")),
            only(BRIEF_HANDS, hands=range(2, 51)),
        ),
        pictures=(
            rows("rules-koroshi-start", "picture-grid", layout="6S 7S 8S 6H 7H 7D 8D 6C 7C 8C"),
            _kill("rules-koroshi-kill-cell", "picture-kill", "6S 7S 8S 9S 7H 7D 8D 7C 8C", "9H"),
            _kill("rules-koroshi-kill-cell-tunnel", "picture-kill", "6S 7S 8S 9S 7H 7D 8D 7C 8C", "9H"),
            _kill("rules-koroshi-kill-sides", "picture-kill-sides", "6S 7S 8S 9S 7H 7D 7C", "9H"),
            _kill("rules-koroshi-kill-strip", "picture-kill-strip", "6S 7S 8S 9S TS 7H 7D 8D 9D 7C 8C 9C", "TH"),
            _kill("rules-koroshi-kill-group", "picture-kill-group", "7S 9S TS 7H 7D 8D 9D 7C 8C 9C", "9H"),
            rows("rules-koroshi-tunnel", "picture-grid-tunnel", layout="7S 7H 8H 9H TH JH QH KH 7D 7C"),
        ),
        teaching=Teaching(
            preset="killing",
            lessons={
                "cells-goal": always,
                "cells-kill": always,
                "cells-danger": always,
                "cells-pass": may_pass,
            },
            goal=THREE_CARDS,
        ),
    ),
}
