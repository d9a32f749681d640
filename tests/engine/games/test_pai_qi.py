"""Pai Qi (PQ-1 to PQ-9)."""

import pytest

from engine.cards import card
from engine.errors import DealError, Reason
from engine.events import Event, HandOver, PileCounted, Piled, Played, SuitClosed
from engine.rules import Value
from tests.engine.games.hands import final_totals, first_deal, match, played_out, start, written
from tests.engine.games.lines import follow, legal, refused, rows_table, scores

GAME = "pai-qi"


def test_pq_1_the_holder_of_the_seven_of_spades_starts_with_it() -> None:
    made = match(game=GAME, seats=5, seed=4)
    hand = made.hand
    [starter] = [seat for seat in range(5) if card("7S") in hand.view(seat).hand]
    assert hand.to_act == (starter,)
    assert legal(hand) == {"7S"}
    other = next(each.code for each in hand.view(starter).hand if each.code != "7S")
    assert refused(hand, other).reason is Reason.FORCED
    assert sorted(len(hand) for hand in first_deal(GAME, seats=5).deal.hands) == [10, 10, 10, 11, 11]


def test_pq_1_without_the_seven_of_spades_the_dealers_left_starts_freely() -> None:
    follow(start(GAME, "8S 7H", "6S 2C", "3C 4C", layout="7S", to_move=None, dealer=1), "@2 {pile:3C pile:4C}")


@pytest.mark.parametrize("end", ["AS", "KS"])
def test_pq_1_pq_4_nothing_is_forced_into_a_closed_suit(end: str) -> None:
    hand = start(GAME, "8H 2C", "6S 7S 6H", "3C 7D", layout=end, to_move=None, dealer=1, options={"close": True})
    follow(hand, "@2 forced:None {7D}")


@pytest.mark.parametrize("layout", ["", "7H"])
def test_pq_1_the_starter_is_forced_beside_other_cards_too(layout: str) -> None:
    follow(start(GAME, "8H 2C", "6S 7S 6H", "3C 4C", layout=layout, to_move=None), "@1 {7S}")


def test_pq_2_who_can_play_must_and_who_cannot_buckles_any_card() -> None:
    hand = start(GAME, "TS 2H", "6S 2C", "3C 4C", layout="7S")
    follow(hand, "{pile:TS pile:2H} pass?not_in_this_game pile:3H?not_in_hand TS?not_next pile:2H {6S}")
    follow(hand, "pile:2C?must_play")


def test_pq_2_pq_9_a_buckled_card_is_hidden_from_others_until_the_end() -> None:
    hand = start(GAME, "TS 2H", "6S", "8S", layout="7S")
    (piled,) = follow(hand, "pile:2H")
    assert piled.seen_by(0).cards == (card("2H"),)
    for other in (1, 2, None):
        assert piled.seen_by(other).cards == ()
        assert hand.view(other).own_pile == ()
        assert hand.view(other).seats[0].face_down == 1
        assert hand.view(other).seats[0].shown == ()
    assert hand.view(0).own_pile == (card("2H"),)
    follow(hand, "6S", "8S", "pile:TS")
    assert hand.result is not None
    assert [written(seat.shown) for seat in hand.view(None).seats] == ["2H TS", "", ""]


def test_pq_3_every_turn_takes_a_card_and_empty_hands_are_skipped() -> None:
    hand = start(GAME, "8S", "2H 3H 9S", "4H 5H TS", layout="7S")
    follow(hand, "8S 0.status:out 9S TS pile:2H pile:4H @1 pile:3H")
    assert hand.result is None
    assert isinstance(follow(hand, "pile:5H")[-1], HandOver)
    assert scores(hand) == (0, 5, 9)


def test_pq_3_a_hand_has_52_plies() -> None:
    made = match(game=GAME, seats=4, seed=9)
    hand = made.hand
    plies = 0
    while hand.to_act:
        made.advance(hand.to_act[0], hand.legal(hand.to_act[0])[-1])
        plies += 1
    assert plies == 52
    assert [seat.cards for seat in hand.view(None).seats] == [0] * 4


@pytest.mark.parametrize("end", ["AS", "KS"])
def test_pq_4_an_ace_or_king_closes_both_sides_of_its_suit(end: str) -> None:
    low, high = ("2S..7S", "8S") if end == "AS" else ("7S..QS", "6S")
    hand = start(GAME, f"{end} 2H", f"{high} 3H", "4H 5H", layout=low, options={"close": True})
    played, closed = follow(hand, end)
    assert isinstance(played, Played)
    assert closed == SuitClosed(0, 0)
    assert legal(hand) == {f"pile:{high}", "pile:3H"}
    refusal = refused(hand, high)
    assert (refusal.reason, refusal.facts) == (Reason.SUIT_CLOSED, {"card": card(high), "needs": card(end)})
    assert rows_table(hand).closed == (0,)
    assert not [each for each in rows_table(hand).next if each.suit == 0]


def test_pq_4_without_close_the_other_side_goes_on() -> None:
    hand = start(GAME, "AS 2H", "8S 3H", "4H 5H", layout="2S..7S")
    assert len(follow(hand, "AS")) == 1
    follow(hand, "{8S} closed:None")


def test_pq_4_a_suit_whose_end_lies_in_a_position_is_closed() -> None:
    assert legal(start(GAME, "8S 2H", "9S", "TS", layout="7S KS", options={"close": True})) == {"pile:8S", "pile:2H"}


