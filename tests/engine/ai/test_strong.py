"""The strong player: what it estimates, that it sees no hidden card, and that its quick rules agree with the heuristics."""

from collections.abc import Iterator
from functools import partial
from itertools import islice
from random import Random

import pytest

from engine.ai import gambler, normal, strong
from engine.ai.playouts import RULES, bare, play_on
from engine.ai.search import DECIDED_WORLDS, Budget, Estimate, estimates
from engine.catalog import PRESETS, Preset, find_game
from engine.chance import ThinkingDeadline
from engine.errors import DealError
from engine.game import HandKind
from engine.match import Match
from engine.moves import End, Give, Move, Pass, PlayCommunity, PlaySubstitute
from engine.rules import Value
from engine.views import View
from tests.engine.swapping import swap
from tests.sampling import one_in
from tools.strength.command import QUICKLY
from tools.strength.figures import DuelFigures
from tools.strength.players import PLAYERS
from tools.strength.playing import Duel, play_out

FEW = 24
UNLIKE = {HandKind.TRICKS, HandKind.CELLS, HandKind.CELL_GROUPS, HandKind.GROUPS_DUEL}
"""The kinds whose quick rule is simpler than the heuristic."""
SEARCHED = [each for each in PRESETS if strong.is_searched(find_game(each.game), each.rules())]


def undealt(preset: Preset, *, seed: int, seats: int = 4) -> Match:
    game, rules = find_game(preset.game), preset.rules()
    return Match(game, rules, seats=min(game.seats(rules), key=lambda number: abs(number - seats)), seed=seed)


def dealt(preset: Preset, *, seed: int, seats: int = 4) -> Match:
    match = undealt(preset, seed=seed, seats=seats)
    match.next_hand()
    return match


def choices(preset: Preset, *, seed: int, every: int, seats: int = 4) -> Iterator[tuple[Match, View]]:
    """Some of the moments of a hand of steady players at which a seat has a choice."""
    match = dealt(preset, seed=seed, seats=seats)
    hand, seen = match.hand, 0
    while hand.to_act:
        seat = hand.to_act[0]
        view = match.view(seat)
        if len(normal.candidates(view, Random(0))) > 1:
            seen += 1
            if seen % every == 0:
                yield match, view
        match.advance(seat, PLAYERS["steady-1"](view, Random(seen)))


def estimated(view: View, chance: Random) -> tuple[Estimate, ...]:
    """Estimates of the legal moves, that of the `normal` player first."""
    moves = normal.best_first(view, normal.candidates(view, chance), chance)
    return estimates(view, find_game(view.game), moves, chance, budget=Budget(playouts=FEW))


@pytest.mark.parametrize("preset", one_in(7, PRESETS), ids=lambda preset: preset.id)
def test_estimates_are_of_legal_moves_and_depend_on_the_source_of_chance_only(preset: Preset) -> None:
    for _, view in choices(preset, seed=4, every=9):
        found = estimated(view, Random(1))
        assert found == estimated(view, Random(1))
        assert found[0].move == normal.choose(view, Random(1))
        assert {each.move for each in found} <= set(view.legal)
        assert len({each.move for each in found}) == len(found)
        assert all(0 <= each.value <= 1 and each.worlds >= 1 for each in found)
        assert max(each.worlds for each in found) == found[0].worlds
        assert found[0].lead == 0


def alike(preset: Preset) -> Iterator[tuple[View, View]]:
    """Pairs of a seat's views at its choices, equal while cards that it does not see are swapped."""
    for seed in range(12):
        match, other = dealt(preset, seed=seed), undealt(preset, seed=seed)
        seat = match.hand.to_act[0]
        changed = swap(match.played[0].setup.deal, seat, Random(seed))
        if changed is None:
            continue
        try:
            other.next_hand(changed[0], dealer=match.played[0].setup.dealer)
        except DealError:
            continue
        while match.hand.to_act:
            mover = match.hand.to_act[0]
            one, two = match.view(seat), other.view(seat)
            if one != two:
                break
            if mover == seat and len(one.legal) > 1:
                yield one, two
            move = PLAYERS["steady-1"](match.view(mover), Random(7))
            if other.hand is None or move not in other.hand.legal(mover):
                break
            match.advance(mover, move)
            other.advance(mover, move)


