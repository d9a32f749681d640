"""What the person at the deal of a day sees: the hand as at any private table, and at its end the score."""

from collections.abc import Callable

from bot.features.daily.pages import OwnResult
from bot.features.daily.result import PICTURE, again_message, again_picture, result_message, result_picture
from bot.features.play.hand import HAND, HandPage, PrivateRenderer
from bot.platform.drawing import Drawing
from bot.platform.messages import Message, Shown
from bot.storage.stored_tables import try_of
from bot.storage.user_settings import Reader
from bot.tables.fair_state import DayDeal
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from data.dailies import Dailies
from engine.daily.days import closes_ms
from engine.daily.score import Score, percent
from renderers import DailyPicture


class DailyRenderer:
    """Renders the messages of tables at the deals of days. `hands`: renders their hands."""

    def __init__(self, hands: PrivateRenderer, drawing: Drawing, dailies: Dailies, *, now: Callable[[], int]) -> None:
        self._hands = hands
        self._drawing = drawing
        self._dailies = dailies
        self._now = now

    def version(self, table: Table, user: int) -> object:
        return self._hands.version(table, user)

    async def render(self, table: Table, user: int, reader: Reader, page: HandPage = HAND) -> Message:
        if table.stage is Stage.OVER and table.match is not None and table.match.result is not None:
            if table.host != user:
                raise TableError(RefusalReason.NOT_SEATED)
            assert table.fair.day is not None
            again = table.fair.day.is_again
            return await (self._again if again else self._ended)(table, table.fair.day, reader)
        return await self._hands.render(table, user, reader, page)

    async def _ended(self, table: Table, day: DayDeal, reader: Reader) -> Message:
        """The result, also before it is stored: then it is not among those that are counted."""
        stored = await self._dailies.try_of(table.host, day.number)
        result = await self._result(table, day, counted=int(stored is not None and stored.score is not None))
        is_closed = self._now() >= closes_ms(day.number)
        return result_message(
            reader.texts,
            result,
            await self._shown(result_picture(reader.texts, result, is_final=is_closed), reader),
            table=table.id,
            in_server=stored is not None and stored.guild_id is not None,
            is_closed=is_closed,
        )

    async def _again(self, table: Table, day: DayDeal, reader: Reader) -> Message:
        result = await self._result(table, day, counted=0)
        shown = await self._shown(again_picture(reader.texts, result), reader)
        return again_message(reader.texts, result, shown, table)

    async def _result(self, table: Table, day: DayDeal, *, counted: int) -> OwnResult:
        """The result among those of its day. `counted`: how many of these it is."""
        ended = try_of(table)
        among = await self._dailies.others(day.number, ended.score)
        others = among.people - counted
        share = percent(among.below, equal=among.equal - counted, others=others)
        return OwnResult(day.number, Score.from_number(ended.score), share, others, ended.turns)

    async def _shown(self, picture: DailyPicture, reader: Reader) -> Shown:
        return await self._drawing.picture_or_words(picture, PICTURE, reader.texts, as_text=reader.text_only)
