"""The page of a day that is over: one's own result, and once it is closed its cards, for everybody."""

from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, ui

from bot.features.daily.ids import Daily, DailyPress, Past, PastPress
from bot.features.daily.pages import OwnResult, day_title, own_game, result_words
from bot.features.play.ids import AtTable, TablePress
from bot.platform.messages import Message, button, narrow_rows, panel, words
from bot.text.markup import on_day, relative
from data.rows import Try
from engine.daily.days import DAY_MS, begins_ms, closes_ms
from i18n import Texts


@dataclass(frozen=True, slots=True, kw_only=True)
class PastDay:
    """The facts on the page of a day that is over for a person. `own`: their try; `result`: of it. `last`: the last day
    that is over.
    """

    day: int
    last: int
    people: int
    own: Try | None
    result: OwnResult | None
    is_closed: bool


def past_message(texts: Texts, past: PastDay) -> Message:
    """The page of a day that is over, with the way to the days beside it."""
    day, noon = past.day, begins_ms(past.day) + DAY_MS // 2
    shown = [day_title(texts, day), _own_words(texts, past)]
    if not past.is_closed:
        shown.append("-# " + texts("daily-sealed", until=relative(closes_ms(day))))
    shown.append("-# " + texts("daily-past", date=on_day(noon), people=past.people))
    return panel(words("\n\n".join(shown)), *narrow_rows([*_of_day(texts, past), *_beside(texts, past)]))


def _own_words(texts: Texts, past: PastDay) -> str:
    if past.result is not None:
        return result_words(texts, past.result, is_final=past.is_closed)
    if past.own is None:
        return texts("daily-not-tried")
    return texts("daily-unfinished" if past.is_closed else "daily-begun", until=relative(closes_ms(past.day)))


def _of_day(texts: Texts, past: PastDay) -> list[ui.Button[Any]]:
    found: list[ui.Button[Any]] = []
    table = None if past.own is None else past.own.table_id
    if past.result is not None:
        share = DailyPress(Daily.SHARE, past.day)
        found.append(button(texts("daily-share"), share, style=ButtonStyle.primary))
        found += own_game(texts, table)
    elif table is not None and not past.is_closed:
        hand = TablePress(table, AtTable.HAND)
        found.append(button(texts("daily-go-on"), hand, style=ButtonStyle.success))
    if past.is_closed:
        if past.people:
            found.append(button(texts("daily-best"), PastPress(Past.BEST, past.day)))
        found.append(button(texts("daily-again"), PastPress(Past.AGAIN, past.day)))
    return found


def _beside(texts: Texts, past: PastDay) -> list[ui.Button[Any]]:
    """The days before and after it, and today."""
    days = [day for day in (past.day - 1, past.day + 1) if 1 <= day <= past.last]
    return [
        *(button(texts("daily-day", day=day), PastPress(Past.SHOW, day)) for day in days),
        button(texts("daily-button"), DailyPress(Daily.PAGE, past.day)),
        button(texts("daily-how"), DailyPress(Daily.HOW, past.day)),
    ]
