"""`python -m playground`: run a stand-in for Discord until it is interrupted."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
from pathlib import Path

from i18n import LANGUAGES
from playground.app import PlaygroundOptions
from playground.intents import PRIVILEGED, Intent
from playground.limits import HEARTBEAT_MS
from playground.server import serve


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="playground", description="A stand-in for Discord on 127.0.0.1.")
    parser.add_argument("--port", type=int, default=0, help="0: any free one (default)")
    parser.add_argument("--seed-people", type=int, default=4, metavar="N", help="people who are there (default: 4)")
    parser.add_argument("--shards", type=int, default=1, metavar="N", help="shards advised (default: 1)")
    parser.add_argument("--rate-limits", choices=("discord", "off"), default="discord")
    parser.add_argument("--token", help="the only good token (default: any)")
    parser.add_argument(
        "--no-privileged-intents", action="store_true", help="refuse members, presences and message content (4014)"
    )
    parser.add_argument(
        "--identify-interval",
        type=float,
        metavar="SECONDS",
        help="between two sessions (default: 5, as Discord, or 0 where rate limits are off)",
    )
    parser.add_argument(
        "--openapi",
        type=Path,
        default=os.environ.get("PLAYGROUND_OPENAPI"),
        metavar="FILE",
        help="hold every body against Discord's API description (needs jsonschema-rs)",
    )
    parser.add_argument("--languages", type=Path, metavar="FOLDER", help="more languages for the page, as in i18n/")
    parser.add_argument(
        "--heartbeat",
        type=float,
        default=os.environ.get("PLAYGROUND_HEARTBEAT", HEARTBEAT_MS / 1000),
        metavar="SECONDS",
        help="between two heartbeats of the bot (default: %(default)s, as Discord)",
    )
    parser.add_argument(
        "--until-stdin-ends", action="store_true", help="stop when the process that started this one is gone"
    )
    return parser.parse_args()


async def _run(port: int, options: PlaygroundOptions, *, until_stdin_ends: bool) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    if until_stdin_ends:
        await loop.connect_read_pipe(lambda: _UntilItEnds(stop), sys.stdin)
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with serve(port=port, options=options) as playground:
        print(f"Playground on {playground.url}", flush=True)
        await stop.wait()


class _UntilItEnds(asyncio.Protocol):
    """Sets the event when stdin reaches its end, that is when the parent process is gone, for whatever reason."""

    def __init__(self, stop: asyncio.Event) -> None:
        self._stop = stop

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop.set()


def main() -> None:
    given = _arguments()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    if given.languages is not None:
        LANGUAGES.search(given.languages)
    options = PlaygroundOptions(
        people=max(1, given.seed_people),
        shards=max(1, given.shards),
        rate_limits=given.rate_limits,
        token=given.token,
        privileged=Intent(0) if given.no_privileged_intents else PRIVILEGED,
        identify_seconds=given.identify_interval,
        heartbeat_ms=round(given.heartbeat * 1000),
        openapi=None if given.openapi is None else Path(given.openapi),
    )
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        runner = asyncio.run
    else:
        runner = uvloop.run
    try:
        runner(_run(given.port, options, until_stdin_ends=given.until_stdin_ends))
    except OSError as error:
        sys.exit(f"The playground cannot listen: {error}")


if __name__ == "__main__":
    main()
