"""`sevens run` without a token: what a newcomer reads in the terminal."""

import re
import socket
import subprocess
import time
from pathlib import Path

import pytest

from tests.e2e.processes import PATIENCE, RUN, clean_environment, end

pytestmark = pytest.mark.slow

HEARTBEAT_SECONDS = 10.5
"""discord.py warns where an acknowledgement seems to be more than 10 s late, so a shorter interval shows nothing."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def test_a_bot_in_the_playground_logs_no_warnings(tmp_path: Path) -> None:
    environment = clean_environment() | {
        "SEVENS_PLAYGROUND_PORT": str(free_port()),
        "PLAYGROUND_HEARTBEAT": str(HEARTBEAT_SECONDS),
    }
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
    assert not re.search("WARNING|ERROR|voice|keep up|behind", said), said
