"""Starts Python modules as processes of their own without importing what they need each time.

A bot takes seconds of processor time to import, and the tests start hundreds. `launch` asks a process that has imported
it to fork. The forked process has its own environment, folder and pipes; it can be killed like any other, and its exit
status is told. `python -m tests.starter` is that process; it ends with the tests.
"""

import asyncio
import contextlib
import gc
import importlib
import json
import os
import runpy
import select
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import IO, Any

from i18n import LANGUAGES, texts_in

ROOT = Path(__file__).parents[1]
_LONGEST = 1 << 20
"""Bytes of a request: a command, a folder and an environment."""


class Started:
    """A started process, with the part of `subprocess.Popen` that the tests use."""

    def __init__(self, starter: "_Starter", pid: int, stdin: IO[Any], stdout: IO[Any]) -> None:
        self.pid, self.stdin, self.stdout = pid, stdin, stdout
        self._starter = starter

    @property
    def returncode(self) -> int | None:
        return self._starter.status(self.pid)

    def poll(self) -> int | None:
        return self._starter.status(self.pid)

    def wait(self, timeout: float | None = None) -> int:
        """Its exit status; raises subprocess.TimeoutExpired."""
        until = None if timeout is None else time.monotonic() + timeout
        while (status := self._starter.status(self.pid, until)) is None:
            if until is not None and time.monotonic() >= until:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
        return status

    def send_signal(self, sent: int) -> None:
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, sent)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def launch(
    command: Sequence[str],
    *,
    cwd: Path,
    env: Mapping[str, str],
    stderr: IO[bytes] | IO[str],
    text: bool = False,
    fresh: bool = False,
) -> Started:
    """Start `(sys.executable, "-m", module, ...)` with pipes as its standard input and output.

    `fresh`: the process imports everything itself.
    """
    executable, option, *rest = command
    assert (executable, option) == (sys.executable, "-m"), command
    read_in, write_in = os.pipe()
    read_out, write_out = os.pipe()
    starter = _starter()
    try:
        pid = starter.fork(fresh, rest, cwd, env, (read_in, write_out, stderr.fileno()))
    finally:
        os.close(read_in)
        os.close(write_out)
    mode = "" if text else "b"
    return Started(starter, pid, os.fdopen(write_in, f"w{mode}"), os.fdopen(read_out, f"r{mode}"))


def run(
    command: Sequence[str], *, cwd: Path, env: Mapping[str, str], timeout: float
) -> subprocess.CompletedProcess[str]:
    """As `subprocess.run` with captured text, for a process that says little and ends by itself."""
    with tempfile.TemporaryFile("w+") as stderr:
        process = launch(command, cwd=cwd, env=env, stderr=stderr, text=True)
        with process.stdin, process.stdout:
            try:
                status = process.wait(timeout)
            except subprocess.TimeoutExpired:
                process.kill()
                raise
            said = process.stdout.read()
        stderr.seek(0)
        return subprocess.CompletedProcess(command, status, said, stderr.read())


class _Starter:
    """The process that forks, and the ends of its children as far as it has told them."""

    def __init__(self) -> None:
        self._socket, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._ended: dict[int, int] = {}
        self._lock = threading.Lock()
        self._news = selectors.DefaultSelector()
        self._news.register(self._socket, selectors.EVENT_READ)
        with other:
            # Its pipe for the standard input ends with the tests, however they end.
            self._process = subprocess.Popen(
                (sys.executable, "-m", "tests.starter", str(other.fileno())), pass_fds=[other.fileno()], cwd=ROOT
            )

    def fork(
        self, fresh: bool, rest: Sequence[str], cwd: Path, env: Mapping[str, str], fds: tuple[int, int, int]
    ) -> int:
        said = json.dumps([fresh, rest, str(cwd), dict(env)]).encode()
        with self._lock:
            socket.send_fds(self._socket, [said], fds)
            while True:
                told = self._receive()
                if "started" in told:
                    return told["started"]

    def status(self, pid: int, until: float | None = 0.0) -> int | None:
        """The exit status; waits for any news until this time (None: for ever) if it is not known."""
        with self._lock:
            while pid not in self._ended:
                wait = None if until is None else max(0.0, until - time.monotonic())
                if not self._news.select(0.05 if wait is None else min(wait, 0.05)):
                    break
                self._receive()
            return self._ended.get(pid)

    def _receive(self) -> dict[str, int]:
        said = self._socket.recv(1 << 12)
        assert said, "the starter has ended"
        told = json.loads(said)
        if "ended" in told:
            self._ended[told["ended"]] = told["status"]
        return told


