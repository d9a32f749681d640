"""The reasons of hints hold: the engine does what they say, and none speaks for another move without saying so."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from bot.text.reasons import advice
from engine.advice import AdviceReason, Explanation, advised, why
from engine.advice.reasons import MOST_NAMED
from engine.catalog import PRESETS, Preset, find_game
from engine.match import Match
from engine.moves import Move, Play
from engine.views import GridTable, GroupTable, RowsTable, SeatStatus, View
from i18n import LANGUAGES, texts_in
from tests.sampling import one_in

HINTS = 30
"""Of each preset, and so more than 1,000 in all."""


def hints(preset: Preset) -> Iterator[tuple[Match, View, Move]]:
    """Moments of matches with a choice, and the move that a hint advises; every second one is made."""
    game, rules, chance, given = find_game(preset.game), preset.rules(), Random(preset.id), 0
    match = Match(game, rules, seats=min(4, game.seats(rules)[-1]), seed=5)
    while given < HINTS:
        if match.result is not None:
            match = Match(game, rules, seats=match.seats, seed=match.seed + 1)
        if match.hand is None or match.hand.result is not None:
            match.next_hand()
        assert match.hand is not None
        view = match.view(match.hand.to_act[0])
        move = advised(view)
        if len(view.legal) > 1:
            given += 1
            yield match, view, move
        match.advance(match.hand.to_act[0], chance.choice([move, chance.choice(view.legal)]))


@pytest.mark.parametrize("preset", one_in(4, PRESETS), ids=lambda preset: preset.id)
def test_what_a_hint_says_is_so(preset: Preset) -> None:
    for match, view, move in hints(preset):
        assert match.hand is not None
        after = match.hand.copy()
        assert view.seat is not None
        after.advance(view.seat, move)
        check(view, move, why(view, move), after.view(view.seat))


def check(view: View, move: Move, said: Explanation, after: View) -> None:
    """The claims that can be looked up in the position before and after the move."""
    cards, before = set(said.cards), view.table
    match said.reason:
        case AdviceReason.LAST_CARDS:
            assert len(view.hand) == said.number or after.result is not None
        case AdviceReason.OPENS_OWN | AdviceReason.ONLY_OWN if isinstance(after.table, RowsTable):
            assert isinstance(before, RowsTable)
            assert cards <= {*after.table.next} & {*view.hand}
            if said.reason is AdviceReason.ONLY_OWN:
                opened = {*after.table.next} - {*before.next}
                assert cards <= opened <= {*view.hand}
                assert len(cards) == min(MOST_NAMED, len(opened))
        case AdviceReason.FREES_OTHERS | AdviceReason.FREES_ANYWAY:
            assert isinstance(after.table, RowsTable)
            assert cards <= {*after.table.next}
            assert not cards & {*after.hand}
        case AdviceReason.HOLDS_BACK | AdviceReason.KEEPS_BACK | AdviceReason.CORNERS:
            assert cards <= {each.card for each in view.legal if isinstance(each, Play)}
            if said.reason is AdviceReason.CORNERS:
                others = [seat for number, seat in enumerate(view.seats) if number != view.seat]
                left = [seat.passes_left for seat in others if seat.status is SeatStatus.PLAYING]
                assert said.number == left.count(0) > 0
        case AdviceReason.KILLS | AdviceReason.KILLS_OWN:
            assert isinstance(before, GridTable)
            assert isinstance(after.table, GridTable)
            assert cards <= {*after.table.dead} - {*before.dead}
            assert bool(cards & {*view.hand}) == (said.reason is AdviceReason.KILLS_OWN)
        case AdviceReason.NOT_HELD:
            assert not cards & {*view.hand}
        case AdviceReason.BRINGS_TOGETHER:
            assert isinstance(before, GroupTable)
            assert any(one.rank == other.rank for one, other in pairwise(after.hand))
            assert said.number > 1
        case _:
            pass


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_whose_reason_speaks_against_it_says_that_nothing_else_looks_better(language: str) -> None:
    texts, met = texts_in(language), Counter[bool]()
    for preset in PRESETS[::5]:
        for _, view, move in hints(preset):
            is_drawback = why(view, move).is_drawback
            met[is_drawback] += 1
            ending = texts("hint-although", move="", why="|").partition("|")[2]
            assert advice(texts, view, move).endswith(ending) == is_drawback
    assert min(met[True], met[False]) > 20
