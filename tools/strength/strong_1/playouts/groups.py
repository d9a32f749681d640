"""The quick rule of Nanatoridori: how much a move lowers the cost of the hand, as `strong_1.groups` has it."""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from random import Random

from engine.cards import Card
from engine.games.nanatoridori import GroupHand
from engine.moves import Discard, Move, Pass, PlayGroup, Take
from tools.strength.strong_1.groups import LAST_RESERVE, LOST, PASS, PLAY, RESERVE, cost, gain


def choose(hand: GroupHand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
    """The best move; ties are broken at random. It plays its last cards at once."""
    cards, block = hand._hands[seat], hand._block
    if block:
        return _placed(cards, block, moves, chance)
    before, beaten = cost(cards), hand._group[0] if hand._group else ()
    reserve = len(hand._reserve[seat])
    best, best_worth = moves[0], -1000.0
    for move in moves:
        match move:
            case PlayGroup(first=first, last=last, extra=extra):
                left = cards[:first] + cards[last + 1 :]
                if not left:
                    return move
                worth = PLAY + before - cost(left) + gain(left, beaten) + RESERVE * extra
            case Pass(taking=Card() as taken):
                worth = PASS + RESERVE + LAST_RESERVE * (reserve == 1) + gain(cards, (taken,))
            case _:
                worth = LOST if hand._rules.mode == "duel" else PASS
        worth += chance.random() * 1e-6
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def _placed(cards: tuple[Card, ...], block: tuple[Card, ...], moves: Sequence[Move], chance: Random) -> Move:
    """Where the block lowers the cost most: at an end, before equal cards, or nowhere."""
    best, lowest = moves[-1], cost(cards)
    assert isinstance(best, Discard)
    for move in moves:
        if isinstance(move, Take):
            at = move.position
            if at == 0 or at == len(cards) or cards[at] is block[0]:
                after = cost(cards[:at] + block + cards[at:]) + chance.random() * 1e-6
                if after < lowest:
                    best, lowest = move, after
    return best
