"""The picture of a result of the daily deal, and its words."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from i18n import LANGUAGES, Language, texts_in
from renderers.alt_text.fitting import LONGEST_ALT
from renderers.pictures.daily import MOST_TURNS
from tests.i18n.pseudo import PSEUDO, pseudo_added
from tests.renderers.dailies import first, longest
from tests.renderers.differing import are_alike
from tests.renderers.pictures.test_lettering import check


@pytest.fixture(scope="module", autouse=True)
def _pseudo_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pseudo_added(tmp_path_factory.mktemp("languages")):
        yield


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_its_words_fit_and_the_picture_is_small(language: Language) -> None:
    texts = texts_in(language)
    for shown in (longest(texts), first(texts)):
        data = shown.png()
        picture = Image.open(BytesIO(data))
        assert (picture.width, picture.mode) == (900, "P")
        assert picture.height <= 320, "beside its words and buttons it is in a phone's window"
        assert len(data) < 20_000
        assert len(shown.alt_text(texts)) <= LONGEST_ALT
        check(texts, shown.lettering())


def test_the_words_have_what_the_picture_shows() -> None:
    texts = texts_in("en")
    place, share, turns = longest(texts).words(texts).splitlines()
    assert place == "Place 4 · margin −364"
    assert share.startswith("That day: better than 100 % of")
    assert turns == "90 turns: 50 cards, 30 passes."
    assert first(texts).alt_text(texts) == "Place 1 · margin +12 You are the first to finish."


def test_a_turn_more_is_a_square_more_up_to_two_lines() -> None:
    shown = replace(first(texts_in("en")), turns="c" * MOST_TURNS)
    assert replace(shown, turns="c" * (MOST_TURNS - 1)).png() != shown.png()
    assert are_alike(replace(shown, turns="c" * (MOST_TURNS + 1)).png(), shown.png())
