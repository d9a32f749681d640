"""The stops games: Play or Pay, Earl of Coventry, Snip Snap Snorum, Jig (PP-1 to JG-3, ST-OP)."""

from functools import partial
from itertools import pairwise

import pytest

from engine.errors import Reason
from engine.events import Called, Event, PaidPass
from engine.views import SequenceTable
from tests.engine.games.hands import dealers_left, final_totals, match, played_out, start, written
from tests.engine.games.lines import follow, kinds, legal, paid, refused, steps, table_of

GAMES = ["play-or-pay", "earl-of-coventry", "snip-snap-snorum", "jig"]
EVERY = pytest.mark.parametrize("game", GAMES)

table = partial(table_of, SequenceTable)


def called(events: list[Event]) -> list[str | None]:
    return [each.call for each in events if isinstance(each, Called)]


@EVERY
def test_the_left_of_the_dealer_leads_any_card(game: str) -> None:
    made = match(game=game, seats=5, seed=2)
    leader = dealers_left(made)
    assert made.hand.to_act == (leader,)
    assert legal(made.hand) == {str(each) for each in made.hand.view(leader).hand}
    assert table(made.hand).sequence == ()
    assert refused(made.hand, "pass").reason is Reason.MUST_PLAY


@pytest.mark.parametrize(
    ("game", "lead", "continues"),
    [
        ("play-or-pay", "4S", "5S"),
        ("play-or-pay", "KS", "AS"),
        ("earl-of-coventry", "4S", "4H 4D"),
        ("snip-snap-snorum", "4S", "4H 4D"),
        ("jig", "4S", "5S"),
    ],
)
def test_players_must_continue_if_they_can_and_pass_otherwise(game: str, lead: str, continues: str) -> None:
    hand = start(game, f"{lead} 2C", "5S AS 4H 4D 9C", "3C QC", "KD KC", layout="")
    first = continues.split(maxsplit=1)[0]
    follow(hand, lead, f"{{{continues}}}", "pass?must_play 9C?not_next 3C?not_in_hand", first)
    if game in ("earl-of-coventry", "snip-snap-snorum"):
        assert set(written(table(hand).wanted).split()) == {"4D"}


@EVERY
@pytest.mark.parametrize(
    "refusal",
    steps(
        "KS?not_next KH?not_in_hand 4Y?not_in_hand 5R?not_in_hand draw?not_in_this_game pass:4?not_in_this_game",
        "4S@H?not_in_this_game",
    ),
)
def test_illegal_moves_are_refused_with_a_reason(game: str, refusal: str) -> None:
    hand = start(game, "4S 2C", "5S 4H KS", "3C QC", layout="")
    follow(hand, "4S", refusal, "2!3C?not_your_turn:seat=1")
    assert refused(hand, "KS").facts["needs"] in table(hand).wanted


def test_pp_1_the_suit_goes_round_until_all_thirteen_are_out() -> None:
    spades = "5S..KS AS..4S"
    made = start("play-or-pay", f"{spades} 2C 3C", "2H 3H", "2D 3D", layout="")
    in_turn = ["5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS", "AS", "2S", "3S", "4S"]
    for one, following in pairwise(in_turn):
        follow(made, one)
        assert written(table(made).wanted) == following
        follow(made, "pass", "pass")
    follow(made, "4S")
    assert table(made).wanted == ()
    assert made.to_act == (0,)  # who played the thirteenth leads any card
    assert legal(made) == {"2C", "3C"}
    assert [seat.chips for seat in made.view(None).seats] == [50 - 1, 50 - 2 - 12, 50 - 2 - 12]


def test_pp_1_a_pass_costs_a_chip() -> None:
    hand = start("play-or-pay", "4S 2C", "3H 3D", "5S QC", layout="")
    assert follow(hand, "4S pass") == [PaidPass(1, chips=1)]
    assert hand.view(None).pot == 4


def test_pp_1_antes_as_in_fan_tan() -> None:
    hand = start("play-or-pay", "4S 2C", "3H", "5S QC 2D", layout="")
    assert [seat.chips for seat in hand.view(None).seats] == [48, 48, 49]


def test_pp_1_cards_that_lie_already_are_passed_over() -> None:
    follow(start("play-or-pay", "4S 2C", "8S KS", "AS QC", layout="5S 6S 7S 9S..QS 2S 3S"), "4S {8S} 8S pass pass {KS}")


def test_pp_1_a_card_that_is_out_of_the_game_ends_the_sequence() -> None:
    follow(start("play-or-pay", "4S 2C", "6S KS", "AS QC", layout=""), "4S @0 {2C}")


def test_pp_2_the_first_out_takes_the_pot_and_cards_left_cost_nothing() -> None:
    hand = start("play-or-pay", "4S", "3H 3D 3C", "5S QC", layout="")
    follow(hand, "4S>Played,WonPot,HandOver scores:3,-1,-2 phase:over")


