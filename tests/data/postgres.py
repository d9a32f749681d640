"""A private PostgreSQL cluster for tests, in a temporary folder and reached by a socket there; deleted afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit
from uuid import uuid4

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from data.connect import create
from data.migrations import migrate
from tests.times import apart

USER = "sevens"
_with_template = set[str]()
"""The clusters that have the database `migrated`."""


class NoPostgres(Exception):
    """Why this machine cannot run a cluster."""


def _binaries() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    if on_path is None:
        raise NoPostgres("PostgreSQL's initdb is not on this machine")
    return Path(on_path).resolve().parent


def _as_somebody(folder: Path) -> Sequence[str]:
    """The command prefix that runs the server as another user, who gets the folder: it refuses to run as root."""
    if os.geteuid() != 0:
        return ()
    runuser = shutil.which("runuser")
    if runuser is None:
        raise NoPostgres("the tests run as root, and there is no runuser to start PostgreSQL as somebody else")
    for name in ("postgres", "nobody"):
        try:
            somebody = pwd.getpwnam(name)
        except KeyError:
            continue
        os.chown(folder, somebody.pw_uid, somebody.pw_gid)
        return (runuser, "-u", name, "--")
    raise NoPostgres("the tests run as root, and there is no user postgres or nobody")


def _run(*command: str | Path) -> None:
    # Into a file, not a pipe: the server that pg_ctl leaves behind would keep a pipe open.
    with tempfile.TemporaryFile() as output:
        done = subprocess.run(command, cwd="/", stdout=output, stderr=subprocess.STDOUT, check=False)
        if done.returncode:
            output.seek(0)
            raise NoPostgres(f"{command} failed: {output.read().decode(errors='replace').strip()}")


@contextmanager
def cluster(*, durable: bool = False) -> Iterator[str]:
    """Run a cluster; yields the URL pattern of its databases, with `{name}`. The database `postgres` exists.

    `durable`: commits reach the disk, as they do in use.
    """
    binaries = _binaries()
    folder = Path(tempfile.mkdtemp(prefix="sevens-pg-", dir="/tmp"))  # a socket's path must be short
    try:
        who = _as_somebody(folder)
        data = folder / "data"
        _run(*who, binaries / "initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        # Tests kill clients, not the machine, so fsync is not needed.
        safety = "on" if durable else "off"
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync={safety} -c shared_buffers=16MB"
        _run(*who, binaries / "pg_ctl", "-D", data, "-w", "-o", options, "-l", folder / "log", "start")
        server = int((data / "postmaster.pid").read_text().split()[0])
        apart.add(server)
        try:
            yield f"postgresql://{USER}@/{{name}}?host={quote(str(folder), safe='')}"
        finally:
            with suppress(NoPostgres):  # A test may have ended it.
                _run(*who, binaries / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
            apart.discard(server)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Outage:
    """Takes the server of a cluster away, and starts it again."""

    def __init__(self, pattern: str) -> None:
        self._data = Path(parse_qs(urlsplit(pattern).query)["host"][0]) / "data"
        self._who = _as_somebody(self._data.parent)

    def begin(self) -> None:
        """End the server, with all connections."""
        _run(*self._who, _binaries() / "pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    def end(self) -> None:
        """Start the server."""
        _run(*self._who, _binaries() / "pg_ctl", "-D", self._data, "-w", "-l", self._data.parent / "log", "restart")
        apart.add(int((self._data / "postmaster.pid").read_text().split()[0]))


async def new_database(pattern: str) -> str:
    """Create an empty database in the cluster and return its URL; takes about 0.3 s."""
    name = f"test_{uuid4().hex}"
    await _execute(pattern.format(name="postgres"), f"CREATE DATABASE {name}")
    return pattern.format(name=name)


async def migrated_database(pattern: str) -> str:
    """Make the database `tests` anew, as this release makes one, and return its URL: that is copied in a third of the time
    that migrating takes."""
    server = pattern.format(name="postgres")
    if pattern not in _with_template:
        await _execute(server, "CREATE DATABASE migrated")
        engine = create(pattern.format(name="migrated"))
        await migrate(engine)
        await engine.dispose()
        _with_template.add(pattern)
    await _execute(server, "DROP DATABASE IF EXISTS tests WITH (FORCE)", "CREATE DATABASE tests TEMPLATE migrated")
    return pattern.format(name="tests")


async def end_owner(engine: AsyncEngine) -> None:
    """End the session that owns the database: that of the writer, which holds the advisory lock."""
    async with engine.connect() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid, 2000) FROM pg_locks WHERE locktype = 'advisory'"
                " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
            )
        )


async def _execute(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    for each in statements:
        await connection.execute(each)
    await connection.close()
