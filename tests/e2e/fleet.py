"""Several bots on one PostgreSQL database, which can be killed, stopped and started one by one.

`python -m tests.e2e.fleet` is their parent, which has imported their modules: a line `start` forks a bot and prints its
pid; `wait PID` waits for its end and prints its status.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg

from tests.e2e.processes import PATIENCE, Playground, clean_environment, end
from tests.e2e.scenes import PATIENT, UNHURRIED, UNLIMITED

LEASE = "FLEET_LEASE"
"""The environment variable with the seconds that a lease lasts without a renewal."""
USUAL = 6.0
"""Seconds, as in use: a busy machine may take longer than half of that for a renewal."""
LOST = 10.0
"""Seconds without a database after which a bot ends; longer than the time between two heartbeats."""


@dataclass
class Fleet:
    """The bots, by their pids."""

    playground: Playground
    folder: Path
    database: str
    shards: int
    lease: float = USUAL
    settings: dict[str, str] = field(default_factory=dict)
    pids: list[int] = field(default_factory=list)
    parent: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        file = self.folder / "bot.log"
        return file.read_text() if file.exists() else ""

    def start(self, count: int = 1) -> list[int]:
        """Start bots; returns their pids at once."""
        if self.parent is None:
            environment = (
                clean_environment()
                | UNHURRIED
                | UNLIMITED
                | {
                    "SEVENS_PLAYGROUND": self.playground.url,
                    "DATABASE_URL": self.database,
                    "SEVENS_SHARD_COUNT": str(self.shards),
                    "SEVENS_COMPUTER_PAUSE": "0.05",
                    "SEVENS_DRAWING": "threads",
                    "SEVENS_THINKERS": "1",
                    LEASE: str(self.lease),
                    **self.settings,
                }
            )
            with (self.folder / "bot.log").open("a") as log:
                self.parent = subprocess.Popen(
                    (sys.executable, "-m", "tests.e2e.fleet"),
                    cwd=self.folder,
                    env=environment,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                )
        started = [self._tell("start") for _ in range(count)]
        self.pids += started
        return started

    def kill(self, pid: int) -> int:
        """Kill a bot, as a power cut would; returns its status, which is another one if it had ended by itself."""
        os.kill(pid, signal.SIGKILL)
        return self.ended(pid)

    def stop(self, pid: int) -> int:
        """Ask a bot to end; returns its status."""
        os.kill(pid, signal.SIGTERM)
        return self.ended(pid)

    def ended(self, pid: int) -> int:
        """Wait for a bot's end; returns its status."""
        status = self._tell(f"wait {pid}")
        self.pids.remove(pid)
        return status

    def has_ended(self, pid: int) -> bool:
        """Whether the bot is not running any more."""
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"

    def close(self) -> None:
        for pid in self.pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
                os.kill(pid, signal.SIGKILL)
        if self.parent is not None:
            end(self.parent)

    def _tell(self, order: str) -> int:
        assert self.parent is not None
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.write(f"{order}\n".encode())
        self.parent.stdin.flush()
        said = self.parent.stdout.readline()
        assert said, f"the bots' parent has ended:\n{self.log}"
        return int(said)

    # -- What the database and the playground see ---------------------------------------------------------------------

    async def rows(self, query: str, *given: object) -> list[Any]:
        """Query the database."""
        connection = await asyncpg.connect(self.database)
        try:
            return await connection.fetch(query, *given)
        finally:
            await connection.close()

    async def holders(self) -> dict[int, str]:
        """Which process holds which shard now, by the names of processes."""
        query = (
            "SELECT shard, holder FROM leases WHERE holder IS NOT NULL AND shard < shards"
            " AND expires_at_ms > extract(epoch FROM clock_timestamp()) * 1000"
        )
        try:
            return {row["shard"]: row["holder"] for row in await self.rows(query)}
        except asyncpg.UndefinedTableError:  # The first bot has not made it yet.
            return {}

    async def until_registered(self) -> None:
        """Wait until the commands are registered, which is done once shard 0 is played."""
        async with asyncio.timeout(PATIENCE):
            while not self.registrations():
                await asyncio.sleep(0.05)

    def registrations(self) -> list[dict[str, Any]]:
        """The bots' latest requests by which they registered commands."""
        return [each for each in self.journal() if each["method"] == "PUT" and each["path"].endswith("/commands")]

    async def until_played(self, *, patience: float = PATIENCE) -> None:
        """Wait until all shards are held and connected, by whomever."""
        async with asyncio.timeout(patience):
            while len(await self.holders()) < self.shards or {*self.playground.get("/world")["shards"]} != {
                *range(self.shards)
            }:
                await asyncio.sleep(0.1)

    async def until_shared(self, among: int, *, patience: float = PATIENCE) -> float:
        """Wait until all shards are held by so many processes and connected; returns after how many seconds."""
        began = time.monotonic()
        while True:
            holders = await self.holders()
            connected = self.playground.get("/world")["shards"]
            is_shared = len(holders) == self.shards and len(set(holders.values())) == among
            if is_shared and set(connected) == set(range(self.shards)):
                return time.monotonic() - began
            if time.monotonic() - began > patience:
                raise AssertionError(f"{holders}, {connected} connected:\n{self.log}")
            await asyncio.sleep(0.05)

    def journal(self, since: int = 0) -> list[dict[str, Any]]:
        """The bots' latest requests to the playground."""
        return self.playground.get(f"/world/requests?since={since}")

    def guilds(self) -> dict[int, dict[str, Any]]:
        """An English server of each shard, made where there is none yet."""
        found: dict[int, dict[str, Any]] = {}
        while len(found) < self.shards:
            english = (each for each in self.playground.get("/world")["guilds"] if each["preferred_locale"] == "en-US")
            for guild in english:
                found.setdefault((int(guild["id"]) >> 22) % self.shards, guild)
            if len(found) < self.shards:
                self.playground.post("/world/guilds", {"name": f"Server {len(found)}"})
        return found


@contextmanager
def fleet(folder: Path, database: str, *, shards: int, lease: float = USUAL, **settings: str) -> Iterator[Fleet]:
    """A playground, and bots that are not started. At the end no bot may have logged a traceback."""
    playground = Playground.start(folder, validated=False, command=PATIENT)
    bots = Fleet(playground, folder, database, shards, lease, settings)
    try:
        yield bots
        assert "Traceback" not in bots.log, bots.log
    finally:
        bots.close()
        playground.stop()


def main() -> None:
    from dataclasses import replace

    from bot.stopping import Limits
    from tests.e2e.forkserver import _draw_cards
    from tests.e2e.known_bot import end_with_input, known_parts, start

    parts = replace(known_parts(), identify_seconds=0.0, lease_seconds=float(os.environ[LEASE]))
    limits = Limits(database=LOST)
    asyncio.run(_draw_cards())
    for line in sys.stdin:
        order, _, pid = line.strip().partition(" ")
        if order == "wait":
            print(os.waitstatus_to_exitcode(os.waitpid(int(pid), 0)[1]), flush=True)
            continue
        child = os.fork()
        if not child:
            end_with_input()
            start(parts, ["run"], limits=limits)  # exits
        print(child, flush=True)


if __name__ == "__main__":
    main()
