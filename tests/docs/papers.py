"""The project's documents, and the rules of docs/rules.md by section."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
PAPERS: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
_ID: Final = r"[A-Z]{1,2}-(?:\d+|T\d|OP)"
_HEADING: Final = re.compile(r"^## (.+)$")
_RULE: Final = re.compile(rf"^- \*\*({_ID})\*\*")


def rules_in_text(text: str) -> set[str]:
    """The rule ids in a text."""
    return set(re.findall(rf"(?<![A-Za-z0-9-]){_ID}(?![\dA-Za-z-])", text))


def _sections() -> dict[str, list[str]]:
    sections: dict[str, list[str]] = {}
    heading = ""
    for line in (ROOT / "docs" / "rules.md").read_text().splitlines():
        if found := _HEADING.match(line):
            heading = found[1]
        elif found := _RULE.match(line):
            sections.setdefault(heading, []).append(found[1])
    return sections


SECTIONS: Final = _sections()
"""The rule ids under each heading, in the page's order."""
RULES: Final = [rule for rules in SECTIONS.values() for rule in rules]


def rows_of(heading: str) -> list[list[str]]:
    """The cells of the table under this heading of docs/glossary.md, without its header."""
    section = (ROOT / "docs" / "glossary.md").read_text().split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in rows[2:]]


_EDITED: Final = re.compile(r"^`([\w./-]+)`:$|^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def edits_of(text: str) -> list[tuple[str, str, str]]:
    """The blocks of a paper that follow the name of a file: that file, the kind of block, and its text."""
    file, found = "", list[tuple[str, str, str]]()
    for named, kind, block in _EDITED.findall(text.partition("\n## Check it\n")[0]):
        file = named or file
        if file and kind:
            found.append((file, kind, block))
    return found


@cache
def project() -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def newest() -> str:
    """The heading that CHANGELOG.md begins with: `Unreleased`, or at a release its number and date."""
    return re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)[0]
