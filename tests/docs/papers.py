"""The project's documents, and the rules of docs/rules.md by section."""

import re
from pathlib import Path
from typing import Final

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
