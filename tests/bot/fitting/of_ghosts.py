"""Public notices and questions about ghosts."""

from collections.abc import AsyncIterator

from bot.features.ghosts.news import Notice, trade_message
from bot.features.ghosts.tempting import QUESTIONS, question
from bot.platform.messages import Message, note
from bot.tables.entries import TalkKind
from bot.tables.ghost_state import TAKE_BACK_SECONDS, Trade
from bot.text.ghosts import new_ghosts
from i18n import Texts
from tests.bot.clock import Clock
from tests.bot.fitting.stage import BIG_ID, Stage
from tests.bot.match_factories import match_of

SEATS = 10


async def make_ghosts(texts: Texts) -> AsyncIterator[Message]:
    """New ghosts, each way of trading places, each reply, each question of a computer ghost."""
    async with Stage() as stage:
        table = await match_of(stage.tables, "ghost", people=SEATS, locale=texts.language)
        table.setup = table.setup.having(strict=True)
        for is_first in (True, False):
            yield note(new_ghosts(texts, table, table.participants[1:], is_first=is_first))
        now = Clock()()
        for way in TalkKind:
            for agreed in (set[int](), {100}):
                trade = Trade(ghost=0, seat=1, at=now, talk_kind=way, message=BIG_ID, agreed=agreed)
                notice = Notice(table, trade, 0, 1)
                for open_until in (now + TAKE_BACK_SECONDS * 1000, None):
                    yield trade_message(texts, notice, open_until=open_until)
                notice.undone = True
                yield trade_message(texts, notice, open_until=None)
        for number in range(1, QUESTIONS + 1):
            yield question(texts, table.participants[0], table.participants[1], number)
