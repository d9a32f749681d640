"""The basic game: SN-1 to SN-11, positions, and what is refused."""

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from engine.cards import INTERNATIONAL, JOKER, NUMBERS
from engine.errors import IllegalMove, Reason, RulesError
from engine.events import CountedPass, RanOut
from engine.game import Deal, Hand
from engine.moves import PLAY_COLOURED, Pass, Play
from engine.rules import Value
from engine.views import Phase
from tests.engine.games.hands import (
    ALL,
    DIAGRAM,
    SEVENS,
    THROWN_IN,
    cards,
    match,
    narabe,
    played_out,
    without,
    written,
    wrong_field,
)
from tests.engine.games.lines import follow, kinds, legal, refused, rows_table, steps

laid = partial(narabe, layout=SEVENS)
"""A position with the sevens alone on the table."""


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_g_1_sn_1_sj_1_all_cards_are_dealt_from_the_dealers_left(seats: int, jokers: int) -> None:
    setup = match(seats=seats, seed=seats, jokers=jokers).played[-1].setup
    assert Counter(each for hand in setup.deal.hands for each in hand) == Counter([*INTERNATIONAL, *[JOKER] * jokers])
    sizes = [len(setup.deal.hands[(setup.dealer + 1 + i) % seats]) for i in range(seats)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] - sizes[-1] <= 1


@pytest.mark.parametrize("seats", [1, 11])
def test_sn_1_two_to_ten_sit_down(seats: int) -> None:
    with pytest.raises(RulesError, match="2 to 10"):
        match(seats=seats)


@pytest.mark.parametrize("options", [{}, {"jokers": 2, "tunnel": "closed", "ghost": True}])
def test_sn_7_of_two_the_first_out_ends_the_hand(options: dict[str, Value]) -> None:
    follow(narabe("8S", "8H KH", layout=SEVENS, **options), "8S>Played,RanOut,HandOver over:one-left ranks:1,2")


def test_sn_9_of_two_one_bankrupt_the_other_is_first() -> None:
    hand = narabe("KS", "8H KH", layout=SEVENS, passes=0, ghost=True)
    follow(hand, "bankrupt>WentBankrupt,HandOver over:bankruptcy ranks:2,1 1!{}")


def test_sn_2_sevens_go_to_the_layout_before_play() -> None:
    made = match()
    hand = made.hand
    assert [written(tuple(each.shown for each in row.laid)) for row in rows_table(hand).rows] == SEVENS.split()
    for seat, dealt in enumerate(made.played[-1].setup.deal.hands):
        assert set(hand.view(seat).hand) == set(dealt) - set(cards(SEVENS))
        assert hand.view(None).seats[seat].cards == len(hand.view(seat).hand)


@pytest.mark.parametrize(
    ("first", "starts"), [("seven-of-diamonds", 2), ("dealer", 3), ("left-of-dealer", 0), ("random", 1)]
)
def test_sn_3_the_starter(first: str, starts: int) -> None:
    starter = 1 if first == "random" else None
    hand = narabe("AS..KS", "AH..KH", "AD..KD", "AC..KC", whole=True, dealer=3, starter=starter, first=first)
    assert hand.to_act == (starts,)


def test_sn_3_a_random_starter_is_part_of_the_deal() -> None:
    assert {match(seed=seed, first="random").played[-1].setup.deal.starter for seed in range(40)} == {0, 1, 2, 3}
    assert match().played[-1].setup.deal.starter is None


@pytest.mark.parametrize("thrown_in", ["", THROWN_IN])
def test_sn_4_playable_is_the_next_missing_card_of_each_side(thrown_in: str) -> None:
    """The two diagrams of the source: the cards of a bankrupt seat make no other playable."""
    rest = without(ALL, DIAGRAM, thrown_in, "AS 3S")
    hand = narabe(rest, "AS", "3S", layout=f"{DIAGRAM} {thrown_in}")
    follow(hand, "{5S KS 4H JH 9C 3D TD pass} next[5S KS 4H JH 3D TD 9C]")


def test_sn_4_a_turn_is_one_card_and_opens_the_one_after() -> None:
    follow(narabe("8S 9S TS", "6H 5H", "AC", layout=SEVENS), "{8S pass} 8S>Played last[8S] {6H pass} 6H pass {9S pass}")


