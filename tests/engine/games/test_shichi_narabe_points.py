"""Shichi Narabe for points: SP-1 to SP-7."""

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from engine.cards import INTERNATIONAL, JOKER, card
from engine.errors import DealError, Reason, RulesError
from engine.events import JokerCovered
from engine.game import Hand
from engine.games.points_hand import points
from engine.results import EndReason
from engine.views import Laid, Phase
from tests.engine.games.hands import ALL, SEVENS, final_totals, match, narabe, played_out, without, written
from tests.engine.games.lines import follow, kinds, legal, refused, rows_table

GAME = "shichi-narabe-points"


start_points = partial(narabe, game=GAME, layout=SEVENS)


def test_sp_1_53_cards_sevens_laid_dealers_left_starts_and_the_deal_passes_left() -> None:
    made = match(game=GAME, seats=5, hands=3, passes=0)
    dealers: list[int] = []
    while True:
        setup, hand = made.played[-1].setup, made.hand
        dealt = [each for cards in setup.deal.hands for each in cards]
        assert Counter(dealt) == Counter([*INTERNATIONAL, JOKER])
        assert hand.to_act == ((setup.dealer + 1) % 5,)
        assert sum(each.cards for each in hand.view(None).seats) == 49
        dealers.append(setup.dealer)
        while hand.result is None:
            made.play(hand.to_act[0], hand.legal(hand.to_act[0])[0])
        if made.result is not None:
            break
        made.next_hand()
    assert dealers == [(dealers[0] + i) % 5 for i in range(3)]


@pytest.mark.parametrize("seats", [2, 7])
def test_sp_1_three_to_six_sit_down(seats: int) -> None:
    with pytest.raises(RulesError, match="3 to 6"):
        match(game=GAME, seats=seats)


def test_sp_2_ace_is_high() -> None:
    hand = start_points("2S KS AS", "AH 2H", "3C", layout=f"{SEVENS} 3S..6S 8S..QS 8H..KH")
    assert rows_table(hand).ace_high
    assert legal(hand) == {"2S", "KS", "pass"}
    assert [each.place.code for each in rows_table(hand).rows[1].laid] == ["7H", "8H", "9H", "TH", "JH", "QH", "KH"]
    follow(hand, "KS {AH pass} AH pass {2S AS pass} AS")
    assert rows_table(hand).rows[0].laid[-1].place is card("AS")
    assert rows_table(hand).next == (card("2S"), card("6H"), *map(card, ["6D", "8D", "6C", "8C"]))


def test_sp_2_no_tunnel() -> None:
    assert legal(start_points("2S AH", "6S 5S", "3C", layout=f"{SEVENS} 8S..KS AS")) == {"pass"}


def test_sp_3_passes_as_in_the_basic_game() -> None:
    follow(start_points("8S KC", "8H KH", "8D KD", passes=1), "{8S pass} pass pass pass {8S} pass?no_passes_left")


def test_sp_3_sn_11_without_passing_on_purpose_a_playable_card_must_be_played() -> None:
    hand = start_points("8S KC", "KH", "JK 9S KD", passes=1, voluntary=False)
    follow(hand, "{8S} pass?must_play 8S {pass} pass {9S}")


def test_sp_3_sn_11_to_lay_a_card_on_the_joker_later_is_a_play() -> None:
    hand = start_points("JK 9S 2D", "6H 4D", "8S KD", voluntary=False)
    assert kinds(follow(hand, "JK=8S+9S {cover leave} leave 6H {8S} pass?must_play 8S")) == ["JokerCovered"]


def asked(owner: str = "8S TS KD") -> Hand:
    """Seat 0 has played the joker as 8S with 9S; seat 2, who holds 8S, is asked."""
    hand = start_points("JK 9S 2D", "6H 4D", owner)
    follow(hand, "{JK=8S+9S pass} JK=8S+9S>JokerPlayed @2")
    return hand


def test_sp_4_the_owner_may_cover_at_once_out_of_turn() -> None:
    hand = asked()
    assert [legal(hand, seat) for seat in range(3)] == [set(), set(), {"cover", "leave"}]
    events = follow(hand, "cover")
    assert events == [JokerCovered(2, card("8S"))]
    assert hand.to_act == (1,), "the turn goes on from the joker's player"
    assert Laid(card("8S"), card("8S")) in rows_table(hand).rows[0].laid
    assert [written(hand.view(seat).hand) for seat in range(3)] == ["2D", "6H 4D", "TS KD"], "the joker is out"


def test_sp_4_a_card_left_may_cover_on_a_later_turn_of_its_owner() -> None:
    hand = asked()
    assert follow(hand, "leave") == []
    assert Laid(card("8S"), JOKER) in rows_table(hand).rows[0].laid
    follow(hand, "6H {8S TS pass} TS pass pass {8S pass} 8S>JokerCovered @0")
    assert Laid(card("8S"), card("8S")) in rows_table(hand).rows[0].laid
    assert written(rows_table(hand).next).split()[:2] == ["6S", "JS"]


