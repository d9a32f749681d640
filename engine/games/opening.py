"""The start of a hand of rows: from a deal, with sevens laid or held, or from a position (SN-2, SN-12)."""

from dataclasses import dataclass

from engine.cards import JOKER, Card
from engine.errors import DealError
from engine.game import Setup
from engine.games.dealing import check_cards, check_position, dealer_of
from engine.games.rows import CARDS, SEVENS, Rows
from engine.games.turns import Left, Ring, ring_of
from engine.views import SeatStatus


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """The state before the first turn. Cards are bits of the hand's `Rows`; jokers are one bit each above them."""

    hands: tuple[int, ...]
    frontier: int
    passes: tuple[int, ...]
    """Passes left, by seat."""
    ring: Ring
    left: Left
    """Seats without cards, which are out, in order from the dealer's left."""
    from_dealers_left: tuple[int, ...]
    seven_of_diamonds: int | None
    """The seat that was dealt it, or None."""


def opened(setup: Setup, rows: Rows, *, pack: tuple[Card, ...], passes: int) -> Opening:
    """Return the opening of this deal or position. Raises DealError if it is invalid."""
    check_cards(setup, pack)
    check_position(setup, counts_passes=True, most_passes=passes)
    position = setup.position
    layout = position.layout if position else None
    if JOKER in (layout or ()):
        raise DealError("layout", "a position cannot tell of a joker that lies")
    if not rows.held:
        _check_sevens(setup, layout)
    hands: list[int] = []
    joker = 1 << CARDS.bit_length()
    for dealt in setup.deal.hands:
        bits = _bits(dealt, rows)
        for _ in range(dealt.count(JOKER)):
            bits |= joker
            joker <<= 1
        hands.append(bits)
    dealer = dealer_of(setup)
    from_left = tuple((dealer + 1 + i) % setup.seats for i in range(setup.seats))
    used = position.passes if position and position.passes else (0,) * setup.seats
    return Opening(
        hands=tuple(hands),
        frontier=rows.start + _bits(layout or (), rows),
        passes=tuple(passes - each for each in used),
        ring=ring_of(tuple(seat for seat, hand in enumerate(hands) if hand), setup.seats),
        left=tuple((seat, SeatStatus.OUT) for seat in from_left if not hands[seat]),
        from_dealers_left=from_left,
        seven_of_diamonds=next((seat for seat, hand in enumerate(setup.deal.hands) if SEVENS[2] in hand), None),
    )


def _check_sevens(setup: Setup, layout: tuple[Card, ...] | None) -> None:
    """Raise DealError unless all four sevens are in the hands, or in the layout of a position (SN-2)."""
    field, there = ("deal.hands", set[Card]().union(*setup.deal.hands)) if layout is None else ("layout", set(layout))
    for each in SEVENS:
        if each not in there:
            raise DealError(field, f"{each} is missing; all four sevens must lie")


def _bits(cards: tuple[Card, ...], rows: Rows) -> int:
    """Return the bit set of the cards; cards without a bit are left out."""
    return sum(rows.bits.get(each, 0) for each in cards)
