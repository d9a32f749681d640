"""Messages of the daily deal."""

from collections.abc import AsyncIterator
from dataclasses import replace

from bot.features.daily.announcing import day_message
from bot.features.daily.boards import DayLine, MonthLine, board_message
from bot.features.daily.pages import OwnResult, Today, how_message, shared_message, today_message
from bot.features.daily.past import PastDay, past_message
from bot.features.daily.presence import Presence
from bot.features.daily.reminder_handlers import reminders_message
from bot.features.daily.reminding import Ended, Reminder, reminder_message
from bot.features.daily.result import again_message, again_picture, result_message, result_picture
from bot.features.daily.world import world_message
from bot.platform.messages import Message
from data.rows import Try
from engine.daily.days import WEEK
from engine.daily.score import Score
from i18n import Texts
from tests.bot.features.review.factories import over
from tests.bot.fitting.limits import picture
from tests.bot.fitting.stage import BIG_ID
from tests.bot.tables.dailies import TODAY

DAY = 99_999
BEGUN = Try(
    user_id=1,
    day=DAY,
    table_id=17_630_000_000_000,
    guild_id=None,
    begun_at_ms=0,
    finished_at_ms=None,
    score=None,
    turns=None,
)


async def make_daily(texts: Texts) -> AsyncIterator[Message]:
    """The page of a day before, in and after the try, its end, the line that is shared, and how it counts."""
    for day in range(DAY, DAY + 7 * max(map(len, WEEK))):
        result = OwnResult(day, Score(4, -364), 100, 1_000_000, "cpjo" * 30)
        first = OwnResult(day, Score(1, 49), None, 0, "c")
        today = Today(
            day=day,
            people=1_000_000,
            own=None,
            result=None,
            yesterday=result,
            presence=Presence(12, 14),
            in_server=True,
        )
        yield today_message(texts, today)
        for why in Ended:
            yield today_message(texts, replace(today, own=BEGUN, people=0, yesterday=first, ended=why))
        yield today_message(texts, replace(today, own=BEGUN, result=result))
        for each in (result, first):
            for is_closed in (False, True):
                drawn = result_picture(texts, each, is_final=is_closed)
                for shown in (drawn.words(texts), picture("daily.png")):
                    yield result_message(texts, each, shown, table=BIG_ID, in_server=True, is_closed=is_closed)
            yield shared_message(texts, each, by="W" * 32)
        yield how_message(texts, day, ("f" * 64, "0" * 64))


async def make_past(texts: Texts) -> AsyncIterator[Message]:
    """The page of a day that is over."""
    result = OwnResult(DAY, Score(4, -364), 100, 1_000_000, "c")
    ended = replace(BEGUN, score=result.score.number, finished_at_ms=1)
    past = PastDay(day=DAY, last=DAY + 1, people=1_000_000, own=ended, result=result, is_closed=True)
    yield past_message(texts, past)
    yield past_message(texts, replace(past, is_closed=False))
    for is_closed in (False, True):
        yield past_message(texts, replace(past, own=BEGUN, result=None, is_closed=is_closed))
        yield past_message(texts, replace(past, own=None, result=None, people=0, is_closed=is_closed))


async def make_again(texts: Texts) -> AsyncIterator[Message]:
    """The end of a match with the cards of a closed day."""
    table = await over("killing")
    for result in (
        OwnResult(DAY, Score(4, -364), 100, 1_000_000, "cpjo" * 30),
        OwnResult(DAY, Score(1, 1), None, 0, "c"),
    ):
        for shown in (again_picture(texts, result).words(texts), picture("daily.png")):
            yield again_message(texts, result, shown, table)


async def make_boards(texts: Texts) -> AsyncIterator[Message]:
    """A server's board, and the world's scores."""
    whole = [DayLine(rank, BIG_ID - rank, 4, 100) for rank in range(1, 200)]
    month = [MonthLine(rank, BIG_ID - rank, 100, 31) for rank in range(1, 200)]
    result = OwnResult(DAY, Score(4, -364), 100, 1_000_000, "c")
    people = {Score(place, margin).number: 100_000 for place in range(1, 5) for margin in (-364, -100, 100, 364)}
    for day in range(DAY, DAY + 7 * max(map(len, WEEK))):
        yield board_message(texts, day, whole, month, range(DAY - 31, DAY), user=BIG_ID - 199)
        yield board_message(texts, day, [DayLine(1, BIG_ID, 1, None)], [], range(0), user=BIG_ID)
        for is_closed in (False, True):
            yield world_message(texts, replace(result, day=day), people, is_closed=is_closed)
        yield day_message(texts, day, whole)
        yield day_message(texts, day, [])


async def make_reminders(texts: Texts) -> AsyncIterator[Message]:
    """A reminder, and the page on which somebody asks for it."""
    for day in range(DAY, DAY + 7 * max(map(len, WEEK))):
        yield reminder_message(texts, day)
    for hour in (None, 0, 23):
        yield reminders_message(texts, Reminder(hour), now=TODAY)
