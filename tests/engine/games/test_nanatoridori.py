"""Nanatoridori (NT-1 to NT-13)."""

from functools import partial

import pytest

from engine.cards import card
from engine.catalog import find_game
from engine.events import RanOut, TableCleared, TakingPass
from engine.games.nanatoridori import GroupHand
from engine.record import play_through
from engine.views import GroupTable, Known
from tests.engine.games.hands import match, start, written
from tests.engine.games.lines import follow, kinds, legal, steps, table_of

GAME = "nanatoridori"
DUEL = {"mode": "duel"}


def spaced(text: str) -> str:
    """`5564` as `5 5 6 4`."""
    return " ".join(text)


def a_round(*hands: str, stock: str = "", to_move: int = 0, mode: str = "basic") -> GroupHand:
    hand = start(GAME, *map(spaced, hands), stock=spaced(stock), to_move=to_move, options={"mode": mode})
    assert isinstance(hand, GroupHand)
    return hand


def a_duel(one: str, two: str, *, reserve: tuple[str, str], to_move: int = 0) -> GroupHand:
    face_up = tuple(map(spaced, reserve))
    hand = start(GAME, spaced(one), spaced(two), reserve=face_up, to_move=to_move, options=DUEL)
    assert isinstance(hand, GroupHand)
    return hand


table = partial(table_of, GroupTable)


def held(hand: GroupHand, seat: int) -> str:
    return "".join(each.code for each in hand.view(seat).hand)


def test_nt_1_the_starter_begins() -> None:
    for seed in range(8):
        made = match(game=GAME, seats=4, seed=seed)
        assert made.hand.to_act == (made.played[0].setup.deal.starter,)
        assert made.view(None).dealer is None


def test_nt_2_with_nothing_on_the_table_the_seat_must_play() -> None:
    hand = a_round("5564", "1", "1")
    follow(hand, "{play:0-0 play:0-1 play:2-2 play:3-3} pass?must_play play:2-2 0[5 5 4] number:6 count:1 by:0")


@pytest.mark.parametrize(
    ("lying", "hand", "expected"),
    [
        *[("4", "4", ""), ("4", "5", "0-0"), ("4", "3", ""), ("4", "33", "0-1"), ("44", "7", ""), ("44", "55", "0-1")],
        *[
            ("44", "44", ""),
            ("44", "111", "0-2"),
            ("444", "55", ""),
            ("777", "1111", "0-3"),
            ("4", "5515", "0-0 0-1 3-3"),
        ],
        *[("1", "2222", "0-0 0-1 0-2 0-3"), ("2", "1222", "1-2 1-3"), ("2", "2122", "2-3")],
        ("1", "2122", "0-0 2-2 2-3"),  # apart they are no group; of a run always the first cards
    ],
)
def test_nt_3_more_cards_beat_fewer_and_higher_beat_lower(lying: str, hand: str, expected: str) -> None:
    made = a_round(lying + "17", hand, "1")
    follow(made, f"play:0-{len(lying) - 1}")
    assert legal(made) == {f"play:{each}" for each in expected.split()} | {"pass"}


@pytest.mark.parametrize(
    "refusal",
    steps(
        "play:0-0?does_not_beat:number=1,rank=3,to_beat=2,to_beat_rank=4",
        "play:0-1?does_not_beat:number=2,rank=3,to_beat=2,to_beat_rank=4 play:1-2?not_a_group:",
        "play:3-4?not_a_group: play:5-6?not_a_group: play:60-62?not_a_group: play:2-3+1?not_a_group:",
        "take:0?nothing_to_choose: discard?nothing_to_choose: pass:5?not_in_this_game: 5S?not_in_this_game:",
        "draw?not_in_this_game:",
    ),
)
def test_illegal_moves_are_refused_with_a_reason(refusal: str) -> None:
    """Groups that are not equal, not the first of a run, beyond the hand, or joined by cards where none lies face up."""
    follow(a_round("4417", "335556", "1", stock="2"), "play:0-1", refusal, "2!play:0-0?not_your_turn:seat=1")


def test_nt_4_the_beaten_cards_go_into_the_hand_as_one_block() -> None:
    for k, expected in enumerate(["44116", "14416", "11446", "11644"]):
        hand = a_round("447", "55116", "1")
        follow(hand, "play:0-1 play:0-1>Played @1 phase:place block:2 block_number:4")
        follow(hand, "{take:0 take:1 take:2 take:3 discard} take:4?nothing_to_choose")
        (took,) = follow(hand, f"pass?not_in_this_game play:0-0?not_in_this_game take:{k}>Took @2")
        assert took.count == 2
        assert held(hand, 1) == expected


def test_nt_4_the_beaten_cards_may_be_discarded() -> None:
    follow(a_round("447", "55116", "1"), "play:0-1 play:0-1 discard 1[1 1 6] discarded:0,0,0,2,0,0,0 @2")


