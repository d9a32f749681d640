"""The console script: its own playground, stopping, a backup, emojis; and `sevens check`: what is well, and each thing
that can be wrong."""

import asyncio
import re
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.platform.emojis import upload
from data.backup import backup
from data.store import Store
from i18n import LANGUAGES, texts_in
from renderers import emoji_images
from tests import starter
from tests.e2e.people import controls, person
from tests.e2e.playing import open_lobby, start, take_hand
from tests.e2e.processes import PATIENCE, RUN, Playground, clean_environment, end
from tests.e2e.scenes import channel_of, staged
from tests.pointed import pointed_at

NOBODY = "http://127.0.0.1:9"
"""Where no server listens."""
HEARTBEAT_SECONDS = 10.5
"""discord.py warns where an acknowledgement seems to be more than 10 s late, so a shorter interval shows nothing."""


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
            channel = channel_of(world["guilds"][0])
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


@pytest.mark.slow
def test_a_bot_in_the_playground_logs_no_warnings(tmp_path: Path) -> None:
    """What a newcomer reads in the terminal."""
    environment = clean_environment() | {"SEVENS_PLAYGROUND_PORT": "0", "PLAYGROUND_HEARTBEAT": str(HEARTBEAT_SECONDS)}
    output = tmp_path / "output"
    with output.open("w") as written:
        process = subprocess.Popen(RUN, cwd=tmp_path, env=environment, stdout=written, stderr=subprocess.STDOUT)
    try:
        until = time.monotonic() + PATIENCE
        while "has connected to Gateway" not in output.read_text():
            assert process.poll() is None, output.read_text()
            assert time.monotonic() < until, output.read_text()
            time.sleep(0.1)
        time.sleep(2 * HEARTBEAT_SECONDS + 1)
    finally:
        status = end(process)
    said = output.read_text()
    assert status == 0, said
    assert "Play in your browser: http://127.0.0.1:" in said
    # What thinks has the lowest priority, and on a machine with other work it may get no time at all.
    quiet = said.replace("WARNING bot.platform.thinking: A process that thinks failed: TimeoutError()", "")
    assert not re.search("WARNING|ERROR|voice|keep up|behind", quiet), said


def fails_in_one_line(ended: subprocess.CompletedProcess[str], says: str) -> None:
    assert ended.returncode == 1
    assert re.search(says, ended.stderr)
    assert len(ended.stderr.splitlines()) == 1


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
    fails_in_one_line(said_by(*arguments, folder=tmp_path, **settings), says)


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
        settings |= {"SEVENS_PLAYGROUND": NOBODY}
        fails_in_one_line(await asyncio.to_thread(said_by, "run", folder=tmp_path, **settings), says)


@pytest.mark.parametrize("command", ["run", "backup", "emojis"])
async def test_a_damaged_database_is_reported_in_one_line_with_a_hint_to_backups(tmp_path: Path, command: str) -> None:
    database = tmp_path / "sevens.sqlite3"
    async with await Store.open(f"sqlite:///{database}"):
        await backup(f"sqlite:///{database}", tmp_path / "monday.sqlite3")
    with database.open("rb+") as file:
        file.truncate(5000)
    arguments = [command, "copy.sqlite3"] if command == "backup" else [command]
    ended = await asyncio.to_thread(said_by, *arguments, folder=tmp_path, SEVENS_PLAYGROUND=NOBODY)
    fails_in_one_line(ended, r"DATABASE_URL: \S+sevens\.sqlite3 (was cut off|is damaged)")
    assert "put a backup, such as monday.sqlite3, in its place" in ended.stderr
    assert database.stat().st_size == 5000
    assert not (tmp_path / "copy.sqlite3").exists()


@pytest.mark.slow
async def test_buttons_show_uploaded_emojis(tmp_path: Path) -> None:
    with staged(tmp_path) as scene, pointed_at(scene.playground.url):
        async with await Store.open(scene.bot.database) as store:
            assert await upload("playground", store.emojis, pace=0) == len(emoji_images())
            assert await upload("playground", store.emojis, pace=0) == 0, "once"
        scene.bot.start()
        async with person(scene.playground.url, "Aoi") as aoi:
            table = await start(aoi, await open_lobby(scene.channel(), aoi, computers=2))
            hand = await take_hand(aoi, table)
            await aoi.until(lambda: controls(aoi.now(hand)), "a turn")
            cards = [each for each in controls(aoi.now(hand)) if re.fullmatch(r"m:\d+:\d+:..", each["custom_id"])]
            assert cards
            assert all(each["emoji"]["name"] == f"card_{each['custom_id'][-2:]}" for each in cards)


# -- sevens profile ---------------------------------------------------------------------------------------------------


def test_the_profile_is_set_from_what_the_project_has(playground: Playground, tmp_path: Path) -> None:
    said = said_by("profile", folder=tmp_path, SEVENS_PLAYGROUND=playground.url)
    assert said.returncode == 0, said.stderr
    fields = ("description", "tags", "icon", "cover_image", "integration_types_config")
    assert said.stdout.splitlines() == [f"ok     {field}: is set" for field in fields]
    requests = playground.get("/world/requests")
    assert [each["errors"] for each in requests if each["method"] == "PATCH"] == [[]] * len(fields)
    assert "DISCORD_TOKEN: is needed" in said_by("profile", folder=tmp_path).stderr


# -- sevens check -----------------------------------------------------------------------------------------------------

Check = Callable[..., str]


@pytest.fixture(scope="module")
def playground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playground]:
    started = Playground.start(tmp_path_factory.mktemp("check"))
    yield started
    started.stop()


