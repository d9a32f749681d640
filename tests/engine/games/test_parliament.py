"""Sevens: Parliament and Badam Satti (WS-1 to WS-8)."""

import pytest

from engine.cards import INTERNATIONAL, card
from engine.errors import Reason
from engine.events import HandOver, Passed, Played, RanOut
from engine.games.parliament import RowCompleted, RowOpened
from tests.engine.games.hands import dealers_left, final_totals, first_deal, match, played_out, start, wrong_field
from tests.engine.games.lines import follow, legal, refused, rows_table, scores

GAME = "sevens"
SEVENS = {"seven-of-diamonds": "7D", "seven-of-hearts": "7H", "seven-of-clubs": "7C", "seven-of-spades": "7S"}


@pytest.mark.parametrize("first", SEVENS)
def test_ws_1_the_holder_of_the_named_seven_starts_with_it(first: str) -> None:
    made = match(game=GAME, seats=5, seed=4, first=first)
    hand = made.hand
    [starter] = [seat for seat in range(5) if card(SEVENS[first]) in hand.view(seat).hand]
    assert hand.to_act == (starter,)
    assert legal(hand) == {SEVENS[first]}
    other = next(each.code for each in hand.view(starter).hand if each.code != SEVENS[first])
    assert refused(hand, other).reason is Reason.FORCED
    assert refused(hand, "pass").reason is Reason.MUST_PLAY


def test_ws_1_left_of_dealer_starts_with_any_legal_move() -> None:
    made = match(game=GAME, seats=4, seed=2, first="left-of-dealer")
    hand = made.hand
    seat = dealers_left(made)
    assert hand.to_act == (seat,)
    sevens = {each.code for each in hand.view(seat).hand if each.code[0] == "7"}
    assert legal(hand) == (sevens or {"pass"})


@pytest.mark.parametrize(("layout", "to_act"), [("", (1,)), ("7S", (0,))])
def test_ws_1_in_a_position_it_needs_an_empty_layout(layout: str, to_act: tuple[int, ...]) -> None:
    hand = start(GAME, "8S 2H", "7D 6S", "9S 3C", layout=layout, to_move=None)
    assert hand.to_act == to_act
    assert legal(hand) == ({"8S"} if layout else {"7D"})


def test_ws_2_who_can_play_must_and_a_pass_is_free() -> None:
    hand = start(GAME, "TS 2H", "6S 2C", "3C 4C", layout="7S")
    assert follow(hand, "{pass} pass") == [Passed(0)]
    follow(hand, "{6S} pass?must_play 8S?not_in_hand pot:None")


def test_ws_2_with_voluntary_passes_somebody_must_play_when_all_others_have_passed() -> None:
    hand = start(GAME, "8S 2H", "6S 2C", "7H 4C", layout="7S", options={"voluntary": True})
    follow(hand, "{8S pass} pass pass {7H} pass?must_play 7H")
    assert legal(hand) == {"8S", "pass"}, "the count begins again"


def test_ws_2_seats_that_are_out_do_not_count_as_having_passed() -> None:
    hand = start(GAME, "8S", "6S 2C", "7H 4C", layout="7S", options={"voluntary": True, "ends": "all-out"})
    follow(hand, "8S pass {7H}")


@pytest.mark.parametrize(("order", "first", "then"), [("six-first", "6S", "8S"), ("eight-first", "8S", "6S")])
def test_ws_3_one_neighbour_of_the_seven_comes_before_all_other_cards(order: str, first: str, then: str) -> None:
    hand = start(GAME, f"{then} 2H", f"{first} 2C", "3C 4C", layout="7S", options={"order": order})
    assert legal(hand) == {"pass"}
    refusal = refused(hand, then)
    assert (refusal.reason, refusal.facts["needs"]) == (Reason.NOT_NEXT, card(first))
    follow(hand, "pass", first, "pass")
    assert legal(hand) == {then}
    assert card(then) in rows_table(hand).next


@pytest.mark.parametrize(("seats", "each", "left"), [(3, 17, 1), (4, 13, 0), (5, 10, 2), (7, 7, 3), (8, 6, 4)])
def test_ws_4_leftover_cards_lie_face_up(seats: int, each: int, left: int) -> None:
    deal = first_deal(GAME, seats=seats, leftover="table").deal
    assert [len(hand) for hand in deal.hands] == [each] * seats
    assert len(deal.community or ()) == left
    assert sorted(sum(deal.hands, deal.community or ())) == list(INTERNATIONAL)
    dealt = first_deal(GAME, seats=seats).deal
    assert dealt.community is None
    assert sum(map(len, dealt.hands)) == 52


TABLE = {"leftover": "table"}


def test_ws_4_a_face_up_card_may_be_played_instead_of_an_own_one() -> None:
    hand = start(GAME, "8S 2H", "6S 2C", "3C 4C", layout="7S", community="7H 9C", options=TABLE)
    assert follow(hand, "{8S ~7H} ~7H") == [Played(0, (card("7H"),)), RowOpened(0, 1)]
    assert hand.view(None).seats[0].cards == 2
    assert rows_table(hand).community == (card("9C"),)
    assert legal(hand) == {"6S"}


