"""Plays the shards whose leases this process holds, where several processes share a database.

Taking a shard: its tables are listed, its session at Discord is started, and the tables are taken up. Letting go of
one, because another process has too few: the session is closed, presses are answered, the tables are forgotten,
and the lease is given back last.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

from bot.platform.gate import ANSWER_SECONDS
from data.connect import log_trouble
from data.errors import StoreGone
from data.leases import Leases, shard_of

log = logging.getLogger(__name__)

RENEWALS: Final = 4
"""How often a lease is renewed in the time that it lasts."""


class Player(Protocol):
    """The part of a bot that plays a shard's tables and listens to Discord for them."""

    def now(self) -> int:
        """The time at tables, in milliseconds since 1970."""
        ...

    async def list_tables(self, mine: Callable[[int], bool], alive_at: int | None) -> int:
        """Find the open tables of these servers; return how many they are."""
        ...

    async def resume_tables(self) -> None:
        """Take up everything that was listed."""
        ...

    async def connect_shard(self, shard: int) -> None:
        """Start a session at Discord for this shard."""
        ...

    async def disconnect_shard(self, shard: int, patience: float) -> None:
        """End the session, and finish the answers under way."""
        ...

    async def release_servers(self, mine: Callable[[int], bool]) -> int:
        """Forget the tables of these servers once their notes are saved; return how many they were."""
        ...


class Sharing:
    """Keeps the leases of this process, and has their shards played."""

    def __init__(self, leases: Leases, player: Player, *, first: Callable[[], Awaitable[None]], lasts: float) -> None:
        """`first`: what the holder of shard 0 does for all processes, when that shard is played. `lasts`: seconds that
        a lease lasts without a renewal."""
        self._leases = leases
        self._player = player
        self._first = first
        self._every = lasts / RENEWALS
        self._alive: set[int] = set()
        """The shards whose tables are all taken up."""
        self._more_alive = asyncio.Event()
        """Another one is: that is written at once, as the process that follows credits clocks from then on."""
        self._starting: dict[int, asyncio.Task[None]] = {}
        self._half_gone: tuple[int, int] | None = None
        """A shard that is being let go, or could not be yet, and since when."""
        self._taking_up = asyncio.Lock()
        self._leading: asyncio.Task[None] | None = None
        """Does what is done once for all, while this process holds shard 0."""
        self.is_waiting = False
        """Whether other processes hold all shards."""

    async def run(self) -> None:
        """Renew, take and give back leases until the process ends or loses one."""
        while True:
            try:
                await self._round()
            except StoreGone:
                return  # The store has reported it to its owner.
            except Exception as error:
                log.warning("The leases could not be renewed: %r", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(self._every):
                    await self._more_alive.wait()
            self._more_alive.clear()

    async def end(self) -> None:
        """Give everything back: the tables are saved."""
        self._stop_leading()
        for task in self._starting.values():
            task.cancel()
        half = self._leases.held_shards.keys() - self._alive
        # Their tables were not played: their clocks have stood still since the previous holder.
        await self._leases.give_back(half, None)
        await self._leases.end(self._player.now())

    async def _round(self) -> None:
        found = await self._leases.round(self._player.now(), alive=self._alive)
        for shard, alive_at in found.taken.items():
            self._starting[shard] = asyncio.create_task(self._start(shard, alive_at))
        if self._half_gone is not None:  # Something failed: it is connected no more, and nobody else can play it yet.
            await self._let_go(*self._half_gone)
        elif found.surplus is not None and found.surplus not in self._starting:
            await self._let_go(found.surplus, self._player.now())
        is_waiting = not self._leases.held_shards
        if is_waiting and not self.is_waiting:
            log.info("All shards are played by other processes; waiting for one")
        self.is_waiting = is_waiting

    async def _start(self, shard: int, alive_at: int | None) -> None:
        """Play this shard. Try again after an error, as no other process can while this one holds the lease."""
        try:
            while True:
                if await self._started(shard, alive_at):
                    return
                await asyncio.sleep(self._every)
        finally:
            del self._starting[shard]

    async def _started(self, shard: int, alive_at: int | None) -> bool:
        try:
            tables = await self._player.list_tables(self._is_of(shard), alive_at)
            log.info("Shard %s of %s is taken; %s tables are open", shard, self._leases.shards, tables)
            await self._player.connect_shard(shard)
            async with self._taking_up:
                await self._player.resume_tables()
            self._alive.add(shard)
            self._more_alive.set()
            if shard == 0:  # Last: registering the commands takes seconds, in which people could not play.
                self._leading = asyncio.create_task(self._lead())
        except StoreGone:
            return True
        except Exception as error:
            log_trouble(log, error, "Shard %s cannot be played yet", shard)
            return False
        return True

    async def _lead(self) -> None:
        while True:
            try:
                await self._first()
                return
            except StoreGone:
                return
            except Exception as error:
                log_trouble(log, error, "What is done once for all processes could not be done yet")
            await asyncio.sleep(self._every)

    def _stop_leading(self) -> None:
        if self._leading is not None:
            self._leading.cancel()
            self._leading = None

    async def _let_go(self, shard: int, since: int) -> None:
        """`since`: when this began; the clocks of its tables stand from then on."""
        self._half_gone = shard, since
        if shard == 0:
            self._stop_leading()
        await self._player.disconnect_shard(shard, ANSWER_SECONDS)
        tables = await self._player.release_servers(self._is_of(shard))
        self._alive.discard(shard)
        await self._leases.give_back([shard], since)
        self._half_gone = None
        log.info("Shard %s is given back with %s tables, as another process has too few", shard, tables)

    def _is_of(self, shard: int) -> Callable[[int], bool]:
        return lambda guild: shard_of(guild, self._leases.shards) == shard
