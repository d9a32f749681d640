"""Ristiseiska (RS-1 to RS-8)."""

import pytest

from engine.cards import card
from engine.errors import Reason, Refusal
from engine.events import Begged
from engine.game import Hand
from engine.games.begging import Declined, TurnEnded
from engine.rules import Value
from engine.views import Known
from tests.engine.games.hands import final_totals, match, played_out, start
from tests.engine.games.lines import follow, legal, refused, steps

GAME = "ristiseiska"
PENALISED = {"revokes": "penalised"}


def after_a_round(*hands: str, layout: str = "7C", **options: Value) -> Hand:
    """A hand in which every seat has had its first turn: each passed, with nothing to play."""
    hand = start(GAME, *hands, layout=layout, options=options)
    follow(hand, *["pass"] * len(hands))
    return hand


@pytest.mark.parametrize("revokes", ["forbidden", "penalised"])
def test_rs_1_the_seven_of_clubs_starts(revokes: str) -> None:
    for seed in range(6):
        made = match(game=GAME, seats=4, seed=seed, revokes=revokes)
        hands = made.played[0].setup.deal.hands
        (seat,) = (seat for seat, dealt in enumerate(hands) if card("7C") in dealt)
        assert made.hand.to_act == (seat,)
        assert legal(made.hand) == {"7C"}
        assert refused(made.hand, "pass").reason is Reason.MUST_PLAY
        other = next(each for each in hands[seat] if each is not card("7C"))
        assert refused(made.hand, other.code) == Refusal(Reason.FORCED, {"card": card("7C")})


@pytest.mark.parametrize(
    ("layout", "to_move", "line"),
    [
        ("", None, "@1 {7C}"),
        ("7S", None, "@1 {7C}"),  # also when cards lie already
        ("7S", 1, "@1 {7C 6S 7D}"),
        ("", 0, "@0 {7H}"),
    ],
)
def test_rs_1_in_a_position_only_where_nobody_is_to_move(layout: str, to_move: int | None, line: str) -> None:
    follow(start(GAME, "7H 2S", "7C 6S 7D", "3C 4C", layout=layout, to_move=to_move), line)


def test_rs_1_without_it_the_left_of_the_dealer_starts() -> None:
    follow(start(GAME, "7H 2S", "6C", "3C 4C", layout="7C", to_move=None, dealer=0), "@1")


def test_rs_2_after_the_seven_comes_the_six() -> None:
    hand = start(GAME, "8S 6S KC", "5S 9S", "8D 4C", layout="7S 7C")
    follow(hand, "{6S} 8S?not_next:card=8S,needs=6S 6S next[5S 8S 7H 7D 6C]")


def test_rs_3_a_stuck_player_begs_and_the_right_neighbour_gives_any_card() -> None:
    hand = after_a_round("KC QC", "2H 3H", "4D 5D")
    assert follow(hand, "{beg} pass?not_in_this_game beg @2 phase:give asking:0") == [Begged(0, giver=2)]
    follow(hand, "{give:4D give:5D} give:5D 0[5D QC KC] @1 phase:play asking:None")


def test_rs_4_with_first_beg_a_player_may_pass_or_beg_on_the_first_turn() -> None:
    hand = start(GAME, "KC QC", "2H 3H", "4D 5D", layout="7C", options={"first_beg": True})
    follow(hand, "{pass beg} beg give:5D @1 {pass beg} pass pass {beg} pass?not_in_this_game")


def test_rs_4_rs_5_with_first_beg_a_player_passes_when_no_seat_can_give() -> None:
    hand = start(GAME, "KC QC", "2H 3H", "4D", "5D", layout="7C", options={"first_beg": True})
    follow(hand, "{pass} beg?not_in_this_game pass {pass beg} beg give:KC 1[2H 3H KC]")


@pytest.mark.parametrize("revokes", ["forbidden", "penalised"])
def test_rs_4_rs_8_first_beg_is_for_stuck_players_only(revokes: str) -> None:
    hand = start(GAME, "6C QC", "2H 3H", "4D 5D", layout="7C", options={"first_beg": True, "revokes": revokes})
    assert legal(hand) == ({"6C", "pass"} if revokes == "penalised" else {"6C"})
    assert refused(hand, "beg").reason is Reason.MUST_PLAY


