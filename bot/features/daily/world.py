"""The scores of a day in the whole world, without names: there is nothing to win by a second account."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bot.features.daily.ids import Daily, DailyPress
from bot.features.daily.pages import OwnResult, day_title, result_words, signed
from bot.platform.messages import Message, button, panel, rows, words
from bot.text.markup import relative
from engine.daily.days import closes_ms
from engine.daily.score import Score
from i18n import Texts

BANDS: Final = 3
"""The most bars of a place, each of as many margins."""
CELLS: Final = 10
"""The characters of the longest bar."""


@dataclass(frozen=True, slots=True)
class Bar:
    """How many people have a place with a margin from `low` to `high`."""

    place: int
    low: int
    high: int
    people: int
    is_own: bool


def bars_of(people: Mapping[int, int], own: Score) -> list[Bar]:
    """The bars of a day, the best first. `people`: how many have each score, by its number."""
    by_place: dict[int, dict[int, int]] = {}
    for number, many in people.items():
        score = Score.from_number(number)
        by_place.setdefault(score.place, {})[score.margin] = many
    return [bar for place in sorted(by_place) for bar in _bars_at(place, by_place[place], own)]


def _bars_at(place: int, people: Mapping[int, int], own: Score) -> Iterator[Bar]:
    least, most = min(people), max(people)
    wide = -(-(most - least + 1) // BANDS)
    for high in range(most, least - 1, -wide):
        low = max(least, high - wide + 1)
        many = sum(count for margin, count in people.items() if low <= margin <= high)
        yield Bar(place, low, high, many, is_own=own.place == place and low <= own.margin <= high)


def world_message(texts: Texts, result: OwnResult, people: Mapping[int, int], *, is_closed: bool) -> Message:
    """The scores of a day, with one's own marked. In words mode numbers stand alone, as bars are not read aloud."""
    bars = bars_of(people, result.score)
    most = max((bar.people for bar in bars), default=1)
    lines = "\n".join(_line(texts, bar, most) for bar in bars)
    until = "" if is_closed else f"\n-# {texts('daily-world-open', until=relative(closes_ms(result.day)))}"
    text = f"{day_title(texts, result.day)}\n{result_words(texts, result)}\n\n**{texts('daily-world-title')}**\n{lines}"
    back = button(texts("daily-button"), DailyPress(Daily.PAGE, result.day))
    return panel(words(text + until), *rows([back]))


def _line(texts: Texts, bar: Bar, most: int) -> str:
    margin = signed(bar.high)
    if bar.low != bar.high:
        margin = texts("daily-world-margins", low=signed(bar.low), high=margin)
    said = texts("daily-world-line", place=bar.place, margin=margin, people=bar.people)
    if bar.is_own:
        said = texts("daily-world-own", line=said)
    if texts.is_spoken:
        return f"- {said}"
    return f"`{'█' * -(-CELLS * bar.people // most):<{CELLS}}` {said}"
