"""Names of users, stored for each server."""

from typing import Any

from bot.storage.names import Names
from tests.bot.table_factories import HOST, LONG_NAME, MARKDOWN_NAME, lobby, new_tables


class Preferences:
    def __init__(self) -> None:
        self.values: dict[int, dict[str, Any]] = {HOST: {"pings": False}}
        self.changes = 0

    async def preferences(self, user_id: int) -> dict[str, Any]:
        return self.values.get(user_id, {})

    async def set_preferences(self, user_id: int, changes: Any) -> dict[str, Any]:
        self.changes += 1
        self.values[user_id] = {**self.values.get(user_id, {}), **changes}
        return self.values[user_id]


async def test_names_are_stored_per_server_and_written_once() -> None:
    preferences = Preferences()
    names = Names(preferences)
    table = await lobby(new_tables(), people=2, computers=1)
    await names.keep(table)
    await names.keep(table)
    assert preferences.changes == 2
    users = [HOST, HOST + 1, HOST + 2]
    assert await names.of(users, table.guild) == {HOST: LONG_NAME, HOST + 1: MARKDOWN_NAME}
    assert await names.of(users, table.guild + 1) == {}
    assert await names.of(users, None) == {}
    assert preferences.values[HOST]["pings"] is False
