"""The bot's process: opens its resources in order and closes them in order."""

import asyncio
import contextlib
import logging
import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import discord

from bot.client import SevensClient
from bot.platform import discord_api
from bot.platform.forms import send_whole
from bot.settings import Settings
from bot.stopping import Stop, StoppingLimits, cancel, cancel_all, end_at_once
from data.connect import parse, sqlite_file
from data.errors import InUse, OwnershipLost, StoreError, Unusable
from data.store import Store

if TYPE_CHECKING:
    from bot.operating.serving import FiguresServer

log = logging.getLogger("bot")

PLAYGROUND_TOKEN: Final = "playground"  # noqa: S105  (the playground takes any)
_LOOKS: Final = 10
"""How often the process looks whether its heartbeat is written, before it gives the database up."""
MakeClient = Callable[[Settings, Store], SevensClient]
_ADDRESS: Final = re.compile(r"http://[0-9a-z.:\[\]]+")


class PlaygroundFailed(Exception):
    """The playground could not be started."""


class PortTaken(Exception):
    """The figures could not be served."""


async def serve(settings: Settings, *, limits: StoppingLimits | None = None, client: MakeClient = SevensClient) -> int:
    """Run until a signal or a failure; return the exit status.

    Exits the process directly if a task or thread does not end.
    """
    limits = limits or StoppingLimits()
    stop = Stop(limits)
    stop.listen()
    service = Service(settings, limits, stop, client)
    working, asking = asyncio.create_task(service.run()), asyncio.create_task(stop.asked.wait())
    await asyncio.wait((working, asking), return_when=asyncio.FIRST_COMPLETED)
    asking.cancel()
    if working.done() and not stop.asked.is_set():
        stop.ask(_fault(working))
    if stop.error is not None:
        _tell(stop.error, settings)
    else:
        log.info("Stopping")
    await service.end(working)
    if stop.is_unfinished:
        end_at_once(stop.status)
    return stop.status


def _fault(working: asyncio.Task[None]) -> Exception | None:
    error = working.exception()
    if error is not None and not isinstance(error, Exception):
        raise error
    return error


def _tell(error: Exception, settings: Settings) -> None:
    """Log in one line why the bot cannot run; for unknown errors, with a traceback."""
    match error:
        case InUse() if settings.shard_count is not None and not settings.is_shared:
            log.error(
                "SEVENS_SHARD_COUNT: an SQLite database serves one process, and another running bot uses the one of "
                "DATABASE_URL; run one process for all shards, or give the processes a PostgreSQL database"
            )
        case StoreError() | PlaygroundFailed() | PortTaken():
            log.error("%s", str(error))
        case discord.LoginFailure():
            log.error("DISCORD_TOKEN: Discord does not know this token")
        case _ if discord_api.is_passing(error):
            log.error("Discord cannot be reached: %s", error)
        case _:
            log.error("The bot cannot go on", exc_info=error)


class Service:
    """Runs the store and the client, and the playground if there is no token or running one."""

    def __init__(self, settings: Settings, limits: StoppingLimits, stop: Stop, client: MakeClient) -> None:
        self._settings = settings
        self._limits = limits
        self._stop = stop
        self._make_client = client
        self._playground: asyncio.subprocess.Process | None = None
        self._store: Store | None = None
        self._client: SevensClient | None = None
        self._figures: FiguresServer | None = None
        self._lasting: set[asyncio.Task[object]] = set()
        """Tasks that must run until the store is closed."""

    async def run(self) -> None:
        """Open everything and play; returns only when Discord ends the connection for good."""
        settings, token = self._settings, PLAYGROUND_TOKEN
        if settings.metrics_port is not None:
            self._figures = await self._serve_figures(settings.metrics_host, settings.metrics_port)
        # First: nobody is sent to a playground in which no bot will play.
        self._store = await Store.open(settings.database_url, on_lost=self._stop.ask, is_shared=settings.is_shared)
        self._lasting = asyncio.all_tasks()
        if settings.discord_token is not None:
            token = settings.discord_token.get_secret_value()
        else:
            discord_api.point_at(settings.playground or await self._start_playground())
        send_whole()
        self._client = self._make_client(settings, self._store)
        watching = asyncio.create_task(self._watch_database(self._client))
        try:
            await self._client.start(token)
        finally:
            watching.cancel()

    async def _watch_database(self, client: SevensClient) -> None:
        """End the process when a database server has been out of reach for long: its supervisor restarts it.

        With a file there is no use in that: play goes on as soon as there is room again.
        """
        missed, silent = 0, None
        while missed < _LOOKS and sqlite_file(parse(self._settings.database_url)) is None:
            await asyncio.sleep(self._limits.database / _LOOKS)
            # Counted, as the time when the process stood still says nothing.
            before, silent = silent, client.seconds_since_beat()
            missed = missed + 1 if silent is not None and before is not None and silent > before else 0
        if missed:
            self._stop.ask(Unusable(f"DATABASE_URL: the database has not been reached for {silent:.0f} seconds"))

    async def end(self, working: asyncio.Task[None]) -> None:
        """Stop `run` and close everything, the store last, each step within its limit."""
        stop, limits, client = self._stop, self._limits, self._client
        if not await cancel([working], limits.connecting):
            stop.is_unfinished = True
        lasting = self._lasting | asyncio.all_tasks() if client is None else self._lasting
        if client is not None:
            if client.has_services and not isinstance(stop.error, OwnershipLost):
                await stop.step("answering", client.finish_answers(limits.answers), limits.answers)
                for (name, work), seconds in zip(client.services.stopping(), limits.of_services, strict=True):
                    await stop.step(name, work(), seconds)
            if not await cancel_all(lasting, limits.tasks):
                stop.is_unfinished = True
            await stop.step("the connection to Discord", client.close(), limits.discord)
        if self._store is not None:
            await stop.step("the store", self._close_store(self._store), limits.store)
        if self._playground is not None:
            await stop.step("the playground", _ended(self._playground), limits.playground)
        if self._figures is not None:
            await stop.step("the figures", self._figures.stop_serving(), limits.figures)

    async def _close_store(self, store: Store) -> None:
        try:
            if self._client is not None and self._stop.error is None:
                await self._client.last_beat()
        finally:
            await store.close()

    async def _serve_figures(self, host: str, port: int) -> "FiguresServer":
        # Only those who want them load what they need, which takes 5 MB.
        from bot.operating.figures import Figures, LevelCounter  # noqa: PLC0415
        from bot.operating.serving import FiguresServer  # noqa: PLC0415

        logged = LevelCounter()
        logging.getLogger().addHandler(logged)
        figures = Figures(lambda: self._client, lambda: self._store, logged)
        try:
            return await FiguresServer.open(host, port, figures, self._settings)
        except OSError as error:
            raise PortTaken(f"SEVENS_METRICS_PORT: figures cannot be served on {host} port {port}: {error}") from None

    async def _start_playground(self) -> str:
        """Start a playground in a child process, which ends with this one; return its address."""
        port, languages = self._settings.playground_port, self._settings.languages
        self._playground = process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "playground", "--port", str(port), "--until-stdin-ends"),
            *(() if languages is None else ("--languages", str(languages))),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        address = _ADDRESS.search(line)
        if address is None:
            raise PlaygroundFailed(f"SEVENS_PLAYGROUND_PORT: the playground could not be started; is {port} free?")
        print(f"Play in your browser: {address[0]}", flush=True)
        return address[0]


async def _ended(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    await process.wait()
