"""Forty people ask for a review of their match at once, while others go on playing.

Reviews are made in the processes of the strong players, when these have nothing to think about. What counts is that
everybody sees at once how far it is, and that the clicks of those who play keep within their bar.
"""

import asyncio
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from statistics import median

from tests.benchmarks._bars import Result, at_most
from tests.benchmarks._seats import p99_ms, play_on, seated, taken
from tests.benchmarks._stage import Stage, Window, new_table, staged, windows
from tests.e2e.people import Message, text
from tests.e2e.playing import ENGLISH, everybody_plays

CLICKS_MS = 250.0
PROGRESS_SECONDS = 2.5
"""Discord allows three."""
DONE_SECONDS = 600.0
READY = ENGLISH.texts("review-title", game="…").partition("…")[2]


@dataclass(frozen=True, slots=True)
class _Scale:
    """Size of a run. `people` ask for a review, each four of a match of their own; the others play at `tables`."""

    people: int
    tables: int
    others: int
    warm: float
    before: float
    """Seconds of play before the reviews."""
    thinking: tuple[float, float]
    worlds: int


FULL = _Scale(people=40, tables=20, others=5, warm=15.0, before=30.0, thinking=(0.3, 1.0), worlds=400)
QUICK = _Scale(people=4, tables=2, others=1, warm=0.0, before=0.5, thinking=(0.0, 0.1), worlds=20)
EACH_MATCH = 4


@dataclass(slots=True)
class _Measured:
    """Seconds. `before`, `beside`: of clicks, before and during the reviews."""

    progress: list[float] = field(default_factory=list[float])
    done: list[float] = field(default_factory=list[float])
    before: list[float] = field(default_factory=list[float])
    beside: list[float] = field(default_factory=list[float])


def run(*, quick: bool = False) -> list[Result]:
    """Print the times of the reviews and of the clicks."""
    scale = QUICK if quick else FULL
    found = asyncio.run(_measured(scale))
    print(f"{scale.people} reviews of {scale.worlds} worlds a choice asked for at once, {scale.tables} tables played\n")
    print(f"{'':>22} {'number':>7} {'p50 ms':>10} {'p99 ms':>10} {'most':>10}")
    rows = {
        "first progress": found.progress,
        "review done": found.done,
        "clicks before": found.before,
        "clicks beside": found.beside,
    }
    for name, times in rows.items():
        figures = (median(times) * 1e3, p99_ms(times), max(times) * 1e3)
        print(f"{name:>22} {len(times):7} {figures[0]:10.1f} {figures[1]:10.1f} {figures[2]:10.1f}")
    return [
        at_most(f"first progress of {scale.people} reviews, longest", max(found.progress), PROGRESS_SECONDS, " s"),
        at_most(f"the last of {scale.people} reviews done", max(found.done), DONE_SECONDS, " s"),
        at_most(f"p99 of clicks beside {scale.people} reviews", p99_ms(found.beside), CLICKS_MS, " ms"),
    ]


async def _measured(scale: _Scale) -> _Measured:
    found = _Measured()
    with staged(SEVENS_COMPUTER_PAUSE="0.3", SEVENS_REVIEW_WORLDS=str(scale.worlds)) as stage:
        async with AsyncExitStack() as stack:
            asking, others = [
                await windows(stack, stage, *(f"{name}{i}" for i in range(number)))
                for name, number in (("R", scale.people), ("P", scale.others))
            ]
            channel = stage.channel()
            matches = [asking[i : i + EACH_MATCH] for i in range(0, scale.people, EACH_MATCH)]
            over = await asyncio.gather(*(_match(each, channel) for each in matches))
            results = {who.id: result for each, result in zip(matches, over, strict=True) for who in each}

            kinds: dict[str, str] = {}
            play = {"tables": scale.tables, "thinking": scale.thinking, "kinds": kinds}
            async with seated(others, channel, **play) as playing:
                await play_on(playing, scale.warm, kinds)
                kinds.clear()
                await play_on(playing, scale.before, kinds)
                found.before = _clicks(stage, others, kinds)
                kinds.clear()
                reviews = [asyncio.create_task(_review(who, results[who.id], found)) for who in asking]
                everybody = asyncio.gather(*reviews)
                while not everybody.done():
                    await play_on(playing, 0.5, kinds)
                await everybody
                found.beside = _clicks(stage, others, kinds)
    return found


async def _match(people: Sequence[Window], parent: str) -> Message:
    """The result of a match of these people, in a thread."""
    channel = await people[0].thread(parent, people[0].name)
    table = await new_table(channel, *people)
    await everybody_plays([*people], table)
    for who in people:
        await who.sees(channel, ENGLISH.result, private=False)
    return await people[0].sees(channel, ENGLISH.result, private=False)


async def _review(who: Window, result: Message, found: _Measured) -> None:
    """Ask for the review, and wait until it is there."""
    begun = time.monotonic()
    shown = await who.press(result, ENGLISH.texts("review-button"))
    found.progress.append(time.monotonic() - begun)
    await who.until(lambda: READY in text(who.now(shown)), "the review", patience=DONE_SECONDS)
    found.done.append(time.monotonic() - begun)


def _clicks(stage: Stage, people: Sequence[Window], kinds: dict[str, str]) -> list[float]:
    """Seconds from each click of these kinds to its first response."""
    return [seconds for each in taken(stage, people, kinds).values() for seconds in each]
