"""Words that people at a lobby add to its deal (`engine.fair`)."""

from typing import Final

from bot.tables.entries import WordSet
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import TableRegistry
from bot.tables.table import Stage, Table
from engine.fair import MOST_LETTERS

MOST_SET: Final = 5
"""How often a person adds or changes their word in one lobby: each time it changes for everybody. A word can always be
taken back."""


class TableWords:
    """Adds words, under the lock of their table."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def set_word(self, table_id: int, user: int, word: str | None) -> Table:
        """Add the user's word, or another one, which then is the last; None: take it back.

        TableError: WORD_BAD, WORD_OFTEN, and those of `check_words`.
        """

        async def set_word(table: Table) -> None:
            check_words(table, user)
            if word is not None and not 1 <= len(word) <= MOST_LETTERS:
                raise TableError(RefusalReason.WORD_BAD, most=MOST_LETTERS)
            there = table.fair.words
            is_same = word is None if user not in there else [*there.items()][-1] == (user, word)
            if is_same:
                return
            if word is not None and table.fair.words_set[user] >= MOST_SET:
                raise TableError(RefusalReason.WORD_OFTEN, most=MOST_SET)
            await self._registry.write(table, WordSet(user=user, word=word))

        return await self._registry.change(table_id, set_word)


def check_words(table: Table, user: int) -> None:
    """Raise TableError if the user can add no word: TABLE_GONE, DEALT, NOT_SEATED, NO_WORDS."""
    if table.stage is Stage.OVER:
        raise TableError(RefusalReason.TABLE_GONE)
    if table.stage is not Stage.LOBBY:
        raise TableError(RefusalReason.DEALT)
    if table.participant_of(user) is None:
        raise TableError(RefusalReason.NOT_SEATED)
    if not table.fair.takes_words:
        raise TableError(RefusalReason.NO_WORDS)
