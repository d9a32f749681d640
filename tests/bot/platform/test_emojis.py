"""Uploaded emojis that another process has uploaded."""

import asyncio

import discord
import pytest

from bot.platform.emojis import keep_current, uploaded
from data.store import Store
from engine.cards import JOKER
from renderers import emoji_name
from tests.data.conftest import postgres as postgres  # noqa: PLC0414  (fixtures)
from tests.data.conftest import postgres_url as postgres_url  # noqa: PLC0414

APPLICATION = 7


@pytest.mark.postgres
@pytest.mark.parametrize(("oldest", "is_told"), [(3600.0, True), (0.05, False)])
async def test_emojis_that_another_process_has_uploaded_are_used(
    postgres_url: str, oldest: float, is_told: bool
) -> None:
    """They are told of; where that was missed, they are read after a time."""
    async with (
        await Store.open(postgres_url, is_shared=True) as one,
        await Store.open(postgres_url, is_shared=True) as two,
    ):
        if not is_told:
            await two.notices.stop_listening()
        emojis = await uploaded(two.emojis, APPLICATION)
        assert not emojis
        keeping = asyncio.create_task(keep_current(emojis, two.emojis, APPLICATION, oldest=oldest))
        await asyncio.sleep(0)
        await one.emojis.replace(APPLICATION, {emoji_name(JOKER): 5})
        async with asyncio.timeout(30):
            while not emojis:
                await asyncio.sleep(0.01)
        assert emojis == {JOKER.code: discord.PartialEmoji(name=emoji_name(JOKER), id=5)}
        keeping.cancel()
