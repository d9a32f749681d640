"""Catalog messages as regular expressions, so that tests do not depend on their wording."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast

import i18n
from i18n.catalog import CatalogBundle

FOLDER = Path(i18n.__file__).parent
MARKS = re.compile(r"\*\*|^(?:#+|-#) ", re.MULTILINE)


@cache
def _catalog(language: str) -> CatalogBundle:
    catalog = CatalogBundle(language)
    for file in (FOLDER / language).glob("*.ftl"):
        catalog.add_source(file.read_text(encoding="utf-8"))
    return catalog


def says(message: str, language: str = "en") -> str:
    """A pattern for this message as it is shown, with any variables; its first letter may be a capital.

    KeyError if there is no such message.
    """
    text = _catalog(language).entry(message).value
    assert text is not None
    pattern = _pattern(text)
    return f"[{pattern[0].upper()}{pattern[0]}]{pattern[1:]}" if pattern[0].islower() else pattern


def label(message: str, language: str = "en") -> str:
    """The same pattern for a text that contains nothing else, such as a button's label."""
    return f"^(?:{says(message, language)})$"


def _pattern(text: ast.Pattern) -> str:
    return "".join(_part(each) for each in text.elements)


def _part(part: ast.TextElement | ast.Placeable) -> str:
    if isinstance(part, ast.TextElement):
        return re.sub(r"(?:\\?\s)+", lambda _: r"\s+", re.escape(MARKS.sub("", part.value)))
    found = part.expression
    if isinstance(found, ast.SelectExpression):
        return "(?:" + "|".join(_pattern(each.value) for each in found.variants) + ")"
    if isinstance(found, ast.StringLiteral):
        return re.escape(found.value)
    return ".+?"
