"""Catalog messages as regular expressions, so that tests do not depend on their wording."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import i18n

FOLDER = Path(i18n.__file__).parent
MARKS = re.compile(r"\*\*|^(?:#+|-#) ", re.MULTILINE)


@cache
def _written(language: str) -> str:
    return "\n".join(each.read_text() for each in sorted((FOLDER / language).glob("*.ftl")))


@cache
def _message(name: str, language: str) -> ast.Pattern:
    """One message of a language; only this one is parsed, as all take a second. KeyError if there is none."""
    found = re.search(rf"^{re.escape(name)} =.*(?:\n+(?: .*|\}}.*))*", _written(language), re.MULTILINE)
    entry = FluentParser().parse_entry(found[0]) if found else None
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise KeyError(name)
    return entry.value


def says(message: str, language: str = "en") -> str:
    """A pattern for this message as it is shown, with any variables; its first letter may be a capital.

    KeyError if there is no such message.
    """
    pattern = _pattern(_message(message, language))
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
