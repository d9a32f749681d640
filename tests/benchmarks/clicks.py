"""Response time and processor time of a click: the bot beside a bare discord.py bot.

Both run as processes against a playground of their own, alternating in one run and with the same click rate. At the
bot, people click moves of real games; at the bare bot, its buttons.

- `outside`: from the playground dispatching a click to its receiving the response.
- `inside`: in the bot, from the gateway frame to the last byte of the response.
- `processor`: processor time of the bot's processes, divided by the clicks and commands answered. It includes all
  that follows from a click: edits of the table and of other hands, pings, and opening the next table.

A third row, `bare+`, is the bare bot with as many edits per click, each with a picture, as the bot makes: the bars for
the processor compare with it. What the bare bot takes that makes one request is printed beside. The bars for the time
inside are milliseconds on a machine that does nothing else; its load is printed first.
"""

import asyncio
import os
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Final

from engine.catalog import find_game
from engine.match import Match
from playground.errors import Json
from renderers import SeatPicture, Theme
from tests.benchmarks._bars import Result, at_most
from tests.benchmarks._stage import BARE, SEVENS, Clicker, Stage, Window, all_click, new_table, staged, windows
from tests.e2e.people import Message, controls, moves, text
from tests.e2e.playing import ENGLISH, take_hands

PROCESSOR_BAR: Final = 3.0
"""Factor to what the bare bot takes for as many requests and pictures."""
INSIDE_BARS: Final = {"p50": 8.0, "p99": 100.0}
"""Milliseconds."""
SETTLING = 2.0
"""Seconds after the last click in which its consequences still count."""
_BOTS: Final = ("bare", "bare+", "sevens")


@dataclass(frozen=True, slots=True)
class _Scale:
    """Size of a run. `paces`: clicks a second at each table, by number of tables; as fast as quick players. `edits`: how
    often `bare+` edits after each response, by number of tables: where one plays fast, one edit shows several moves.

    In the first `warm` seconds, which do not count, every card is drawn once. The bots alternate for `rounds` rounds,
    so that other load on the machine affects both.
    """

    paces: dict[int, float]
    edits: dict[int, int]
    warm: float
    seconds: float
    rounds: int
    settling: float


FULL = _Scale({1: 4.0, 50: 0.5}, {1: 1, 50: 2}, warm=12.0, seconds=20.0, rounds=2, settling=SETTLING)
QUICK = _Scale({2: 4.0}, {2: 1}, warm=0.0, seconds=1.0, rounds=1, settling=0.1)


@dataclass(slots=True)
class _Measured:
    """`outside`, `inside`: seconds per click. `requests`: the bot's requests by kind."""

    outside: list[float] = field(default_factory=list[float])
    inside: list[float] = field(default_factory=list[float])
    processor: float = 0.0
    interactions: int = 0
    requests: Counter[str] = field(default_factory=Counter[str])

    def add(self, other: "_Measured") -> None:
        self.outside += other.outside
        self.inside += other.inside
        self.processor += other.processor
        self.interactions += other.interactions
        self.requests += other.requests

    def figures(self) -> Iterator[float]:
        """Milliseconds: p50 and p99 outside and inside, processor time per click."""
        for times in (self.outside, self.inside):
            yield median(times) * 1e3
            yield quantiles(times, n=100)[98] * 1e3
        yield self.processor / self.interactions * 1e3


def run(*, quick: bool = False) -> list[Result]:
    """Print the bots' figures; the ratio between bots that do alike has a bar, and so has the time inside."""
    scale = QUICK if quick else FULL
    results: list[Result] = []
    print(f"load before: {os.getloadavg()[0]:.1f}")
    print(f"{'':13}{'':>8}{'outside, ms':>20}{'inside, ms':>20}{'processor, ms':>15}{'requests':>10}")
    print(
        f"{'tables':>6}{'bot':>7}{'clicks':>8}{'p50':>11}{'p99':>9}{'p50':>11}{'p99':>9}{'a click':>15}{'a click':>10}"
    )
    for tables, pace in scale.paces.items():
        found = {name: _Measured() for name in _BOTS}
        for _ in range(scale.rounds):
            for name, measured in found.items():
                measured.add(asyncio.run(_measured(name, tables, pace, scale)))
        for name, measured in found.items():
            columns = "".join(
                f"{figure:{width}.2f}" for figure, width in zip(measured.figures(), (11, 9, 11, 9, 15), strict=True)
            )
            each = measured.requests.total() / measured.interactions
            print(f"{tables:6}{name:>7}{len(measured.outside):8}{columns}{each:10.2f}", flush=True)
        kinds = ", ".join(f"{n} {kind}" for kind, n in found["sevens"].requests.most_common())
        print(f"       requests of sevens for {found['sevens'].interactions} clicks and commands: {kinds}")
        bare, alike, sevens = ([*found[name].figures()] for name in _BOTS)
        answers, processor = sevens[2] / bare[2], sevens[4] / bare[4]
        print(f"       sevens / bare: {answers:.1f} for the answer, inside, p50; {processor:.1f} for the processor")
        where = f"{tables} table{'s' if tables > 1 else ''}"
        results.append(
            at_most(f"processor time of the bot a click, sevens / bare+, {where}", sevens[4] / alike[4], PROCESSOR_BAR)
        )
    for (which, bar), figure in zip(INSIDE_BARS.items(), sevens[2:4], strict=True):
        results.append(at_most(f"time to the answer, inside, {which}, {where}", figure, bar, " ms"))
    return results


