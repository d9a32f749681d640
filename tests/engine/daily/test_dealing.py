"""The deal of a day and the replies of house players are the same everywhere, and for the same line of play."""

import os
import subprocess
import sys
from hashlib import sha256

import pytest

from engine.ai import house, steady_1
from engine.chance import HashStream
from engine.daily.days import SEAT, preset_on
from engine.daily.dealing import LINES, PLACES, candidate, chosen, match_of, place_of, reply, secret_of
from engine.fair import CANDIDATES, Fair
from engine.match import Match
from tests.engine.daily.days_played import MASTER, TAKEN, WEEKS, played
from tests.sampling import one_in

PLAYED = "4ad4351ac0710b30"
"""The start of a hash of all moves of these days, by a person who moves at random. It never changes."""


def moves_of(match: Match) -> str:
    return " ".join(f"{seat}:{move}" for seat, move in match.played[0].plies)


def digest() -> str:
    return sha256("\n".join(moves_of(played(day, day)) for day in WEEKS).encode()).hexdigest()[:16]


def test_the_secret_of_a_day_follows_from_that_of_the_bot() -> None:
    assert secret_of(MASTER, 57).hex() == "2f357a994ec2a43996f92afc8a38a57878947d886b4d59fd3139a283154ca139"


def test_deals_and_replies_are_those_of_the_day_they_were_frozen() -> None:
    assert digest() == PLAYED


@pytest.mark.parametrize("seed", one_in(2, ["1", "2"]))
def test_they_depend_on_no_order_of_sets(seed: str) -> None:
    asked = "from tests.engine.daily.test_dealing import digest; print(digest())"
    hashing = {**os.environ, "PYTHONHASHSEED": seed}
    run = subprocess.run([sys.executable, "-c", asked], env=hashing, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == PLAYED


@pytest.mark.parametrize("day", one_in(5, reversed(WEEKS)))
def test_the_chosen_deal_is_the_first_in_which_play_matters(day: int) -> None:
    secret = secret_of(MASTER, day)
    bound = chosen(secret, day).day
    assert bound is not None
    assert bound.candidate == TAKEN[day], "frozen"
    places = [
        len({place_of(candidate(secret, day, k), line) for line in range(LINES)}) for k in range(bound.candidate + 1)
    ]
    assert [found >= PLACES for found in places] == [False] * bound.candidate + [True]
    assert bound.candidate < CANDIDATES


@pytest.mark.parametrize("day", one_in(4, WEEKS))
def test_the_order_of_those_who_choose_at_the_same_time_changes_nothing(day: int) -> None:
    one, other = (played(day, day, order=order) for order in (1, 2))
    assert [[move for by, move in one.played[0].plies if by == seat] for seat in range(one.seats)] == [
        [move for by, move in other.played[0].plies if by == seat] for seat in range(one.seats)
    ]


@pytest.mark.parametrize("day", one_in(4, WEEKS))
def test_replies_are_the_same_in_a_match_that_was_replayed(day: int) -> None:
    match = played(day, day)
    moves = [*match.played[0].plies]
    for i, position in enumerate(match.positions()):
        if i < len(moves) and moves[i][0] != SEAT:
            assert reply(position, moves[i][0]) == moves[i][1]


@pytest.mark.parametrize("day", one_in(4, WEEKS))
def test_no_choice_depends_on_the_last_digits_of_a_value(day: int) -> None:
    """So values of other machines and languages, which differ by some 1e-15, give the same moves."""
    gaps: set[float] = set()
    for position in played(day, day).positions():
        for seat in position.hand.to_act if position.hand else ():
            view = position.view(seat)
            worth = steady_1.worths(view, HashStream(b"k", str(seat)))
            worths = [worth(move) for move in house.candidates(view)]
            gaps |= {max(worths) - each for each in worths}
    assert not [gap for gap in gaps if house.EQUAL / 1000 < gap < house.EQUAL * 1000]


def test_its_match_is_one_hand_whatever_the_rules_say() -> None:
    for day in WEEKS:
        match = played(day, 1)
        assert match.result is not None
        assert len(match.played) == 1, preset_on(day).id


def test_only_the_deal_of_a_day_has_a_match_and_lines() -> None:
    with pytest.raises(ValueError, match="not the deal of a day"):
        match_of(Fair(MASTER, (1,)))
