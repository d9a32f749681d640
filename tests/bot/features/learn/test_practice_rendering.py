"""The learner's message: within Discord's limits, as pictures or words, and up to date."""

import asyncio
from random import Random

import pytest

from bot.features.learn.practice import which_message
from bot.features.learn.practice_rendering import PracticeRenderer
from bot.features.play.endings import ending_words
from bot.features.play.hand import HAND, HandPage
from bot.features.play.ids import Step
from bot.platform.messages import Message
from bot.storage.user_settings import OwnSettings, Reader
from bot.tables.lessons import LessonTables
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from bot.text.asking import needs_asking, question
from bot.text.lessons import TAUGHT
from engine.advice import advised
from i18n import LANGUAGES, Language, texts_in
from tests.bot.fitting.limits import check, text_of
from tests.bot.hand_factories import Hands, until, written
from tests.bot.lesson_factories import LEARNER, begin, learn_one, until_awaited
from tests.bot.no_pictures import no_pictures
from tests.bot.refused import refused
from tests.bot.table_factories import MARKDOWN_NAME
from tests.sampling import one_in, pairs

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.

STRANGER = 999
ASKING = ("shichi-narabe", "koroshi", "nanatoridori")
"""Games with moves that are asked about before they are made."""


async def page(table: Table, reader: Reader, shown: HandPage = HAND) -> Message:
    return await PracticeRenderer(no_pictures(), emojis={}).render(table, LEARNER, reader, shown)


def labels(message: Message) -> list[str]:
    return [each["label"] for each in check(message) if each["type"] == 2]


def listed(message: Message) -> list[str]:
    """What the last menu offers."""
    return [option["label"] for option in [each for each in check(message) if each["type"] == 3][-1]["options"]]


@pytest.mark.parametrize("is_unsaved", [False, True])
async def test_a_lesson_says_that_moves_cannot_be_saved(tables: TableService, is_unsaved: bool) -> None:
    table, texts = await begin(tables, "shichi-narabe"), texts_in("en")
    await until_awaited(tables, table)
    renderer = PracticeRenderer(no_pictures(), emojis={}, is_unsaved=lambda number: is_unsaved and number == table.id)
    shown = await renderer.render(table, LEARNER, Reader(texts, OwnSettings()))
    assert (texts("board-unsaved") in text_of(shown)) == is_unsaved


@pytest.mark.parametrize("text_only", [False, True], ids=["pictures", "words"])
@pytest.mark.parametrize(("game", "language"), one_in(8, pairs(TAUGHT, LANGUAGES, each=3)))
async def test_a_whole_practice_fits(tables: TableService, game: str, language: Language, text_only: bool) -> None:
    person = Reader(texts_in(language), OwnSettings(text_only=text_only))
    table, chance = await begin(tables, game, name=MARKDOWN_NAME), Random(game)
    asked = turns = 0
    while table.stage is not Stage.OVER and turns < 30:
        seat = await until_awaited(tables, table)
        shown = await page(table, person, HandPage("n" * 200))
        check(shown)
        assert len(shown.pictures) == (0 if text_only else 1) or table.stage is not Stage.PLAYING
        assert "@everyone" not in text_of(shown).replace("@\u200beveryone", "")
        if seat is None:
            if table.stage is Stage.BETWEEN:
                await tables.ready(table.id, LEARNER)
            continue
        turns += 1
        view = table.view(seat)
        for move in view.legal:
            if needs_asking(view, move):
                asked += 1
                check(await page(table, person, HandPage(question(person.texts, view, move), asking=move)))
        await learn_one(tables, table, chance)
        check(await page(table, person))
        assert person.texts("learn-stop") in listed(await page(table, person, HandPage(step=Step(more=True))))
    assert asked or game not in ASKING
    await LessonTables(tables).stop(table.id, LEARNER)
    over = await page(table, person)
    check(over)
    assert person.texts("learn-now") in labels(over)


async def test_a_finished_practice_shows_a_summary(tables: TableService) -> None:
    person = Reader(texts_in("en"))
    table = await begin(tables)
    while await learn_one(tables, table):
        pass
    shown = await page(table, person)
    assert ending_words(person.texts, table, LEARNER) in text_of(shown)
    assert labels(shown) == ["Play it now", "Start again", "Another game", "Replay", "Review"]
    assert [each.name for each in shown.pictures] == ["result.png"]


async def test_the_advised_move_stands_out(tables: TableService) -> None:
    table = await begin(tables)
    seat = await until_awaited(tables, table)
    shown = check(await page(table, Reader(texts_in("en"))))
    green = [each["custom_id"] for each in shown if each["type"] == 2 and each["style"] == 3]
    assert green == [f"m:{table.id}:{len(table.history)}:{advised(table.view(seat))}"]


async def test_a_practice_is_answered_privately(tables: TableService) -> None:
    table = await begin(tables)
    with refused(RefusalReason.NOT_SEATED):
        await PracticeRenderer(no_pictures(), emojis={}).render(table, STRANGER, Reader(texts_in("en")))


async def test_hidden_cards_do_not_change_a_practice(tables: TableService) -> None:
    """Two deals that differ only in other hands give the same words, and pictures of equal views."""
    table = await begin(tables)
    seat = await until_awaited(tables, table)
    hand = table.match._hand
    before, seen = await page(table, Reader(texts_in("en"))), table.view(seat)
    one, other = (each for each in range(4) if each != seat and each != (seat + 1) % 4)
    changed = table.view(one).hand
    given = sum(hand.hands[each] & -hand.hands[each] for each in (one, other))
    for each in (one, other):
        hand.hands[each] ^= given
    table._views.clear()
    assert table.view(one).hand != changed
    after = await page(table, Reader(texts_in("en")))
    assert table.view(seat) == seen
    assert text_of(before) == text_of(after)
    assert [each.description for each in before.pictures] == [each.description for each in after.pictures]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_list_of_games_to_learn(tables: TableService, language: Language) -> None:
    texts = texts_in(language)
    assert len(listed(which_message(texts, None))) == len(TAUGHT)
    table = await begin(tables, "insidious-sevens")
    assert len(labels(which_message(texts, table))) == 1, "the one that goes on"
    await LessonTables(tables).stop(table.id, LEARNER)
    assert not labels(which_message(texts, table))


async def test_the_message_follows_the_computer_players(hands: Hands) -> None:
    table = await begin(hands.tables)
    await until_awaited(hands.tables, table)
    pressed = await hands.press(table, LEARNER)
    assert "m:" in written(pressed.shown[0])
    await learn_one(hands.tables, table)
    await until(lambda: hands.edits)
    await until_awaited(hands.tables, table)
    await until(lambda: f"m:{table.id}:{len(table.history)}:" in written(hands.edits[-1][2]))
    edits = len(hands.edits)
    await asyncio.sleep(0.08)
    assert len(hands.edits) == edits, "nothing has changed"
    await LessonTables(hands.tables).stop(table.id, LEARNER)
    await until(lambda: "Practice is over" in written(hands.edits[-1][2]))
