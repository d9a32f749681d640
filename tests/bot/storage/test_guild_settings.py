"""The settings of a server: what is stored, what is refused, and values of other releases."""

import pytest
from pydantic import ValidationError

from bot.storage.guild_settings import MOST_BARRED, BarredBy, GuildSettings, ServerSettings
from bot.text.limits import MOST_CHOICES
from tests.bot.channels import Cache

OLD = {"text_only": True, "four_colour": True, "open_replays": True, "ask_role": 77}
"""What earlier releases stored."""


def settings() -> tuple[GuildSettings, Cache]:
    cache = Cache()
    return GuildSettings(cache.guild_settings), cache


async def test_a_server_that_has_set_nothing_has_the_defaults_and_stores_nothing() -> None:
    there, cache = settings()
    assert await there.of(1) == ServerSettings()
    await there.change(1, pings=False, channels=[5, 6])
    assert cache.guild_settings.values[1] == {"pings": False, "channels": [5, 6]}
    assert await there.of(1) == ServerSettings(pings=False, channels=(5, 6))
    await there.change(1, pings=True, channels=[])
    assert cache.guild_settings.values[1] == {}


async def test_values_of_earlier_releases_are_read_and_kept() -> None:
    there, cache = settings()
    cache.guild_settings.values[1] = {**OLD, "of another release": 1}
    server = await there.of(1)
    assert (server.text_only, server.four_colour, server.open_replays, server.ask_role) == (True, True, True, 77)
    await there.change(1, most_tables=3)
    assert cache.guild_settings.values[1] == {**OLD, "of another release": 1, "most_tables": 3}


async def test_a_stored_value_that_cannot_be_read_counts_as_its_default() -> None:
    there, cache = settings()
    cache.guild_settings.values[1] = {"games": ["gone"], "most_tables": "many", "language": "xx", "pings": False}
    assert await there.of(1) == ServerSettings(pings=False)


@pytest.mark.parametrize(
    "change",
    [
        {"language": "xx"},
        {"channels": list(range(1, MOST_CHOICES + 2))},
        {"roles": [-1]},
        {"most_tables": 0},
        {"games": ["gone"]},
        {"turn_seconds": 1},
        {"barred": list(range(1, MOST_BARRED + 2))},
        {"default_table": {"game": 5}},
    ],
)
async def test_a_value_that_is_none_is_refused_and_nothing_changes(change: dict[str, object]) -> None:
    there, cache = settings()
    await there.change(1, open_replays=True)
    with pytest.raises(ValidationError):
        await there.change(1, **change)
    assert cache.guild_settings.values[1] == {"open_replays": True}


async def test_who_was_barred_by_which_right_is_stored_beside() -> None:
    there, cache = settings()
    cache.guild_settings.values[1] = {"barred": [5]}
    server = await there.of(1)
    server = await there.change(1, **server.with_bar(6, BarredBy.MANAGER))
    server = await there.change(1, **server.with_bar(7, BarredBy.MODERATOR))
    assert cache.guild_settings.values[1] == {"barred": [5, 6, 7], "bars": {"6": "manager", "7": "moderator"}}
    assert [server.may_lift(user, BarredBy.MODERATOR) for user in server.barred] == [True, False, True]
    await there.change(1, **server.without_bars([6]))
    assert cache.guild_settings.values[1] == {"barred": [5, 7], "bars": {"7": "moderator"}}
