"""Private tables: the one message, from the first hand to the result, and what stands around them."""

from collections.abc import AsyncIterator

from bot.features.play.fair_page import fair_message
from bot.features.play.hand import HandPage
from bot.features.play.handlers import seats_at
from bot.features.play.private_table import go_on_message
from bot.features.play.sitting import sit_message
from bot.platform.messages import Message
from bot.tables.cards_again import obstacle
from bot.tables.entries import Level
from bot.tables.participants import Company, Guest
from bot.tables.setup import TableSetup
from bot.tables.table import Stage as At
from bot.tables.table import Table
from engine.catalog import PRESETS
from i18n import Texts
from tests.bot.fitting.around_tables import own_tables
from tests.bot.fitting.stage import Stage, reader
from tests.bot.ghost_factories import force_move
from tests.bot.table_factories import HOST, MARKDOWN_NAME, lobby

MOST_MOVES, LOOK_EVERY = 300, 9
OTHER = HOST + 50
_FIRSTS = {preset.game: preset for preset in reversed(PRESETS)}


async def make_private_tables(texts: Texts) -> AsyncIterator[Message]:
    """Every game: hands, the scores between hands, the result, in pictures and text."""
    for preset in _FIRSTS.values():
        setup = TableSetup.of_preset(preset)
        yield go_on_message(texts, own_tables(setup), notice=texts("refused-tables-enough", most=3))
        async with Stage() as stage:
            facts = {"locale": texts.language, "press": 1}
            company = Company(Guest(HOST, MARKDOWN_NAME), computers=(Level.NORMAL,) * 3)
            table = await stage.tables.private.open(company, setup, **facts)
            for moves in range(MOST_MOVES):
                if table.stage is At.OVER:
                    break
                if table.stage is At.BETWEEN or moves % LOOK_EVERY == 0:
                    async for each in _as_seen(stage, texts, table):
                        yield each
                if table.stage is At.BETWEEN:
                    await stage.tables.ready(table.id, HOST)
                    continue
                await force_move(stage.tables, table)
            async for each in _as_seen(stage, texts, table):
                yield each
            if obstacle(table) is None:
                again = await stage.tables.private.open_cards(Guest(HOST, MARKDOWN_NAME), table, **facts)
                async for each in _as_seen(stage, texts, again):
                    yield each
                yield fair_message(texts, again, HOST)


async def make_sitting_down(texts: Texts) -> AsyncIterator[Message]:
    """Computers' seats that a person can take at a public match, and that a person will have one."""
    async with Stage() as stage:
        table = await lobby(stage.tables, people=1, computers=3, game="jig", start=True, locale=texts.language)
        for notice in (None, texts("refused-not-seated")):
            if (page := sit_message(texts, table, OTHER, notice=notice)) is not None:
                yield page
        yield seats_at(texts, table, OTHER)
        await stage.tables.sit_down(table.id, OTHER, MARKDOWN_NAME, player=1)
        yield seats_at(texts, table, OTHER)


async def _as_seen(stage: Stage, texts: Texts, table: Table) -> AsyncIterator[Message]:
    for text_only in (False, True):
        yield await stage.hands.render(table, HOST, reader(texts, text_only=text_only), HandPage("n" * 100))
