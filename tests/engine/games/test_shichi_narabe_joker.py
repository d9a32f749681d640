"""Jokers: SJ-1 to SJ-10, public knowledge of their holders, and refusals."""

import pytest

from engine.cards import JOKER, card
from engine.errors import Reason
from engine.events import JokerPlayed, JokerTaken, RanOut
from engine.rules import Value
from engine.views import Known, SeatStatus
from tests.engine.games.hands import ALL, DIAGRAM, SEVENS, THROWN_IN, cards, narabe, without, written
from tests.engine.games.lines import follow, kinds, legal, refused, steps

SINGLE = {"jokers": 1, "joker_play": "single"}
WILD = {"jokers": 1, "joker_play": "single", "joker_exchange": "stack"}
STACK = {"jokers": 1, "joker_exchange": "stack"}


def jokers(moves: set[str]) -> set[str]:
    return {each for each in moves if each.startswith("JK")}


def test_sj_1_at_most_one_joker_in_a_turn() -> None:
    hand = narabe("JK JK 9S TS", "8S", "8H 6H", layout=SEVENS, jokers=2)
    assert jokers(legal(hand)) == {"JK=8S+9S"}
    follow(hand, "JK=8S+9S @1 0[TS JK]")


def test_sj_2_joker_and_the_next_missing_card_after_it() -> None:
    """The source's list of plays on its first diagram, with nothing held that the joker stands for."""
    layout = f"{DIAGRAM} {THROWN_IN}"
    mine = "JK 4S 3H TC 2D QD"
    hand = narabe(mine, without(ALL, layout, mine[3:], "AS"), "AS", layout=layout, jokers=1)
    follow(hand, "{JK=5S+4S JK=4H+3H JK=9C+TC JK=3D+2D JK=TD+QD pass} JK=KS+AS?nothing_beyond JK=JH+2H?nothing_beyond")


def test_sj_2_cards_beyond_a_gap_are_skipped_over() -> None:
    hand = narabe("JK QS", "8S JS 8C", "6H 9C", layout=f"{SEVENS} 9S TS", jokers=1)
    assert jokers(legal(hand)) == set(), "J is the next one missing after 8, not Q"
    hand = narabe("JK JS", "8S QS 8C", "6H 9C", layout=f"{SEVENS} 9S TS", jokers=1)
    assert jokers(legal(hand)) == {"JK=8S+JS"}


def test_sj_3_single_stands_for_any_playable_card() -> None:
    mine = "JK 8S KC"
    hand = narabe(mine, without(ALL, SEVENS, mine[3:], "AC"), "AC", layout=SEVENS, **SINGLE)
    assert legal(hand) == {"8S", "pass", *(f"JK={each}" for each in ["6S", "6H", "8H", "6D", "8D", "6C", "8C"])}


def test_sj_4_take_is_illegal_for_a_held_card_and_the_owner_takes_the_joker() -> None:
    hand = narabe("JK 9S 8H 9H", "8S KC", "8D QC", layout=SEVENS, jokers=1)
    assert jokers(legal(hand)) == {"JK=8S+9S"}
    refusal = refused(hand, "JK=8H+9H")
    assert refusal.reason is Reason.JOKER_HELD_CARD
    assert str(refusal.facts["card"]) == "8H"
    events = follow(hand, "JK=8S+9S")
    assert events == [JokerPlayed(0, stands_for=card("8S"), then=card("9S")), JokerTaken(1, card("8S"))]
    assert hand.to_act == (1,), "the exchange was not the owner's turn"
    follow(hand, "1[KC JK] 0[8H 9H]")


def test_sj_4_play_goes_on_left_of_the_jokers_player() -> None:
    follow(narabe("JK 9S KH", "8D KD", "8S KC", layout=SEVENS, jokers=1), "JK=8S+9S @1")


