"""A bot as a process against a playground, with people at many tables, for benchmarks."""

import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.e2e.people import Message, NoAnswer, Person
from tests.e2e.playing import ENGLISH, start
from tests.e2e.processes import Bot, Playground

SEVENS = ("bot", "run")
BARE = "tests.benchmarks._bare_bot"

Clicker = Callable[[], Awaitable[None]]


@dataclass(eq=False)
class Window(Person):
    """A person at many tables at once: what happens at one of them wakes only who waits for that one.

    `sent`: when the playground had sent each click, by interaction, in seconds since 1970.
    """

    sent: dict[str, float] = field(default_factory=dict[str, float])
    _news: dict[str, asyncio.Event] = field(default_factory=dict[str, asyncio.Event])

    def take(self, kind: str, data: dict[str, Any]) -> None:
        super().take(kind, data)
        self.history.clear()
        about = data.get("interaction_id") or data.get("channel_id") or data.get("message", data).get("channel_id")
        if (news := self._news.get(str(about))) is not None:
            news.set()

    async def until_told(self, about: str, what: Callable[[], Any]) -> Any:
        """Wait until `what` gives something true; asked again whenever something happens in the channel `about`, or
        with that interaction."""
        while not (found := what()):
            news = self._news.setdefault(about, asyncio.Event())
            news.clear()
            await news.wait()
        return found

    async def click(self, message: Message, custom_id: str, values: list[str] | None = None) -> str:
        """Click and wait for the answer; the interaction."""
        body: dict[str, Any] = {"custom_id": custom_id} | ({} if values is None else {"values": values})
        told = await self.ask("POST", f"/people/{self.id}/messages/{message['id']}/components", body)
        interaction = told["interaction_id"]
        self.sent[interaction] = told["at"]
        answers = await self.until_told(interaction, lambda: self.answers.get(interaction))
        if "interaction_failed" in answers:
            raise NoAnswer(answers["interaction_failed"].get("reason"))
        self._news.pop(interaction, None)
        return interaction


async def new_table(channel: str, host: Window, *others: Window, game: str = "classic", computers: int = 0) -> Message:
    """The public message of a game that has begun. On a busy machine any answer may be promised first."""
    await host.command(channel, "play", game=game)
    lobby = await host.until(lambda: host.button(channel, ENGLISH.join), "the lobby")
    for other in others:
        there = await other.until(lambda other=other: other.shown.get(lobby["id"]), "the lobby")
        await other.press(there, ENGLISH.join)
    for _ in range(computers):
        await host.press(lobby, ENGLISH.add)
    return await start(host, lobby)


@dataclass(slots=True)
class Stage:
    """A running playground and bot. `file`: what the clocks in the bot write when it ends (`tests.benchmarks._clocked`)."""

    playground: Playground
    bot: Bot
    file: Path

    def channel(self) -> str:
        """A text channel, in which threads can be made."""
        return next(c["id"] for c in self.playground.get("/world")["guilds"][0]["channels"] if c["type"] == 0)

    def processor_seconds(self) -> float:
        """What the bot and its children have used so far; Linux only."""
        assert self.bot.process is not None
        return sum(map(_processor_seconds, _with_children(self.bot.process.pid)))

    def inside(self) -> dict[str, tuple[float, float]]:
        """By interaction, once the bot has ended: when its frame was received, and when its answer was written."""
        lines = (line.split() for line in self.file.read_text().splitlines())
        return {number: (float(received), float(written)) for number, received, written in lines}


@contextmanager
def staged(
    bot: Sequence[str] = SEVENS, *, files: Mapping[str, bytes] | None = None, **settings: str
) -> Iterator[Stage]:
    """A playground and a bot with clocks in it: the module `bot[0]`, with what follows as its arguments; in them `{url}`
    and `{folder}` are filled in. The folder holds `files`. When the block ends, nothing of it runs any more."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        file = folder / "times"
        for name, content in (files or {}).items():
            (folder / name).write_bytes(content)
        playground = Playground.start(folder, validated=False)
        running = Bot(playground, folder, {"SEVENS_TURN_SECONDS": "3600", **settings})
        module = [each.format(url=playground.url, folder=folder) for each in bot]
        try:
            running.start(command=(sys.executable, "-m", "tests.benchmarks._clocked", str(file), *module))
            yield Stage(playground, running, file)
        finally:
            running.close()
            playground.stop()


async def all_click(clickers: Sequence[Clicker], pace: float, seconds: float) -> None:
    """Each clicks `pace` times a second for so many seconds, tables one after the other; late ones catch nothing up."""
    begin = time.monotonic()

    async def click(clicker: Clicker, due: float) -> None:
        while due < begin + seconds:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await clicker()
            due = max(due + 1 / pace, time.monotonic())

    await asyncio.gather(*(click(each, begin + i / pace / len(clickers)) for i, each in enumerate(clickers)))


def _with_children(pid: int) -> list[int]:
    found = [pid]
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += _with_children(int(child))
    return found


def _processor_seconds(pid: int) -> float:
    """Of all threads of a process, also those that have ended: Linux's clock for another process (clock_getcpuclockid)."""
    return time.clock_gettime((~pid << 3) | 2)