@pytest.mark.parametrize("passes", range(10))
def test_sn_5_without_passes_left_a_playable_card_must_be_played(passes: int) -> None:
    hand = narabe("8S KC", "8H KH", "8D KD", layout=SEVENS, passes=passes)
    for number in range(1, passes + 1):
        for seat in range(3):
            assert "pass" in legal(hand)
            assert follow(hand, "pass") == [CountedPass(seat, number)]
    assert legal(hand) == {"8S"}
    refusal = refused(hand, "pass")
    assert (refusal.reason, refusal.facts) == (Reason.NO_PASSES_LEFT, {"number": passes})
    assert [(each.passes, each.passes_left) for each in hand.view(None).seats] == [(passes, 0)] * 3


def test_sn_5_a_joker_play_is_a_play() -> None:
    assert legal(narabe("JK 9S", "8S", "8H", layout=SEVENS, jokers=1, passes=0)) == {"JK=8S+9S"}


def test_sn_11_without_passing_on_purpose_a_playable_card_must_be_played() -> None:
    hand = narabe("8S KC", "KH", "8D KD", layout=SEVENS, passes=2, voluntary=False)
    follow(hand, "{8S} pass?must_play bankrupt?not_bankrupt 8S {pass} bankrupt?not_bankrupt")
    assert follow(hand, "pass") == [CountedPass(1, number=1)]
    assert [each.passes_left for each in hand.view(None).seats] == [2, 1, 2]


def test_sn_6_sn_11_passes_are_counted_as_before_and_end_in_bankruptcy() -> None:
    hand = narabe("KS", "8H 9H TH JH", "8D 9D TD JD", layout=SEVENS, passes=2, voluntary=False)
    follow(hand, "pass 8H 8D pass 9H 9D {bankrupt} pass?bankrupt")


@pytest.mark.parametrize(
    ("options", "expected"),
    [({}, {"JK=8S+9S"}), ({"joker_play": "single"}, {"JK=6S", "JK=8D", "JK=6D", "JK=8H", "JK=8S"})],
)
def test_sn_11_a_joker_play_is_a_play(options: dict[str, Value], expected: set[str]) -> None:
    hand = narabe("JK 9S KC", "8S 6S 8H", "8D 6D", layout=SEVENS, jokers=1, voluntary=False, **options)
    assert legal(hand) == expected
    assert refused(hand, "pass").reason is Reason.MUST_PLAY


def test_sn_11_an_unplayable_joker_does_not_forbid_passing() -> None:
    follow(narabe("JK KC", "8S 6S", "8D", layout=SEVENS, jokers=1, voluntary=False), "{pass} pass {8S 6S}")


def test_sn_6_bankrupt_only_when_the_turn_comes_and_nothing_is_playable() -> None:
    hand = narabe("8S 9S", "KC QC", "8H 9H", layout=SEVENS, passes=0)
    events = follow(hand, "1.status:playing 8S {bankrupt} bankrupt")
    assert kinds(events) == ["WentBankrupt"]
    assert written(events[0].cards) == "QC KC"
    follow(hand, "1.status:bankrupt @2")


def test_g_3_sn_6_bankrupt_cards_do_not_bridge_a_gap() -> None:
    hand = narabe("9C QC", "TC KC", "8C 8H", "JC 9H", layout=SEVENS, passes=0, to_move=0)
    follow(hand, "bankrupt", "bankrupt")
    assert written(tuple(each.shown for each in rows_table(hand).rows[3].laid)) == "7C 9C TC QC KC"
    follow(hand, "thrown[9C TC QC KC] {8C 8H} 8C")
    assert legal(hand) == {"JC"}, "the run has reached the bankrupt's cards and goes on after them"


def test_sn_7_a_seat_out_leaves_the_turn_order_and_ranks_by_its_time() -> None:
    hand = narabe("8S", "8H 9H", "8D KD", "8C KC", layout=SEVENS)
    assert follow(hand, "8S")[1:] == [RanOut(0, place=1)]
    follow(hand, "0.place:1 8H 8D 8C @1 9H pass pass pass pass pass pass bankrupt over:bankruptcy ranks:1,2,4,3")


def test_sn_7_the_hand_ends_when_one_seat_holds_cards() -> None:
    hand = narabe("8S", "8H", "8D KD", layout=SEVENS)
    follow(hand, "8S 8H>Played,RanOut,HandOver over:one-left ranks:1,2,3 @")
    assert hand.view(0).phase is Phase.OVER
    assert [legal(hand, seat) for seat in range(3)] == [set()] * 3


