"""Response times at fifty tables of mixed games, pictures included, as the playground measures them.

At each table one person plays a preset against computer players with the default pause, and presses within a second of
each turn. When a match is over, the next one starts.
"""

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from statistics import median, quantiles
from typing import Any

from bot.tables.entries import Level
from engine.catalog import PRESETS, Preset, find_game
from tests.benchmarks._bars import Result, at_most
from tests.benchmarks._stage import Window, new_table, staged
from tests.e2e.people import Message, RefusedByPlayground, person, text
from tests.e2e.playing import ENGLISH, any_control, choice, take_hand, to_press

BAR_MS = 250.0


@dataclass(frozen=True, slots=True)
class _Scale:
    """Size of a run. `people`: each has several tables. `thinking`: range of seconds before a press."""

    tables: int
    people: int
    warm: float
    seconds: float
    thinking: tuple[float, float]
    computer_pause: float


FULL = _Scale(tables=50, people=10, warm=15.0, seconds=45.0, thinking=(0.3, 1.0), computer_pause=1.2)
QUICK = _Scale(tables=4, people=2, warm=0.0, seconds=2.0, thinking=(0.0, 0.1), computer_pause=0.0)


def run(*, quick: bool = False) -> list[Result]:
    """Print the response times by kind of press."""
    return compare("mixed tables", quick=quick)


def compare(what: str, *, quick: bool, level: Level | None = None) -> list[Result]:
    """Print the response times, and compare them with the bar. `level`: at each table three players of it; None: as
    few normal ones as the game needs.
    """
    scale = QUICK if quick else FULL
    taken, rate = asyncio.run(_measured(scale, level))
    together = [seconds for times in taken.values() for seconds in times]
    print(f"{scale.tables} tables, {len(PRESETS)} presets, {len(together)} clicks, {rate:.0f} a second\n")
    print(f"{'':>10} {'clicks':>7} {'p50 ms':>8} {'p99 ms':>8} {'most':>8}")
    for name, times in [*sorted(taken.items()), ("all", together)]:
        print(f"{name:>10} {len(times):7} {median(times) * 1e3:8.2f} {_p99_ms(times):8.2f} {max(times) * 1e3:8.2f}")
    return [at_most(f"p99 at {scale.tables} {what}", _p99_ms(together), BAR_MS, " ms")]


def _p99_ms(times: list[float]) -> float:
    return (quantiles(times, n=100, method="inclusive")[98] if len(times) > 1 else times[0]) * 1e3


async def _measured(scale: _Scale, level: Level | None) -> tuple[dict[str, list[float]], float]:
    """By kind of press: the seconds that each response took; and clicks a second."""
    with staged(SEVENS_COMPUTER_PAUSE=str(scale.computer_pause)) as stage:
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(person(stage.playground.url, f"P{i}", kind=Window))
                for i in range(scale.people)
            ]
            channel = stage.channel()
            kinds: dict[str, str] = {}
            seats: list[_Seat] = []
            for i in range(scale.tables):
                who, preset = people[i % scale.people], PRESETS[i % len(PRESETS)]
                there = await who.thread(channel, f"table {i}")
                seats.append(_Seat(who, there, preset, Random(i), scale.thinking, kinds, level))
            playing = [asyncio.create_task(seat.play()) for seat in seats]
            await _play_on(playing, scale.warm, kinds)
            kinds.clear()
            begun = time.monotonic()
            await _play_on(playing, scale.seconds, kinds)
            rate = len(kinds) / (time.monotonic() - begun)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        sent = {interaction: at for who in people for interaction, at in who.sent.items() if interaction in kinds}
        return _taken(sent, kinds, stage.playground.get("/world/requests")), rate


async def _play_on(playing: list[asyncio.Task[None]], seconds: float, kinds: dict[str, str]) -> None:
    """Let them play for so many seconds and until there was a click. Raises a table's exception at once."""
    until = time.monotonic() + seconds
    while not kinds or time.monotonic() < until:
        wait = max(0.1, until - time.monotonic())
        ended, _ = await asyncio.wait(playing, timeout=wait, return_when=asyncio.FIRST_EXCEPTION)
        for task in ended:
            task.result()


def _taken(sent: dict[str, float], kinds: dict[str, str], requests: list[dict[str, Any]]) -> dict[str, list[float]]:
    """Seconds from each click to its initial response, a deferral included."""
    found: dict[str, list[float]] = {}
    seen: Counter[str] = Counter()
    for request in requests:
        _, kind, interaction, *_ = request["path"].split("/")
        if kind == "interactions" and interaction in sent and not seen[interaction]:
            seen[interaction] += 1
            found.setdefault(kinds[interaction], []).append(request["at"] - sent[interaction])
    return found


@dataclass(slots=True)
class _Seat:
    """A user who plays one match after the other in a channel. `kinds`: by interaction, shared by all seats."""

    who: Window
    channel: str
    preset: Preset
    chance: Random
    thinking: tuple[float, float]
    kinds: dict[str, str]
    level: Level | None

    async def play(self) -> None:
        while True:
            await self._match()

    async def _match(self) -> None:
        who, seats = self.who, find_game(self.preset.game).seats(self.preset.rules())
        others = seats[0] - 1 if self.level is None else min(max(seats[0] - 1, 3), seats[-1] - 1)
        table = await new_table(self.channel, who, game=self.preset.id, computers=others, level=self.level)
        hand = await take_hand(who, table)
        while ENGLISH.over not in text(who.now(hand)):
            await asyncio.sleep(self.chance.uniform(*self.thinking))
            shown = to_press(who.now(hand))
            if shown:
                await self._press(hand, any_control(shown, self.chance))

    async def _press(self, hand: Message, control: dict[str, Any]) -> None:
        kind = {"m": "move", "c": "choice"}.get(control["custom_id"][0], "next hand")
        try:
            interaction = await self.who.click(hand, control["custom_id"], choice(control, self.chance))
        except RefusedByPlayground:  # The message has just changed.
            return
        self.kinds[interaction] = kind
