"""Only the engine, the texts and the record of a mechanism name a game; no other code uses its id or rules model.

The contract `Nobody but the engine knows a mechanism` (pyproject.toml) refuses imports of mechanisms and their models.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from engine.catalog import GAMES

ROOT = Path(__file__).parents[3]
ALLOWED = ("bot/text/mechanisms/", "data/migrations/versions/")
"""The records of the mechanisms, and migrations: these rewrite what earlier releases stored, game by game."""
NAMESAKES = {
    "bot/__main__.py": ["sevens"],
    "bot/operating/papers.py": ["sevens"],
    "bot/operating/figures.py": ["sevens"],
    "bot/text/folding.py": ["sevens"],
    "data/postgres_server.py": ["sevens"],
}
"""Where the id of a game is another word: the name of the program, of a channel of its database, what players type."""
FILES = sorted(
    name
    for room in ("bot", "renderers", "data")
    for path in (ROOT / room).rglob("*.py")
    if not (name := path.relative_to(ROOT).as_posix()).startswith(ALLOWED)
)


def named(source: str) -> Iterator[str]:
    """The games whose ids are constants in this source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in GAMES:
            yield node.value


def test_no_game_is_recognised_by_its_id() -> None:
    found = {name: list(named((ROOT / name).read_text())) for name in FILES}
    assert {name: ids for name, ids in found.items() if ids} == NAMESAKES


def test_an_id_in_a_comparison_is_found() -> None:
    assert list(named('if view.game == "koroshi" or view.game in {"sevens"}: pass')) == ["koroshi", "sevens"]


def test_every_rules_model_is_in_a_module_that_others_may_not_import() -> None:
    assert all(game.rules.__module__.startswith("engine.games.") for game in GAMES.values())