@pytest.fixture
def check(playground: Playground, tmp_path: Path) -> Check:
    """Runs `sevens check` with these settings, which must end with this status; returns what it says."""

    def run(status: int = 0, **settings: str) -> str:
        done = said_by("check", folder=tmp_path, **{"SEVENS_PLAYGROUND": playground.url} | settings)
        assert "Traceback" not in done.stderr, done.stderr
        assert done.returncode == status, done.stdout
        return done.stdout

    return run


def test_all_is_well_and_nothing_is_changed(check: Check, playground: Playground, tmp_path: Path) -> None:
    channel = next(c for guild in playground.get("/world")["guilds"] for c in guild["channels"] if c["type"] == 0)
    playground.post("/world/guilds", {"name": "Second", "channels": ["a"]})
    said = check(SEVENS_OWNER_CHANNEL=channel["id"])
    for about in ("fonts", "database", "DISCORD_TOKEN", "SEVENS_OWNER_CHANNEL", "intents", "server Second"):
        assert f"ok     {about}: " in said, said
    for language in LANGUAGES:
        assert texts_in(language)("language-name") in said, "the fonts are checked for every language"
    assert said.endswith("The bot can play\n")
    assert list(tmp_path.iterdir()) == []
    assert playground.get("/world")["connected"] is False


@pytest.mark.slow
def test_a_folder_that_is_not_there_is_named(check: Check, tmp_path: Path) -> None:
    said = check(DATABASE_URL=f"sqlite:///{tmp_path / 'no' / 'such' / 'sevens.sqlite3'}")
    assert f"note   database: there is no folder {tmp_path / 'no' / 'such'}; the first start makes it" in said
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "file").touch()
    said = check(1, DATABASE_URL=f"sqlite:///{tmp_path / 'file' / 'sevens.sqlite3'}")
    assert f"WRONG  database: DATABASE_URL: {tmp_path / 'file'} is no folder" in said


def store_of(file: Path, revision: str) -> None:
    """A database that the release with this revision has left."""
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.execute("CREATE TABLE tables (closed_at_ms INTEGER)")
        made.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
        made.commit()


def test_nobody_is_sent_to_a_playground_where_a_newer_release_has_migrated_the_database(tmp_path: Path) -> None:
    store_of(tmp_path / "sevens.sqlite3", "9999")
    done = said_by("run", folder=tmp_path, SEVENS_PLAYGROUND_PORT="0")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "DATABASE_URL: a newer release has migrated the database (to 9999); run that one" in done.stderr


@pytest.mark.slow
def test_a_server_in_which_a_permission_is_missing_is_named(check: Check, playground: Playground) -> None:
    guild = playground.post("/world/guilds", {"name": "Closed", "channels": ["quiet", "open"]})
    quiet = next(each["id"] for each in guild["channels"] if each["name"] == "quiet")
    playground.patch(f"/world/channels/{quiet}", {"deny": ["ATTACH_FILES"]})
    assert "note   server Closed: lacks attach files in #quiet\n" in check()


@pytest.mark.slow
def test_a_token_that_discord_does_not_know(tmp_path: Path, check: Check) -> None:
    strict = Playground.start(tmp_path, command=(sys.executable, "-m", "playground", "--token", "another"))
    try:
        said = check(1, SEVENS_PLAYGROUND=strict.url)
    finally:
        strict.stop()
    assert "WRONG  DISCORD_TOKEN: Discord does not know this token" in said
    assert said.endswith("The bot cannot play like this\n")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("status", "settings", "says"),
    [
        (0, {"SEVENS_PLAYGROUND": ""}, "note   DISCORD_TOKEN: there is none"),
        (1, {"SEVENS_PLAYGROUND": NOBODY}, "WRONG  Discord: cannot be reached"),
        (1, {"SEVENS_OWNER_CHANNEL": "5"}, "WRONG  SEVENS_OWNER_CHANNEL: the bot does not see channel 5"),
        (
            1,
            {"SEVENS_PLAYGROUND": "", "DATABASE_URL": "postgresql://a:geheim@127.0.0.1:9/b"},
            "WRONG  database: DATABASE_URL: the database cannot be reached",
        ),
    ],
    ids=["no token", "no Discord", "no owner channel", "no server of databases"],
)
def test_what_is_not_there_is_named(check: Check, status: int, settings: dict[str, str], says: str) -> None:
    said = check(status, **settings)
    assert says in said
    assert "geheim" not in said


@pytest.mark.slow
@pytest.mark.parametrize(
    ("content", "says"),
    [(b"not a database at all, but some text" * 9, "is no SQLite database"), (b"SQLite format 3\0", "was cut off")],
)
def test_a_database_that_is_none(check: Check, tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "sevens.sqlite3"
    file.write_bytes(content)
    assert f"WRONG  database: DATABASE_URL: {file} {says}" in check(1, SEVENS_PLAYGROUND="")
    assert file.read_bytes() == content


@pytest.mark.slow
@pytest.mark.parametrize(
    ("revision", "status", "says"),
    [
        ("0001", 0, "note   database: can be used; 0 tables are open; the next start migrates it from 0001"),
        ("9999", 1, "WRONG  database: DATABASE_URL: a newer release has migrated the database (to 9999)"),
    ],
)
def test_a_database_of_another_release(check: Check, tmp_path: Path, revision: str, status: int, says: str) -> None:
    store_of(tmp_path / "sevens.sqlite3", revision)
    assert says in check(status, SEVENS_PLAYGROUND="")
