"""The parsed messages of the catalogs."""

from collections.abc import Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import i18n
from i18n import LANGUAGES

PENDING: Final = Path(i18n.__file__).with_name("pending.txt")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> Mapping[str, ftl.Message]:
    """All messages of a language by name. Fails on syntax errors and duplicate names."""
    found: dict[str, ftl.Message] = {}
    parsed = (FluentParser().parse(each.read_text()) for each in sorted(LANGUAGES.folder(language).glob("*.ftl")))
    for entry in chain.from_iterable(each.body for each in parsed):
        assert not isinstance(entry, ftl.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def pending() -> set[str]:
    """The messages that languages other than the source may lack until the next release."""
    return {line for line in PENDING.read_text().splitlines() if line and not line.startswith("#")}


def variables_of(message: ftl.Message) -> set[str]:
    """The names of a message's own variables, without those of messages it refers to."""
    found = _Variables()
    found.visit(message)
    return found.names