@pytest.mark.parametrize("preset", one_in(7, PRESETS), ids=lambda preset: preset.id)
def test_no_level_changes_its_move_when_unseen_cards_are_swapped(preset: Preset) -> None:
    """While a seat's views of two hands are equal, so are the moves of every level there."""
    compared = 0
    for one, two in islice(alike(preset), 40):
        compared += 1
        for name, player in QUICKLY.items():
            if name not in {"strong", "strong-1", "gambler"} or compared % 4 == 1:
                assert player(one, Random(7)) == player(two, Random(7))
    assert compared > 2


@pytest.mark.parametrize("preset", one_in(7, PRESETS), ids=lambda preset: preset.id)
def test_a_quick_rule_plays_on_to_the_end_and_values_moves_as_the_heuristic_does(preset: Preset) -> None:
    for match, view in choices(preset, seed=9, every=4):
        hand = bare(match.hand.copy())
        kind, seat = find_game(preset.game).kind(preset.rules()), hand.to_act[0]
        move = RULES[kind](hand, seat, hand.legal(seat), Random(2))
        assert move in view.legal
        if kind not in UNLIKE:
            moves = normal.candidates(view, Random(0))
            worths = dict(zip(map(str, moves), normal.values(view, moves, Random(0)), strict=True))
            assert worths[str(move)] == pytest.approx(max(worths.values())), (str(move), worths)
        twin = hand.copy()
        play_on(twin, RULES[kind], Random(3))
        assert twin.result is not None


@pytest.mark.parametrize(
    ("game", "options", "seats", "other"),
    [
        ("fan-tan-trumps", {}, 5, PlayCommunity),
        ("fan-tan-trumps", {}, 4, PlaySubstitute),
        ("sevens", {"voluntary": True, "leftover": "table"}, 5, Pass),
        ("ristiseiska", {"first_beg": True}, 5, Give),
        ("ristiseiska", {"revokes": "penalised"}, 3, End),
    ],
    ids=str,
)
def test_a_quick_rule_knows_the_moves_of_its_game(
    game: str, options: dict[str, Value], seats: int, other: type[Move]
) -> None:
    """It values trumps in other rows, community cards, gifts, extra turns and free passes as the heuristic does."""
    met = 0
    for seed in range(12):
        for match, view in choices(Preset("", game, options), seed=seed, every=1, seats=seats):
            hand = match.hand.copy()
            moves = normal.candidates(view, Random(0))
            worths = dict(zip(moves, normal.values(view, moves, Random(0)), strict=True))
            move = RULES[find_game(game).kind(view.rules)](hand, hand.to_act[0], hand.legal(hand.to_act[0]), Random(2))
            assert worths[move] == pytest.approx(max(worths.values())), (str(move), worths)
            met += any(isinstance(each, other) for each in moves)
    assert met > 2


def test_search_wins_in_jig() -> None:
    players = {**PLAYERS, "strong": partial(strong.choose, playouts=60)}
    names = ("strong", *["steady-1"] * 3)
    duel = Duel(game="jig", rules=find_game("jig").rules(), players=names, matches=80, seed=0, hands=1)
    assert DuelFigures.of(play_out(duel, players=players), seats=4).share > 33


class Ticking:
    """A clock that ticks once each time it is asked."""

    def __init__(self) -> None:
        self.ticks = 0

    def __call__(self) -> float:
        self.ticks += 1
        return self.ticks

    def deadline(self, ticks: int) -> ThinkingDeadline:
        return ThinkingDeadline(ticks, processor=self, wall=self)


@pytest.mark.parametrize("preset", SEARCHED[:1], ids=lambda preset: preset.id)
def test_without_time_the_heuristic_s_move_stays(preset: Preset) -> None:
    game = find_game(preset.game)
    for _, view in choices(preset, seed=4, every=5):
        for player in (strong.choose, gambler.choose):
            assert player(view, Random(1), deadline=Ticking().deadline(0)) == normal.choose(view, Random(1))
        moves = normal.candidates(view, Random(1))
        assert not estimates(view, game, moves, Random(1), budget=Budget(playouts=1000, deadline=Ticking().deadline(0)))


