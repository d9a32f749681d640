"""Papers on adding things, done: their edits in a copy of the project, and what they say to check them by."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.papers import ROOT, edits_of

PAPERS = ("adding-a-feature", "adding-an-option")
COPIED = (*(path.parent.name for path in ROOT.glob("*/__init__.py")), "tests", "docs")
FILES = ("pyproject.toml", "CHANGELOG.md")
SIGNS = {" ": (True, True), "-": (True, False), "+": (False, True)}
"""Whether a line of a diff was there before, and is there after."""


def sides(diff: str) -> tuple[str, str]:
    """The lines before and after."""
    lines = [(line[:1] or " ", line[1:] + "\n") for line in diff.splitlines()]
    before, after = ("".join(line for sign, line in lines if SIGNS[sign][side]) for side in (0, 1))
    return before, after


def edit(tree: Path, paper: str) -> None:
    """Make all edits of the paper."""
    for path, kind, block in edits_of(paper):
        file = tree / path
        text = block
        if kind == "diff":
            before, after = sides(block)
            now = file.read_text()
            assert now.count(before) == 1, f"{path} has these lines {now.count(before)} times:\n{before}"
            text = now.replace(before, after)
        assert kind == "diff" or not file.exists(), f"{path} is no new file"
        file.unlink(missing_ok=True)  # It is a link to the project's.
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


@pytest.mark.slow
@pytest.mark.parametrize("name", PAPERS)
def test_a_thing_is_added_as_its_paper_says(tmp_path: Path, name: str) -> None:
    paper = (ROOT / "docs" / f"{name}.md").read_text()
    for copied in COPIED:
        shutil.copytree(
            ROOT / copied, tmp_path / copied, copy_function=os.symlink, ignore=shutil.ignore_patterns("__pycache__")
        )
    for file in FILES:
        shutil.copy(ROOT / file, tmp_path / file)
    edit(tmp_path, paper)
    [checks] = re.findall(r"## Check it\n\n```sh\n(.*?)```", paper, re.DOTALL)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    for line in checks.splitlines():
        tool, *arguments = shlex.split(line)
        command = [str(Path(sys.executable).with_name(tool)), *arguments]
        if tool == "pytest":
            command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
        done = subprocess.run(
            command,
            cwd=tmp_path,
            env=environment | {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{line}:\n{done.stdout}\n{done.stderr}"
