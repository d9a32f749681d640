"""The result gives the reason for a rank where the score does not show it."""

from __future__ import annotations

from engine.catalog import PRESETS, find_game
from engine.games.turns import final_ranks, why_placed
from engine.results import PlaceBy, RankReason
from engine.views import SeatStatus
from tests.engine.games import test_koroshi
from tests.engine.games.hands import SEVENS, narabe
from tests.engine.games.lines import follow
from tests.renderers.playing import match_of, play_on


def placed(hand) -> list[tuple[str, int]]:
    return [(each.by.value, each.order) for each in hand.result.placed]


def test_ki_12_reasons_name_the_order_of_leaving_and_share_it_on_ties():
    hand = test_koroshi.start("JH", "TH", "QH", layout=f"{SEVENS} 9H TS TD QS QD KH JS")
    follow(hand, "JH")
    assert placed(hand) == [("done", 1)] * 3
    hand = test_koroshi.start("", "", "8D")
    follow(hand, "pass", "8D")
    assert placed(hand) == [("done", 1), ("done", 1), ("done", 3)]


def test_ki_13_reasons_name_dropping_out_where_it_decides():
    for dropouts, told in (
        ("by-count", [("done", 1), ("done", 3), ("done", 2)]),
        ("last", [("dropped_out", 1), ("done", 3), ("dropped_out", 2)]),
    ):
        hand = test_koroshi.start("2C", "8H 9H", "KS", passes=0, dropouts=dropouts)
        follow(hand, "bankrupt", "8H", "bankrupt", "9H")
        assert placed(hand) == told


def test_sn_8_reasons_name_seats_out_the_seat_left_and_the_order_of_bankrupts():
    hand = narabe("KS", "8H", "KD", "8C KC", "QC KH", layout=SEVENS, passes=0)
    follow(hand, "bankrupt", "8H", "bankrupt", "8C", "bankrupt")
    assert placed(hand) == [("bankrupt", 1), ("out", 1), ("bankrupt", 2), ("holding", 1), ("bankrupt", 3)]


def test_sj_7_reasons_name_an_elimination():
    left = ((2, SeatStatus.BANKRUPT), (0, SeatStatus.ELIMINATED), (3, SeatStatus.ELIMINATED), (1, SeatStatus.OUT))
    assert final_ranks(left, (4,)) == (4, 1, 5, 3, 2)
    assert why_placed(left, (4,)) == (
        RankReason(PlaceBy.ELIMINATED, 1),
        RankReason(PlaceBy.OUT, 1),
        RankReason(PlaceBy.BANKRUPT, 1),
        RankReason(PlaceBy.ELIMINATED, 2),
        RankReason(PlaceBy.HOLDING, 1),
    )


def test_in_every_preset_equal_scores_with_different_ranks_have_different_reasons():
    """For a hand, and for a match with and without totals."""
    compared = 0
    for preset in PRESETS:
        seats = max(each for each in find_game(preset.game).seats(preset.rules()) if each <= 6)
        for seed in range(3):
            match = match_of(preset.game, seats, seed=seed, **preset.rules().model_dump())
            for _ in play_on(match, seed):
                pass
            results = [match.played[0].result, match.result]
            for result in filter(None, results):
                points = getattr(result, "scores", None) or getattr(result, "totals", None)
                if result.ranks is None:
                    continue
                for one in range(seats):
                    for other in range(one):
                        same = points is None or points[one] == points[other]
                        if same and result.ranks[one] != result.ranks[other] and preset.game != "nanatoridori":
                            assert result.placed is not None, preset.id
                            assert result.placed[one] != result.placed[other], preset.id
                            compared += 1
    assert compared > 100


def test_the_reasons_of_a_single_hand_are_those_of_the_match():
    for hands, told in ((1, True), (2, False)):
        match = match_of("koroshi", 4, hands=hands)
        for _ in range(hands):
            for _ in play_on(match):
                pass
            if match.result is None:
                match.next_hand()
        assert (match.result.placed is not None) is told
