"""The card emojis of the application: uploaded slowly, and known by their stored ids."""

import asyncio
import contextlib
import logging
from typing import Final

import discord

from data.settings import Emojis
from engine.cards import COLOURED, INTERNATIONAL, JOKER, NUMBERS
from renderers import emoji_images, emoji_name

log = logging.getLogger(__name__)

OLDEST: Final = 300.0
"""Seconds after which emojis are read again: the notice of another process may have been missed."""
PACE: Final = 1.0
"""Seconds between two uploads. Discord's rate limit for them is not documented."""


async def upload(token: str, stored: Emojis, *, pace: float = PACE) -> int:
    """Upload missing emojis and store all ids; return how many were new. Raises discord.LoginFailure."""
    images = emoji_images()
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        assert client.application_id is not None
        there = {emoji.name: emoji.id for emoji in await client.fetch_application_emojis() if emoji.name in images}
        missing = [name for name in images if name not in there]
        try:
            for done, name in enumerate(missing):
                if done:
                    await asyncio.sleep(pace)
                there[name] = (await client.create_application_emoji(name=name, image=images[name])).id
                log.info("%s uploaded (%d of %d)", name, done + 1, len(missing))
        finally:
            await stored.replace(client.application_id, there)
    return len(missing)


async def uploaded(stored: Emojis, application: int) -> dict[str, discord.PartialEmoji]:
    """The uploaded card emojis, by card code."""
    ids = await stored.get(application)
    return {
        card.code: discord.PartialEmoji(name=emoji_name(card), id=ids[emoji_name(card)])
        for card in (*INTERNATIONAL, JOKER, *COLOURED, *NUMBERS)
        if emoji_name(card) in ids
    }


async def keep_current(
    emojis: dict[str, discord.PartialEmoji], stored: Emojis, application: int, *, oldest: float = OLDEST
) -> None:
    """Read the emojis again when another process has uploaded some, and after so many seconds."""
    uploaded_elsewhere = asyncio.Event()
    stored.on_change(lambda _: uploaded_elsewhere.set())
    while True:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(oldest):
                await uploaded_elsewhere.wait()
        uploaded_elsewhere.clear()
        try:
            found = await uploaded(stored, application)
        except Exception as error:
            log.warning("The ids of emojis could not be read: %r", error)
            continue
        emojis.clear()
        emojis.update(found)
