"""From a click arriving to its answer leaving: the bot beside a bare discord.py bot that gives the same kind of edit.

Two bare bots: `fixed` sends the same picture each time, `drawing` draws a hand for each answer, as answers need it; the
bar is held against that one. Neither has a game, nor anything to keep. The bot keeps each move on the disk first.

All run as processes of their own against a playground, and are clicked at the same times. What is measured is inside
the bot's process: from the gateway's event to the moment its answer is handed to the HTTP client.
"""

import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

SECONDS = 20.0
CLICKS_A_SECOND = {1: 4.0, 50: 0.5}
"""At each table, by their number: as fast as very quick people play."""
WARM_SECONDS = 10.0
"""Before the measuring, so that every card has been drawn once."""
BAR = 2.0


def run() -> None:
    """Print p50 and p99 of both bots, and their ratio."""
    print(f"{'tables':>6} {'bot':>7} {'clicks':>7} {'p50 ms':>8} {'p99 ms':>8} {'ratio':>6}")
    for tables in CLICKS_A_SECOND:
        fixed, drawing, ours = (asyncio.run(_measured(name, tables)) for name in ("fixed", "drawing", "sevens"))
        ratio = statistics.median(ours) / statistics.median(drawing)
        _print(tables, "fixed", fixed)
        _print(tables, "drawing", drawing)
        _print(tables, "sevens", ours, f"{ratio:6.2f} {'ok' if ratio <= BAR else f'above {BAR}'}")


def _print(tables: int, name: str, taken: list[float], note: str = "") -> None:
    p99 = statistics.quantiles(taken, n=100)[98]
    print(
        f"{tables:6} {name:>7} {len(taken):7} {statistics.median(taken) * 1e3:8.2f} {p99 * 1e3:8.2f} {note}", flush=True
    )


async def _measured(name: str, tables: int) -> list[float]:
    from tests.e2e.people import person
    from tests.e2e.processes import Bot, Playground, end

    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        playground = Playground.start(folder, validated=False)
        bot = Bot(playground, folder, {"SEVENS_COMPUTER_PAUSE": "60", "SEVENS_TURN_SECONDS": "3600"})
        bot.start(command=[sys.executable, "-m", "tests.benchmarks.clicks", name, str(folder / "taken.json")])
        try:
            async with AsyncExitStack() as stack:
                people = [await stack.enter_async_context(person(playground.url, f"P{i}")) for i in range(3)]
                channel = next(c["id"] for c in playground.get("/world")["guilds"][0]["channels"] if c["type"] == 0)
                begin = _begin_game if name == "sevens" else _begin_bare
                clickers = [await begin(people, await people[0].thread(channel, f"t{i}")) for i in range(tables)]
                await asyncio.sleep(WARM_SECONDS if name == "sevens" else 0)
                pause, until = 1 / CLICKS_A_SECOND[tables], time.monotonic() + SECONDS
                await asyncio.gather(*(_click(clicker, until, pause, i / tables) for i, clicker in enumerate(clickers)))
        finally:
            assert bot.process is not None
            end(bot.process)
            playground.stop()
        return json.loads((folder / "taken.json").read_text())


Clicker = Callable[[], Awaitable[None]]


async def _click(clicker: Clicker, until: float, pause: float, offset: float) -> None:
    """Click at an even pace, tables one after the other."""
    due = time.monotonic() + offset * pause
    while due < until:
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        await clicker()
        due = max(due + pause, time.monotonic())


async def _begin_bare(people: list[Any], channel: str) -> Clicker:
    shown = await people[0].command(channel, "bare")

    async def clicker() -> None:
        await people[0].press_id(shown, "bare:0")

    return clicker


async def _begin_game(people: list[Any], channel: str) -> Clicker:
    """A table of three whose people move in turn; when it is over they play again."""
    from tests.e2e.people import moves, text
    from tests.e2e.playing import ENGLISH, open_lobby, start, take_hand

    async def seated() -> list[tuple[Any, Any]]:
        table = await start(people[0], await open_lobby(channel, *people))
        return [(who, await take_hand(who, table)) for who in people]

    hands = await seated()

    async def clicker() -> None:
        nonlocal hands

        def ready() -> Any:
            if any(ENGLISH.over in text(who.now(hand)) for who, hand in hands):
                return "over"
            return next(((who, who.now(hand)) for who, hand in hands if moves(who.now(hand))), None)

        found = await people[0].until(ready, "a turn")
        if found == "over":
            hands = await seated()
            return
        who, hand = found
        await who.press_id(hand, moves(hand)[0])

    return clicker


