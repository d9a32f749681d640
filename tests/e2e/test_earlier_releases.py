"""The bot starts on a database that an earlier release has left, and every button of that release is answered."""

import asyncio
import re
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from tests.e2e.forging import press_forged
from tests.e2e.people import Person, moves, person, text
from tests.e2e.playing import move_once, somebodys_turn
from tests.e2e.scenes import Scene, staged

ROOT = Path(__file__).parents[1]
FAULT = "Something went wrong on my side"
FORMS = (ROOT / "bot/platform/custom_ids.txt").read_text().splitlines()
"""Every form of custom id that was ever sent; of two the shorter has table 1."""
OF_TABLES = [form for form in FORMS if re.match(r"[a-z]+(:[a-z]+)?:1(?!\d)", form)]


def left_by(release: str, database: Path, people: list[Person], guild: int, channels: list[str]) -> list[int]:
    """Write what a release has left, with these people for 11 to 14 and these channels for 1, 2, 3, as of just now.

    Returns the numbers of a finished match, one in play, a lobby and a lesson.
    """
    users = {number: int(each.id) for number, each in zip((11, 12, 13, 14), people, strict=True)}
    ids = {
        "user_id": users,
        "guild_id": {1: guild},
        "channel_id": dict(enumerate(map(int, channels), 1)) | {-number: -user for number, user in users.items()},
    }
    script = (ROOT / f"data/release_{release}.sql").read_text()
    script = re.sub(r'"(user|host|owner)":(1[1-4])\b', lambda found: f'"{found[1]}":{users[int(found[2])]}', script)
    database.unlink(missing_ok=True)  # One of this release is there.
    with closing(sqlite3.connect(database)) as made, made:
        made.executescript(script)
        [[newest]] = made.execute("SELECT MAX(opened_at_ms) FROM tables")
        later = int(time.time() * 1000) - newest
        columns = made.execute(
            "SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns"
            " WHERE tables.type = 'table'"
        ).fetchall()
        for table, column in columns:
            if column.endswith("_ms"):
                made.execute(f"UPDATE {table} SET {column} = {column} + ?", (later,))
            for old, new in ids.get(column, {}).items():
                made.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (new, old))
        return [number for [number] in made.execute("SELECT id FROM tables ORDER BY id")]


@pytest.mark.parametrize("release", [pytest.param("0_1_0", marks=pytest.mark.slow), "0_2_0"])
async def test_buttons_of_an_earlier_release_do_what_they_did(tmp_path: Path, release: str) -> None:
    with staged(tmp_path) as scene:
        async with AsyncExitStack() as stack:
            names = ("Ann", "Ben", "Cat", "Dan")
            people = [await stack.enter_async_context(person(scene.playground.url, name)) for name in names]
            channels = [scene.new_channel(name) for name in ("over", "played", "lobby")]
            database = scene.bot.folder / "sevens.sqlite3"
            numbers = left_by(release, database, people, int(scene.guild()["id"]), channels)
            await asyncio.to_thread(scene.bot.start)
            await _play_on(scene, people, channels, numbers)
            ann, _, cat, _ = people
            for who, channel, number in zip((ann, ann, ann, cat), (*channels, channels[0]), numbers, strict=True):
                for form in OF_TABLES:
                    answer = await press_forged(who, channel, form.replace(":1", f":{number}", 1))
                    assert FAULT not in text(answer), form


async def _play_on(scene: Scene, people: list[Person], channels: list[str], numbers: list[int]) -> None:
    """What somebody does first, who finds the messages of the release before in the channel."""
    ann, ben, cat, dan = people
    _, playing, waiting = channels
    over, played, lobby, lesson = numbers
    assert (await press_forged(ben, channels[0], f"t:record:{over}", follows=True))["attachments"]
    before = scene.plies(playing)
    hands = [(who, await press_forged(who, playing, f"t:hand:{played}", follows=True)) for who in (ann, ben, cat, dan)]
    who, hand = await somebodys_turn(*hands)
    while scene.plies(playing) == before:
        assert await move_once(who, hand)
    await press_forged(ann, waiting, f"l:start:{lobby}")
    assert scene.bot.table(waiting).match is not None
    assert moves(await press_forged(cat, playing, f"t:hand:{lesson}", follows=True))
