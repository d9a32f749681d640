"""Several bots on one PostgreSQL database, which can be killed, stopped and started one by one.

`python -m tests.e2e.fleet` is one of them.
"""

import asyncio
import os
import sys
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg

from bot.services import IDENTIFY_SECONDS
from tests.e2e.people import Json, Person, person
from tests.e2e.processes import PATIENCE, PLAYGROUND, Playground, clean_environment, end
from tests.e2e.scenes import PATIENT, UNHURRIED, UNLIMITED
from tests.starter import Started, launch

BOT = (sys.executable, "-m", "tests.e2e.fleet")
LEASE = "FLEET_LEASE"
"""The environment variable with the seconds that a lease lasts without a renewal."""
IDENTIFY = "FLEET_IDENTIFY"
"""The environment variable with the seconds between two sessions at Discord."""
USUAL = 6.0
"""Seconds, as in use: a busy machine may take longer than half of that for a renewal."""
DISCORDS = 5.0
"""Seconds between two sessions at Discord."""
LOST = "FLEET_LOST"
"""The environment variable with the seconds without a database after which a bot ends."""
SOON = 10.0
"""Such seconds, longer than the time between two heartbeats."""


@dataclass
class Fleet:
    """The bots, by their pids."""

    playground: Playground
    folder: Path
    database: str
    shards: int
    lease: float = USUAL
    identify: float = 0.0
    """Seconds between two sessions at Discord."""
    lost: float = SOON
    """Seconds without a database after which a bot ends."""
    settings: dict[str, str] = field(default_factory=dict)
    bots: dict[int, Started] = field(default_factory=dict)
    """By their pids."""

    @property
    def pids(self) -> list[int]:
        return list(self.bots)

    @property
    def log(self) -> str:
        file = self.folder / "bot.log"
        return file.read_text() if file.exists() else ""

    def start(self, count: int = 1) -> list[int]:
        """Start bots; returns their pids at once."""
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
                IDENTIFY: str(self.identify),
                LOST: str(self.lost),
                **self.settings,
            }
        )
        with (self.folder / "bot.log").open("a") as log:
            started = [launch(BOT, cwd=self.folder, env=environment, stderr=log) for _ in range(count)]
        self.bots |= {each.pid: each for each in started}
        return [each.pid for each in started]

    def kill(self, pid: int) -> int:
        """Kill a bot, as a power cut would; returns its status, which is another one if it had ended by itself."""
        self.bots[pid].kill()
        return self.ended(pid)

    def stop(self, pid: int) -> int:
        """Ask a bot to end; returns its status."""
        self.bots[pid].terminate()
        return self.ended(pid)

    def ended(self, pid: int) -> int:
        """Wait for a bot's end; returns its status."""
        self.bots[pid].wait()
        return end(self.bots.pop(pid))

    def has_ended(self, pid: int) -> bool:
        """Whether the bot is not running any more."""
        return self.bots[pid].poll() is not None

    def close(self) -> None:
        for pid in self.pids:
            self.kill(pid)

    # -- What the database and the playground see ---------------------------------------------------------------------

    async def rows(self, query: str, *given: object) -> list[asyncpg.Record]:
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

    async def until_saved(self) -> None:
        """Wait until a renewal has just saved the sessions of all shards at Discord."""
        query = "SELECT count(*), max(expires_at_ms) AS at FROM leases WHERE session_token = token"
        ((_, before),) = await self.rows(query)
        async with asyncio.timeout(PATIENCE):
            while True:
                ((count, at),) = await self.rows(query)
                if count == self.shards and at != before:
                    return
                await asyncio.sleep(0.02)

    @asynccontextmanager
    async def someone(self, name: str = "Aoi", *, among: int = 1, patience: float = PATIENCE) -> AsyncGenerator[Person]:
        """Somebody who comes when so many processes share the shards, and the commands are registered."""
        await self.until_shared(among, patience=patience)
        await self.until_registered()
        async with person(self.playground.url, name) as who:
            yield who

    async def until_registered(self) -> None:
        """Wait until the commands are registered, which is done once shard 0 is played."""
        async with asyncio.timeout(PATIENCE):
            while not self.registrations():
                await asyncio.sleep(0.05)

    def registrations(self) -> list[Json]:
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

    def journal(self, since: int = 0) -> list[Json]:
        """The bots' latest requests to the playground."""
        return self.playground.get(f"/world/requests?since={since}")

    def guilds(self) -> dict[int, Json]:
        """An English server of each shard, made where there is none yet."""
        found: dict[int, Json] = {}
        while len(found) < self.shards:
            english = (each for each in self.playground.get("/world")["guilds"] if each["preferred_locale"] == "en-US")
            for guild in english:
                found.setdefault((int(guild["id"]) >> 22) % self.shards, guild)
            if len(found) < self.shards:
                self.playground.post("/world/guilds", {"name": f"Server {len(found)}"})
        return found


@contextmanager
def fleet(
    folder: Path,
    database: str,
    *,
    shards: int,
    lease: float = USUAL,
    identify: bool = False,
    is_patient: bool = True,
    lost: float = SOON,
    **settings: str,
) -> Iterator[Fleet]:
    """A playground, and bots that are not started. At the end no bot may have logged a traceback.

    `identify`: let sessions wait for each other, as Discord does. `is_patient`: wait longer for answers than Discord.
    """
    interval = ("--identify-interval", str(DISCORDS)) if identify else ()
    playground = Playground.start(
        folder, validated=False, command=(*(PATIENT if is_patient else PLAYGROUND), *interval)
    )
    bots = Fleet(playground, folder, database, shards, lease, IDENTIFY_SECONDS if identify else 0.0, lost, settings)
    try:
        yield bots
        assert "Traceback" not in bots.log, bots.log
    finally:
        bots.close()
        playground.stop()


def main() -> None:
    from dataclasses import replace

    from bot.stopping import StoppingLimits
    from tests.e2e.known_bot import end_with_input, known_parts, start

    parts = replace(known_parts(), identify_seconds=float(os.environ[IDENTIFY]), lease_seconds=float(os.environ[LEASE]))
    end_with_input()
    start(parts, ["run"], limits=StoppingLimits(database=float(os.environ[LOST])))


if __name__ == "__main__":
    main()
