"""Catalogs parse each message when it is first needed."""

from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

from i18n import LANGUAGES
from i18n.catalog import CatalogBundle, Texts, _plain
from tests.i18n.catalogs import messages

SOURCE = """\
# A comment
first = One line
filled = 100 % { $of}{ $of }
second =
    Two

    lines, { first }
number = { $n ->
    [one] one
   *[other] { $n }
}
## Another
first = That counts no more
broken = { $n
last = Last
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_is_parsed_as_in_its_whole_file(language: str) -> None:
    bundle = CatalogBundle(language)
    for file in sorted(LANGUAGES.folder(language).glob("*.ftl")):
        bundle.add_source(file.read_text("utf-8"))
    serialized = FluentSerializer().serialize_entry
    for name, message in messages(language).items():
        without_comment = ast.Message(message.id, message.value, message.attributes)
        assert serialized(bundle.entry(name)) == serialized(without_comment)
        assert bundle.template(name) == _plain(message)


def test_messages_end_where_the_next_one_or_a_comment_begins(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text(SOURCE)
    texts = Texts("en", tmp_path)
    assert [texts("first"), texts("second"), texts("last")] == ["One line", "Two\n\nlines, One line", "Last"]
    assert texts("filled", of="x") == "100 % xx"
    assert [texts("number", n=n) for n in (1, 2)] == ["one", "2"]
    assert not texts.has("Another")
    with pytest.raises(KeyError):
        texts("missing")
    with pytest.raises(ValueError, match="broken"):
        texts("broken", n=1)
