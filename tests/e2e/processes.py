"""The playground and the bot as separate processes, as in real use."""

import asyncio
import os
import re
import selectors
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import orjson

from bot.tables.table import Table, fold
from tests.e2e.people import Json
from tests.starter import Started, launch

ROOT = Path(__file__).parents[2]
OPENAPI = ROOT / "tests" / "fixtures" / "discord-openapi.json.xz"
"""Discord's API description, discord/discord-api-spec, beside its licence."""
PATIENCE = 120.0
"""Seconds for a process to start, answer or end; enough for a busy machine, so only a hang takes longer."""
LOOKS_S = 0.05
"""Between two looks whether it is connected: each takes both processes some milliseconds."""
RUN = (sys.executable, "-m", "bot", "run")
PLAYGROUND = (sys.executable, "-m", "playground")


@dataclass
class Playground:
    """A running playground. It validates every request against Discord's API description unless told not to."""

    process: Started
    url: str

    @classmethod
    def start(
        cls, folder: Path, *, validated: bool = True, command: Sequence[str] = PLAYGROUND, rate_limits: bool = False
    ) -> "Playground":
        """Start a playground that ends with this process. `rate_limits`: apply Discord's."""
        limits = "discord" if rate_limits else "off"
        against = ["--openapi", str(OPENAPI)] if validated else []
        with (folder / "playground.log").open("w") as log:
            options = ["--port", "0", "--rate-limits", limits, "--until-stdin-ends", *against]
            process = launch([*command, *options], cwd=ROOT, env=os.environ, stderr=log, text=True)
        said = process.stdout.readline()
        found = re.search(r"http://\S+", said)
        if found is None:
            end(process)
            raise AssertionError(f"no address in {said!r}: {(folder / 'playground.log').read_text()}")
        return cls(process, found[0].rstrip("/"))

    def get(self, path: str) -> Any:
        return self._ask(path)

    def post(self, path: str, body: object) -> Json:
        return self._ask(path, orjson.dumps(body))

    def patch(self, path: str, body: object) -> Json:
        return self._ask(path, orjson.dumps(body), method="PATCH")

    def _ask(self, path: str, body: bytes | None = None, *, method: str | None = None) -> Any:
        request = urllib.request.Request(self.url + path, body, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return orjson.loads(answer.read() or b"null")

    @contextmanager
    def holding(self, route: str, *, after: bool = False) -> Generator[None]:
        """Hold the bot's next request that contains `route`; with `after`, the request is done but not answered."""
        self.fault("hold", route=route, after=after)
        try:
            yield
        finally:
            self.fault("clear")

    def fault(self, kind: str, **about: object) -> None:
        """Let something go wrong, by its kind: once, or as often as `times` says; None: from now on."""
        self.post("/world/faults", {"kind": kind, **about})

    async def until_held(self) -> None:
        """Wait until a request is held."""
        async with asyncio.timeout(PATIENCE):
            while not (await asyncio.to_thread(self.get, "/world"))["held"]:
                await asyncio.sleep(0.02)

    def stop(self) -> None:
        end(self.process)


@dataclass
class Bot:
    """The bot, which can be started, killed and restarted on one database."""

    playground: Playground
    folder: Path
    settings: dict[str, str] = field(default_factory=dict[str, str])
    command: Sequence[str] = RUN
    process: Started | None = None
    ahead: float = 0.0
    """Seconds by which tests have advanced the time at its tables."""
    wall: float = 0.0
    """Seconds by which tests have shifted its time of day."""
    is_fresh: ClassVar[bool] = False
    """Whether its process imports everything itself, as it changes modules before that."""

    @property
    def running(self) -> Started:
        """Its process."""
        assert self.process is not None, "it has not been started"
        return self.process

    @property
    def file(self) -> Path:
        return self.folder / "sevens.sqlite3"

    @property
    def database(self) -> str:
        return f"sqlite:///{self.file}"

    @property
    def log(self) -> str:
        file = self.folder / "bot.log"
        return file.read_text() if file.exists() else ""

    @property
    def environment(self) -> dict[str, str]:
        """This bot's settings only, independent of the tests' environment and folder."""
        return clean_environment() | {
            "SEVENS_PLAYGROUND": self.playground.url,
            "DATABASE_URL": self.database,
            "SEVENS_COMPUTER_PAUSE": "0",
            # Most bots of the tests are forked from a process that has drawn the cards; a drawing process has to begin anew.
            "SEVENS_DRAWING": "threads",
            "KNOWN_AHEAD": str(self.ahead),
            "KNOWN_WALL": str(self.wall),
            **self.settings,
        }

    # -- Its store ----------------------------------------------------------------------------------------------------

    def rows(self, query: str, *given: object) -> list[tuple[Any, ...]]:
        """Query the database, also while the bot runs."""
        file = f"file:{self.file}?mode=ro"
        with closing(sqlite3.connect(file, uri=True, timeout=PATIENCE)) as store:
            return store.execute(query, given).fetchall()

    def logged(self, channel: int) -> list[tuple[int, str]]:
        """The entries of the channel's tables in order, as (time, entry)."""
        return self.rows(
            "SELECT entries.at_ms, entries.body FROM entries JOIN tables ON tables.id = entries.table_id"
            " WHERE tables.channel_id = ? ORDER BY tables.id, entries.n",
            channel,
        )

    def table(self, channel: str) -> Table:
        """The channel's only table, folded from its log."""
        return fold(Table(0, 0, int(channel)), self.logged(int(channel)))

    def own_table(self, user: str) -> Table:
        """The newest private table of a user, folded from its log."""
        query = "SELECT id FROM tables WHERE user_id = ? AND channel_id = -id ORDER BY id DESC LIMIT 1"
        [(number,)] = self.rows(query, int(user))
        return fold(Table(number, 0, -number, int(user)), self.logged(-number))

    def remembers(self, message: Json) -> bool:
        """Whether the database knows this message as one that the bot sent at a table."""
        return any(message["id"] in cache for (cache,) in self.rows("SELECT cache FROM tables"))

    # -- Coming and going ---------------------------------------------------------------------------------------------

    def start(self, *, command: Sequence[str] | None = None) -> None:
        """Start and return when it is connected to the gateway with its commands registered."""
        self.await_connection(of_old=True)
        self.run(command or self.command)
        self.await_connection()

    def run(self, command: Sequence[str]) -> None:
        """Start its process, with these settings and this database."""
        with (self.folder / "bot.log").open("a") as log:
            self.process = launch(command, cwd=self.folder, env=self.environment, stderr=log, fresh=self.is_fresh)

    def await_connection(self, *, of_old: bool = False) -> None:
        """Wait until the playground sees it connected; `of_old`: until the process before it is disconnected."""
        until = time.monotonic() + PATIENCE
        while self.playground.get("/world")["connected"] == of_old:
            assert of_old or (self.process is not None and self.process.poll() is None), f"it has ended:\n{self.log}"
            assert time.monotonic() < until, f"{'still' if of_old else 'not'} connected:\n{self.log}"
            time.sleep(LOOKS_S)

    def later(self, seconds: float) -> None:
        """Advance the time at its tables (`tests.e2e.known_bot`); returns when all that became due is done."""
        self._tell(f"pass {seconds}")
        self.ahead += seconds

    def set_wall(self, seconds: float) -> None:
        """Shift the time of day at its tables, ahead or back, without time passing."""
        self._tell(f"set {seconds}")
        self.wall += seconds

    def _tell(self, order: str) -> None:
        self.running.stdin.write(f"{order}\n".encode())
        self.running.stdin.flush()
        with selectors.DefaultSelector() as selector:  # `select` knows no descriptors above 1,023.
            selector.register(self.running.stdout, selectors.EVENT_READ)
            assert selector.select(PATIENCE), f"time does not pass:\n{self.log}"
        assert self.running.stdout.readline(), f"the bot has ended:\n{self.log}"

    @contextmanager
    def held_still(self) -> Generator[None]:
        """Suspend it; commands and events sent meanwhile reach it afterwards."""
        self.running.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.running.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """Ask it to end; returns its status."""
        return end(self.running)

    def strike(self) -> None:
        """Kill it without waiting for its end, for exact timing."""
        if self.process is not None:
            self.process.kill()

    def kill(self) -> None:
        """Kill it, as a power cut would, and wait for its end."""
        self.running.kill()
        status = end(self.running)
        assert status == -signal.SIGKILL, f"the bot had ended by itself ({status}):\n{self.log}"

    def close(self) -> None:
        """Kill it if it still runs."""
        if self.process is not None and self.process.poll() is None:
            self.kill()


def clean_environment() -> dict[str, str]:
    """The tests' environment without settings of the bot, for a process in a folder without `.env`."""
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(("SEVENS_", "DISCORD_", "DATABASE_"))
    }
    return inherited | {"PYTHONPATH": str(ROOT)}


def end(process: Started | subprocess.Popen[str] | subprocess.Popen[bytes]) -> int:
    """Ask a process to end and wait for it; returns its status."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            stream.close()
    return process.wait()