@cache
def _starter() -> _Starter:
    return _Starter()


# -- The process that forks -------------------------------------------------------------------------------------------


def main() -> None:
    """Fork on each request; tell what has ended."""
    asked = socket.socket(fileno=int(sys.argv[1]))
    _import_all()
    gc.freeze()  # Else each forked process looks through all of this again and again, and copies it by that.
    woken, wake = os.pipe()
    for end in (woken, wake):
        os.set_blocking(end, False)
    signal.signal(signal.SIGCHLD, _nothing)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    while True:
        ready, _, _ = select.select([asked, woken], [], [])
        if woken in ready:
            with contextlib.suppress(BlockingIOError):
                os.read(woken, 1 << 12)
        _tell_ended(asked)
        if asked in ready:
            said, fds, _, _ = socket.recv_fds(asked, _LONGEST, 3)
            if not said:
                return
            fresh, rest, cwd, env = json.loads(said)
            pid = os.fork()
            if not pid:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                signal.signal(signal.SIGINT, signal.default_int_handler)
                for end in (asked.fileno(), woken, wake):
                    os.close(end)
                _become(fresh, rest, cwd, env, fds)
            for fd in fds:
                os.close(fd)
            asked.send(json.dumps({"started": pid}).encode())


def _nothing(number: int, frame: object) -> None:
    """The wake-up file descriptor tells of the signal."""


def _tell_ended(asked: socket.socket) -> None:
    with contextlib.suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            asked.send(json.dumps({"ended": ended[0], "status": os.waitstatus_to_exitcode(ended[1])}).encode())


def _become(fresh: bool, rest: list[str], cwd: str, env: dict[str, str], fds: Sequence[int]) -> None:
    """Run the module in this process as if it had been started by itself; does not return."""
    status = 1
    try:
        for number, fd in enumerate(fds):
            os.dup2(fd, number)
            os.close(fd)
        sys.stdin, sys.stdout = os.fdopen(0, closefd=False), os.fdopen(1, "w", closefd=False)
        os.environ.clear()
        os.environ.update(env)
        os.chdir(cwd)
        if fresh:
            os.execve(sys.executable, (sys.executable, "-m", *rest), env)
        module, *arguments = rest
        sys.argv = [module, *arguments]
        sys.modules.pop(f"{module}.__main__", None)  # It would warn that this has been imported.
        runpy.run_module(module, run_name="__main__", alter_sys=True)
        status = 0
    except SystemExit as leaving:
        status = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
        if isinstance(leaving.code, str):
            print(leaving.code, file=sys.stderr)
    except BaseException as error:
        sys.excepthook(type(error), error, error.__traceback__)
    finally:
        with contextlib.suppress(Exception):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)


def _import_all() -> None:
    """Import the bot and the playground, read the texts, and draw the cards for bots that draw in threads."""
    for module in ("bot.__main__", "playground.__main__"):
        importlib.import_module(module)
    for language in LANGUAGES:
        texts_in(language)
    importlib.import_module("playground.server").page_texts()
    asyncio.run(_draw_cards())


async def _draw_cards() -> None:
    from bot.platform.drawing import Drawing

    drawing = Drawing()
    await drawing.warm_up(pause=0.0)
    await drawing.stop_drawing()


if __name__ == "__main__":
    main()
