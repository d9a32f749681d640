"""The private message of the person at the deal of a day at its end."""

from collections.abc import Callable

from bot.features.daily.pages import OwnResult
from bot.features.daily.result import again_message, again_picture, result_message, result_picture
from bot.features.daily.try_rendering import TryRenderer
from bot.features.play.hand import PrivateRenderer
from bot.platform.drawing import Drawing
from bot.platform.messages import Message
from bot.storage.stored_tables import try_of
from bot.storage.user_settings import Reader
from bot.tables.fair_state import DayDeal
from bot.tables.table import Table
from data.dailies import Dailies
from engine.daily.days import closes_ms
from engine.daily.score import Score, percent


class DailyRenderer(TryRenderer):
    """Renders the messages of tables at the deals of days."""

    def __init__(self, hands: PrivateRenderer, drawing: Drawing, dailies: Dailies, *, now: Callable[[], int]) -> None:
        super().__init__(hands, drawing, now=now)
        self._dailies = dailies

    async def _ended(self, table: Table, reader: Reader) -> Message:
        day = table.fair.day
        assert day is not None
        return await (self._again if day.is_again else self._tried)(table, day, reader)

    async def _tried(self, table: Table, day: DayDeal, reader: Reader) -> Message:
        """The result; before it is stored it is not among those that are counted."""
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