def test_ws_4_without_an_own_play_a_face_up_card_must_be_played() -> None:
    hand = start(GAME, "TS 2H", "6S 2C", "3C 4C", layout="7S", community="7H 9C", options=TABLE)
    follow(hand, "{~7H} pass?must_play ~9C?not_next ~8S?not_in_hand")
    assert refused(start(GAME, "TS 2H", "6S", "3C", layout="7S"), "~7H").reason is Reason.NOT_IN_THIS_GAME


def test_ws_4_where_the_starting_seven_lies_face_up_the_dealers_left_must_play_it() -> None:
    hand = start(GAME, "7S 2H", "7H 2C", "3C 4C", community="7D 9C", to_move=None, dealer=0, options=TABLE)
    follow(hand, "@1 {~7D} 7H?forced ~9C?forced")
    assert rows_table(hand).forced == card("7D")
    follow(hand, "~7D forced:None")


def test_ws_4_face_up_cards_count_for_nobody() -> None:
    follow(start(GAME, "8S", "KS 2C", "3C", layout="7S", community="KH", options=TABLE), "8S scores:0,2,1")


def test_ws_5_the_hand_ends_with_the_first_empty_hand() -> None:
    hand = start(GAME, "8S", "9S 2C", "3C 4C", layout="7S")
    *_, over = follow(hand, "8S")
    assert isinstance(over, HandOver)
    assert hand.to_act == ()


def test_ws_5_or_goes_on_until_one_holds_cards() -> None:
    hand = start(GAME, "8S", "9S 2C", "6S TS 4C", layout="7S", options={"ends": "all-out"})
    follow(hand, "8S 9S 6S 0.status:out")
    assert hand.to_act == (1,), "who is out is skipped"
    follow(hand, "pass", "TS", "pass", "pass")
    assert hand.result is None


@pytest.mark.parametrize(
    ("score", "expected"),
    [("cards", (0, 3, 2)), ("pips-10", (0, 30, 11)), ("pips-13", (0, 36, 14)), ("places", (1, 3, 2))],
)
def test_ws_6_cards_in_hand_count_as_chosen(score: str, expected: tuple[int, ...]) -> None:
    hand = start(GAME, "8S", "JH QH KH", "AD KD", layout="7S", options={"score": score})
    follow(hand, "8S")
    assert scores(hand) == expected


def test_ws_6_by_places_equal_numbers_of_cards_share() -> None:
    hand = start(GAME, "8S", "JH QH", "AD KD", "2C 3C 4C", layout="7S", options={"score": "places"})
    follow(hand, "8S scores:1,2,2,4")


def test_ws_6_by_places_the_order_of_going_out_counts() -> None:
    hand = start(GAME, "8S", "9S", "TS 2C", layout="7S", options={"score": "places", "ends": "all-out"})
    follow(hand, "8S place:1,None,None 9S scores:1,2,3")


def test_ws_7_everybody_sees_the_layout_the_counts_and_who_is_out() -> None:
    hand = start(GAME, "8S", "9S", "TS 2C", "3C 4C", layout="7S", community="KH", options={**TABLE, "ends": "all-out"})
    follow(hand, "8S", "9S")
    view = hand.view(None)
    assert view.hand == ()
    assert [seat.cards for seat in view.seats] == [0, 0, 2, 2]
    assert [seat.left for seat in view.seats] == [1, 2, None, None]
    assert rows_table(hand).community == (card("KH"),)


def test_ws_8_a_pass_tells_nothing_but_itself() -> None:
    """Without `voluntary` it shows that no playable card is held; with it nothing."""
    for voluntary in (False, True):
        hand = start(GAME, "TS 2H", "6S 2C", "3C 4C", layout="7S", options={"voluntary": voluntary})
        assert follow(hand, "pass") == [Passed(0)]
        assert bool(hand.view(1).ruled_out) is not voluntary


@pytest.mark.parametrize(
    ("hands", "options", "parts"),
    [
        (("", "8S", "9S"), {}, {}),
        (("", "", "9S"), {"ends": "all-out"}, {}),
        (("8S", "9S", "TS"), {}, {"community": "2H"}),
    ],
)
def test_impossible_positions_are_refused(hands: list[str], options: dict[str, str], parts: dict[str, str]) -> None:
    assert wrong_field(start, GAME, *hands, layout="7S", options=options, **parts)


def test_a_seat_given_empty_is_out_and_passes_the_turn_on() -> None:
    hand = start(GAME, "", "8S 2H", "9S", layout="7S", options={"ends": "all-out", "score": "places"})
    follow(hand, "@1 8S 9S scores:1,3,2")


def test_the_lowest_total_wins_and_the_deal_passes_to_the_left() -> None:
    made = played_out(match(game=GAME, seats=4, hands=3, score="pips-13"))
    assert len(made.played) == 3
    final_totals(made, least_wins=True)
    dealers = [each.setup.dealer for each in made.played]
    assert dealers == [(dealers[0] + i) % 4 for i in range(3)]  # type: ignore[operator]


def test_ws_8_rows_opened_and_completed_and_seats_out_are_told() -> None:
    layout = "AS..QS"
    options = {"ends": "all-out", "score": "places"}
    hand = start(GAME, "KS", "7H 6H", "8H 9H", layout=layout, options=options)
    assert follow(hand, "KS") == [Played(0, (card("KS"),)), RowCompleted(0, 0), RanOut(0, 1)]
    assert follow(hand, "7H") == [Played(1, (card("7H"),)), RowOpened(1, 1)]
    assert hand.view(None).seats[0].left == 1
