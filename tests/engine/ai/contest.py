"""Hands played by computer players, for tests and benchmarks."""

from collections.abc import Sequence
from random import Random

from engine.ai import Player
from engine.catalog import find_game
from engine.match import Match
from engine.rules import read_rules


def first_places(one: Player, others: Sequence[Player], *, hands: int, game: str = "shichi-narabe") -> float:
    """The share of matches that `one` wins against `others`, sitting in each seat in turn. A shared win counts half."""
    found = find_game(game)
    rules = read_rules(found.rules, {})
    won = 0.0
    for seed in range(hands):
        seat = seed % (len(others) + 1)
        players = [*others[:seat], one, *others[seat:]]
        chance = Random(f"contest/{seed}")
        match = Match(found, rules, seats=len(players), seed=seed)
        while match.result is None:
            hand = match.next_hand()
            while hand.to_act:
                mover = chance.choice(hand.to_act)
                match.advance(mover, players[mover](match.view(mover), chance))
        ranks = match.result.ranks
        won += (ranks[seat] == 1) / ranks.count(1)
    return won / hands
