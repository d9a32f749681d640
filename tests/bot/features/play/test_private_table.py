"""The message of a private table says what the board of a public one does."""

import pytest

from bot.features.play.hand import HAND, HandRenderer
from bot.features.play.private_table import PrivateTableRenderer, below_hand
from bot.storage.user_settings import OwnSettings, Reader
from bot.tables.entries import Level
from bot.tables.participants import Company, Guest
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Stage
from i18n import texts_in
from tests.bot.channels import Cache
from tests.bot.fitting.limits import text_of
from tests.bot.hand_factories import Boards, no_thinkers
from tests.bot.no_pictures import no_pictures
from tests.bot.table_factories import HOST
from tests.bot.tables.steps import play_on

pytestmark = pytest.mark.looptime


@pytest.mark.parametrize("is_unsaved", [False, True])
async def test_a_private_table_says_that_moves_cannot_be_saved(tables: TableService, is_unsaved: bool) -> None:
    """As on a full disk, while it is a turn and between two hands."""
    texts, drawing = texts_in("en"), no_pictures()
    hands = HandRenderer(drawing, Boards(lambda _: None, int), no_thinkers(), Cache(), emojis={}, below=below_hand)
    setup = TableSetup.of("insidious-sevens")
    table = await tables.private.open(Company(Guest(HOST, "Aoi"), [Level.EASY] * 3), setup, locale="en-US", press=5)
    assert table.is_private
    renderer = PrivateTableRenderer(hands, drawing, is_unsaved=lambda number: is_unsaved and number == table.id)
    for stage in (Stage.PLAYING, Stage.BETWEEN):
        assert table.stage is stage
        shown = await renderer.render(table, HOST, Reader(texts, OwnSettings()), HAND)
        assert (texts("board-unsaved") in text_of(shown)) == is_unsaved
        await play_on(tables, table)
