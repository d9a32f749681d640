"""The private message of the person at a deal with house players: the hand as at any private table, at its end the
score."""

from collections.abc import Callable

from bot.features.daily.result import PICTURE
from bot.features.play.hand import HAND, HandPage, PrivateRenderer
from bot.platform.drawing import Drawing
from bot.platform.messages import Message, Shown
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from renderers import DailyPicture


class TryRenderer:
    """Renders the messages of tables at such deals. `hands`: renders their hands."""

    def __init__(self, hands: PrivateRenderer, drawing: Drawing, *, now: Callable[[], int]) -> None:
        self._hands = hands
        self._drawing = drawing
        self._now = now

    def version(self, table: Table, user: int) -> object:
        return self._hands.version(table, user)

    async def render(self, table: Table, user: int, reader: Reader, page: HandPage = HAND) -> Message:
        if table.stage is not Stage.OVER or table.match is None or table.match.result is None:
            return await self._hands.render(table, user, reader, page)
        if table.host != user:
            raise TableError(RefusalReason.NOT_SEATED)
        return await self._ended(table, reader)

    async def _ended(self, table: Table, reader: Reader) -> Message:
        """The end, also before it is stored."""
        raise NotImplementedError

    async def _shown(self, picture: DailyPicture, reader: Reader) -> Shown:
        return await self._drawing.picture_or_words(picture, PICTURE, reader.texts)
