"""`sevens check`: whether the bot could play with these settings, told in words before it is started.

Nothing is changed: the database is only read, and the connection to Discord answers nobody.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from enum import StrEnum
from typing import Final, NamedTuple

import discord

from bot.client import intents
from bot.platform import discord_api
from bot.platform.permissions import IN_CHANNELS, invitation
from bot.settings import Settings
from data.errors import StoreError
from data.looking import look
from i18n import LANGUAGES, texts_in
from renderers import can_write

CONNECTING_SECONDS: Final = 30.0
_MOST_NAMED: Final = 5


class Grade(StrEnum):
    OK = "ok"
    NOTE = "note"
    WRONG = "WRONG"


class Finding(NamedTuple):
    """One line: `about` is what was looked at."""

    grade: Grade
    about: str
    says: str

    def __str__(self) -> str:
        return f"{self.grade:7}{self.about}: {self.says}"


async def check(
    settings: Settings, token: str | None, *, patience: float = CONNECTING_SECONDS
) -> AsyncIterator[Finding]:
    """Look at everything in turn. `token`: None without Discord or a running playground."""
    yield _fonts()
    yield await _database(settings)
    if token is None:
        yield Finding(Grade.NOTE, "DISCORD_TOKEN", "there is none, so `sevens run` starts a playground")
        return
    async for finding in _discord(settings, token, patience):
        yield finding


def _fonts() -> Finding:
    try:
        names = [texts_in(language)("language-name") for language in LANGUAGES]
        missing = [name for name in names if not can_write(name)]
    except OSError as error:
        return Finding(Grade.WRONG, "fonts", f"the pictures' fonts cannot be read: {error}; install the bot anew")
    if missing:
        return Finding(Grade.WRONG, "fonts", f"{', '.join(missing)} cannot be drawn; install the bot anew")
    return Finding(Grade.OK, "fonts", f"{', '.join(names)} can be drawn")


async def _database(settings: Settings) -> Finding:
    try:
        found = await look(settings.database_url)
    except StoreError as error:
        return Finding(Grade.WRONG, "database", str(error))
    if found.folder is not None:
        says = f"there is no folder {found.folder}; the first start makes it, and the database in it"
        return Finding(Grade.NOTE, "database", says)
    if found.revision is None:
        return Finding(Grade.OK, "database", "can be used; the first start fills it")
    says = f"can be used; {found.open_tables} tables are open"
    if found.revision != found.newest:
        says += f"; the next start migrates it from {found.revision} to {found.newest}: make a backup before"
        return Finding(Grade.NOTE, "database", says)
    return Finding(Grade.OK, "database", says)


async def _discord(settings: Settings, token: str, patience: float) -> AsyncIterator[Finding]:
    async with contextlib.AsyncExitStack() as stack:
        client = await stack.enter_async_context(discord.Client(intents=discord.Intents.none()))
        try:
            await client.login(token)
            application, gateway = await client.application_info(), await client.http.get_bot_gateway()
        except discord.LoginFailure:
            yield Finding(Grade.WRONG, "DISCORD_TOKEN", "Discord does not know this token")
            return
        except discord_api.FAILED as error:
            yield Finding(Grade.WRONG, "Discord", f"cannot be reached: {error}")
            return
        yield Finding(Grade.OK, "DISCORD_TOKEN", f"is that of {application.name} ({application.id})")
        if settings.owner_channel is not None:
            yield await _owner_channel(client, settings.owner_channel)
    shards = gateway[0]
    if settings.fixed_shards is not None and settings.fixed_shards < shards:
        says = f"Discord asks for {shards} shards; leave it empty, and the bot does as asked"
        yield Finding(Grade.NOTE, "SEVENS_SHARD_COUNT", says)
    async for finding in _visited(token, settings.fixed_shards or shards, application.id, patience):
        yield finding


async def _owner_channel(client: discord.Client, channel: int) -> Finding:
    try:
        await client.http.get_channel(channel)
    except discord.HTTPException as error:
        return Finding(Grade.WRONG, "SEVENS_OWNER_CHANNEL", f"the bot does not see channel {channel}: {error.text}")
    return Finding(Grade.OK, "SEVENS_OWNER_CHANNEL", f"the bot sees channel {channel}")


async def _visited(token: str, shards: int, application: int, patience: float) -> AsyncIterator[Finding]:
    """Findings over the gateway: intents, and permissions in the servers of the first shard."""
    ready = asyncio.Event()

    class Visitor(discord.AutoShardedClient):
        async def on_ready(self) -> None:
            ready.set()

    async with Visitor(
        intents=intents(),
        shard_ids=[0],
        shard_count=shards,
        chunk_guilds_at_startup=False,
        max_messages=None,
        member_cache_flags=discord.MemberCacheFlags.none(),
    ) as client:
        running = asyncio.create_task(client.start(token))
        waiting = asyncio.create_task(ready.wait())
        try:
            await asyncio.wait((running, waiting), timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            if ready.is_set():
                yield Finding(Grade.OK, "intents", "Discord grants those that are needed; none is privileged")
                for finding in _permissions(client, application, shards):
                    yield finding
            else:
                yield _not_connected(running, patience)
        finally:
            waiting.cancel()
            await client.close()
            await asyncio.gather(running, return_exceptions=True)


def _not_connected(running: "asyncio.Task[None]", patience: float) -> Finding:
    error = running.exception() if running.done() else None
    match error:
        case None:
            return Finding(Grade.WRONG, "gateway", f"Discord sent nothing within {patience:.0f} s")
        case discord.PrivilegedIntentsRequired():
            says = "Discord refuses an intent; they are Guilds, Guild Messages and Guild Message Reactions"
            return Finding(Grade.WRONG, "intents", says)
        case _:
            return Finding(Grade.WRONG, "gateway", f"cannot be connected to: {error}")


def _permissions(client: discord.Client, application: int, shards: int) -> Iterator[Finding]:
    if not client.guilds:
        where = "of the first shard " if shards > 1 else ""
        yield Finding(Grade.NOTE, "servers", f"the bot is in no server {where}yet: {invitation(application)}")
    for guild in client.guilds:
        lacking: dict[str, list[str]] = {}
        for channel in guild.text_channels:
            granted = channel.permissions_for(guild.me)
            missing = [name.replace("_", " ") for name in IN_CHANNELS if not getattr(granted, name)]
            if missing:
                lacking.setdefault(" and ".join(missing), []).append(f"#{channel.name}")
        about = f"server {guild.name}"
        if not lacking:
            yield Finding(Grade.OK, about, "the bot may play in every channel")
        for what, channels in lacking.items():
            more = f" and {len(channels) - _MOST_NAMED} others" if len(channels) > _MOST_NAMED else ""
            yield Finding(Grade.NOTE, about, f"lacks {what} in {', '.join(channels[:_MOST_NAMED])}{more}")
