"""The reasons of hints hold: the engine does what they say, none speaks against its move without saying so, and none
speaks for another one without naming it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from random import Random

import pytest

from bot.text.labels import move_label
from bot.text.reasons import advice
from engine.advice import AdviceReason, Explanation, advised, compared, why
from engine.advice.comparing import speaks_for
from engine.advice.reasons import MOST_NAMED
from engine.advice.ways import Ways
from engine.ai import normal
from engine.cards import Card
from engine.catalog import PRESETS, Preset, find_game
from engine.match import Match
from engine.moves import Move, Pass, Pile, Play, Talk
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


def after(match: Match, view: View, move: Move) -> View:
    """What the viewer sees after the move."""
    assert match.hand is not None
    assert view.seat is not None
    hand = match.hand.copy()
    hand.advance(view.seat, move)
    return hand.view(view.seat)


@pytest.mark.parametrize("preset", one_in(4, PRESETS), ids=lambda preset: preset.id)
def test_what_a_hint_says_is_so(preset: Preset) -> None:
    for match, view, move in hints(preset):
        check(view, move, why(view, move), after(match, view, move))


Claim = Callable[[View, View], int | None]
"""How far what a reason claims is so, from the views before and after a move; None: it is not."""


def opened(before: View, later: View) -> int | None:
    """The own cards that can follow."""
    assert isinstance(before.table, RowsTable)
    assert isinstance(later.table, RowsTable)
    return len(({*later.table.next} - {*before.table.next}) & {*later.hand}) or None


def only_opened(before: View, later: View) -> int | None:
    assert isinstance(before.table, RowsTable)
    assert isinstance(later.table, RowsTable)
    return opened(before, later) if {*later.table.next} - {*before.table.next} <= {*later.hand} else None


def others_before(before: View, later: View) -> int | None:
    """Of the own cards that come nearer, the one with the fewest cards of the others before it: fewer claim more."""
    assert isinstance(later.table, RowsTable)
    ways = Ways.of(later, later.table).before
    nearer = [card for card in later.hand if card in shortened(before, later)]
    return -min(sum(each not in later.hand for each in ways[card]) for card in nearer) if nearer else None


def shortened(before: View, later: View) -> set[Card]:
    """The places with fewer cards before them than before the move."""
    assert isinstance(before.table, RowsTable)
    assert isinstance(later.table, RowsTable)
    then, now = Ways.of(before, before.table).before, Ways.of(later, later.table).before
    return {place for place, way in now.items() if place not in then or len(way) < len(then[place])}


def own_nearer(before: View, later: View) -> int | None:
    return sum(card in shortened(before, later) for card in later.hand)


def others_nearer(before: View, later: View) -> int | None:
    return -len(shortened(before, later) - {*later.hand})


def killed(before: View, later: View) -> int | None:
    assert isinstance(before.table, GridTable)
    assert isinstance(later.table, GridTable)
    cards = {*later.table.dead} - {*before.table.dead}
    return None if cards & {*before.hand} else len(cards) or None


def shed(before: View, later: View) -> int | None:
    """The cards that are gone."""
    return len(before.hand) - len(later.hand)


MEASURED: Mapping[AdviceReason, Claim] = {
    AdviceReason.OPENS_OWN: opened,
    AdviceReason.ONLY_OWN: only_opened,
    AdviceReason.NEARS_OWN: others_before,
    AdviceReason.NEARS_MOST: own_nearer,
    AdviceReason.NEARS_LEAST: others_nearer,
    AdviceReason.KILLS: killed,
    AdviceReason.MANY: shed,
    AdviceReason.LAST_CARDS: shed,
}
"""What can be looked up for any move. Of other reasons the engine only knows to which moves they are given."""


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_no_reason_speaks_for_another_move_unless_the_hint_names_one(preset: Preset) -> None:
    for match, view, move in hints(preset):
        found = compared(view, move)
        reason, named = found.explanation.reason, found.likewise
        if found.explanation.is_drawback:
            assert named is None
            continue
        others = {each: after(match, view, each) for each in view.legal if each != move and not isinstance(each, Talk)}
        claim = MEASURED.get(reason) if reason not in MEASURED or is_measured(view, reason) else None
        if reason in (AdviceReason.NEARS_MOST, AdviceReason.NEARS_LEAST):
            assert claim is not None
            mine = claim(view, after(match, view, move))
            assert mine == found.explanation.number * (-1 if reason is AdviceReason.NEARS_LEAST else 1)
            plays = [claim(view, later) for other, later in others.items() if not isinstance(other, Pass | Pile)]
            assert all(theirs is None or theirs < mine for theirs in plays)
            continue
        likewise = [other for other in others if why(view, other).reason is reason]
        if claim is not None:
            mine = claim(view, after(match, view, move))
            assert mine is not None
            likewise = [
                each for each in likewise if (theirs := claim(view, others[each])) is not None and theirs >= mine
            ]
        if named is None:
            # Where a number of cards or of points decides, the reason of the other one has a weaker one.
            assert claim is None or not likewise
            assert not [each for each in likewise if why(view, each) == found.explanation]
        else:
            assert named in others
            assert speaks_for(found.explanation, why(view, named))
            worth, other_worth = normal.values(view, [move, named], Random(0))
            assert other_worth <= worth or isinstance(view.table, GridTable)


def is_measured(view: View, reason: AdviceReason) -> bool:
    """Whether the claim can be looked up at this table."""
    return isinstance(view.table, RowsTable) or reason in (AdviceReason.KILLS, AdviceReason.LAST_CARDS)


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
            found = compared(view, move)
            is_drawback = found.explanation.is_drawback
            met[is_drawback] += 1
            ending = texts("hint-although", move="", why="|").partition("|")[2]
            words = advice(texts, view, move)
            assert words.endswith(ending) == is_drawback
            if found.likewise is not None:
                assert move_label(texts, view, found.likewise) in words
    assert min(met[True], met[False]) > 20
