"""Passing with a playable card in Fan Tan and Five or Nine, and what it costs (FT-7 to FT-9, FN-3)."""

import pytest

from engine.catalog import find_game
from engine.events import Event, PaidForBases, PaidPass
from engine.game import Position
from engine.match import Match
from engine.rules import Value, read_rules
from tests.engine.games.hands import cards, deal, start, written
from tests.engine.games.lines import chips, chips_for_pass, follow, kinds, legal, paid, scores

PENALISED = {"revokes": "penalised"}


def test_ft_7_passing_with_a_playable_card_costs_a_chip_like_any_pass_and_three_more_at_the_end() -> None:
    hand = start("fan-tan", "9S KD", "5S 4S", "6D 2C", layout="6S 7S 8S", options=PENALISED)
    events = follow(hand, "{9S pass} pass")
    assert events == [PaidPass(0, chips=1)]
    events = follow(hand, "chips:48,49,49 pot:4 5S pass 9S 4S")
    assert kinds(events) == ["Played", "PaidForRevokes", "PaidPot", "PaidPot", "WonPot", "HandOver"]
    assert paid(events) == ["0x1 3", "2> 2", "0> 1"]
    assert scores(hand) == (-1 - 1 - 3 - 1, 11 - 1, -1 - 1 - 2)


def test_ft_7_other_seats_cannot_tell_a_revoke_from_a_pass() -> None:
    able = start("fan-tan", "9S KD", "5S 4S", "6D 2C", layout="6S 7S 8S", options=PENALISED)
    stuck = start("fan-tan", "JS KD", "5S 4S", "6D 2C", layout="6S 7S 8S", options=PENALISED)
    assert follow(able, "pass") == follow(stuck, "pass")
    for other in (None, 1, 2):
        assert able.view(other) == stuck.view(other)
        assert able.view(other).own_revokes == 0
        assert all(seat.revokes is None for seat in able.view(other).seats)
    assert (able.view(0).own_revokes, stuck.view(0).own_revokes) == (1, 0)


def test_ft_7_the_revokes_of_all_are_shown_at_the_end() -> None:
    hand = start("fan-tan", "9S KD", "5S 4S", "6D 2C", layout="6S 7S 8S", options=PENALISED)
    assert paid(follow(hand, "pass pass pass 9S pass pass pass 5S pass pass 4S")) == ["0x1 3", "1x2 6", "2> 2", "0> 1"]
    assert [seat.revokes for seat in hand.view(None).seats] == [1, 2, 0]
    without = start("fan-tan", "9S", "5S 4S", "6D 2C", layout="6S 7S 8S")
    follow(without, "9S")
    assert [seat.revokes for seat in without.view(None).seats] == [None] * 3


@pytest.mark.parametrize(
    ("held", "passed", "fine", "left"), [(1, 0, 0, 0), (2, 1, 0, 0), (3, 1, 1, 0), (5, 1, 3, 0), (6, 1, 3, 1)]
)
def test_g_5_ft_7_a_player_short_of_chips_pays_what_they_have(held: int, passed: int, fine: int, left: int) -> None:
    totals = (held, 50, 50)
    hand = start("fan-tan", "9S KD", "5S 4S", "6D 2C", layout="6S 7S 8S", totals=totals, options=PENALISED)
    assert chips(hand)[0] == held - 1
    assert chips_for_pass(hand) == passed
    assert paid(follow(hand, "5S pass 9S 4S")) == [f"0x1 {fine}", "2> 2", f"0> {left}"]
    assert chips(hand)[0] == 0


def test_ft_7_a_hand_of_the_first_edition_keeps_its_rules() -> None:
    game = find_game("fan-tan")
    made = Match(game, read_rules(game.rules, PENALISED), seats=3, seed=0)
    dealt = deal("9S KD", "5S 4S", "6D 2C")
    layout = Position(layout=cards("6S 7S 8S"), to_move=0)
    hand = made.next_hand(dealt, dealer=2, position=layout, edition=1).copy()
    assert chips_for_pass(hand) == 0
    assert chips(hand) == [49, 49, 49]
    assert chips(hand.copy()) == [49, 49, 49]
    assert paid(follow(hand, "5S pass 9S 4S")) == ["0x1 3", "2> 2", "0> 1"]


def test_ft_7_the_last_seat_to_act_must_not_pass() -> None:
    hand = start("fan-tan", "9S KD", "5S 4S", "TH 2C", layout="6S 7S 8S", options=PENALISED)
    follow(hand, "pass {5S pass} pass pass {9S} pass?must_play 9S {5S pass}")


def test_ft_7_revokes_are_forbidden_by_default() -> None:
    assert legal(start("fan-tan", "9S KD", "5S 4S", "TH 2C", layout="6S 7S 8S")) == {"9S"}


def penalties(passing: str, *others: str, **options: Value) -> list[str]:
    """What seat 0 pays other seats for a pass, after which seat 1 goes out at once."""
    hand = start("fan-tan", passing, "9S", *others, layout="6S 7S 8S", options=PENALISED | options)
    follow(hand, "pass")
    return to_seats(follow(hand, "9S"))


def to_seats(events: list[Event]) -> list[str]:
    """The payments to other seats, and for which cards: `0>2 10 7H 7D`."""
    return [
        f"{each.seat}>{each.payee} {each.chips} {written(each.bases)}"
        for each in events
        if isinstance(each, PaidForBases)
    ]


