"""A campaign's process: `python -m tests.campaigns._child soak MATCHES ROUNDS` or `... load TABLES PEOPLE SECONDS FAULTS`.

The bot's services, over a database of their own and with a stand-in for Discord, are played with by people who press
what they are shown. Prints what was found as JSON, in its last line.
"""

import asyncio
import gc
import json
import logging
import os
import re
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Iterable, Sized
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from bot.features.play import board_publisher, private_hands
from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.private_hands import PrivateHands
from bot.platform.memory import settle_memory
from bot.platform.traffic import Traffic
from bot.services import PARTS, Parts, Services, build
from bot.settings import Settings
from data.store import Store
from tests.benchmarks._restarted import run
from tests.campaigns._memory import Memory, Meter
from tests.campaigns._playing import Accounts, Ledger, Seats, accounts_of
from tests.campaigns._stand_in import GUILDS, Room, StandIn

AT_ONCE: Final = 24
"""Matches of the soak at the same time."""
DRAWN: Final = 10
"""Each so many servers of the soak has pictures; the others have words, which take a fraction of the time."""
TOKENS: Final = 2000
"""Interactions of the soak that Discord knows, so that the memory measured is soon the bot's alone."""
_PACE: Final = 0.05
_ACCELERATED: Final = Parts(
    hands=partial(PrivateHands, policy=replace(private_hands.POLICY, pace=_PACE)),
    publisher=partial(BoardPublisher, policy=replace(board_publisher.POLICY, pace=_PACE)),
)
QUIET_S: Final = 120.0
"""The longest wait until the bot has nothing left to do."""


@dataclass(frozen=True, slots=True)
class Footprint:
    """What the bot holds when it has nothing to do."""

    matches: int
    memory: Memory
    tasks: int
    files: int
    held: int
    """Tables, messages kept up to date, and notes."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a campaign found."""

    matches: int
    presses: int
    unanswered: int
    seconds: float
    p50_ms: float
    p99_ms: float
    lost: int
    doubled: int
    failed_requests: int
    errors: int
    """Lines of the log from ERROR on."""
    footprints: tuple[Footprint, ...]


class _Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1
        print(self.format(record), file=sys.stderr)


@asynccontextmanager
async def _bot(
    folder: Path, *, faults: float, parts: Parts = PARTS, tokens: int | None = None
) -> AsyncGenerator[tuple[Store, Room, Meter]]:
    # In accelerated matches people open more tables a minute than they may.
    often = {"SEVENS_OPENED_BY_PERSON": 10_000, "SEVENS_OPENED_IN_SERVER": 100_000}
    settings = Settings(_env_file=None, SEVENS_COMPUTER_PAUSE=0, **often)  # type: ignore[call-arg]
    stand_in = StandIn(Random(1), faults=faults, tokens=tokens)
    async with await Store.open(f"sqlite:///{folder / 'campaign.db'}") as store:
        traffic = Traffic(rate=100_000)
        services = build(stand_in.client, settings, store, emojis={}, traffic=traffic, parts=parts)
        meter = Meter()
        settle_memory()
        try:
            yield store, Room(services, stand_in), meter
        finally:
            await services.stop_services()


def _held(services: Services) -> int:
    notes = services.delivery.noting.remembered
    following = [each for each in services.followers if isinstance(each, Sized)]
    return len(services.tables.all()) + len(notes) + sum(map(len, following))


async def _quiet(room: Room) -> None:
    """Wait until the bot has shown the end of everything."""
    until = time.monotonic() + QUIET_S
    while _held(room.services) and time.monotonic() < until:
        await asyncio.sleep(0.1)
    await asyncio.sleep(1.0)  # The last notes are saved.


async def _settled(room: Room) -> None:
    """Wait until no request has been made for some seconds."""
    before, until = -1, time.monotonic() + QUIET_S
    while before != room.discord.asked and time.monotonic() < until:
        before = room.discord.asked
        await asyncio.sleep(3.0)


async def _footprint(room: Room, meter: Meter, matches: int) -> Footprint:
    await _quiet(room)
    gc.collect()
    return Footprint(matches, meter.measure(), len(asyncio.all_tasks()), len(_open_files()), _held(room.services))


def _open_files() -> list[str]:
    """What is open, without the database: its pool opens another of its few connections whenever reads coincide."""
    files: list[str] = []
    for number in os.listdir("/proc/self/fd"):
        with suppress(FileNotFoundError):  # The listing itself.
            files.append(os.readlink(f"/proc/self/fd/{number}"))
    return [file for file in files if not re.search(r"\.db(-wal|-shm)?$", file)]


