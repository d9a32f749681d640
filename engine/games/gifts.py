"""Facts that turns have shown about hands between which unseen gifts go, and whether a deal agrees (section 8)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.cards import PACK, mask
from engine.views import FactKind, HandFact

IN_VAIN_FOR_A_DEAL: Final = 500
IN_VAIN: Final = 4_000
"""Gifts that are found to lead to nothing before one deal is given up, and before all are. Fewer are, but where tens of
gifts were made unseen."""


class _FactInSets(NamedTuple):
    """A fact, with sets of cards as bit sets."""

    kind: FactKind
    seat: int
    cards: int
    taker: int
    limits: tuple[tuple[int, int, int], ...]
    """Of a gift: for giver and taker the seat, cards and a number. It held so many of these cards at most before, as it
    once held none and has got so many cards since."""
    alike: tuple[int, ...]
    """Of an unseen gift: the cards by what earlier facts say of them. Those of one set are alike before this fact."""


class GiftSearch:
    """A search for the cards of unseen gifts that lead to the hands of a deal."""

    def __init__(self, facts: tuple[HandFact, ...]) -> None:
        self._newest_first = _newest_first(facts)
        self._in_vain = set[tuple[int, ...]]()
        self._left = IN_VAIN

    @property
    def is_given_up(self) -> bool:
        return self._left <= 0

    def lead_to(self, hands: Sequence[int]) -> bool:
        """Return whether such cards are found. The hands are bit sets, by seat."""
        self._in_vain.clear()
        found = self._before(0, hands)
        self._left -= len(self._in_vain)
        return found

    def _before(self, at: int, after: Sequence[int]) -> bool:
        """Return whether the hands can have been these before the fact of this number, from the newest."""
        held = [*after]
        for number in range(at, len(self._newest_first)):
            kind, seat, cards, taker, _, alike = fact = self._newest_first[number]
            match kind:
                case FactKind.LAID:
                    held[seat] |= cards
                case FactKind.NONE_OF if held[seat] & cards:
                    return False
                case FactKind.ONE_OF if not held[seat] & cards:
                    return False
                case FactKind.GAVE if alike:
                    return self._before_unseen(number, fact, held)
                case FactKind.GAVE:
                    if not held[taker] & cards or not _give_back(held, fact, cards):
                        return False
                case _:
                    pass
        return True

    def _before_unseen(self, number: int, fact: _FactInSets, held: Sequence[int]) -> bool:
        """Try each card that may have been the gift, one of those that are alike."""
        state = (number, *[(hand & part).bit_count() for hand in held for part in fact.alike])
        if state in self._in_vain:
            return False
        for part in fact.alike:
            if cards := held[fact.taker] & part:
                earlier = [*held]
                if _give_back(earlier, fact, cards & -cards) and self._before(number + 1, earlier):
                    return True
                if len(self._in_vain) > IN_VAIN_FOR_A_DEAL:
                    return False
        self._in_vain.add(state)
        return False


def _give_back(held: list[int], fact: _FactInSets, gift: int) -> bool:
    """Take a gift back, and return whether its giver and its taker can have held what they then hold."""
    held[fact.taker] ^= gift
    held[fact.seat] |= gift
    return all((held[seat] & cards).bit_count() <= number for seat, cards, number in fact.limits)


@lru_cache(maxsize=64)
def _newest_first(facts: tuple[HandFact, ...]) -> list[_FactInSets]:
    """The facts, the newest first."""
    steps, alike = list[_FactInSets](), [PACK]
    stuck = dict[int, tuple[int, int]]()
    for kind, seat, shown, to in facts:
        cards, taker = mask(shown), -1 if to is None else to
        limits = tuple([(each, *stuck[each]) for each in (seat, taker) if each in stuck])
        # First what the taker may not have held, and the giver may.
        easiest = sorted(alike, key=lambda part: (_within(part, stuck.get(seat)), not _within(part, stuck.get(taker))))
        steps.append(_FactInSets(kind, seat, cards, taker, limits, () if cards else tuple(easiest)))
        if kind is FactKind.NONE_OF:
            stuck[seat] = cards, 0
        elif kind is FactKind.GAVE and taker in stuck:
            stuck[taker] = stuck[taker][0], stuck[taker][1] + 1
        alike = [part for each in alike for part in (each & cards, each & ~cards) if part]
    return steps[::-1]


def _within(part: int, stuck: tuple[int, int] | None) -> bool:
    return stuck is not None and bool(part & stuck[0])
