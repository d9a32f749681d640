"""The messages of the daily deal. None of them says more of a hand than its person's own score."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.daily.ids import (
    Board,
    ChallengePress,
    Challenging,
    Daily,
    DailyBoardPress,
    DailyPress,
    Past,
    PastPress,
)
from bot.features.daily.presence import Presence
from bot.features.play.ids import AtTable, TablePress
from bot.features.replay.ids import Replay, ReplayPress
from bot.platform.messages import Message, button, message, narrow_rows, panel, rows, words
from bot.text.games import title
from bot.text.markup import relative
from data.rows import Others, Try
from engine.daily.days import SEAT, begins_ms, closes_ms, preset_on
from engine.daily.score import Score, percent
from i18n import Texts

SQUARES: Final = {"c": "🟩", "p": "⬜", "j": "🟪"}
"""The signs of a card, a pass and a joker; any other turn is `OTHER_SQUARE`."""
OTHER_SQUARE: Final = "🟦"
MOST_SQUARES: Final = 60


@dataclass(frozen=True, slots=True)
class OwnResult:
    """A person's finished try. `others`: None while nobody else has finished."""

    day: int
    score: Score
    percent: int | None
    others: int
    turns: str

    @classmethod
    def of(cls, finished: Try, among: Others) -> "OwnResult | None":
        """The result of a try; None: it is not finished. `among`: with this one."""
        if finished.score is None:
            return None
        others = among.people - 1
        share = percent(among.below, equal=among.equal - 1, others=others)
        return cls(finished.day, Score.from_number(finished.score), share, others, finished.turns or "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Today:
    """The facts on the page of a day for a person. `own`: their try; `result`: of it; `yesterday`: of the day before.
    `presence`: the days that they have played lately. `ended`: why their reminders have ended, if it has to be said.
    `in_server`: there is a board here.
    """

    day: int
    people: int
    own: Try | None
    result: OwnResult | None
    yesterday: OwnResult | None
    presence: Presence | None = None
    ended: str | None = None
    in_server: bool


def today_message(texts: Texts, today: Today) -> Message:
    """The page of a day: what it is, one's own result, and what can be done."""
    shown = [day_title(texts, today.day)]
    if today.result is not None:
        shown.append(result_words(texts, today.result))
    elif today.own is None:
        shown.append(texts("daily-about"))
    else:
        shown.append(texts("daily-begun", until=relative(closes_ms(today.day))))
    if today.yesterday is not None:
        shown.append(texts("daily-yesterday", result=result_words(texts, today.yesterday)))
    if today.ended is not None:
        shown.append(texts("daily-reminders-ended", why=today.ended))
    below = ["-# " + texts("daily-next", next=relative(begins_ms(today.day + 1)), people=today.people)]
    if today.presence is not None:
        below.append("-# " + texts("daily-presence", days=today.presence.days, of=today.presence.of))
    shown.append("\n".join(below))
    challenges = button(texts("challenge-list"), ChallengePress(Challenging.LIST))
    buttons = [*_onward(texts, today), *_archive(texts, today.day), how(texts, today.day), _remind(texts), challenges]
    return panel(words("\n\n".join(shown)), *narrow_rows(buttons))


def shared_message(texts: Texts, result: OwnResult, *, by: str) -> Message:
    """The line that a person shares, below their name: Discord shows nobody for an answer to a button. `by`: the
    escaped name.
    """
    return message(
        words(f"**{by}**\n{share_text(texts, result)}"), *rows([button(texts("daily-button"), page_of(result.day))])
    )


def how_message(texts: Texts, day: int, commitments: tuple[str, str]) -> Message:
    """How the daily deal counts, and the commitments to the cards of a day and of the next."""
    today, tomorrow = commitments
    facts = {"closes": relative(closes_ms(day)), "today": f"`{today}`", "tomorrow": f"`{tomorrow}`"}
    back = button(texts("daily-button"), page_of(day))
    return panel(words(f"{texts('daily-how-text')}\n\n-# {texts('daily-commitments', **facts)}"), *rows([back]))


def share_text(texts: Texts, result: OwnResult) -> str:
    """The shared line and a square for each of one's turns: both follow from day, place, percentage and kinds of turns
    alone.
    """
    facts = {"day": result.day, "game": game_on(texts, result.day), "place": result.score.place}
    better = "" if result.percent is None else " · " + texts("daily-better", percent=result.percent)
    return f"{texts('daily-shared', **facts)}{better}\n{''.join(_squares(result.turns))}"


def result_words(texts: Texts, result: OwnResult, *, is_final: bool = False) -> str:
    """Place, margin and share of people beaten. `is_final`: the day is closed."""
    own = texts("daily-result", place=result.score.place, margin=signed(result.score.margin))
    if result.percent is None:
        return f"{own}\n{texts('daily-only' if is_final else 'daily-first')}"
    among = "daily-among-final" if is_final else "daily-among"
    return f"{own}\n{texts(among, percent=result.percent, others=result.others)}"


def signed(margin: int) -> str:
    """A margin with its sign."""
    return f"{margin:+d}".replace("-", "−")


def day_title(texts: Texts, day: int) -> str:
    """The number of a day and its game."""
    return texts("daily-title", day=day, game=game_on(texts, day))


def game_on(texts: Texts, day: int) -> str:
    """The title of a day's game."""
    preset = preset_on(day)
    return title(texts, preset.game, preset.id)


def _squares(turns: str) -> Iterator[str]:
    yield from (SQUARES.get(each, OTHER_SQUARE) for each in islice(turns, MOST_SQUARES))


def _onward(texts: Texts, today: Today) -> list[ui.Button[Any]]:
    if today.result is not None:
        mine = None if today.own is None else today.own.table_id
        return [*ways_on(texts, today.day, in_server=today.in_server), *own_game(texts, mine)]
    if today.own is None:
        return [button(texts("daily-play"), DailyPress(Daily.PLAY, today.day), style=ButtonStyle.success)]
    if today.own.table_id is None:
        return []
    hand = TablePress(today.own.table_id, AtTable.HAND)
    return [button(texts("daily-go-on"), hand, style=ButtonStyle.success)]


def ways_on(texts: Texts, day: int, *, in_server: bool) -> list[ui.Button[Any]]:
    """The buttons under a result."""
    boards = [button(texts("daily-world"), DailyBoardPress(Board.WORLD, day))]
    if in_server:
        boards.insert(0, button(texts("daily-board"), DailyBoardPress(Board.SERVER, day)))
    return [_share(texts, day), *boards]


def own_game(texts: Texts, table: int | None) -> list[ui.Button[Any]]:
    """The button to the replay of one's own try, if it is stored."""
    return [] if table is None else [button(texts("daily-mine"), ReplayPress(table, Replay.OPEN, 0, str(SEAT)))]


def _archive(texts: Texts, day: int) -> list[ui.Button[Any]]:
    """The button to the days that are over, if there are any."""
    return [button(texts("daily-archive"), PastPress(Past.SHOW, day - 1))] if day > 1 else []


def _share(texts: Texts, day: int) -> ui.Button[Any]:
    return button(texts("daily-share"), DailyPress(Daily.SHARE, day), style=ButtonStyle.primary)


def how(texts: Texts, day: int) -> ui.Button[Any]:
    return button(texts("daily-how"), DailyPress(Daily.HOW, day))


def _remind(texts: Texts) -> ui.Button[Any]:
    return button(texts("daily-remind"), DailyPress(Daily.REMIND))


def page_of(day: int) -> DailyPress:
    return DailyPress(Daily.PAGE, day)
