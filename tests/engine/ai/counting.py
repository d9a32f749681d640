"""All deals that agree with a view, counted one by one with the chance of what the others did in them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from math import exp, factorial, prod
from random import Random

from engine.ai.inference import evenly, evidence_of
from engine.ai.inference.drawing import Explaining
from engine.cards import Card
from engine.errors import DealError, IllegalMove
from engine.game import Hand
from engine.match import Match, MatchHand
from engine.moves import Move
from engine.views import View

Held = tuple[tuple[Card, ...], ...]
"""The others' cards, by seat."""
ChanceOfMove = Callable[[Hand, int, Move], float]
"""The chance that a seat makes this move in a hand in play."""


def ways(held: Iterable[Sequence[Card]]) -> int:
    """In how many ways seats may hold these cards."""
    numbers = [len(cards) for cards in held]
    return factorial(sum(numbers)) // prod(map(factorial, numbers))


def unknown(hand: Hand | MatchHand, view: View) -> list[list[Card]]:
    """The cards of each other seat that has cards, which the viewer does not know."""
    found: list[list[Card]] = []
    for seat in others(view):
        cards = [*hand.view(seat).hand]
        for known in view.known:
            if known.seat == seat:
                cards.remove(known.card)
        found.append(cards)
    return found


def others(view: View) -> list[int]:
    """The seats but the viewer's that have cards."""
    return [seat for seat, each in enumerate(view.seats) if seat != view.seat and each.cards]


def possible(match: Match, view: View, of_move: ChanceOfMove) -> dict[Held, float]:
    """All ways in which the others may hold these cards, with the chance of what they have done, scaled to 1."""
    held = unknown(match.hand, view)
    pool, found = [card for cards in held for card in cards], dict[Held, float]()
    for parts in shared(pool, [len(cards) for cards in held]):
        changed = {seat: (before, after) for seat, before, after in zip(others(view), held, parts, strict=False)}
        chance = chance_of(match, view, changed, of_move)
        if chance is not None:
            found[written(parts)] = chance
    total = sum(found.values())
    return {parts: chance / total for parts, chance in found.items()}


def written(parts: Iterable[Sequence[Card]]) -> Held:
    return tuple(tuple(sorted(part, key=lambda card: card.index)) for part in parts)


def shared(pool: Sequence[Card], sizes: Sequence[int]) -> Iterator[list[Sequence[Card]]]:
    if not sizes:
        yield []
        return
    for part in combinations(range(len(pool)), sizes[0]):
        for rest in shared([card for at, card in enumerate(pool) if at not in part], sizes[1:]):
            yield [[pool[at] for at in part], *rest]


def chance_of(
    match: Match, view: View, changed: Mapping[int, tuple[Sequence[Card], Sequence[Card]]], of_move: ChanceOfMove
) -> float | None:
    """The chance of the others' moves if a seat holds other cards than it does, by a replay. None: it cannot."""
    played, dealt = match.played[-1], [[*cards] for cards in match.played[-1].setup.deal.hands]
    for seat, (before, after) in changed.items():
        for card in before:
            dealt[seat].remove(card)
        dealt[seat] += after
    try:
        hand = match.game.start(
            match.rules, replace(played.setup, deal=replace(played.setup.deal, hands=written(dealt)))
        )
        chance = 1.0
        for seat, move in played.plies:
            if seat != view.seat:
                chance *= of_move(hand, seat, move)
            hand.advance(seat, move)
    except (DealError, IllegalMove):
        return None
    return chance if hand.view(view.seat) == match.hand.view(view.seat) else None


def softmax(values: Sequence[float], made: int, *, temperature: float, noise: float) -> float:
    """The chance of one of several choices by their values."""
    weights = [exp((value - max(values)) / temperature) for value in values]
    return (1 - noise) * weights[made] / sum(weights) + noise / len(values)


def apart(one: Mapping[Held, float], other: Mapping[Held, float]) -> float:
    """How far two distributions are apart: from 0 to 1."""
    return sum(abs(one.get(key, 0) - other.get(key, 0)) for key in {*one, *other}) / 2


def drawn(draw: Callable[[Random], Hand], view: View, chance: Random, *, times: int) -> dict[Held, float]:
    """How often deals are drawn, as shares."""
    found = Counter[Held]()
    for _ in range(times):
        found[written(unknown(draw(chance), view))] += 1
    return {held: count / times for held, count in found.items()}


def compared(
    match: Match, view: View, of_move: ChanceOfMove, *, times: int
) -> tuple[Mapping[Held, float], Mapping[Held, float]] | None:
    """The chances of all deals, counted, and the shares in which they are drawn; None if there are fewer than three."""
    exact = possible(match, view, of_move)
    if len(exact) < 3:
        return None
    chance, guess = Random(2), evenly(view, match.game)
    evidence = evidence_of(view, guess(chance))
    assert evidence is not None
    return exact, drawn(Explaining(evidence, guess, chance, deals=times).draw, view, chance, times=times)
