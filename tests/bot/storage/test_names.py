"""Names of users, stored for each server."""

from collections.abc import Collection
from typing import Any

from bot.storage.names import SEEN, Names
from tests.bot.table_factories import HOST, LONG_NAME, MARKDOWN_NAME, lobby, new_tables


class Preferences:
    def __init__(self) -> None:
        self.values: dict[int, dict[str, Any]] = {HOST: {"pings": False}}
        self.changes = 0

    async def preferences(self, user_id: int) -> dict[str, Any]:
        return self.values.get(user_id, {})

    async def sharing(self, user_id: int, others: Collection[int], *, guild_id: int | None) -> set[int]:
        return {HOST + 1, *([] if guild_id is None else [HOST + 4])} & {*others}

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


async def test_people_are_hidden_from_those_who_share_no_server_unless_they_agreed() -> None:
    preferences = Preferences()
    preferences.values[HOST + 2] = {SEEN: True}
    names, people = Names(preferences), range(HOST, HOST + 5)
    assert await names.hidden_from(HOST, people, guild=None) == {HOST + 3, HOST + 4}
    assert await names.hidden_from(HOST, people, guild=1) == {HOST + 3}, "who asks in a server shares it"
