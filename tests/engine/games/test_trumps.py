"""Fan Tan with Trumps (TR-1 to TR-8). Diamonds are trumps unless a test says otherwise."""

import pytest

from engine.cards import card
from engine.errors import Reason
from engine.events import Played
from engine.game import Hand
from engine.views import Known
from tests.engine.games.hands import cards, dealers_left, final_totals, match, played_out, start, written
from tests.engine.games.lines import follow, legal, refused, rows_table, steps

GAME = "fan-tan-trumps"


def trumps(*hands: str, layout: str, community: str = "2D", to_move: int = 0) -> Hand:
    """Three seats, the last community card having fixed the trumps."""
    return start(GAME, *hands, layout=layout, community=community, to_move=to_move)


def exposed(*hands: str, layout: str, card: str, to_move: int = 0) -> Hand:
    """Four seats, the last of which deals and has the card that fixed the trumps before it."""
    return start(GAME, *hands, layout=layout, exposed=card, to_move=to_move)


def test_tr_2_the_exposed_card_waits_for_its_holders_first_turn() -> None:
    hand = exposed("2S 3H", "2C 3C", "4C 5C", "8D 9S 5H 4H", layout="7D 7S 8S", card="8D", to_move=3)
    follow(hand, "{9S} 8D?exposed:card=8D 9S pass pass pass {8D}")


def test_tr_2_turns_of_others_do_not_free_it() -> None:
    follow(exposed("2S 3H", "2C 3C", "4C 5C", "8D 9S 5H 4H", layout="7D 7S 8S", card="8D"), "pass pass pass {9S}")


def test_tr_2_a_pass_is_a_turn_too() -> None:
    hand = exposed("2S 3H", "2C 3C", "4C 5C", "8D 5H 4H", layout="7D 7S 8S", card="8D", to_move=3)
    follow(hand, "{pass} pass pass pass pass {8D}")


def test_tr_2_all_know_the_exposed_card_until_it_is_played() -> None:
    hand = exposed("2S 3H", "2C 3C", "4C 5C", "8D 9S 5H 4H", layout="7D 7S 8S", card="8D", to_move=3)
    for turns in (["9S"], ["pass", "pass", "pass"]):
        view = hand.view(0)
        assert view.seats[3].shown == (card("8D"),)
        assert view.known == (Known(3, card("8D")),)
        assert hand.view(3).known == ()
        assert rows_table(hand).trump_card is card("8D")
        follow(hand, *turns)
    follow(hand, "8D")
    assert hand.view(0).seats[3].shown == ()
    assert hand.view(0).known == ()
    assert (rows_table(hand).trump, rows_table(hand).trump_card) == (2, None)


def test_tr_3_left_of_the_dealer_starts_and_sevens_open_their_own_row() -> None:
    made = match(game=GAME, seats=5, seed=3)
    assert made.hand.to_act == (dealers_left(made),)
    hand = trumps("7D 7H KC", "2C 3C", "4C 5C", layout="7S")
    assert legal(hand) == {"7D", "7H"}


def test_tr_3_the_seven_of_trumps_only_ever_opens_the_trump_row() -> None:
    follow(trumps("7D KC", "2C 3C", "4C 5C", layout="8S"), "{7D} 7D@S?only_trump_row")


@pytest.mark.parametrize(
    ("held", "lying", "expected"),
    [
        ("5D", "6S 7S", {"5D@S"}),
        ("5D", "6S 7S 6H 7H", {"5D@S", "5D@H"}),
        ("5D", "6S 7S 6D 7D", {"5D", "5D@S"}),  # TR-5
        ("5D", "7S", {"pass"}),
        ("5D 8D", "6S 7S", {"5D@S", "8D@S"}),
        ("5H 8H", "6S 7S", {"pass"}),
    ],
)
def test_tr_4_tr_5_a_trump_may_stand_in_another_row(held: str, lying: str, expected: set[str]) -> None:
    assert legal(trumps(f"{held} KC", "2C 3C", "4C 9C", layout=lying)) == expected


def test_tr_4_the_replaced_card_belongs_in_the_trump_row_and_nowhere_else() -> None:
    hand = trumps("5D KC", "5S 4S 3S", "7D 6D 3C", layout="6S 7S")
    events = follow(hand, "5D@S")
    assert events[0] == Played(0, (card("5D"),), row=0)
    spades = rows_table(hand).rows[0]
    assert [(str(each.place), str(each.shown)) for each in spades.laid] == [("5S", "5D"), ("6S", "6S"), ("7S", "7S")]
    assert written(rows_table(hand).last) == "5S"
    assert legal(hand) == {"4S"}  # the row went on; 5S waits for the trump row
    follow(hand, "5S?not_next:card=5S,needs=7D 4S 7D pass {3S} 3S 6D pass {5S} 5S")
    diamonds = rows_table(hand).rows[2]
    assert [(str(each.place), str(each.shown)) for each in diamonds.laid] == [("5D", "5S"), ("6D", "6D"), ("7D", "7D")]


