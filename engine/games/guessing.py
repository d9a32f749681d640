"""Deals the cards that a view does not show: a random deal among those that agree with what the viewer knows.

`Game.guess` of each mechanism builds a hand in play around it. Every deal of the unseen cards in which no place gets a
card that it cannot hold is equally likely.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import comb
from random import Random
from typing import Any, Final, TypeVar

from engine.chance import TimedRandom

C = TypeVar("C", bound=Hashable)

NONE: Final = frozenset[Any]()


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How much is tried in each way to deal before the next one, and in the last."""

    tries: int = 60
    """Choices of slots that are tried first. Most end at the second or third card, where a slot is taken already."""
    tries_with_rare: int = 600
    """The same where places are less likely: many cards have a place, but hardly any is barred."""
    most_states: int = 20_000
    """Up to so many combinations of room in the places, deals are counted; beyond, one is found and mixed."""
    exchanges: int = 12
    """Exchanges tried per card to forget the deal that was found first."""


EFFORT: Final = Effort()


class Impossible(ValueError):
    """No deal agrees with the view. It cannot come from a hand in play."""


def dealt(
    unseen: Sequence[C],
    sizes: Sequence[int],
    barred: Sequence[frozenset[C]],
    chance: Random,
    *,
    halved: Sequence[frozenset[C]] | None = None,
    effort: Effort = EFFORT,
) -> list[list[C]]:
    """Deal `unseen` to places of these sizes, none of which gets a card of its `barred`, in random order.

    Equal cards of two packs are listed twice. A card is half as likely to be in a place that has it among its `halved`
    as in any other. The sizes must add up to the number of cards. Raises Impossible.
    """
    if sum(sizes) != len(unseen):
        raise Impossible(f"{len(unseen)} unseen cards for {sum(sizes)} places")
    rarely = halved or (NONE,) * len(sizes)
    limits = [place for place, out in enumerate(barred) if (out or rarely[place]) and sizes[place]]
    plain: list[C] = list(unseen)
    limited: dict[int, list[C]] = {}
    if limits:
        plain = list[C]()
        half = 1 << len(limits) + 1
        for each in unseen:
            out_of = 0
            for i, place in enumerate(limits):
                if each in barred[place]:
                    out_of |= 1 << i
                elif each in rarely[place]:
                    out_of |= half << i
            if out_of:
                limited.setdefault(out_of, []).append(each)
            else:
                plain.append(each)
    pick = chance.random
    plain.sort(key=lambda _: pick())  # Less than half the time of `shuffle`.
    if not limited:
        return _cut(plain, sizes)
    # All places that can hold anything are one until the others have their cards.
    room = [sizes[place] for place in limits]
    room.append(len(unseen) - sum(room))
    every = (1 << len(room)) - 1
    kinds = [
        (every & ~out_of, out_of >> len(room), limited[out_of])
        for out_of in sorted(limited, key=lambda out: (-out.bit_count(), out))
    ]
    taken = _tried(kinds, room, chance, effort)
    if taken is None:
        members = [each for _, _, kind in kinds for each in kind]
        fits = [(places, rare) for places, rare, kind in kinds for _ in kind]
        counted = comb(len(fits) + len(limits), len(fits)) <= effort.most_states
        at = _counted(fits, tuple(room), chance) if counted else _mixed(fits, tuple(room), chance, effort.exchanges)
        slots = _slots(room)
        free = [chance.sample(fitting, at.count(place)) for place, fitting in enumerate(slots)]
        taken = {free[place].pop(): each for each, place in zip(members, at, strict=True)}
    others = iter(plain)
    order = [taken[slot] if slot in taken else next(others) for slot in range(len(unseen))]
    found: list[list[C]] = [[] for _ in sizes]
    start = 0
    limited_places = {*limits}
    for place in (*limits, *(place for place in range(len(sizes)) if place not in limited_places)):
        found[place] = order[start : start + sizes[place]]
        start += sizes[place]
    return found


def _cut(cards: list[C], sizes: Sequence[int]) -> list[list[C]]:
    found: list[list[C]] = []
    start = 0
    for size in sizes:
        found.append(cards[start : start + size])
        start += size
    return found


def _slots(room: Sequence[int]) -> list[range]:
    """Return the numbers of the slots of each place."""
    found: list[range] = []
    start = 0
    for size in room:
        found.append(range(start, start + size))
        start += size
    return found


