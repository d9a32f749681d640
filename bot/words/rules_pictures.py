"""Which paragraphs of the rules are shown in a picture, too: a staged moment and its caption, by game and options."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.words.rules_paragraphs import Facts, Paragraph
from bot.words.rules_scenes import Scene


@dataclass(frozen=True, slots=True, kw_only=True)
class Illustration:
    """A moment of the game that shows what a paragraph means."""

    of: str
    """The paragraph's message."""
    caption: str
    """The message that says what is to be seen."""
    scene: Scene
    when: Mapping[str, tuple[str | int, ...]] = field(default_factory=dict[str, tuple[str | int, ...]])
    """As of a paragraph."""


def illustration_of(game: str, paragraph: str, facts: Facts) -> Illustration | None:
    """What shows this paragraph by these facts."""
    for each in ILLUSTRATIONS[game]:
        if each.of == paragraph and Paragraph(each.caption, each.when).applies(facts):
            return each
    return None


_FOUR: Final = ("", "", "", "")
_OTHERS: Final = ("", "", "")
_OPENED: Final = "5S 6S 7S 8S 7H 8H 9H 6C 7C"
_ROWS_WITH_SEVENS: Final = "6S 7S 8S 6H 7H 8H 7D 8D 9D 7C"
_RUNS: Final = "6S 7S 8S 9S TS JS QS KS AH 2H 3H 4H 5H 6H 7H 8H AD 7D 8D 9D TD JD QD KD 6C 7C 8C"
"""Spades and diamonds complete upward, hearts downward."""
_SAME_RANK: Final = ("9H 4D TC 2S", "9C 2H 3C QH", "9S JS 5C 6D", "9D 3H 8D KC")
_GROUP_HANDS: Final = ("5 2 2 2 6 6 1 3", "4 4 1 7 3 3 1 5", "7 1 3 5 6 2 4 1")
_DUEL_HANDS: Final = ("5 2 2 2 6 6 1 3 7 1 4", "4 4 1 7 3 3 1 5 2 2 6")
_DUEL_RESERVE: Final = ("1 3", "4 7")


def _rows(start: str, caption: str, layout: str = _OPENED, **when: tuple[str | int, ...]) -> Illustration:
    """What can be laid next."""
    return Illustration(of=start, caption=caption, scene=Scene(hands=_FOUR, layout=layout), when=when)


def _kill(of: str, caption: str, layout: str, card: str) -> Illustration:
    """What a card kills before it is laid."""
    scene = Scene(hands=(f"2S KD {card}", *_OTHERS), layout=layout, seat=0, preview=card)
    return Illustration(of=of, caption=caption, scene=scene)


def _joker(of: str, caption: str, hand: str, layout: str, move: str) -> Illustration:
    scene = Scene(hands=(f"JK {hand}", *_OTHERS), layout=layout, seat=0, preview=move)
    return Illustration(of=of, caption=caption, scene=scene)


def _drawing(start: str, *more: Illustration) -> tuple[Illustration, ...]:
    hands = ("KS QS 2D 3D 9D", "KH AH 3S", "KD 2C 9C TC", "KC JC 2S")
    begun = Illustration(of=start, caption="picture-stock", scene=Scene(hands=hands, layout=_OPENED))
    return (begun, *more)


def _piles() -> tuple[Illustration, ...]:
    scene = Scene(hands=("KD QD 2S KC 3H QC", *_OTHERS), layout=_OPENED, moves=("0:pile:2S",), seat=0, shows_hand=True)
    return (
        _rows("rules-piles-start", "picture-rows"),
        Illustration(of="rules-piles-stuck", caption="picture-pile", scene=scene),
    )


def _stops(start: str, caption: str, hands: tuple[str, ...], *moves: str) -> tuple[Illustration, ...]:
    return (Illustration(of=start, caption=caption, scene=Scene(hands=hands, moves=moves)),)


def _groups(of: str, caption: str, *moves: str, would_be: int | None = None) -> tuple[Illustration, ...]:
    """The same for three players and for two."""
    table, duel = (
        Scene(
            hands=hands,
            reserve=reserve,
            to_move=1,
            moves=("1:play:4-5", *passes, *moves),
            seat=0,
            shows_hand=True,
            would_be=would_be,
        )
        for hands, reserve, passes in (
            (_GROUP_HANDS, None, ("2:pass", "2:discard")),
            (_DUEL_HANDS, _DUEL_RESERVE, ()),
        )
    )
    return (
        Illustration(of=of, caption=caption, scene=duel, when={"mode": ("duel",)}),
        Illustration(of=of, caption=caption, scene=table),
    )


_BIDS: Final = ("0:bid:2P", "1:bid:3G", "2:bid:1B", "3:bid:2Y")
_TRICK: Final = Scene(
    hands=(
        "1R 3R 5Y 0G 4B 2P 6P",
        "2R 7R 1Y 3G 0B 5B 4P",
        "0R 6Y 3Y 5G 1B 7B 0P",
        "4R 2Y 7Y 1G 6G 3B 5P",
    ),
    moves=(*_BIDS, "1:3G", "2:5G", "3:6G"),
)

