"""The world's scores of a day: every one in one bar, no names, and words where bars are not read."""

from collections import Counter
from random import Random

from bot.features.daily.pages import OwnResult
from bot.features.daily.world import BANDS, CELLS, bars_of, world_message
from engine.daily.score import Score
from i18n import texts_in
from tests.bot.fitting.limits import text_of

ENGLISH = texts_in("en")
OWN = Score(2, -3)
RESULT = OwnResult(57, OWN, 71, 100, "c")


def test_every_score_is_in_one_bar() -> None:
    for seed in range(20):
        chance = Random(seed)
        scores = [Score(chance.randint(1, 4), chance.randint(-40, 40)) for _ in range(chance.randint(1, 200))]
        people = Counter(score.number for score in (*scores, OWN))
        bars = bars_of(people, OWN)
        assert sum(bar.people for bar in bars) == people.total()
        for bar in bars:
            inside = [each for each in (*scores, OWN) if each.place == bar.place and bar.low <= each.margin <= bar.high]
            assert len(inside) == bar.people
            assert (OWN in inside) == bar.is_own
        order = [(bar.place, -bar.high) for bar in bars]
        assert order == sorted(order)
        assert max(Counter(bar.place for bar in bars).values()) <= BANDS


def test_bars_are_as_long_as_they_have_people_and_stand_beside_the_number() -> None:
    people = {Score(1, 5).number: 200, OWN.number: 1}
    first, own = text_of(world_message(ENGLISH, RESULT, people, is_closed=False)).splitlines()[-3:-1]
    assert first == f"`{'█' * CELLS}` place 1, margin +5: 200 people"
    assert own == f"`█{' ' * (CELLS - 1)}` **place 2, margin −3: 1 person** – you are here"


def test_in_words_mode_there_are_no_bars() -> None:
    shown = text_of(world_message(ENGLISH.spoken, RESULT, {OWN.number: 1}, is_closed=True))
    assert shown.splitlines()[-1] == "- **place 2, margin −3: 1 person** – you are here"
