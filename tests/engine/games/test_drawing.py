"""The drawing games: Crazy Tan, Crazy Crazy Tan, Domino Sevens (CT-1 to DS-1)."""

from itertools import combinations
from random import Random

import pytest

from engine.cards import RANKS, SEVEN, SUITS, card, mask
from engine.errors import Reason
from engine.events import Drew, PaidPass, Passed
from engine.games.layout import Layout, openings
from engine.games.sets import is_play, plays
from engine.moves import PlaySet
from tests.engine.games.hands import cards, start, written
from tests.engine.games.lines import follow, kinds, legal, paid, refused, rows_table, scores, steps


def test_ct_1_every_seat_antes_one_chip() -> None:
    for game in ("crazy-tan", "crazy-crazy-tan", "domino-sevens"):
        hand = start(game, "5S 6S 8S", "4S", layout="7H", stock="2C")
        follow(hand, "chips:49,49 pot:2")


def test_ct_2_a_card_that_cannot_be_played_ends_the_turn() -> None:
    hand = start("crazy-tan", "TS", "6S 2C", layout="7S", stock="KH 8S 3C")
    follow(hand, "{draw} pass?not_in_this_game draw>Drew @1 0[TS KH] chips:49,49 stock:2")


def test_ct_2_a_drawn_card_that_fits_must_be_played() -> None:
    hand = start("crazy-tan", "TS", "6S 2C", layout="7S", stock="8S KH")
    follow(hand, "draw @0 {8S}")
    for move in ("draw", "pass"):
        assert refused(hand, move).reason is Reason.MUST_PLAY
    follow(hand, "8S @1")


def test_ct_2_a_player_with_a_playable_card_does_not_draw() -> None:
    follow(start("crazy-tan", "8S TS", "6S 2C", layout="7S", stock="KH"), "{8S} draw?must_play")


def test_ct_2_with_the_stock_gone_a_pass_is_free() -> None:
    hand = start("crazy-tan", "TS", "6S 2C", layout="7S", stock="")
    follow(hand, "{pass} draw?not_in_this_game")
    assert isinstance(follow(hand, "pass")[0], Passed)
    assert [seat.chips for seat in hand.view(None).seats] == [49, 49]


@pytest.mark.parametrize("game", ["crazy-tan", "crazy-crazy-tan"])
def test_ct_2_ft_4_the_winner_takes_a_chip_for_each_card(game: str) -> None:
    hand = start(game, "8S", "6H 2C", "KD", layout="7S", stock="KH")
    assert paid(follow(hand, "8S scores:5,-3,-2")) == ["1> 2", "2> 1"]


def test_cc_1_each_further_draw_takes_one_card_more() -> None:
    hand = start("crazy-crazy-tan", "TS", "TH", "TD", layout="7S", stock="KH KD KC JH JD JC 2C 3C")
    for count in (1, 2, 3, 2):  # fewer left: all of them
        (event,) = follow(hand, f"to_draw:{count} draw>Drew")
        assert event.count == count
    follow(hand, "stock:0 0[TS KH 2C 3C] 1[TH KD KC] 2[JH TD JD JC]")


def test_cc_1_a_play_starts_the_count_again() -> None:
    hand = start("crazy-crazy-tan", "TS 3H", "TH 4H", "TD 8S", layout="7S", stock="KH KD KC JH JD JC 2C 3C")
    follow(hand, "draw draw 8S to_draw:1 draw to_draw:2")


def test_cc_1_a_drawn_card_that_fits_must_be_played_in_any_legal_play() -> None:
    hand = start("crazy-crazy-tan", "TS 6H", "TH 4H", layout="7S", stock="7H KD")
    follow(hand, "draw @0 {7H 6H+7H} draw?must_play pass?must_play 6H+7H to_draw:1")


def test_cc_1_a_pass_on_an_empty_stock_neither_counts_nor_resets() -> None:
    hand = start("crazy-crazy-tan", "TS", "TH", layout="7S", stock="KH")
    follow(hand, "draw {pass} pass pass to_draw:0")
    assert hand._draws == 1


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("8S 9S TS QS", "8S 8S+9S 8S+9S+TS"),
        ("6S 8S", "6S 8S"),
        ("6S 5S 3S", "6S 5S+6S"),
        ("7H 6H 8H", "7H 6H+7H 7H+8H 6H+7H+8H"),
        ("6H 8H", ""),
        ("9S TS", ""),
        ("7H 7D", "7H 7D 7H+7D"),
        ("8S 8C 9S 9C", "8S 8C 8S+8C 8S+9S 8C+9C 8S+9S+8C+9C"),
        ("8S 8C 9C", "8S 8C 8S+8C 8C+9C"),
        ("6S 6C 5S 4S", "6S 6C 6S+6C 5S+6S 4S+5S+6S"),
        ("7H 8H 7D 8D 8S", "7H 7D 7H+7D 7H+8H 7D+8D 7H+8H+7D+8D 8S"),
    ],
)
def test_cc_2_cc_3_cc_4_runs_ranks_and_runs_of_several_suits(held: str, expected: str) -> None:
    """7S and 7C lie."""
    hand = start("crazy-crazy-tan", f"{held} KH", "2C", layout="7S 7C", stock="3C")
    assert legal(hand) == (set(expected.split()) or {"draw"})


