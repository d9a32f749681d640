"""Response time and processor time of a click: the bot beside a bare discord.py bot.

Both run as processes against a playground of their own, alternating in one run and with the same click rate. At the
bot, people click moves of real games; at the bare bot, its buttons.

- `outside`: from the playground dispatching a click to its receiving the response.
- `inside`: in the bot, from the gateway frame to the last byte of the response.
- `processor`: processor time of the bot's processes, divided by the clicks and commands answered. It includes all
  that follows from a click: edits of the table and of other hands, pings, and opening the next table.

The bare bot makes as many private and as many public requests for each click as the bot has made in this run, each
with a picture and an alt text like a hand's. `bare` sends the same picture again and again, and does not draw. `draws`
draws each that it sends, by this bot's own renderer and in its event loop: hands of a whole deal, one after the other.
Neither keeps anything: any bot of a game would commit its moves, which is a twentieth of what this bot takes.

The bars for the time inside are milliseconds on a machine that does nothing else; its load is printed first. A click
that Discord would have shown as failed is counted, and the run goes on.
"""

import asyncio
import os
import pickle
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Final

from engine.catalog import find_game
from engine.match import Match
from playground.errors import Json
from renderers import SeatPicture, Theme, badges_of
from tests.benchmarks._bars import Result, at_most
from tests.benchmarks._stage import BARE, SEVENS, Clicker, Stage, Window, all_click, new_table, staged, windows
from tests.e2e.people import Message, controls, moves
from tests.e2e.playing import ENGLISH, is_over, take_hands

PROCESSOR_BAR: Final = 3.0
"""Factor to what the bare bot takes."""
INSIDE_BARS: Final = {"p50": 8.0, "p99": 100.0}
"""Milliseconds."""
SETTLING = 2.0
"""Seconds after the last click in which its consequences still count."""
_HANDS: Final = 40
"""Moves of a deal whose hands are drawn."""
_MIDDLE: Final = 20
"""The one of them in the middle."""
_PNG: Final = "hand.png"
_PACKED: Final = [f"{number}.hand" for number in range(_HANDS)]
"""The files of a picture, and of values that are drawn."""
_PRIVATE: Final = "edits of private messages"
_SEATED_AT_ONCE: Final = 8
SitDown = Callable[[list[Window], str], Awaitable[Clicker]]
"""Gets ready to click in a channel."""


@dataclass(frozen=True, slots=True)
class _Scale:
    """Size of a run. `paces`: clicks a second at each table, by number of tables; as fast as quick players.

    In the first `warm` seconds, which do not count, every card is drawn once; the bare bot has nothing to warm up. The
    bots alternate for `rounds` rounds, so that other load on the machine affects both.
    """

    paces: dict[int, float]
    warm: float
    seconds: float
    rounds: int
    settling: float


FULL = _Scale({1: 4.0, 50: 0.5}, warm=12.0, seconds=20.0, rounds=2, settling=SETTLING)
QUICK = _Scale({2: 4.0}, warm=0.0, seconds=3.0, rounds=1, settling=0.1)
_BARE_WARM: Final = 2.0


@dataclass(slots=True)
class _Measured:
    """`outside`, `inside`: seconds per click. `requests`: the bot's requests by kind. `failed`: clicks without a
    response in time."""

    outside: list[float] = field(default_factory=list[float])
    inside: list[float] = field(default_factory=list[float])
    processor: float = 0.0
    interactions: int = 0
    failed: int = 0
    requests: Counter[str] = field(default_factory=Counter[str])

    def add(self, other: "_Measured") -> None:
        self.outside += other.outside
        self.inside += other.inside
        self.processor += other.processor
        self.interactions += other.interactions
        self.failed += other.failed
        self.requests += other.requests

    @property
    def requests_each(self) -> float:
        """Requests for each click or command."""
        return self.requests.total() / self.interactions

    @property
    def private_each(self) -> float:
        """Edits of private messages for each."""
        return self.requests[_PRIVATE] / self.interactions

    @property
    def public_each(self) -> float:
        """Requests about public messages for each."""
        return self.requests_each - self.private_each - 1

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
    print(f"{'':13}{'':>8}{'':>8}{'outside, ms':>20}{'inside, ms':>20}{'processor, ms':>15}{'requests':>10}")
    print(
        f"{'tables':>6}{'bot':>7}{'clicks':>8}{'failed':>8}"
        f"{'p50':>11}{'p99':>9}{'p50':>11}{'p99':>9}{'a click':>15}{'a click':>10}"
    )
    for tables, pace in scale.paces.items():
        sevens, bare, draws = _Measured(), _Measured(), _Measured()
        for _ in range(scale.rounds):
            sevens.add(asyncio.run(_sevens(tables, pace, scale)))
            bare.add(asyncio.run(_bare(tables, pace, scale, like=sevens, pictures=[_PNG])))
            draws.add(asyncio.run(_bare(tables, pace, scale, like=sevens, pictures=_PACKED)))
        for name, measured in (("bare", bare), ("draws", draws), ("sevens", sevens)):
            columns = "".join(
                f"{figure:{width}.2f}" for figure, width in zip(measured.figures(), (11, 9, 11, 9, 15), strict=True)
            )
            print(
                f"{tables:6}{name:>7}{len(measured.outside):8}{measured.failed:8}{columns}{measured.requests_each:10.2f}",
                flush=True,
            )
        kinds = ", ".join(f"{n} {kind}" for kind, n in sevens.requests.most_common())
        print(f"       requests of sevens for {sevens.interactions} clicks and commands: {kinds}")
        where = f"{tables} table{'s' if tables > 1 else ''}"
        *_, answer, _, processor = sevens.figures()
        for name, measured in (("bare", bare), ("draws", draws)):
            *_, other_answer, _, other_processor = measured.figures()
            print(
                f"       sevens / {name}: {answer / other_answer:.1f} for the answer, inside, p50;"
                f" {processor / other_processor:.1f} for the processor"
            )
            results.append(
                at_most(
                    f"processor time of the bot a click, sevens / {name}, {where}",
                    processor / other_processor,
                    PROCESSOR_BAR,
                )
            )
    inside = [*sevens.figures()][2:4]
    for (which, bar), figure in zip(INSIDE_BARS.items(), inside, strict=True):
        results.append(at_most(f"time to the answer, inside, {which}, {where}", figure, bar, " ms"))
    results.append(at_most(f"clicks that failed, {where}", sevens.failed, 0))
    return results


