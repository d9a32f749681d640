"""The start of a hand of rows: from a deal, with sevens laid or held, or from a position (SN-2, SN-12)."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.cards import JOKER, SEVEN, Card
from engine.errors import DealError
from engine.game import Setup
from engine.games.dealing import check_cards, check_position, dealer_of
from engine.games.rows import CARDS, SEVENS, Rows
from engine.games.turns import Left, Ring, ring_of
from engine.views import SeatStatus


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningPhase:
    """The state before the first turn."""

    hands: tuple[int, ...]
    """As the hand's layout counts cards; jokers are one bit each above `CARDS`."""
    layout: tuple[Card, ...]
    """The cards laid to the rows."""
    passes: tuple[int, ...]
    """Passes left, by seat."""
    ring: Ring
    left: Left
    """Seats without cards, which are out, in order from the dealer's left."""
    from_dealers_left: tuple[int, ...]
    seven_of_diamonds: int | None
    """The seat that was dealt it, or None; of two the one nearest the dealer's left (SN-13)."""


Bits = Callable[[Sequence[Card]], int]
"""The bit set of cards other than jokers, as a hand's layout counts them."""


def opened(
    setup: Setup, rows: Rows, *, pack: tuple[Card, ...], passes: int, bits_of: Bits | None = None
) -> OpeningPhase:
    """Return the opening of this deal or position. `bits_of`: None for the bits of `rows`. Raises DealError if it is
    invalid."""
    check_cards(setup, pack)
    check_position(setup, counts_passes=True, most_passes=passes)
    position = setup.position
    layout = position.layout if position else None
    if JOKER in (layout or ()):
        raise DealError("layout", "a position cannot tell of a joker that lies")
    sevens = [] if rows.sevens_held else [each for each in pack if each.rank == SEVEN]
    _check_sevens(setup, layout, sevens)
    hands: list[int] = []
    joker = 1 << CARDS.bit_length()
    for dealt in setup.deal.hands:
        kept = [each for each in dealt if each is not JOKER and (rows.sevens_held or each.rank != SEVEN)]
        bits = sum([rows.bits[each] for each in kept]) if bits_of is None else bits_of(kept)
        for _ in range(dealt.count(JOKER)):
            bits |= joker
            joker <<= 1
        hands.append(bits)
    dealer = dealer_of(setup)
    from_left = tuple((dealer + 1 + i) % setup.seats for i in range(setup.seats))
    used = position.passes if position and position.passes else (0,) * setup.seats
    return OpeningPhase(
        hands=tuple(hands),
        layout=tuple(sevens) if layout is None else layout,
        passes=tuple(passes - each for each in used),
        ring=ring_of(tuple(seat for seat, hand in enumerate(hands) if hand), setup.seats),
        left=tuple((seat, SeatStatus.OUT) for seat in from_left if not hands[seat]),
        from_dealers_left=from_left,
        seven_of_diamonds=next((seat for seat in from_left if SEVENS[2] in setup.deal.hands[seat]), None),
    )


def _check_sevens(setup: Setup, layout: tuple[Card, ...] | None, sevens: Sequence[Card]) -> None:
    """Raise DealError unless these sevens are in the hands, or in the layout of a position (SN-2)."""
    there = [each for hand in setup.deal.hands for each in hand] if layout is None else layout
    for each in Counter(sevens) - Counter(there):
        raise DealError("deal.hands" if layout is None else "layout", f"{each} is missing; all sevens must lie")
