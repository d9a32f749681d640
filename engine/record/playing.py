"""Play a whole match with uniformly random legal moves."""

from random import Random
from typing import Any, Final

from engine.game import Game, Hand
from engine.match import Match, MatchHand
from engine.rules import Rules

_OUT_OF_TURN: Final = 0.04
"""The chance that a seat other than those to act moves, if it has a legal move (SG-4)."""


def play_through(game: Game[Any], rules: Rules, *, seats: int, seed: int) -> Match:
    """Play a whole match. Deterministic for a seed. Raises RulesError."""
    match = Match(game, rules, seats=seats, seed=seed)
    chance = Random(f"{seed}/moves")
    while match.result is None:
        hand = match.next_hand()
        while hand.result is None:
            seat = next_seat(hand, chance)
            match.advance(seat, chance.choice(hand.legal(seat)))
    return match


def next_seat(hand: Hand | MatchHand, chance: Random) -> int:
    """The next seat to move: one of the seats to act, or at times another seat with a legal move."""
    if chance.random() < _OUT_OF_TURN:
        others = [seat for seat in range(hand.seats) if seat not in hand.to_act and hand.legal(seat)]
        if others:
            return chance.choice(others)
    return chance.choice(hand.to_act)
