"""The playground and the bot as processes of their own, as people run them."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson

ROOT = Path(__file__).parents[2]
OPENAPI = ROOT.parent / "shared" / "discord-openapi.json"
START_SECONDS = 30
RUN = (sys.executable, "-m", "bot", "run")


@dataclass
class Playground:
    """A running playground. With Discord's own description of its API at hand, it holds every request against it."""

    process: subprocess.Popen[str]
    url: str

    @classmethod
    def start(cls, folder: Path, *, validated: bool = True) -> "Playground":
        against = ["--openapi", str(OPENAPI)] if validated and OPENAPI.exists() else []
        process = subprocess.Popen(
            [sys.executable, "-m", "playground", "--port", "0", "--rate-limits", "off", *against],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=(folder / "playground.log").open("w"),
            stdin=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, f"no address in {said!r}: {(folder / 'playground.log').read_text()}"
        return cls(process, found[0].rstrip("/"))

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:
            return orjson.loads(answer.read())

    def stop(self) -> None:
        end(self.process)


@dataclass
class Bot:
    """The bot, to be started, killed and started again on one database."""

    playground: Playground
    folder: Path
    settings: dict[str, str] = field(default_factory=dict)
    process: subprocess.Popen[bytes] | None = None

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder / 'sevens.sqlite3'}"

    @property
    def log(self) -> str:
        file = self.folder / "bot.log"
        return file.read_text() if file.exists() else ""

    def logged(self, channel: int) -> list[tuple[int, str]]:
        """The entries of the channel's tables, one after the other: (time, entry)."""
        with closing(sqlite3.connect(self.folder / "sevens.sqlite3")) as store:
            return store.execute(
                "SELECT entries.at_ms, entries.body FROM entries JOIN tables ON tables.id = entries.table_id"
                " WHERE tables.channel_id = ? ORDER BY tables.id, entries.n",
                (channel,),
            ).fetchall()

    @property
    def environment(self) -> dict[str, str]:
        """Its own settings only, whatever the tests' environment holds."""
        inherited = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("SEVENS_", "DISCORD_", "DATABASE_"))
        }
        return inherited | {
            "SEVENS_PLAYGROUND": self.playground.url,
            "DATABASE_URL": self.database,
            "SEVENS_COMPUTER_PAUSE": "0",
            **self.settings,
        }

    def start(self, *, command: Sequence[str] = RUN) -> None:
        """Returns when it is on the gateway and its commands are known."""
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "bot.log").open("a"),
        )
        self.await_connection()

    def await_connection(self) -> None:
        """Return when it is on the gateway."""
        until = time.monotonic() + START_SECONDS
        while not self.playground.get("/world")["connected"]:
            assert self.process.poll() is None, f"the bot has ended:\n{self.log}"
            assert time.monotonic() < until, f"the bot did not connect:\n{self.log}"
            time.sleep(0.02)

    def stop(self) -> int:
        """Ask it to end; its status."""
        assert self.process is not None
        return end(self.process)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


def end(process: subprocess.Popen[Any]) -> int:
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            stream.close()
    return process.returncode