def _tried(
    kinds: list[tuple[int, int, list[C]]], room: list[int], chance: Random, effort: Effort
) -> dict[int, C] | None:
    """Choose a slot for each card among those of the places that can hold it, all at random, until no two are the same.

    `kinds`: as (places, those of them that are half as likely, cards). Every choice of different slots is equally
    likely, apart from that. None: it did not succeed.
    """
    slots = _slots(room)
    choices = [
        (
            members,
            [
                slot
                for i, fitting in enumerate(slots)
                if places >> i & 1
                for _ in range(2 if rare and not rare >> i & 1 else 1)
                for slot in fitting
            ],
        )
        for places, rare, members in kinds
    ]
    if any(len(members) > len({*fitting}) for members, fitting in choices):
        raise Impossible("no place can hold a card")
    pick = chance.random
    for _ in range(effort.tries_with_rare if any(rare for _, rare, _ in kinds) else effort.tries):
        taken: dict[int, C] = {}
        count = 0
        for members, fitting in choices:
            free = len(fitting)
            for each in members:
                taken[fitting[int(pick() * free)]] = each
                count += 1
                if len(taken) < count:
                    break
            else:
                continue
            break
        else:
            return taken
    return None


# -- Few combinations: count the deals --------------------------------------------------------------------------------


Fit = tuple[int, int]
"""The places that can hold a card, and those of them that are half as likely."""


def _counted(fits: list[Fit], room: tuple[int, ...], chance: Random) -> list[int]:
    """Draw a place for each card in turn, by the number of choices of slots for the other cards that follow."""
    counts: dict[tuple[int, tuple[int, ...]], int] = {}
    places = range(len(room))
    deadline = chance.deadline if isinstance(chance, TimedRandom) else None

    def choices(card: int, room: tuple[int, ...]) -> list[int]:
        """Return the number of choices of slots for this card and the following ones, by this card's place."""
        fitting, rare = fits[card]
        return [
            (1 if rare >> place & 1 else 2) * size * follow(card + 1, (*room[:place], size - 1, *room[place + 1 :]))
            if size and fitting >> place & 1
            else 0
            for place, size in enumerate(room)
        ]

    def follow(card: int, room: tuple[int, ...]) -> int:
        if card == len(fits):
            return 1
        found = counts.get((card, room))
        if found is None:
            if deadline is not None:
                deadline.check()
            found = counts[card, room] = sum(choices(card, room))
        return found

    at: list[int] = []
    for card in range(len(fits)):
        weights = choices(card, room)
        if not any(weights):
            raise Impossible("no place can hold a card")
        (place,) = chance.choices(places, weights)
        at.append(place)
        room = (*room[:place], room[place] - 1, *room[place + 1 :])
    return at


# -- Many combinations: find a deal and mix it ------------------------------------------------------------------------


def _mixed(kinds: list[Fit], room: tuple[int, ...], chance: Random, exchanges: int) -> list[int]:
    """Find any places by augmenting paths, then walk away from them by random exchanges of what lies in two or three
    slots, of which some may be free.

    An exchange and its reverse are equally likely, so no deal is favoured for good; one that brings cards to places
    that are half as likely is made half as often for each of them.
    """
    slots = [place for place, size in enumerate(room) for _ in range(size)]
    fits = [fitting for fitting, _ in kinds]
    rares = [rare for _, rare in kinds]
    any_rare = any(rares)
    at = _matched(fits, slots)

    def is_made(*moves: tuple[int, int, int]) -> bool:
        """Draw whether an exchange is made: (card or -1, from slot, to slot) each."""
        more = sum(
            (rares[each] >> slots[to] & 1) - (rares[each] >> slots[start] & 1) for each, start, to in moves if each >= 0
        )
        return more <= 0 or chance.random() < 0.5**more

    held = [-1] * len(slots)
    for each, slot in enumerate(at):
        held[slot] = each
    pick, count, all_slots = chance.randrange, len(fits), len(slots)
    for _ in range(exchanges * count):
        one, to, via = pick(count), pick(all_slots), pick(all_slots)
        back, other, third = at[one], held[to], held[via]
        if via in (to, back):
            if (
                fits[one] >> slots[to] & 1
                and (other < 0 or fits[other] >> slots[back] & 1)
                and (not any_rare or is_made((one, back, to), (other, to, back)))
            ):
                held[back], held[to], at[one] = other, one, to
                if other >= 0:
                    at[other] = back
        elif (
            to != back
            and fits[one] >> slots[to] & 1
            and (other < 0 or fits[other] >> slots[via] & 1)
            and (third < 0 or fits[third] >> slots[back] & 1)
            and (not any_rare or is_made((one, back, to), (other, to, via), (third, via, back)))
        ):
            held[to], held[via], held[back], at[one] = one, other, third, to
            if other >= 0:
                at[other] = via
            if third >= 0:
                at[third] = back
    return [slots[slot] for slot in at]


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
    found = [0] * len(fits)
    for slot, each in enumerate(held):
        if each >= 0:
            found[each] = slot
    return found