def test_sn_8_bankrupts_rank_from_the_bottom_below_the_seat_left() -> None:
    hand = narabe("KS", "8H", "KD", "8C KC", "QC KH", layout=SEVENS, passes=0)
    follow(hand, "bankrupt 8H bankrupt 8C place:5,1,4,None,None bankrupt ranks:5,1,4,2,3")


def test_sn_9_a_bankruptcy_that_leaves_one_seat_makes_it_first() -> None:
    hand = narabe("KS", "KH", "KD QD", layout=SEVENS, passes=0)
    follow(hand, "bankrupt bankrupt>WentBankrupt,HandOver over:bankruptcy ranks:3,2,1")


def test_sn_10_passes_are_numbered_and_a_bankruptcy_is_called() -> None:
    hand = narabe("KS QS", "8H 9H", "8D 9D", layout=SEVENS)
    calls = [event for _ in range(3) for event in follow(hand, "pass")]
    assert calls == [CountedPass(seat, number=1) for seat in range(3)]
    while hand.result is None and "bankrupt" not in legal(hand):
        calls += follow(hand, "pass")
    assert calls == [CountedPass(seat, number) for number in (1, 2, 3) for seat in range(3)]
    assert kinds(follow(hand, "bankrupt"))[0] == "WentBankrupt"


@pytest.mark.parametrize(
    ("options", "held", "refusal"),
    [
        ({}, "9S KC", "9S?not_next:card=9S,needs=8S"),
        ({}, "5S KC", "5S?not_next:card=5S,needs=6S"),
        *(
            ({}, "8S KC", each)
            for each in steps(
                "8H?not_in_hand:card=8H 7S?already_laid:card=7S bankrupt?not_bankrupt: talk:1?not_in_this_game:",
                "JK=8S+9S?not_in_this_game: draw?not_in_this_game: cover?not_in_this_game: 8S+9S?not_in_this_game:",
                "pass:5?not_in_this_game: 4G?not_in_this_game:card=4G",
            )
        ),
        ({"passes": 0}, "8S KC", "pass?no_passes_left:number=0"),
        *(({"passes": 0}, "9S KC", each) for each in steps("pass?bankrupt: 9S?bankrupt:")),
    ],
)
def test_a_refusal_names_its_reason(options: dict[str, Value], held: str, refusal: str) -> None:
    follow(narabe(held, "8D TD", "8C", layout=SEVENS, **options), refusal)


def test_a_refusal_names_whose_turn_it_is() -> None:
    hand = narabe("8S", "8H 9H", "8D", layout=SEVENS)
    for seat in (1, 2, -1, 99):
        refusal = refused(hand, "8H", seat)
        assert (refusal.reason, refusal.facts) == (Reason.NOT_YOUR_TURN, {"seat": 0})
        assert legal(hand, seat) == set()


def test_moves_after_the_hand_are_refused() -> None:
    follow(narabe("8S", "8H", "8D KD", layout=SEVENS), "8S 8H 2!8D?hand_over")


def test_cards_of_other_packs_are_refused() -> None:
    """A coloured card has the index of an international one."""
    hand = narabe("8S 6S 6H", "8H", "8D", layout=SEVENS)
    for move in (*PLAY_COLOURED, Play(NUMBERS[0]), Play(JOKER), Pass(NUMBERS[0])):
        with pytest.raises(IllegalMove):
            hand.advance(0, move)


@pytest.mark.parametrize(
    ("hands", "to_move", "line"),
    [(("8S 9S", "8H", "8D"), 1, "@1"), (("8S 9S", "", "8D", "8C"), 1, "@2"), (("8S 9S", "8D", "", ""), 2, "@0")],
)
def test_a_position_names_the_seat_to_move_or_passes_the_turn_on(hands: list[str], to_move: int, line: str) -> None:
    follow(narabe(*hands, layout=SEVENS, to_move=to_move), line)


def test_seats_given_no_cards_are_out_from_the_dealers_left() -> None:
    hand = narabe("", "8S", "", "8D", "", layout=SEVENS, dealer=2, to_move=1)
    follow(hand, "place:2,None,3,None,1 8S ranks:2,4,3,5,1")


def test_a_position_without_a_layout_lays_the_sevens() -> None:
    follow(narabe("7S 8S 7H", "7D 8D", "7C 8C", layout=None, to_move=None), "@1 {8D pass}")


def test_a_position_without_a_seat_to_move() -> None:
    """Without a 7 of diamonds the dealer's left starts; the other starting rules are unchanged."""
    hands = ("8S", "8H", "8D")
    assert narabe(*hands, layout=SEVENS, to_move=None, dealer=0).to_act == (1,)
    assert narabe(*hands, layout=SEVENS, to_move=None, dealer=0, first="dealer").to_act == (0,)
    assert narabe(*hands, layout=SEVENS, to_move=None, dealer=0, first="random", starter=2).to_act == (2,)


