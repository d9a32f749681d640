"""Reasons of advice in positions of each mechanism, and whole games that follow it."""

from dataclasses import replace
from random import Random

import pytest

from engine.advice import AdviceReason, Explanation, advised, why
from engine.cards import card
from engine.catalog import find_game
from engine.game import Hand
from engine.match import Match
from engine.moves import parse
from engine.views import SeatView, TrickTable, View
from tests.engine.games.hands import cards, start, without
from tests.engine.games.lines import follow
from tests.engine.games.test_koroshi import ALL, SEVENS
from tests.engine.games.test_koroshi import start as killing
from tests.engine.games.test_nanatoridori import a_round

TAUGHT = ("shichi-narabe", "koroshi", "insidious-sevens", "nanatoridori")


def because(hand: Hand | View, move: str) -> tuple[str, str, int]:
    """The reason for a move of seat 0, its cards and its number."""
    view = hand if isinstance(hand, View) else hand.view(0)
    assert parse(move) in view.legal, f"{move} of {view.legal}"
    found = why(view, parse(move))
    return found.reason.value, " ".join(each.code for each in found.cards), found.number


def rest(*gone: str) -> tuple[str, str]:
    """All other cards, as two more hands."""
    left = without(ALL, *gone).split()
    return " ".join(left[::2]), " ".join(left[1::2])


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("8S", ("opens-own", "9S", 0)),
        ("8H", ("nears-own", "TH", 1)),
        ("KC", ("ends-row", "", 0)),
        ("6D", ("frees-others", "5D", 3)),
        ("pass", ("holds-back", "8S 8H 6D", 0)),
    ],
)
def test_rows_advice_counts_the_cards_a_play_opens(move: str, reason: tuple[str, str, int]) -> None:
    held, layout = "8S 9S 8H TH 6D KC", "7S 7H 7D 7C..QC"
    assert because(start("shichi-narabe", held, *rest(held, layout), layout=layout), move) == reason


def test_a_pass_holds_back_what_others_wait_for_or_keeps_the_rest_for_later() -> None:
    layout = "7S 7H 7D 7C 8C..QC"
    for held, reason in [("KC 9S", ("keeps-back", "KC", 0)), ("KC 8S", ("holds-back", "8S", 0))]:
        assert because(start("shichi-narabe", held, *rest(held, layout), layout=layout), "pass") == reason


@pytest.mark.parametrize(
    ("held", "layout", "reason"),
    [
        ("7S 8S TS", "", ("opens-own", "8S", 0)),
        ("7S TS", "", ("nears-own", "TS", 2)),
        ("7S 4S TS", "6S 5S", ("opens-own", "4S", 0)),
        ("7S KC", "8S", ("frees-others", "6S 9S", 3)),
        ("7S KC", "AS..6S 8S..KS", ("ends-row", "", 0)),
    ],
)
def test_sn_12_rows_advice_on_sevens(held: str, layout: str, reason: tuple[str, str, int]) -> None:
    hand = start("shichi-narabe", held, *rest(held, layout), layout=layout, options={"sevens": "held"})
    assert because(hand, "7S") == reason
    if reason[0] != "ends-row":
        assert "7S" in because(hand, "pass")[1].split()


def test_rows_advice_without_passes_left() -> None:
    held, layout = "8S 6D", SEVENS
    hand = start("shichi-narabe", held, *rest(held, layout), layout=layout, passes=(3, 0, 0))
    assert because(hand, "6D") == ("frees-others", "5D", 0)


def test_rows_advice_without_a_playable_card() -> None:
    held = "TS"
    hand = start("shichi-narabe", held, *rest(held, SEVENS), layout=SEVENS)
    assert because(hand, "pass")[0] == "nothing-fits"
    gone = start("shichi-narabe", held, *rest(held, SEVENS), layout=SEVENS, passes=(3, 0, 0))
    assert because(gone, "bankrupt")[0] == "no-way"


@pytest.mark.parametrize(
    ("held", "layout", "move", "reason"),
    [
        pytest.param("6H AC", "5S 5H", "6H", ("kills", "6S"), id="kills"),
        pytest.param("6H 6S AC", "5S 5H", "6H", ("kills-own", "6S"), id="kills-own"),
        pytest.param("6S AC", "5S 5H", "6S", ("rescues", "6S"), id="rescues-itself"),
        pytest.param("4S 6S AC", "5S 5H", "pass", ("waits", ""), id="waits"),
        pytest.param("6S 6H AC", "5S 5H 6D", "pass", ("spares-own", ""), id="spares-own"),
        pytest.param("5S 6S AC", "5H", "5S", ("exposes", "6S"), id="exposes"),
        pytest.param("5S AC", "5H", "5S", ("closes-in", "6S"), id="closes-in"),
        pytest.param("8C 9C AS", "", "8C", ("opens-own", "9C"), id="opens-own"),
        pytest.param("8C AS", "", "8C", ("quiet", ""), id="quiet"),
        pytest.param("AS", "", "pass", ("nothing-fits", ""), id="nothing-fits"),
    ],
)
def test_grid_advice_counts_killed_and_saved_cards(held: str, layout: str, move: str, reason: tuple[str, str]) -> None:
    lie = f"{SEVENS} {layout}".strip()
    assert because(killing(held, *rest(held, lie), layout=lie), move)[:2] == reason


