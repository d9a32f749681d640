"""What the person at a try sees: the hand as at any private table, and at its end their score instead of the table."""

from bot.features.daily.pages import OwnResult, result_message
from bot.features.play.hand import START, PrivateRenderer
from bot.features.play.ids import Step
from bot.platform.messages import Message
from bot.storage.stored_tables import try_of
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from data.dailies import Dailies
from engine.daily.score import Score, percent
from engine.moves import Move
from i18n import Texts


class DailyRenderer:
    """Renders the messages of tries. `hands`: renders their hands."""

    def __init__(self, hands: PrivateRenderer, dailies: Dailies) -> None:
        self._hands = hands
        self._dailies = dailies

    def version(self, table: Table, user: int) -> object:
        return self._hands.version(table, user)

    async def render(
        self,
        table: Table,
        user: int,
        reader: Reader,
        *,
        notice: str | None = None,
        step: Step = START,
        asking: Move | None = None,
    ) -> Message:
        if table.stage is Stage.OVER and table.match is not None and table.match.result is not None:
            if table.host != user:
                raise TableError(RefusalReason.NOT_SEATED)
            return await self._ended(table, user, reader.texts)
        return await self._hands.render(table, user, reader, notice=notice, step=step, asking=asking)

    async def _ended(self, table: Table, user: int, texts: Texts) -> Message:
        """The result, also before it is stored: then it is not among those that are counted."""
        assert table.fair.day is not None
        day, ended = table.fair.day.number, try_of(table)
        among = await self._dailies.others(day, ended.score)
        stored = await self._dailies.try_of(user, day)
        is_counted = int(stored is not None and stored.score is not None)
        others = among.people - is_counted
        share = percent(among.below, equal=among.equal - is_counted, others=others)
        result = OwnResult(day, Score.from_number(ended.score), share, others, ended.turns)
        return result_message(texts, result, in_server=stored is not None and stored.guild_id is not None)