async def _sevens(tables: int, pace: float, scale: _Scale) -> _Measured:
    return await _measured(SEVENS, _at_table, tables, pace, scale, warm=scale.warm)


async def _bare(tables: int, pace: float, scale: _Scale, *, like: _Measured, pictures: Sequence[str]) -> _Measured:
    """`pictures`: the files of what it sends."""
    shown = ("{folder}/" + each for each in pictures)
    bot = (BARE, "{url}", "{folder}/hand.txt", str(like.private_each), str(like.public_each), *shown)
    return await _measured(bot, _at_bare_bot, tables, pace, scale, warm=min(scale.warm, _BARE_WARM))


async def _measured(
    bot: Sequence[str], sit_down: SitDown, tables: int, pace: float, scale: _Scale, *, warm: float
) -> _Measured:
    with staged(bot, files=_files()) as stage:
        async with AsyncExitStack() as stack:
            # The same number for both bots, as each open window costs the playground time.
            people = await windows(stack, stage, "A", "B", "C")
            channel, at_once = stage.channel(), asyncio.Semaphore(_SEATED_AT_ONCE)

            async def seated(number: int) -> Clicker:
                async with at_once:
                    return await sit_down(people, await people[0].thread(channel, f"table {number}"))

            clickers = await asyncio.gather(*map(seated, range(tables)))
            await all_click(clickers, pace, warm)
            for who in people:
                who.sent.clear()
                who.failed = 0
            return await _clicked(stage, people, clickers, pace, scale)


async def _clicked(
    stage: Stage, people: list[Window], clickers: Sequence[Clicker], pace: float, scale: _Scale
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
        failed=sum(who.failed for who in people),
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
        case "PATCH", "webhooks" if request["path"].endswith("/@original"):
            return "edits of public messages by tokens of presses"
        case "PATCH", "webhooks":
            return _PRIVATE
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
        await who.try_click(now, controls(now)[0]["custom_id"])

    return click


async def _at_table(people: list[Window], channel: str) -> Clicker:
    """Three people who move in turn and start another match when one is over."""

    async def hands_of_new_game() -> list[tuple[Window, Message]]:
        return await take_hands(await new_table(channel, *people), *people)

    hands = await hands_of_new_game()

    def ready() -> tuple[Window, Message] | str | None:
        """The person who can move, with their hand."""
        if any(is_over(who.now(hand)) for who, hand in hands):
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
            await who.try_click(hand, moves(hand)[0])

    return click


def _files() -> dict[str, bytes]:
    """The pictures of table and hand in a deal like those that are played, packed, and of one in the middle of it the
    picture and its alt text.
    """
    game, names = find_game("shichi-narabe"), ("A", "B", "C")
    match = Match(game, game.rules(), seats=len(names), seed=1)
    match.next_hand()
    hands: list[SeatPicture] = []
    for _ in range(_HANDS):
        view = match.view(match.view(None).to_act[0])
        hands.append(
            SeatPicture.of(view, Theme(), ENGLISH.texts, badges=badges_of(names), names=names, has_plates=True)
        )
        match.advance(view.to_act[0], view.legal[0])
    middle = hands[_MIDDLE]
    packed = {name: pickle.dumps(hand) for name, hand in zip(_PACKED, hands, strict=True)}
    return {_PNG: middle.png(), "hand.txt": middle.alt_text(ENGLISH.texts).encode(), **packed}
