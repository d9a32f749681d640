"""The display names users had at their last finished match, so that lists can name users who have left the server.

Names are stored per server, because a user's name in one server must not show in another.
"""

import asyncio
from collections.abc import Iterable
from typing import Final

from bot.tables.table import Table
from data.store import Store

_PREFIX: Final = "name-"
SEEN: Final = "seen_everywhere"
"""The preference of who agreed to be named to people with whom they share no server."""


class Names:
    """Users' names, stored among their preferences, so deleting a user's data deletes them, too."""

    def __init__(self, store: Store) -> None:
        self._preferences, self._standings = store.preferences, store.standings

    async def keep(self, table: Table) -> None:
        """Store the names of the table's people for its server. Outside of servers no list names them."""
        if not table.guild:
            return
        key = key_of(table.guild)
        people = [(place.user, place.name) for place in table.participants if place.user is not None]
        await asyncio.gather(*(self._keep(user, key, name) for user, name in people))

    async def of(self, users: Iterable[int], guild: int | None) -> dict[int, str]:
        """The known names in this server, by user id; empty if `guild` is None."""
        if guild is None:
            return {}
        wanted = list(users)
        values = await asyncio.gather(*map(self._preferences.get, wanted))
        key = key_of(guild)
        return {user: known[key] for user, known in zip(wanted, values, strict=True) if key in known}

    async def hidden_from(self, reader: int, users: Iterable[int], *, guild: int | None) -> set[int]:
        """The users whom the reader may not see by name: they share no server with them and have not agreed to
        be seen everywhere. `guild`: the server in which the reader asks, and so is."""
        others = {*users} - {reader}
        apart = sorted(others - await self._standings.sharing(reader, others, guild_id=guild))
        values = await asyncio.gather(*map(self._preferences.get, apart))
        return {user for user, known in zip(apart, values, strict=True) if known.get(SEEN) is not True}

    async def _keep(self, user: int, key: str, name: str) -> None:
        if (await self._preferences.get(user)).get(key) != name:
            await self._preferences.change(user, {key: name})


def key_of(guild: int) -> str:
    """The preference with a user's name in this server."""
    return f"{_PREFIX}{guild}"


def is_name(key: str) -> bool:
    """Whether the preference with this key is a user's name in some server."""
    return key.startswith(_PREFIX)
