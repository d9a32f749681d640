"""The Discord client: its intents and events, and how it starts and stops."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands
from yarl import URL

from bot.platform import memory
from bot.platform.discord_api import (
    FAILED,
    forget_shard,
    learn_guilds,
    log_failed,
    parse_less,
    report_changes,
    set_shards,
)
from bot.platform.emojis import keep_current, uploaded
from bot.platform.forwarding import Forwarding
from bot.platform.handlers import Component, pressed_id
from bot.platform.launching import Launching
from bot.platform.messages import NOBODY
from bot.platform.reports import Reports
from bot.platform.responder import Interaction
from bot.platform.sharing import Sharing
from bot.platform.translator import CatalogTranslator
from bot.services import PARTS, Parts, Services, build
from bot.settings import Settings
from bot.tables.many_tables import close_left
from bot.tables.refusals import TableError
from data.connect import is_storage_trouble, log_trouble
from data.errors import StoreGone
from data.leases import Leases, shard_of
from data.store import Store

log = logging.getLogger(__name__)

BEAT_SECONDS: Final = 5.0
"""Seconds between heartbeats. A crash can shift a running clock by this much."""

BEGINNERS: Final = ("play", "learn", "help", "rules", "settings")
"""The commands that are registered first, as a channel without messages may offer the first ones."""

Command = app_commands.Command[Any, ..., Any] | app_commands.Group


def intents() -> discord.Intents:
    """The gateway intents of the bot. None of them is privileged."""
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
    """The bot. It caches no members and no messages; `services` is set at login.

    Where several processes share the database, it plays the shards that it holds (`bot.platform.sharing.Player`).
    """

    services: Services

    def __init__(self, settings: Settings, store: Store, parts: Parts = PARTS) -> None:
        shards: dict[str, Any] = {"shard_count": settings.fixed_shards}
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
        self._forwarding = None if store.leases is None else Forwarding(store)
        if self._forwarding is None:
            parse_less(self)
        else:
            parse_less(self, self._forwarding.between)
        report_changes(self)
        self.settings = settings
        self.store = store
        self._sharing = (
            None if store.leases is None else Sharing(store.leases, self, first=self._lead, lasts=parts.lease_seconds)
        )
        if store.leases is not None:
            self._traffic.share, self._traffic.confirm = store.leases.share, store.leases.confirm
        self._launching = (
            None
            if store.leases is None or self._forwarding is None
            else Launching(
                self, store.leases, store.identify_slots, self._forwarding.replays, every=parts.identify_seconds
            )
        )
        self._listing = asyncio.Lock()
        self._letting_go: set[int] = set()
        """Shards that are given back."""
        self._leading: asyncio.Task[None] | None = None
        """Runs in one process at a time: the holder of shard 0."""
        self.tree = SevensTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self._components: list[Component[Any]] = []
        self._background: list[asyncio.Task[None]] = []
        self._beaten_at: float | None = None

    async def setup_hook(self) -> None:
        assert self.application_id is not None
        emojis = await uploaded(self.store.emojis, self.application_id)
        self.services = build(
            self,
            self.settings,
            self.store,
            emojis=emojis,
            traffic=self._traffic,
            parts=self._parts,
            forwarding=self._forwarding,
        )
        if self.store.leases is not None:
            self.services.tables.registry.is_played = partial(self._plays, self.store.leases)
            self.services.publisher.has_rivals = True
        commands: list[Command] = []
        for feature in self.services.features:
            self._components += feature.components()
            commands += feature.get_app_commands()
        for command in sorted(commands, key=_for_beginners):
            self.tree.add_command(command)
        await self.tree.set_translator(CatalogTranslator())
        works = [self._beat(), self.services.drawing.warm_up(), self.services.forgetting.run()]
        if self._sharing is None:
            await self._sync()
            found = await self.services.list_tables()
            log.info("Logged in as %s; %d tables are open", self.application_id, found)
            works += [self.services.resume_tables(), self.services.lead()]
        else:
            log.info("Logged in as %s", self.application_id)
            works.append(keep_current(emojis, self.store.emojis, self.application_id))
        self.settle_memory()
        self._background = [asyncio.create_task(work) for work in works]
        if self.settings.owner_channel is not None:
            self._background.append(asyncio.create_task(self._report(self.settings.owner_channel)))

    def settle_memory(self) -> None:
        """Set up the garbage collector, now that all that starts is there."""
        memory.settle_memory()

    async def _sync(self) -> None:
        """Register the commands, which one process does for all."""
        if self.store.leases is not None or self.settings.shard_ids is None or 0 in self.settings.shard_ids:
            await self.tree.sync()

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
        leaving: list[Coroutine[Any, Any, None]]
        if self._launching is None:
            leaving = [shard.disconnect() for shard in self.shards.values()]
        else:
            leaving = [self._launching.leave_all()]
        await asyncio.gather(*leaving, self.services.answers.gate.over(patience), return_exceptions=True)

    async def close(self) -> None:
        if self._launching is not None:  # Another process goes on with the sessions.
            await self._launching.leave_all()
        await super().close()

    async def last_beat(self) -> None:
        """Write the final heartbeat: the clocks of the seats to act stop now."""
        try:
            if self._background and (self._sharing is not None or self.services.tables.restoring.is_over):
                await self.store.heartbeat.beat(self.now())
        finally:  # Whatever happens to the heartbeat, others need not wait until the leases run out.
            if self._sharing is not None:
                await self._sharing.end()

    def seconds_since_beat(self) -> float | None:
        """How old the last heartbeat in the database is; None before the first."""
        return None if self._beaten_at is None else asyncio.get_running_loop().time() - self._beaten_at

    async def _beat(self) -> None:
        # The clocks of the tables that are not taken up yet stand since the last beat of the earlier process.
        if self._sharing is None:
            await self.services.tables.restoring.passed()
        is_told = False
        while True:
            try:
                await self.services.tables.clock.correct_deadlines()
                await self.store.heartbeat.beat(self.now())
                self._beaten_at = asyncio.get_running_loop().time()
                self.services.tables.registry.storage_works()
            except StoreGone:
                return  # The store has reported it to its owner.
            except Exception as error:
                log_trouble(log, error, "The heartbeat could not be written")
            if self.store.writer.trouble is not None and not is_told:  # As an error, which reaches the owner.
                log.error("The database takes no writes, so play stands still; it goes on by itself when it does")
            is_told = self.store.writer.trouble is not None
            await asyncio.sleep(BEAT_SECONDS)

    # -- Shards of several processes ----------------------------------------------------------------------------------

    async def launch_shards(self) -> None:
        """Start the sessions at Discord; where processes share the database, those of the shards that are taken."""
        leases, launching = self.store.leases, self._launching
        if self._sharing is None or leases is None or launching is None:
            await super().launch_shards()
            return
        advised, gateway, limits = await self.http.get_bot_gateway()
        given = self.settings.fixed_shards
        count = await leases.begin(
            given or advised,
            is_proposal=given is None,
            among=self.settings.shard_ids,
            lasts_s=self._parts.lease_seconds,
        )
        if given is None:
            launching.gateway = URL(gateway)
        launching.buckets = limits["max_concurrency"]
        set_shards(self, count)
        self._background.append(asyncio.create_task(self._sharing.run()))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for this session's turn among those of all processes."""
        if self._launching is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._launching.await_slot(shard_id or 0)

    @property
    def stands_by(self) -> bool:
        """Whether other processes hold all shards, and this one waits for one."""
        return self._sharing is not None and self._sharing.is_waiting

    @property
    def shards_held(self) -> int | None:
        """How many shards this process holds; None: all of them, as it shares nothing."""
        return None if self.store.leases is None else len(self.store.leases.held_shards)

    async def _lead(self) -> None:
        """Do what the holder of shard 0 does for all: register the commands, and what is done by the clock."""
        await self._sync()
        if self._leading is None:
            self._leading = asyncio.create_task(self.services.lead())

    def now(self) -> int:
        return self.services.tables.registry.now()

    async def list_tables(self, mine: Callable[[int], bool], alive_at: int | None) -> int:
        return await self.services.list_tables(mine, alive_at=alive_at)

    async def resume_tables(self) -> None:
        await self.services.resume_tables()

    def _plays(self, leases: Leases, guild: int) -> bool:
        shard = shard_of(guild, leases.shards)
        return shard in leases.held_shards and shard not in self._letting_go

    async def connect_shard(self, shard: int) -> None:
        self._letting_go.discard(shard)
        if self._launching is not None:
            self._launching.begin(shard)

    async def disconnect_shard(self, shard: int, patience: float) -> None:
        self._letting_go.add(shard)
        if shard == 0 and self._leading is not None:
            self._leading.cancel()
            self._leading = None
        if self._launching is not None:
            await self._launching.leave(shard)
        await self.services.answers.gate.over(patience)
        forget_shard(self, shard)

    async def release_servers(self, mine: Callable[[int], bool]) -> int:
        return await self.services.release_servers(mine)

    async def on_shard_ready(self, shard: int) -> None:
        if self._sharing is not None:
            self._channels_known()
        shards = self.shard_count or 1
        try:
            gone = await self.services.forgetting.compare_guilds(
                mine=lambda guild: shard_of(guild, shards) == shard,
                is_there=lambda guild: self.get_guild(guild) is not None,
                is_removed=self._is_removed_from,
            )
        except Exception as error:
            if not is_storage_trouble(error):
                raise
            log.warning("The servers were not compared with those in the database: %r", error)
            return  # They are at the next start.
        for guild in gone:
            log.info("The bot was removed from a server while it was offline")
            await close_left(self.services.tables, guild)

    def _channels_known(self) -> None:
        self.services.ghosts.channels_known()
        self.services.publisher.channels_known()

    async def on_shard_resumed(self, shard: int) -> None:
        """Ask which servers there are where another process began the session: Discord does not tell again."""
        async with self._listing:
            if all(guild.shard_id != shard for guild in self.guilds) and await self.services.delivery.traffic.turn():
                try:
                    await learn_guilds(self, lambda guild: self.store.leases is None or self.store.leases.holds(guild))
                except FAILED as error:
                    log_failed(log, error, "Discord does not say in which servers the bot is")

    async def _is_removed_from(self, guild: int) -> bool:
        """Ask Discord whether the bot is not in this server; False also if Discord does not say."""
        if not await self.services.delivery.traffic.turn():
            return False
        try:
            await self.fetch_guild(guild, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        except FAILED as error:
            log_failed(log, error, "Discord does not say whether the bot is in a server", usual=logging.WARNING)
        return False

    async def taken_up(self, channel: int) -> None:
        """Wait until the table of this channel is taken up, if it is one of an earlier process."""
        with contextlib.suppress(TableError):  # The process is stopping.
            await self.services.tables.taken_up(channel=channel)

    # -- Events -------------------------------------------------------------------------------------------------------

    async def on_interaction(self, interaction: Interaction) -> None:
        """Dispatch a press or a submitted form by its custom id; one that is not known is answered as outdated."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return  # Commands and autocompletes belong to the command tree.
        pressed, answers = pressed_id(interaction), self.services.answers
        for component in self._components:
            if await component.answer(answers, interaction, pressed):
                return
        await answers.outdated(interaction)

    async def on_message(self, message: discord.Message) -> None:
        if self.user is None or message.author.id != self.user.id:
            await self.taken_up(message.channel.id)
            self.services.publisher.message_seen(message.channel.id, message.id)
            self.services.ghosts.message(message)
        else:
            self.services.publisher.own_message_seen(message)

    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent) -> None:
        await self.taken_up(payload.channel_id)
        self.services.ghosts.hearing.edited(payload.message)

    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        await self.taken_up(payload.channel_id)
        self.services.ghosts.hearing.reaction(payload)

    async def on_ready(self) -> None:
        self._channels_known()

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        await self.taken_up(payload.channel_id)
        self.services.publisher.message_deleted(payload.channel_id, payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        await self.taken_up(payload.channel_id)
        for message in payload.message_ids:
            self.services.publisher.message_deleted(payload.channel_id, message)

    async def on_channel_gone(self, channel: int) -> None:
        await self.services.tables.channel_gone(channel)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Also of threads that are gone with their channel."""
        await self.services.tables.channel_gone(payload.thread_id)

    async def on_permissions_changed(self, guild: int) -> None:
        self.services.publisher.allowed_anew(guild)

    async def on_guild_gone(self, guild: int) -> None:
        await close_left(self.services.tables, guild)
        await self.services.forgetting.guild_left(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.services.forgetting.guild_joined(guild.id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        log.exception("An event could not be handled: %s", event_method)


def _for_beginners(command: Command) -> int:
    """Where a command stands among all: the first for `BEGINNERS`, the others as they are."""
    return BEGINNERS.index(command.name) if command.name in BEGINNERS else len(BEGINNERS)
