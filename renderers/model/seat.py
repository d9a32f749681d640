"""The table as one seat sees it: the layout and the viewer's hand, in one picture."""

from dataclasses import dataclass, replace
from typing import Final

from engine.cards import Card
from engine.moves import Move, Play, PlayCommunity, Take
from engine.packing import packs
from engine.views import GroupTable, Phase, RowsTable, SeatView, Table, TrickTable, View
from renderers.model.badges import Badge, lettered
from renderers.model.captions import NO_CAPTIONS, TableCaptions
from renderers.model.hand import HandShown, HeldCard, hand_shown
from renderers.model.playable import NO_CARDS
from renderers.model.previews import killed, placed

_NO_SEATS: Final[tuple[SeatView, ...]] = ()


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatShown:
    """All inputs of a seat's picture; equal values render alike."""

    table: Table
    hand: HandShown
    badges: tuple[Badge, ...]
    """One per seat."""
    captions: TableCaptions = NO_CAPTIONS
    seats: tuple[SeatView, ...] = _NO_SEATS
    """The seats with what lies before them, if that is shown; otherwise empty."""
    to_act: tuple[int, ...] = ()
    holder: Badge | None = None
    """The holder of the exposed card that fixed the trumps (TR-2)."""
    community: frozenset[Card] = NO_CARDS
    """Community cards that the viewer can play (TR-7)."""
    is_passing: bool = False
    """IS-3."""
    is_over: bool = False
    is_preview: bool = False
    laying: tuple[tuple[Card, Card], ...] = ()
    """Previewed cards as (place, card)."""
    killing: tuple[Card, ...] = ()
    """Cards that the previewed play would kill (KI-7)."""
    numbers_gaps: bool = False
    """Whether the viewer chooses a gap of the hand (NT-4)."""


def seat_shown(
    view: View,
    *,
    badges: tuple[Badge, ...] | None = None,
    captions: TableCaptions = NO_CAPTIONS,
    preview: Move | None = None,
) -> SeatShown:
    """The table and the hand as `view.seat` sees them.

    `badges`: one per seat; None: A, B, C. `captions`: text in the picture. `preview`: a move to be confirmed: cards are
    shown where it would lay them, and a block in the hand where it would be taken in (NT-4).
    """
    table = view.table
    badges = lettered(len(view.seats)) if badges is None else badges
    laying = tuple(sorted(placed(view, preview).items()))
    hand = hand_shown(view, block_at=preview.position if isinstance(preview, Take) else None)
    if laying:
        hand = replace(hand, cards=_without(hand, [card for _, card in laying]))
    shows_seats = isinstance(table, TrickTable) or (isinstance(table, GroupTable) and table.stock is None)
    exposed = (
        (badge for badge, seat in zip(badges, view.seats, strict=True) if table.trump_card in seat.shown)
        if isinstance(table, RowsTable) and table.trump_card is not None
        else ()
    )
    return SeatShown(
        table=table,
        hand=hand,
        badges=badges,
        captions=captions,
        seats=tuple(_bare(seat) for seat in view.seats) if shows_seats else _NO_SEATS,
        to_act=view.to_act if shows_seats else (),
        holder=next(iter(exposed), None),
        community=frozenset(move.play.card for move in view.legal if isinstance(move, PlayCommunity)),
        is_passing=view.phase is Phase.PASSING,
        is_over=view.result is not None,
        is_preview=bool(laying),
        laying=laying,
        killing=killed(view, preview) if isinstance(preview, Play) else (),
        numbers_gaps=preview is None and any(isinstance(move, Take) for move in view.legal),
    )


def _bare(seat: SeatView) -> SeatView:
    """The drawn part of a seat: its face-up cards, its bid and its tricks."""
    return SeatView(cards=0, shown=seat.shown, has_chosen=seat.has_chosen, bid=seat.bid, tricks=seat.tricks)


def _without(hand: HandShown, cards: list[Card]) -> tuple[HeldCard, ...]:
    """The cards of the hand but these, each once."""
    kept: list[HeldCard] = []
    for each in hand.cards:
        if each.card in cards:
            cards.remove(each.card)
        else:
            kept.append(each)
    return tuple(kept)
