"""What the daily deal says, and that a shared line follows from four facts alone."""

from random import Random

import pytest

from bot.features.daily.pages import MOST_SQUARES, OwnResult, Today, share_text, today_message
from data.rows import Others, Try
from engine.daily.score import Score
from i18n import LANGUAGES, Language, texts_in
from tests.bot.fitting.limits import check_whole, text_of
from tests.bot.fitting.of_daily import (
    BEGUN,
    make_again,
    make_boards,
    make_challenges,
    make_daily,
    make_past,
    make_reminders,
)

ENGLISH = texts_in("en")
TURNS = ("c", "p", "cpj", "cjp", "ccpccjocc")
RESULT = OwnResult(57, Score(2, 5), 71, 100, "ccpccjocc")


def finished(**facts: object) -> Try:
    values = {name: getattr(BEGUN, name) for name in ("user_id", "day", "table_id", "guild_id", "begun_at_ms")}
    return Try(**values | {"finished_at_ms": 9, "score": Score(2, 5).number, "turns": "cc"} | facts)


async def test_every_page_fits() -> None:
    """In one language; `tests/bot/test_messages_fit.py` tries the others."""
    for make in (make_daily, make_past, make_again, make_boards, make_challenges, make_reminders):
        async for each in make(texts_in("de")):
            check_whole(each)


def test_a_shared_line_says_day_place_share_and_kinds_of_turns() -> None:
    line, squares = share_text(ENGLISH, RESULT).splitlines()
    assert line.startswith("Sevens daily deal 57 · ")
    assert line.endswith(" · place 2 · better than 71 %")
    assert squares == "🟩🟩⬜🟩🟩🟪🟦🟩🟩"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_follows_from_day_place_share_and_kinds_of_turns_and_from_nothing_else(language: Language) -> None:
    texts, chance = texts_in(language), Random(language)
    by_facts: dict[object, str] = {}
    for _ in range(5_000):
        facts = chance.randint(56, 59), chance.randint(1, 4), chance.choice((None, 0, 50, 71)), chance.choice(TURNS)
        day, place, percent, turns = facts
        result = OwnResult(day, Score(place, chance.randint(-99, 99)), percent, chance.randint(1, 10**6), turns)
        shown = share_text(texts, result)
        assert by_facts.setdefault(facts, shown) == shown
    assert len({*by_facts.values()}) == len(by_facts) == 4 * 4 * 4 * len(TURNS)


def test_it_is_not_longer_than_a_line_for_each_turn_that_matters() -> None:
    *_, squares = share_text(ENGLISH, OwnResult(1, Score(1, 1), None, 0, "p" * 500)).splitlines()
    assert squares == "⬜" * MOST_SQUARES


def test_who_is_first_is_better_than_nobody() -> None:
    own = OwnResult.of(finished(), Others(below=0, equal=1, people=1))
    assert own is not None
    assert own.percent is None
    assert "better" not in share_text(ENGLISH, own)


def test_one_is_not_among_the_others() -> None:
    own = OwnResult.of(finished(), Others(below=2, equal=3, people=7))
    assert own is not None
    assert (own.others, own.percent) == (6, 100 * (2 * 2 + 2) // 12)
    assert OwnResult.of(BEGUN, Others(below=2, equal=0, people=7)) is None


def test_a_day_that_nobody_has_finished_says_so() -> None:
    page = today_message(ENGLISH, Today(day=57, people=0, own=None, result=None, yesterday=None, in_server=False))
    assert "nobody has finished yet" in text_of(page)
