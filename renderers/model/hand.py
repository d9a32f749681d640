"""A hand as shown to its viewer: playable cards are marked, and on the viewer's turn unplayable ones, too."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.cards import NUMBERS, Card, card
from engine.preview import would_win
from engine.views import GridTable, GroupTable, Phase, View
from renderers.model.marks import Mark
from renderers.model.moves import NO_CARDS, is_asked, playable_cards, playable_positions

_NEW: Final = "+"
"""The label of a card that is not in the hand yet."""


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A displayed card. `label`: the text below it; in a hand of fixed order its position from 1."""

    card: Card
    mark: Mark = Mark.NONE
    label: str = ""
    is_new: bool = False
    """Whether it is not in the hand yet (NT-4, NT-5)."""
    wins: bool = False
    """Whether it would win the current trick as it is (IS-6): a crown."""


@dataclass(frozen=True, slots=True)
class HandShown:
    """All inputs of a hand's picture; equal values render alike."""

    cards: tuple[HeldCard, ...]
    pile: tuple[Card, ...] = ()
    """The viewer's own face-down cards (CS-1, KI-9)."""

    def __reduce__(self) -> tuple[object, ...]:
        # Pickled as text: with an object for each card, packing and unpacking a hand took 50 µs instead of 24.
        held = [(each.card.code, each.mark.value, each.label, each.is_new, each.wins) for each in self.cards]
        return _unpacked, (held, [each.code for each in self.pile])


def _unpacked(held: list[tuple[str, str, str, bool, bool]], pile: list[str]) -> HandShown:
    return HandShown(tuple([_held(*each) for each in held]), tuple(map(card, pile)))


@cache
def _held(code: str, mark: str, label: str, *flags: bool) -> HeldCard:
    return HeldCard(card(code), Mark(mark), label, *flags)


def hand_shown(view: View, *, chosen: frozenset[Card] = NO_CARDS, block_at: int | None = None) -> HandShown:
    """The viewer's hand as it is displayed.

    `chosen`: cards picked so far for a set or gift; they get a tick, cards that can be added a plus. `block_at`:
    preview the hand with the block inserted before this position (NT-4), from 0.
    """
    block = block_of(view)
    if block_at is not None:
        cards = (*view.hand[:block_at], *block, *view.hand[block_at:])
        taken = range(block_at, block_at + len(block))
        held = [HeldCard(each, Mark.READY if i in taken else Mark.NONE, str(i + 1)) for i, each in enumerate(cards)]
        return HandShown(tuple(held), view.own_pile)
    is_ordered = isinstance(view.table, GroupTable)
    held = [
        HeldCard(each, mark, str(i + 1) if is_ordered else "", wins=mark is Mark.READY and would_win(view, each))
        for i, (each, mark) in enumerate(zip(view.hand, _marks(view, chosen or frozenset(view.chosen)), strict=True))
    ]
    return HandShown((*held, *(HeldCard(each, Mark.READY, _NEW, is_new=True) for each in block)), view.own_pile)


def block_of(view: View) -> tuple[Card, ...]:
    """The cards that the viewer is to take or discard (NT-4, NT-5, NT-11); empty if there are none."""
    if view.drawn is not None:
        return (view.drawn,)
    table = view.table
    if not isinstance(table, GroupTable) or table.block_number is None or view.phase is not Phase.PLACE:
        return ()
    return (NUMBERS[table.block_number - 1],) * table.block if is_asked(view) else ()


def _marks(view: View, chosen: frozenset[Card]) -> Iterator[Mark]:
    """Playable cards are READY and on the viewer's turn the rest FADED; in the PLACE phase nothing is faded."""
    ready = playable_positions(view, playable_cards(view, chosen))
    dead = view.table.dead if isinstance(view.table, GridTable) else ()
    other = Mark.FADED if is_asked(view) and view.phase is not Phase.PLACE else Mark.NONE
    for i, each in enumerate(view.hand):
        if each in chosen:
            yield Mark.READY
        elif i in ready:
            yield Mark.POSSIBLE if chosen else Mark.READY
        else:
            yield Mark.DEAD if each in dead else other
