"""The papers name what exists: rule ids in both directions, links, paths, and make targets."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.docs.papers import PAPERS, ROOT, RULES, rules_in_text

CODE = ("bot", "engine", "renderers", "data", "tests")
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)")
PATH = re.compile(r"`((?:bot|engine|renderers|data|playground|tests|docs|i18n)/[\w./-]*)`")
TARGET = re.compile(r"`make ([a-z]+)")


@cache
def ids_in_code() -> dict[str, str]:
    """Each rule id that the code names, and a file that names it."""
    return {
        rule: str(path.relative_to(ROOT))
        for folder in CODE
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".ftl", ".jsonl"}
        for rule in rules_in_text(path.read_text())
    }


def test_every_rule_id_in_the_code_is_in_the_rules() -> None:
    assert {rule: path for rule, path in ids_in_code().items() if rule not in RULES} == {}


def test_every_rule_is_named_in_the_code() -> None:
    assert [rule for rule in RULES if rule not in ids_in_code()] == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_and_paths_exist(paper: Path) -> None:
    text = paper.read_text()
    missing = [link for link in LINK.findall(text) if not (paper.parent / link).exists()]
    missing += [path for path in PATH.findall(text) if not (ROOT / path).exists()]
    assert missing == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_make_targets_exist(paper: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(TARGET.findall(paper.read_text())) <= targets
