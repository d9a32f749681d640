"""A run tells in its last lines what was not proved."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SKIPPING = """
import pytest

def test_one():
    pytest.skip("no Chromium")

@pytest.mark.skipif(True, reason="no npm")
def test_another():
    pass

def test_passing():
    pass
"""


def test_what_was_skipped_is_named_last_with_its_reason(tmp_path: Path) -> None:
    (tmp_path / "test_toy.py").write_text(SKIPPING)
    command = (
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.missing",
        "-c",
        "/dev/null",
        "--rootdir",
        tmp_path,
        tmp_path,
    )
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    *_, heading, first, second, _ = filter(None, done.stdout.splitlines())
    assert "not proved" in heading
    assert (first, second) == ("no Chromium: 1 of test_toy.py", "no npm: 1 of test_toy.py")
