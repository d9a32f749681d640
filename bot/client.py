"""The Discord client: its intents and events, and how it starts and stops."""

import asyncio
import contextlib
import gc
import logging
import re
from typing import Any, Final

import discord
from discord import app_commands

from bot.platform.discord_api import parse_less
from bot.platform.emojis import uploaded
from bot.platform.messages import NOBODY
from bot.platform.reports import Reports
from bot.platform.responder import Act, Interaction
from bot.platform.translator import CatalogTranslator
from bot.services import PARTS, Parts, Services, build
from bot.settings import Settings
from bot.tables.refusals import TableError
from data.store import Store

log = logging.getLogger(__name__)

BEAT_SECONDS: Final = 5.0
"""Seconds between heartbeats. A crash can shift a running clock by this much."""

BEGINNERS: Final = ("play", "learn", "rules", "settings", "help")
"""The commands that are registered first, as a channel without messages may offer the first ones."""

Command = app_commands.Command[Any, ..., Any] | app_commands.Group

GARBAGE: Final = (20_000, 20, 20)
"""Garbage collector thresholds. Collections are rare because few objects form cycles."""


def intents() -> discord.Intents:
    """What the bot asks Discord to tell it. None of it is privileged."""
    asked = discord.Intents.none()
    asked.guilds = True  # channels and threads, and their deletion
    asked.guild_messages = True  # without content: how far a table's message is up, and talk to ghosts
    asked.guild_reactions = True  # count as talk to ghosts at strict tables
    return asked


class SevensTree(app_commands.CommandTree["SevensClient"]):
    """The slash commands; what goes wrong before a feature answers ends here."""

    async def on_error(
        self, interaction: discord.Interaction["SevensClient"], error: app_commands.AppCommandError, /
    ) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            return  # An autocomplete can only be answered with choices, and there are none.
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await interaction.client.services.answers.outdated(interaction)
            return
        cause = error.__cause__ if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.services.answers.fail(interaction, cause if isinstance(cause, Exception) else error)