def test_sj_4_the_seat_that_took_a_joker_is_public_until_one_is_played() -> None:
    hand = narabe("JK 9S KH", "8C 8D KD", "8S JK 9C QC", layout=SEVENS, jokers=2)
    assert [hand.view(seat).known for seat in (None, 0, 1)] == [()] * 3
    follow(hand, "JK=8S+9S")
    assert [hand.view(seat).known for seat in (None, 0, 1)] == [(Known(2, JOKER),)] * 3
    assert hand.view(2).hand.count(JOKER) == 2
    follow(hand, "8D", "JK=8C+9C")
    assert hand.view(2).hand.count(JOKER) == 1, "for all that the others know, the one that was taken is gone"
    assert [hand.view(seat).known for seat in (None, 0, 1)] == [(Known(1, JOKER),)] * 3


def test_sj_5_stack_lays_the_card_on_the_joker_which_is_gone() -> None:
    hand = narabe("JK 9S KH", "8D KD", "8S KC", layout=SEVENS, **STACK)
    assert kinds(follow(hand, "JK=8S+9S")) == ["JokerPlayed", "JokerCovered"]
    assert [written(hand.view(seat).hand) for seat in range(3)] == ["KH", "8D KD", "KC"]
    assert hand.view(None).known == ()
    assert hand.to_act == (1,)


@pytest.mark.parametrize(
    ("options", "hands", "move", "left"),
    [(STACK, "JK 8S 9S KH", "JK=8S+9S", "KH"), (WILD, "JK 8S 9S KH", "JK=8S", "9S KH")],
)
def test_sj_5_the_player_may_be_the_owner(options: dict[str, Value], hands: str, move: str, left: str) -> None:
    hand = narabe(hands, "8D KD", "8H KC", layout=SEVENS, **options)
    assert move in legal(hand)
    follow(hand, move)
    assert written(hand.view(0).hand) == left


@pytest.mark.parametrize("exchange", ["take", "stack"])
def test_sj_6_with_skip_a_joker_is_never_playable_alone(exchange: str) -> None:
    hand = narabe("JK", "8S 9S", "8H KC", layout=SEVENS, jokers=1, joker_exchange=exchange, passes=1)
    assert written(follow(hand, "{pass} JK=8S?joker_alone pass 8S 8H {bankrupt} bankrupt")[0].cards) == "JK"
    assert hand.view(None).seats[0].status is SeatStatus.BANKRUPT


def test_sj_7_jokers_only_by_ones_own_play_eliminates() -> None:
    hand = narabe("JK 8S", "8H KH", "8D KD", "8C KC", layout=SEVENS, **SINGLE)
    assert kinds(follow(hand, "8S")) == ["Played", "Eliminated"]
    seat = hand.view(None).seats[0]
    assert (seat.status, seat.cards, seat.place) == (SeatStatus.ELIMINATED, 0, None)
    assert hand.to_act == (1,)
    assert "JK" not in written(hand.view(0).hand)


def test_sj_7_jokers_only_by_an_exchange_eliminates() -> None:
    hand = narabe("JK 9S KS", "8H KH", "8S", "8C KC", layout=SEVENS, **SINGLE)
    assert kinds(follow(hand, "JK=8S")) == ["JokerPlayed", "JokerTaken", "Eliminated"]
    assert [each.status for each in hand.view(None).seats].count(SeatStatus.ELIMINATED) == 1
    assert hand.view(None).known == ()


def test_sj_7_eliminated_rank_above_bankrupts_the_earlier_one_lower() -> None:
    hand = narabe(
        "JK 8S", "JK 8H", "KS", "8D", "8C KC QC", "9C KH", layout=SEVENS, jokers=2, joker_play="single", passes=0
    )
    follow(hand, "8S 8H bankrupt 8D @4 8C 9C bankrupt over:bankruptcy ranks:4,3,6,1,5,2")


def test_sj_7_the_last_elimination_ends_the_hand() -> None:
    hand = narabe("JK 8S", "8H KH", "", layout=SEVENS, **SINGLE)
    follow(hand, "8S>Played,Eliminated,HandOver over:elimination ranks:3,2,1")


@pytest.mark.parametrize(("to_move", "starts"), [(0, 1), (1, 1), (3, 1)])
def test_sj_7_is_checked_from_the_dealers_left_when_the_sevens_lie(to_move: int, starts: int) -> None:
    hands = ("JK", "8S 9S", "8H KH", "JK")
    hand = narabe(*hands, layout=SEVENS, to_move=to_move, dealer=1, jokers=2, joker_play="single", passes=9)
    assert hand.to_act == (starts,)
    follow(hand, *["pass"] * 2 * 9, "8S", "8H", "9S")
    assert hand.result.ranks == (3, 1, 2, 4), "seat 3 went first, the dealer being seat 1"


