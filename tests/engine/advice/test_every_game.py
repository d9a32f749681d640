"""Every legal move of every game has a reason, and what reasons say of rows is what the engine then does."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from engine.advice import AdviceReason, Explanation, why
from engine.advice.ways import Ways
from engine.cards import JOKER
from engine.catalog import PRESETS, Preset
from engine.match import Match
from engine.moves import Move
from engine.views import RowsTable, View
from tests.engine.ai.test_strong import alike
from tests.engine.combinations import Combination, all_combinations

pytestmark = pytest.mark.slow

HANDS = 2


def decisions(combination: Combination) -> Iterator[tuple[Match, int, View]]:
    """Every decision of random hands: the match before it, the seat to act and its view."""
    chance = Random(str(combination))
    match = Match(combination.game, combination.rules, seats=combination.seats, seed=chance.randrange(1000))
    for _ in range(HANDS):
        hand = match.next_hand()
        while hand.result is None:
            seat = chance.choice(hand.to_act)
            view = match.view(seat)
            yield match, seat, view
            match.play(seat, chance.choice(view.legal))
        if match.result is not None:
            break


@pytest.mark.parametrize("combination", all_combinations(), ids=str)
def test_every_legal_move_has_a_reason(combination: Combination) -> None:
    for match, seat, view in decisions(combination):
        for move in view.legal:
            explanation = why(view, move)
            assert isinstance(explanation, Explanation)
            assert explanation == why(view, move)
            if isinstance(view.table, RowsTable) and match.hand is not None:
                check_ways(view, view.table)
                check_effect(match, seat, view, move, explanation)


def check_ways(view: View, table: RowsTable) -> None:
    """The ways begin with the places that the engine takes next, apart from that under a joker (SP-4) and those whose
    cards the viewer has piled (CS-1)."""
    before = Ways.of(view, table).before
    covered = {laid.place for row in table.rows for laid in row.laid if laid.shown is JOKER}
    assert {place for place, others in before.items() if not others} == set(table.next) - covered - set(view.own_pile)


def check_effect(match: Match, seat: int, view: View, move: Move, explanation: Explanation) -> None:
    """Cards that a reason says can follow are next after the move; those that a tunnel shuts out are not."""
    twin = match.hand.copy()
    twin.advance(seat, move)
    before, after = view.table, twin.view(seat).table
    assert isinstance(before, RowsTable)
    assert isinstance(after, RowsTable)
    match explanation.reason:
        case AdviceReason.OPENS_OWN | AdviceReason.FREES_OTHERS | AdviceReason.FREES_ANYWAY:
            assert explanation.cards
            assert set(explanation.cards) <= set(after.next)
        case AdviceReason.SHUTS_OWN | AdviceReason.SHUTS_OTHERS:
            assert explanation.cards
            assert set(explanation.cards) <= set(before.next)
            assert not set(explanation.cards) & set(after.next)
        case _:
            pass


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_no_reason_changes_when_unseen_cards_are_swapped(preset: Preset) -> None:
    compared = 0
    for one, two in islice(alike(preset), 20):
        assert [why(one, move) for move in one.legal] == [why(two, move) for move in two.legal]
        compared += 1
    assert compared > 2
