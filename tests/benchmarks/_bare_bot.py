"""A bare discord.py bot: it responds to a click by replacing the message with a picture and new buttons.

`python -m tests.benchmarks._bare_bot PLAYGROUND PICTURE ALT EDITS`; picture and alt text are a hand's. After each
response it edits the message EDITS more times on average, each with the picture, as Sevens edits the table and the next
player's hand.
"""

import asyncio
import signal
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import uvloop
from discord import app_commands, ui

from bot.platform import discord_api

BUTTONS = 3
"""The average number of buttons of a hand: more of those to act, one or two of the others."""
WORDS = "**It's your turn.** Choose a card, or pass.\n\n♠ 2 4 5 8\n♥ 8 9 Q\n♦ 4 5 Q K\n♣ 3 9"


class Press(ui.DynamicItem[ui.Button[Any]], template=r"bare:(?P<turn>\d+):(?P<n>\d+)"):
    def __init__(self, item: ui.Button[Any], turn: int) -> None:
        super().__init__(item)
        self.turn = turn

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: Any, /) -> "Press":
        return cls(item, int(match["turn"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=view(self.turn + 1), attachments=[picture()])
        client.due += EDITS
        while client.due >= 1:
            client.due -= 1
            await interaction.edit_original_response(view=view(self.turn + 1), attachments=[picture()])


def picture() -> discord.File:
    return discord.File(BytesIO(PICTURE), "hand.png", description=ALT)


def view(turn: int) -> ui.LayoutView:
    """Text, the picture and rows of buttons in a container."""
    made = ui.LayoutView(timeout=None)
    buttons = [ui.Button[Any](label=f"{n}♣", custom_id=f"bare:{turn}:{n}") for n in range(BUTTONS)]
    made.add_item(
        ui.Container(
            ui.TextDisplay(WORDS),
            ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description=ALT)),
            *(ui.ActionRow(*buttons[first : first + 5]) for first in range(0, BUTTONS, 5)),
        )
    )
    made.stop()
    return made


class Bare(discord.Client):
    due = 0.0
    """Edits that are to be made."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        tree = app_commands.CommandTree(self)

        @tree.command(name="bare", description="Something to click")
        async def bare(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message(view=view(0), files=[picture()], ephemeral=True)

        await tree.sync()
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTERM, lambda: loop.create_task(self.close()))


if __name__ == "__main__":
    playground, file, alt, edits = sys.argv[1:]
    PICTURE, ALT, EDITS = Path(file).read_bytes(), Path(alt).read_text(), float(edits)
    discord_api.point_at(playground)
    intents = discord.Intents.none()
    intents.guilds = True
    client = Bare(intents=intents, max_messages=None, member_cache_flags=discord.MemberCacheFlags.none())
    uvloop.run(client.start("playground"))
