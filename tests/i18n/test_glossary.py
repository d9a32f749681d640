"""The words that docs/glossary.md refuses are in no message, picture text or title."""

import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.tables.computers import free_name
from engine.catalog import PRESETS
from i18n import LANGUAGES, Language, texts_in
from tests.docs.papers import ROOT, rows_of
from tests.i18n.catalogs import messages

ROWS = rows_of("What players read")
OWN_TABLES: Mapping[Language, str] = {
    code: heading
    for heading, code in re.findall(
        r"^## (Words in .+ \((.+)\))\n(?:(?!## ).*\n)*?\| English \| [^|]+ \| not \|",
        (ROOT / "docs" / "glossary.md").read_text(),
        re.MULTILINE,
    )
}
"""The headings of the tables of single languages, whose third column has the words that are refused."""
COLUMNS: Mapping[Language, tuple[int, int]] = {"en": (0, 1), "ja": (2, 3)}


class Written(Visitor):
    """All that is text in a message, whatever its variables are."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


def written(language: Language) -> Iterator[tuple[str, str]]:
    """All text of a language with its location. Aliases are left out, as they are for the search only."""
    for name, message in messages(language).items():
        if not name.endswith("-aliases"):
            found = Written()
            found.visit(message)
            yield name, "\n".join(found.parts)


def terms(language: Language) -> tuple[list[str], list[str]]:
    """The words to use, longest first, and the refused ones."""
    yes, no = COLUMNS[language]
    said = {term for row in ROWS for term in re.split("[,、（）()]", row[yes]) if term.strip()}
    refused = [term for row in ROWS for term in re.findall("`([^`]+)`", row[no])]
    return sorted((term.strip() for term in said), key=len, reverse=True), refused


@pytest.mark.parametrize("language", COLUMNS)
def test_words_that_the_glossary_refuses_are_not_used(language: Language) -> None:
    said, refused = terms(language)
    assert len(said) > 20
    assert refused
    known = re.compile("|".join(map(re.escape, said)))
    wrong = re.compile(
        "|".join(rf"\b{term}\b" if term.isascii() else re.escape(term) for term in refused), re.IGNORECASE
    )
    found = {
        name: match.group()
        for name, text in written(language)
        if (match := wrong.search(text if language == "en" else known.sub("＿", text))) is not None
    }
    assert found == {}


@pytest.mark.parametrize("language", OWN_TABLES)
def test_words_that_the_table_of_a_language_refuses_are_not_used(language: Language) -> None:
    refused = [word for row in rows_of(OWN_TABLES[language]) for word in re.findall("`([^`]+)`", row[2])]
    assert language in LANGUAGES
    texts = dict(written(language))
    assert {name: word for name, text in texts.items() for word in refused if word in text} == {}


def test_spaces_after_question_marks_are_consistent() -> None:
    found = [(name, text) for name, text in written("ja") if re.search(r"[？！](?![！ \n」』）*）]|$)|[？！]　", text)]
    assert found == []


def test_a_single_card_is_not_described_as_several() -> None:
    shown_text = texts_in("ja")("prompt-place", number=3, count=1, until="…")
    assert "まとめて" not in shown_text
    assert "1枚" not in shown_text
    assert "まとめて" in texts_in("ja")("prompt-place", number=3, count=2, until="…")


def test_the_linked_rows_are_called_the_open_tunnel() -> None:
    (linked,) = (preset for preset in PRESETS if preset.options == {"tunnel": "open"})
    assert texts_in("ja")(f"preset-{linked.id}") == "リンク七並べ（開いたトンネル）"


def test_computer_players_have_names_in_the_script_of_the_table() -> None:
    for language in LANGUAGES:
        names = texts_in(language)("language-computers").splitlines()
        assert len(set(names)) == len(names) >= 11
    assert re.fullmatch("[ァ-ヶー\n]+", texts_in("ja")("language-computers"))
    assert free_name("ja", ()) == "サクラ"
    assert free_name("ja", {"サクラ", "Momiji"}) == "モミジ"
    assert free_name("en-GB", {"Sakura"}) == "Momiji"
