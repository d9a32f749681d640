"""Every rule has a proof: a test that names its id (`test_sn_6_...`), or a scenario whose note does (`SN-6`); and a line of
the engine that enforces it and says so."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from tests.docs.papers import SECTIONS

TESTS = Path(__file__).parents[1]
TEST_NAME = re.compile(r"^\s*(?:async )?def (test_\w+)", re.MULTILINE)
IN_A_NAME = re.compile(r"(?<![a-z])([a-z]{1,2})_(\d+|op|t\d)(?![a-z0-9])")
IN_A_RANGE = re.compile(r"\b([A-Z]{1,2})-(\d+) to \1-(\d+)\b")
IN_A_NOTE = re.compile(r"\b[A-Z]{1,2}-(?:\d+|OP|T\d)\b")


@cache
def proved() -> frozenset[str]:
    """The ids that tests and scenarios name."""
    found: set[str] = set()
    for path in (TESTS / "engine").rglob("test_*.py"):
        for name in TEST_NAME.findall(path.read_text()):
            found |= {f"{prefix}-{number}".upper() for prefix, number in IN_A_NAME.findall(name)}
    for path in (TESTS / "scenarios").glob("*.jsonl"):
        for line in path.read_text().splitlines():
            found.update(IN_A_NOTE.findall(json.loads(line).get("note", "")))
    return frozenset(found)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_rule_is_proved(section: str) -> None:
    assert [rule for rule in SECTIONS[section] if rule not in proved()] == []


@cache
def enforced() -> frozenset[str]:
    """The ids that the engine's code names, alone or in a range."""
    found: set[str] = set()
    for path in (TESTS.parent / "engine").rglob("*.py"):
        text = path.read_text()
        found.update(IN_A_NOTE.findall(text))
        for prefix, first, last in IN_A_RANGE.findall(text):
            found.update(f"{prefix}-{number}" for number in range(int(first), int(last) + 1))
    return frozenset(found)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_rule_is_named_where_it_is_enforced(section: str) -> None:
    assert [rule for rule in SECTIONS[section] if rule not in enforced()] == []
