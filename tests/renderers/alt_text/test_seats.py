"""The seats in words: their public facts, and the action to wait for."""

from dataclasses import replace

import pytest

from engine.cards import card
from engine.games.nanatoridori_setup import NanatoridoriRules
from engine.results import EndReason, HandResult
from engine.views import Phase, SeatStatus, SeatView
from renderers.alt_text.alt import alt_table
from tests.i18n.languages import ENGLISH, JAPANESE
from tests.renderers.samples import GRID, GROUP, NAMES, START, TABLES, view


def test_the_end_and_every_status_are_named():
    over = replace(view(START), result=HandResult(EndReason.ONE_LEFT, ranks=(1, 2, 3, 4)), to_act=(), phase=Phase.OVER)
    assert alt_table(over, NAMES, ENGLISH).startswith("The hand is over. Spades")
    seats = (*over.seats[:3], SeatView(cards=0, status=SeatStatus.ELIMINATED))
    assert "健太 eliminated." in alt_table(replace(over, seats=seats), NAMES, ENGLISH)


def test_ki_10_who_drops_out_of_the_killing_game_is_not_called_bankrupt():
    asked = replace(view(GRID), seats=(SeatView(cards=3), SeatView(cards=0, status=SeatStatus.BANKRUPT)), to_act=(0,))
    assert alt_table(asked, ["Anna", "Ben"], ENGLISH).endswith("Ben dropped out.")
    assert alt_table(asked, ["Anna", "Ben"], JAPANESE).endswith("Ben 脱落。")


def test_seats_list_their_public_facts():
    seat = SeatView(
        cards=4, chips=12, penalty=2, face_down=3, shown=(card("3C"),), bid=card("4G"), tricks=1, has_chosen=True
    )
    shown_text = alt_table(replace(view(START), seats=(seat,), to_act=(0,), pot=7), ["Anna"], ENGLISH)
    assert shown_text.endswith(
        "Pot: 7. Cards left: "
        "Anna 4 (chips: 12, penalties: 2, face down: 3, face up: Clubs 3, bid Green 4, tricks: 1, has chosen)."
    )


def test_ft_7_the_end_of_a_hand_lists_revokes():
    seats = (SeatView(cards=0, chips=60, revokes=0), SeatView(cards=3, chips=40, revokes=2))
    over = replace(view(START), seats=seats, result=HandResult(EndReason.OUT, scores=(10, -10)), to_act=())
    shown_text = alt_table(over, NAMES[:2], ENGLISH)
    assert shown_text.endswith("Anna 0 (chips: 60), Ben 3 (chips: 40, passes with a playable card: 2).")
    assert "出し惜しみ2回" in alt_table(over, NAMES[:2], JAPANESE)


@pytest.mark.parametrize(
    ("phase", "told"),
    [
        (Phase.PASSING, "Everybody chooses what to pass on. Cards to pass to the right: 2."),
        (Phase.BIDDING, "To move: Anna. Everybody chooses a bid. Bids set aside"),
        (Phase.GIVE, "To move: Anna. A card goes to Cy."),
        (Phase.EXTRA, "Anna may take another turn."),
        (Phase.COVER, "Whoever holds the card may lay it on the joker."),
        (Phase.PLACE, "Anna takes or discards."),
    ],
)
def test_the_action_to_wait_for_is_named(phase, told):
    asked = replace(view(TABLES["passing"]), phase=phase, to_act=(0,), asking=2)
    assert told in alt_table(asked, NAMES, ENGLISH)


def test_scores_and_totals_are_listed():
    seats = (SeatView(cards=0), SeatView(cards=3))
    playing = replace(view(START), seats=seats, totals=(4, -2))
    assert alt_table(playing, NAMES[:2], ENGLISH).endswith("Anna 0 (total: 4), Ben 3 (total: −2).")
    over = replace(playing, result=HandResult(EndReason.OUT, scores=(0, -2)), to_act=())
    assert alt_table(over, NAMES[:2], ENGLISH).endswith("Anna 0 (score: 0, total: 4), Ben 3 (score: −2).")
    penguins = replace(view(GROUP), seats=seats, totals=(2, 1), game="nanatoridori", rules=NanatoridoriRules())
    assert alt_table(penguins, NAMES[:2], ENGLISH).endswith("Anna 0 (penguins: 2), Ben 3 (penguins: 1).")
