"""The picture of expected places, and its words: every hand, every mark, however long the match."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from i18n import LANGUAGES, Language, Texts, texts_in
from renderers import CoursePicture
from renderers.alt_text.fitting import LONGEST_ALT, LONGEST_TEXT
from tests.i18n.pseudo import PSEUDO, pseudo_added
from tests.renderers.courses import rounds, usual
from tests.renderers.pictures.test_lettering import check


@pytest.fixture(scope="module", autouse=True)
def _pseudo_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pseudo_added(tmp_path_factory.mktemp("languages")):
        yield


def courses(texts: Texts) -> list[CoursePicture]:
    return [
        usual(texts),
        rounds(texts),
        rounds(texts, hands=60, choices=12, seats=10),
        CoursePicture(title=texts("review-course"), seats=2, hands=((1.0,),), ends=("", "")),
    ]


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_its_words_fit_and_the_picture_is_small(language: Language) -> None:
    texts = texts_in(language)
    for shown in courses(texts):
        data = shown.png()
        picture = Image.open(BytesIO(data))
        assert (picture.width, picture.mode) == (900, "P")
        assert len(data) < 40_000
        assert len(shown.alt_text(texts)) <= LONGEST_ALT
        assert len(shown.words(texts)) <= LONGEST_TEXT
        check(texts, shown.lettering())


def test_the_words_have_what_the_picture_shows() -> None:
    texts = texts_in("en")
    assert usual(texts).words(texts).splitlines() == [
        "Expected place at each of your choices; place 1 is the best of 4.",
        "2.2, 2.1, 2.4, 2.1, 1.9 (2), 2.6, 2.4, 2.3 (1), 3.1, 2.9, 2.7; in the end 3.0.",
        "The numbers in brackets are the choices that cost most.",
    ]
    told = rounds(texts, hands=3).words(texts).splitlines()
    assert told[1].startswith("Round 1: ")
    assert told[3] == "Round 3: no choice; in the end 2.5."


def test_marks_are_numbered_and_hands_too() -> None:
    texts = texts_in("en")
    lettering = [line.text for line in rounds(texts).lettering()]
    assert [text for text in lettering if text in "123456789"].count("3") == 3, "a place, a mark and a round"


def test_the_alt_text_keeps_the_marks_of_a_long_hand() -> None:
    texts = texts_in("en")
    shown = CoursePicture(
        title="T", seats=4, hands=(tuple(1 + number / 40 for number in range(100)),), marks=((0, 77), (0, 3))
    )
    said = shown.words(texts)
    assert "(1)" in said
    assert "(2)" in said
    assert said.count(",") < 20