def test_nt_4_without_beaten_cards_there_is_no_choice() -> None:
    follow(a_round("447", "55116", "1"), "play:0-1 @1")


def test_nt_4_a_seat_that_is_out_takes_no_cards() -> None:
    hand = a_round("447", "55", "17", stock="2")
    events = follow(hand, "play:0-1 play:0-1")
    assert kinds(events) == ["Played", "RanOut"]
    assert events[-1] == RanOut(events[-1].seat, place=1)
    follow(hand, "@2 discarded:0,0,0,2,0,0,0")
    follow(hand, "status:playing,out,playing place:None,1,None")


@pytest.mark.parametrize(
    ("place", "expected"),
    [("take:0", "5117"), ("take:1", "1517"), ("take:2", "1157"), ("take:3", "1175"), ("discard", "117")],
)
def test_nt_5_a_pass_draws_a_card(place: str, expected: str) -> None:
    hand = a_round("47", "117", "1", stock="56")
    follow(hand, "play:0-0 pass>Passed,Drew @1 stock:1")
    follow(hand, place)
    assert held(hand, 1) == expected
    assert hand.to_act == (2,)


def test_nt_5_the_drawn_card_is_visible_to_the_drawer_only_even_when_discarded() -> None:
    for place in ("take:1", "discard"):
        hand = a_round("47", "117", "1", stock="56")
        follow(hand, "play:0-0")
        drew = follow(hand, "pass")[1]
        assert [drew.seen_by(seat).cards for seat in (1, 0, None)] == [(card("5"),), (), ()]
        assert hand.view(1).drawn is card("5")
        assert hand.view(0).drawn is hand.view(None).drawn is None
        assert (table(hand).block, table(hand).block_number, table(hand, 1).block_number) == (1, None, None)
        (placed,) = follow(hand, place)
        assert [placed.seen_by(seat).cards for seat in (1, 0, None)] == [(card("5"),), (), ()]
        assert hand.view(0).known == ()
        assert table(hand).discarded == (0,) * 7
        assert hand.view(1).drawn is None


def test_nt_5_with_the_stock_gone_nothing_is_drawn() -> None:
    follow(a_round("47", "117", "1"), "play:0-0 pass>Passed @2")


def test_nt_5_passing_does_not_leave_the_round() -> None:
    follow(a_round("47", "615", "57"), "play:0-0 pass play:0-0 discard pass @1 {play:0-0 pass}")


def test_nt_6_when_all_others_have_passed_the_seat_starts_afresh() -> None:
    hand = a_round("4427", "31", "57")
    events = follow(hand, "play:0-1 pass pass")
    assert kinds(events) == ["Passed", "TableCleared"]
    assert events[-1].seat == 0
    follow(hand, "@0 number:None discarded:0,0,0,2,0,0,0 pass?must_play")


def test_nt_6_if_that_seat_is_out_the_next_one_starts_afresh() -> None:
    hand = a_round("44", "31", "57", "21")
    events = follow(hand, "play:0-1 pass pass pass")
    assert isinstance(events[-1], TableCleared)
    assert hand.to_act == (events[-1].seat,) == (1,)
    assert table(hand).number is None


def test_nt_6_a_play_in_between_keeps_the_table() -> None:
    follow(a_round("447", "31", "557"), "play:0-1 pass play:0-1 discard @0 number:5 by:2 pass pass @2 number:None")


def test_nt_7_nt_8_the_last_one_loses_a_penguin() -> None:
    follow(a_round("4", "55", "11"), "play:0-0 play:0-1 over:out scores:0,0,-1 phase:over 2!pass?hand_over")


def test_nt_8_each_seat_has_two_penguins_and_loses_without_any() -> None:
    for seats in (3, 4, 6):
        made = play_through(find_game(GAME), find_game(GAME).rules(), seats=seats, seed=4)
        totals = made.result.totals
        assert sorted(totals)[0] == 0
        assert sorted(totals)[1] > 0
        assert made.result.ranks == tuple(seats if total == 0 else 1 for total in totals)
        lost = [played.result.scores for played in made.played if played.result and played.result.scores]
        assert [2 + sum(each) for each in zip(*lost, strict=True)] == list(totals)


def test_nt_9_four_points_for_the_first_none_for_the_last_two_for_others() -> None:
    follow(a_round("4", "55", "666", "11", mode="advanced"), "play:0-0 play:0-1 play:0-2 scores:4,2,2,0")


def test_nt_9_a_seat_given_empty_was_first_out() -> None:
    follow(a_round("4", "", "666", "", mode="advanced", to_move=1), "@2 place:None,1,None,2 play:0-2 scores:0,4,2,2")


