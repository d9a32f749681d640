"""One word, one meaning: no two classes of the product have one name."""

import re

from tests.docs.papers import ROOT

PARTS = ("bot", "data", "engine", "i18n", "playground", "renderers", "tools")
FROZEN = ("engine/ai/steady_1/", "tools/strength/strong_1/")
"""Copies of what played once, with the names of that."""


def test_no_two_classes_have_one_name() -> None:
    found: dict[str, list[str]] = {}
    for file in sorted(file for part in PARTS for file in (ROOT / part).rglob("*.py")):
        name = file.relative_to(ROOT).as_posix()
        if not name.startswith(FROZEN):
            for named in re.findall(r"^class _?(\w+)", file.read_text(), re.MULTILINE):
                found.setdefault(named, []).append(name)
    assert len(found) > 500
    assert {named: files for named, files in found.items() if len(files) > 1} == {}
