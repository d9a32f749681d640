"""Records of another program for the same rules, where a checkout of them stands beside this one."""

from pathlib import Path

import pytest

from engine.record import RecordError, differences, read_lines

FILES = sorted((Path(__file__).parents[3] / "shared" / "examples").glob("*.jsonl"))


@pytest.mark.skipif(not FILES, reason="no examples beside the checkout")
@pytest.mark.parametrize("path", FILES or [None], ids=lambda path: path.stem if path else "none")
def test_examples(path: Path) -> None:
    for number, record in read_lines(path.read_bytes().splitlines()):
        assert not isinstance(record, RecordError), str(record)
        assert differences(record) == [], f"line {number}"
