"""The score-pile games: Chinese Seven and Up the Line (CS-1 to CS-5)."""

import pytest

from engine.cards import INTERNATIONAL, Card, card
from engine.errors import Reason, RulesError
from engine.game import Hand
from engine.games.fan_tan import MOST_HANDS
from engine.games.layout import SEVEN
from engine.views import SeatStatus
from tests.engine.games.hands import follow, legal, match, played_out, refused, scores, start, written

BOTH = pytest.mark.parametrize("game", ["chinese-seven", "up-the-line"])


@BOTH
def test_cs_1_a_stuck_player_piles_any_card(game: str) -> None:
    follow(start(game, "TS 2H", "6S 2C", "3C 4C", layout="7S"), "{pile:TS pile:2H} pile:2H {6S} pot:None 0.chips:None")


@pytest.mark.parametrize(
    ("hands", "move", "reason"),
    [
        ("8S 2H", "pile:2H", Reason.MUST_PLAY),
        ("8S 2H", "pass", Reason.MUST_PLAY),
        ("TS 2H", "pass", Reason.NOT_IN_THIS_GAME),
        ("TS 2H", "draw", Reason.NOT_IN_THIS_GAME),
        ("TS 2H", "pile:3H", Reason.NOT_IN_HAND),
        ("TS 2H", "TS", Reason.NOT_NEXT),
    ],
)
@BOTH
def test_illegal_moves_are_refused_with_a_reason(game: str, hands: str, move: str, reason: Reason) -> None:
    assert refused(start(game, hands, "2C 3C", "4C 5C", layout="7S"), move).reason is reason


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


def ended(hand: Hand) -> str:
    return hand.result.reason


@pytest.mark.parametrize(("game", "expected"), [("chinese-seven", (0, 14, 24)), ("up-the-line", (0, 2, 2))])
def test_cs_2_cs_3_a_last_card_to_the_layout(game: str, expected: tuple[int, ...]) -> None:
    hand = start(game, "TS 8S 9S", "QD 2C 3C", "JC KC 5C 6C", layout="7S")
    follow(hand, "8S pile:QD pile:KC 9S pile:2C pile:JC TS>Played,HandOver")
    assert ended(hand) == "out"
    assert hand.view(None).seats[0].status is SeatStatus.OUT
    assert scores(hand) == expected


@pytest.mark.parametrize(("game", "expected"), [("chinese-seven", (5, 2, 3)), ("up-the-line", (2, 1, 1))])
def test_cs_2_cs_3_four_turns_without_a_card_to_the_layout(game: str, expected: tuple[int, ...]) -> None:
    hand = start(game, "AS 4S 5H", "2C 9C", "3C 9D", layout="7S")
    follow(hand, "pile:AS", "pile:2C", "pile:3C")
    assert hand.result is None
    follow(hand, "pile:4S")
    assert ended(hand) == "blocked"
    assert scores(hand) == expected


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_cs_2_four_turns_whatever_the_number_of_seats(seats: int) -> None:
    hands = ["2C JC QH", "3C QC", "4C KC", "5C TC", "2D KD", "3D QD"]
    hand = start("chinese-seven", *hands[:seats], layout="7S")
    for _ in range(4):
        assert hand.result is None
        follow(hand, min(legal(hand)))
    assert ended(hand) == "blocked"


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
    assert ended(hand) == "piled-out"
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
    made = played_out(match(game=game, seats=4, seed=1))
    totals = made.result.totals
    assert made.result.ranks == tuple(1 + sum(other < mine for other in totals) for mine in totals)
    limit = {"chinese-seven": 101, "up-the-line": 15}[game]
    assert max(totals) >= limit


@BOTH
@pytest.mark.parametrize("wrong", [0, 1001])
def test_limits_from_one_to_a_thousand(game: str, wrong: int) -> None:
    with pytest.raises(RulesError, match="1 to 1000"):
        match(game=game, seats=3, limit=wrong)