@pytest.mark.parametrize("preset", one_in(6, SEARCHED), ids=lambda preset: preset.id)
def test_a_choice_ends_with_its_deadline_in_a_guess_or_a_playout_as_well(preset: Preset) -> None:
    """Nothing goes on that long without asking for the time, and worlds that were not ended count for no move."""
    game, met = find_game(preset.game), 0
    for _, view in choices(preset, seed=4, every=3):
        moves, whole, clock = normal.candidates(view, Random(1)), Ticking(), Ticking()
        estimates(view, game, moves, Random(1), budget=Budget(playouts=16, deadline=whole.deadline(10**9)))
        at = Random(met).randrange(whole.ticks)
        found = estimates(view, game, moves, Random(1), budget=Budget(playouts=16, deadline=clock.deadline(at)))
        assert clock.ticks <= at + 8
        assert len({each.worlds for each in found}) <= 1 + len(moves).bit_length()
        strong.choose(view, Random(1), playouts=16, deadline=(again := Ticking()).deadline(at))
        assert again.ticks <= at + 8
        met += 1
        if met == 6:
            break
    assert met


@pytest.mark.parametrize("preset", one_in(6, SEARCHED), ids=lambda preset: preset.id)
def test_a_deadline_that_does_not_pass_changes_no_choice(preset: Preset) -> None:
    game = find_game(preset.game)
    for _, view in choices(preset, seed=6, every=12):
        moves = normal.candidates(view, Random(1))
        budgets = Budget(playouts=FEW), Budget(playouts=FEW, deadline=Ticking().deadline(10**9))
        one, other = (estimates(view, game, moves, Random(1), budget=budget) for budget in budgets)
        assert one == other


@pytest.mark.parametrize("preset", one_in(6, SEARCHED), ids=lambda preset: preset.id)
def test_without_a_number_a_choice_is_searched_for_as_long_as_there_is_time(preset: Preset) -> None:
    """Each round has its share, and twice the time gives more worlds, unless it is decided before."""
    game, grown = find_game(preset.game), 0
    for _, view in islice(choices(preset, seed=4, every=5), 4):
        moves = normal.candidates(view, Random(1))
        found: list[tuple[Estimate, ...]] = []
        for ticks in (4_000, 8_000):
            clock = Ticking()
            budget = Budget(playouts=None, deadline=clock.deadline(ticks))
            found.append(estimates(view, game, moves, Random(1), budget=budget))
            assert clock.ticks <= ticks + 8
        short, long = found
        rounds = {each.worlds for each in long}
        assert len(rounds) <= max(1, (len(moves) - 1).bit_length()) + 1
        grown += long[0].worlds > short[0].worlds
    assert grown


def test_a_search_by_time_ends_as_soon_as_one_move_clearly_leads() -> None:
    preset = next(each for each in SEARCHED if each.id == "joker")
    for _, view in choices(preset, seed=4, every=2):
        moves = normal.candidates(view, Random(1))
        clock = Ticking()
        budget = Budget(playouts=None, deadline=clock.deadline(200_000))
        found = estimates(view, find_game(preset.game), moves, Random(1), budget=budget)
        if clock.ticks < 100_000:
            assert found[0].worlds >= DECIDED_WORLDS, "a lead in few worlds is luck"
            return
    pytest.fail("no choice is decided before its time is over")


def test_no_world_is_begun_that_would_end_too_late() -> None:
    preset = SEARCHED[0]
    game = find_game(preset.game)
    for _, view in choices(preset, seed=4, every=5):
        moves, clock = normal.candidates(view, Random(1)), Ticking()
        found = estimates(view, game, moves, Random(1), budget=Budget(playouts=1000, deadline=clock.deadline(2000)))
        assert len({each.worlds for each in found[:2]}) == 1
        assert clock.ticks < 2000, "it ended before it was cut off"
