"""Names of users, stored for each server."""

from collections.abc import Collection

from bot.storage.names import SEEN, Names
from tests.bot.channels import Cache
from tests.bot.table_factories import HOST, LONG_NAME, MARKDOWN_NAME, lobby, new_tables


class Sharing(Cache):
    """One other user shares a server with the host."""

    async def sharing(self, user_id: int, others: Collection[int], *, guild_id: int | None) -> set[int]:
        return {HOST + 1, *([] if guild_id is None else [HOST + 4])} & {*others}


async def test_names_are_stored_per_server_and_written_once() -> None:
    store = Sharing()
    store.preferences.values[HOST] = {"pings": False}
    names = Names(store)
    table = await lobby(new_tables(), people=2, computers=1)
    await names.keep(table)
    await names.keep(table)
    assert store.preferences.changes == 2
    users = [HOST, HOST + 1, HOST + 2]
    assert await names.of(users, table.guild) == {HOST: LONG_NAME, HOST + 1: MARKDOWN_NAME}
    assert await names.of(users, table.guild + 1) == {}
    assert await names.of(users, None) == {}
    assert store.preferences.values[HOST]["pings"] is False


async def test_people_are_hidden_from_those_who_share_no_server_unless_they_agreed() -> None:
    store, people = Sharing(), range(HOST, HOST + 5)
    store.preferences.values[HOST + 2] = {SEEN: True}
    assert await Names(store).hidden_from(HOST, people, guild=None) == {HOST + 3, HOST + 4}
    assert await Names(store).hidden_from(HOST, people, guild=1) == {HOST + 3}, "who asks in a server shares it"
