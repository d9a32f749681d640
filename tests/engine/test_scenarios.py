"""The scenario records: small cases with hand-written legal lists and results."""

import json
from pathlib import Path

import pytest

from engine.catalog import GAMES
from engine.record import RecordError, differences, read_lines

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FILES = sorted(SCENARIOS.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenarios_verify(path: Path) -> None:
    records = list(read_lines(path.read_bytes().splitlines()))
    assert records
    for number, record in records:
        assert not isinstance(record, RecordError), str(record)
        assert differences(record) == [], f"line {number}: {record.note}"
        assert record.note, f"line {number} has no note"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_three_scenarios(game: str) -> None:
    lines = [line for path in FILES for line in path.read_text().splitlines()]
    assert sum(json.loads(line)["game"] == game for line in lines) >= 3