@pytest.mark.parametrize(
    ("game", "calls"),
    [
        ("earl-of-coventry", ["earl-first", "earl-second", "earl-third", "earl-fourth"]),
        ("snip-snap-snorum", [None, "snip", "snap", "snorum"]),
    ],
)
def test_ec_1_ec_2_ss_1_four_of_a_rank_and_their_calls(game: str, calls: list[str | None]) -> None:
    hand = start(game, "9S 9C 2C", "9D 3H", "9H QC", layout="")
    heard: list[str | None] = []
    for move in ("9S", "9D", "9H", "9C"):
        events = follow(hand, move)
        heard.append(table(hand).call)
        assert called(events) == [each for each in heard[-1:] if each]
    assert heard == calls
    assert hand.to_act == (0,)  # who played the fourth leads
    assert kinds(follow(hand, "{2C} 2C"))[0] == "Played"


def test_ec_1_one_card_a_turn_and_the_lead_comes_round() -> None:
    hand = start("earl-of-coventry", "9S 9C 2C", "3D 3H", "4H QC", layout="9D 9H")
    follow(hand, "9S @1 {pass} pass>Passed pass {9C}")


def test_ec_3_the_first_out_wins_the_hand() -> None:
    follow(start("earl-of-coventry", "9S", "3D 3H", "4H QC", layout=""), "pot:None 9S scores:1,0,0 winner:0")


def test_ec_3_the_match_goes_to_the_most_hands_won() -> None:
    assert sum(final_totals(played_out(match(game="earl-of-coventry", seats=4, seed=1, hands=7)))) == 7


@pytest.mark.parametrize("game", ["snip-snap-snorum", "jig"])
def test_ss_1_jg_3_a_chip_from_every_other_player_for_each_card_left(game: str) -> None:
    hand = start(game, "9S", "3D 3H", "4H QC KC", layout="", totals=(50, 1, 50))
    assert [seat.chips for seat in hand.view(None).seats] == [50, 1, 50]  # no ante
    assert paid(follow(hand, "pot:None 9S scores:4,-1,-3")) == ["1>0 1", "2>0 3"]


@pytest.mark.parametrize("game", ["snip-snap-snorum", "jig", "earl-of-coventry"])
def test_passes_are_free_but_in_play_or_pay(game: str) -> None:
    follow(start(game, "9S 2C", "3D 3H", "TS 9H", layout=""), "9S pass>Passed")


def test_jg_1_five_upward_in_suit_and_their_calls() -> None:
    hand = start("jig", "3S 6S KD", "4S 7S KC", "5S 8S KH", layout="")
    heard: list[str | None] = []
    for move in ("3S", "4S", "5S", "6S", "7S"):
        heard += called(follow(hand, move))
    assert heard == ["snip", "snap", "snorum", "hickockalorum", "jig"]
    follow(hand, "@1 {KC}")  # who played the fifth leads any card


@pytest.mark.parametrize(
    ("lead", "layout"), [("KS", ""), ("9S", "TS"), ("9S", "")], ids=["king", "already played", "nowhere in the game"]
)
def test_jg_2_a_sequence_ends_when_no_card_can_follow(lead: str, layout: str) -> None:
    hand = start("jig", f"{lead} 2C", "JS AH", "4H AS", layout=layout)
    assert called(follow(hand, f"{lead}>Played,Called,Leads @0 {{2C}}")) == ["jig"]


def test_jg_2_the_king_ends_a_sequence_that_began_before() -> None:
    assert called(follow(start("jig", "QS 2C", "KS 3H", "4H AS", layout=""), "QS KS @1 {3H}")) == ["jig"]


@pytest.mark.parametrize(
    ("game", "move"), [("play-or-pay", "4S"), ("earl-of-coventry", "4S"), ("jig", "KS"), ("jig", "4S")]
)
def test_st_op_a_leader_who_is_out_of_cards_has_won(game: str, move: str) -> None:
    follow(start(game, move, "5S 3H", "4H AS", layout=""), move, "over:out @ 0!{} 1!{} 1!5S?hand_over")


@EVERY
def test_views_show_all_played_cards_and_no_other_hand(game: str) -> None:
    hand = start(game, "4S 2C", "5S 4H", "3C QC", layout="TH 9D")
    follow(hand, "4S")
    for viewer in (None, 2):
        found = table(hand, viewer)
        assert set(written(found.played).split()) == {"TH", "9D", "4S"}
        assert [(seat, card.code) for seat, card in found.sequence] == [(0, "4S")]
        assert hand.view(viewer).known == ()
    assert hand.view(None).hand == ()
    assert [seat.cards for seat in hand.view(None).seats] == [1, 2, 2]
