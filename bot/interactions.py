"""Interactions as this bot gets them: their client has the house."""

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.house import House


class HouseClient(discord.AutoShardedClient):
    """A client with a house, once it is logged in."""

    house: "House"


Interaction = discord.Interaction[HouseClient]
