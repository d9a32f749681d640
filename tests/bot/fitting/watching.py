"""Finds the bot's functions that make messages, and those that ran while messages were made."""

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from discord import ui

import bot

ROOT = Path(bot.__file__).parent.parent


def makers() -> set[str]:
    """Every function whose return type includes `Message`, such as `bot/features/play/match_pages.py:log_message`."""
    return {f"{path.relative_to(ROOT)}:{name}" for path in ROOT.glob("bot/**/*.py") for name in _in(path)}


def _in(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
            given = ast.unparse(node.returns).strip("\"'")
            if "Message" in {part.strip("\"' ") for part in given.split("|")}:
                yield node.name


@contextmanager
def watching() -> Iterator[set[str]]:
    """A set that collects the functions on the call stack whenever a message's view is stopped, as each one is."""
    seen: set[str] = set()
    files: dict[str, str | None] = {}
    stop = ui.LayoutView.stop
    kinds = (ui.LayoutView, ui.View)

    def within(file: str) -> str | None:
        if file not in files:
            path = Path(file)
            files[file] = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT / "bot") else None
        return files[file]

    def stopped(view: ui.LayoutView | ui.View) -> None:
        frame = sys._getframe(1)
        while frame is not None:
            if (file := within(frame.f_code.co_filename)) is not None:
                seen.add(f"{file}:{frame.f_code.co_name}")
            frame = frame.f_back
        stop(view)

    for kind in kinds:
        kind.stop = stopped  # type: ignore[method-assign]
    try:
        yield seen
    finally:
        for kind in kinds:
            kind.stop = stop  # type: ignore[method-assign]
