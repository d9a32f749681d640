"""Matches played by computer players, for tests and benchmarks."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from engine.ai import Player
from engine.catalog import find_game
from engine.match import Match
from engine.moves import Move
from engine.rules import Value, read_rules
from engine.views import View


def moments(match: Match, choose: Callable[[View], Move], *, hands: int | None = None) -> Iterator[View]:
    """What the seat to move sees, at each move of so many hands, or of the match."""
    while match.result is None and (hands is None or len(match.played) < hands):
        hand = match.next_hand()
        while hand.to_act:
            view = match.view(hand.to_act[0])
            yield view
            match.advance(hand.to_act[0], choose(view))


def first_places(
    one: Player,
    others: Sequence[Player],
    *,
    matches: int,
    game: str = "shichi-narabe",
    options: Mapping[str, Value] | None = None,
    first_seed: int = 0,
) -> float:
    """The share of matches that `one` wins against `others`, in each seat in turn; a tie for first counts in part."""
    found = find_game(game)
    rules = read_rules(found.rules, options or {})
    won = 0.0
    for seed in range(first_seed, first_seed + matches):
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
    return won / matches