@pytest.mark.parametrize(
    "refusal",
    steps(
        "decline?not_in_this_game pass?not_in_this_game give:2H?not_in_hand give:4D+5D?wrong_number",
        "give:4Y?not_in_hand 4D?not_in_this_game end?not_in_this_game",
    ),
)
def test_rs_3_the_giver_must_give_one_card(refusal: str) -> None:
    follow(after_a_round("KC QC", "2H 3H", "4D 5D"), "beg", refusal, "1!give:2H?not_your_turn")


def test_rs_3_a_gift_is_visible_to_giver_and_receiver_only() -> None:
    hand = after_a_round("KC QC", "2H 3H", "4D 5D")
    (gave,) = follow(hand, "beg give:5D")
    for seat in (0, 2):
        assert gave.seen_by(seat).cards == (card("5D"),)
    for seat in (1, None):
        assert gave.seen_by(seat).cards == ()
        assert hand.view(seat).known == ()
    assert hand.view(2).known == (Known(0, card("5D")),)
    assert hand.view(0).known == ()


def test_rs_3_knowledge_of_a_gift_ends_when_the_card_may_have_moved_on() -> None:
    hand = after_a_round("KC QC", "2H 3H", "4D 5D")
    follow(hand, "beg", "give:5D")
    assert hand.view(2).known == (Known(0, card("5D")),)
    follow(hand, "beg", "give:KC")  # by seat 0, who may as well have given the 5D
    assert hand.view(2).known == ()
    assert hand.view(0).known == (Known(1, card("KC")),)
    follow(hand, "beg", "give:KC")
    assert hand.view(1).known == (Known(2, card("KC")),)
    follow(hand, "beg", "give:KC")  # back to where it began: known to giver and taker
    assert hand.view(2).known == (Known(0, card("KC")),)
    assert hand.view(0).known == ()
    follow(hand, "beg", "give:5D")
    assert hand.view(0).known == (Known(1, card("5D")),)


def test_rs_3_a_gift_that_came_back_and_went_on_is_not_known() -> None:
    """Seat 1 gives the 5D to seat 0, gets it back, gives it to seat 2, and does not see it go to seat 0 again."""
    hands = ("6C KD KC", "6S 5D 3D", "8H 2D QD", "5H 9D JD")
    hand = start(GAME, *hands, layout="7C 7S 6H 7H", options=PENALISED)
    follow(hand, "pass", "give:5D", "decline", "decline")
    assert hand.view(1).known == (Known(0, card("5D")),)
    follow(hand, "pass", "decline", "decline", "give:5D")
    assert hand.view(1).known == ()
    follow(hand, "pass", "decline", "decline", "give:5D")
    assert hand.view(1).known == (Known(2, card("5D")),)
    follow(hand, "5H", "pass", "decline", "give:5D", "decline")
    assert card("5D") in hand.view(0).hand
    assert hand.view(1).known == ()
    assert hand.view(2).known == (Known(0, card("5D")),)


def test_rs_4_nobody_begs_on_the_first_turn() -> None:
    hand = start(GAME, "KC QC", "2H 3H", "4D 5D", layout="7C")
    for _ in range(3):
        follow(hand, "{pass} beg?not_in_this_game pass")
    assert legal(hand) == {"beg"}


@pytest.mark.parametrize(
    ("hands", "line"),
    [
        (("KC QC", "2H 3H", "4D 5D", "6S 3S"), "{beg} beg @3"),
        (("KC QC", "2H 3H", "4D 5D", "6S"), "{beg} beg @2"),
        (("KC QC", "2H 3H", "4D", "6S"), "{pass} beg?not_in_this_game pass @1"),
        (("KC", "2H 3H", "4D 5D", "6S 3S"), "{beg} beg @3"),
        (("KC QC", "2H 3H", "4D"), "{beg} beg @1"),
    ],
)
def test_rs_5_a_player_with_one_card_does_not_give(hands: tuple[str, ...], line: str) -> None:
    follow(after_a_round(*hands), line)


@pytest.mark.parametrize(("end", "layout"), [("AS", "2S..7S"), ("KS", "6S..QS")])
def test_rs_6_an_ace_or_a_king_earns_another_turn(end: str, layout: str) -> None:
    hand = start(GAME, f"{end} 7H 2C", "2H 3H", "4D 5D", layout=f"7C {layout}")
    follow(hand, end)
    follow(hand, "@0 phase:extra {7H end}")
    for move in ("pass", "beg"):
        assert refused(hand, move).reason is Reason.NOT_IN_THIS_GAME
    (ended,) = follow(hand, "end")
    assert ended == TurnEnded(ended.seat)
    follow(hand, "@1 end?not_in_this_game")


