"""The console script: its own playground, stopping, a backup, emojis."""

import asyncio
import re
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Generator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.platform import discord_api
from bot.platform.emojis import upload
from data.store import Store
from renderers import emoji_images
from tests import starter
from tests.e2e.people import controls, person
from tests.e2e.playing import open_lobby, start, take_hand
from tests.e2e.processes import PATIENCE, clean_environment
from tests.e2e.scenes import staged


@contextmanager
def sevens(*arguments: str, folder: Path, **settings: str) -> Generator[subprocess.Popen[str]]:
    """The console script, which imports everything itself and does not outlive the test."""
    process = subprocess.Popen(
        command_of(*arguments),
        cwd=folder,
        env=environment_of(folder, settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def said_by(*arguments: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """What the console script says until it ends by itself."""
    return starter.run(command_of(*arguments), cwd=folder, env=environment_of(folder, settings), timeout=PATIENCE)


def command_of(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "bot", *arguments]


def environment_of(folder: Path, settings: Mapping[str, str]) -> dict[str, str]:
    return clean_environment() | {"DATABASE_URL": f"sqlite:///{folder / 'sevens.sqlite3'}"} | dict(settings)


@pytest.fixture(autouse=True)
def _every_request_is_in_order() -> None:
    """These tests share no scene."""


async def test_run_without_a_token_starts_the_playground(tmp_path: Path) -> None:
    with sevens("run", folder=tmp_path, SEVENS_PLAYGROUND_PORT="0") as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", said)
        assert address, said
        with urllib.request.urlopen(address[0], timeout=PATIENCE) as page:
            assert page.status == 200
        async with person(address[0], "Aoi") as aoi, asyncio.timeout(PATIENCE):
            while not (world := await aoi.ask("GET", "/world"))["connected"]:
                await asyncio.sleep(0.02)
            channel = next(each["id"] for each in world["guilds"][0]["channels"] if each["type"] == 0)
            await aoi.begin_command(channel, "play", game="classic")
            await aoi.sees(channel, "At the table", private=False)
        copied = await asyncio.to_thread(said_by, "backup", str(tmp_path / "copy.sqlite3"), folder=tmp_path)
        assert copied.returncode == 0, copied.stderr
        with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as copy:
            assert copy.execute("SELECT count(*) FROM tables WHERE closed_at_ms IS NULL").fetchone() == (1,)
        process.send_signal(signal.SIGTERM)
        # Its playground writes into the same pipe, which reaches its end when the playground has ended, too.
        _, log = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, log
        assert "Traceback" not in log


@pytest.mark.parametrize(
    ("arguments", "settings", "says"),
    [
        (["run"], {"SEVENS_TURN_SECONDS": "soon"}, "SEVENS_TURN_SECONDS: "),
        (["run"], {"DATABASE_URL": "mysql://x"}, "DATABASE_URL: "),
        (["emojis"], {}, "DISCORD_TOKEN: "),
    ],
)
def test_a_wrong_setting_is_reported_in_one_line(
    tmp_path: Path, arguments: list[str], settings: dict[str, str], says: str
) -> None:
    ended = said_by(*arguments, folder=tmp_path, **settings)
    assert ended.returncode == 1
    assert says in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({}, "DATABASE_URL: another running bot uses this database"),
        (
            {"SEVENS_SHARD_COUNT": "2", "SEVENS_SHARD_IDS": "1"},
            "SEVENS_SHARD_COUNT: an SQLite database serves one process, and another running bot uses the one of DATABASE_URL",
        ),
    ],
)
async def test_a_second_process_ends_with_the_reason(tmp_path: Path, settings: dict[str, str], says: str) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'sevens.sqlite3'}"):
        ended = await asyncio.to_thread(
            said_by, "run", folder=tmp_path, SEVENS_PLAYGROUND="http://127.0.0.1:9", **settings
        )
    assert ended.returncode == 1
    assert says in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", ["run", "backup", "emojis"])
async def test_a_damaged_database_is_reported_in_one_line_with_a_hint_to_backups(tmp_path: Path, command: str) -> None:
    database = tmp_path / "sevens.sqlite3"
    async with await Store.open(f"sqlite:///{database}") as store:
        await store.backup(tmp_path / "monday.sqlite3")
    with database.open("rb+") as file:
        file.truncate(5000)
    arguments = [command, "copy.sqlite3"] if command == "backup" else [command]
    ended = await asyncio.to_thread(said_by, *arguments, folder=tmp_path, SEVENS_PLAYGROUND="http://127.0.0.1:9")
    assert ended.returncode == 1
    errors = ended.stderr
    assert re.search(r"DATABASE_URL: \S+sevens\.sqlite3 (was cut off|is damaged)", errors)
    assert "put a backup, such as monday.sqlite3, in its place" in errors
    assert len(errors.splitlines()) == 1
    assert database.stat().st_size == 5000
    assert not (tmp_path / "copy.sqlite3").exists()


async def test_buttons_show_uploaded_emojis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for holder, name in (
        (discord_api.Route, "BASE"),
        (discord_api.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord_api.Asset, "BASE"),
    ):
        monkeypatch.setattr(holder, name, getattr(holder, name))
    with staged(tmp_path) as scene:
        discord_api.point_at(scene.playground.url)
        async with await Store.open(scene.bot.database) as store:
            assert await upload("playground", store, pace=0) == len(emoji_images())
            assert await upload("playground", store, pace=0) == 0, "once"
        scene.bot.start()
        async with person(scene.playground.url, "Aoi") as aoi:
            table = await start(aoi, await open_lobby(scene.channel(), aoi, computers=2))
            hand = await take_hand(aoi, table)
            await aoi.until(lambda: controls(aoi.now(hand)), "a turn")
            cards = [each for each in controls(aoi.now(hand)) if re.fullmatch(r"m:\d+:\d+:..", each["custom_id"])]
            assert cards
            assert all(each["emoji"]["name"] == f"card_{each['custom_id'][-2:]}" for each in cards)
