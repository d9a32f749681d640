"""Judging choices: blunders are named, good moves cost nothing, and nothing but the view, the move and the seed matters."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from engine.ai import normal
from engine.ai.search import MOST_MOVES
from engine.catalog import PRESETS, Preset
from engine.moves import PASS, Move, Talk
from engine.review import Judgement, Loss, contest, is_proved, judge, judging
from engine.review.contests import PART, HandOutcome
from engine.views import View
from tests.engine.ai.test_strong import alike, choices, dealt

pytestmark = pytest.mark.slow

BY_ID = {preset.id: preset for preset in PRESETS}
FEW = 16


def judged(view: View, move: Move, *, worlds: int, seed: int = 1, part: int = PART) -> Judgement:
    choice = next(each for each in view.legal if each == move)
    found = contest(view, choice, seed=seed)
    return judge(replace(found, part=part), worlds=worlds)


def steady(view: View) -> Move:
    return normal.choose(view, Random(1))


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_every_choice_of_every_game_is_judged(preset: Preset) -> None:
    counted = 0
    for _, view in choices(preset, seed=4, every=7):
        found = judged(view, steady(view), worlds=FEW)
        counted += 1
        assert found.best in view.legal
        assert found.worlds == FEW // 2
        assert 1 <= found.place <= len(view.seats)
        assert -1 <= found.loss.utility <= 1
        assert found.loss.error >= 0
        assert abs(found.loss.places) < len(view.seats)
        if found.best == found.played:
            assert found.loss == Loss(0, 0, 0)
    assert counted or preset.id in {"crazy-tan", "play-or-pay", "nanatoridori-duel"}


@pytest.mark.parametrize(("preset", "first"), [("classic", 3), ("jig", 0)])
def test_a_planted_blunder_is_named_with_a_better_move_and_its_price(preset: str, first: int) -> None:
    """Every legal move of some choices is played: one of them is clearly a mistake."""
    found = [
        judged(view, move, worlds=160)
        for _, view in islice(choices(BY_ID[preset], seed=3, every=3), first, first + 3)
        for move in view.legal
    ]
    assert found
    worst = max(found, key=lambda each: each.loss.utility)
    assert worst.mistake is not None
    assert worst.mistake.utility > 0.1
    assert worst.mistake.places > 0.2
    assert worst.best != worst.played


@pytest.mark.parametrize("preset", ["classic", "earl-of-coventry"])
def test_a_good_player_loses_nothing_on_average(preset: str) -> None:
    """Chosen and measured in the same worlds, every choice would seem to cost something."""
    found = [
        judged(view, steady(view), worlds=60)
        for seed in (5, 6)
        for _, view in choices(BY_ID[preset], seed=seed, every=2)
    ]
    assert len(found) >= 20
    assert abs(sum(each.loss.utility for each in found) / len(found)) < 0.02
    assert sum(each.mistake is not None for each in found) <= len(found) // 40


@pytest.mark.parametrize("preset", ["joker", "insidious-sevens", "killing"])
def test_a_judgement_is_the_same_for_a_seed_and_however_its_parts_are_cut(preset: str) -> None:
    [(_, view), *_] = choices(BY_ID[preset], seed=4, every=3)
    move = view.legal[-1]
    first = judged(view, move, worlds=FEW)
    assert judged(view, move, worlds=FEW) == first
    assert judged(view, move, worlds=FEW, part=7) == first
    assert judged(view, move, worlds=FEW, seed=2) != first


def test_a_part_is_small_and_the_best_move_is_measured_in_other_worlds() -> None:
    [(_, view), *_] = choices(BY_ID["classic"], seed=4, every=3)
    choice = contest(view, view.legal[0], seed=1)
    parts, seen = judging(choice, worlds=40), list[range]()
    part = next(parts)
    try:
        while True:
            assert len(part.worlds) * len(part.moves) <= PART
            assert choice.played in part.moves or part.worlds.stop <= 20
            assert part.worlds.start >= 20 or part.worlds.stop <= 20
            seen.append(part.worlds)
            part = parts.send(part.run())
    except StopIteration:
        pass
    assert {number for worlds in seen for number in worlds} == set(range(40))


@pytest.mark.parametrize("is_so", [True, False])
def test_what_seems_a_mistake_is_looked_at_again_in_fresh_worlds(is_so: bool) -> None:
    """Its cost is that of the fresh worlds: in those that made it seem one, chance took part."""
    [(_, view), *_] = choices(BY_ID["classic"], seed=4, every=3)
    choice = contest(view, view.legal[0], seed=1)
    parts, seen = judging(choice, worlds=40), set[int]()
    part = next(parts)
    try:
        while True:
            seen |= {*part.worlds}
            lost, places = (0.75, 2.0) if part.worlds.start < 40 else (0.5, 1.0) if is_so else (0.0, 0.0)
            good, bad = HandOutcome(1, 2), HandOutcome(1 - lost, 2 + places)
            part = parts.send(
                tuple((bad if each == choice.played else good,) * len(part.worlds) for each in part.moves)
            )
    except StopIteration as done:
        judgement: Judgement = done.value
    assert seen == {*range(80)}
    assert judgement.loss == Loss(0.75, 0, 2)
    assert judgement.again == (Loss(0.5, 0, 1) if is_so else Loss(0, 0, 0))
    assert judgement.mistake == (judgement.again if is_so else None)


def test_a_choice_is_judged_by_the_match_and_not_by_the_hand_alone() -> None:
    """No hand can change the places of a match that is decided, so no choice of its last hand is a mistake."""
    [(_, view), *_] = choices(BY_ID["points"], seed=3, every=3)
    last = replace(view, number=3)
    decided = [replace(last, totals=tuple(1000 * (seat != view.seat) * sign for seat in range(4))) for sign in (1, -1)]
    for each in decided:
        assert all(judged(each, move, worlds=40).loss.utility == 0 for move in each.legal)
    level = replace(last, totals=(0,) * 4)
    assert any(judged(level, move, worlds=40).loss.utility for move in level.legal)


def test_of_many_moves_the_played_one_is_among_those_compared() -> None:
    view = next(view for _, view in choices(BY_ID["jig"], seed=4, every=1) if len(view.legal) > MOST_MOVES)
    for move in view.legal:
        found = contest(view, move, seed=1)
        assert move in found.moves
        assert len(found.moves) == MOST_MOVES


@pytest.mark.parametrize("preset", ["fan-tan-penalties", "ristiseiska-penalties"])
def test_ft_7_rs_8_a_pass_that_is_paid_is_not_what_one_should_have_done(preset: str) -> None:
    """Playouts overrate it, so no computer player makes it. Who has passed is told what could be laid."""
    alone = 0
    for _, view in choices(BY_ID[preset], seed=3, every=1):
        if PASS not in view.legal:
            continue
        found, passed = contest(view, steady(view), seed=1), contest(view, PASS, seed=1)
        assert PASS not in found.moves
        assert {*passed.moves} == {*view.legal}
        if len(found.moves) == 1:
            alone += 1
            judgement = judge(found, worlds=FEW)
            assert (judgement.best, judgement.loss, judgement.worlds) == (found.played, Loss(0, 0, 0), FEW // 2)
    assert alone


def test_sg_4_talking_and_only_moves_are_no_choices() -> None:
    [(_, view), *_] = choices(BY_ID["classic"], seed=4, every=1)
    assert contest(view, Talk(1), seed=1) is None
    match = dealt(BY_ID["classic"], seed=1)
    while match.hand.to_act:
        seat = match.hand.to_act[0]
        view = match.view(seat)
        if len(view.legal) == 1:
            assert contest(view, view.legal[0], seed=1) is None
            return
        match.advance(seat, normal.choose(view, Random(1)))


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_a_judgement_does_not_change_when_unseen_cards_are_swapped(preset: Preset) -> None:
    compared = 0
    for views in islice(alike(preset), 0, 12, 4):
        one, two = (contest(view, view.legal[-1], seed=3) for view in views)
        if one is not None and two is not None:
            compared += 1
            assert judge(one, worlds=4) == judge(two, worlds=4)
    assert compared


def test_what_is_not_proved_is_said_by_the_kind_of_hand() -> None:
    proved = {
        name: is_proved(dealt(BY_ID[name], seed=1).view(0))
        for name in ("classic", "joker-alone", "jig", "points", "killing", "up-the-line", "ristiseiska")
    }
    assert [name for name, is_so in proved.items() if is_so] == ["classic", "joker-alone", "jig"]
