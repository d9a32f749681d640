"""Playing a match through by uniformly random legal moves."""

from random import Random
from typing import Any, Final

from engine.game import Game, Hand
from engine.match import Match
from engine.rules import Rules

_OUT_OF_TURN: Final = 0.04
"""How often a seat whose move nobody awaits is looked at for one (SG-4)."""


def play_through(game: Game[Any], rules: Rules, *, seats: int, seed: int) -> Match:
    """A whole match. The same seed gives the same match. Raises RulesError."""
    match = Match(game, rules, seats=seats, seed=seed)
    chance = Random(f"{seed}/moves")
    while match.result is None:
        hand = match.next_hand()
        while hand.result is None:
            seat = next_seat(hand, chance)
            match.advance(seat, chance.choice(hand.legal(seat)))
    return match


def next_seat(hand: Hand, chance: Random) -> int:
    """Who moves next: one of those that must, or now and then another that may."""
    if chance.random() < _OUT_OF_TURN:
        others = [seat for seat in range(hand.seats) if seat not in hand.to_act and hand.legal(seat)]
        if others:
            return chance.choice(others)
    return chance.choice(hand.to_act)