@pytest.mark.parametrize(("totals", "over"), [((9, 8, 0), False), ((10, 8, 0), True), ((4, 11, 11), True)])
def test_nt_9_the_match_ends_at_ten(totals: tuple[int, ...], over: bool) -> None:
    made = match(game=GAME, seats=3, mode="advanced")
    assert made.scoring.over(totals, 3) is over
    assert made.scoring.rank((11, 4, 11)) == (1, 3, 1)


def test_nt_10_the_reserve_lies_open() -> None:
    hand = a_duel("11", "22", reserve=("53", "77"))
    for viewer in (0, 1, None):
        assert [written(seat.shown) for seat in hand.view(viewer).seats] == ["3 5", "7 7"]
    assert table(hand).stock is None


@pytest.mark.parametrize(("place", "expected"), [("take:0", "512"), ("take:1", "152"), ("discard", "12")])
def test_nt_11_a_pass_takes_or_discards_a_face_up_card(place: str, expected: str) -> None:
    hand = a_duel("77", "12", reserve=("33", "53"))
    passed = follow(hand, "play:0-0 {pass:5 pass:3} pass?not_in_this_game pass:4?not_in_this_game pass:5")
    assert passed == [TakingPass(1, card("5"))]
    follow(hand, "phase:place block_number:5")
    assert written(hand.view(None).seats[1].shown) == "3"
    follow(hand, place)
    assert held(hand, 1) == expected
    assert hand.to_act == (0,)
    assert table(hand).number is None  # the other has passed


def test_nt_11_two_equal_face_up_cards_make_one_move() -> None:
    follow(a_duel("77", "12", reserve=("33", "55")), "play:0-0 {pass:5}")


def test_nt_11_passing_with_none_left_loses_at_once() -> None:
    hand = a_duel("7771", "12", reserve=("33", "5"))
    follow(hand, "play:0-0 pass:5 discard play:0-0 {pass} pass>Passed,HandOver")
    assert (hand.result.ranks, hand.result.scores, hand.result.reason) == ((1, 2), None, "passed-out")


@pytest.mark.parametrize(
    ("reserve", "line"),
    [
        ("33", "{play:0-0 play:0-1 play:2-2} play:0-0+2?not_a_group"),
        ("53", "{play:0-0 play:0-1 play:0-0+1 play:0-1+1 play:2-2} play:0-0+2?not_a_group"),
        ("55", "{play:0-0 play:0-0+1 play:0-0+2 play:0-1 play:0-1+1 play:0-1+2 play:2-2} play:2-2+1?not_a_group"),
        ("66", "{play:0-0 play:0-1 play:2-2 play:2-2+1 play:2-2+2} play:0-0+2?not_a_group"),
        ("", "{play:0-0 play:0-1 play:2-2} play:0-0+2?not_a_group"),
    ],
)
def test_nt_12_a_play_may_be_joined_by_face_up_cards(reserve: str, line: str) -> None:
    follow(a_duel("556", "12", reserve=(reserve, "77")), line)


def test_nt_12_joined_cards_count_and_are_gone() -> None:
    hand = a_duel("446", "5512", reserve=("44", "53"))
    follow(hand, "play:0-1+1 number:4 count:3")
    assert written(hand.view(None).seats[0].shown) == "4"
    follow(hand, "{play:0-1+1 pass:5 pass:3} play:0-1+1 {take:0 take:1 take:2 discard} take:1 1[1 4 4 4 2]")


def test_nt_13_an_empty_hand_wins_whatever_lies_face_up() -> None:
    hand = a_duel("44", "5512", reserve=("44", "53"))
    follow(hand, "play:0-1")
    assert (hand.result.ranks, hand.result.scores) == ((1, 2), None)
    made = play_through(find_game(GAME), find_game(GAME).rules(mode="duel"), seats=2, seed=1)
    assert len(made.played) == 1
    assert sorted(made.result.ranks) == [1, 2]
    assert made.result.totals is None


def test_cards_publicly_taken_into_a_hand_are_known() -> None:
    hand = a_round("447", "5516", "1777", stock="")
    follow(hand, "play:0-1", "play:0-1", "take:1")
    assert hand.view(None).known == (Known(1, card("4")), Known(1, card("4")))
    assert hand.view(1).known == ()
    follow(hand, "pass", "pass", "play:1-1")  # one of the two fours: which, nobody sees
    assert hand.view(0).known == (Known(1, card("4")),)
    assert held(hand, 1) == "146"


def test_playing_an_equal_card_reduces_what_is_known() -> None:
    hand = a_round("4477", "554161", "1777", stock="")
    follow(hand, "play:0-1 play:0-1 take:4 1[4 1 6 1 4 4]")
    follow(hand, "pass", "pass", "play:0-0")  # its own four, but others cannot know that
    assert hand.view(0).known == (Known(1, card("4")),)


def test_hands_keep_their_order() -> None:
    hand = a_round("4147", "2312", "1")
    assert held(hand, 0) == "4147"
    assert hand.view(None).hand == hand.view(None).legal == ()
    assert held(hand, 1) == "2312"