def layable(parts: list[set[int]], row: set[int]) -> bool:
    """Whether ranks can be laid one after the other in a row, by a slow reference check."""
    table = openings(SEVEN)
    waiting, lying = set(parts[0]), set(row)
    while waiting:
        fitting = {rank for rank in waiting if table[sum(1 << each for each in lying)] >> rank & 1}
        if not fitting:
            return False
        lying |= fitting
        waiting -= fitting
    return True


@pytest.mark.parametrize("seed", range(60))
def test_cc_4_every_play_is_consecutive_ranks_times_suits(seed: int) -> None:
    chance = Random(seed)
    pack = list(cards("AS..KS AH..KH AD..KD AC..KC"))
    chance.shuffle(pack)
    held, lying = pack[: chance.randint(3, 30)], pack[30 : 30 + chance.randint(0, 20)]
    layout = Layout(openings(SEVEN), SEVEN)
    layout.place(lying)
    expected: set[str] = set()
    rows = [{each.rank for each in lying if each.suit == suit} for suit in range(4)]
    for low in range(13):
        for high in range(low, 13):
            ranks = set(range(low, high + 1))
            able = [
                suit
                for suit in range(4)
                if ranks <= {each.rank for each in held if each.suit == suit} and layable([ranks], rows[suit])
            ]
            for size in range(1, len(able) + 1):
                for suits in combinations(able, size):
                    expected.add("+".join(RANKS[rank] + SUITS[suit] for suit in suits for rank in sorted(ranks)))
    found = plays(mask(held), layout)
    assert len(found) == len(set(found))
    assert {str(each) for each in found} == expected
    sets = {each for each in found if isinstance(each, PlaySet)}
    by_chance = {PlaySet(tuple(chance.sample(held + lying, 1 + number % 3))) for number in range(500)}
    turned = {PlaySet(each.cards[::-1]) for each in sets}
    assert all(is_play(each, mask(held), layout) == (each in sets) for each in sets | by_chance | turned)


def test_cc_2_a_run_is_laid_whole_and_may_end_the_hand() -> None:
    hand = start("crazy-crazy-tan", "6H 7H 8H 9H", "2C 3C", layout="7S", stock="4C")
    events = follow(hand, "6H+7H+8H+9H")
    assert kinds(events) == ["Played", "PaidPot", "WonPot", "HandOver"]
    assert written(events[0].cards) == "6H 7H 8H 9H"
    assert set(written(rows_table(hand).next).split()) == {"6S", "8S", "5H", "TH", "7D", "7C"}
    assert scores(hand) == (3, -3)


@pytest.mark.parametrize(
    "refusal",
    steps(
        "8S+TS?not_a_set: 8S+9H?not_a_set: 8S+9S+8H?not_a_set: TS+TH?not_next:card=TS,needs=8S",
        "8S+8H?not_next:card=8H,needs=7H 8H+9H?not_next:card=8H,needs=7H 8S+9S+TS+JS?not_in_hand:card=JS",
        "4G+5G?not_in_hand:card=4G TS?not_next:card=TS,needs=8S draw?must_play: pile:8S?must_play:",
        "beg?not_in_this_game:",
    ),
)
def test_illegal_moves_are_refused_with_a_reason(refusal: str) -> None:
    follow(start("crazy-crazy-tan", "8S 9S TS 8H 9H TH", "2C", layout="7S", stock="3C"), refusal)


def test_several_cards_are_for_crazy_crazy_tan_only() -> None:
    follow(start("crazy-tan", "8S 9S TS", "2C", layout="7S", stock="3C"), "{8S} 8S+9S?not_in_this_game")


def test_ds_1_a_stuck_player_pays_and_draws_until_a_card_fits() -> None:
    hand = start("domino-sevens", "TS", "2C 3C", layout="7S", stock="KH KD 8S 4C")
    events = follow(hand, "draw")
    assert kinds(events) == ["PaidPot", "Drew"]
    assert paid(events) == ["0> 1"]
    follow(hand, "@0 {draw} draw draw {8S} draw?must_play pot:5 8S @1")


def test_ds_1_with_the_stock_gone_one_more_chip_and_the_turn_is_over() -> None:
    hand = start("domino-sevens", "TS", "2C 3C", layout="7S", stock="KH")
    assert follow(hand, "draw {pass} pass")[0] == PaidPass(0, chips=1)
    follow(hand, "0.chips:47 @1 {pass} pass 1.chips:48")


@pytest.mark.parametrize("game", ["crazy-tan", "crazy-crazy-tan", "domino-sevens"])
def test_drawn_cards_are_visible_to_the_drawer_only(game: str) -> None:
    hand = start(game, "TS", "2C 3C", "4C", layout="7S", stock="KH KD 5C")
    events = follow(hand, "draw")
    (drew,) = [each for each in events if isinstance(each, Drew)]
    assert drew.seen_by(0).cards == (card("KH"),)
    assert drew.seen_by(1).cards == drew.seen_by(None).cards == ()
    assert drew.seen_by(1).count == 1
    assert card("KH") in hand.view(0).hand
    for other in (1, 2, None):
        view = hand.view(other)
        assert view.known == ()
        assert card("KH") not in view.hand
        assert view.seats[0].cards == 2
    assert rows_table(hand).stock == 2