def test_sj_7_a_starter_of_sevens_and_jokers_only_is_passed_over() -> None:
    rest = [each.code for each in cards(without(ALL, SEVENS))]
    hands = [f"{SEVENS} JK", *(" ".join(rest[i::9]) for i in range(9))]
    hand = narabe(*hands, whole=True, dealer=0, **SINGLE)
    follow(hand, "@1 0.status:eliminated")


@pytest.mark.parametrize("options", [{"jokers": 1}, STACK, WILD])
def test_sj_7_is_for_single_with_take_only(options: dict[str, Value]) -> None:
    follow(narabe("JK 8S", "8H KH", "8D KD", layout=SEVENS, **options), "8S 0.status:playing")


def test_sj_8_with_stack_the_joker_may_be_the_last_card_and_its_player_ranks_first() -> None:
    hand = narabe("JK", "8H KH", "8S", "8D KD", layout=SEVENS, **WILD)
    events = follow(hand, "JK=8S")
    assert events[2:] == [RanOut(0, place=1), RanOut(2, place=2)]
    assert hand.to_act == (1,)


def test_sj_8_the_same_move_may_end_the_hand() -> None:
    hand = narabe("8S", "JK", "", layout=SEVENS, to_move=1, **WILD)
    assert kinds(follow(hand, "JK=8S"))[-3:] == ["RanOut", "RanOut", "HandOver"]
    follow(hand, "ranks:3,2,1")


def test_sj_9_a_bankrupts_jokers_leave_the_game() -> None:
    hand = narabe("JK KS", "8H KH", "8D KD", layout=SEVENS, jokers=1, passes=0)
    assert written(follow(hand, "bankrupt")[0].cards) == "KS JK"
    assert [each.cards for each in hand.view(None).seats] == [0, 2, 2]


def test_sj_10_an_exchange_keeps_a_seat_in_that_was_about_to_go_out() -> None:
    hand = narabe("JK 9S KH", "8D KD", "8S", layout=SEVENS, jokers=1)
    follow(hand, "JK=8S+9S")
    seat = hand.view(None).seats[2]
    assert (seat.status, seat.cards) == (SeatStatus.PLAYING, 1)
    assert written(hand.view(2).hand) == "JK"


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        *(
            ({"jokers": 1}, each)
            for each in steps(
                "JK=9S+TS?not_next:card=9S,needs=8S JK=7S+8S?already_laid:card=7S JK=6D+5D?already_laid:card=6D",
                "JK=8D+8D?nothing_beyond:card=8D JK=8S?joker_alone:card=9S JK=8S+TS?joker_alone:card=9S",
                "JK=6S+5S?not_in_hand:card=5S JK=8C+9C?not_in_this_game:card=8C",
            )
        ),
        *(
            (SINGLE, each)
            for each in steps(
                "JK=8S+9S?not_in_this_game: JK=8H?joker_held_card:card=8H JK=9S?not_next:card=9S,needs=8S"
            )
        ),
    ],
)
def test_a_refused_joker_says_why(options: dict[str, Value], refusal: str) -> None:
    layout = f"{SEVENS} AD..6D 9D..KD"
    follow(narabe("JK 8H 9S TS", "8S 6S 9C", "8D 5S", layout=layout, **options), refusal)


def test_a_joker_that_is_not_held_is_refused() -> None:
    follow(narabe("9S", "JK 8S", "8H", layout=SEVENS, jokers=1), "JK=8S+9S?not_in_hand:card=JK")


@pytest.mark.parametrize("options", [{"jokers": 1}, STACK, SINGLE, WILD])
def test_a_joker_cannot_stand_for_a_card_out_of_the_game(options: dict[str, Value]) -> None:
    assert not {"JK=8S", "JK=8S+9S"} & legal(narabe("JK 9S KC", "8H", "8D", layout=SEVENS, **options))
