"""Nanatoridori."""

from collections.abc import Mapping
from typing import Final

from bot.text.goals import A_BEAT
from bot.text.mechanisms.record import Book, GameKind, GameRecord, Illustration, SectionName, Teaching, chapter, only
from bot.text.mechanisms.shared import always, may_pass
from bot.text.rules_scenes import Scene
from engine.moves import PlayGroup
from engine.views import GroupTable, Phase, View

_NANATORIDORI: Final[Book] = {
    SectionName.START: chapter("rules-nanatoridori-start"),
    SectionName.AIM: chapter("rules-nanatoridori-aim", "rules-seats"),
    SectionName.DEAL: chapter(
        only("rules-nanatoridori-deal", mode=("basic", "advanced")),
        only("rules-nanatoridori-deal-duel", mode="duel"),
        "rules-nanatoridori-begins",
    ),
    SectionName.TURN: chapter(
        "rules-nanatoridori-turn",
        "rules-nanatoridori-play",
        "rules-nanatoridori-beaten",
        only("rules-nanatoridori-pass", mode=("basic", "advanced")),
        only("rules-nanatoridori-pass-duel", mode="duel"),
        "rules-nanatoridori-clear",
    ),
    SectionName.SPECIAL: chapter(only("rules-nanatoridori-join", mode="duel")),
    SectionName.END: chapter(
        only("rules-nanatoridori-end-basic", mode="basic"),
        only("rules-nanatoridori-end-advanced", mode="advanced"),
        only("rules-nanatoridori-end-duel", mode="duel"),
    ),
    SectionName.CREDITS: chapter("rules-nanatoridori-credits"),
}

_GROUP_HANDS: Final = ("5 2 2 2 6 6 1 3", "4 4 1 7 3 3 1 5", "7 1 3 5 6 2 4 1")

_DUEL_HANDS: Final = ("5 2 2 2 6 6 1 3 7 1 4", "4 4 1 7 3 3 1 5 2 2 6")

_DUEL_RESERVE: Final = ("1 3", "4 7")


def _groups(of: str, caption: str, *moves: str, preview: str | None = None) -> tuple[Illustration, ...]:
    """The same scene for three players and for a duel."""
    table, duel = (
        Scene(
            hands=hands,
            reserve=reserve,
            to_move=1,
            moves=("1:play:4-5", *passes, *moves),
            seat=0,
            shows_hand=True,
            preview=preview,
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


def _starts_afresh(view: View) -> bool:
    return view.phase is Phase.PLAY and isinstance(view.table, GroupTable) and view.table.number is None


def _may_beat(view: View) -> bool:
    return any(isinstance(move, PlayGroup) for move in view.legal) and not _starts_afresh(view)


def _places_beaten(view: View) -> bool:
    return view.phase is Phase.PLACE and view.drawn is None


def _places_drawn(view: View) -> bool:
    return view.phase is Phase.PLACE and view.drawn is not None


GAMES: Final[Mapping[str, GameRecord]] = {
    "nanatoridori": GameRecord(
        kind=GameKind.OTHERS,
        rules=_NANATORIDORI,
        summary=chapter("rules-brief-mode"),
        pictures=(
            *_groups("rules-nanatoridori-start", "picture-group"),
            *_groups("rules-nanatoridori-beaten", "picture-beaten", "0:play:4-5", preview="take:5"),
        ),
        teaching=Teaching(
            preset="nanatoridori",
            lessons={
                "groups-place": _places_beaten,
                "groups-drawn": _places_drawn,
                "groups-goal": always,
                "groups-group": _starts_afresh,
                "groups-beat": _may_beat,
                "groups-pass": may_pass,
            },
            goal=A_BEAT,
        ),
    ),
}
