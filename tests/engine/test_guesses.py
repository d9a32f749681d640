"""Guesses of every game that has them: a hand made from a view shows its viewer the same, and plays like a real one.

`GUESS_MATCHES=1000` plays so many whole matches a game, instead of the first two hands of one match a combination.
"""

import os
import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random

import pytest

from engine.errors import DealError, IllegalMove
from engine.game import Hand
from engine.match import Match
from engine.record import play_through
from engine.record.playing import next_seat
from engine.views import View
from tests.engine.combinations import Combination, all_combinations
from tests.engine.observed import lying, pack_of, state_of
from tests.engine.swapping import swap

pytestmark = pytest.mark.slow

MATCHES = int(os.environ.get("GUESS_MATCHES", "0"))
HANDS = 2
"""Hands of a match that are looked at, unless whole matches are wanted."""
VIEWERS = 1
"""Seats that guess in each position, taken at random."""
SWAPS = 4
TO_THE_END = 0.06
"""Of so many positions one guess is played on."""
MOST_PLIES = 20_000

GUESSING = all_combinations()


def guess(combination: Combination, view: View, chance: Random) -> Hand:
    return combination.game.guess(view, chance)


def matches(combination: Combination) -> Iterator[Match]:
    """A match before each move, with random moves. It is the same object each time."""
    of_game = sum(each.game is combination.game for each in GUESSING)
    for seed in range(-(-MATCHES // of_game) or 1):
        chance = Random(f"guess/{combination}/{seed}")
        match = Match(combination.game, combination.rules, seats=combination.seats, seed=seed)
        while match.result is None and (MATCHES or len(match.played) < HANDS):
            hand = match.next_hand()
            while hand.result is None:
                yield match
                seat = next_seat(hand, chance)
                match.advance(seat, chance.choice(hand.legal(seat)))


def unlike(one: View, other: View) -> dict[str, tuple[object, object]]:
    """The fields that differ, with both values."""
    pairs = {each.name: (getattr(one, each.name), getattr(other, each.name)) for each in fields(one)}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


@pytest.mark.parametrize("combination", GUESSING, ids=str)
def test_a_guess_shows_its_viewer_the_same(combination: Combination) -> None:
    chance = Random(f"same/{combination}")
    for match in matches(combination):
        hand = match.hand
        for seat in chance.sample(range(hand.seats), VIEWERS):
            view = hand.view(seat)
            guessed = guess(combination, match.view(seat), chance)
            seen = guessed.view(seat)
            assert seen == view, f"hand {len(match.played)}, ply {len(match.played[-1].plies)}: {unlike(view, seen)}"
            assert guessed.result is None
            assert guessed.events is None


@pytest.mark.parametrize("combination", GUESSING, ids=str)
def test_a_guess_is_a_hand_of_the_pack_and_plays_on_to_its_end(combination: Combination) -> None:
    chance = Random(f"end/{combination}")
    for match in matches(combination):
        if chance.random() > TO_THE_END:
            continue
        hand = match.hand
        seat = chance.randrange(hand.seats)
        guessed = guess(combination, match.view(seat), chance)
        assert list(guessed.legal(seat)) == list(hand.legal(seat))
        pack = pack_of(match.played[-1].setup.deal.hands, getattr(match.rules, "decks", 1))
        held = Counter(card for each in range(hand.seats) for card in guessed.view(each).hand)
        assert not (held + Counter(lying(guessed.view(None)))) - pack
        before = state_of(guessed)
        play_on(guessed.copy(), chance)
        assert state_of(guessed) == before
        play_on(guessed, chance)


def play_on(hand: Hand, chance: Random) -> None:
    """Play random moves until the hand is over; every view on the way can be made."""
    for _ in range(MOST_PLIES):
        if hand.result is not None:
            return
        seat = next_seat(hand, chance)
        hand.play(seat, chance.choice(hand.legal(seat)))
        if chance.random() < 0.1:
            state_of(hand)
    raise AssertionError("the hand does not end")


@pytest.mark.parametrize("combination", GUESSING, ids=str)
def test_hands_that_look_alike_give_equal_guesses_for_a_seed(combination: Combination) -> None:
    chance = Random(f"alike/{combination}")
    match = play_through(combination.game, combination.rules, seats=combination.seats, seed=chance.randrange(1000))
    for _ in range(SWAPS):
        played = chance.choice(match.played)
        seat = chance.randrange(combination.seats)
        swapped = swap(played.setup.deal, seat, chance)
        if swapped is None:
            continue
        ours = combination.game.start(match.rules, played.setup)
        try:
            theirs = combination.game.start(match.rules, replace(played.setup, deal=swapped[0]))
        except DealError:
            continue
        for ply, (mover, move) in enumerate(played.plies):
            view, alike = ours.view(seat), theirs.view(seat)
            if view != alike or theirs.result is not None:
                break
            if ply % 6 == 0:
                sent = pickle.loads(pickle.dumps(alike))
                one, other = (guess(combination, each, Random(f"{match.seed}/{ply}")) for each in (view, sent))
                assert state_of(one) == state_of(other)
            ours.advance(mover, move)
            try:
                theirs.advance(mover, move)
            except IllegalMove:
                break
