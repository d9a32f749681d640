"""A bare discord.py bot: it responds to a click by replacing the message with a picture and new buttons.

`python -m tests.benchmarks._bare_bot PLAYGROUND ALT PRIVATE PUBLIC PICTURE...`; pictures and alt text are a hand's. After
each response it edits the message PRIVATE more times on average, as Sevens edits the next player's hand, and a public
message PUBLIC times, as Sevens edits the table, both by tokens of interactions, and each with a picture. A picture that
is no PNG file is a packed value, which it draws each time that it sends it. Both bots have the same intents, so that
Discord tells both of their public edits.
"""

import asyncio
import re
import signal
import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import cycle
from pathlib import Path

import discord
import uvloop
from discord import app_commands, ui

from bot.client import intents
from bot.platform import discord_api
from bot.platform.serving import unframed

BUTTONS = 3
"""The average number of buttons of a hand: more of those to act, one or two of the others."""
WORDS = "**It's your turn.** Choose a card, or pass.\n\n♠ 2 4 5 8\n♥ 8 9 Q\n♦ 4 5 Q K\n♣ 3 9"


class Press(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"bare:(?P<turn>\d+):(?P<n>\d+)"):
    def __init__(self, item: ui.Button[ui.LayoutView], turn: int) -> None:
        super().__init__(item)
        self.turn = turn

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: re.Match[str], /
    ) -> "Press":
        assert isinstance(item, ui.Button)
        return cls(item, int(match["turn"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=view(self.turn + 1), attachments=[picture()])
        client.private_due += PRIVATE
        while client.private_due >= 1:
            client.private_due -= 1
            await interaction.edit_original_response(view=view(self.turn + 1), attachments=[picture()])
        client.public_due += PUBLIC
        while client.public_due >= 1:
            client.public_due -= 1
            await client.boards[interaction.channel_id or 0].edit(view=view(self.turn + 1), attachments=[picture()])


def picture() -> discord.File:
    return discord.File(BytesIO(next(PICTURES)()), "hand.png", description=ALT)


def shown(file: Path) -> Callable[[], bytes]:
    """What makes the picture of this file."""
    content = file.read_bytes()
    return (lambda: content) if file.suffix == ".png" else unframed(content).png


def view(turn: int) -> ui.LayoutView:
    """Text, the picture and rows of buttons in a container."""
    made = ui.LayoutView(timeout=None)
    buttons = [ui.Button[ui.LayoutView](label=f"{n}♣", custom_id=f"bare:{turn}:{n}") for n in range(BUTTONS)]
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
    private_due = public_due = 0.0
    """Edits that are to be made."""

    def __init__(self) -> None:
        super().__init__(intents=intents(), max_messages=None, member_cache_flags=discord.MemberCacheFlags.none())
        self.boards: dict[int, discord.WebhookMessage] = {}
        """The public message by channel."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        tree = app_commands.CommandTree(self)

        @tree.command(name="bare", description="Something to click")
        async def bare(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=view(0), files=[picture()], ephemeral=True)
            posted = await interaction.followup.send(view=view(0), files=[picture()], wait=True)
            self.boards[interaction.channel_id or 0] = posted

        await tree.sync()
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTERM, lambda: loop.create_task(self.close()))


if __name__ == "__main__":
    playground, alt, private, public, *files = sys.argv[1:]
    PICTURES: Iterator[Callable[[], bytes]] = cycle([shown(Path(each)) for each in files])
    ALT, PRIVATE, PUBLIC = Path(alt).read_text(), float(private), float(public)
    discord_api.point_at(playground)
    client = Bare()
    uvloop.run(client.start("playground"))
