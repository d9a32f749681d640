"""A real discord.py client plays a round: commands, private pictures, buttons, modals, suggestions."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from playground.images import plain_png
from tests.playground.conftest import PlayBot, World, connected

PICTURE = plain_png("#2f9e44", side=8)


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> Count:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view, file = picture(self.n + 1)
        await interaction.response.edit_message(view=view, attachments=[file])


def picture(n: int) -> tuple[ui.LayoutView, discord.File]:
    view = ui.LayoutView(timeout=None)
    file = discord.File(io.BytesIO(PICTURE), "table.png", description=f"Table {n}")
    view.add_item(ui.TextDisplay(f"Hand {n}"))
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(file, description=f"Table {n}")))
    view.add_item(ui.ActionRow(Count(n)))
    view.stop()
    return view, file


async def test_a_private_picture_is_shown_and_edited_by_a_click(world: World, monkeypatch: Any) -> None:
    bot = PlayBot()
    bot.add_dynamic_items(Count)

    @bot.tree.command(name="hand", description="Show")
    async def hand(interaction: discord.Interaction) -> None:
        view, file = picture(1)
        await interaction.response.send_message(view=view, file=file, ephemeral=True)

    aki, ben, *_ = world.people
    channel = world.channels["table-1"]
    async with connected(world, bot, monkeypatch):
        await bot.tree.sync()
        await aki.listen()
        await ben.listen()
        shown = await aki.answer(await aki.run(channel, "hand"))
        assert shown["flags"] & 64
        assert shown["flags"] & 1 << 15
        gallery = shown["components"][1]["items"][0]
        assert gallery["description"] == "Table 1"
        assert (gallery["media"]["width"], gallery["media"]["height"]) == (8, 8)
        async with world.session.get(gallery["media"]["url"]) as response:
            assert await response.read() == PICTURE

        edited = await aki.answer(await aki.press(shown["id"], "count:1"))
        assert edited["id"] == shown["id"]
        assert edited["components"][0]["content"] == "Hand 2"
        assert [a["description"] for a in edited["attachments"]] == ["Table 2"]
        assert edited["edited_timestamp"]

        assert await ben.messages(channel) == []
        assert [m["id"] for m in await aki.messages(channel)] == [shown["id"]]
        assert (await ben.request("POST", f"/people/{{me}}/messages/{shown['id']}/components", {"custom_id": "x"}))[0] == 404
        assert not [e for e in ben.events if e["t"].startswith("message")]
        journal = await world.requests()
        assert journal[-1]["files"] == [
            {"filename": "table.png", "size": len(PICTURE), "content_type": "image/png", "description": "Table 2"}
        ]
        assert not [entry for entry in journal if entry["errors"]]
    assert bot.errors == []
