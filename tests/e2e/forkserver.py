"""A bot that is up at once: forked, for each start, from a process that has loaded its modules and drawn its cards.

It is a process of its own and dies like any other; only the seconds that importing and drawing take are saved.
`python -m tests.e2e.forkserver` is that process: a line in starts a bot and answers with its pid, then with its status.
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from unittest import mock

from tests.e2e.processes import Bot, end

FORKSERVER = (sys.executable, "-m", "tests.e2e.forkserver")


@dataclass
class ForkedBot(Bot):
    """Like `Bot`; `process` is the fork server, `pid` the bot itself."""

    command: Sequence[str] = FORKSERVER
    pid: int = 0
    """0: it has ended, and its number may be another's by now."""

    @property
    def environment(self) -> dict[str, str]:
        """Drawing in threads: there the cards that the fork server has drawn are there already."""
        return {"SEVENS_DRAWING": "threads"} | super().environment

    def start(self, *, command: Sequence[str] | None = None) -> None:
        if self.process is None:
            self.run(command or self.command)
        self.await_connection(of_old=True)
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        self.pid = self._told()
        self.await_connection()

    def strike(self) -> None:
        """Kill it and do not wait: for moments that count."""
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)

    def kill(self) -> None:
        self.strike()
        status = self._ended()
        assert status == -signal.SIGKILL, f"the bot had ended by itself ({status}):\n{self.log}"

    def stop(self) -> int:
        assert self.pid, "it is not up"
        os.kill(self.pid, signal.SIGTERM)
        status = self._ended()
        self.close()
        return status

    def close(self) -> None:
        """End the fork server, and the bot with it."""
        if self.process is not None and self.process.poll() is None:
            self.strike()
            end(self.process)

    def _ended(self) -> int:
        """Wait for its end; its status."""
        status = self._told()
        self.pid = 0
        return status

    def _told(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said, f"the fork server has ended:\n{self.log}"
        return int(said)


async def _draw_cards() -> None:
    from bot.platform.drawing import Drawing

    drawing = Drawing()
    with mock.patch("bot.platform.drawing._WARM_PAUSE", 0):
        await drawing.warm_up()
    await drawing.close()


def main() -> None:
    from bot.__main__ import main as run_bot
    from tests.e2e.known_bot import end_with_input, furnish

    furnish()
    asyncio.run(_draw_cards())
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            end_with_input()
            run_bot(["run"])  # exits
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
