"""The console script as people use it: a playground of its own, stopping, a backup, emojis."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from bot import wire
from bot.emojis import upload
from data.store import Store
from renderers import emoji_images
from tests.e2e.people import controls, person
from tests.e2e.playing import open_lobby, start, take_hand
from tests.e2e.processes import ROOT, Bot, Playground


def environment(folder: Path, **settings: str) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("SEVENS_", "DISCORD_"))}
    return clean | {"DATABASE_URL": f"sqlite:///{folder / 'sevens.sqlite3'}"} | settings


def sevens(*arguments: str, folder: Path, **settings: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "bot", *arguments],
        cwd=ROOT,
        env=environment(folder, **settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.fixture(autouse=True)
def _every_request_is_in_order() -> None:
    """No scene is shared here."""


async def test_run_without_a_token_brings_its_own_playground(tmp_path: Path) -> None:
    process = sevens("run", folder=tmp_path, SEVENS_PLAYGROUND_PORT="0")
    assert process.stdout is not None
    said = process.stdout.readline()
    address = re.search(r"http://127\.0\.0\.1:\d+", said)
    assert address, said
    with urllib.request.urlopen(address[0], timeout=10) as page:
        assert page.status == 200
    async with person(address[0], "Aoi") as aoi:
        world = await aoi.ask("GET", "/world")
        while not world["connected"]:
            world = await aoi.ask("GET", "/world")
        channel = next(each["id"] for each in world["guilds"][0]["channels"] if each["type"] == 0)
        await open_lobby(channel, aoi)
    copied = sevens("backup", str(tmp_path / "copy.sqlite3"), folder=tmp_path)
    assert copied.wait(30) == 0
    with sqlite3.connect(tmp_path / "copy.sqlite3") as copy:
        assert copy.execute("SELECT count(*) FROM tables WHERE closed_at_ms IS NULL").fetchone() == (1,)
    process.send_signal(signal.SIGTERM)
    _, log = process.communicate(timeout=20)
    assert process.returncode == 0, log
    assert "Traceback" not in log
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(address[0], timeout=2)


@pytest.mark.parametrize(
    ("arguments", "settings", "says"),
    [
        (["run"], {"SEVENS_TURN_SECONDS": "soon"}, "SEVENS_TURN_SECONDS: "),
        (["run"], {"DATABASE_URL": "mysql://x"}, "DATABASE_URL: "),
        (["emojis"], {}, "DISCORD_TOKEN: "),
    ],
)
def test_a_wrong_setting_is_one_line(tmp_path: Path, arguments: list[str], settings: dict[str, str], says: str) -> None:
    process = sevens(*arguments, folder=tmp_path, **settings)
    _, told = process.communicate(timeout=30)
    assert process.returncode == 1
    assert says in told
    assert len(told.splitlines()) == 1


async def test_uploaded_emojis_stand_on_the_buttons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    playground = Playground.start(tmp_path)
    bot = Bot(playground, tmp_path)
    try:
        for holder, name in ((wire.Route, "BASE"), (wire.DiscordWebSocket, "DEFAULT_GATEWAY"), (wire.Asset, "BASE")):
            monkeypatch.setattr(holder, name, getattr(holder, name))
        wire.point_at(playground.url)
        async with await Store.open(bot.database) as store:
            assert await upload("playground", store, pace=0) == len(emoji_images())
            assert await upload("playground", store, pace=0) == 0, "once"
        bot.start()
        async with person(playground.url, "Aoi") as aoi:
            channel = next(
                each["id"] for each in playground.get("/world")["guilds"][0]["channels"] if each["type"] == 0
            )
            table = await start(aoi, await open_lobby(channel, aoi, computers=2))
            hand = await take_hand(aoi, table)
            await aoi.until(lambda: controls(aoi.now(hand)), "a turn")
            cards = [each for each in controls(aoi.now(hand)) if each["custom_id"][-4:] != "pass"]
            assert all(each["emoji"]["name"] == f"card_{each['custom_id'][-2:]}" for each in cards)
        assert bot.stop() == 0
    finally:
        if bot.process is not None and bot.process.poll() is None:
            bot.kill()
        playground.stop()
