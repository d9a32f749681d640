"""All that is drawn of a table, for everybody or with the viewer's hand in it."""

from dataclasses import dataclass, replace
from typing import Final

from engine.cards import Card
from engine.moves import Move, PlayCommunity, Take
from engine.packing import packs
from engine.views import GridTable, GroupTable, Phase, RowsTable, SeatView, Table, TrickTable, View
from renderers.model.badges import Badge, lettered
from renderers.model.hand import HandShown, HeldCard, hand_shown
from renderers.model.moves import NO_CARDS, killed, placed
from renderers.model.plates import NO_PLATES, PlatesShown

_NO_SEATS: Final[tuple[SeatView, ...]] = ()


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class TableCaptions:
    """Text in a table's picture, in the reader's language; empty texts are left out."""

    call: str = ""
    """The last call in a sequence (EC-2, SS-1, JG-1)."""
    trump: str = ""
    """The name of the trump colour."""
    pot: str = ""
    """The name of the pot, where there is one."""


NO_CAPTIONS: Final = TableCaptions()


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class TableShown:
    """All inputs of a picture of a table but the theme; equal values render alike."""

    table: Table
    badges: tuple[Badge, ...]
    """One per seat."""
    hand: HandShown | None = None
    """The viewer's hand, if it is shown in the layout or below the table."""
    captions: TableCaptions = NO_CAPTIONS
    plates: PlatesShown = NO_PLATES
    pot: int | None = None
    seats: tuple[SeatView, ...] = _NO_SEATS
    """The seats with what lies before them, if that is shown; otherwise empty."""
    has_piles: bool = False
    """Whether cards come to lie before the seats (KI-9, CS-1, PQ-2); with a hand, face down before the viewer."""
    to_act: tuple[int, ...] = ()
    last_by: int | None = None
    """The player of the last card, if it has their badge."""
    holder: Badge | None = None
    """The holder of the exposed card that fixed the trumps (TR-2)."""
    community: frozenset[Card] = NO_CARDS
    """Community cards that the viewer can play (TR-7)."""
    is_passing: bool = False
    """IS-3."""
    is_over: bool = False
    is_preview: bool = False
    """Whether a play is shown that is to be confirmed; the last one is not marked then."""
    laying: tuple[tuple[Card, Card], ...] = ()
    """Previewed cards as (place, card)."""
    killing: tuple[Card, ...] = ()
    """Cards that the previewed play would kill (KI-7)."""
    numbers_gaps: bool = False
    """Whether the viewer chooses a gap of the hand (NT-4)."""


def table_shown(
    view: View,
    badges: tuple[Badge, ...] | None = None,
    *,
    has_hand: bool = False,
    captions: TableCaptions = NO_CAPTIONS,
    plates: PlatesShown = NO_PLATES,
    preview: Move | None = None,
) -> TableShown:
    """The table as everybody sees it, or `has_hand`: as `view.seat` sees it with its hand.

    `badges`: one per seat; None: A, B, C. `preview`: a move to be confirmed: cards are shown where it would lay them,
    those that it would kill (KI-7) are crossed out, and a block is shown in the hand where it would be taken in (NT-4).
    """
    table = view.table
    badges = lettered(len(view.seats)) if badges is None else badges
    laying = tuple(sorted(placed(view, preview).items()))
    is_duel = isinstance(table, GroupTable) and table.stock is None
    shows_seats = not has_hand or is_duel or isinstance(table, TrickTable)
    return TableShown(
        table=table,
        badges=badges,
        hand=_hand(view, preview, [card for _, card in laying]) if has_hand else None,
        captions=captions,
        plates=plates,
        pot=view.pot if captions.pot else None,
        seats=tuple(map(_lying, view.seats)) if shows_seats else _NO_SEATS,
        has_piles=_has_piles(view, face_down=has_hand),
        to_act=view.to_act if shows_seats else (),
        last_by=None if has_hand or laying else view.last_by,
        holder=_holder(view, badges),
        community=frozenset(move.play.card for move in view.legal if has_hand and isinstance(move, PlayCommunity)),
        is_passing=view.phase is Phase.PASSING,
        is_over=view.result is not None,
        is_preview=bool(laying),
        laying=laying,
        killing=killed(view, preview),
        numbers_gaps=has_hand and preview is None and any(isinstance(move, Take) for move in view.legal),
    )


def _hand(view: View, preview: Move | None, laying: list[Card]) -> HandShown:
    """The hand without the cards that the previewed move would lay."""
    hand = hand_shown(view, block_at=preview.position if isinstance(preview, Take) else None)
    if not laying:
        return hand
    kept: list[HeldCard] = []
    for each in hand.cards:
        if each.card in laying:
            laying.remove(each.card)
        else:
            kept.append(each)
    return replace(hand, cards=tuple(kept))


def _lying(seat: SeatView) -> SeatView:
    """The drawn part of a seat: its face-up and face-down cards, its bid and tricks, and whether bids can be set aside
    (IS-8)."""
    return SeatView(
        cards=0,
        shown=seat.shown,
        face_down=seat.face_down,
        has_chosen=seat.has_chosen,
        bid=seat.bid,
        tricks=seat.tricks,
        bonus=None if seat.bonus is None else 0,
    )


def _has_piles(view: View, *, face_down: bool) -> bool:
    """The same from deal to end, as a picture keeps its size."""
    if isinstance(view.table, GridTable) and not face_down:
        return not view.table.stays_in_hand
    return bool(view.own_pile) or any(seat.face_down is not None for seat in view.seats)


def _holder(view: View, badges: tuple[Badge, ...]) -> Badge | None:
    card = view.table.trump_card if isinstance(view.table, RowsTable) else None
    exposed = (badge for badge, seat in zip(badges, view.seats, strict=True) if card in seat.shown)
    return None if card is None else next(exposed, None)