def test_sp_4_other_seats_do_not_see_who_was_asked_or_declined() -> None:
    hand = asked()
    for seat in (None, 0, 1):
        view = hand.view(seat)
        assert (view.phase, view.to_act, view.legal) == (Phase.COVER, (), ())
    mine = hand.view(2)
    assert (mine.phase, mine.to_act, set(map(str, mine.legal))) == (Phase.COVER, (2,), {"cover", "leave"})
    for seat in (0, 1):
        assert refused(hand, "pass", seat).facts == {}
        assert refused(hand, "pass", seat).reason is Reason.NOT_YOUR_TURN
        assert refused(hand, "cover", seat).reason is Reason.NOTHING_TO_CHOOSE
    assert follow(hand, "leave") == []


def test_sp_4_views_of_others_do_not_depend_on_who_is_asked() -> None:
    one = start_points("JK 9S 2D", "8S 4D", "6H KD")
    other = start_points("JK 9S 2D", "6H 4D", "8S KD")
    for hand in (one, other):
        follow(hand, "JK=8S+9S")
    assert one.to_act != other.to_act
    for seat in (None, 0):
        assert one.view(seat) == other.view(seat)
    for hand in (one, other):
        follow(hand, "leave")
    assert one.view(None) == other.view(None)


def test_sp_4_the_player_may_hold_the_card_and_has_the_choice() -> None:
    hand = start_points("JK 8S 9S 2D", "6H", "KD")
    follow(hand, "JK=8S+9S @0")
    assert hand.view(0).to_act == (0,)
    assert hand.view(1).to_act == ()
    follow(hand, "leave @1 pass pass {8S pass}")


def test_sp_4_the_asked_seat_has_two_legal_answers() -> None:
    follow(asked(), "TS?not_in_this_game pass?not_in_this_game")


def test_sp_4_nothing_to_cover_without_a_joker() -> None:
    hand = start_points("8S KC", "8H KH", "8D KD")
    for move in ("cover", "leave"):
        assert refused(hand, move).reason is Reason.NOTHING_TO_CHOOSE


def test_sp_4_a_joker_play_that_empties_the_hand_ends_it_and_nobody_is_asked() -> None:
    hand = start_points("JK 9S", "6H 4D", "8S TS")
    assert kinds(follow(hand, "JK=8S+9S")) == ["JokerPlayed", "RanOut", "HandOver"]
    assert (hand.result.reason, hand.result.scores, hand.result.ranks) == (EndReason.OUT, (0, 10, 18), None)
    assert hand.to_act == ()


def test_sp_4_a_joker_cannot_stand_for_a_card_out_of_the_game() -> None:
    assert legal(start_points("JK 9S KC", "8H KH", "8D KD")) == {"pass"}


def test_sp_5_a_joker_that_is_the_last_card_cannot_be_played() -> None:
    follow(start_points("JK", "8S KH", "9S KD"), "{pass} JK=8S+9S?not_in_hand JK=8S?joker_alone")


def test_sp_6_a_bankruptcy_ends_the_hand_and_only_that_seat_scores() -> None:
    hand = start_points("8S KC AC", "JK TH 2H", "8D KD", passes=0)
    follow(hand, "8S {bankrupt} bankrupt>WentBankrupt,HandOver over:bankruptcy scores:0,37,0 1.status:bankrupt")


@pytest.mark.parametrize(
    ("code", "worth"), [("AS", 1), ("2H", 2), ("9D", 9), ("TC", 10), ("JS", 10), ("QH", 10), ("KD", 10), ("JK", 25)]
)
def test_sp_7_what_a_card_left_is_worth(code: str, worth: int) -> None:
    assert points(card(code)) == worth


def test_sp_7_the_first_seat_out_ends_the_hand() -> None:
    follow(start_points("8S", "KC AC JK", "8D KD 2H"), "8S>Played,RanOut,HandOver over:out scores:0,36,20")


def test_sp_7_out_by_a_cover_at_once_or_later() -> None:
    hand = asked("8S")
    follow(hand, "cover>JokerCovered,RanOut,HandOver scores:2,10,0")
    hand = asked("8S")
    follow(hand, "leave pass 8S>JokerCovered,RanOut,HandOver scores:2,10,0")


@pytest.mark.parametrize("hands", [1, 2, 5])
def test_g_7_the_lowest_total_of_a_set_number_of_hands_wins(hands: int) -> None:
    made = played_out(match(game=GAME, seats=3, hands=hands, passes=1))
    scores = [played.result.scores for played in made.played if played.result and played.result.scores]
    assert len(scores) == hands
    assert final_totals(made, least_wins=True) == tuple(map(sum, zip(*scores, strict=True)))


@pytest.mark.parametrize(
    "begin",
    [
        partial(start_points, "8S", "", "8D"),
        partial(start_points, "8S JK", "8H JK", "8D"),
        partial(start_points, "8S", "8H", "8D", layout="7S 7H 7D 8C"),
        partial(start_points, "8S", "8H", "8D", layout=f"{SEVENS} JK"),
        partial(start_points, without(ALL, "AS 7S"), "AS", "8S"),
    ],
)
def test_impossible_deals_are_refused(begin: Callable[[], Hand]) -> None:
    with pytest.raises(DealError):
        begin()


def test_a_copy_has_its_own_question() -> None:
    hand = asked()
    copied = hand.copy()
    follow(copied, "leave", "6H", "8S")
    follow(hand, "@2 {cover leave}")
    assert Laid(card("8S"), JOKER) in rows_table(hand).rows[0].laid
