"""A pseudo language: English with every vowel doubled, so about 40 % longer.

Text in it without doubled vowels does not come from its messages; an ellipsis means that text was cut.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from i18n import LANGUAGES, SOURCE
from tests.i18n.catalogs import messages

PSEUDO: Final = "en-XA"
"""Its code where tests add it to `LANGUAGES`."""
ELLIPSIS: Final = "~~"
"""What its messages have in place of an ellipsis."""
DESCRIPTION: Final = 100
"""The longest description in characters that Discord accepts."""
_NOT_WORDS: Final = re.compile(r"<[^>]*>|https?://\S+|`[^`]*`|\b[0-9a-f]{64}\b")
"""Times, mentions, emojis, addresses, text to be typed, and hashes."""
_VOWELS: Final = re.compile(r"([aeiou])\1*")


def doubled(text: str) -> str:
    """Double each vowel, except single letters, such as the A of an ace."""
    return re.sub(r"(?<![A-Za-z])[AEIOUaeiou](?![A-Za-z])|[aeiouAEIOU]", _doubled, text).replace("…", ELLIPSIS)


def _doubled(match: re.Match[str]) -> str:
    before, after = match.string[: match.start()][-1:], match.string[match.end() :][:1]
    is_alone = not (before.isascii() and before.isalpha()) and not (after.isascii() and after.isalpha())
    return match[0] if is_alone else match[0] + match[0].lower()


def foreign_words(text: str) -> set[str]:
    """The words of a text that are not of this language."""
    words = re.findall(r"[^\W\d_]{2,}", _NOT_WORDS.sub(" ", text))
    return {
        word for word in words if not word.isascii() or any(len(run[0]) % 2 for run in _VOWELS.finditer(word.lower()))
    }


class _Doubling(Transformer):
    """Doubles vowels, but leaves descriptions of commands and options that would become longer than allowed."""

    def visit_Message(self, node: ftl.Message) -> ftl.Message:  # noqa: N802
        is_short = re.fullmatch(r"(?:command|option)-.*", node.id.name) is not None
        before = FluentSerializer().serialize_entry(node).partition("= ")[2].strip()
        return node if is_short and len(doubled(before)) > DESCRIPTION else self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        parts = re.split(rf"({_NOT_WORDS.pattern})", node.value)
        node.value = "".join(part if i % 2 else doubled(part) for i, part in enumerate(parts))
        return node


def write_pseudo(folder: Path, code: str) -> Path:
    """Write it as a language with this code into a folder of languages; returns that folder."""
    (folder / code).mkdir(parents=True)
    for file in LANGUAGES.folder(SOURCE).glob("*.ftl"):
        resource = FluentParser().parse(file.read_text())
        _Doubling().visit(resource)
        (folder / code / file.name).write_text(FluentSerializer().serialize(resource))
    return folder


@contextmanager
def pseudo_added(folder: Path) -> Iterator[None]:
    """Write it into a folder; inside the context it is one of `LANGUAGES`, as `PSEUDO`."""
    LANGUAGES.search(write_pseudo(folder, PSEUDO))
    try:
        yield
    finally:
        LANGUAGES.forget(PSEUDO)
        messages.cache_clear()