def _compared(room: Room, tables: Iterable[int]) -> Accounts:
    """Each of these tables has one board."""
    boards = room.discord.boards()
    found = [boards[table] for table in tables]
    return Accounts(found.count(0), sum(each > 1 for each in found))


def _found(
    room: Room, ledger: Ledger, accounts: Accounts, *, begun: float, errors: _Errors, footprints: list[Footprint]
) -> Found:
    return Found(
        matches=ledger.matches,
        presses=ledger.took.total(),
        unanswered=ledger.unanswered,
        seconds=time.monotonic() - begun,
        p50_ms=ledger.slowest_ms(0.5),
        p99_ms=ledger.slowest_ms(0.99),
        lost=accounts.lost,
        doubled=accounts.doubled + room.discord.answered_twice,
        failed_requests=room.discord.failed,
        errors=errors.count,
        footprints=tuple(footprints),
    )


async def soak(folder: Path, matches: int, rounds: int, errors: _Errors) -> Found:
    """Play so many matches as fast as they go, in rounds; after each the bot must hold what it held before."""
    begun, footprints = time.monotonic(), list[Footprint]()
    lost = doubled = 0
    async with _bot(folder, faults=0.0, parts=_ACCELERATED, tokens=TOKENS) as (store, room, meter):
        for guild in range(1, GUILDS + 1):
            await store.guild_settings.change(guild, {"text_only": guild % DRAWN != 0})
        ledger = Ledger()
        seats = [
            Seats(room, ledger, number, people=1 + number % 3, computers=3 - number % 3, chance=Random(number))
            for number in range(AT_ONCE)
        ]
        for number in range(rounds):
            left = matches * (number + 1) // rounds - matches * number // rounds

            async def play(seat: Seats) -> None:
                nonlocal left
                while left > 0:
                    left -= 1
                    await seat.match()

            await asyncio.gather(*map(play, seats))
            await _quiet(room)
            accounts = await accounts_of(store, ledger)
            lost, doubled = lost + accounts.lost, doubled + accounts.doubled
            messages = _compared(room, ledger.played)
            lost, doubled = lost + messages.lost, doubled + messages.doubled
            room.discord.clear({seat.channel for seat in seats})
            ledger.forget()
            footprints.append(await _footprint(room, meter, ledger.matches))
            print(f"{ledger.matches:,} matches", file=sys.stderr, flush=True)
        return _found(room, ledger, Accounts(lost, doubled), begun=begun, errors=errors, footprints=footprints)


async def load(folder: Path, errors: _Errors, *, tables: int, people: int, seconds: float, faults: float) -> Found:
    """Play at so many tables for so many seconds, with so many people. With `faults`, all matches are then played to
    their end; without, they stay as they are."""
    begun = time.monotonic()
    async with _bot(folder, faults=faults) as (store, room, meter):
        ledger, until = Ledger(), time.monotonic() + seconds
        each = max(1, people // tables)
        think = (seconds / 30, seconds / 10) if not faults else (0.0, 0.2)
        seats = [
            Seats(room, ledger, number, people=each, computers=1, chance=Random(number), think=think)
            for number in range(tables)
        ]

        def goes_on() -> bool:
            return bool(faults) or time.monotonic() < until

        async def play(seat: Seats) -> None:
            await asyncio.sleep(seat.chance.uniform(0, min(think[1], seconds / 20)))
            while time.monotonic() < until:
                await seat.match(goes_on)

        await asyncio.gather(*map(play, seats))
        room.discord.faults = 0.0
        await (_quiet(room) if faults else _settled(room))
        accounts = await accounts_of(store, ledger)
        messages = _compared(room, {*ledger.played, *(table.id for table in room.services.tables.all())})
        both = Accounts(accounts.lost + messages.lost, accounts.doubled + messages.doubled)
        footprints = [await _footprint(room, meter, ledger.matches)] if faults else []
        return _found(room, ledger, both, begun=begun, errors=errors, footprints=footprints)


def main() -> None:
    errors = _Errors()
    logging.getLogger().addHandler(errors)
    what, *numbers = sys.argv[1:]
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if what == "soak":
            matches, rounds = map(int, numbers)
            found = run(lambda: soak(folder, matches, rounds, errors))
        else:
            tables, people, seconds, faults = numbers
            found = run(
                lambda: load(
                    folder, errors, tables=int(tables), people=int(people), seconds=float(seconds), faults=float(faults)
                )
            )
    print(json.dumps(asdict(found)))


if __name__ == "__main__":
    main()