def test_rs_6_on_the_extra_turn_a_card_ends_it_and_another_king_earns_one_more() -> None:
    follow(start(GAME, "AS KS 7H 2C", "2H 3H", "4D 5D", layout="7C 2S..QS"), "AS KS {7H end} 7H @1")


@pytest.mark.parametrize("options", [{}, PENALISED])
def test_rs_6_a_stuck_player_ends_the_extra_turn_without_begging(options: dict[str, str]) -> None:
    hand = start(GAME, "AS 9H 2C", "2H 3H", "4D 5D", layout="7C 2S..7S", options=options)
    follow(hand, "AS {end} end")
    assert hand.to_act == (1,)  # no revoke: nobody is asked for a card


def test_rs_7_a_point_for_each_card_left() -> None:
    follow(start(GAME, "6C", "2H 3H", "4D 5D 9D", layout="7C"), "6C>Played,HandOver scores:0,2,3 over:out")


def test_rs_7_a_last_ace_ends_the_hand() -> None:
    follow(start(GAME, "AC", "2H 3H", "4D 5D 9D", layout="2C..7C"), "AC scores:0,2,3")


def test_rs_7_four_rounds_without_a_card_end_the_hand() -> None:
    hand = start(GAME, "KC", "2H", "4D", layout="7C")
    for turn in range(12):
        assert hand.result is None, turn
        follow(hand, "pass")
    follow(hand, "scores:1,1,1 over:blocked")


def test_rs_7_a_card_laid_starts_the_count_again_and_end_belongs_to_its_turn() -> None:
    hand = start(GAME, "AS KC", "2H", "4D", layout="7C 2S..7S", to_move=1)
    follow(hand, "pass", "pass", "AS", "end")
    for turn in range(12):
        assert hand.result is None, turn
        follow(hand, "pass")
    assert hand.result is not None


def test_rs_7_a_turn_that_begs_counts_as_one_without_a_card() -> None:
    hand = start(GAME, "KC QC", "2H 3H", "4D 5D", layout="7C")
    follow(hand, *["pass"] * 3)
    for turn in range(9):
        assert hand.result is None, turn
        follow(hand, "beg")
        follow(hand, min(legal(hand)))
    follow(hand, "over:blocked")


def test_rs_8_a_pass_with_a_playable_card_lets_each_other_player_give_one() -> None:
    hand = start(GAME, "6C KD", "2H 3H", "4D 5D", "9S", "9H 8H", layout="7C", options=PENALISED)
    follow(hand, "{6C pass} pass")
    assert (hand.to_act, hand.view(None).asking) == ((1,), 0)
    (declined,) = follow(hand, "{give:2H give:3H decline} give:2H @2 decline")
    assert declined == Declined(2)
    assert hand.to_act == (4,)  # seat 3 has one card only
    follow(hand, "give:8H 0[2H 8H KD 6C] @1")


def test_rs_8_without_a_giver_the_turn_passes_on() -> None:
    follow(start(GAME, "6C KD", "2H", "4D", layout="7C", options=PENALISED), "pass @1")


def test_rs_8_the_last_seat_to_act_must_play() -> None:
    follow(start(GAME, "6C KD", "2H", "4D", layout="7C", options=PENALISED), "pass pass pass {6C} pass?must_play")


def test_rs_8_passing_with_a_playable_card_is_forbidden_by_default() -> None:
    hand = start(GAME, "6C KD", "2H", "4D", layout="7C")
    assert legal(hand) == {"6C"}
    for move in ("pass", "beg"):
        assert refused(hand, move).reason is Reason.MUST_PLAY


def test_least_cards_win() -> None:
    final_totals(played_out(match(game=GAME, seats=5, seed=3)), least_wins=True)


def test_moves_out_of_turn_and_after_the_end_are_refused() -> None:
    hand = start(GAME, "6C", "2H 3H", "4D 5D 9D", layout="7C")
    assert refused(hand, "2H", 1).facts == {"seat": 0}
    follow(hand, "6C 1!2H?hand_over 0!{}")
