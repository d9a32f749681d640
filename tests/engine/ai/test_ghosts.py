"""Ghosts: that talk gains no computer player a place, that none talks, and which seats a ghost wants most."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.ai.ghosts import promise
from engine.ai.match_worth import ranks_of
from engine.catalog import find_game
from engine.game import Hand
from engine.match import Match
from engine.moves import Talk
from engine.rules import Value
from tests.engine.games.hands import SEVENS, narabe
from tests.engine.games.lines import follow
from tools.strength.command import QUICKLY
from tools.strength.players import PLAYERS

OPTIONS: list[dict[str, Value]] = [
    {"passes": 0},
    {"passes": 2, "voluntary": False},
    {"passes": 1, "jokers": 1, "joker_play": "single"},
    {"passes": 1, "jokers": 2, "tunnel": "closed"},
]


def haunted(options: dict[str, Value]) -> Iterator[tuple[Match, list[tuple[int, int]]]]:
    """Hands that were played to their end by players who pass at random, and every talk that was legal: the living seat
    and the ghost's.
    """
    game = find_game("shichi-narabe")
    for seed in range(60):
        rules = game.rules.model_validate({**options, "ghost": True})
        match, talks, chance = Match(game, rules, seats=5, seed=seed), set[tuple[int, int]](), Random(seed)
        hand = match.next_hand()
        while hand.to_act:
            for seat in range(5):
                talks |= {(seat, move.ghost) for move in hand.legal(seat) if isinstance(move, Talk)}
            seat = hand.to_act[0]
            moves = [move for move in hand.legal(seat) if not isinstance(move, Talk)]
            match.advance(seat, chance.choice(moves))
        yield match, sorted(talks)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_sg_1_no_living_seat_gains_a_place_by_talk(options: dict[str, Value]) -> None:
    """Whatever becomes of it, it ends above every seat that was a ghost's while it lived."""
    met = 0
    for match, talks in haunted(options):
        assert match.hand is not None
        assert match.hand.result is not None
        ranks = ranks_of(match.hand.result, least_wins=False)
        met += len(talks)
        assert all(ranks[living] < ranks[ghost] for living, ghost in talks)
    assert met > 20


def good() -> Hand:
    """The seat to act goes out with its next two cards, while seat 1 is a ghost."""
    return narabe("8S QC", "KS KH", "8H 9H", "8D KD", layout=SEVENS, passes=0, ghost=True)


def hopeless() -> Hand:
    """The seat to act goes bankrupt with whatever it does not lay, and holds kings and queens."""
    return narabe("8S KC", "KS KH", "8H KD QD JC QC", "8D QH", layout=SEVENS, passes=0, ghost=True)


@pytest.mark.parametrize("name", PLAYERS)
def test_no_computer_player_talks_to_a_ghost_with_a_good_hand_or_a_hopeless_one(name: str) -> None:
    for hand, line in ((good(), "8S bankrupt @2"), (hopeless(), "8S bankrupt @2")):
        follow(hand, line)
        view = hand.view(2)
        assert Talk(1) in view.legal
        for seed in range(3):
            assert not isinstance(QUICKLY[name](view, Random(seed)), Talk)


def test_a_ghost_wants_a_seat_with_many_passes_left_by_what_all_see() -> None:
    hand = narabe("8S 9S TS", "KS KH", "8H KD", "8D QC JC", layout=SEVENS, passes=1, ghost=True)
    assert len({promise(hand.view(1), seat) for seat in range(4)}) == 1
    follow(hand, "8S pass 8H 8D 9S bankrupt pass")
    view = hand.view(1)
    assert promise(view, 0) == promise(view, 3) > promise(view, 2), "it has used its pass"
    assert promise(view, 0) == promise(hand.view(None), 0)
