"""How messages reach Discord in memory."""

from bot.platform.delivery import Delivery
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.storage.remembered import Remembered
from tests.bot.channels import Cache
from tests.discord_in_memory import Discord


def delivery_to(discord: Discord) -> Delivery:
    """A delivery without notes."""
    return Delivery(client=discord.client, noting=Noting(Remembered(Cache())), traffic=Traffic())
