"""A bot that starts at once: forked from a process that has imported its modules and drawn its cards.

It is a process of its own and can be killed like any other; only the seconds for importing and drawing are saved.
`python -m tests.e2e.forkserver` is the parent: a line on standard input starts a bot; it prints the bot's pid, and
later its exit status.
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from tests.e2e.processes import Bot, end

FORKSERVER = (sys.executable, "-m", "tests.e2e.forkserver")


@dataclass
class ForkedBot(Bot):
    """A `Bot` whose `process` is the fork server and whose `pid` is the bot itself."""

    command: Sequence[str] = FORKSERVER
    pid: int = 0
    """0: the bot has ended, and its pid may be reused."""

    @property
    def environment(self) -> dict[str, str]:
        """Drawing in threads, where the cards drawn by the fork server are in memory."""
        return {"SEVENS_DRAWING": "threads"} | super().environment

    def start(self, *, command: Sequence[str] | None = None) -> None:
        if self.process is None:
            self.run(command or self.command)
        self.await_connection(of_old=True)
        assert self.process is not None
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        self.pid = self._told()
        self.await_connection()

    def strike(self) -> None:
        """Kill the bot without waiting, for exact timing."""
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
        """Kill the bot and end the fork server."""
        if self.process is not None and self.process.poll() is None:
            self.strike()
            end(self.process)

    def _ended(self) -> int:
        """Wait for the bot's end; returns its status."""
        status = self._told()
        self.pid = 0
        return status

    def _told(self) -> int:
        assert self.process is not None
        said = self.process.stdout.readline()
        assert said, f"the fork server has ended:\n{self.log}"
        return int(said)


async def _draw_cards() -> None:
    from bot.platform.drawing import Drawing

    drawing = Drawing()
    await drawing.warm_up(pause=0.0)
    await drawing.close()


def main() -> None:
    from tests.e2e.known_bot import end_with_input, known_parts, start

    parts = known_parts()
    asyncio.run(_draw_cards())
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            end_with_input()
            start(parts, ["run"])  # exits
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
