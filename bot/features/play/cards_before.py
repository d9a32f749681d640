"""How the cards of a table were played before: one's own result then, beside that of now."""

from bot.features.play.endings import has_result
from bot.features.play.result import own_words
from bot.storage.archive import Archive
from bot.tables.table import Table
from i18n import Texts


class CardsBefore:
    """Finds the match whose cards were played again."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    async def words(self, texts: Texts, table: Table) -> str:
        """Both results of the person at a private table, side by side; empty where there is only one."""
        if table.fair.cards_of is None:
            return ""
        before = await self._archive.find(table.fair.cards_of, by=table.host)
        if before is None or not has_result(before) or before.participant_of(table.host) is None:
            return ""
        then, now = (own_words(texts, each, table.host) for each in (before, table))
        return texts("result-cards-before", then=then, now=now)
