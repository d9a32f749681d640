"""Insidious Sevens (IS-1 to IS-10)."""

from functools import partial
from itertools import permutations
from random import Random
from typing import Unpack

import pytest

from engine.cards import COLOURED, COLOURS, card
from engine.catalog import find_game
from engine.errors import Reason
from engine.events import BidRevealed, Gave
from engine.game import Hand
from engine.games.insidious_setup import strength
from engine.games.insidious_sevens import Chose, ScoredPiiko, TrumpChosen
from engine.match import Match
from engine.record import play_through, record_of
from engine.results import EndReason
from engine.views import Known, Phase, TrickTable
from tests.engine.games.hands import Dealt, cards, deal, final_totals, match, played_out, setup, start, wrong_field
from tests.engine.games.lines import follow, kinds, legal, refused, scores, steps, table_of

GAME = "insidious-sevens"
RED = "0R 1R 2R 3R 4R 5R 6R"
YELLOW = "0Y 1Y 2Y 3Y 4Y 5Y 6Y"
GREEN = "0G 1G 2G 3G 4G 5G 6G"
BLUE = "0B 1B 2B 3B 4B 5B 6B"
PURPLE = "0P 1P 2P 3P 4P 5P 6P"
ONE_COLOUR_EACH = (RED, YELLOW, GREEN, BLUE, PURPLE)
DOWNWARD = "7R 6R 5R 4R 3R 2R 1R"
UPWARD = "0Y 1Y 2Y 3Y 4Y 5Y 6Y"


def a_round(*hands: str, number: int = 1, piiko: bool = False, **parts: Unpack[Dealt]) -> Hand:
    return start(GAME, *hands, whole=True, number=number, options={"piiko": piiko}, **parts)


table = partial(table_of, TrickTable)


def choose(hand: Hand, *moves: str) -> None:
    """The choices of all seats, from seat 0 on."""
    follow(hand, *(f"{seat}!{move}" for seat, move in enumerate(moves)))


def lead_all(hand: Hand, held: str) -> None:
    """Seat 0 leads all its cards from the highest on and wins every trick; the others lay their lowest."""
    for each in reversed(held.split()):
        follow(hand, each)
        while hand.to_act and hand.to_act != (0,):
            follow(hand, min(legal(hand)))


def test_is_1_the_number_then_the_colour() -> None:
    in_order = sorted(COLOURED, key=lambda each: strength((0, each)))
    assert [each.code for each in in_order] == [f"{number}{colour}" for number in range(8) for colour in COLOURS]


