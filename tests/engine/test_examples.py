"""Records of another program for the same rules, where a checkout of them stands beside this one."""

import json
from pathlib import Path

import pytest

from engine.catalog import GAMES
from engine.record import Json, differences, record_from

FILES = sorted((Path(__file__).parents[3] / "shared" / "examples").glob("*.jsonl"))


def known(record: Json) -> bool:
    """Whether the game and its options are there. Of options that are not, the default may be named: it is left out."""
    if record["game"] not in GAMES:
        return False
    model, rules = GAMES[record["game"]].rules, record["rules"]
    for name in rules.keys() - model.model_fields.keys():
        if (name, rules[name]) != ("decks", 1):
            return False
        del rules[name]
    return True


@pytest.mark.skipif(not FILES, reason="no examples beside the checkout")
@pytest.mark.parametrize("path", FILES or [None], ids=lambda path: path.stem if path else "none")
def test_example_records_verify(path: Path) -> None:
    records = [json.loads(line) for line in path.read_text().splitlines()]
    compared = [(number, record) for number, record in enumerate(records, start=1) if known(record)]
    if not compared:
        pytest.skip("no game of these records is there")
    for number, record in compared:
        assert differences(record_from(record)) == [], f"line {number}"
