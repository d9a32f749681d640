"""What players say: in a bubble at their plate, of the same size and small; in alt texts and words as well."""

import pytest

from bot.tables.entries import Phrase
from bot.text.talk import phrase_words
from engine.catalog import PRESETS, find_game
from engine.match import Match
from i18n import LANGUAGES, texts_in
from renderers import SeatPicture, TablePicture, Theme
from renderers.canvas.lettering import drawable
from tests.i18n.languages import ENGLISH

NAMES = ("Aoi", "Ben", "Cleo", "Dan")
MOST = 40_000


def shown(kind: type[TablePicture], *said: str) -> TablePicture:
    preset = next(each for each in PRESETS if each.id == "classic")
    match = Match(find_game(preset.game), preset.rules(), seats=len(NAMES), seed=1)
    match.next_hand()
    view = match.view(0 if kind.has_hand else None)
    return kind.of(view, Theme(), ENGLISH, names=NAMES, has_plates=True, said=said)


@pytest.mark.parametrize("kind", [TablePicture, SeatPicture])
@pytest.mark.parametrize("phrase", Phrase)
def test_a_phrase_stands_at_its_plate_in_the_alt_text_and_in_words(kind: type[TablePicture], phrase: Phrase) -> None:
    words = phrase_words(ENGLISH, "shichi-narabe", phrase)
    silent, said = shown(kind), shown(kind, "", words, "", "")
    assert said != silent
    assert said.png() != silent.png()
    assert said.png()[16:24] == silent.png()[16:24], "the size of the picture"
    assert len(said.png()) < MOST
    for told in (said.alt_text(ENGLISH), said.words(ENGLISH)):
        assert f"Ben says: “{words}”" in told
    assert shown(kind, "", "", "", "") == silent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_drawn(language: str) -> None:
    texts = texts_in(language)
    for phrase in Phrase:
        words = phrase_words(texts, "shichi-narabe", phrase)
        assert words in ("😏", "👏") or len(drawable(words).split()) == len(words.split()), words