@pytest.mark.parametrize(
    ("number", "count", "step"), [(1, 0, 1), (2, 1, 1), (3, 2, -1), (4, 3, 1), (5, 2, -1), (6, 1, 1), (7, 0, 1)]
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_is_3_how_many_go_where(number: int, count: int, step: int, seats: int) -> None:
    hand = a_round(*ONE_COLOUR_EACH[:seats], number=number)
    shown = table(hand)
    assert shown.to_give == count
    assert hand.to_act == tuple(range(seats))
    follow(hand, "phase:passing" if count else "phase:bidding")
    if not count:
        return
    assert shown.to_left is (step == 1)
    assert len(hand.legal(0)) == {1: 7, 2: 21, 3: 35}[count]
    choose(hand, *("give:" + "+".join(f"{each}{colour}" for each in range(count)) for colour in COLOURS[:seats]))
    assert hand.view(None).phase is Phase.BIDDING
    assert hand.to_act == tuple(range(seats))
    for seat in range(seats):
        given, own = COLOURS[(seat - step) % seats], COLOURS[seat]
        expected = {f"{each}{given}" for each in range(count)} | {f"{each}{own}" for each in range(count, 7)}
        assert {each.code for each in hand.view(seat).hand} == expected


def test_is_3_passed_cards_are_hidden_until_the_receiver_has_chosen() -> None:
    hand = a_round(RED, YELLOW, GREEN, number=2)
    before = [hand.view(seat).hand for seat in range(3)]
    assert follow(hand, "1!give:3Y @0,2") == [Chose(1)]
    assert [hand.view(seat).hand for seat in range(3)] == before
    assert [seat.has_chosen for seat in hand.view(None).seats] == [False, True, False]
    assert hand.view(1).chosen == (card("3Y"),)
    assert hand.view(0).chosen == hand.view(2).chosen == hand.view(None).chosen == ()
    assert len(hand.legal(2)) == 7
    follow(hand, "1!{} 1!give:4Y?not_your_turn")


def test_is_3_a_passed_card_is_known_to_giver_and_receiver() -> None:
    hand = a_round(RED, YELLOW, GREEN, number=2)
    events = follow(hand, "0!give:3R 1!give:3Y 2!give:3G")
    gifts = [each for each in events if isinstance(each, Gave)]
    assert [(each.seat, each.taker, each.count) for each in gifts] == [(0, 1, 1), (1, 2, 1), (2, 0, 1)]
    assert [gifts[0].seen_by(seat).cards for seat in (0, 1, 2, None)] == [(card("3R"),), (card("3R"),), (), ()]
    assert [each for seat in range(3) for each in hand.view(seat).known] == [
        *(Known(taker, card(each)) for taker, each in ((1, "3R"), (2, "3Y"), (0, "3G")))
    ]
    assert hand.view(None).known == ()


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_is_3_is_4_the_order_of_choosing_makes_no_difference(order: tuple[int, ...]) -> None:
    hand, straight = (a_round(RED, YELLOW, GREEN, number=3) for _ in range(2))
    gifts = ["give:1R+2R", "give:3Y+4Y", "give:5G+6G"]
    choose(straight, *gifts)
    follow(hand, *(f"{seat}!{gifts[seat]}" for seat in order))
    assert [hand.view(seat) for seat in range(3)] == [straight.view(seat) for seat in range(3)]
    bids = [str(straight.legal(seat)[0]) for seat in range(3)]
    choose(straight, *bids)
    follow(hand, *(f"{seat}!{bids[seat]}" for seat in order))
    assert [hand.view(seat) for seat in range(3)] == [straight.view(seat) for seat in range(3)]


@pytest.mark.parametrize(
    "refusal",
    steps(
        "give:1R?wrong_number:number=2 give:1R+2R+3R?wrong_number:number=2 give:1R+2Y?not_in_hand",
        "give:AS+2S?not_in_hand bid:1R?not_in_this_game 1R?not_in_this_game pass?not_in_this_game",
    ),
)
def test_illegal_passing_on_is_refused(refusal: str) -> None:
    follow(a_round(RED, YELLOW, GREEN, number=3), refusal)


def test_is_4_bids_are_secret_until_all_have_bid() -> None:
    hand = a_round(RED, YELLOW, GREEN)
    assert legal(hand, 1) == {f"bid:{each}" for each in YELLOW.split()}
    follow(hand, "2!bid:6G", "0!bid:2R")
    for viewer in (0, 1, None):
        view = hand.view(viewer)
        assert [seat.bid for seat in view.seats] == [None] * 3
        assert card("6G") not in (*view.chosen, *view.hand)
        assert view.known == ()
    assert hand.view(2).chosen == (card("6G"),)
    assert table(hand).trump is None
    for move, reason in (("bid:2R", Reason.NOT_IN_HAND), ("0Y", Reason.NOT_IN_THIS_GAME)):
        assert refused(hand, move, 1).reason is reason


def test_is_4_the_highest_bids_colour_is_trump_and_its_player_leads() -> None:
    hand = a_round(RED, YELLOW, GREEN)
    events = follow(hand, "2!bid:3G 0!bid:3R 1!bid:2Y")
    assert kinds(events) == ["Chose", "BidRevealed", "BidRevealed", "BidRevealed", "TrumpChosen"]
    assert events[1:4] == [BidRevealed(0, card("3R")), BidRevealed(1, card("2Y")), BidRevealed(2, card("3G"))]
    assert events[4] == TrumpChosen(2, colour=2)
    view = hand.view(None)
    assert (table(hand).trump, view.to_act, view.phase) == (2, (2,), Phase.PLAY)
    assert [str(seat.bid) for seat in view.seats] == ["3R", "2Y", "3G"]
    assert [seat.cards for seat in view.seats] == [7, 7, 7]  # the cards go back to the hands
    assert view.known == (Known(0, card("3R")), Known(1, card("2Y")), Known(2, card("3G")))
    assert hand.view(1).known == (Known(0, card("3R")), Known(2, card("3G")))
    follow(hand, "3G")
    assert Known(2, card("3G")) not in hand.view(None).known


@pytest.mark.parametrize(
    ("lead", "held", "expected"),
    [
        ("4G", "1G 6G 4R 5R 0P 2Y 3B", {"1G", "6G", "4R"}),  # colour or number
        ("4G", "1R 6R 4R 5R 0P 2Y 3B", {"4R"}),
        ("4G", "1R 6R 3R 5R 0P 2Y 3B", {"1R", "6R", "3R", "5R", "0P", "2Y", "3B"}),
        ("7R", "7Y 0Y 1Y 2Y 3Y 4Y 5Y", {"7Y"}),
    ],
)
def test_is_5_colour_or_number_must_be_followed(lead: str, held: str, expected: set[str]) -> None:
    """Seat 0 bids the highest card and leads; the trumps are purple."""
    others = [each.code for each in COLOURED if each.code not in f"{lead} 7P {held}"]
    leader = f"{lead} 7P " + " ".join(others[:5])
    hand = a_round(leader, held, " ".join(others[5:12]))
    choose(hand, "bid:7P", f"bid:{held[:2]}", f"bid:{others[5]}")
    assert hand.to_act == (0,)
    assert legal(hand) == set(leader.split())
    follow(hand, lead)
    assert legal(hand) == expected
    stray = next((each for each in held.split() if each not in expected), None)
    if stray:
        refusal = refused(hand, stray)
        assert (refusal.reason, refusal.facts) == (Reason.MUST_FOLLOW, {"card": card(lead)})
    follow(hand, "7P?not_in_hand 7S?not_in_hand bid:1R?not_in_this_game")


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("1G 7B 6G", 0),  # a 7 that follows neither in colour nor in number
        ("1G 0P 6G", 2),  # the only trump, though it does not follow
        ("1G 0P 1P", 0),
        ("0P 1P 7B", 2),
        ("1B 0B 1R", 1),  # equal numbers: blue over red
        ("6Y 6R 6G", 0),
        ("3Y 7B 5G", 1),  # nobody follows
    ],
)
def test_is_6_the_winner_of_a_trick(trick: str, winner: int) -> None:
    """Seat 1 has bid the purple 7 and leads, then come seats 2 and 0."""
    laid, bids = trick.split(), ["2R", "7P", "0R"]
    hands = [[laid[2], bids[0]], [laid[0], bids[1]], [laid[1], bids[2]]]
    number, colour = laid[0]
    pool = [each.code for each in COLOURED if each.code not in (*laid, *bids)]
    pool = [each for each in pool if number not in each and colour not in each]
    for seat in range(3):  # nothing else of theirs follows
        hands[seat] += pool[5 * seat : 5 * seat + 5]
    hand = a_round(*map(" ".join, hands))
    choose(hand, *(f"bid:{bid}" for bid in bids))
    assert hand.to_act == (1,)
    events = follow(hand, *laid)
    assert kinds(events) == ["Played", "WonTrick"]
    assert events[-1].seat == winner
    assert hand.to_act == (winner,)
    assert [seat.tricks for seat in hand.view(None).seats] == [int(seat == winner) for seat in range(3)]
    assert table(hand).last_winner == winner
    assert [each.code for _, each in table(hand).last_trick] == laid
    assert table(hand).trick == ()


