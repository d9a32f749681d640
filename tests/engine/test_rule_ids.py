"""Every rule has a proof: a test that names its id (`test_sn_6_...`), or a scenario whose note does (`SN-6`)."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from tests.docs.papers import SECTIONS

TESTS = Path(__file__).parents[1]
TEST_NAME = re.compile(r"^\s*(?:async )?def (test_\w+)", re.MULTILINE)
IN_A_NAME = re.compile(r"(?<![a-z])([a-z]{1,2})_(\d+|op|t\d)(?![a-z0-9])")
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