# -- In the bot's process ---------------------------------------------------------------------------------------------


def _measuring(file: Path) -> None:
    """Note when clicks come and their answers go; write it down at the end."""
    import atexit

    from discord.state import ConnectionState
    from discord.webhook.async_ import AsyncWebhookAdapter

    came: dict[int, float] = {}
    taken: list[float] = []
    parse, respond = ConnectionState.parse_interaction_create, AsyncWebhookAdapter.create_interaction_response

    def parsed(self: Any, data: Any) -> None:
        if data["type"] == 3 and data["data"]["custom_id"].startswith(("m:", "bare:")):
            came[int(data["id"])] = time.perf_counter()
        parse(self, data)

    def responded(self: Any, interaction_id: int, token: str, **facts: Any) -> Any:
        at = came.pop(interaction_id, None)
        if at is not None and facts["params"].files:
            taken.append(time.perf_counter() - at)
        return respond(self, interaction_id, token, **facts)

    ConnectionState.parse_interaction_create = parsed
    AsyncWebhookAdapter.create_interaction_response = responded
    atexit.register(lambda: file.write_text(json.dumps(taken)))


def _bare(*, draws: bool) -> None:
    """A bot that answers a click with a picture and eight buttons, and nothing else."""
    import signal
    from concurrent.futures import ThreadPoolExecutor
    from io import BytesIO

    import discord
    import uvloop
    from discord import app_commands, ui

    from bot import wire
    from engine.catalog import find_game
    from engine.match import Match
    from renderers import Theme, draw_hand

    game = find_game("shichi-narabe")
    match = Match(game, game.rules(), seats=3, seed=1)
    match.next_hand()
    hand = match.view(0)
    ready = draw_hand(hand, Theme())
    threads = ThreadPoolExecutor(2)

    class Press(ui.DynamicItem[ui.Button[Any]], template=r"bare:(?P<n>\d+)"):
        @classmethod
        async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "Press":
            return cls(item)

        async def callback(self, interaction: Any) -> None:
            png = ready
            if draws:
                png = await asyncio.get_running_loop().run_in_executor(threads, draw_hand, hand, Theme())
            await interaction.response.edit_message(view=view(), attachments=[file(png)])

    def file(png: bytes) -> discord.File:
        return discord.File(BytesIO(png), "hand.png", description="a hand")

    def view() -> ui.LayoutView:
        made = ui.LayoutView(timeout=None)
        container: ui.Container[Any] = ui.Container(ui.TextDisplay("Your turn"))
        container.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description="a hand")))
        for first in (0, 4):
            row: ui.ActionRow[Any] = ui.ActionRow()
            for n in range(first, first + 4):
                row.add_item(ui.Button(label=f"{n}", custom_id=f"bare:{n}"))
            container.add_item(row)
        made.add_item(container)
        made.stop()
        return made

    class Client(discord.Client):
        async def setup_hook(self) -> None:
            self.add_dynamic_items(Press)
            tree = app_commands.CommandTree(self)

            @tree.command(name="bare", description="bare")
            async def bare(interaction: discord.Interaction[Any]) -> None:
                await interaction.response.send_message(view=view(), files=[file(ready)], ephemeral=True)

            await tree.sync()
            asyncio.get_running_loop().add_signal_handler(
                signal.SIGTERM, lambda: asyncio.get_running_loop().create_task(self.close())
            )

    wire.point_at(os.environ["SEVENS_PLAYGROUND"])
    intents = discord.Intents.none()
    intents.guilds = True
    client = Client(intents=intents, max_messages=None, member_cache_flags=discord.MemberCacheFlags.none())
    uvloop.run(client.start("playground"))


if __name__ == "__main__":
    which, into = sys.argv[1:]
    _measuring(Path(into))
    if which == "sevens":
        from bot.__main__ import main

        main(["run"])
    else:
        _bare(draws=which == "drawing")