def trick(held: str, led: str, *, bid: str, tricks: int, trump: int = 4, played: tuple[str, ...] = ()) -> View:
    """Seat 0 of four has to follow; all others have bid nothing."""
    others = SeatView(cards=len(held.split()), bid=card("0R"), tricks=0)
    hand = cards(held)
    legal = tuple(parse(each.code) for each in hand)
    game = find_game("insidious-sevens")
    dealt = Match(game, game.rules(), seats=4, seed=1)
    dealt.next_hand()
    return replace(
        dealt.view(0),
        phase=dealt.view(0).phase.PLAY,
        hand=hand,
        legal=legal,
        seats=(SeatView(cards=len(hand), bid=card(bid), tricks=tricks), others, others, others),
        to_act=(0,),
        table=TrickTable(
            trick=((3, card(led)),) if led else (),
            trump=trump,
            to_give=0,
            to_left=True,
            played=tuple(map(card, played)),
        ),
    )


@pytest.mark.parametrize(
    ("led", "bid", "tricks", "move", "reason"),
    [
        ("0R", "2G", 1, "7R", ("wins", "", 1)),
        ("6R", "2G", 0, "1R", ("saves", "", 2)),
        ("6R", "1G", 1, "1R", ("ducks", "", 0)),
        ("6R", "1G", 1, "5R", ("sheds", "", 0)),
        ("0R", "1G", 1, "7R", ("overtakes", "", 0)),
    ],
)
def test_tricks_advice_on_winning_or_losing_a_trick(
    led: str, bid: str, tricks: int, move: str, reason: tuple[str, str, int]
) -> None:
    assert because(trick("1R 5R 7R", led, bid=bid, tricks=tricks), move) == reason


def test_tricks_advice_tries_with_the_strongest_card() -> None:
    assert because(trick("1R 3R", "", bid="1G", tricks=0), "3R") == ("tries", "", 1)
    assert because(trick("1R 3R", "6R", bid="1G", tricks=0), "3R") == ("leaves", "", 1)


def test_tricks_advice_with_one_card_that_follows() -> None:
    assert because(trick("1R", "6R", bid="1G", tricks=0), "1R")[0] == "only-one"


def test_tricks_advice_on_passing_on_and_bidding() -> None:
    weak, strong = "0P 0Y 0G 1B 1P 2P 7B", "1R 2Y 3R 5R 6R 7R 7Y"
    dealt = start("insidious-sevens", weak, "3R 4R 5R 6R 7R 3Y 4Y", "5Y 6Y 7Y 3G 4G 5G 6G", whole=True, number=2)
    assert because(dealt, "give:0P")[0] == "gives-low"
    assert because(dealt, "give:7B")[0] == "gives-high"
    bidding = start("insidious-sevens", strong, "0R 0Y 0G 0B 0P 1Y 1G", "1B 1P 2G 2B 2P 3G 3B", whole=True)
    assert because(bidding, "bid:2Y")[0] == "bid-fits"
    assert because(bidding, "bid:1R")[0] == "bid-low"
    modest = start("insidious-sevens", weak, "3R 4R 5R 6R 7R 3Y 4Y", "5Y 6Y 7Y 3G 4G 5G 6G", whole=True)
    assert because(modest, "bid:7B")[0] == "bid-high"


PASSED = "0R 0Y 0G 1G 2G 5B 6B"
THEIRS = ("1R 2R 3R 4R 5R 6R 7R", "1Y 2Y 3Y 4Y 5Y 6Y 7Y")


def test_is_t1_few_colours_are_kept() -> None:
    hand = start("insidious-sevens", PASSED, *THEIRS, whole=True, number=2)
    assert because(hand, "give:0R") == ("gives-colour", "", 3)
    assert because(hand, "give:0G")[0] == "gives-low", "green is still there"


def test_is_t2_the_number_to_bid_is_kept() -> None:
    hand = start("insidious-sevens", PASSED, *THEIRS, whole=True, number=2)
    assert because(hand, "give:2G") == ("gives-bid", "", 2)
    two = start("insidious-sevens", "0R 2P 0G 1G 2G 5B 6B", *THEIRS, whole=True, number=2)
    assert because(two, "give:2G")[0] == "gives-low", "another one is left"


def test_is_t2_advised_cards_keep_the_number_to_bid() -> None:
    game = find_game("insidious-sevens")
    for seed in range(20):
        made = Match(game, game.rules(), seats=4, seed=seed)
        hand = made.next_hand()
        while made.view(0).number < 2:
            seat = hand.to_act[0]
            made.play(seat, advised(made.view(seat)))
            if hand.result is not None:
                hand = made.next_hand()
        for seat in hand.to_act:
            view = made.view(seat)
            assert why(view, advised(view)).reason is not AdviceReason.GIVES_BID


