"""Where an interaction takes place, by its context and its installations."""

from dataclasses import dataclass

import discord
import pytest
from discord.app_commands import AppCommandContext

from bot.platform.places import is_forced_private, place_of, server_of
from bot.tables.places import Place

SERVER = AppCommandContext(guild=True)
BOT_DM = AppCommandContext(dm_channel=True)
PRIVATE = AppCommandContext(private_channel=True)
ALLOWED = discord.Permissions(use_external_apps=True)


@dataclass
class At:
    """An interaction, as far as it is asked."""

    guild_id: int | None
    context: AppCommandContext
    is_of_server: bool = False
    permissions: discord.Permissions = ALLOWED

    def is_guild_integration(self) -> bool:
        return self.is_of_server


@pytest.mark.parametrize(
    ("here", "place", "server"),
    [
        (At(5, SERVER, is_of_server=True), Place.CHANNEL, 5),
        (At(5, SERVER), Place.BORROWED, None),
        (At(None, PRIVATE), Place.BORROWED, None),
        (At(None, BOT_DM), Place.OWN, None),
    ],
)
def test_the_place_follows_from_who_has_installed_the_bot(here: At, place: Place, server: int | None) -> None:
    assert (place_of(here), server_of(here)) == (place, server)


def test_only_a_server_without_the_bot_can_make_answers_private() -> None:
    none = discord.Permissions.none()
    assert is_forced_private(At(5, SERVER, permissions=none))
    assert not is_forced_private(At(5, SERVER))
    assert not is_forced_private(At(5, SERVER, is_of_server=True, permissions=none))
    assert not is_forced_private(At(None, PRIVATE, permissions=none))
