"""What a lobby says of a game's options in a line: pieces of a sentence, those that differ or matter."""

from collections.abc import Mapping
from typing import Final

from bot.words.rules_paragraphs import Paragraph, chapter, only

_PASSES: Final = "rules-brief-passes"
_MUST_PLAY: Final = only("rules-brief-must-play", voluntary="no")
_HANDS: Final = "rules-brief-hands"
_CHIPS: Final = "rules-brief-chips"
_REVOKES: Final = only("rules-brief-revokes", revokes="penalised")


_CHIPS_GAME: Final = chapter(_HANDS, _CHIPS)

BRIEFS: Final[Mapping[str, tuple[Paragraph, ...]]] = {
    "shichi-narabe": chapter(
        _PASSES,
        _MUST_PLAY,
        only("rules-brief-held", sevens="held"),
        only("rules-brief-first", first=("dealer", "left-of-dealer", "random")),
        only("rules-brief-jokers", jokers=(1, 2)),
        only("rules-brief-tunnel", tunnel=("closed", "open")),
        only("rules-brief-ghost", ghost="yes"),
    ),
    "shichi-narabe-points": chapter(_HANDS, _PASSES, _MUST_PLAY),
    "fan-tan": chapter(
        _HANDS,
        _CHIPS,
        only("rules-brief-decks", decks=2),
        only("rules-brief-first", first=("seven-of-diamonds", "seven-of-hearts")),
        _REVOKES,
    ),
    "five-or-nine": chapter(_HANDS, _CHIPS, _REVOKES),
    "fan-tan-trumps": chapter(_HANDS),
    "crazy-tan": _CHIPS_GAME,
    "crazy-crazy-tan": _CHIPS_GAME,
    "domino-sevens": _CHIPS_GAME,
    "chinese-seven": chapter("rules-brief-limit-over"),
    "up-the-line": chapter("rules-brief-limit-reached"),
    "ristiseiska": chapter(_HANDS, only("rules-brief-first-beg", first_beg="yes"), _REVOKES),
    "play-or-pay": _CHIPS_GAME,
    "earl-of-coventry": chapter(_HANDS),
    "snip-snap-snorum": _CHIPS_GAME,
    "jig": _CHIPS_GAME,
    "koroshi": chapter(
        "rules-brief-kill",
        only("rules-brief-diagonal", adjacency="diagonal"),
        only("rules-brief-edges", tunnel="yes", kill=("cell", "sides", "strip")),
        only("rules-brief-edges", tunnel="no", kill="group"),
        _PASSES,
        _MUST_PLAY,
        only("rules-brief-dead", dead=("face-down", "in-hand")),
        only("rules-brief-remains", remains="laid"),
        only("rules-brief-dropouts", dropouts="last", remains="aside"),
        only("rules-brief-dropouts-count", dropouts="by-count", remains="laid"),
        only("rules-brief-rows", rows=("SHCD", "SHDC")),
        only(_HANDS, hands=range(2, 51)),
    ),
    "insidious-sevens": chapter("rules-brief-rounds", only("rules-brief-piiko", piiko_holds="yes")),
    "nanatoridori": chapter("rules-brief-mode"),
}
"""By game."""
