"""What a server's settings allow: where, by whom and which tables are opened, and who plays at them."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest

from bot.features.lobby.admission import Admission
from bot.storage.guild_settings import GuildSettings
from bot.tables.refusals import RefusalReason, TableError
from tests.bot.channels import Cache

USER, CHANNEL, ROLE = 100, 7, 55


async def admission(**settings: Any) -> Admission:
    cache = Cache()
    there = GuildSettings(cache)
    await there.change(1, **settings)
    return Admission(there)


def asking(*, parent: int | None = None, roles: tuple[int, ...] = (), manages: bool = False) -> Any:
    member = MagicMock(spec=discord.Member, id=USER)
    member.get_role = lambda role: role if role in roles else None
    channel = MagicMock(spec=discord.TextChannel if parent is None else discord.Thread, parent_id=parent)
    permissions = SimpleNamespace(manage_guild=manages)
    return SimpleNamespace(user=member, guild_id=1, channel_id=CHANNEL, channel=channel, permissions=permissions)


async def why_not(settings: dict[str, Any], interaction: Any, game: str | None = "fan-tan") -> RefusalReason | None:
    try:
        await (await admission(**settings)).to_open(interaction, game)
    except TableError as error:
        return error.reason
    return None


async def test_without_settings_everybody_opens_everything_everywhere() -> None:
    assert await why_not({}, asking()) is None


@pytest.mark.parametrize(
    ("channels", "parent", "reason"),
    [
        ([CHANNEL], None, None),
        ([9], None, RefusalReason.CHANNEL_NOT_ALLOWED),
        ([9], 9, None),
        ([9], 8, RefusalReason.CHANNEL_NOT_ALLOWED),
    ],
)
async def test_tables_are_opened_in_the_chosen_channels_and_their_threads(
    channels: list[int], parent: int | None, reason: RefusalReason | None
) -> None:
    assert await why_not({"channels": channels}, asking(parent=parent)) is reason
    assert await why_not({"channels": channels}, asking(parent=parent, manages=True)) is reason


async def test_tables_are_opened_by_the_chosen_roles_and_by_managers() -> None:
    settings = {"roles": [ROLE, 56]}
    assert await why_not(settings, asking()) is RefusalReason.ROLE_NEEDED
    assert await why_not(settings, asking(roles=(57,))) is RefusalReason.ROLE_NEEDED
    assert await why_not(settings, asking(roles=(57, ROLE))) is None
    assert await why_not(settings, asking(manages=True)) is None


async def test_only_the_chosen_games_are_played() -> None:
    settings = {"games": ["koroshi"]}
    assert await why_not(settings, asking()) is RefusalReason.GAME_NOT_HERE
    assert await why_not(settings, asking(), "koroshi") is None
    assert await why_not(settings, asking(), None) is None, "which game is not known yet"


async def test_who_is_barred_neither_opens_nor_joins() -> None:
    there = await admission(barred=[USER])
    for asked in (there.to_open, there.to_join):
        with pytest.raises(TableError) as refused:
            await asked(asking(manages=True))
        assert refused.value.reason is RefusalReason.BARRED
    await (await admission(barred=[USER + 1])).to_join(asking())
