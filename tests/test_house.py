"""Tests speak to what is public, by its types: how often they do not is counted, and may only become less."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
OWN = ("self", "cls", "super()")
DOCUMENTED = {"_exit", "_getframe", "_replace"}
"""Names with an underscore that are public."""


@cache
def sources() -> dict[str, str]:
    return {str(path.relative_to(HERE)): path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("*.py"))}


def lines(pattern: str) -> Callable[[str], Iterator[int]]:
    """Finds the lines of a source in which this is."""
    found = re.compile(pattern)
    return lambda source: (n for n, line in enumerate(source.splitlines(), 1) if found.search(line))


def reaches(source: str) -> Iterator[int]:
    """The lines in which a private name of another object or of the product is used."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) not in OWN:
            used = [node.attr]
        elif isinstance(node, ast.ImportFrom) and not (node.module or "").startswith("tests"):
            used = [each.name for each in node.names]
        else:
            continue
        yield from (node.lineno for name in used if re.match(r"_[^_]", name) and name not in DOCUMENTED)


@pytest.mark.parametrize(
    ("find", "most", "why"),
    [
        (lines(r"\bAny\b"), 75, "it hides what is passed: name the type, a TypedDict of arguments, or object"),
        (
            lines(r"monkeypatch\.setattr|mock\.patch"),
            5,
            "what has to be another in a test is a parameter of the product",
        ),
        (lines(r"SimpleNamespace\("), 2, "it has whatever a test gives it: use the real object, or a class"),
        (reaches, 22, "a test of what is private fails when nothing is wrong: ask what is public"),
    ],
    ids=["untyped", "patched", "made up", "private"],
)
def test_tests_speak_to_what_is_public(find: Callable[[str], Iterator[int]], most: int, why: str) -> None:
    found = [f"{name}:{line}" for name, source in sources().items() for line in find(source)]
    assert len(found) <= most, f"{len(found)}, and {most} at most: {why}\n" + "\n".join(found)