@pytest.mark.parametrize(
    ("field", "begin"),
    [
        ("deal", partial(laid, "AS..KS", "AH..KH", "AD..KD", whole=True)),
        ("deal", partial(laid, "AS..KS", "AH..KH", "AD..KD", "AC..QC", whole=True)),
        ("deal.hands[0]", partial(laid, "AS..KS AH", "2H..KH", "AD..KD", "AC..KC", whole=True)),
        ("deal.hands[1]", partial(laid, "8S", "8S", "8D")),
        ("deal.hands[0]", partial(laid, "8S JK", "8H", "8D")),
        ("deal.hands[0]", partial(laid, "8S 4G", "8H", "8D")),
        ("layout", partial(laid, "8S", "8H", "8D", layout=f"{SEVENS} 8D")),
        ("layout", partial(laid, "8S 7S", "8H", "8D")),
        ("layout", partial(laid, "8S", "8H", "8D", layout="7S 7H 7D")),
        ("layout", partial(laid, "8S", "8H", "8D", layout=f"{SEVENS} JK", jokers=1)),
        ("deal.hands", partial(laid, "7S 8S", "7H", "7D", layout=None)),
        ("deal.hands", partial(laid, "8S", "", "")),
        ("deal.hands", partial(laid, "", "", "")),
        ("to_move", partial(laid, "8S", "8H", "8D", to_move=3)),
        ("passes", partial(laid, "8S", "8H", "8D", used=(0, 0))),
        ("passes", partial(laid, "8S", "8H", "8D", used=(0, 4, 0))),
        ("passes", partial(laid, "8S", "8H", "8D", used=(0, -1, 0))),
        ("deal.starter", partial(laid, "8S", "8H", "8D", to_move=None, first="random")),
        ("deal.starter", partial(laid, "8S", "8H", "8D", starter=0)),
        ("deal.starter", partial(laid, "8S", "8H", "8D", to_move=None, first="random", starter=3)),
    ],
)
def test_impossible_deals_are_refused(field: str, begin: Callable[[], Hand]) -> None:
    assert wrong_field(begin) == field


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"first": "left"}, "first"),
        ({"passes": 10}, "passes"),
        ({"passes": -1}, "passes"),
        ({"passes": True}, "passes"),
        ({"jokers": 3}, "jokers"),
        ({"jokers": 0, "joker_play": "double"}, "joker_play"),
        ({"jokers": 0, "joker_exchange": "give"}, "joker_exchange"),
        ({"sevens": "open"}, "sevens"),
        ({"voluntary": 0}, "voluntary"),
        ({"tunnel": True}, "tunnel"),
        ({"ghost": 1}, "ghost"),
        ({"hands": 3}, "hands"),
    ],
)
def test_invalid_options_are_refused(options: dict[str, Value], field: str) -> None:
    with pytest.raises(RulesError) as refusal:
        match(**options)
    assert refusal.value.field == field


def test_copies_are_independent() -> None:
    hand = narabe("8S KC", "8H KH", "8D KD", layout=SEVENS, passes=0)
    copied = hand.copy()
    before = hand.view(0)
    follow(copied, "8S", "8H", "8D", "bankrupt")
    assert hand.view(0) == before
    assert copied.view(0) != before


@pytest.mark.parametrize("voluntary", [True, False])
def test_copies_count_their_own_passes(voluntary: bool) -> None:
    hand = narabe("TS KC", "8H KH", "8D KD", layout=SEVENS, passes=1, voluntary=voluntary)
    copied = hand.copy()
    follow(copied, "pass 8H 8D {bankrupt}")
    assert legal(hand) == legal(hand.copy()) == {"pass"}


def test_g_8_the_same_seed_and_moves_give_the_same_deals() -> None:
    def deals(seed: int) -> list[tuple[int | None, Deal]]:
        made = match(game="shichi-narabe-points", seats=3, seed=seed, hands=3)
        played_out(made)
        return [(each.setup.dealer, each.setup.deal) for each in made.played]

    assert deals(1) == deals(1) != deals(2)


def test_g_9_a_single_legal_move_waits_to_be_made() -> None:
    follow(narabe("KS QS", "8H KH", "8D KD", layout=SEVENS, passes=0), "@0 {bankrupt} bankrupt @1 {8H}")
