"""What a hand is shown as, and plays before they are made."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import JOKER, card
from engine.foresight import would_kill
from engine.game import HandResult
from engine.games.koroshi import KoroshiRules
from engine.games.shichi_narabe import ShichiNarabeRules
from engine.moves import (
    DISCARD,
    GIVE,
    PASS,
    PLAY,
    Give,
    PlayCommunity,
    PlayGroup,
    PlayJoker,
    PlaySet,
    PlaySubstitute,
    Take,
    Talk,
)
from engine.views import Phase, SeatView
from renderers import Theme, draw_hand, draw_shown, draw_table, hand_shown
from renderers.shown.marks import Mark
from renderers.shown.previews import placed
from renderers.shown.tunnels import Way, grid_ways, row_ways
from tests.renderers.comparing import assert_approved_small, opened
from tests.renderers.playing import match_of, play_on
from tests.renderers.samples import GAPS, GRID, GROUP, HAND, PLAYABLE, START, TRICK, TRUMPS, cards, rows, view

TWO = Theme()


def marks(seen, **picked) -> str:
    """A letter for each card: r(eady), p(ossible), f(aded), d(ead), or - for none."""
    return "".join(
        "-" if each.mark is Mark.NONE else each.mark.name[0].lower() for each in hand_shown(seen, **picked).cards
    )


SETS = tuple(PlaySet(cards(each)) for each in ("4H 5H", "4H 4D", "4H 5H 4D 5D", "2C 3C"))


def test_cc_2_cards_that_go_with_those_chosen_have_a_plus():
    seen = replace(view(GAPS, "4H 5H 4D 5D 2C 3C KS"), legal=(PLAY[card("4H").index], *SETS))
    assert marks(seen) == "rrrrrrf"
    assert marks(seen, chosen=frozenset({card("4H")})) == "rpppfff"
    assert marks(seen, chosen=frozenset(cards("4H 5H"))) == "rrppfff"
    assert marks(seen, chosen=frozenset(cards("2C 3C"))) == "ffffrrf"


def test_is_3_cards_to_pass_on_are_chosen_together_and_stay_ticked():
    pairs = tuple(Give(cards(each)) for each in ("5R 0B", "5R 1Y", "0B 1Y"))
    passing = replace(view(TRICK, "5R 0B 1Y"), phase=Phase.PASSING, legal=pairs)
    assert marks(passing) == "rrr"
    assert marks(passing, chosen=frozenset(cards("0B"))) == "prp"
    assert marks(replace(passing, legal=(), chosen=cards("5R 1Y"))) == "r-r"


def test_ki_9_dead_cards_in_hand_are_crossed_out():
    assert marks(view(GRID, "6H 9H 6C")) == "d-d"
    assert marks(view(GRID, "6H 9H 2S", "9H")) == "drf"
    assert draw_hand(view(GRID, "6H"), TWO) != draw_hand(view(GRID, "9H"), TWO)


def test_sg_4_talking_to_a_ghost_does_not_make_it_ones_turn():
    assert marks(replace(view(GAPS, "3S 4S"), legal=(Talk(2),))) == "--"


def test_cs_1_ones_own_pile_lies_below_the_hand():
    with_pile = replace(view(GAPS, HAND), own_pile=cards("2C KD"))
    assert hand_shown(with_pile).pile == cards("2C KD")
    assert draw_hand(with_pile, TWO) != draw_hand(view(GAPS, HAND), TWO)


PLACING = replace(view(GROUP, "2 3 1"), phase=Phase.PLACE, legal=(Take(0), Take(1), DISCARD))


def test_nt_4_the_block_is_shown_beside_the_hand_and_where_it_would_be():
    waiting = hand_shown(PLACING)
    assert [each.card.code for each in waiting.cards] == ["2", "3", "1", "4", "4"]
    assert [each.label for each in waiting.cards] == ["1", "2", "3", "+", "+"]
    taken = hand_shown(PLACING, would_be=1)
    assert [each.card.code for each in taken.cards] == ["2", "4", "4", "3", "1"]
    assert [each.label for each in taken.cards] == ["1", "2", "3", "4", "5"]
    assert marks(PLACING, would_be=1) == "-rr--"


def test_nt_5_a_drawn_card_would_be_anywhere():
    drawn = replace(PLACING, drawn=card("7"), table=replace(GROUP, block=1, block_number=None))
    assert [each.card.code for each in hand_shown(drawn, would_be=3).cards] == ["2", "3", "1", "7"]


def test_nt_4_others_are_not_shown_the_block_in_their_hands():
    assert len(hand_shown(replace(PLACING, legal=())).cards) == 3


def test_hands_that_are_shown_alike_look_alike():
    seen = replace(view(GROUP, "2 3 3"), legal=(PlayGroup(1, 2), PASS))
    other = replace(seen, seats=(SeatView(cards=1),), number=5)
    assert hand_shown(seen) == hand_shown(other)
    assert draw_hand(seen, TWO) == draw_hand(other, TWO) == draw_shown(hand_shown(seen), TWO)


# -- Plays before they are made ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "lying"),
    [
        (PLAY[card("9H").index], {"9H": "9H"}),
        (PlayJoker(card("9H")), {"9H": "JK"}),
        (PlayJoker(card("9H"), card("TH")), {"9H": "JK", "TH": "TH"}),
        (PlaySubstitute(card("6C"), 1), {"6H": "6C"}),
        (PlayCommunity(PLAY[card("2H").index]), {"2H": "2H"}),
        (PLAY[card("8H").index], {"8C": "8H"}),
        (PlaySet(cards("3S 8S")), {"3S": "3S", "8S": "8S"}),
        (PASS, {}),
        (GIVE[0], {}),
        (None, {}),
    ],
)
def test_where_cards_would_lie(move, lying):
    """In TRUMPS the 8 of clubs lies on the 8 of hearts, which belongs in the row of clubs now (TR-4)."""
    assert {place.code: each.code for place, each in placed(view(TRUMPS), move).items()} == lying


@pytest.mark.parametrize("move", [PLAY[card("9H").index], PlayJoker(card("TS"), card("KS"))], ids=str)
def test_a_preview_shows_the_cards_of_the_play(move):
    assert draw_table(view(GAPS), TWO, preview=move) != draw_table(view(GAPS), TWO)


def test_without_cards_there_is_no_preview():
    plain = replace(GAPS, last=())
    assert draw_table(view(plain), TWO, preview=PASS) == draw_table(view(plain), TWO)


def test_previews_look_as_they_were_approved():
    joker = draw_table(view(GAPS, HAND, PLAYABLE), TWO, preview=PlayJoker(card("TS"), card("KS")))
    chosen = replace(view(GAPS, "4H 5H 4D 5D 2C 3C KS"), legal=SETS)
    killing = match_of("koroshi", 4, seed=3, kill="strip")
    for hand in play_on(killing):
        asked = killing.view(hand.to_act[0])
        move = next((each for each in asked.legal if each is not PASS and len(would_kill(asked, each.card)) > 1), None)
        if move is not None:
            break
    assert_approved_small(
        "games/previews",
        joker,
        draw_table(asked, TWO, preview=move),
        draw_hand(chosen, TWO, chosen=frozenset({card("4H")})),
        draw_hand(PLACING, TWO, would_be=1),
    )


# -- Tables -----------------------------------------------------------------------------------------------------------


def test_st_2_arrows_tell_which_way_a_tunnel_is_open():
    low, high, all_, none = "A234567", "789TJQK", "A23456789TJQK", "23456789TJQ"
    table = rows(low, high, all_, none)
    for tunnel in ("closed", "open"):
        seen = replace(view(table), rules=ShichiNarabeRules(tunnel=tunnel))
        assert row_ways(seen, table) == (Way.DOWN, Way.UP, Way.FULL, Way.SHUT)
        assert draw_table(seen, TWO) != draw_table(view(table), TWO)
    assert row_ways(replace(view(table), rules=ShichiNarabeRules()), table) == ()


def test_ki_8_arrows_tell_of_the_tunnel_of_the_grid():
    assert grid_ways(replace(view(GRID), rules=KoroshiRules(kill="group")), 4) == (Way.BOTH,) * 4
    assert grid_ways(replace(view(GRID), rules=KoroshiRules()), 4) == ()


def test_nothing_is_open_once_the_hand_is_over():
    over = replace(view(GAPS), result=HandResult("last"), phase=Phase.OVER)
    assert draw_table(over, TWO) == draw_table(replace(over, table=replace(GAPS, next=())), TWO)
    assert draw_table(over, TWO) != draw_table(view(GAPS), TWO)


def test_tr_4_the_place_of_a_replaced_trump_names_the_card_that_belongs_there():
    table = rows("7", "47", "7", "567", shown={"4H": card("4C")}, trump=3, next="4C")
    plain = rows("7", "47", "7", "567", trump=3, next="4C")
    box = (24, 24 + 3 * 98, 24 + 13 * 66, 24 + 4 * 98)
    one, other = (opened(draw_table(view(each), TWO)).crop(box).tobytes() for each in (table, plain))
    assert one != other


def test_what_lies_before_the_seats_is_shown():
    empty = replace(view(START), seats=(SeatView(cards=3),) * 3)
    seen = {draw_table(empty, TWO)}
    for facts in ({"face_down": 2}, {"face_down": 3}, {"shown": cards("2C")}, {"shown": cards("2C 3C")}):
        for seat in range(2):
            seats = tuple(SeatView(cards=3, **(facts if each == seat else {})) for each in range(3))
            seen.add(draw_table(replace(empty, seats=seats), TWO))
    assert len(seen) == 9


def test_a_joker_is_one_of_the_cards_that_can_lie():
    assert placed(view(GAPS), PlayJoker(card("TS"))) == {card("TS"): JOKER}
