"""What a match refuses, and that it can be sent to another process."""

import pickle
from dataclasses import replace
from random import Random

import pytest

from engine.catalog import GAMES, find_game
from engine.errors import GuessError, RulesError
from engine.match import Match
from engine.moves import PASS
from engine.results import EndReason, HandResult
from engine.rules import read_rules


def played(game: str, plies: int) -> Match:
    found = find_game(game)
    rules = read_rules(found.rules, {})
    match = Match(found, rules, seats=found.seats(rules)[0], seed=5)
    chance = Random(game)
    match.next_hand()
    for _ in range(plies):
        seat = match.hand.to_act[0]
        match.play(seat, chance.choice(match.hand.legal(seat)))
        if match.result:
            break
        if match.hand.result:
            match.next_hand()
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_pickled_match_is_the_same_and_goes_on(game: str) -> None:
    match = played(game, 70)
    twin = pickle.loads(pickle.dumps(match))
    assert [each.plies for each in twin.played] == [each.plies for each in match.played]
    assert (twin.totals, twin.result, twin.rules) == (match.totals, match.result, match.rules)
    for seat in (None, *range(match.seats)):
        assert twin.view(seat) == match.view(seat)
    if match.hand is not None and match.hand.to_act:
        seat = match.hand.to_act[0]
        twin.advance(seat, match.hand.legal(seat)[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_match_s_hand_moves_with_the_match_only(game: str) -> None:
    match = played(game, 3)
    hand = match.hand
    seat = hand.to_act[0]
    move, before, plies = hand.legal(seat)[0], match.view(seat), [*match.played[-1].plies]
    for alone in (hand.advance, hand.play):
        with pytest.raises(TypeError, match=r"move with match\.advance or match\.play"):
            alone(seat, move)
    twin = hand.copy()
    assert twin.view(seat) == hand.view(seat)
    twin.advance(seat, move)
    assert (match.view(seat), match.played[-1].plies) == (before, plies)
    match.advance(seat, move)
    assert match.played[-1].plies == [*plies, (seat, move)]
    assert hand.view(seat) == twin.view(seat)


def test_a_match_refuses_the_rules_of_another_game() -> None:
    with pytest.raises(RulesError, match="are not rules of jig"):
        Match(find_game("jig"), read_rules(find_game("fan-tan").rules, {}), seats=4, seed=1)


@pytest.mark.parametrize("game", GAMES)
def test_no_seat_that_is_none_has_a_view(game: str) -> None:
    """Neither of the match nor of its hand, nor of a copy of that: -1 is not the last seat."""
    match = played(game, 3)
    assert match.hand is not None
    for seat in (-1, match.seats):
        for seen in (match.view, match.hand.view, match.hand.copy().view):
            with pytest.raises(ValueError, match=f"no seat {seat}; 0 to {match.seats - 1}"):
                seen(seat)
        assert not match.hand.legal(seat)


def test_nothing_is_played_or_seen_before_the_first_hand() -> None:
    found = find_game("fan-tan")
    match = Match(found, read_rules(found.rules, {}), seats=3, seed=5)
    for early in (lambda: match.view(0), lambda: match.play(0, PASS), lambda: match.advance(0, PASS)):
        with pytest.raises(ValueError, match="no hand has been dealt"):
            early()


def test_no_hand_is_dealt_while_one_is_played_or_after_the_end() -> None:
    match = played("fan-tan", 3)
    with pytest.raises(ValueError, match="a hand is being played"):
        match.next_hand()
    assert len(match.played) == 1
    match = played("fan-tan", 10_000)
    assert match.result is not None
    with pytest.raises(ValueError, match="the match is over"):
        match.next_hand()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_guessed_for_an_onlooker_after_the_end_or_of_another_game(game: str) -> None:
    match, found = played(game, 5), find_game(game)
    other = find_game("jig" if game != "jig" else "fan-tan")
    with pytest.raises(GuessError, match="onlooker"):
        found.guess(match.view(None), Random(1))
    with pytest.raises(GuessError, match=f"another game than {other.id}"):
        other.guess(match.view(0), Random(1))
    over = replace(match.view(0), result=HandResult(reason=EndReason.OUT))
    with pytest.raises(GuessError, match="the hand is over"):
        found.guess(over, Random(1))