def test_is_t3_middle_bids_leave_the_trump_open() -> None:
    held = "1R 3R 5R 6R 7R 0Y 0G"
    hand = start("insidious-sevens", held, "0R 1Y 2Y 3Y 4Y 5Y 6Y", "1G 2G 3G 4G 5G 6G 7G", whole=True)
    reason, _, tricks = because(hand, "bid:3R")
    assert reason == "bid-open"
    assert tricks > 3, "if red is trump"
    assert because(hand, "bid:5R")[0] != "bid-open"


@pytest.mark.parametrize(
    ("played", "reason", "higher"),
    [((), "risks-seven", "7B 7P"), (("7P",), "risks-seven", "7B"), (("7B", "7P"), "tries", "")],
)
def test_is_t4_a_seven_is_led_when_the_higher_ones_are_gone(played: tuple[str, ...], reason: str, higher: str) -> None:
    view = trick("7G 1G", "", bid="2R", tricks=0, trump=0, played=played)
    assert because(view, "7G") == (reason, higher, 2)
    assert because(trick("7G 1G", "", bid="2R", tricks=0, trump=2), "7G")[0] == "wins", "nothing beats that trump"
    assert advised(view) == parse("1G" if higher else "7G")
    assert because(trick("7G 1G", "6G", bid="2R", tricks=0, trump=0), "7G")[0] != "risks-seven", "it is not led"


def test_is_t5_a_low_trump_draws_the_others() -> None:
    assert because(trick("1P 7P 6G", "", bid="2R", tricks=0), "1P") == ("draws-trumps", "", 2)
    assert because(trick("1P 7P 6G", "", bid="2R", tricks=2), "1P")[0] != "draws-trumps", "no trick is wanted"
    assert because(trick("1G 7P 6G", "", bid="2R", tricks=0), "1G")[0] == "saves", "no trump"
    last = trick("1P 6G", "", bid="2R", tricks=0, played=tuple(f"{number}P" for number in (0, 2, 3, 4, 5, 6, 7)))
    assert because(last, "1P")[0] != "draws-trumps", "there is none to draw"


@pytest.mark.parametrize(
    ("held", "move", "reason", "number"),
    [
        ("5564", "play:0-1", "many", 2),
        ("5564", "play:0-0", "breaks-up", 1),
        ("5564", "play:2-2", "one", 0),
        ("565", "play:1-1", "brings-together", 2),
        ("55", "play:0-1", "last-cards", 2),
    ],
)
def test_groups_advice_counts_cards_that_are_gone(held: str, move: str, reason: str, number: int) -> None:
    found = because(a_round(held, "1", "1"), move)
    assert (found[0], found[2]) == (reason, number)


def test_groups_advice_on_taking_cards_in() -> None:
    hand = a_round("63366", "711", "11", to_move=1)
    follow(hand, "1!play:0-0", "2!pass")
    assert because(hand, "pass")[0] == "keeps-groups"
    follow(hand, "0!play:1-2")
    assert because(hand, "discard")[0] == "discards"
    assert because(hand, "take:0")[0] == "adds"
    assert because(hand, "take:2")[0] == "splits"
    beaten = a_round("3363", "311", "11", to_move=1)
    follow(beaten, "1!play:0-0", "2!pass", "0!play:0-1")
    assert because(beaten, "take:1")[::2] == ("enlarges", 2)
    low = a_round("1", "71", "11", to_move=1)
    follow(low, "1!play:0-0", "2!pass")
    assert because(low, "pass")[0] == "nothing-beats"


def test_nt_11_a_pass_of_the_duel_takes_a_card_that_matches_or_does_not() -> None:
    hand = start("nanatoridori", "5 1 3", "7 7", reserve=("5 4", "1 2"), options={"mode": "duel"}, to_move=1)
    follow(hand, "1!play:0-0")
    assert because(hand, "pass:5")[::2] == ("takes-match", 2)
    assert because(hand, "pass:4")[0] == "uses-up"


@pytest.mark.parametrize("game", TAUGHT)
def test_advice_is_legal_deterministic_and_has_a_reason(game: str) -> None:
    found, chance = find_game(game), Random(game)
    reasons: set[AdviceReason] = set()
    for seed in range(3):
        made = Match(found, found.rules(), seats=4, seed=seed)
        while made.result is None:
            if made.hand is None or made.hand.result is not None:
                made.next_hand()
                continue
            seat = made.hand.to_act[0]
            view = made.view(seat)
            best = advised(view)
            advised.cache_clear()
            assert best in view.legal
            assert advised(view) == best
            for move in view.legal:
                reason = why(view, move)
                assert isinstance(reason, Explanation)
                reasons.add(reason.reason)
            made.play(seat, best if chance.random() < 0.5 else chance.choice(view.legal))
    assert len(reasons) >= 6
