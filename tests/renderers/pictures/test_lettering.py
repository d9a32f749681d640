"""Text in pictures fits in every language, and in one that is 40 % longer than English.

The renderer reports each text and its size; no pixels are read.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from unicodedata import normalize

import pytest

from bot.features.lobby.shelf import shelf_picture
from engine.catalog import PRESETS
from engine.events import Call
from engine.results import Unit
from engine.views import SequenceTable
from i18n import LANGUAGES, Language, Texts, texts_in
from renderers import RANK_KEYS, ScoreSheet, ScoresPicture, TablePicture
from renderers.canvas.lettering import Lettering
from tests.i18n.pseudo import PSEUDO, foreign_words, pseudo_added
from tests.renderers.samples import SEQUENCE, TRICK, TWO, view

pytestmark = pytest.mark.slow

MOST_SQUEEZED = 1.5
"""Letters may be drawn at two thirds of their width."""
NAMES = ("B", "C", "D")
every_language = pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])


@pytest.fixture(scope="module", autouse=True)
def _pseudo_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pseudo_added(tmp_path_factory.mktemp("languages")):
        yield


def check(texts: Texts, lines: Iterable[Lettering]) -> None:
    for line in lines:
        assert line.drawn == normalize("NFKC", line.text), "nothing is cut or left out"
        assert line.size[0] <= MOST_SQUEEZED * line.room[0], line
        assert line.size[1] <= line.room[1], line
        if texts.language == PSEUDO:
            assert foreign_words(line.drawn) == set()


@every_language
def test_the_words_of_a_score_sheet_fit(language: Language) -> None:
    texts = texts_in(language)
    titles = [texts(f"preset-{preset.id}") for preset in PRESETS]
    for title in [*titles, *(texts("lobby-house-rules", game=each) for each in titles)]:
        for unit in Unit:
            for least_wins in (False, True):
                sheet = ScoreSheet(
                    title=title, names=NAMES, rounds=[(12, -3, 0)], totals=(12, -3, 0), unit=unit, least_wins=least_wins
                )
                lines = ScoresPicture.of(sheet, texts).lettering()
                assert {title, texts(f"alt-unit-{unit}"), "12", *NAMES} <= {line.text for line in lines}
                check(texts, lines)


@every_language
def test_the_stand_in_of_an_undrawable_name_fits(language: Language) -> None:
    texts = texts_in(language)
    sheet = ScoreSheet(title="", names=["\U0001f0a1"], rounds=[], totals=[0])
    (said,) = (line for line in ScoresPicture.of(sheet, texts).lettering() if line.room[0] < 200 and "A" in line.text)
    check(texts, [said])


@every_language
def test_calls_and_trumps_fit_on_the_table(language: Language) -> None:
    texts = texts_in(language)
    sequence = view(SEQUENCE)
    assert isinstance(sequence.table, SequenceTable)
    for call in Call:
        for length in range(1, 1 + len(sequence.table.sequence)):
            table = replace(sequence.table, call=call, sequence=sequence.table.sequence[:length])
            shown = replace(sequence, table=table)
            check(texts, TablePicture.of(shown, TWO, texts).lettering())
    for rank in RANK_KEYS:
        assert texts(f"call-{Call.SNIP}-aloud", rank=rank)
    for trump in range(4):
        shown = view(replace(TRICK, trump=trump))
        lines = TablePicture.of(shown, TWO, texts).lettering()
        assert len(lines) == 2, "in the public picture and in a seat's"
        check(texts, lines)


@every_language
def test_the_kinds_of_games_fit_below_their_cards(language: Language) -> None:
    texts = texts_in(language)
    lines = shelf_picture(texts, TWO).lettering()
    assert len(lines) == 6
    check(texts, lines)
