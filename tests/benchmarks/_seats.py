"""People who play mixed games in their threads, one match after the other, and how long their presses take."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from statistics import quantiles

from bot.tables.entries import Level
from engine.catalog import PRESETS, Preset, find_game
from playground.errors import Json
from tests.benchmarks._stage import Stage, Window, new_table
from tests.e2e.people import Message, RefusedByPlayground
from tests.e2e.playing import any_control, choice, is_over, take_hand, to_press


def p99_ms(times: list[float]) -> float:
    return (quantiles(times, n=100, method="inclusive")[98] if len(times) > 1 else times[0]) * 1e3


async def play_on(playing: list[asyncio.Task[None]], seconds: float, kinds: dict[str, str]) -> None:
    """Let them play for so many seconds and until there was a click. Raises a table's exception at once."""
    until = time.monotonic() + seconds
    while not kinds or time.monotonic() < until:
        wait = max(0.1, until - time.monotonic())
        ended, _ = await asyncio.wait(playing, timeout=wait, return_when=asyncio.FIRST_EXCEPTION)
        for task in ended:
            task.result()


def taken(stage: Stage, people: Sequence[Window], kinds: dict[str, str]) -> dict[str, list[float]]:
    """By kind: the seconds from each click of these people to its initial response, a deferral included."""
    sent = {interaction: at for who in people for interaction, at in who.sent.items() if interaction in kinds}
    found: dict[str, list[float]] = {}
    seen: Counter[str] = Counter()
    for request in stage.playground.get("/world/requests"):
        _, kind, interaction, *_ = request["path"].split("/")
        if kind == "interactions" and interaction in sent and not seen[interaction]:
            seen[interaction] += 1
            found.setdefault(kinds[interaction], []).append(request["at"] - sent[interaction])
    return found


@dataclass(slots=True)
class Seat:
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
        while not is_over(who.now(hand)):
            await asyncio.sleep(self.chance.uniform(*self.thinking))
            shown = to_press(who.now(hand))
            if shown:
                await self._press(hand, any_control(shown, self.chance))

    async def _press(self, hand: Message, control: Json) -> None:
        kind = {"m": "move", "c": "choice"}.get(control["custom_id"][0], "next hand")
        try:
            interaction = await self.who.click(hand, control["custom_id"], choice(control, self.chance))
        except RefusedByPlayground:  # The message has just changed.
            return
        self.kinds[interaction] = kind


@asynccontextmanager
async def seated(
    people: Sequence[Window],
    channel: str,
    *,
    tables: int,
    thinking: tuple[float, float],
    kinds: dict[str, str],
    level: Level | None = None,
) -> AsyncIterator[list[asyncio.Task[None]]]:
    """These people play at so many tables, each in a thread of the channel, until the context ends."""
    seats: list[Seat] = []
    for i in range(tables):
        who, preset = people[i % len(people)], PRESETS[i % len(PRESETS)]
        there = await who.thread(channel, f"table {i}")
        seats.append(Seat(who, there, preset, Random(i), thinking, kinds, level))
    playing = [asyncio.create_task(seat.play()) for seat in seats]
    try:
        yield playing
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
