"""The end of a match at the deal of a day: the result as a picture or in words, and where one goes from it.

Nothing in it says more of a hand than its person's own score.
"""

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from bot.features.daily.ids import Past, PastPress
from bot.features.daily.pages import (
    OwnResult,
    day_title,
    how,
    own_game,
    page_of,
    result_words,
    signed,
    ways_on,
)
from bot.features.play.result import look_back
from bot.platform.messages import Message, Shown, button, narrow_rows, panel, words
from bot.tables.table import Table
from bot.text.markup import relative
from engine.daily.days import closes_ms
from i18n import Texts
from renderers import DailyPicture

PICTURE: Final = "daily.png"


def result_message(
    texts: Texts, result: OwnResult, shown: Shown, *, table: int, in_server: bool, is_closed: bool
) -> Message:
    """The end of a try, in place of its hand. `in_server`: it stands on a server's board."""
    until = "" if is_closed else "-# " + texts("daily-sealed", until=relative(closes_ms(result.day)))
    page = PastPress(Past.SHOW, result.day) if is_closed else page_of(result.day)
    buttons = [
        *ways_on(texts, result.day, in_server=in_server),
        *own_game(texts, table),
        button(texts("daily-button"), page),
        how(texts, result.day),
    ]
    return _message(texts, result, shown, until, buttons)


def again_message(texts: Texts, result: OwnResult, shown: Shown, table: Table) -> Message:
    """The end of a match at the deal of a closed day, which is no try. `result`: among those of that day."""
    best = [button(texts("daily-best"), PastPress(Past.BEST, result.day))] if result.others else []
    day = button(texts("daily-day", day=result.day), PastPress(Past.SHOW, result.day))
    return _message(texts, result, shown, f"-# {texts('daily-again-about')}", [*look_back(texts, table), *best, day])


def result_picture(texts: Texts, result: OwnResult, *, is_final: bool) -> DailyPicture:
    """The picture of a try's result. `is_final`: the day is closed."""
    line, share = result_words(texts, result, is_final=is_final).split("\n")
    return _picture(texts, result, line, share)


def again_picture(texts: Texts, result: OwnResult) -> DailyPicture:
    """The picture of a result that does not count. `result`: among those of its day."""
    line = texts("daily-again-over", place=result.score.place, margin=signed(result.score.margin))
    among = {"percent": result.percent or 0, "people": result.others}
    share = texts("daily-again-alone") if result.percent is None else texts("daily-again-among", **among)
    return _picture(texts, result, line, share)


def _picture(texts: Texts, result: OwnResult, line: str, share: str) -> DailyPicture:
    line, share = line.replace("**", ""), share.replace("**", "")
    turns = turns_words(texts, result.turns)
    return DailyPicture(
        place=result.score.place,
        line=line,
        share=share,
        percent=result.percent,
        turns=result.turns,
        told=(line, share, turns),
    )


def turns_words(texts: Texts, turns: str) -> str:
    """How many turns there were, of which kinds."""
    return texts("daily-turns", turns=len(turns), cards=turns.count("c"), passes=turns.count("p"))


def _message(texts: Texts, result: OwnResult, shown: Shown, below: str, buttons: Sequence[ui.Button[Any]]) -> Message:
    return ending_message(day_title(texts, result.day), shown, below, buttons)


def ending_message(title: str, shown: Shown, below: str, buttons: Sequence[ui.Button[Any]]) -> Message:
    """The end of one hand against house players. `shown`: the result; `below`: small words."""
    if isinstance(shown, str):
        return panel(words("\n\n".join(filter(None, [title, shown, below]))), *narrow_rows(buttons))
    return panel(
        words(title),
        shown.gallery(),
        words(below) if below else None,
        *narrow_rows(buttons),
        pictures=[shown],
    )
