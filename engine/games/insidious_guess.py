"""Insidious Sevens (section 11): what a seat does not see, guessed from its view."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from engine.cards import COLOURED, Card, mask, members
from engine.games.guessing import dealt
from engine.games.insidious_setup import CARDS, EVERY_CARD, Hands, InsidiousSevensRules, deal_round
from engine.views import Phase, TrickTable, View

NOTHING: Final = frozenset[Card]()


def guessed_hands(view: View, table: TrickTable, chance: Random) -> list[int]:
    """Deal the cards that the viewer does not see, apart from those that it knows to be in a hand."""
    hands = [0] * len(view.seats)
    assert view.seat is not None
    hands[view.seat] = mask(view.hand)
    for each in view.known:
        hands[each.seat] |= each.card.bit
    seen = mask(table.played)
    for cards in hands:
        seen |= cards
    unseen = members(EVERY_CARD & ~seen, COLOURED)
    sizes = [seat.cards - cards.bit_count() for seat, cards in zip(view.seats, hands, strict=True)]
    barred = [NOTHING] * (len(hands) + 1)
    for one in view.ruled_out:
        barred[one.seat] = frozenset(one.cards)
    parts = dealt(unseen, [*sizes, len(unseen) - sum(sizes)], barred, chance)
    return [cards | mask(part) for cards, part in zip(hands, parts, strict=False)]


def guessed_bids(view: View, hands: Sequence[int], aside: Sequence[int], chance: Random) -> list[Card | None]:
    """Return the revealed bids, or the viewer's and any that the others may have chosen. None: not chosen yet."""
    bids = [seat.bid for seat in view.seats]
    if view.phase is Phase.BIDDING:
        for seat in range(len(bids)):
            if seat not in view.to_act:
                free = members(hands[seat] & ~aside[seat], COLOURED)
                bids[seat] = view.chosen[0] if seat == view.seat else chance.choice(free)
    return bids


def guessed_gifts(
    view: View, hands: Sequence[int], takers: Sequence[int], count: int, chance: Random
) -> list[tuple[Card, ...] | None]:
    """Return the cards that each seat has chosen to pass on: what the viewer knows of them, or any others."""
    gifts: list[tuple[Card, ...] | None] = [None] * len(hands)
    for seat, taker in enumerate(takers if count else ()):
        if view.phase is Phase.PASSING:
            if seat not in view.to_act:
                cards = members(hands[seat], COLOURED)
                gifts[seat] = view.chosen if seat == view.seat else tuple(chance.sample(cards, count))
        elif seat == view.seat:
            gifts[seat] = view.passed_on
        elif taker == view.seat:
            gifts[seat] = view.received
        else:
            # Any of the taker's cards. Those that it has played already are left out: nobody needs them any more.
            cards = members(hands[taker], COLOURED)
            gifts[seat] = tuple([cards[place] for place in chance.sample(range(CARDS), count) if place < len(cards)])
    return gifts


def redealing_by(chance: Random, rules: InsidiousSevensRules, seats: int, dealer: int) -> Callable[[int], Hands]:
    """Return what deals the redeals of a guess (IS-9): the k-th is always the same."""
    seed = chance.getrandbits(64)
    return lambda k: deal_round(rules, seats, dealer, Random(f"{seed}/{k}")).hands
