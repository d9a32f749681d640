"""Fan Tan with Trumps."""

from collections.abc import Mapping
from typing import Final

from bot.text.goals import TWO_OF_A_ROW
from bot.text.mechanisms.record import Book, GameKind, GameRecord, Illustration, SectionName, Teaching, chapter, only
from bot.text.mechanisms.shared import BRIEF_HANDS, FOUR, OTHERS, WINNER_DEALS, always, may_play
from bot.text.rules_scenes import Scene

_TRUMPS: Final[Book] = {
    SectionName.START: chapter("rules-trumps-start"),
    SectionName.AIM: chapter("rules-trumps-aim", "rules-seats"),
    SectionName.DEAL: chapter("rules-trumps-deal", only("rules-trumps-over", dealt=("even", "uneven")), *WINNER_DEALS),
    SectionName.TURN: chapter("rules-trumps-turn", "rules-trumps-must", "rules-trumps-community"),
    SectionName.SPECIAL: chapter("rules-trumps-trump", "rules-trumps-fixed"),
    SectionName.END: chapter("rules-trumps-end", "rules-hands", "rules-most-points"),
}

GAMES: Final[Mapping[str, GameRecord]] = {
    "fan-tan-trumps": GameRecord(
        kind=GameKind.FAN_TAN,
        rules=_TRUMPS,
        summary=chapter(BRIEF_HANDS),
        pictures=(
            Illustration(
                of="rules-trumps-start",
                caption="picture-trumps",
                scene=Scene(hands=FOUR, layout="5S 6S 7S 8S 7H 8H 9H 6D 7D", community="2C KS QC JD"),
            ),
            Illustration(
                of="rules-trumps-trump",
                caption="picture-substitute",
                scene=Scene(
                    hands=("5D 2H KC", *OTHERS),
                    layout="6S 7S 8S 7H 6D 7D 8D 9D 7C",
                    community="2C KS QC JD",
                    seat=0,
                    preview="5D@S",
                ),
            ),
        ),
        teaching=Teaching(
            preset="fan-tan-trumps",
            lessons={
                "must-goal": always,
                "trumps-trump": always,
                "trumps-stuck": always,
                "must-order": may_play,
            },
            goal=TWO_OF_A_ROW,
        ),
    ),
}