@pytest.mark.parametrize(
    ("passing", "two", "three", "expected"),
    [
        ("7H KD", "6H 2S", "8H TS", ["0>2 5 7H", "0>3 5 7H"]),
        ("7H KD", "2S 8H", "6H TS", ["0>3 5 7H", "0>2 5 7H"]),  # the 6 before the 8
        ("7H KD", "6H 8H", "2S TS", ["0>2 10 7H"]),
        ("7H 6H", "2S 8H", "TS JS", ["0>2 5 7H"]),  # nothing to oneself
        ("7H 6H 8H", "2S 3S 4S", "TS JS QS", []),
        ("7H KD", "5H 9H", "TS JS", []),
        ("7D 7H", "8H 6D", "6H 8D", ["0>3 10 7H 7D", "0>2 10 7H 7D"]),  # every such seven, in pack order
        ("5S KD", "6H 2S", "8H TS", []),  # no seven was passed over
    ],
)
def test_ft_8_passing_with_a_seven_owes_the_holders_of_its_neighbours(
    passing: str, two: str, three: str, expected: list[str]
) -> None:
    assert penalties(passing, two, three) == expected


@pytest.mark.parametrize(
    ("passing", "two", "three", "expected"),
    [
        ("7H 7H", "6H 6H 8H", "8H KC", ["0>2 30 7H", "0>3 10 7H"]),
        ("7H KD", "6H 2C 8H", "8H 6H", ["0>2 10 7H", "0>3 10 7H"]),
        ("6H 7H 8H", "6H 2C 3C", "8H 4C", ["0>2 5 7H", "0>3 5 7H"]),
    ],
)
def test_ft_8_with_two_packs_each_copy_counts(passing: str, two: str, three: str, expected: list[str]) -> None:
    assert penalties(passing, two, three, decks=2) == expected


def test_ft_8_a_seven_that_lies_owes_nothing_any_more() -> None:
    hand = start("fan-tan", "5S KD", "7H 9S", "6H 8H", layout="6S 7S 8S", options=PENALISED)
    assert paid(follow(hand, "pass 7H 6H pass 9S")) == ["0x2 6", "2> 1", "0> 2"]


def test_ft_8_the_holders_count_at_the_moment_of_the_pass() -> None:
    hand = start("fan-tan", "7H KD", "6S 6H", "8H 9S KC", layout="7S 8S", options=PENALISED)
    assert paid(follow(hand, "pass 6S 9S 7H 6H")) == ["0>1 5", "0>2 5", "0x1 3", "2> 2", "0> 1"]
    assert scores(hand) == (-2 - 1 - 5 - 5 - 3 - 1, -2 + 5 + 12, -1 + 5 - 2)


def test_ft_9_penalties_to_neighbours_come_first_then_the_pot_then_cards_left() -> None:
    hands = ("7H KD", "7D KC", "9S", "6H 6D 8H 8D")
    hand = start("fan-tan", *hands, layout="6S 7S 8S", options=PENALISED)
    follow(hand, "pass", "pass")
    to_neighbours = ["0>3 10", "1>3 10"]
    assert paid(follow(hand, "9S")) == [*to_neighbours, "0x1 3", "1x1 3", "3> 4", "0> 2", "1> 2"]


def test_ft_9_a_winners_own_penalties_are_paid_last() -> None:
    hand = start("fan-tan", "7H 9S", "7D KC 6H", "8H KD", layout="6S 7S 8S", options=PENALISED)
    assert paid(follow(hand, "pass pass pass 9S pass pass 7H")) == ["0>1 5", "0>2 5", "1x2 6", "0x1 3", "1> 3", "2> 2"]


def test_g_5_ft_9_a_player_short_of_chips_pays_debts_in_order() -> None:
    hands = ("7H KD", "9S", "6H 2C", "8H 3C")
    hand = start("fan-tan", *hands, layout="6S 7S 8S", totals=(9, 50, 50, 50), options=PENALISED)
    assert paid(follow(hand, "pass 9S")) == ["0>2 5", "0>3 2", "0x1 0", "2> 2", "3> 2", "0> 0"]
    assert chips(hand)[0] == 0


def test_fn_3_ft_7_before_the_base_is_fixed_a_pass_costs_a_chip_and_three_more_at_the_end() -> None:
    hand = start("five-or-nine", "5S KD", "9H", "4S 6S", layout="", options=PENALISED)
    assert chips_for_pass(hand) == 1
    assert paid(follow(hand, "9H")) == ["0x1 3", "2> 2", "0> 2"]


@pytest.mark.parametrize(
    ("layout", "winning", "hands", "expected"),
    [
        ("9S", "TS", ("9H KD", "8H 2C", "TH 3C"), ["0>2 5 9H", "0>3 5 9H"]),
        ("9S", "TS", ("9H KD", "6H 2C", "8D 3C"), []),
        ("5S", "6S", ("5H KD", "6H 2C", "4H 3C"), ["0>3 5 5H", "0>2 5 5H"]),
        ("5S 6S", "7S", ("9H 4S", "8H 2C", "TH 3C"), []),
    ],
)
def test_fn_3_the_base_card_and_its_neighbours(
    layout: str, winning: str, hands: tuple[str, str, str], expected: list[str]
) -> None:
    hand = start("five-or-nine", hands[0], winning, *hands[1:], layout=layout, options=PENALISED)
    follow(hand, "pass")
    assert to_seats(follow(hand, winning)) == expected


def test_a_pass_event_holds_public_facts_only() -> None:
    hand = start("fan-tan", "7H KD", "6H 8H", "2C 3C", layout="7C", options=PENALISED)
    events = follow(hand, "pass")
    assert [each.seen_by(None) for each in events] == [each.seen_by(2) for each in events] == events
    assert events == [PaidPass(0, chips=1)]