def counted(options: dict[str, Value], *hands: str, layout: str = "7S") -> tuple[tuple[int, ...], list[PileCounted]]:
    """Scores and counts of a hand in which every seat buckles the first card that it can."""
    hand = start(GAME, *hands, layout=layout, options=options)
    events: list[Event] = []
    while hand.to_act:
        events = follow(hand, str(hand.legal(hand.to_act[0])[0]))
    return scores(hand), [each for each in events if isinstance(each, PileCounted)]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"score": "points"}, (26, 11, 0)),
        ({"score": "cards"}, (3, 2, 0)),
        ({"score": "shared"}, (2 * (37 - 3 * 26), 2 * (37 - 3 * 11), 2 * 37)),
    ],
)
def test_pq_5_pq_6_piles_count_by_rank_or_by_card_or_against_each_other(
    options: dict[str, Value], expected: tuple[int, ...]
) -> None:
    """Seat 2 has walked through: with `shared` all piles count double."""
    found, events = counted(options, "KH JH 2D", "AC TC", "8S")
    assert found == expected
    assert [each.is_doubled for each in events] == [options["score"] == "shared"] * 3
    assert sum(found) == (0 if options["score"] == "shared" else sum(expected))


def test_pq_6_without_an_empty_pile_nothing_is_doubled() -> None:
    found, events = counted({"score": "shared"}, "KH 8S", "AC 9S", "2C TS")
    assert [each.count for each in events] == [13, 1, 2]
    assert found == (16 - 39, 16 - 3, 16 - 6)
    assert not any(each.is_doubled for each in events)


@pytest.mark.parametrize(
    ("score", "expected"), [("points", (0, 2, 20)), ("cards", (0, 2, 2)), ("shared", (22, 22 - 6, 22 - 60))]
)
def test_pq_7_who_has_laid_nothing_counts_nothing_and_doubles_the_others(score: str, expected: tuple[int, ...]) -> None:
    """With `shared` doubled once only, though a pile counts as empty."""
    found, events = counted({"score": score, "all_down": True}, "KH JH", "AC 8S", "TC 9S")
    assert found == expected
    assert [each.laid_none for each in events] == [True, False, False]
    assert all(each.is_doubled for each in events)


def test_pq_7_it_is_no_rule_without_the_option_and_a_seat_given_empty_is_not_looked_at() -> None:
    found, events = counted({}, "KH JH", "AC 8S", "TC 9S")
    assert found == (24, 1, 10)
    assert not any(each.laid_none or each.is_doubled for each in events)
    found, events = counted({"all_down": True}, "", "8S KH", "9S JH", layout="7S")
    assert found == (0, 13, 11)
    assert not any(each.laid_none for each in events)


def test_pq_8_everybody_sees_counts_and_who_has_laid_a_card() -> None:
    hand = start(GAME, "8S 2H", "3H 9H", "4H 5H", layout="7S", options={"all_down": True})
    follow(hand, "8S", "pile:9H")
    view = hand.view(None)
    assert view.own_pile == ()
    follow(hand, "cards:1,1,2 face_down:0,1,0 has_laid:True,False,False")
    follow(start(GAME, "8S", "9S", "TS", layout="7S"), "has_laid:None,None,None")


def test_pq_9_closing_and_counting_are_told() -> None:
    hand = start(GAME, "KS", "2H", "3H", layout="7S..QS", options={"close": True})
    assert follow(hand, "KS")[1] == SuitClosed(0, 0)
    assert isinstance(follow(hand, "pile:2H")[0], Piled)
    *_, first, second, third, over = follow(hand, "pile:3H")
    assert [first, second, third] == [
        PileCounted(seat, count, False, False) for seat, count in ((0, 0), (1, 2), (2, 3))
    ]
    assert isinstance(over, HandOver)


@pytest.mark.parametrize(
    ("options", "limit"), [({}, 100), ({"score": "cards"}, 15), ({"score": "cards", "limit": 40}, 40)]
)
def test_pq_5_the_limits_default_is_that_of_what_is_scored(options: dict[str, Value], limit: int) -> None:
    assert match(game=GAME, seats=3, **options).rules.model_dump()["limit"] == limit


@pytest.mark.parametrize("score", ["points", "cards"])
def test_pq_5_a_match_ends_with_a_total_over_the_limit_and_the_lowest_wins(score: str) -> None:
    made = played_out(match(game=GAME, seats=4, score=score, limit=30))
    totals = final_totals(made, least_wins=True)
    before = [total - last for total, last in zip(totals, scores(made.hand), strict=True)]
    assert max(totals) > 30 >= max(before)


def test_pq_5_a_match_has_a_hundred_hands_at_most() -> None:
    over = match(game=GAME, seats=3, score="cards", limit=1000).scoring.over
    assert over((1000, 0, 0), 100)
    assert not over((1000, 0, 0), 99)
    assert over((1001, 0, 0), 1)


def test_pq_6_the_highest_total_wins_after_the_hands_and_totals_add_up_to_nothing() -> None:
    made = played_out(match(game=GAME, seats=4, score="shared", hands=4))
    assert len(made.played) == 4
    assert sum(final_totals(made)) == 0


def test_the_deal_passes_to_the_left() -> None:
    made = played_out(match(game=GAME, seats=4, score="shared", hands=3))
    dealers = [each.setup.dealer for each in made.played]
    assert dealers == [(dealers[0] + i) % 4 for i in range(3)]  # type: ignore[operator]


@pytest.mark.parametrize(("hands", "why"), [(("", "", ""), "over"), (("8S", "8S", "9S"), "too often")])
def test_impossible_positions_are_refused(hands: tuple[str, ...], why: str) -> None:
    with pytest.raises(DealError, match=why):
        start(GAME, *hands, layout="7S")
