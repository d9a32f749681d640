"""A process of the bot that shares the database with others: the bot's own client, over a model of PostgreSQL."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any, Final

import discord
from discord.http import HTTPClient
from discord.types.user import User as UserPayload
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from sqlalchemy import event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.client import SevensClient
from bot.services import Parts
from bot.settings import Settings
from data.connect import create, is_storage_trouble
from data.errors import OwnershipLost, StoreError
from data.fencing import IDLE_MS
from data.store import Store
from tests.discord_in_memory import Pressed
from tests.simulation.database import Disk
from tests.simulation.discord import BadDiscord
from tests.simulation.drawing import BlankDrawing
from tests.simulation.gateway import Socket
from tests.simulation.process import COMPUTER_PAUSE, Process
from tests.simulation.rows import ModelSharing
from tests.simulation.server import ModelServer
from tests.simulation.wire import Session, connect

_CLOSED: Final = "Cannot operate on a closed"
"""How SQLite says that a connection has ended."""
_ANSWER_S: Final = 5.0
ENDS_S: Final = 8.0
"""How long a process may take to end when it is asked to."""


def _as_lost(context: ExceptionContext) -> None:
    """A connection that has ended is a file that was closed, here."""
    if not context.is_pre_ping and _CLOSED in str(context.original_exception):
        raise ConnectionResetError("the connection has ended")


class _Session(Session):
    async def close(self) -> None:
        """The client is closed."""
        self.closed = True


class SharedClient(SevensClient):
    """The bot's client, logged in, whose requests reach the simulated Discord."""

    def __init__(self, settings: Settings, store: Store, parts: Parts, there: BadDiscord, host: Process) -> None:
        self._wire = _Session(there, host)
        super().__init__(settings, store, parts)
        bot = there.app.world.bot
        data: UserPayload = {
            "id": bot.id,
            "username": bot.username,
            "discriminator": "0",
            "global_name": None,
            "avatar": None,
        }
        self._connection.user = discord.ClientUser(state=self._connection, data=data)
        self._connection.application_id = bot.id
        async_context.set(AsyncWebhookAdapter())  # Its locks are those of this process.

    def _get_state(self, **options: object) -> object:
        state: Any = super()._get_state(**options)
        self.http = state.http = http = HTTPClient(asyncio.get_running_loop())
        connect(http, self._wire)
        return state

    def settle_memory(self) -> None:
        """The garbage is the world's."""

    async def _sync(self) -> None:
        """Commands are not used in the world."""


class SharedProcess(Process):
    """A process of several, with a session at the model's server for each connection."""

    bot: SharedClient

    def __init__(self, name: str, there: BadDiscord, database: Path, server: ModelServer, **facts: Any) -> None:
        super().__init__(name, there, database, **facts)
        self.server = server
        self.sockets: list[Socket] = []
        self.is_ending = False
        self.lost: OwnershipLost | None = None
        """Why it has ended by itself."""
        self.stood_still = False
        """Whether it ever stood still, so that it may have lost leases."""
        session = partial(server.connect, self, idle_s=IDLE_MS / 1000)
        disk = self._chance_of("disk")
        self.disk = Disk(there.loop, lambda: disk.uniform(0.0002, 0.01), session)
        self.client = there.client  # type: ignore[assignment]

    async def start(self) -> None:
        """Open the store, and take part."""
        shards: int = self._discord.shards  # type: ignore[attr-defined]
        self.store = await Store.open(
            f"sqlite:///{self._database}",
            create=self._engine,
            is_shared=True,
            server_of=lambda _: ModelSharing(self.server, self),
            on_lost=self._has_lost,
        )
        settings = Settings(
            _env_file=None,  # type: ignore[call-arg]
            SEVENS_COMPUTER_PAUSE=COMPUTER_PAUSE,
            SEVENS_OPENED_BY_PERSON=10_000,
            SEVENS_OPENED_IN_SERVER=100_000,
            SEVENS_SHARD_COUNT=shards,
        )
        parts = Parts(drawing=lambda _: BlankDrawing(self._chance_of("drawing")))
        self.bot = bot = SharedClient(settings, self.store, parts, self._discord, self)
        await bot._async_setup_hook()
        await bot.setup_hook()
        self.services = bot.services
        self.is_up, self.up_at = True, self._loop.now
        self.run(self._connect())

    async def _connect(self) -> None:
        """Listen to Discord. As `bot.process`, the process ends where it cannot begin to."""
        try:
            await self.bot.connect()
        except Exception as error:
            if not self.is_usual(error):
                raise
            self._loop.call_soon(self.die)

    def _engine(self, url: str, **facts: Any) -> AsyncEngine:
        """As for PostgreSQL, a connection that broke is found before it is used."""
        connect = partial(self.disk.connect, str(self._database), check_same_thread=False)
        engine = create(url, connect_sqlite=connect, **facts)
        engine.sync_engine.pool._pre_ping = True
        event.listen(engine.sync_engine, "handle_error", _as_lost)
        return engine

    def is_usual(self, error: BaseException) -> bool:
        ended = isinstance(error, StoreError | discord.GatewayNotFound) or _CLOSED in str(error)
        return super().is_usual(error) or ended or is_storage_trouble(error)

    def _has_lost(self, error: OwnershipLost) -> None:
        """It ends at once, as `bot.process` does."""
        self.lost = error
        self._loop.call_soon(self.die)

    def deliver(self, press: discord.Interaction, custom_id: str) -> "asyncio.Task[object]":
        """The gateway has brought the press to the process of its shard; wait for an answer."""
        del custom_id
        assert isinstance(press, Pressed)
        return self._loop.create_task(self._is_answered(press))

    async def _is_answered(self, press: Pressed) -> None:
        until = self._loop.now + _ANSWER_S
        while not press.line.requests and self._loop.now < until:
            await asyncio.sleep(0.05)

    def die(self) -> None:
        if not self.is_dead:
            super().die()
            self.server.end_sessions(self)
            for socket in self.sockets:
                socket.break_off()

    async def end(self) -> None:
        """End as `bot.process.Service.end` does when its operator asks for it."""
        bot, services = self.bot, self.bot.services
        self.is_ending = True
        await bot.finish_answers(2.0)
        await services.tables.stop_play()
        await services.stop_sending()
        await services.delivery.noting.finish_saving()
        await bot.close()
        await bot.last_beat()
        await self.store.close()

    @property
    def is_awake(self) -> bool:
        """Whether it is up and does not stand still."""
        return self.is_up and not self.is_dead and self.asleep_until <= self._loop.now

    def holds(self, shard: int) -> bool:
        """Whether it believes that it plays this shard."""
        leases = self.store.leases if self.is_up else None
        return leases is not None and shard in leases.held_shards

    def connected(self, shard: int) -> bool:
        """Whether it has a session for this shard."""
        return any(each.shard_id == shard and each.is_connected for each in self.sockets)
