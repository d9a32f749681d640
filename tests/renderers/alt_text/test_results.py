"""The alt text of a result says what its picture shows."""

import pytest

from i18n import LANGUAGES, texts_in
from renderers.alt_text.fitting import LONGEST_ALT
from tests.i18n.languages import ENGLISH, JAPANESE
from tests.renderers.sheets import RESULTS, result


def test_places_reasons_cards_and_ratings_in_english():
    assert result(seats=3).alt_text(ENGLISH) == (
        "Sevens, the result. "
        "Place 1: Anna (out of cards, rating 1,234 (+43)). "
        "Place 2: 健太郎 (still held cards, with Spades 2, 5, 9, rating 1,135 (+5)). "
        "Place 3: 민수 (bankrupt, with Spades 3, 6, 10, K; Hearts 3, 6, rating 1,036 (+0))."
    )


def test_scores_of_many_hands_in_japanese():
    told = RESULTS["rounds"].alt_text(JAPANESE)
    assert "1位：Anna（Points12（内訳：3（" in told
    assert "かっこ内は、宣言した数のうち取ったトリック数です。" in told


@pytest.mark.parametrize("texts", [*map(texts_in, LANGUAGES)], ids=[*LANGUAGES])
@pytest.mark.parametrize("name", RESULTS)
def test_every_alt_text_fits_and_names_all(name: str, texts):
    told = RESULTS[name].alt_text(texts)
    assert len(told) <= LONGEST_ALT
    assert name == "long" or all(line.name[:5] in told or line.stand_in in told for line in RESULTS[name].lines)
