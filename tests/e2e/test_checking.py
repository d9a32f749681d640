"""`sevens check` against the playground: what is well, and each thing that can be wrong."""

import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from i18n import LANGUAGES, texts_in
from tests import starter
from tests.e2e.processes import PATIENCE, Playground, clean_environment

Check = Callable[..., tuple[int, str]]


@pytest.fixture(autouse=True)
def _every_request_is_in_order() -> None:
    """Some are refused here."""


@pytest.fixture(scope="module")
def playground(tmp_path_factory: pytest.TempPathFactory):
    started = Playground.start(tmp_path_factory.mktemp("check"))
    yield started
    started.stop()


@pytest.fixture
def check(playground: Playground, tmp_path: Path) -> Check:
    def run(**settings: str) -> tuple[int, str]:
        given = {"SEVENS_PLAYGROUND": playground.url, "DATABASE_URL": f"sqlite:///{tmp_path / 'sevens.sqlite3'}"}
        command = (sys.executable, "-m", "bot", "check")
        done = starter.run(command, cwd=tmp_path, env=clean_environment() | given | settings, timeout=PATIENCE)
        assert "Traceback" not in done.stderr, done.stderr
        return done.returncode, done.stdout

    return run


def test_all_is_well_and_nothing_is_changed(check: Check, playground: Playground, tmp_path: Path) -> None:
    world = playground.get("/world")
    channel = next(c for guild in world["guilds"] for c in guild["channels"] if c["type"] == 0)
    playground.post("/world/guilds", {"name": "Second", "channels": ["a"]})
    status, said = check(SEVENS_OWNER_CHANNEL=channel["id"])
    assert status == 0, said
    for about in ("fonts", "database", "DISCORD_TOKEN", "SEVENS_OWNER_CHANNEL", "intents", "server Second"):
        assert f"ok     {about}: " in said, said
    for language in LANGUAGES:
        assert texts_in(language)("language-name") in said, "the fonts are checked for every language"
    assert said.endswith("The bot can play\n")
    assert list(tmp_path.iterdir()) == []
    assert playground.get("/world")["connected"] is False


def test_a_folder_that_is_not_there_is_named(check: Check, tmp_path: Path) -> None:
    status, said = check(DATABASE_URL=f"sqlite:///{tmp_path / 'no' / 'such' / 'sevens.sqlite3'}")
    assert status == 0, said
    assert f"note   database: there is no folder {tmp_path / 'no' / 'such'}; the first start makes it" in said
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "file").touch()
    status, said = check(DATABASE_URL=f"sqlite:///{tmp_path / 'file' / 'sevens.sqlite3'}")
    assert status == 1
    assert f"WRONG  database: DATABASE_URL: {tmp_path / 'file'} is no folder" in said


def test_nobody_is_sent_to_a_playground_where_a_newer_release_has_migrated_the_database(tmp_path: Path) -> None:
    file = tmp_path / "sevens.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    settings = clean_environment() | {"DATABASE_URL": f"sqlite:///{file}", "SEVENS_PLAYGROUND_PORT": "0"}
    done = starter.run((sys.executable, "-m", "bot", "run"), cwd=tmp_path, env=settings, timeout=PATIENCE)
    assert done.returncode == 1
    assert done.stdout == ""
    assert "DATABASE_URL: a newer release has migrated the database (to 9999); run that one" in done.stderr


def test_a_server_in_which_a_permission_is_missing_is_named(check: Check, playground: Playground) -> None:
    guild = playground.post("/world/guilds", {"name": "Closed", "channels": ["quiet", "open"]})
    quiet = next(each["id"] for each in guild["channels"] if each["name"] == "quiet")
    playground.patch(f"/world/channels/{quiet}", {"deny": ["ATTACH_FILES"]})
    status, said = check()
    assert status == 0
    assert "note   server Closed: lacks attach files in #quiet\n" in said


def test_without_a_token_it_says_what_happens(check: Check) -> None:
    status, said = check(SEVENS_PLAYGROUND="")
    assert status == 0
    assert "note   DISCORD_TOKEN: there is none" in said


def test_a_token_that_discord_does_not_know(tmp_path: Path, check: Check) -> None:
    strict = Playground.start(tmp_path, command=(sys.executable, "-m", "playground", "--token", "another"))
    try:
        status, said = check(SEVENS_PLAYGROUND=strict.url)
    finally:
        strict.stop()
    assert status == 1
    assert "WRONG  DISCORD_TOKEN: Discord does not know this token" in said
    assert said.endswith("The bot cannot play like this\n")


def test_discord_that_cannot_be_reached(check: Check) -> None:
    status, said = check(SEVENS_PLAYGROUND="http://127.0.0.1:9")
    assert status == 1
    assert "WRONG  Discord: cannot be reached" in said


def test_an_owner_channel_that_is_not_there(check: Check) -> None:
    status, said = check(SEVENS_OWNER_CHANNEL="5")
    assert status == 1
    assert "WRONG  SEVENS_OWNER_CHANNEL: the bot does not see channel 5" in said


@pytest.mark.parametrize(
    ("content", "says"),
    [(b"not a database at all, but some text" * 9, "is no SQLite database"), (b"SQLite format 3\0", "was cut off")],
)
def test_a_database_that_is_none(check: Check, tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "sevens.sqlite3"
    file.write_bytes(content)
    status, said = check(SEVENS_PLAYGROUND="")
    assert status == 1
    assert f"WRONG  database: DATABASE_URL: {file} {says}" in said
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("revision", "status", "says"),
    [
        ("0001", 0, "note   database: can be used; 0 tables are open; the next start migrates it from 0001"),
        ("9999", 1, "WRONG  database: DATABASE_URL: a newer release has migrated the database (to 9999)"),
    ],
)
def test_a_database_of_another_release(check: Check, tmp_path: Path, revision: str, status: int, says: str) -> None:
    with closing(sqlite3.connect(tmp_path / "sevens.sqlite3")) as made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.execute("CREATE TABLE tables (closed_at_ms INTEGER)")
        made.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
        made.commit()
    found, said = check(SEVENS_PLAYGROUND="")
    assert found == status
    assert says in said


def test_a_server_of_databases_that_is_not_there(check: Check) -> None:
    status, said = check(SEVENS_PLAYGROUND="", DATABASE_URL="postgresql://a:geheim@127.0.0.1:9/b")
    assert status == 1
    assert "WRONG  database: DATABASE_URL: the database cannot be reached" in said
    assert "geheim" not in said
