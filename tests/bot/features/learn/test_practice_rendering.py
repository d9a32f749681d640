"""The learner's message: within Discord's limits, as pictures or words, and up to date."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from bot.features.learn.practice import which_message
from bot.features.learn.practice_rendering import PracticeRenderer
from bot.features.play.hand import START
from bot.features.play.ids import Step
from bot.platform.messages import Message
from bot.platform.responder import Responder
from bot.storage.user_settings import Reader
from bot.tables.practising import PracticeTables
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from bot.text.asking import needs_asking, question
from bot.text.lessons import TAUGHT
from engine.advice import advised
from i18n import LANGUAGES, Language, texts_in
from tests.bot.features.play.test_private_hands import Hands, until, written
from tests.bot.no_pictures import no_pictures
from tests.bot.practice_factories import LEARNER, begin, learn_one, until_awaited
from tests.bot.table_factories import MARKDOWN_NAME, new_tables
from tests.bot.test_messages_fit import check, text_of
from tests.sampling import pairs

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""

STRANGER = 999


@pytest.fixture
async def tables():
    tables = new_tables()
    yield tables
    await tables.close()


async def page(table: Table, reader: Reader, *, step: Step = START, **asked: Any) -> Message:
    return await PracticeRenderer(no_pictures(), emojis={}).render(table, LEARNER, reader, step=step, **asked)


def labels(message: Message) -> list[str]:
    return [each["label"] for each in check(message) if each["type"] == 2]


@pytest.mark.parametrize("text_only", [False, True], ids=["pictures", "words"])
@pytest.mark.parametrize(("game", "language"), pairs(TAUGHT, LANGUAGES, each=3))
async def test_a_whole_practice_fits(tables: TableService, game: str, language: Language, text_only: bool) -> None:
    person = Reader(texts_in(language), language, text_only=text_only)
    table, chance = await begin(tables, game, name=MARKDOWN_NAME), Random(game)
    asked = turns = 0
    while table.stage is not Stage.OVER and turns < 30:
        seat = await until_awaited(tables, table)
        shown = await page(table, person, notice="n" * 200)
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
                check(await page(table, person, notice=question(person.texts, view, move), asking=move))
        await learn_one(tables, table, chance)
        check(await page(table, person))
    assert asked or game in ("insidious-sevens", "pai-qi")
    await PracticeTables(tables).stop(table.id, LEARNER)
    over = await page(table, person)
    check(over)
    assert person.texts("learn-play") in labels(over)


async def test_a_finished_practice_shows_a_summary(tables: TableService) -> None:
    person = Reader(texts_in("en"))
    table = await begin(tables)
    while await learn_one(tables, table):
        pass
    shown = await page(table, person)
    rank = next(line.rank for line in table.standings() if line.participant.user == LEARNER)
    assert ("You won!" if rank == 1 else f"You finished { {2: '2nd', 3: '3rd', 4: '4th'}[rank] } of 4") in text_of(
        shown
    )
    assert labels(shown) == ["Play with others", "Once more", "Rules"]


async def test_the_advised_move_stands_out(tables: TableService) -> None:
    table = await begin(tables)
    seat = await until_awaited(tables, table)
    assert seat is not None
    shown = check(await page(table, Reader(texts_in("en"))))
    green = [each["custom_id"] for each in shown if each["type"] == 2 and each["style"] == 3]
    assert green == [f"m:{table.id}:{len(table.history)}:{advised(table.view(seat))}"]


async def test_a_practice_is_answered_privately(tables: TableService) -> None:
    table = await begin(tables)
    with pytest.raises(TableError) as refused:
        await PracticeRenderer(no_pictures(), emojis={}).render(table, STRANGER, Reader(texts_in("en")))
    assert refused.value.reason is RefusalReason.NOT_SEATED


async def test_hidden_cards_do_not_change_a_practice(tables: TableService) -> None:
    """Two deals that differ only in other hands give the same words, and pictures of equal views."""
    table = await begin(tables)
    seat = await until_awaited(tables, table)
    assert seat is not None
    assert table.match is not None
    match = table.match
    hand = match._hand
    before, seen = await page(table, Reader(texts_in("en"))), table.view(seat)
    one, other = (each for each in range(4) if each != seat and each != (seat + 1) % 4)
    changed = table.view(one).hand
    given = sum(held & -held for held in (hand.hands[one], hand.hands[other]))
    hand.hands[one] ^= given
    hand.hands[other] ^= given
    unseen = table
    unseen._views.clear()
    assert table.view(one).hand != changed
    after = await page(table, Reader(texts_in("en")))
    assert table.view(seat) == seen
    assert text_of(before) == text_of(after)
    assert [each.description for each in before.pictures] == [each.description for each in after.pictures]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_list_of_games_to_learn(tables: TableService, language: Language) -> None:
    texts = texts_in(language)
    assert len(labels(which_message(texts, None))) == len(TAUGHT)
    table = await begin(tables, "insidious-sevens")
    going_on = which_message(texts, table)
    assert len(labels(going_on)) == len(TAUGHT) + 1
    await PracticeTables(tables).stop(table.id, LEARNER)
    assert len(labels(which_message(texts, table))) == len(TAUGHT)


@pytest.fixture
async def hands() -> AsyncIterator[Hands]:
    there = Hands()
    yield there
    await there.close()


async def test_the_message_follows_the_computer_players(hands: Hands) -> None:
    table = await begin(hands.tables)
    await until_awaited(hands.tables, table)
    pressed = hands.discord.press(user=LEARNER)
    await hands.out.show(Responder(pressed), table, await hands.user_settings.get(LEARNER, "en-US"))
    assert "m:" in written(pressed.shown[0])
    await learn_one(hands.tables, table)
    await until(lambda: hands.edits)
    await until_awaited(hands.tables, table)
    await until(lambda: f"m:{table.id}:{len(table.history)}:" in written(hands.edits[-1][2]))
    edits = len(hands.edits)
    await asyncio.sleep(0.08)
    assert len(hands.edits) == edits, "nothing has changed"
    await PracticeTables(hands.tables).stop(table.id, LEARNER)
    await until(lambda: "Practice is over" in written(hands.edits[-1][2]))
