"""What people were called where they last finished a match: for lists that also name those who have left.

A name is kept for its server alone. What somebody is called in one is none of another's business.
"""

import asyncio
from collections.abc import Iterable
from typing import Protocol

from bot.tables.table import Table
from data.rows import Values


class Preferences(Protocol):
    """What a store keeps for each person."""

    async def preferences(self, user_id: int) -> Values: ...

    async def set_preferences(self, user_id: int, changes: Values) -> Values: ...


class Names:
    """People's names, in the store; whoever is forgotten there is forgotten here."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    async def keep(self, table: Table) -> None:
        """Remember what the people of a table are called in its server."""
        key = _key(table.guild)
        people = [(place.user, place.name) for place in table.participants if place.user is not None]
        await asyncio.gather(*(self._keep(user, key, name) for user, name in people))

    async def of(self, users: Iterable[int], guild: int | None) -> dict[int, str]:
        """The names known in a server, by user; None: in no server, so none."""
        if guild is None:
            return {}
        wanted = list(users)
        values = await asyncio.gather(*map(self._preferences.preferences, wanted))
        key = _key(guild)
        return {user: known[key] for user, known in zip(wanted, values, strict=True) if key in known}

    async def _keep(self, user: int, key: str, name: str) -> None:
        if (await self._preferences.preferences(user)).get(key) != name:
            await self._preferences.set_preferences(user, {key: name})


def _key(guild: int) -> str:
    return f"name-{guild}"
