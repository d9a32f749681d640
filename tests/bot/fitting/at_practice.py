"""Practice: the learner's one message, from the first hint to the result."""

from collections.abc import AsyncIterator

from bot.features.play.hand import HandPage
from bot.platform.messages import Message
from bot.tables.lessons import LessonTables
from bot.tables.table import Stage as At
from bot.tables.table import Table
from bot.text.asking import needs_asking, question
from bot.text.lessons import TAUGHT
from i18n import Texts
from tests.bot.fitting.stage import Stage, reader
from tests.bot.ghost_factories import force_move
from tests.bot.lesson_factories import begin
from tests.bot.table_factories import HOST, MARKDOWN_NAME

MOST_MOVES, LOOK_EVERY, MOST_ASKED = 300, 7, 20


async def make_practice(texts: Texts) -> AsyncIterator[Message]:
    """Every game that is taught: a hand and its result, in pictures and text."""
    for game in TAUGHT:
        async with Stage() as stage:
            table = await begin(stage.tables, game, user=HOST, name=MARKDOWN_NAME, locale=texts.language)
            for moves in range(MOST_MOVES):
                if table.stage is At.OVER:
                    break
                if table.stage is At.BETWEEN or moves % LOOK_EVERY == 0:
                    async for each in _as_learned(stage, texts, table):
                        yield each
                if table.stage is At.BETWEEN:
                    await stage.tables.ready(table.id, HOST)
                    break
                await force_move(stage.tables, table)
            await LessonTables(stage.tables).stop(table.id, HOST)
            assert table.stage is At.OVER
            async for each in _as_learned(stage, texts, table):
                yield each


async def _as_learned(stage: Stage, texts: Texts, table: Table) -> AsyncIterator[Message]:
    """The message as it is now, and with each possible confirmation."""
    for text_only in (False, True):
        person = reader(texts, text_only=text_only)
        yield await stage.hands.render(table, HOST, person, HandPage("n" * 100))
        seat = table.seat_of(HOST)
        if table.stage is not At.PLAYING or seat is None:
            continue
        view = table.view(seat)
        for move in [each for each in view.legal if needs_asking(view, each)][:MOST_ASKED]:
            yield await stage.hands.render(table, HOST, person, HandPage(question(texts, view, move), asking=move))