def test_tr_4_the_trump_row_goes_on_over_a_replaced_card() -> None:
    """The four of trumps lies in the spade row, so that of spades is the four of the trump row."""
    hand = trumps("4D 9H", "4S 2C", "3C 5C", layout="5S..7S 5D..7D 8H 7H")
    follow(hand, "4D@S", "4S")
    assert rows_table(hand).rows[2].laid[0].shown is card("4S")
    assert card("3D") in rows_table(hand).next


def test_tr_6_the_card_that_fixed_the_trumps_goes_to_the_trump_row_only() -> None:
    hand = trumps("KC QC", "2C 3C", "4C 5C", layout="3S..7S 3D..7D", community="2D")
    follow(hand, "{~2D pass} ~2D@S?only_trump_row")
    hand = exposed("2S 3H", "2C 3C", "4C 5C", "5D 9S 5H", layout="6S 7S 8S 6D 7D", card="5D", to_move=3)
    follow(hand, "9S pass pass pass {5D} 5D@S?only_trump_row")


def test_tr_7_a_playable_card_in_hand_must_be_played() -> None:
    hand = trumps("8S KC", "2C 3C", "4C 5C", layout="7S", community="6S 2D")
    assert legal(hand) == {"8S"}
    for move in ("pass", "~6S"):
        assert refused(hand, move).reason is Reason.MUST_PLAY


def test_tr_7_a_community_card_may_be_taken_and_played_or_passed_over() -> None:
    hand = trumps("KC QC", "2C 3C", "4C 5C", layout="7S 8S 7H", community="6S 6D 9H 2D")
    follow(hand, "{~6S ~6D@S ~6D@H pass} ~9H?not_next ~9S?not_in_hand ~6D@H")
    assert set(rows_table(hand).community) == set(cards("6S 9H 2D"))
    follow(hand, "0.cards:2 @1")


def test_tr_7_when_all_others_have_passed_a_community_card_must_be_played() -> None:
    hand = trumps("KC QC", "2C 3C", "4C 5C", layout="7S", community="6S 5S 2D")
    follow(hand, "pass pass {~6S} pass?must_play ~6S {~5S pass}")


def test_tr_7_otherwise_a_pass_is_free_however_often() -> None:
    hand = trumps("KC QC", "2C 3C", "4C 5C", layout="7S", community="2D")
    follow(hand, "pass pass pass pass pass pass pass {pass} pot:None 0.chips:None")


@pytest.mark.parametrize(
    "refusal",
    steps(
        "9S?not_in_hand KC?not_next 6S@H?not_in_this_game 5D@D?not_in_this_game 5D@S?not_next 4Y?not_in_hand",
        "draw?not_in_this_game beg?not_in_this_game",
    ),
)
def test_illegal_moves_are_refused_with_a_reason(refusal: str) -> None:
    """6S is no trump; of 5D its own row needs no naming."""
    follow(trumps("6S 5D KC", "2C 3C", "4C 5C", layout="7S 6D 7D"), refusal)


@pytest.mark.parametrize(
    "refusal", steps("4D@S?not_next:card=4D,needs=5S 6D@S?already_laid:card=6S 6D?not_next:card=6D,needs=7D")
)
def test_a_refusal_names_what_a_trump_waits_for(refusal: str) -> None:
    follow(trumps("4D 6D 8S KC", "5S 3C", "4C 9C", layout="6S 7S"), refusal)


def test_moves_out_of_turn_and_after_the_end_are_refused() -> None:
    hand = trumps("8S", "9S 3C", "4C 5C", layout="7S")
    assert refused(hand, "9S", 1).facts == {"seat": 0}
    follow(hand, "8S 1!9S?hand_over")


def test_tr_8_a_point_for_each_card_in_the_others_hands() -> None:
    hand = trumps("8S", "9S 3C", "4C 5C TH", layout="7S", community="6S KD 2D")
    follow(hand, "8S>Played,HandOver scores:5,0,0")
    assert (hand.result.reason, hand.result.winner) == ("out", 0)


def test_tr_8_most_points_wins() -> None:
    for seed in range(5):
        final_totals(played_out(match(game=GAME, seats=4, seed=seed)))


def test_onlookers_see_community_cards_and_no_hand() -> None:
    hand = trumps("8S KC", "9S 3C", "4C 5C", layout="7S", community="6S KD 2D")
    view = hand.view(None)
    assert set(rows_table(hand).community) == set(cards("6S KD 2D"))
    assert view.hand == view.legal == view.known == ()
    assert [seat.shown for seat in view.seats] == [(), (), ()]