ILLUSTRATIONS: Final[Mapping[str, tuple[Illustration, ...]]] = {
    "shichi-narabe": (
        _rows(
            "rules-sevens-start",
            "picture-sevens-held",
            layout="5S 6S 7S 8S JH QH 7D 8D 9D TD 4C 5C 6C 7C",
            sevens=("held",),
        ),
        _rows("rules-sevens-start", "picture-sevens", layout="5S 6S 7S 8S 6H 7H 8H JH QH 7D 8D 9D TD 4C 5C 6C 7C"),
        _joker("rules-sevens-joker-skip", "picture-joker-skip", "4S 2H QC KD", _ROWS_WITH_SEVENS, "JK=5S+4S"),
        _joker("rules-sevens-joker-single", "picture-joker-single", "4S 2H QC KD", _ROWS_WITH_SEVENS, "JK=5S"),
        _rows("rules-sevens-tunnel-closed", "picture-tunnel-closed", layout=_RUNS),
        _rows("rules-sevens-tunnel-open", "picture-tunnel-open", layout=_RUNS),
    ),
    "shichi-narabe-points": (
        _rows("rules-sevens-points-start", "picture-points", layout="7S 8S 5H 6H 7H 7D 8D 9D TD JD QD KD 6C 7C 8C"),
        _joker("rules-sevens-points-joker", "picture-points-joker", "TS 2H QC", "7S 8S 5H 6H 7H 7D 8D 7C", "JK=9S+TS"),
    ),
    "fan-tan": (
        _rows("rules-fan-tan-start", "picture-two-packs", decks=(2,)),
        _rows("rules-fan-tan-start", "picture-rows"),
    ),
    "five-or-nine": (
        _rows("rules-five-nine-start", "picture-five-or-nine", layout=""),
        _rows("rules-five-nine-turn", "picture-nine", layout="9H TH 8H 9S"),
    ),
    "fan-tan-trumps": (
        Illustration(
            of="rules-trumps-start",
            caption="picture-trumps",
            scene=Scene(hands=_FOUR, layout="5S 6S 7S 8S 7H 8H 9H 6D 7D", community="2C KS QC JD"),
        ),
        Illustration(
            of="rules-trumps-trump",
            caption="picture-substitute",
            scene=Scene(
                hands=("5D 2H KC", *_OTHERS),
                layout="6S 7S 8S 7H 6D 7D 8D 9D 7C",
                community="2C KS QC JD",
                seat=0,
                preview="5D@S",
            ),
        ),
    ),
    "crazy-tan": _drawing("rules-crazy-tan-start"),
    "crazy-crazy-tan": _drawing(
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
    "domino-sevens": _drawing("rules-domino-start"),
    "chinese-seven": _piles(),
    "up-the-line": _piles(),
    "ristiseiska": (_rows("rules-ristiseiska-start", "picture-ristiseiska", layout="5S 6S 7S 8S 7H 6C 7C"),),
    "play-or-pay": _stops(
        "rules-pay-start", "picture-pay", ("9S 4D TC", "TS QS 2H", "JS 5C 6D", "3H 8D KC"), "0:9S", "1:TS"
    ),
    "earl-of-coventry": _stops("rules-earl-start", "picture-same-rank", _SAME_RANK, "0:9H", "1:9C"),
    "snip-snap-snorum": _stops("rules-snip-start", "picture-same-rank", _SAME_RANK, "0:9H", "1:9C"),
    "jig": _stops("rules-jig-start", "picture-jig", ("7S 4D TC", "8S QS 2H", "9S 5C 6D", "TS JS 3H"), "0:7S", "1:8S"),
    "koroshi": (
        _rows("rules-koroshi-start", "picture-grid", layout="6S 7S 8S 6H 7H 7D 8D 6C 7C 8C"),
        _kill("rules-koroshi-kill-cell", "picture-kill", "6S 7S 8S 9S 7H 7D 8D 7C 8C", "9H"),
        _kill("rules-koroshi-kill-cell-tunnel", "picture-kill", "6S 7S 8S 9S 7H 7D 8D 7C 8C", "9H"),
        _kill("rules-koroshi-kill-sides", "picture-kill-sides", "6S 7S 8S 9S 7H 7D 7C", "9H"),
        _kill("rules-koroshi-kill-strip", "picture-kill-strip", "6S 7S 8S 9S TS 7H 7D 8D 9D 7C 8C 9C", "TH"),
        _kill("rules-koroshi-kill-group", "picture-kill-group", "7S 9S TS 7H 7D 8D 9D 7C 8C 9C", "9H"),
        _rows("rules-koroshi-tunnel", "picture-grid-tunnel", layout="7S 7H 8H 9H TH JH QH KH 7D 7C"),
    ),
    "insidious-sevens": (Illustration(of="rules-insidious-trick", caption="picture-trick", scene=_TRICK),),
    "nanatoridori": (
        *_groups("rules-nanatoridori-start", "picture-group"),
        *_groups("rules-nanatoridori-beaten", "picture-beaten", "0:play:4-5", would_be=5),
    ),
}
"""By game."""
