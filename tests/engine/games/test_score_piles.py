"""The score-pile games: Chinese Seven and Up the Line (CS-1 to CS-5)."""

import pytest

from engine.cards import INTERNATIONAL, SEVEN, Card, card
from engine.errors import RulesError
from engine.games.fan_tan import MOST_HANDS
from engine.views import SeatStatus
from tests.engine.games.hands import final_totals, match, played_out, start, written
from tests.engine.games.lines import follow, legal, scores, steps

BOTH = pytest.mark.parametrize("game", ["chinese-seven", "up-the-line"])


@BOTH
def test_cs_1_a_stuck_player_piles_any_card(game: str) -> None:
    follow(start(game, "TS 2H", "6S 2C", "3C 4C", layout="7S"), "{pile:TS pile:2H} pile:2H {6S} pot:None 0.chips:None")


@pytest.mark.parametrize(
    ("held", "refusal"),
    [
        *(("8S 2H", each) for each in steps("pile:2H?must_play pass?must_play")),
        *(
            ("TS 2H", each)
            for each in steps("pass?not_in_this_game draw?not_in_this_game pile:3H?not_in_hand TS?not_next")
        ),
    ],
)
@BOTH
def test_illegal_moves_are_refused_with_a_reason(game: str, held: str, refusal: str) -> None:
    follow(start(game, held, "2C 3C", "4C 5C", layout="7S"), refusal)


@BOTH
def test_cs_1_a_piled_card_is_hidden_from_others_until_the_end(game: str) -> None:
    hand = start(game, "TS 2H 3H", "6S 2C", "3C 4C", layout="7S")
    (piled,) = follow(hand, "pile:2H")
    assert piled.seen_by(0).cards == (card("2H"),)
    for other in (1, 2, None):
        assert piled.seen_by(other).cards == ()
        view = hand.view(other)
        assert view.own_pile == ()
        assert view.seats[0].face_down == 1
        assert view.seats[0].shown == ()
        assert view.seats[0].cards == 2
    assert hand.view(0).own_pile == (card("2H"),)
    follow(hand, "6S", "pile:4C", "pile:3H", "pile:2C")
    view = hand.view(None)  # the last card of seat 1 on its pile: the hand is over, the piles are turned over
    assert hand.result is not None
    assert [written(seat.shown) for seat in view.seats] == ["2H 3H", "2C", "4C"]
    assert [seat.face_down for seat in view.seats] == [0, 0, 0]


@pytest.mark.parametrize(("game", "expected"), [("chinese-seven", (0, 14, 24)), ("up-the-line", (0, 2, 2))])
def test_cs_2_cs_3_a_last_card_to_the_layout(game: str, expected: tuple[int, ...]) -> None:
    hand = start(game, "TS 8S 9S", "QD 2C 3C", "JC KC 5C 6C", layout="7S")
    follow(hand, "8S pile:QD pile:KC 9S pile:2C pile:JC TS>Played,HandOver")
    follow(hand, "over:out")
    assert hand.view(None).seats[0].status is SeatStatus.OUT
    assert scores(hand) == expected


@pytest.mark.parametrize(("game", "expected"), [("chinese-seven", (5, 2, 3)), ("up-the-line", (2, 1, 1))])
def test_cs_2_cs_3_four_turns_without_a_card_to_the_layout(game: str, expected: tuple[int, ...]) -> None:
    hand = start(game, "AS 4S 5H", "2C 9C", "3C 9D", layout="7S")
    follow(hand, "pile:AS", "pile:2C", "pile:3C")
    assert hand.result is None
    follow(hand, "pile:4S")
    follow(hand, "over:blocked")
    assert scores(hand) == expected


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_cs_2_four_turns_whatever_the_number_of_seats(seats: int) -> None:
    hands = ["2C JC QH", "3C QC", "4C KC", "5C TC", "2D KD", "3D QD"]
    hand = start("chinese-seven", *hands[:seats], layout="7S")
    for _ in range(4):
        assert hand.result is None
        follow(hand, min(legal(hand)))
    follow(hand, "over:blocked")


def test_cs_2_a_card_to_the_layout_starts_the_count_again() -> None:
    hand = start("chinese-seven", "AS 2S 3S", "2C 9C 3C", "8S 9D KD", layout="7S")
    follow(hand, "pile:AS", "pile:2C", "8S", "pile:2S", "pile:3C", "pile:9D")
    assert hand.result is None
    follow(hand, "pile:3S")  # the fourth, and a last card on a pile
    assert scores(hand) == (6, 5, 9)


@pytest.mark.parametrize(("game", "expected"), [("chinese-seven", (10, 0, 0)), ("up-the-line", (1, 0, 0))])
def test_cs_2_cs_3_a_last_card_on_the_pile(game: str, expected: tuple[int, ...]) -> None:
    hand = start(game, "TS", "6S 2C", "3C 4C", layout="7S")
    follow(hand, "pile:TS")
    follow(hand, "over:piled-out")
    assert scores(hand) == expected


@pytest.mark.parametrize("each", [each for each in INTERNATIONAL if each.rank != SEVEN], ids=str)
def test_cs_4_cs_5_what_a_card_counts(each: Card) -> None:
    """In an empty layout only a seven has a place."""
    others = [other.code for other in INTERNATIONAL if other is not each and other.rank != SEVEN]
    for game, points in (("chinese-seven", each.rank + 1), ("up-the-line", 1)):
        hand = start(game, each.code, others[0], others[1], layout="")
        follow(hand, f"pile:{each}")
        assert scores(hand) == (points, 0, 0)


@pytest.mark.parametrize(
    ("game", "limit", "total", "is_over"),
    [
        ("chinese-seven", 100, 100, False),
        ("chinese-seven", 100, 101, True),
        ("up-the-line", 15, 14, False),
        ("up-the-line", 15, 15, True),
        ("up-the-line", 2, 2, True),
        ("chinese-seven", 13, 13, False),
    ],
)
def test_cs_4_over_and_cs_5_reaching_the_limit(game: str, limit: int, total: int, is_over: bool) -> None:
    made = match(game=game, seats=3, limit=limit)
    assert made.scoring.over((0, total, 3), 1) is is_over


@BOTH
def test_cs_4_cs_5_least_wins_and_a_match_ends_after_a_hundred_hands(game: str) -> None:
    made = match(game=game, seats=3, limit=1000)
    assert made.scoring.over((0, 0, 0), MOST_HANDS) is True
    assert made.scoring.over((0, 0, 0), MOST_HANDS - 1) is False
    totals = final_totals(played_out(match(game=game, seats=4, seed=1)), least_wins=True)
    assert max(totals) >= {"chinese-seven": 101, "up-the-line": 15}[game]


@BOTH
@pytest.mark.parametrize("wrong", [0, 1001])
def test_limits_from_one_to_a_thousand(game: str, wrong: int) -> None:
    with pytest.raises(RulesError, match="1 to 1000"):
        match(game=game, seats=3, limit=wrong)
