"""Moves that belong to other games, or name cards of other packs, are refused like any other; nothing else happens."""

from itertools import chain, pairwise
from random import Random

import pytest

from engine import moves
from engine.cards import COLOURED, INTERNATIONAL, JOKER, NUMBERS
from engine.catalog import GAMES
from engine.errors import IllegalMove
from engine.game import Game
from engine.match import Match
from engine.moves import Move, parse
from engine.record.playing import next_seat
from engine.rules import R, read_rules
from tests.engine.observed import state_of

EVERY_CARD = (*INTERNATIONAL, JOKER, *COLOURED, *NUMBERS)
FOREIGN: list[Move] = [
    *map(parse, ("pass", "bankrupt", "beg", "cover", "decline", "discard", "draw", "end", "leave")),
    *chain.from_iterable(
        (moves.Play(card), moves.Pile(card), moves.Bid(card), moves.Give((card,)), moves.Pass(card))
        for card in EVERY_CARD
    ),
    *(moves.PlaySubstitute(card, suit) for card in (*INTERNATIONAL[::5], *COLOURED[::5]) for suit in range(4)),
    *(moves.PlayCommunity(moves.Play(card)) for card in (*INTERNATIONAL[::3], *COLOURED[::3])),
    *(moves.PlayJoker(card, then) for card in INTERNATIONAL[::7] for then in (None, *INTERNATIONAL[::9])),
    *(moves.PlaySet(pair) for pair in pairwise(EVERY_CARD)),
    *(moves.Give(pair) for pair in pairwise(EVERY_CARD)),
    *(
        moves.PlayGroup(first, last, extra)
        for first in (-1, 0, 3, 60)
        for last in (-1, 0, 4, 62)
        for extra in (-1, 0, 1)
    ),
    *map(moves.Take, (-1, 0, 8, 63)),
    *map(moves.Talk, (-1, 0, 2, 11)),
]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_illegal_move_is_refused(game: Game[R]) -> None:
    chance = Random(game.id)
    rules = read_rules(game.rules, {})
    match = Match(game, rules, seats=game.seats(rules)[-1], seed=3)
    hand = match.next_hand()
    for ply in range(40):
        if hand.result is not None:
            break
        seat = next_seat(hand, chance)
        legal = hand.legal(seat)
        if ply % 4 == 0:
            before = state_of(hand)
            for move in FOREIGN:
                if move not in legal:
                    with pytest.raises(IllegalMove):
                        match.advance(seat, move)
            assert state_of(hand) == before
        match.advance(seat, chance.choice(legal))
