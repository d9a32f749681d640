"""A bot process, a playground, and users at many tables, for benchmarks."""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from bot.tables.computers import level_played
from bot.tables.entries import Level
from bot.tables.setup import TableSetup
from engine.catalog import PRESETS
from playground.errors import Json
from tests.benchmarks._processes import processor_seconds, with_children
from tests.e2e.lobbies import seat_computers, set_levels
from tests.e2e.people import Message, NoAnswer, Person, RefusedByPlayground, person
from tests.e2e.playing import ENGLISH, start
from tests.e2e.processes import Bot, Playground
from tests.e2e.scenes import UNHURRIED, UNLIMITED

SEVENS = ("bot", "run")
BARE = "tests.benchmarks._bare_bot"
DEFAULTS = {"SEVENS_DRAWING": "process"}
"""As people run the bot; other tests draw in threads."""

T = TypeVar("T")
Clicker = Callable[[], Awaitable[None]]


@dataclass(eq=False)
class Window(Person):
    """A user at many tables: an event wakes only the tasks that wait for its channel or interaction.

    `sent`: by interaction, when the playground dispatched the click, in Unix seconds. `failed`: their number without a
    response in time.
    """

    meets_delays: bool = True
    sent: dict[str, float] = field(default_factory=dict[str, float])
    failed: int = 0
    _news: dict[str, asyncio.Event] = field(default_factory=dict[str, asyncio.Event])

    def take(self, kind: str, data: Json) -> None:
        super().take(kind, data)
        self.history.clear()
        about = data.get("interaction_id") or data.get("channel_id") or data.get("message", data).get("channel_id")
        if (news := self._news.get(str(about))) is not None:
            news.set()

    async def until_told(self, about: str, what: Callable[[], T | None]) -> T:
        """Wait until `what` returns something true, checked after each event about this channel or interaction."""
        while not (found := what()):
            news = self._news.setdefault(about, asyncio.Event())
            news.clear()
            await news.wait()
        return found

    async def try_click(self, message: Message, custom_id: str) -> None:
        """Click and wait for the response, or count that there was none in time, as on a machine with much other work.
        What a late response has just changed cannot be clicked, and does not count."""
        try:
            await self.click(message, custom_id)
        except NoAnswer:
            self.failed += 1
        except RefusedByPlayground:
            await asyncio.sleep(0.01)

    async def click(self, message: Message, custom_id: str, values: list[str] | None = None) -> str:
        """Click and wait for the response; returns the interaction."""
        body: Json = {"custom_id": custom_id} | ({} if values is None else {"values": values})
        answer = await self.ask("POST", f"/people/{self.id}/messages/{message['id']}/components", body)
        interaction = answer["interaction_id"]
        self.sent[interaction] = answer["at"]
        answers = await self.until_told(interaction, lambda: self.answers.get(interaction))
        if "interaction_failed" in answers:
            raise NoAnswer(answers["interaction_failed"].get("reason"))
        self._news.pop(interaction, None)
        return interaction


async def windows(stack: AsyncExitStack, stage: "Stage", *names: str) -> list[Window]:
    """People who are there until the context ends."""
    return [await stack.enter_async_context(person(stage.playground.url, name, kind=Window)) for name in names]


def has_level(game: str, level: Level) -> bool:
    """Whether the lobby offers this level in the preset."""
    preset = next(each for each in PRESETS if each.id == game)
    return level_played(level, TableSetup.of_preset(preset)) is level


async def new_table(
    channel: str, host: Window, *others: Window, game: str = "classic", computers: int = 0, level: Level | None = None
) -> Message:
    """Start a match; returns its public message. On a busy machine, any response may be deferred. `level`: that of all
    computer players where the game has it; None: normal.
    """
    await host.command(channel, "play", game=game)
    lobby = await host.until(lambda: host.button(channel, ENGLISH.join), "the lobby")
    for other in others:
        there = await other.until(lambda other=other: other.shown.get(lobby["id"]), "the lobby")
        await other.press(there, ENGLISH.join)
    if computers:
        panel = await seat_computers(host, lobby, computers)
        if level is not None and has_level(game, level):
            await set_levels(host, panel, level)
    return await start(host, lobby)


@dataclass(slots=True)
class Stage:
    """A running playground and bot. `file`: where `tests.benchmarks._clocked` writes the times when the bot ends."""

    playground: Playground
    bot: Bot
    file: Path

    def channel(self) -> str:
        """A text channel, for threads."""
        return next(c["id"] for c in self.playground.get("/world")["guilds"][0]["channels"] if c["type"] == 0)

    def processor_seconds(self) -> float:
        """Processor seconds used so far by the bot and its children; Linux only."""
        return sum(map(processor_seconds, with_children(self.bot.running.pid)))

    def inside(self) -> dict[str, tuple[float, float]]:
        """By interaction: when its frame arrived and when its response was written. Only after the bot's end."""
        lines = (line.split() for line in self.file.read_text().splitlines())
        return {number: (float(received), float(written)) for number, received, written in lines}


@contextmanager
def staged(
    bot: Sequence[str] = SEVENS, *, files: Mapping[str, bytes] | None = None, **settings: str
) -> Iterator[Stage]:
    """A playground and a timed bot: the module `bot[0]` with the other items as arguments.

    `{url}` and `{folder}` in the arguments are filled in; the folder holds `files`. Both processes end with the
    context.
    """
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        file = folder / "times"
        for name, content in (files or {}).items():
            (folder / name).write_bytes(content)
        playground = Playground.start(folder, validated=False)
        running = Bot(playground, folder, UNHURRIED | UNLIMITED | DEFAULTS | settings)
        module = [each.format(url=playground.url, folder=folder) for each in bot]
        try:
            running.start(command=(sys.executable, "-m", "tests.benchmarks._clocked", str(file), *module))
            yield Stage(playground, running, file)
        finally:
            running.close()
            playground.stop()


async def all_click(clickers: Sequence[Clicker], pace: float, seconds: float) -> None:
    """Let each click `pace` times a second for this many seconds, starting in turn; late clicks are not caught up."""
    begin = time.monotonic()

    async def click(clicker: Clicker, due: float) -> None:
        while due < begin + seconds:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await clicker()
            due = max(due + 1 / pace, time.monotonic())

    await asyncio.gather(*(click(each, begin + i / pace / len(clickers)) for i, each in enumerate(clickers)))
