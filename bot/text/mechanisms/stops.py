"""The stops games."""

from collections.abc import Mapping
from typing import Final

from bot.text.goals import A_SEQUENCE
from bot.text.mechanisms.record import Book, GameKind, GameRecord, Illustration, SectionName, Teaching, chapter
from bot.text.mechanisms.shared import BRIEF_CHIPS_GAME, BRIEF_HANDS, CHIPS_END, DEALT, WINNER_DEALS, always
from bot.text.rules_scenes import Scene
from engine.views import SequenceTable, View

_BY_RANK: Final = ("rules-rank-turn", "rules-rank-pass")

_SAME_RANK: Final = ("9H 4D TC 2S", "9C 2H 3C QH", "9S JS 5C 6D", "9D 3H 8D KC")


def _rules(start: str, turn: tuple[str, ...], calls: str | None, *end: str, ante: bool = False) -> Book:
    return {
        SectionName.START: chapter(start),
        SectionName.AIM: chapter("rules-stops-aim", "rules-seats"),
        SectionName.DEAL: chapter("rules-all-dealt", *DEALT, *(("rules-ante",) if ante else ()), *WINNER_DEALS),
        SectionName.TURN: chapter(*turn),
        SectionName.SPECIAL: chapter(*((calls,) if calls else ())),
        SectionName.END: chapter("rules-stops-end", *end),
    }


def _picture(start: str, caption: str, hands: tuple[str, ...], *moves: str) -> tuple[Illustration, ...]:
    return (Illustration(of=start, caption=caption, scene=Scene(hands=hands, moves=moves)),)


def _leads(view: View) -> bool:
    return isinstance(view.table, SequenceTable) and not view.table.wanted


GAMES: Final[Mapping[str, GameRecord]] = {
    "play-or-pay": GameRecord(
        kind=GameKind.STOPS,
        rules=_rules("rules-pay-start", ("rules-pay-turn",), None, "rules-pay-end", *CHIPS_END, ante=True),
        summary=BRIEF_CHIPS_GAME,
        pictures=_picture(
            "rules-pay-start", "picture-pay", ("9S 4D TC", "TS QS 2H", "JS 5C 6D", "3H 8D KC"), "0:9S", "1:TS"
        ),
    ),
    "earl-of-coventry": GameRecord(
        kind=GameKind.STOPS,
        rules=_rules("rules-earl-start", _BY_RANK, "rules-earl-calls", "rules-hands", "rules-earl-end"),
        summary=chapter(BRIEF_HANDS),
        pictures=_picture("rules-earl-start", "picture-same-rank", _SAME_RANK, "0:9H", "1:9C"),
    ),
    "snip-snap-snorum": GameRecord(
        kind=GameKind.STOPS,
        rules=_rules("rules-snip-start", _BY_RANK, "rules-snip-calls", "rules-cards-for-chips", *CHIPS_END),
        summary=BRIEF_CHIPS_GAME,
        pictures=_picture("rules-snip-start", "picture-same-rank", _SAME_RANK, "0:9H", "1:9C"),
    ),
    "jig": GameRecord(
        kind=GameKind.STOPS,
        rules=_rules("rules-jig-start", ("rules-jig-turn",), "rules-jig-calls", "rules-cards-for-chips", *CHIPS_END),
        summary=BRIEF_CHIPS_GAME,
        pictures=_picture(
            "rules-jig-start", "picture-jig", ("7S 4D TC", "8S QS 2H", "9S 5C 6D", "TS JS 3H"), "0:7S", "1:8S"
        ),
        teaching=Teaching(
            preset="jig",
            lessons={
                "stops-goal": always,
                "stops-lead": _leads,
                "stops-follow": always,
            },
            goal=A_SEQUENCE,
        ),
    ),
}
