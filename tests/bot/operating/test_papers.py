"""The terms and the privacy paper as pages: whole, with links that lead somewhere, and whom to turn to."""

import re

import pytest

from bot.operating.papers import PAPERS, page_of
from tests.bot.operators import RUN_BY, operator
from tests.docs.papers import ROOT


@pytest.mark.parametrize("name", PAPERS)
def test_a_page_has_all_headings_and_links_only_what_is_there(name: str) -> None:
    page = page_of(name, RUN_BY)
    paper = (ROOT / "docs" / f"{name}.md").read_text()
    headings = re.findall(r"^#+ (.+)$", paper, re.MULTILINE)
    assert headings
    assert re.findall(r"<h\d>(.+?)</h\d>", page) == headings
    assert set(re.findall(r'href="([^"]+)"', page)) <= {*PAPERS, RUN_BY.support_server, f"mailto:{RUN_BY.contact}"}
    assert page.count("<a ") == page.count("</a>")
    assert "](" not in page


def test_whom_to_turn_to_stands_below_and_cannot_be_more_than_a_text() -> None:
    assert f'<a href="mailto:{RUN_BY.contact}">{RUN_BY.contact}</a>' in page_of("terms", RUN_BY)
    odd = page_of("terms", operator(contact='https://example.org/"><script>'))
    assert "<script>" not in odd
    assert "Those who run this bot" not in page_of("terms", operator())
