"""Numbers in alt texts. That all languages say the same is held with the other messages, in `tests/i18n`."""

import re

import pytest

from i18n import Texts
from renderers.model.writing import number_text
from tests.i18n.catalogs import messages, variables_of
from tests.i18n.languages import ENGLISH, JAPANESE

NUMBERS = (-11, -1, 0, 1, 2, 11)
COUNTS = {"count", "total", "place", "score", "most", "won"}
"""Variables that hold numbers."""


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_stand_behind_their_nouns(number: int):
    """English has no plurals here, so a number stands behind its noun: "chips: 1", not "1 chips"."""
    alt_texts = [name for name in messages("en") if name.startswith("alt-")]
    assert len(alt_texts) > 100
    for name in alt_texts:
        facts = {each: number if each in COUNTS else "…" for each in variables_of(messages("en")[name])}
        shown_text = ENGLISH(name, **facts)
        assert re.search(rf"(?<!\w){number} (?!of\b)[a-z]+", shown_text) is None, shown_text


@pytest.mark.parametrize("texts", [ENGLISH, JAPANESE])
def test_totals_keep_their_sign(texts: Texts):
    told = [texts("alt-standing", name="Ann", total=number_text(number)) for number in NUMBERS]
    assert told == ["Ann −11", "Ann −1", "Ann 0", "Ann 1", "Ann 2", "Ann 11"]
