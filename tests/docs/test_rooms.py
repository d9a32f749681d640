"""The rooms of the bot know few others, and few files carry a press (docs/architecture.md)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.docs.papers import ROOT

MOST_ARROWS = 35
MOST_FILES = 12
"""Which carry a press on a card to its answered edit."""


def rooms_known(path: Path) -> Iterator[str]:
    """What of the bot a file imports: folders of `bot`, and modules beside them."""
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.ImportFrom(module="bot"):
                yield from (each.name for each in node.names)
            case ast.ImportFrom(module=str(module)) if module.startswith("bot."):
                yield module.split(".")[1]
            case ast.Import():
                yield from (each.name.split(".")[1] for each in node.names if each.name.startswith("bot."))
            case _:
                pass


def test_there_are_few_arrows_between_the_rooms_of_the_bot() -> None:
    """import-linter knows that none leads up (pyproject.toml)."""
    bot = ROOT / "bot"
    files = {path: path.relative_to(bot).parts[0].removesuffix(".py") for path in bot.rglob("*.py")}
    arrows = {(room, known) for path, room in files.items() for known in rooms_known(path) if known != room}
    assert ("features", "tables") in arrows
    assert len(arrows) <= MOST_ARROWS, sorted(arrows)


def test_few_files_carry_a_press() -> None:
    paper = (ROOT / "docs" / "architecture.md").read_text()
    way = paper.split("## A click becomes an edited answer\n")[1].split("\n## ")[0].split("files carry the press")[0]
    files = set(re.findall(r"`((?:bot|data|engine|renderers)/[\w/]+\.py)`", way))
    assert {file for file in files if not (ROOT / file).exists()} == set()
    assert 6 < len(files) <= MOST_FILES
