"""Insidious Sevens."""

from collections.abc import Mapping
from typing import Final

from bot.text.goals import A_TRICK
from bot.text.mechanisms.record import Book, GameKind, GameRecord, Illustration, SectionName, Teaching, chapter, only
from bot.text.mechanisms.shared import NO, YES
from bot.text.rules_scenes import Scene
from engine.views import Phase, TrickTable, View

_INSIDIOUS_SEVENS: Final[Book] = {
    SectionName.START: chapter("rules-insidious-start"),
    SectionName.AIM: chapter("rules-insidious-aim", "rules-seats"),
    SectionName.DEAL: chapter("rules-insidious-deal"),
    SectionName.TURN: chapter("rules-insidious-pass", "rules-insidious-bid", "rules-insidious-trick"),
    SectionName.SPECIAL: chapter(
        only("rules-insidious-piiko-two", piiko_holds=(YES, "unknown"), piiko=NO),
        only("rules-insidious-piiko", piiko_holds=(YES, "unknown")),
    ),
    SectionName.END: chapter("rules-insidious-end"),
    SectionName.CREDITS: chapter("rules-insidious-credits"),
}

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


def _bids(view: View) -> bool:
    return view.phase is Phase.BIDDING


def _passes_on(view: View) -> bool:
    return view.phase is Phase.PASSING


def _leads(view: View) -> bool:
    return view.phase is Phase.PLAY and isinstance(view.table, TrickTable) and not view.table.trick


def _follows(view: View) -> bool:
    return view.phase is Phase.PLAY and isinstance(view.table, TrickTable) and bool(view.table.trick)


def _plays_tricks(view: View) -> bool:
    return view.phase is Phase.PLAY


GAMES: Final[Mapping[str, GameRecord]] = {
    "insidious-sevens": GameRecord(
        kind=GameKind.OTHERS,
        rules=_INSIDIOUS_SEVENS,
        summary=chapter("rules-brief-rounds", only("rules-brief-piiko", piiko_holds="yes")),
        pictures=(Illustration(of="rules-insidious-trick", caption="picture-trick", scene=_TRICK),),
        teaching=Teaching(
            preset="insidious-sevens",
            lessons={
                "tricks-bid": _bids,
                "tricks-passing": _passes_on,
                "tricks-lead": _leads,
                "tricks-follow": _follows,
                "tricks-score": _plays_tricks,
                # The advice of the game's author (IS-T1, with tricks-passing, to IS-T5).
                "tricks-keep": _passes_on,
                "tricks-middle": _bids,
                "tricks-sevens": _leads,
                "tricks-trumps": _leads,
            },
            goal=A_TRICK,
        ),
    ),
}
