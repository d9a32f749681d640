"""People play through the wire while the playground breaks the bot's connection and refuses its requests."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from bot.tables.entries import CloseReason
from bot.tables.table import Table, fold
from playground.errors import Json
from tests.e2e.chaos import Ledger, Press, last_number
from tests.e2e.patient import Pace, PatientCrew
from tests.e2e.people import controls, person
from tests.e2e.restarting import boards_in, quiet
from tests.e2e.scenes import Scene, staged

SLOW: Final = 6.0
"""Seconds after which a person presses again."""
STATUSES: Final = (500, 502, 503, 504)
ROUTES: Final = ("POST /interactions", "/webhooks", "PATCH /channels", "POST /channels", "DELETE /channels")

Fault = Callable[[Random], Json]


def _refusal(kind: str) -> Fault:
    def of(chance: Random) -> Json:
        return {
            "kind": kind,
            "route": chance.choice(ROUTES),
            "times": chance.randint(1, 6),
            "status": chance.choice(STATUSES),
            "retry_after": chance.uniform(0.1, 1.5),
            "seconds": chance.uniform(0.1, 1.5),
            "after": kind != "rate_limit" and bool(chance.randrange(2)),
        }

    return of


FAULTS: Final[dict[str, Fault]] = {
    "5xx": _refusal("error"),
    "429": _refusal("rate_limit"),
    "dropped connections": _refusal("drop"),
    "delays": _refusal("delay"),
    "reconnects asked for": lambda _: {"kind": "reconnect"},
    "resumes": lambda chance: {"kind": "close", "code": chance.choice((1001, 1006, 4000, 4009))},
    "sessions invalid, resumable": lambda _: {"kind": "invalidate", "resumable": True},
    "sessions invalid": lambda _: {"kind": "invalidate", "resumable": False},
}


@dataclass
class Wire:
    """So many faults while crews play, each a person with two computer players. Raises AssertionError where something
    was lost or doubled."""

    faults: int
    crews: int
    chance: Random
    pauses: tuple[float, float] = (0.1, 0.6)
    """Between a person's presses, in seconds."""
    between: tuple[float, float] = (0.5, 2.5)
    """Between two faults, in seconds."""
    done: Counter[str] = field(default_factory=Counter[str])
    """The faults, by name."""
    ledger: Ledger = field(default_factory=Ledger)
    matches: int = 0
    no_answer: int = 0
    seconds: float = 0.0

    async def run(self, folder: Path) -> None:
        """Play until all faults are done, and then each crew's match to its end."""
        settings = {"SEVENS_COMPUTER_PAUSE": "0.02"}
        began = time.monotonic()
        with staged(folder, settings, validated=False) as scene:
            await asyncio.to_thread(scene.bot.start)
            async with AsyncExitStack() as stack:
                crews = [await self._crew(stack, scene, number) for number in range(self.crews)]
                playing = [asyncio.create_task(crew.play()) for crew in crews]
                try:
                    await self._break(scene, playing)
                    for crew in crews:
                        crew.pace.is_over = True
                    await asyncio.gather(*playing)
                    await quiet(scene)
                    await asyncio.to_thread(self.ledger.hear, scene.playground)
                    self._check(scene, crews)
                finally:
                    for task in playing:
                        task.cancel()
        self.seconds = time.monotonic() - began

    async def _crew(self, stack: AsyncExitStack, scene: Scene, number: int) -> PatientCrew:
        who = await stack.enter_async_context(person(scene.playground.url, f"P{number}"))
        body = {"guild_id": scene.guild()["id"], "name": f"table-{number}"}
        channel = (await who.ask("POST", "/world/channels", body))["id"]
        chance = Random(self.chance.getrandbits(32))
        return PatientCrew.of(Pace(self.ledger, chance, self.pauses, SLOW), channel, who)

    async def _break(self, scene: Scene, playing: list[asyncio.Task[None]]) -> None:
        names = list(FAULTS)
        for number in range(self.faults):
            await asyncio.sleep(self.chance.uniform(*self.between))
            for task in playing:
                if task.done():
                    task.result()
            name = names[number % len(names)]
            await asyncio.to_thread(scene.playground.post, "/world/faults", FAULTS[name](self.chance))
            self.done[name] += 1
            await asyncio.to_thread(self.ledger.hear, scene.playground)
        await asyncio.to_thread(scene.playground.post, "/world/faults", {"kind": "clear"})

    def _check(self, scene: Scene, crews: list[PatientCrew]) -> None:
        """Every answered move is there once, and each match has one board, one result, and answers given once."""
        logs: dict[int, list[tuple[int, str]]] = {}
        for table_id, at, body in scene.bot.rows("SELECT table_id, at_ms, body FROM entries ORDER BY table_id, n"):
            logs.setdefault(table_id, []).append((at, body))
        games = {table: crew for crew in crews for table in crew.tables}
        assert logs.keys() == games.keys(), "a table that nobody has seen"
        pressed, answered = set(self.ledger.presses.values()), self.ledger.answered()
        for table_id, log in logs.items():
            table = fold(Table(table_id, 0, 0), log)
            assert table.close_reason is CloseReason.PLAYED
            made = {
                Press(user, table_id, ply, str(played.move))
                for ply, played in enumerate(table.history)
                if (user := table.participants[played.player].user) is not None
            }
            assert made <= pressed, "moves that nobody made"
            assert {each for each in answered if each.table == table_id} <= made, "answered moves are gone"
        results = Counter(table for (table,) in scene.bot.rows("SELECT table_id FROM results"))
        assert results == {table: len(crew.people) for table, crew in games.items()}
        twice = [each for each, count in Counter(self._answers()).items() if count > 1]
        assert not twice, f"answered twice: {twice}"
        for crew in crews:
            boards = boards_in(crew.people[0], crew.channel)
            named = Counter(last_number(controls(each)[0]["custom_id"]) for each in boards)
            assert named == Counter(crew.tables), f"one message for each table: {named}"
        self.matches, self.no_answer = len(games), sum(crew.pace.epoch for crew in crews)

    def _answers(self) -> list[str]:
        """The interactions that were answered, each as often as it was."""
        return [
            each["path"].split("/")[2]
            for each in self.ledger.requests
            if each["method"] == "POST" and each["path"].startswith("/interactions/") and each["status"] < 300
        ]

    def __str__(self) -> str:
        return (
            f"{', '.join(f'{count} {name}' for name, count in self.done.items())}; {self.matches} matches, "
            f"{len(self.ledger.answered())} moves answered, {self.no_answer} presses without an answer, "
            f"{self.seconds:.0f} s"
        )
