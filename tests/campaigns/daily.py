"""Lines at the days of two weeks, played by three processes that are killed again and again.

Each has a database of its own with the same secret, and plays each line to its end. Whoever plays a line must see the same
at every ply, and house players must make the same moves: in each process, before and after a kill, and as the engine alone
repeats it. `LINES` and `KILLS` (of each process) in the environment: other numbers.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from sqlalchemy import update

from data.connect import create
from data.schema import daily_secret
from data.store import Store
from engine.daily.days import SEAT
from engine.daily.dealing import match_of, reply
from tests.benchmarks._bars import Result, at_least, at_most
from tests.campaigns._lines import day_of, ended, made, move_of, seen
from tests.engine.daily.days_played import MASTER, deal_of

PROCESSES: Final = 3
A_LINE: Final = 12
"""What a process says of a line at least, on average."""
REPLIES: Final = 100_000
"""So many are compared by the usual number of lines."""

Said = dict[tuple[int, str], str]
"""What is to be seen, by line and the number of the move, or `end`."""


def repeated(line: int) -> Iterator[tuple[tuple[int, str], str]]:
    """A line as the engine alone plays it."""
    match = match_of(deal_of(day_of(line)))
    hand = match.next_hand()
    while hand.to_act:
        seat = hand.to_act[0]
        if seat == SEAT:
            yield (line, str(made(match))), seen(match)
        match.advance(seat, move_of(match, line) if seat == SEAT else reply(match, seat))
    yield (line, "end"), ended(match)


class World:
    """A database and the processes that play in it, one after the other."""

    def __init__(self, file: Path, lines: int, kills: int, seed: int) -> None:
        self._url = f"sqlite:///{file}"
        self._left = [*range(1, lines + 1)]
        self._kills = kills
        self._most_said = lines * A_LINE // (kills + 1)
        """Before a kill."""
        self._chance = Random(seed)
        self.said: Said = {}
        self.killed = 0

    async def prepare(self) -> None:
        """Make the database, with the secret."""
        async with await Store.open(self._url) as store:
            await store.dailies.secret()
        engine = create(self._url)
        async with engine.begin() as connection:
            await connection.execute(update(daily_secret).values(secret=MASTER.hex()))
        await engine.dispose()

    async def play(self) -> None:
        """Every line to its end."""
        while self._left:
            await self._process()

    async def _process(self) -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.campaigns._lines", self._url, *map(str, self._left)),
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        until = self._chance.randint(1, self._most_said) if self.killed < self._kills else None
        heard = 0
        async for line in process.stdout:
            self._hear(line.decode())
            heard += 1
            if heard == until:
                process.kill()
                self.killed += 1
        ended = await process.wait()
        assert ended == 0 or heard >= (until or heard + 1), f"a process ended with {ended}"

    def _hear(self, said: str) -> None:
        if not said.endswith("\n"):
            return  # It was killed while it said this.
        line, what, shown = said.rstrip("\n").split(" ", 2)
        before = self.said.setdefault((int(line), what), shown)
        assert before == shown, f"line {line}, move {what}: not the same after a kill"
        if what == "end":
            self._left.remove(int(line))


async def _worlds(folder: Path, lines: int, kills: int) -> list[World]:
    worlds = [World(folder / f"{number}.db", lines, kills, number) for number in range(PROCESSES)]
    for world in worlds:  # Alembic migrates one database at a time.
        await world.prepare()
    await asyncio.gather(*(world.play() for world in worlds))
    return worlds


def run(*, quick: bool) -> list[Result]:
    """Returns the figures. Raises AssertionError where two saw different things, or a house player moved otherwise."""
    lines, kills = (28, 2) if quick else (int(os.environ.get("LINES", "1000")), int(os.environ.get("KILLS", "50")))
    with tempfile.TemporaryDirectory() as folder:
        worlds = asyncio.run(_worlds(Path(folder), lines, kills))
    expected: Said = dict(each for line in range(1, lines + 1) for each in repeated(line))
    for number, world in enumerate(worlds):
        other = [key for key, shown in expected.items() if world.said.get(key) != shown]
        assert not other, f"process {number}: other than the engine alone at {other[:5]}"
    replies = sum(int(shown.split()[1]) for (_, what), shown in expected.items() if what == "end")
    killed = sum(world.killed for world in worlds)
    print(f"{lines:,} lines, {len(expected) - lines:,} own turns, {replies:,} replies in each of {PROCESSES} processes")
    return [
        at_least("lines with equal views at every ply", lines, lines),
        at_least("replies of house players compared", replies * PROCESSES, min(REPLIES, 35 * PROCESSES * lines)),
        at_most("views or replies that differ", 0, 0),
        at_least("kills", killed, kills * PROCESSES),
    ]
