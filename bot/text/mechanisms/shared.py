"""Paragraphs, pictures and conditions shared by several mechanisms."""

from typing import Final

from bot.text.mechanisms.record import Illustration, chapter, only
from bot.text.rules_scenes import Scene
from engine.moves import Pass, Play
from engine.views import View

YES: Final = "yes"
NO: Final = "no"
SEVERAL: Final = range(2, 51)
DEALT: Final = (only("rules-dealt-even", dealt="even"), only("rules-dealt-uneven", dealt="uneven"))
WINNER_DEALS: Final = (
    only("rules-dealer-once", hands=1),
    only("rules-dealer-winner", hands=SEVERAL),
    "rules-left-begins",
)
CHIPS_END: Final = ("rules-hands", "rules-most-chips")
REVOKES: Final = only("rules-revokes", revokes="penalised")
MUST: Final = only("rules-fan-tan-must", revokes="forbidden")

BRIEF_PASSES: Final = "rules-brief-passes"
BRIEF_MUST_PLAY: Final = only("rules-brief-must-play", voluntary="no")
BRIEF_HANDS: Final = "rules-brief-hands"
BRIEF_CHIPS: Final = "rules-brief-chips"
BRIEF_REVOKES: Final = only("rules-brief-revokes", revokes="penalised")
BRIEF_CHIPS_GAME: Final = chapter(BRIEF_HANDS, BRIEF_CHIPS)

FOUR: Final = ("", "", "", "")
OTHERS: Final = ("", "", "")
OPENED: Final = "5S 6S 7S 8S 7H 8H 9H 6C 7C"
ROWS_WITH_SEVENS: Final = "6S 7S 8S 6H 7H 8H 7D 8D 9D 7C"


def rows(start: str, caption: str, layout: str = OPENED, **when: tuple[str | int, ...]) -> Illustration:
    """Shows rows and what can be played next."""
    return Illustration(of=start, caption=caption, scene=Scene(hands=FOUR, layout=layout), when=when)


def piled(of: str) -> Illustration:
    """Shows a card that a player has laid face down, as its player sees it."""
    scene = Scene(hands=("KD QD 2S KC 3H QC", *OTHERS), layout=OPENED, moves=("0:pile:2S",), seat=0, shows_hand=True)
    return Illustration(of=of, caption="picture-pile", scene=scene)


def joker(of: str, caption: str, hand: str, layout: str, move: str) -> Illustration:
    """Shows the card that a joker would stand for."""
    scene = Scene(hands=(f"JK {hand}", *OTHERS), layout=layout, seat=0, preview=move)
    return Illustration(of=of, caption=caption, scene=scene)


def always(view: View) -> bool:
    """Lesson condition: at any time."""
    return True


def may_play(view: View) -> bool:
    """Lesson condition: several cards can be played."""
    return sum(isinstance(move, Play) for move in view.legal) > 1


def may_pass(view: View) -> bool:
    """Lesson condition: passing is legal."""
    return any(isinstance(move, Pass) for move in view.legal)
