"""The host chooses the levels of computer players; strong ones play on whatever becomes of where they think."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.platform.thinking import NICENESS
from bot.tables.entries import Level, LevelSet
from bot.tables.table import Table
from tests.e2e.conftest import Sitter
from tests.e2e.forging import press_forged
from tests.e2e.lobbies import choose_level, levels_menu, page_at, reads, seat_computers, set_levels
from tests.e2e.people import moves, text
from tests.e2e.playing import ENGLISH, Labels, everybody_plays, in_both_guilds, move_once, play_out, start, take_hand
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

SETTINGS = {"SEVENS_THINKERS": "2"}

THINKER = f"bot.platform.serving\0{NICENESS}\0".encode()
"""In the command line of a process that thinks."""


def levels(table: Table) -> list[Level]:
    return [place.level for place in table.computers()]


@in_both_guilds
async def test_levels_are_chosen_in_the_lobby_shown_and_kept(scene: Scene, gather, sit: Sitter, labels: Labels) -> None:
    texts, ben = labels.texts, await sit("Ben", labels.locale)
    channel, lobby, aoi = await gather("Aoi", game="joker", labels=labels)
    easy, strong, killer = (
        texts("lobby-level-name", level=level.value) for level in (Level.EASY, Level.STRONG, Level.KILLER)
    )
    panel = await seat_computers(aoi, lobby, 1)
    assert levels(scene.bot.table(channel)) == [Level.NORMAL], "one press adds a normal one"

    page = await choose_level(aoi, panel, "add:", Level.STRONG)
    first, second = (place.name for place in scene.bot.table(channel).computers())
    await reads(aoi, lobby, texts("name-computer", name=second, level=strong))
    assert texts("lobby-level-chosen", what="add", name=second, level=strong) in text(page)
    await choose_level(aoi, panel, f"one::{first}", Level.KILLER)
    await reads(aoi, lobby, texts("name-computer", name=first, level=killer))
    await choose_level(aoi, panel, f"one::{first}", Level.EASY)
    await reads(aoi, lobby, texts("name-computer", name=first, level=easy))
    assert levels(scene.bot.table(channel)) == [Level.EASY, Level.STRONG]

    refused = await press_forged(ben, channel, (levels_menu(aoi.now(panel))["custom_id"], ["all::"]))
    assert f"<@{aoi.id}>" in text(refused), "only the host chooses"
    assert await set_levels(aoi, panel, Level.STRONG)
    await reads(aoi, lobby, texts("name-computer", name=first, level=strong))

    table = await start(aoi, lobby, labels)
    await everybody_plays([aoi], table, labels)
    await aoi.until(lambda: labels.result in text(aoi.now(table)), "the result")
    shown = aoi.now(table)
    assert texts("name-drawn", name=first, level=strong) in str(shown), "its alt text tells the level"
    board = await aoi.command(channel, "leaderboard")
    page = await aoi.press(board, texts("leaderboard-computers"))
    label = texts("profile-level", level=Level.STRONG.value)
    [standing] = [line for line in text(page).splitlines() if line.startswith(f"{label} – ")]
    assert texts("leaderboard-provisional", rating="…").partition("…")[0] in standing
    others = [level for level in Level if level is not Level.STRONG]
    names = texts("list-dot").join(texts("profile-level", level=level.value) for level in others)
    assert texts("against-levels-none", levels=names) in text(page)
    own = {texts("against-own-level", level=label, wins=wins, matches=1, share=100 * wins) for wins in (0, 1)}
    assert any(each in text(page) for each in own)
    back = await aoi.press(page, texts("against-back"))
    assert texts("leaderboard-unrated") in text(back), "people's own ratings count people only"
    assert await aoi.press(table, labels.again)
    assert set(levels(scene.bot.own_table(aoi.id))) == {Level.STRONG}, "the same players again"


@in_both_guilds
async def test_a_menu_of_an_earlier_release_sets_a_level_at_once(
    scene: Scene, gather, sit: Sitter, labels: Labels
) -> None:
    ben = await sit("Ben", labels.locale)
    channel, lobby, aoi = await gather("Aoi", computers=2, labels=labels)
    menu, texts = levels_menu(await page_at(aoi, lobby))["custom_id"], labels.texts
    first, second = (place.name for place in scene.bot.table(channel).computers())
    await press_forged(aoi, channel, (menu, [f"one:easy:{first}"]))
    await reads(aoi, lobby, texts("name-computer", name=first, level=texts("lobby-level-name", level=Level.EASY.value)))
    await press_forged(aoi, channel, (menu, ["all:strong:"]))
    assert levels(scene.bot.table(channel)) == [Level.NORMAL, Level.NORMAL], "as good as it gets in this game"

    gone = texts("refused-stale")
    for value in (f"one:stronger:{first}", "one:easy:Nobody", "easy", f"none:easy:{second}"):
        assert gone in text(await press_forged(aoi, channel, (menu, [value]))), value
    assert f"<@{aoi.id}>" in text(await press_forged(ben, channel, (menu, ["all:easy:"]))), "only the host chooses"
    assert levels(scene.bot.table(channel)) == [Level.NORMAL, Level.NORMAL]


@in_both_guilds
async def test_the_lobby_says_where_normal_is_as_good_as_it_gets(scene: Scene, gather, labels: Labels) -> None:
    _, lobby, aoi = await gather("Aoi", computers=1, labels=labels)
    panel = await page_at(aoi, lobby)
    menu = levels_menu(aoi.now(panel))
    page = await aoi.press_id(panel, menu["custom_id"], values=[menu["options"][-1]["value"]])
    assert labels.texts("lobby-level-no-strong") in text(page)
    offered = {each["value"].split(":")[1] for each in levels_menu(page)["options"]}
    assert offered == {*Level} - {Level.STRONG}


async def test_strong_players_play_on_while_their_processes_are_killed(scene: Scene, gather) -> None:
    channel, lobby, aoi = await gather("Aoi", game="joker", computers=3)
    await set_levels(aoi, await page_at(aoi, lobby), Level.STRONG)
    table = await start(aoi, lobby)
    hand, killed = await take_hand(aoi, table), set[int]()
    killing = asyncio.create_task(kill_all(scene, killed))
    try:
        await play_out(aoi, hand)
        await aoi.until(lambda: ENGLISH.result in text(aoi.now(table)), "the result")
    finally:
        killing.cancel()
    assert len(killed) > 1, "and others have taken their place"
    played = scene.bot.table(channel)
    assert played.match is not None
    assert played.match.result is not None, "no move is missing"


@in_both_guilds
async def test_the_table_says_once_that_strong_players_without_time_play_as_normal(
    scene: Scene, gather, labels: Labels
) -> None:
    """Processes that think are stopped, so no thought comes in time."""
    said = labels.texts("board-hurried")
    channel, lobby, aoi = await gather("Aoi", game="joker", computers=3, labels=labels)
    await set_levels(aoi, await page_at(aoi, lobby), Level.STRONG)
    await choose_level(
        aoi, await page_at(aoi, lobby), f"one::{scene.bot.table(channel).computers()[0].name}", Level.EASY
    )
    table = await start(aoi, lobby, labels)
    hand = await take_hand(aoi, table, labels)
    stopping = asyncio.create_task(stop_all(scene))
    try:
        while text(aoi.now(table)).count(said) < 2:
            assert await move_once(aoi, hand, labels), "the match is over"
        await aoi.until(lambda: moves(aoi.now(hand)), "the next turn, though nobody thinks")
        assert await move_once(aoi, hand, labels)
        assert text(aoi.now(table)).count(said) == 2, "once for a seat, and never for one that does not search"
    finally:
        stopping.cancel()
        let_go(scene)
    played = scene.bot.table(channel)
    assert [place.is_hurried for place in played.computers()] == [False, True, True]


async def stop_all(scene: Scene) -> None:
    """Stop each process that thinks as soon as there is one."""
    while True:
        for pid in list(thinkers(scene)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(0.005)


def let_go(scene: Scene) -> None:
    for pid in list(thinkers(scene)):
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


async def test_the_bots_end_leaves_no_process_behind(scene: Scene, gather) -> None:
    channel, lobby, aoi = await gather("Aoi", game="joker", computers=3)
    await set_levels(aoi, await page_at(aoi, lobby), Level.STRONG)
    table = await start(aoi, lobby)
    await move_once(aoi, await take_hand(aoi, table))
    for end in (scene.bot.stop, scene.bot.kill):
        await aoi.until(lambda: list(thinkers(scene)), "processes that think")
        before = list(thinkers(scene))
        end()
        until = time.monotonic() + 60
        while any(Path(f"/proc/{pid}").exists() for pid in before):
            assert time.monotonic() < until, "they are still there"
            await asyncio.sleep(0.02)
        scene.bot.start()
        await move_once(aoi, await take_hand(aoi, table))
    entry = LevelSet(name=None, level=Level.STRONG)
    assert entry.model_dump_json() in [body for _, body in scene.bot.logged(int(channel))]


async def kill_all(scene: Scene, killed: set[int], *, after: float = 0.3) -> None:
    """Kill each process that thinks, so many seconds after it has begun."""
    while True:
        for pid in list(thinkers(scene)):
            await asyncio.sleep(after)
            killed.add(pid)
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.005)


def thinkers(scene: Scene) -> Iterator[int]:
    """The bot's processes in which computer players think."""
    with contextlib.suppress(OSError):  # Any of them may end while this reads.
        for task in Path(f"/proc/{scene.bot.running.pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                if THINKER in Path(f"/proc/{child}/cmdline").read_bytes():
                    yield int(child)
