"""Deals that differ in two cards unknown to a seat."""

from collections import Counter
from dataclasses import replace
from random import Random

from engine.cards import COLOURED, NUMBERS, Card
from engine.events import Event, Passed
from engine.game import Deal
from engine.match import Match
from tests.engine.observed import pack_of


def is_revoke_found(match: Match, events: list[Event]) -> bool:
    """Whether a revoke was found at once, which reveals that the seat could play.

    In Ristiseiska a pass with a playable card is found at once (RS-8). In the Fan Tan games it looks like any other
    pass until the end of the hand (FT-7).
    """
    penalised = match.game.id == "ristiseiska" and getattr(match.rules, "revokes", None) == "penalised"
    return penalised and any(isinstance(each, Passed) for each in events)


def swap(deal: Deal, seat: int, chance: Random) -> tuple[Deal, set[Card]] | None:
    """The deal with two cards swapped that `seat` was not dealt: of two hands, the stock or the undealt cards."""
    hands = [list(hand) for hand in deal.hands]
    stock = list(deal.stock or ())
    undealt = list((pack_of(deal.hands, 1) - Counter(card for place in (*hands, stock) for card in place)).elements())
    undealt = [card for card in undealt if card in COLOURED or card in NUMBERS]
    for reserve in deal.reserve or ():
        for card in reserve:
            undealt.remove(card)
    places = [place for i, place in enumerate([*hands, stock, undealt]) if i != seat and place]
    if len(places) < 2:
        return None
    one, two = chance.sample(places, 2)
    i, k = chance.randrange(len(one)), chance.randrange(len(two))
    if one[i] is two[k]:
        return None
    one[i], two[k] = two[k], one[i]
    changed = replace(deal, hands=tuple(map(tuple, hands)), stock=tuple(stock) if deal.stock is not None else None)
    return changed, {one[i], two[k]}
