"""What a hand's result is worth in its match: places at the match's end, not of the hand alone."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from engine.ai import normal, strong
from engine.ai.match_worth import FUTURES, MatchWorth
from engine.ai.search import by_place
from engine.catalog import GAMES, PRESETS, Preset, find_game
from engine.match import Match
from engine.results import EndReason, HandResult
from engine.rules import Value
from engine.views import View

SEATS = 4
ENOUGH = 16
"""Choices that are made as the leader and as the last one."""


def first_view(game: str, **options: Value) -> View:
    found = find_game(game)
    match = Match(found, found.rules.model_validate(options), seats=SEATS, seed=1)
    match.next_hand()
    return match.view(match.hand.to_act[0]) if match.hand else match.view(0)


def worth_of(view: View, scores: Sequence[int], *, seat: int = 0, by_points: bool = False) -> float:
    """The worth of a hand with these scores to the seat."""
    judge = MatchWorth(replace(view, seat=seat), GAMES[view.game], by_place, by_points=by_points)
    return judge.of(HandResult(EndReason.OUT, scores=tuple(scores)), judge.futures(Random(1)))


def test_in_the_last_hand_the_totals_decide() -> None:
    last = replace(first_view("shichi-narabe-points"), number=3, totals=(0, 0, 0, 0))
    assert worth_of(last, (0, 20, 30, 40)) == 1
    assert worth_of(replace(last, totals=(60, 0, 0, 0)), (0, 20, 30, 40)) == 0, "the hand was won, and the match lost"
    assert worth_of(replace(last, totals=(0, 60, 60, 60)), (50, 0, 0, 0)) == 1, "the hand was lost, and the match won"


def test_before_it_the_hands_to_come_count() -> None:
    first = replace(first_view("shichi-narabe-points"), totals=(0, 0, 0, 0))
    won, lost = worth_of(first, (0, 30, 30, 30)), worth_of(first, (90, 0, 0, 0))
    assert 0 < lost < won < 1
    assert worth_of(replace(first, totals=(900, 0, 0, 0)), (0, 30, 30, 30)) == 0
    assert worth_of(replace(first, totals=(0, 900, 900, 900)), (90, 0, 0, 0)) == 1


def test_a_game_for_points_is_played_by_points_until_its_last_hand() -> None:
    first = replace(first_view("shichi-narabe-points"), totals=(0, 0, 0, 0))
    assert worth_of(first, (10, 40, 20, 30), by_points=True) == 0.2, "the lowest total wins"
    assert worth_of(first, (50, 40, 0, 20), seat=1, by_points=True) == pytest.approx(-1 / 6)
    last = replace(first, number=3, totals=(60, 0, 0, 0))
    assert worth_of(last, (0, 20, 30, 40), by_points=True) == 0, "the hand was won, and the match lost"


def test_a_total_that_ends_the_match_ends_it() -> None:
    """CS-4: the match is over once a total is over the limit, and then no further hand counts."""
    view = first_view("chinese-seven")
    limit = GAMES["chinese-seven"].scoring(view.rules)
    near = next(total for total in range(10**4) if limit.over((total, 0, 0, 0), 1)) - 1
    before = replace(view, number=5, totals=(0, near, near, near))
    assert worth_of(before, (0, 1, 2, 3)) == 1
    assert 0 < worth_of(replace(before, totals=(near - 40, 0, 0, 0)), (0, 1, 2, 3)) < 1


def test_without_totals_the_hand_is_the_match() -> None:
    view = first_view("shichi-narabe")
    judge = MatchWorth(replace(view, seat=1), GAMES[view.game], by_place)
    assert not judge.futures(Random(1))
    assert judge.of(HandResult(EndReason.ONE_LEFT, ranks=(2, 1, 3, 4)), ()) == 1


@pytest.mark.parametrize("game", ["jig", "nanatoridori", "insidious-sevens"])
def test_all_moves_of_a_world_are_valued_by_the_same_ends_of_the_match(game: str) -> None:
    judge = MatchWorth(first_view(game), GAMES[game], by_place)
    futures = judge.futures(Random(3))
    assert len(futures) == FUTURES
    assert futures == judge.futures(Random(3)) != judge.futures(Random(4))


@pytest.mark.parametrize(
    ("game", "options", "margin"),
    [("insidious-sevens", {}, 4), ("pai-qi", {"score": "shared"}, 60), ("shichi-narabe-points", {}, 25)],
    ids=["insidious", "pai-qi", "points"],
)
def test_in_the_last_hand_the_leader_and_the_last_one_play_differently(
    game: str, options: dict[str, Value], margin: int
) -> None:
    """Not where the totals are so far apart that no hand can change the places: there both play as `normal`."""
    choices = list(_choices(game, options))
    by_margin = {
        ahead: [strong.choose(_with_lead(view, ahead), Random(1), playouts=96) for view in choices]
        for ahead in (margin, -margin, 10**6, -(10**6))
    }
    assert by_margin[margin] != by_margin[-margin]
    assert by_margin[10**6] == by_margin[-(10**6)]


SEVERAL = [
    each
    for each in PRESETS
    if strong.is_searched(GAMES[each.game], each.rules()) and GAMES[each.game].scoring(each.rules()).hands != 1
    if each.id != "up-the-line"
]
"""Searched games whose matches have more than one hand; in Up the Line `strong` changes hardly a move."""
AHEAD = {"jig": 12, "nanatoridori-advanced": 3, "insidious-sevens": 4, "insidious-sevens-piiko": 4}
"""How far the leader is ahead of the others, who are level, or the last one behind them; else 15."""


@pytest.mark.slow
@pytest.mark.parametrize("preset", SEVERAL, ids=lambda preset: preset.id)
def test_in_the_last_hand_of_each_game_of_several_the_leader_and_the_last_one_play_differently(preset: Preset) -> None:
    """In the same positions with the same guesses, so only the totals can make a difference."""
    ahead, tried = AHEAD.get(preset.id, 15), 0
    for seed in range(40):
        first, last = (_near_the_end(preset, seed, hero=seed % SEATS, ahead=each) for each in (ahead, -ahead))
        number = 0
        while first.hand is not None and first.hand.to_act:
            seat, number = first.hand.to_act[0], number + 1
            views = [_as_the_last_hand(match, seat) for match in (first, last)]
            if seat == seed % SEATS and len(normal.candidates(views[0], Random(0))) > 1:
                tried += 1
                one, two = (strong.choose(view, Random(number), playouts=96) for view in views)
                if one != two:
                    return
            move = normal.choose(views[0], Random(number))
            for match in (first, last):
                match.advance(seat, move)
    raise AssertionError(f"the same moves in {tried} choices")


def _near_the_end(preset: Preset, seed: int, *, hero: int, ahead: int) -> Match:
    """A hand after which the match is over, by its number or as totals are at the limit, and the hero so far ahead."""
    game, rules = GAMES[preset.game], preset.rules()
    match, scoring = Match(game, rules, seats=SEATS, seed=seed), game.scoring(preset.rules())
    assert scoring.start is not None
    most = scoring.start + (abs(ahead) if scoring.hands is not None else 0)
    if scoring.hands is None:
        most = next(total for total in range(10**4) if scoring.over((total, *[0] * (SEATS - 1)), 1)) - 1
    is_high = (ahead > 0) != scoring.least_wins
    totals = [most - abs(ahead) * is_high] * SEATS
    totals[hero] = most - abs(ahead) * (not is_high)
    match.totals = tuple(totals)
    match.next_hand()
    return match


def _as_the_last_hand(match: Match, seat: int) -> View:
    view, hands = match.view(seat), match.scoring.hands
    return view if hands is None else replace(view, number=hands)


def _with_lead(view: View, ahead: int) -> View:
    """The last hand of a match in which the viewer is so far ahead of all others, who are level."""
    scoring = GAMES[view.game].scoring(view.rules)
    assert view.seat is not None
    assert scoring.start is not None
    totals = [scoring.start] * len(view.seats)
    totals[view.seat] += -ahead if scoring.least_wins else ahead
    return replace(view, number=scoring.hands or 1, totals=tuple(totals))


def _choices(game: str, options: dict[str, Value]) -> Sequence[View]:
    found, views = find_game(game), list[View]()
    for seed in range(ENOUGH):
        match = Match(found, found.rules.model_validate(options), seats=SEATS, seed=seed)
        hand = match.next_hand()
        while hand.to_act and len(views) < ENOUGH:
            view = match.view(hand.to_act[0])
            if len(normal.candidates(view, Random(0))) > 1 and len(match.played[-1].plies) % 3 == 0:
                views.append(view)
            match.advance(hand.to_act[0], normal.choose(view, Random(seed)))
    return views
