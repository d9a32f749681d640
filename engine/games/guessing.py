"""Deals the cards that a view does not show: a random deal among those that agree with what the viewer knows.

`Game.guess` of each mechanism builds a hand in play around it. Every deal of the unseen cards in which no place gets a
card that it cannot hold is equally likely.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import comb, prod
from random import Random
from typing import Final, TypeVar

C = TypeVar("C", bound=Hashable)

TRIES: Final = 6
"""Shuffles that are tried first. Most views rule out little, so one of them often fits."""
MOST_STATES: Final = 20_000
"""Up to so many combinations of kinds and of room in the places, deals are counted; beyond, one is found and mixed."""
EXCHANGES: Final = 12
"""Exchanges tried per card to forget the deal that was found first."""

Kinds = tuple[tuple[int, int], ...]
"""Unseen cards by the places that can hold them: (places as a bit set, number of cards)."""


class Impossible(ValueError):
    """No deal agrees with the view. It cannot come from a hand in play."""


def dealt(unseen: Sequence[C], sizes: Sequence[int], barred: Sequence[frozenset[C]], chance: Random) -> list[list[C]]:
    """Deal `unseen` to places of these sizes, none of which gets a card of its `barred`.

    Equal cards of two packs are listed twice. The sizes must add up to the number of cards. Raises Impossible.
    """
    if sum(sizes) != len(unseen):
        raise Impossible(f"{len(unseen)} unseen cards for {sum(sizes)} places")
    cards = list(unseen)
    limits = [place for place, out in enumerate(barred) if sizes[place] and not out.isdisjoint(cards)]
    for _ in range(TRIES if limits else 1):
        chance.shuffle(cards)
        parts = _cut(cards, sizes)
        if all(barred[place].isdisjoint(parts[place]) for place in limits):
            return parts
    chance.shuffle(cards)  # The order of a shuffle that did not fit is not a random one.
    free = [place for place in range(len(sizes)) if place not in limits]
    # All places that can hold anything are one until the others have their cards.
    room = (*(sizes[place] for place in limits), sum(sizes[place] for place in free))
    kinds: dict[int, list[C]] = {}
    for each in cards:
        fits = sum(1 << i for i, place in enumerate(limits) if each not in barred[place]) | 1 << len(limits)
        kinds.setdefault(fits, []).append(each)
    if prod(size + 1 for size in room[:-1]) * len(kinds) <= MOST_STATES:
        parts = _counted(kinds, room, chance)
    else:
        fitting = {each: places for places, members in kinds.items() for each in members}
        parts = _mixed(cards, [fitting[each] for each in cards], room, chance)
    chance.shuffle(parts[-1])
    found: list[list[C]] = [[] for _ in sizes]
    for place, part in zip(limits, parts, strict=False):
        found[place] = part
    for place, part in zip(free, _cut(parts[-1], [sizes[place] for place in free]), strict=True):
        found[place] = part
    return found


def _cut(cards: list[C], sizes: Sequence[int]) -> list[list[C]]:
    found: list[list[C]] = []
    start = 0
    for size in sizes:
        found.append(cards[start : start + size])
        start += size
    return found


# -- Few combinations: count the deals --------------------------------------------------------------------------------


def _counted(kinds: dict[int, list[C]], room: tuple[int, ...], chance: Random) -> list[list[C]]:
    """Draw how many cards of each kind go to each place, by the number of deals that follow, then which ones."""
    ordered = sorted(kinds.items())
    left: Kinds = tuple((places, len(members)) for places, members in ordered)
    if not _ways(left, 0, room):
        raise Impossible("no place can hold a card")
    parts: list[list[C]] = [[] for _ in room]
    for _, members in ordered:
        for place in range(len(room)):
            choices = _choices(left, place, room)
            (count,) = chance.choices([given for given, _ in choices], [ways for _, ways in choices])
            parts[place] += [members.pop() for _ in range(count)]
            left, room = _after(left, place, room, count)
        left = left[1:]
    return parts


@lru_cache(maxsize=100_000)
def _ways(kinds: Kinds, place: int, room: tuple[int, ...]) -> int:
    """Return the number of deals of the rest: cards of the first kind from this place on, then the other kinds."""
    if not kinds:
        return 1
    if place == len(room):
        return 0 if kinds[0][1] else _ways(kinds[1:], 0, room)
    return sum(ways for _, ways in _choices(kinds, place, room))


def _choices(kinds: Kinds, place: int, room: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return how many cards of the first kind this place can get, each with the number of deals."""
    places, count = kinds[0]
    most = min(count, room[place]) if places >> place & 1 else 0
    found: list[tuple[int, int]] = []
    for given in range(most + 1):
        rest, left = _after(kinds, place, room, given)
        found.append((given, comb(count, given) * _ways(rest, place + 1, left)))
    return found


def _after(kinds: Kinds, place: int, room: tuple[int, ...], given: int) -> tuple[Kinds, tuple[int, ...]]:
    """Return the kinds and the room once this place got so many cards of the first kind."""
    (places, count), *others = kinds
    return ((places, count - given), *others), (*room[:place], room[place] - given, *room[place + 1 :])


# -- Many combinations: find a deal and mix it ------------------------------------------------------------------------


def _mixed(cards: list[C], fits: list[int], room: tuple[int, ...], chance: Random) -> list[list[C]]:
    """Find any deal by augmenting paths, then walk away from it by random exchanges of two or three cards.

    An exchange and its reverse are equally likely, so no deal is favoured for good.
    """
    slots = [place for place, size in enumerate(room) for _ in range(size)]
    at = [slots[slot] for slot in _matched(fits, slots)]
    pick, count = chance.randrange, len(cards)
    for _ in range(EXCHANGES * count):
        one, two, three = pick(count), pick(count), pick(count)
        if three == two:
            if fits[one] >> at[two] & 1 and fits[two] >> at[one] & 1:
                at[one], at[two] = at[two], at[one]
        elif (
            fits[one] >> at[two] & 1
            and fits[two] >> at[three] & 1
            and fits[three] >> at[one] & 1
            and three != one != two
        ):
            at[one], at[two], at[three] = at[two], at[three], at[one]
    parts: list[list[C]] = [[] for _ in room]
    for each, place in zip(cards, at, strict=True):
        parts[place].append(each)
    return parts


def _matched(fits: list[int], slots: list[int]) -> list[int]:
    """Return a slot for each card, all different, in a place that can hold it. Raises Impossible."""
    held = [-1] * len(slots)

    def settle(each: int, seen: set[int]) -> bool:
        for slot, place in enumerate(slots):
            if slot not in seen and fits[each] >> place & 1:
                seen.add(slot)
                if held[slot] < 0 or settle(held[slot], seen):
                    held[slot] = each
                    return True
        return False

    for each in range(len(fits)):
        if not settle(each, set()):
            raise Impossible("no place can hold a card")
    found = [0] * len(slots)
    for slot, each in enumerate(held):
        found[each] = slot
    return found
