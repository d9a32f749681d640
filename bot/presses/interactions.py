"""Interactions as this bot gets them: their client has the house."""

from typing import TYPE_CHECKING, Any

import discord

if TYPE_CHECKING:
    from bot.house import House


class HouseClient(discord.AutoShardedClient):
    """A client with a house, once it is logged in."""

    house: "House"


Interaction = discord.Interaction[HouseClient]


def chosen(interaction: Interaction) -> list[str]:
    """All that was chosen in a list."""
    data: Any = interaction.data
    return [str(value) for value in data["values"]]
