"""Who laid the last cards of a layout."""

import pytest

from engine.cards import Card, card
from engine.catalog import PRESETS, Preset, find_game
from engine.laying import last_laid_by
from engine.match import Match
from engine.moves import PASS, PLAY, Bankrupt, Cover, Leave, Move, PlayJoker, Talk
from engine.views import GridTable, RowsTable
from tests.renderers.playing import play_on

EIGHT, NINE, KING = card("8S"), card("9S"), card("KD")
LAY_8, LAY_9 = PLAY[EIGHT.index], PLAY[NINE.index]


@pytest.mark.parametrize(
    ("plies", "last", "seat"),
    [
        ([], (EIGHT,), None),
        ([(0, PASS)], (EIGHT,), None),
        ([(0, LAY_8), (1, LAY_9)], (NINE,), 1),
        ([(0, LAY_8), (1, PASS), (2, PASS)], (EIGHT,), 0),
        ([(2, PlayJoker(EIGHT, NINE)), (3, PASS)], (EIGHT, NINE), 2),
        ([(0, LAY_8), (1, Bankrupt())], (KING,), 1),
        ([(0, LAY_8), (1, Bankrupt())], (EIGHT,), 0),
        ([(0, LAY_8), (1, Bankrupt())], (), None),
        ([(0, LAY_8), (1, Bankrupt()), (2, PASS), (3, Bankrupt())], (KING,), 3),
        ([(0, PlayJoker(EIGHT)), (2, Cover())], (EIGHT,), 2),
        ([(0, PlayJoker(EIGHT)), (2, Leave())], (EIGHT,), 0),
    ],
)
def test_the_last_cards_are_those_of_the_seat_that_laid_them(
    plies: list[tuple[int, Move]], last: tuple[Card, ...], seat: int | None
) -> None:
    assert last_laid_by(plies, last) == seat


def test_sn_13_a_bankrupt_seat_has_laid_the_second_copy_of_a_card() -> None:
    plies: list[tuple[int, Move]] = [(0, LAY_8), (1, Bankrupt())]
    assert last_laid_by(plies, (EIGHT,), (EIGHT,)) == 1
    assert last_laid_by([*plies, (2, LAY_8)], (EIGHT,), (EIGHT,)) == 2


def test_sg_1_the_player_who_laid_cards_is_found_after_trades() -> None:
    plies: list[tuple[int, Move]] = [(1, Bankrupt()), (0, Talk(1)), (0, LAY_8), (0, Talk(1)), (2, Talk(1))]
    assert last_laid_by(plies[:3], (EIGHT,)) == 0
    assert last_laid_by(plies[:4], (EIGHT,)) == 1, "who laid it is the ghost now"
    assert last_laid_by(plies, (EIGHT,)) == 2


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_every_play_on_a_layout_is_its_seats(preset: Preset) -> None:
    game, rules = find_game(preset.game), preset.rules()
    match = Match(game, rules, seats=game.seats(rules)[-1], seed=3)
    match.next_hand()
    for _ in play_on(match, preset.id):
        table, plies = match.view(None).table, match.played[-1].plies
        if not isinstance(table, RowsTable | GridTable):
            assert match.view(None).last_by is None
        elif plies and str(plies[-1][1]) in {each.code for each in table.last}:
            assert match.view(None).last_by == plies[-1][0]
