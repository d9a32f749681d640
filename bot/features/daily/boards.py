"""A server's board: its people's tries of a day, and their month."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.features.daily.ids import Board, Daily, DailyBoardPress, DailyPress
from bot.features.daily.pages import day_title
from bot.platform.messages import Message, button, panel, rows, words
from data.rows import Try
from engine.daily.days import closes_ms, month_of
from engine.daily.score import BEST, LEAST, Score, month_mean, percent_beaten
from engine.results import most_first
from i18n import Texts

SHOWN: Final = 10
"""The first lines of a list; one's own stands below where it is further down."""

Counts = Mapping[int, Mapping[int, int]]
"""How many people have each score, by day."""


@dataclass(frozen=True, slots=True)
class DayLine:
    """A person's try in the list of a day."""

    rank: int
    user: int
    place: int
    percent: int | None


@dataclass(frozen=True, slots=True)
class MonthLine:
    """A person's month. `mean`: the share of people beaten on their best days, in percent."""

    rank: int
    user: int
    mean: int
    days: int


def day_lines(tries: Sequence[Try], day: int, counts: Counts) -> list[DayLine]:
    """The finished tries of a day, the best first; equal scores share a rank."""
    scores = [(each.user_id, each.score) for each in tries if each.day == day and each.score is not None]
    ranks = most_first([score for _, score in scores])
    lines = [
        DayLine(rank, user, Score.from_number(score).place, percent_beaten(counts.get(day, {}), score))
        for rank, (user, score) in zip(ranks, scores, strict=True)
    ]
    return sorted(lines, key=lambda line: line.rank)


def month_shown(day: int, now_ms: int) -> range:
    """The closed days of the month that a board shows on a day: their shares are final.

    It is the month before while nobody can have played enough of this one.
    """
    closed = (each for each in range(day, 0, -1) if closes_ms(each) <= now_ms)
    days = month_of(next(closed, 0))
    return days if len(days) >= LEAST or days.start <= 1 else month_of(days.start - 1)


def month_lines(tries: Sequence[Try], counts: Counts, days: range) -> list[MonthLine]:
    """Everybody who has played enough of these days, the best first; equal means, as shown, share a rank."""
    percents: dict[int, list[int]] = {}
    for each in (each for each in tries if each.day in days):
        share = None if each.score is None else percent_beaten(counts.get(each.day, {}), each.score)
        if share is not None:
            percents.setdefault(each.user_id, []).append(share)
    means = [(user, round(mean)) for user, found in percents.items() if (mean := month_mean(found)) is not None]
    ranks = most_first([mean for _, mean in means])
    lines = [MonthLine(rank, user, mean, len(percents[user])) for rank, (user, mean) in zip(ranks, means, strict=True)]
    return sorted(lines, key=lambda line: (line.rank, line.user))


def board_message(
    texts: Texts, day: int, today: Sequence[DayLine], month: Sequence[MonthLine], days: range, *, user: int
) -> Message:
    """The board as `user` sees it, who has had their own try. `days`: those of the month."""
    of_month = [
        (line.rank, line.user, texts("daily-board-month-line", percent=line.mean, days=line.days)) for line in month
    ]
    parts = [f"{day_title(texts, day)}\n{listed_day(texts, today, user=user)}"]
    if days:
        title = texts("daily-board-month", first=days[0], last=days[-1])
        parts.append(f"**{title}**\n{_listed(texts, of_month, user)}")
    parts.append("-# " + texts("daily-board-about", best=BEST, least=LEAST))
    buttons = [
        button(texts("daily-button"), DailyPress(Daily.PAGE, day)),
        button(texts("daily-world"), DailyBoardPress(Board.WORLD, day)),
        button(texts("daily-board-leave"), DailyBoardPress(Board.LEAVE, day)),
    ]
    return panel(words("\n\n".join(parts)), *rows(buttons))


def listed_day(texts: Texts, lines: Sequence[DayLine], *, user: int = 0) -> str:
    """The list of a day, a line each: the first ones, and that of `user`."""
    return _listed(texts, [(line.rank, line.user, _day_words(texts, line)) for line in lines], user)


def _day_words(texts: Texts, line: DayLine) -> str:
    if line.percent is None:
        return texts("daily-board-place", place=line.place)
    return f"{texts('daily-board-place', place=line.place)} · {texts('daily-better', percent=line.percent)}"


def _listed(texts: Texts, lines: Sequence[tuple[int, int, str]], user: int) -> str:
    shown = [f"{rank}. <@{who}> · {said}" for at, (rank, who, said) in enumerate(lines) if at < SHOWN or who == user]
    return "\n".join(shown) or texts("daily-board-nobody")
