"""Several cards in one play: consecutive ranks in one or more suits (CC-2 to CC-4)."""

from itertools import combinations

from engine.cards import members
from engine.games.layout import ROW, Layout
from engine.moves import PLAY, Move, PlaySet


def plays(hand: int, layout: Layout) -> list[Move]:
    """Every play of a hand of one pack: ranks times suits, all held, each suit's part layable; single cards, too."""
    found: list[Move] = []
    suits = [hand >> 13 * suit & ROW for suit in range(4)]
    for low in range(13):
        span = 0
        for high in range(low, 13):
            span |= 1 << high
            holding = [suit for suit in range(4) if span & ~suits[suit] == 0]
            if not holding:
                break
            layable = [suit for suit in holding if layout.takes(suit, span)]
            for size in range(1, len(layable) + 1):
                for chosen in combinations(layable, size):
                    cards = members(sum(span << 13 * suit for suit in chosen))
                    found.append(PLAY[cards[0].index] if len(cards) == 1 else PlaySet(tuple(cards)))
    return found
