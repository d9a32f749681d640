"""Scores order tries by place and margin, and the share of people beaten is that of a naive count."""

from collections import Counter
from random import Random

import pytest

from engine.daily.days import SEAT
from engine.daily.dealing import match_of
from engine.daily.score import BEST, LEAST, Score, month_mean, percent_beaten, score_of
from engine.match import Match
from engine.record import match_from_record, record_from
from tests.engine.daily.days_played import WEEKS, deal_of, played
from tests.sampling import one_in


def test_the_number_of_a_score_orders_by_place_and_then_by_margin() -> None:
    scores = [Score(place, margin) for place in (4, 3, 2, 1) for margin in (-600, -1, 0, 1, 600)]
    numbers = [each.number for each in scores]
    assert numbers == sorted(numbers)
    assert [Score.from_number(each) for each in numbers] == scores


@pytest.mark.parametrize("day", one_in(2, WEEKS))
def test_points_chips_and_penalties_are_counted_as_better_when_more(day: int) -> None:
    match = played(day, 3)
    assert match.result is not None
    score, totals = score_of(match), match.result.totals
    assert score.place == match.result.ranks[SEAT]
    if totals is not None and match.game.id != "koroshi":  # Who drops out ranks last, whatever the penalties (KI-13).
        better = sum(each > totals[SEAT] for each in totals) if not match.scoring.unit.fewest_win else None
        fewer = sum(each < totals[SEAT] for each in totals)
        assert score.place == 1 + (fewer if better is None else better)
        assert abs(score.margin) == abs(totals[SEAT] - (match.scoring.start or 0))


def of_moves(hands: list[str], *moves: str) -> Match:
    """A finished match of Shichi Narabe with these last cards, the first seat to move."""
    return match_from_record(
        record_from(
            {
                "format": 1,
                "game": "shichi-narabe",
                "rules": {"passes": 0},
                "seats": len(hands),
                "seed": 1,
                "hands": [
                    {
                        "deal": {"hands": [each.split() for each in hands]},
                        "layout": ["7S", "7H", "7D", "7C"],
                        "passes": [0] * len(hands),
                        "to_move": 0,
                        "plies": [{"seat": int(each[0]), "move": each[2:]} for each in moves],
                    }
                ],
            }
        )
    )


def test_in_games_of_places_it_counts_what_the_others_hold_when_one_is_out() -> None:
    match = of_moves(["8S", "9S TS", "8H 6H JS"], "0:8S", "1:9S", "2:8H", "1:TS")
    assert score_of(match) == Score(1, 5)


def test_and_minus_ones_own_cards_where_one_is_not_out() -> None:
    match = of_moves(["8S KD", "9S", "8H"], "0:8S", "1:9S", "2:8H")
    assert score_of(match) == Score(3, -1)
    match = of_moves(["KD KH", "8S TS", "8H 9H"], "0:bankrupt", "1:8S", "2:8H", "1:bankrupt")
    assert score_of(match) == Score(3, -2)


def test_a_match_that_goes_on_has_no_score() -> None:
    with pytest.raises(ValueError, match="not over"):
        score_of(match_of(deal_of(1)))


def test_a_month_counts_the_best_days_of_who_has_played_enough() -> None:
    assert month_mean([100] * (LEAST - 1)) is None
    assert month_mean([100, 0, 0, 0, 50]) == 30
    assert month_mean([0] * 16 + [60] * BEST) == 60


def test_the_share_of_people_beaten_is_that_of_a_naive_count() -> None:
    chance = Random(5)
    scores = [Score(chance.randint(1, 4), chance.randint(-9, 9)).number for _ in range(100_000)]
    people = Counter(scores)
    for mine in {*scores}:
        others = [*scores]
        others.remove(mine)
        worth = sum(2 if each < mine else each == mine for each in others)
        assert percent_beaten(people, mine) == 100 * worth // (2 * len(others))
    assert percent_beaten({7: 1}, 7) is None
    assert percent_beaten({7: 2}, 7) == 50
    assert percent_beaten({7: 1, 6: 3}, 7) == 100
