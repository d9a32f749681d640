"""Texts for learners: lessons in order, an advised move with its reason, and remarks on their own."""

from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import product
from math import ceil
from random import Random
from unicodedata import east_asian_width

import pytest

from bot.platform.messages import A_ROW
from bot.tables.participants import LearnerMove
from bot.tables.service import TableService
from bot.tables.table import Table
from bot.text.labels import move_label
from bot.text.lessons import TAUGHT, TEACHING, hint, lesson, remark, weighed
from bot.text.reasons import advice, reason_words
from engine.advice import advised
from engine.moves import parse
from engine.views import View
from i18n import LANGUAGES, Language, texts_in
from tests.bot.lesson_factories import LEARNER, begin, learn_one, until_awaited
from tests.bot.table_factories import new_tables
from tests.engine.games.hands import start, without
from tests.engine.games.test_koroshi import ALL, SEVENS
from tests.i18n.languages import ENGLISH
from tests.sampling import one_in


@pytest.fixture
async def tables() -> AsyncIterator[TableService]:
    """By whose deals every lesson is met."""
    tables = new_tables(seed=2)
    yield tables
    await tables.stop_play()


def rows_view(held: str = "8S..KS 6D", *, layout: str = SEVENS) -> View:
    """Shichi Narabe with these cards on the table."""
    others = without(ALL, held, layout).split()
    hand = start("shichi-narabe", held, " ".join(others[::2]), " ".join(others[1::2]), layout=layout)
    return replace(hand.view(0), game="shichi-narabe")


def choices_of(table: Table) -> tuple[LearnerMove, ...]:
    return table.lesson.choices


def lines(text: str) -> int:
    """About how many a text takes on a phone of 360 px."""
    widths = (sum(2 if east_asian_width(each) in "WF" else 1 for each in line) for line in text.split("\n"))
    return sum(ceil(width / 46) for width in widths)


def test_every_lesson_comes_once_and_in_order() -> None:
    view = rows_view()
    lessons = [lesson(ENGLISH, [view] * step, view) for step in range(6)]
    assert [each and each.partition(":")[0] for each in lessons] == [
        "**The aim",
        "**What fits** comes right at the end of a row",
        "**Passing",
        "**Which card first?** One that your own come after. Hold back what only helps the others, while you have passes.",
        "**Signs",
        None,
    ]


@pytest.mark.parametrize("game", one_in(3, TAUGHT))
async def test_a_whole_practice_has_all_lessons_of_its_game(tables: TableService, game: str) -> None:
    table, chance = await begin(tables, game), Random(game)
    met: list[str] = []
    for _ in range(60):
        seat = await until_awaited(tables, table)
        if seat is None:
            if table.stage.value == "over":
                break
            await tables.ready(table.id, LEARNER)
            continue
        shown_text = lesson(ENGLISH, [choice.view for choice in choices_of(table)], table.view(seat))
        if shown_text is not None:
            met.append(shown_text)
        await learn_one(tables, table, chance)
    assert len(met) == len(set(met)), "none twice"
    assert set(met) == {ENGLISH(f"learn-lesson-{name}") for name in TEACHING[game].lessons}, "all there are, some time"


def test_the_hint_names_a_move_and_why() -> None:
    shown_text = advice(ENGLISH, rows_view(), advised(rows_view()))
    assert shown_text == "**Hint:** I would choose **8♠**: only your own 9♠ can follow."
    alone = advice(ENGLISH, rows_view("TS"), parse("pass"))
    assert alone == "There is only **Pass (3 left)** now: no card of yours fits."


def test_feedback_on_a_move_does_not_blame() -> None:
    view = rows_view()
    best = remark(ENGLISH, LearnerMove(view, advised(view)))
    assert best == "You chose **8♠**: only your own 9♠ can follow."
    other = remark(ENGLISH, LearnerMove(view, parse("6D")))
    assert other == (
        "You chose **6♦**: it saves a pass, though only a card of the others comes next: 5♦. "
        "I would have chosen **8♠**: only your own 9♠ can follow."
    )
    forced = rows_view("TS")
    assert remark(ENGLISH, LearnerMove(forced, forced.legal[0])) is None


def test_a_reason_for_both_moves_is_given_once() -> None:
    view = rows_view("KS KH 2C", layout=f"{SEVENS} 8S..QS 8H..QH")
    best = advised(view)
    (other,) = {parse("KS"), parse("KH")} - {best}
    assert reason_words(ENGLISH, view, best) == reason_words(ENGLISH, view, other)
    for shown_text in (remark(ENGLISH, LearnerMove(view, other)), weighed(ENGLISH, view, other)):
        assert shown_text is not None
        assert shown_text.count(reason_words(ENGLISH, view, other)) == 1
        assert move_label(ENGLISH, view, best) in shown_text


def test_weighing_a_move_compares_it_with_the_advice() -> None:
    view = rows_view()
    assert weighed(ENGLISH, view, advised(view)) == "I would do that: only your own 9♠ can follow."
    assert "I would rather choose **8♠**" in weighed(ENGLISH, view, parse("pass"))


@pytest.mark.parametrize(("game", "language"), one_in(5, product(TAUGHT, LANGUAGES)))
async def test_every_legal_move_has_feedback(tables: TableService, game: str, language: Language) -> None:
    texts, chance, table = texts_in(language), Random(language), await begin(tables, game)
    for _ in range(25):
        seat = await until_awaited(tables, table)
        if seat is None:
            break
        view = table.view(seat)
        shown_text = hint(texts, view, choices_of(table))
        assert move_label(texts, view, advised(view)) in shown_text
        assert len(view.legal) <= A_ROW or lines(shown_text) <= 5, "rows of buttons stand below, in one window"
        for move in view.legal:
            weighed(texts, view, move)
            if len(view.legal) > 1:
                assert move_label(texts, view, move) in (remark(texts, LearnerMove(view, move)) or "")
        await learn_one(tables, table, chance)


async def test_the_waiting_learner_reads_the_aim_of_the_game(tables: TableService) -> None:
    table = await begin(tables)
    seat = await until_awaited(tables, table)
    assert seat is not None
    first = table.view(seat)
    assert len(first.legal) > 1
    await learn_one(tables, table)
    after = hint(ENGLISH, table.view(seat), choices_of(table))
    assert after.startswith("You chose"), "the remark has room while others play"
    assert after.endswith(ENGLISH("learn-waiting"))
    assert ENGLISH("learn-lesson-rows-goal") in hint(ENGLISH, first, [])
