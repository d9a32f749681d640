"""How the best played a day: the replay of the best score, once the day is closed. It says nobody's name."""

from dataclasses import replace
from typing import Final

from bot.features.daily.ids import BestPress
from bot.features.replay.handlers import place_in
from bot.features.replay.ids import Replay
from bot.features.replay.messages import ReplayPlace
from bot.features.replay.pages import ReplayPages
from bot.features.replay.positions import Eyes
from bot.platform.custom_ids import CustomId
from bot.platform.messages import Message
from bot.storage.archive import Archive
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table
from data.dailies import Dailies
from i18n import Texts

_NOBODY: Final = 0
"""No user of Discord."""


class BestGames:
    """Shows the matches of the best scores."""

    def __init__(self, dailies: Dailies, archive: Archive, pages: ReplayPages) -> None:
        self._dailies = dailies
        self._archive = archive
        self._pages = pages

    async def page(self, reader: Reader, day: int, number: int, eyes: Eyes) -> Message:
        """A position of the match of the best score, of those with the same score of who finished first.

        TableError: DAY_OPEN; NO_GAME if nobody has finished, or the match is not stored any more.
        """
        best = await self._dailies.best(day)
        table = await self._archive.played(None if best is None else best.table_id)
        if await self._archive.is_sealed(table):
            raise TableError(RefusalReason.DAY_OPEN)
        place = place_in(_nameless(reader.texts, table), number, eyes)
        return await self._pages.page(reader, _under(place, day))


def _nameless(texts: Texts, table: Table) -> Table:
    """The table with other names: neither whose match it was is said, nor in which language they played."""
    copied, names = table.copy(), iter(texts("language-computers").splitlines())
    for each in copied.participants:
        if each.user is None:
            each.name = next(names)
        else:
            each.user, each.name = _NOBODY, texts("daily-best-name")
    return copied


def _under(place: ReplayPlace, day: int) -> ReplayPlace:
    """The place with the custom ids of the day."""

    def ids(do: Replay, number: int, eyes: Eyes) -> CustomId:
        return BestPress(do, day, number, eyes)

    return replace(place, ids=ids)
