"""From a click arriving to its answer leaving: the bot beside a bare discord.py bot that gives the same kind of edit.

Each runs as a process of its own against a playground, and people click real moves of real games, or the bare bot's
buttons, at the same pace. The playground takes the times: when it has sent the click, and when the answer comes in.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any

PACE = {1: 4.0, 50: 0.5}
"""Clicks a second at each table, by the number of tables: as fast as quick people play."""
WARM_SECONDS = 12.0
"""Before the measuring: by then every card has been drawn once."""
SECONDS = 20.0
ROUNDS = 2
"""The bots take turns, so that what else the machine does meets both."""
BAR = 2.0

Clicker = Callable[[], Awaitable[None]]


def run() -> None:
    """Print p50 and p99 of both bots, and the ratios."""
    print(f"{'tables':>6} {'bot':>7} {'clicks':>7} {'p50 ms':>8} {'p99 ms':>8}")
    for tables in PACE:
        taken: dict[str, list[float]] = {"bare": [], "sevens": []}
        for _ in range(ROUNDS):
            for name in taken:
                taken[name] += asyncio.run(_measured(name, tables))
        for name, times in taken.items():
            p99 = quantiles(times, n=100)[98]
            print(f"{tables:6} {name:>7} {len(times):7} {median(times) * 1e3:8.2f} {p99 * 1e3:8.2f}", flush=True)
        ratio = median(taken["sevens"]) / median(taken["bare"])
        print(f"{tables:6} {'ratio':>7} {'':7} {ratio:8.2f}    {'ok' if ratio <= BAR else f'above {BAR}'}", flush=True)


async def _measured(name: str, tables: int) -> list[float]:
    """Seconds that each answer took."""
    from tests.e2e.people import person
    from tests.e2e.processes import Bot, Playground

    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        playground = Playground.start(folder, validated=False)
        bot = Bot(playground, folder, {"SEVENS_TURN_SECONDS": "3600"})
        try:
            if name == "bare":
                (folder / "hand.png").write_bytes(_picture())
                bare = (sys.executable, "-m", "tests.benchmarks.bare_bot", playground.url, str(folder / "hand.png"))
                bot.start(command=bare)
            else:
                bot.start()
            async with AsyncExitStack() as stack:
                # The same at every table: each window that is open costs the playground time.
                people = [await stack.enter_async_context(person(playground.url, name)) for name in ("A", "B", "C")]
                channel = next(c["id"] for c in playground.get("/world")["guilds"][0]["channels"] if c["type"] == 0)
                sent: dict[str, float] = {}
                sit_down = _at_bare_bot if name == "bare" else _at_table
                clickers = [
                    await sit_down(people, await people[0].thread(channel, f"table {i}"), sent) for i in range(tables)
                ]
                await _all_click(clickers, PACE[tables], WARM_SECONDS)
                sent.clear()
                await _all_click(clickers, PACE[tables], SECONDS)
            return _taken(sent, playground.get("/world/requests"))
        finally:
            bot.stop()
            playground.stop()


def _taken(sent: dict[str, float], requests: list[dict[str, Any]]) -> list[float]:
    """From each click to its first answer, where that showed a picture."""
    found = []
    for request in requests:
        _, kind, interaction, *_ = request["path"].split("/")
        if kind == "interactions" and interaction in sent and request["files"]:
            found.append(request["at"] - sent[interaction])
    return found


async def _all_click(clickers: list[Clicker], pace: float, seconds: float) -> None:
    """At an even pace, tables one after the other."""
    begin = time.monotonic()

    async def click(clicker: Clicker, due: float) -> None:
        while due < begin + seconds:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await clicker()
            due = max(due + 1 / pace, time.monotonic())

    await asyncio.gather(*(click(each, begin + i / pace / len(clickers)) for i, each in enumerate(clickers)))


async def _click(who: Any, message: Any, custom_id: str, sent: dict[str, float]) -> None:
    told = await who.ask("POST", f"/people/{who.id}/messages/{message['id']}/components", {"custom_id": custom_id})
    sent[told["interaction_id"]] = told["at"]
    await who.answered(told["interaction_id"])


async def _at_bare_bot(people: list[Any], channel: str, sent: dict[str, float]) -> Clicker:
    from tests.e2e.people import controls

    who = people[0]
    shown = await who.command(channel, "bare")

    async def click() -> None:
        now = who.now(shown)
        await _click(who, now, controls(now)[0]["custom_id"], sent)

    return click


async def _at_table(people: list[Any], channel: str, sent: dict[str, float]) -> Clicker:
    """Three people who move in turn; when it is over they play again."""
    from tests.e2e.people import moves, text
    from tests.e2e.playing import ENGLISH, open_lobby, start, take_hands

    async def hands_of_new_game() -> list[tuple[Any, Any]]:
        table = await start(people[0], await open_lobby(channel, *people))
        return await take_hands(table, *people)

    hands = await hands_of_new_game()

    def ready() -> tuple[Any, Any] | str | None:
        """Who can move, with their hand."""
        if any(ENGLISH.over in text(who.now(hand)) for who, hand in hands):
            return "over"
        return next(((who, who.now(hand)) for who, hand in hands if moves(who.now(hand))), None)

    async def click() -> None:
        nonlocal hands
        while (found := ready()) is None:
            await asyncio.sleep(0.005)
        if isinstance(found, str):
            hands = await hands_of_new_game()
        else:
            await _click(*found, moves(found[1])[0], sent)

    return click


def _picture() -> bytes:
    """A hand in the middle of a game."""
    from engine.catalog import find_game
    from engine.match import Match
    from renderers import Theme, draw_hand

    game = find_game("shichi-narabe")
    match = Match(game, game.rules(), seats=4, seed=1)
    match.next_hand()
    return draw_hand(match.view(0), Theme())
