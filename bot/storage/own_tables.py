"""The open private tables of users, whichever process plays them."""

from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import ValidationError

from bot.tables.entries import Opened, load
from bot.tables.setup import TableSetup
from data.tables import Tables
from engine.errors import RulesError


@dataclass(frozen=True, slots=True)
class OwnTable:
    """An open private table."""

    id: int
    setup: TableSetup


class OwnTables:
    """Finds private tables in the store."""

    def __init__(self, stored: Tables) -> None:
        self._stored = stored

    async def of(self, user: int) -> Sequence[OwnTable]:
        """The open private tables of this user that this release can read, the newest first. Lessons are none."""
        found = list[OwnTable]()
        for table_id, body in await self._stored.own(user):
            try:
                opened = load(body)
                if isinstance(opened, Opened) and not opened.practice:
                    found.append(OwnTable(table_id, TableSetup.of(opened.game, opened.options)))
            except (ValidationError, RulesError, ValueError):
                continue  # A newer release has opened it.
        return found