@pytest.mark.parametrize("piiko", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_is_6_is_7_seven_tricks_and_what_they_score(seats: int, piiko: bool) -> None:
    for seed in range(10):
        made = match(game=GAME, seats=seats, seed=seed, piiko=piiko)
        hand, chance, bonus = made.hand, Random(seed), [0] * seats
        while hand.result is None:
            seat = hand.to_act[0]
            for each in made.play(seat, chance.choice(hand.legal(seat))):
                if isinstance(each, ScoredPiiko):
                    bonus[each.seat] += 1
        tricks = [seat.tricks for seat in hand.view(None).seats]
        bids = [seat.bid.rank for seat in hand.view(None).seats]
        assert sum(tricks) == 7
        for seat, score in enumerate(scores(hand)):
            missed = abs(tricks[seat] - bids[seat])
            assert score == bonus[seat] + (2 + bids[seat] if not missed else -missed)


def test_is_8_bids_of_seven_in_all_are_bid_again() -> None:
    hand = a_round(RED, YELLOW, GREEN, piiko=True)
    events = follow(hand, "0!bid:3R 1!bid:3Y 2!bid:1G>Chose,BidRevealed,BidRevealed,BidRevealed,ScoredPiiko")
    assert events[-1].seat == 1  # the yellow 3 is the highest
    follow(hand, "phase:bidding @0,1,2 trump:None 1!{bid:0Y bid:1Y bid:2Y bid:4Y bid:5Y bid:6Y} 1!bid:3Y?not_in_hand")
    assert [(seat, each.code) for seat, each in table(hand).set_aside] == [(0, "3R"), (1, "3Y"), (2, "1G")]
    assert Known(1, card("3Y")) in hand.view(None).known
    choose(hand, "bid:6R", "bid:0Y", "bid:2G")
    follow(hand, "cards:7,7,7", f"{{{RED}}}")  # all cards return to the hands


def test_is_8_the_point_counts_in_the_round() -> None:
    hand = a_round(RED, YELLOW, GREEN, piiko=True)
    choose(hand, "bid:3R", "bid:3Y", "bid:1G")
    choose(hand, "bid:6R", "bid:0Y", "bid:2G")
    # Red is trump, seat 0 leads nothing but trumps and takes all seven
    lead_all(hand, RED)
    assert scores(hand) == (-1, 1 + 2, -2)


def test_is_8_without_piiko_bids_of_seven_in_all_stand() -> None:
    follow(a_round(RED, YELLOW, GREEN), "0!bid:3R 1!bid:3Y 2!bid:1G phase:play")


@pytest.mark.parametrize("piiko", [False, True])
def test_is_8_two_always_play_with_piiko(piiko: bool) -> None:
    follow(a_round(RED, YELLOW, piiko=piiko), "0!bid:3R 1!bid:4Y phase:bidding")


def test_g_10_is_8_a_match_of_two_always_has_piiko() -> None:
    chosen, with_piiko = (match(game="insidious-sevens", seats=2, piiko=piiko) for piiko in (False, True))
    assert chosen.rules == with_piiko.rules == chosen.game.rules(piiko=True)
    assert record_of(chosen)["rules"] == {"piiko": True}
    assert match(game="insidious-sevens", seats=3).rules == chosen.game.rules()


REDEALT = (YELLOW, RED)


def bid_seven_piikos(hand: Hand) -> None:
    for high, low in zip(DOWNWARD.split(), UPWARD.split(), strict=True):
        choose(hand, f"bid:{high}", f"bid:{low}")


def test_is_9_after_seven_piikos_the_round_starts_again_with_new_hands() -> None:
    hand = a_round(DOWNWARD, UPWARD, redeals=(REDEALT,))
    bid_seven_piikos(hand)
    assert hand.redeals() == ((cards(YELLOW), cards(RED)),)
    follow(hand, "phase:bidding", f"0[{YELLOW}] 1[{RED}]", "set_aside:")
    assert hand.view(None).known == ()
    choose(hand, "bid:6Y", "bid:0R")
    lead_all(hand, YELLOW)
    # Piiko points are kept: four for seat 0, three for seat 1; then 7 tricks for a bid of 6, none for one of 0
    assert scores(hand) == (4 - 1, 3 + 2)


def test_is_9_a_redeal_includes_passing_on() -> None:
    swapped = ("0Y 6R 5R 4R 3R 2R 1R", "7R 1Y 2Y 3Y 4Y 5Y 6Y")
    hand = a_round(*swapped, number=2, redeals=(REDEALT,))
    choose(hand, "give:0Y", "give:7R")
    bid_seven_piikos(hand)
    follow(hand, "phase:passing")
    assert hand.view(None).known == hand.view(0).known == ()
    assert hand.view(0).chosen == ()
    choose(hand, "give:3Y", "give:3R")
    assert card("3R") in hand.view(0).hand


def test_is_9_a_match_deals_again_by_itself() -> None:
    made = Match(find_game(GAME), find_game(GAME).rules(piiko=True), seats=2, seed=5)
    hand = made.next_hand(deal(DOWNWARD, UPWARD), dealer=0).copy()
    bid_seven_piikos(hand)
    (dealt,) = hand.redeals()
    assert [len(each) for each in dealt] == [7, 7]
    assert {each.code for each in hand.view(0).hand} == {each.code for each in dealt[0]}


@pytest.mark.parametrize(
    "redeals",
    [
        ((YELLOW,),),
        ((YELLOW, "0R 1R 2R"),),
        ((YELLOW, YELLOW),),
        ((YELLOW, "AS 2S 3S 4S 5S 6S 7S"),),
        (REDEALT, (YELLOW, "0R 0R 2R 3R 4R 5R 6R")),
    ],
)
def test_is_9_impossible_redeals_are_refused(redeals: tuple[tuple[str, ...], ...]) -> None:
    assert wrong_field(a_round, DOWNWARD, UPWARD, redeals=redeals) == f"deal.redeals[{len(redeals) - 1}]"


def test_is_10_seven_rounds_the_deal_to_the_left_and_most_points_win() -> None:
    shared = 0
    for seed in range(25):
        made = play_through(find_game(GAME), find_game(GAME).rules(), seats=5, seed=seed)
        assert len(made.played) == 7
        dealers = [played.setup.dealer for played in made.played]
        assert dealers == [(dealers[0] + i) % 5 for i in range(7) if dealers[0] is not None]
        shared += len(set(final_totals(made))) < 5
    assert shared


def test_the_deal_is_played_out() -> None:
    made = played_out(match(game=GAME, seats=3, seed=2))
    assert setup(made).number == 7
    view = made.view(None)
    assert (view.phase, view.known, view.result.reason) == (Phase.OVER, (), EndReason.PLAYED)
    assert refused(made.hand, "0R", 0).reason is Reason.HAND_OVER
