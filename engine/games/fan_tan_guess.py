"""Parts of a guessed hand of a Fan Tan game: what follows from a view, and from the cards dealt to unseen places."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.cards import SEVEN, Card, members
from engine.games.copies import cards_of, hand_bits, without
from engine.games.layout import IN_EACH_SUIT, Layout
from engine.games.revokes import Revoke, debts


def revokes_of(turns: Sequence[Card | None], layout: Layout, hands: Sequence[int], to_act: int) -> tuple[Revoke, ...]:
    """Return which passes were revokes and what is owed for them, if these are the hands now (FT-7, FT-8)."""
    if None not in turns:
        return ()
    seats = len(hands)
    first = (to_act - len(turns)) % seats
    held = [cards_of(hand) for hand in hands]
    lies = Counter(each for copy in range(0, len(layout.rows), 4) for each in _row_cards(layout, copy))
    for turn, each in enumerate(turns):
        if each is not None:
            held[(first + turn) % seats].append(each)
            lies[each] -= 1
    before = [hand_bits(cards) for cards in held]
    found: list[Revoke] = []
    rows = _begun(layout, lies.elements())
    for turn, each in enumerate(turns):
        seat = (first + turn) % seats
        if each is None:
            playable = before[seat] & rows.open
            if playable:
                bases = 0 if rows.base is None else playable & IN_EACH_SUIT << rows.base
                found.append(Revoke(seat, debts(seat, bases, before)))
            continue
        before[seat] = without(before[seat], each)
        rows.lay(each)
    return tuple(found)


def _row_cards(layout: Layout, copy: int) -> list[Card]:
    return [each for suit in range(4) for each in members(layout.rows[copy + suit] << 13 * suit)]


def _begun(layout: Layout, lies: Iterable[Card]) -> Layout:
    """Return the layout as it was with these cards only."""
    cards = list(lies)
    is_fixed = bool(cards) or layout.base == SEVEN
    made = Layout(layout.table if is_fixed else None, layout.base if is_fixed else None, decks=len(layout.rows) // 4)
    made.place(cards)
    return made
