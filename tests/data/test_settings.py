"""A value that is raised: of several that do it at once, also in several processes, one does."""

import asyncio

import pytest

from data.store import Store
from tests.data.conftest import Opened

GUILD = 5


async def test_of_many_at_once_one_raises_a_value(store: Store) -> None:
    settings = store.guild_settings
    assert not await settings.raise_to(GUILD, "day", 3, {}), "nothing is set there"
    await settings.change(GUILD, {"hour": 9})
    raised = await asyncio.gather(*(settings.raise_to(GUILD, "day", 3, {"times": 1}) for _ in range(20)))
    assert sum(raised) == 1
    assert await settings.get(GUILD) == {"hour": 9, "day": 3, "times": 1}
    assert [await settings.raise_to(GUILD, "day", day, {"times": None}) for day in (2, 3, 4)] == [False, False, True]
    assert await settings.get(GUILD) == {"hour": 9, "day": 4}
    assert (await settings.with_key("day")) == {GUILD: {"hour": 9, "day": 4}}


async def test_of_many_at_once_one_changes_what_is_as_it_was(store: Store) -> None:
    settings = store.preferences
    assert not await settings.change_if(GUILD, "sent", None, {"sent": {"times": [1]}}), "nothing is set there"
    await settings.change(GUILD, {"hour": 9})
    for before, after in ((None, {"times": [1]}), ({"times": [1]}, {"times": [1, 2], "tables": {"7": [3, 4]}})):
        changed = await asyncio.gather(*(settings.change_if(GUILD, "sent", before, {"sent": after}) for _ in range(20)))
        assert sum(changed) == 1
        assert await settings.get(GUILD) == {"hour": 9, "sent": after}


@pytest.mark.postgres
@pytest.mark.slow
async def test_of_several_processes_one_raises_it(opened: Opened) -> None:
    stores = [await opened() for _ in range(3)]
    await stores[0].guild_settings.change(GUILD, {"hour": 9})
    for day in range(1, 20):
        raised = await asyncio.gather(*(store.guild_settings.raise_to(GUILD, "day", day, {}) for store in stores))
        assert sum(raised) == 1