class SevensClient(discord.AutoShardedClient):
    """The bot. It caches no members and no messages; `services` is set at login."""

    services: Services

    def __init__(self, settings: Settings, store: Store, parts: Parts = PARTS) -> None:
        shards: dict[str, Any] = {"shard_count": settings.shard_count}
        if settings.shard_ids is not None:
            shards["shard_ids"] = list(settings.shard_ids)
        self._parts, self._traffic = parts, parts.traffic()
        super().__init__(
            http_trace=self._traffic.trace(),
            intents=intents(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=NOBODY,
            **shards,
        )
        parse_less(self)
        self.settings = settings
        self.store = store
        self.tree = SevensTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self._components: list[tuple[re.Pattern[str], Act]] = []
        self._background: list[asyncio.Task[None]] = []
        self._beaten_at: float | None = None

    async def setup_hook(self) -> None:
        assert self.application_id is not None
        emojis = await uploaded(self.store, self.application_id)
        self.services = build(self, self.settings, self.store, emojis=emojis, traffic=self._traffic, parts=self._parts)
        commands: list[Command] = []
        for feature in self.services.features:
            self._components += [(re.compile(pattern), act) for pattern, act in feature.components().items()]
            commands += feature.get_app_commands()
        for command in sorted(commands, key=_for_beginners):
            self.tree.add_command(command)
        await self.tree.set_translator(CatalogTranslator())
        if self.settings.shard_ids is None or 0 in self.settings.shard_ids:
            await self.tree.sync()
        found = await self.services.list_tables()
        log.info("Logged in as %s; %d tables are open", self.application_id, found)
        # Startup objects live for the whole process. Freeze them: a full collection would block for a tenth of a
        # second.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        services = self.services
        always = self._beat(), services.tidying.run(), services.forgetting.run()
        works = services.take_up(), services.drawing.warm_up(), *always
        self._background = [asyncio.create_task(work) for work in works]
        if self.settings.owner_channel is not None:
            self._background.append(asyncio.create_task(self._report(self.settings.owner_channel)))

    async def _report(self, channel: int) -> None:
        """Tell the owner of errors there."""

        async def send(text: str) -> None:
            if await self._traffic.turn():
                await self.get_partial_messageable(channel).send(text)

        await Reports(send).run()

    @property
    def has_services(self) -> bool:
        """Whether the services exist, that is, whether the client has logged in."""
        return hasattr(self, "services")

    async def finish_answers(self, patience: float) -> None:
        """Disconnect from the gateway and finish the pending answers, for at most `patience` seconds."""
        leaving = [shard.disconnect() for shard in self.shards.values()]
        await asyncio.gather(self.services.answers.gate.over(patience), *leaving, return_exceptions=True)

    async def last_beat(self) -> None:
        """Write the final heartbeat: the clocks of the seats to act stop now."""
        if self._background and self.services.tables.restoring.is_over:
            await self.store.beat(self.services.tables.registry.now())

    def seconds_since_beat(self) -> float | None:
        """How old the last heartbeat in the database is; None before the first."""
        return None if self._beaten_at is None else asyncio.get_running_loop().time() - self._beaten_at

    async def _beat(self) -> None:
        # The clocks of the tables that are not taken up yet stand since the last beat of the earlier process.
        await self.services.tables.restoring.passed()
        while True:
            try:
                await self.services.tables.clock.correct_deadlines()
                await self.store.beat(self.services.tables.registry.now())
                self._beaten_at = asyncio.get_running_loop().time()
            except Exception:
                log.exception("The heartbeat could not be written")
            await asyncio.sleep(BEAT_SECONDS)

    async def _taken_up(self, channel: int) -> None:
        """Wait until the table of this channel is taken up, if it is one of an earlier process."""
        with contextlib.suppress(TableError):  # The process is stopping.
            await self.services.tables.taken_up(channel=channel)

    # -- Events -------------------------------------------------------------------------------------------------------

    async def on_interaction(self, interaction: Interaction) -> None:
        """Dispatch a press or a submitted form by its custom id; one that is not known is answered as outdated."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return  # Commands and autocompletes belong to the command tree.
        data: Any = interaction.data
        custom_id, answers = str(data["custom_id"]), self.services.answers
        for pattern, act in self._components:
            if (match := pattern.fullmatch(custom_id)) is not None:
                await answers.press(interaction, match, act)
                return
        await answers.outdated(interaction)

    async def on_message(self, message: discord.Message) -> None:
        if self.user is None or message.author.id != self.user.id:
            await self._taken_up(message.channel.id)
            self.services.publisher.message_seen(message.channel.id, message.id)
            self.services.ghosts.message(message)

    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent) -> None:
        await self._taken_up(payload.channel_id)
        self.services.ghosts.hearing.edited(payload.message)

    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        await self._taken_up(payload.channel_id)
        self.services.ghosts.hearing.reaction(payload)

    async def on_ready(self) -> None:
        self.services.ghosts.channels_known()

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        await self._taken_up(payload.channel_id)
        self.services.publisher.message_deleted(payload.channel_id, payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        await self._taken_up(payload.channel_id)
        for message in payload.message_ids:
            self.services.publisher.message_deleted(payload.channel_id, message)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.services.tables.channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.services.tables.channel_gone(payload.thread_id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        self.services.publisher.allowed_anew(channel.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self.services.publisher.allowed_anew(payload.guild_id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        self.services.publisher.allowed_anew(role.guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.services.tables.guild_gone(guild.id)
        await self.services.forgetting.guild_left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.services.forgetting.guild_joined(guild.id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        log.exception("An event could not be handled: %s", event_method)


def _for_beginners(command: Command) -> int:
    """Where a command stands among all: the first for `BEGINNERS`, the others as they are."""
    return BEGINNERS.index(command.name) if command.name in BEGINNERS else len(BEGINNERS)