async def _measured(name: str, tables: int, pace: float, scale: _Scale) -> _Measured:
    is_bare = name != "sevens"
    edits = scale.edits[tables] if name == "bare+" else 0
    bot = (BARE, "{url}", "{folder}/hand.png", str(edits)) if is_bare else SEVENS
    with staged(bot, files={"hand.png": _picture()}) as stage:
        async with AsyncExitStack() as stack:
            # The same number for both bots, as each open window costs the playground time.
            people = await windows(stack, stage, "A", "B", "C")
            sit_down = _at_bare_bot if is_bare else _at_table
            channel = stage.channel()
            clickers = [await sit_down(people, await people[0].thread(channel, f"table {i}")) for i in range(tables)]
            await all_click(clickers, pace, scale.warm)
            for who in people:
                who.sent.clear()
            return await _clicked(stage, people, clickers, pace, scale)


async def _clicked(
    stage: Stage, people: list[Window], clickers: list[Clicker], pace: float, scale: _Scale
) -> _Measured:
    used, begun = stage.processor_seconds(), time.time()
    await all_click(clickers, pace, scale.seconds)
    await asyncio.sleep(scale.settling)
    used = stage.processor_seconds() - used
    requests = [each for each in stage.playground.get("/world/requests") if each["at"] >= begun]
    stage.bot.stop()
    sent = {interaction: at for who in people for interaction, at in who.sent.items()}
    outside = dict(_outside(sent, requests))
    inside = stage.inside()
    kinds = Counter(map(_kind, requests))
    return _Measured(
        outside=[*outside.values()],
        inside=[written - received for number, (received, written) in inside.items() if number in outside],
        processor=used,
        interactions=kinds["answers"],
        requests=kinds,
    )


def _outside(sent: dict[str, float], requests: list[Json]) -> Iterator[tuple[str, float]]:
    """(interaction, seconds) from each click to its initial response, if that had a picture."""
    for request in requests:
        _, kind, interaction, *_ = request["path"].split("/")
        if kind == "interactions" and interaction in sent and request["files"]:
            yield interaction, request["at"] - sent[interaction]


def _kind(request: Json) -> str:
    match request["method"], request["path"].split("/")[1]:
        case _, "interactions":
            return "answers"
        case "PATCH", "webhooks":
            return "edits of private messages"
        case "PATCH", "channels":
            return "edits of public messages"
        case "POST", _:
            return "new messages"
        case _:
            return "deletions"


async def _at_bare_bot(people: list[Window], channel: str) -> Clicker:
    who = people[0]
    shown = await who.command(channel, "bare")

    async def click() -> None:
        now = who.now(shown)
        await who.click(now, controls(now)[0]["custom_id"])

    return click


async def _at_table(people: list[Window], channel: str) -> Clicker:
    """Three people who move in turn and start another match when one is over."""

    async def hands_of_new_game() -> list[tuple[Window, Message]]:
        return await take_hands(await new_table(channel, *people), *people)

    hands = await hands_of_new_game()

    def ready() -> tuple[Window, Message] | str | None:
        """The person who can move, with their hand."""
        if any(ENGLISH.over in text(who.now(hand)) for who, hand in hands):
            return "over"
        return next(((who, who.now(hand)) for who, hand in hands if moves(who.now(hand))), None)

    async def click() -> None:
        nonlocal hands
        while (found := ready()) is None:  # Rare: the next hand is usually updated long before the next click.
            await asyncio.sleep(0.01)
        if isinstance(found, str):
            hands = await hands_of_new_game()
        else:
            who, hand = found
            await who.click(hand, moves(hand)[0])

    return click


def _picture() -> bytes:
    """A picture of table and hand in the middle of a game."""
    game = find_game("shichi-narabe")
    match = Match(game, game.rules(), seats=4, seed=1)
    match.next_hand()
    return SeatPicture.of(match.view(0), Theme(), ENGLISH.texts).png()
