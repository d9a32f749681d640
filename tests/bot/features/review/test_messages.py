"""What a review says: luck apart adds up, and each of the dearest choices with its reason."""

import re

import pytest

from bot.features.review.messages import apart_words, choice_message, course_of, judged_choices, overview_message
from bot.features.review.stored import Review, StoredHand
from i18n import LANGUAGES, Language, texts_in
from tests.bot.features.review.factories import blamed, over
from tests.bot.fitting.limits import text_of

ENGLISH = texts_in("en")


def made(*hands: StoredHand, choices: int = 3) -> Review:
    return Review(worlds=400, proved=True, choices=choices, hands=hands)


@pytest.mark.parametrize(
    ("expected", "lost", "place", "sentence"),
    [
        ((210,), 30, 300, "The deal gained you 0.4, your choices gave away 0.3, and the rest.* cost 0.6: place 3"),
        ((300,), 0, 100, "The deal cost you 0.5, your choices gave nothing away, and .* brought 2: place 1"),
        ((250,), -20, 250, "neither helped nor hurt you, your choices gave nothing.* changed nothing: place 2.5"),
    ],
)
async def test_deal_play_and_the_rest_add_up_as_they_are_told(
    expected: tuple[int, ...], lost: int, place: int, sentence: str
) -> None:
    table = await over("classic")
    said = apart_words(ENGLISH, table, made(StoredHand(place=place, expected=expected, lost=lost)))
    assert re.search(sentence, said), said


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_overview_names_the_dearest_choices_and_what_was_not_judged(language: Language) -> None:
    table, texts = await over("classic"), texts_in(language)
    review = await blamed(table, 1, missed=2, by_others=3)
    judged = judged_choices(table, review)
    assert [each.mistake for each in judged] == list(review.mistakes)
    for each in judged:
        assert table.history[each.mistake.move].move in each.view.legal
    course = course_of(texts, table, review).words(texts)
    said = text_of(overview_message(texts, table, review, judged, shown=course))
    counts = {"review-missed": 2, "review-by-others": 3, "review-mistakes": 3}
    expected = [texts("review-opinion"), course, *(texts(name, count=count) for name, count in counts.items())]
    assert [each for each in expected if each not in said] == []


async def test_a_choice_is_told_with_its_reasons_and_price() -> None:
    table = await over("killing")
    review = await blamed(table, 2)
    for judged in judged_choices(table, review):
        said = text_of(choice_message(ENGLISH, table, review, judged, eyes="2", shown="THE TABLE"))
        assert "You chose **" in said
        assert ("places better" in said) == (judged.mistake.places > 0.05)
        assert "tried in 400 possible deals: 12.3 ± 1.2 of 100" in said
        assert f"move {judged.mistake.move + 1} of" in said.lower()
        assert "THE TABLE" in said


async def test_nothing_to_review_is_said() -> None:
    table = await over("classic")
    none = Review(worlds=400, proved=False, choices=0, hands=())
    assert "never had more than one move" in text_of(overview_message(ENGLISH, table, none, [], shown=None))
    away = none.model_copy(update={"by_others": 4})
    assert "made all choices for you" in text_of(overview_message(ENGLISH, table, away, [], shown=None))
    missed = none.model_copy(update={"choices": 4, "missed": 4})
    assert "cannot be judged" in text_of(overview_message(ENGLISH, table, missed, [], shown=None))
    good = made(StoredHand(place=100, expected=(220, 180), lost=0))
    assert "No clear mistake" in text_of(overview_message(ENGLISH, table, good, [], shown="..."))
