"""Shared by all tests of the bot without Discord."""

from typing import Any

import discord
import pytest

from bot.platform import sending
from bot.platform.messages import NOBODY, Message


@pytest.fixture(autouse=True)
def _edits_reach_who_stands_for_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """Route the bot's HTTP edits to the test doubles for channels, interactions and webhooks."""

    def shown_as(message: Message) -> dict[str, Any]:
        return {"view": message.view, "attachments": message.files(), "allowed_mentions": NOBODY}

    async def edit_public(client: Any, channel: int, message: int, shown: Message) -> None:
        there = client.get_partial_messageable(channel, guild_id=None).get_partial_message(message)
        await there.edit(**shown_as(shown))

    async def edit_private(client: Any, application: int, token: str, message: int, shown: Message) -> None:
        await discord.Webhook.partial(application, token, client=client).edit_message(message, **shown_as(shown))

    async def update(interaction: Any, shown: Message) -> None:
        await interaction.response.edit_message(**shown_as(shown))

    for each in (edit_public, edit_private, update):
        monkeypatch.setattr(sending, each.__name__, each)
