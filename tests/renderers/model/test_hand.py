"""The model of a drawn hand."""

from dataclasses import replace

from engine.cards import card
from engine.moves import PLAY, Give, Talk
from engine.views import Phase
from renderers.model.hand import hand_shown
from renderers.model.marks import Mark
from tests.renderers.samples import GAPS, GRID, HAND, PAIR, PAIR_OF_ANOTHER_HAND, PLACING, SETS, TRICK, cards, view


def marks(seen, **picked) -> str:
    """A letter for each card: r(eady), p(ossible), f(aded), d(ead), or - for none."""
    return "".join(
        "-" if each.mark is Mark.NONE else each.mark.name[0].lower() for each in hand_shown(seen, **picked).cards
    )


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


def test_sg_4_a_legal_talk_does_not_make_it_the_players_turn():
    assert marks(replace(view(GAPS, "3S 4S"), legal=(Talk(2),))) == "--"


def test_cs_1_the_players_own_pile_is_shown():
    assert hand_shown(replace(view(GAPS, HAND), own_pile=cards("2C KD"))).pile == cards("2C KD")


def test_nt_4_the_block_is_shown_beside_the_hand_and_at_its_position():
    waiting = hand_shown(PLACING)
    assert [each.card.code for each in waiting.cards] == ["2", "3", "1", "4", "4"]
    assert [each.label for each in waiting.cards] == ["1", "2", "3", "+", "+"]
    taken = hand_shown(PLACING, block_at=1)
    assert [each.card.code for each in taken.cards] == ["2", "4", "4", "3", "1"]
    assert [each.label for each in taken.cards] == ["1", "2", "3", "4", "5"]
    assert marks(PLACING, block_at=1) == "-rr--"


def test_nt_5_a_drawn_card_is_shown_at_the_chosen_position():
    drawn = replace(PLACING, drawn=card("7"), table=replace(PLACING.table, block=1, block_number=None))
    assert [each.card.code for each in hand_shown(drawn, block_at=3).cards] == ["2", "3", "1", "7"]


def test_nt_4_others_are_not_shown_the_block_in_their_hands():
    assert len(hand_shown(replace(PLACING, legal=())).cards) == 3


def test_hands_that_look_alike_are_equal():
    assert hand_shown(PAIR) == hand_shown(PAIR_OF_ANOTHER_HAND)
