"""What one seat, or an onlooker, may know of a match, and nothing else.

A view is a type of its own: there is no field in which another hand could stand. Pictures, texts and computer players
are made from views only. Everything in it is public but `hand`, `legal`, `known` and what a field says of itself.
"""

from dataclasses import dataclass
from enum import StrEnum, auto

from engine.cards import Card
from engine.events import Call
from engine.moves import Move
from engine.packing import packs
from engine.results import HandResult, MatchResult
from engine.rules import Rules


class SeatStatus(StrEnum):
    """How a seat stands in the hand."""

    PLAYING = auto()
    OUT = auto()
    """Got rid of its cards, or holds none that can still be played (KI-11)."""
    BANKRUPT = auto()
    """SN-6, SP-6, KI-10; with the option `ghost` its player is a ghost."""
    ELIMINATED = auto()
    """SJ-7."""


class Phase(StrEnum):
    """What the seats of `to_act` are asked for."""

    PLAY = auto()
    COVER = auto()
    """SP-4: somebody may be asked; who, only that seat sees."""
    EXTRA = auto()
    """RS-6: the turn after an ace or king."""
    GIVE = auto()
    """RS-3, RS-8: a card to another seat."""
    PASSING = auto()
    """IS-3."""
    BIDDING = auto()
    """IS-4."""
    PLACE = auto()
    """NT-4, NT-5, NT-11: take or discard."""
    OVER = auto()
    """The hand is over."""


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """A seat as everybody sees it. None where the game has no such thing."""

    cards: int
    """How many it holds."""
    status: SeatStatus = SeatStatus.PLAYING
    place: int | None = None
    """Its rank, once it is certain."""
    passes: int | None = None
    """Passes used."""
    passes_left: int | None = None
    chips: int | None = None
    """Held now, payments of this hand already made."""
    penalty: int | None = None
    """Cards that count against it so far (KI-9)."""
    shown: tuple[Card, ...] = ()
    """Face up before it: the exposed trump (TR-2), dead cards (KI-9), the reserve of a duel (NT-10)."""
    face_down: int = 0
    """How many cards lie face down before it: score pile (CS-1), dead cards (KI-9)."""
    has_chosen: bool | None = None
    """In simultaneous phases (IS-3, IS-4)."""
    bid: Card | None = None
    """Revealed (IS-4)."""
    tricks: int | None = None
    revokes: int | None = None
    """How often it passed with a playable card (FT-7), once the hand is over."""


@packs
@dataclass(frozen=True, slots=True)
class Laid:
    """A card's place in a row, and what lies there: the card itself, the joker, or a trump (TR-4)."""

    place: Card
    shown: Card


@packs
@dataclass(frozen=True, slots=True)
class Row:
    """A row of the layout: a suit, which of the packs (0 or 1), and what lies in it, low to high."""

    suit: int
    copy: int
    laid: tuple[Laid, ...]


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class RowsTable:
    """A layout of rows (G-3), one for each suit and pack."""

    rows: tuple[Row, ...]
    next: tuple[Card, ...]
    """The places where a card can go now, whoever holds it; with two packs a card may stand twice."""
    last: tuple[Card, ...] = ()
    """What the last play laid: its places."""
    base: int | None = 6
    """The rank that opens rows, counted from 0; None while it is open (FN-1)."""
    ace_high: bool = False
    """SP-2."""
    stock: int | None = None
    """Cards left to draw (CT-1)."""
    to_draw: int | None = None
    """How many the next draw takes (CC-1)."""
    community: tuple[Card, ...] = ()
    """TR-1."""
    trump: int | None = None
    """The trump suit (TR-1)."""
    trump_card: Card | None = None
    """The card that fixed it, until it is played (TR-6)."""


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class GridTable:
    """The killing grid (section 10). `order`: the suits from top to bottom."""

    order: tuple[int, ...]
    laid: tuple[Card, ...]
    dead: tuple[Card, ...]
    """Dead cells: public whoever held the card, since all can see them (KI-3)."""
    next: tuple[Card, ...]
    """Live cells that touch the layout (KI-2)."""
    last: tuple[Card, ...] = ()
    killed: tuple[Card, ...] = ()
    """What the last play killed."""


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class SequenceTable:
    """A running sequence of a stops game (section 9)."""

    sequence: tuple[tuple[int, Card], ...]
    """The running sequence: (seat, card), oldest first. Empty: a lead is wanted."""
    wanted: tuple[Card, ...]
    """What continues it."""
    played: tuple[Card, ...]
    """All that has been played in this hand, in pack order."""
    call: Call | None = None
    """What the last player says (EC-2, SS-1, JG-1)."""


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class TrickTable:
    """A round of Insidious Sevens (section 11)."""

    trick: tuple[tuple[int, Card], ...]
    """(seat, card), the lead first."""
    trump: int | None
    """The colour, once the bids stand."""
    to_give: int
    """How many cards are passed on in this round."""
    to_left: bool
    """To which side."""
    last_trick: tuple[tuple[int, Card], ...] = ()
    last_winner: int | None = None
    set_aside: tuple[tuple[int, Card], ...] = ()
    """Bids of the piikos of this round (IS-8)."""
    played: tuple[Card, ...] = ()
    """All that has been played in this round, in pack order."""


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class GroupTable:
    """What lies in Nanatoridori (section 12)."""

    number: int | None
    """The number of the cards on the table; None: nothing lies."""
    count: int
    by: int | None
    """The seat that played them."""
    block: int = 0
    """How many cards the seat to act may take or discard."""
    block_number: int | None = None
    """Their number, where all may know it; a drawn card is its drawer's alone (NT-5)."""
    stock: int | None = None
    discarded: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0)
    """How many of each number have been discarded face up."""


Table = RowsTable | GridTable | SequenceTable | TrickTable | GroupTable


@packs
@dataclass(frozen=True, slots=True)
class Known:
    """A card that the viewer knows to be in the hand of `seat`: from an exposure, an exchange or a gift."""

    seat: int
    card: Card


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A hand in progress as `seat` sees it (None: an onlooker)."""

    game: str
    rules: Rules
    seat: int | None
    seats: tuple[SeatView, ...]
    to_act: tuple[int, ...]
    """Whose move is awaited, as far as the viewer may know it."""
    phase: Phase
    table: Table
    hand: tuple[Card, ...] = ()
    """The viewer's own cards: in pack order, or in their fixed order (Nanatoridori). Empty for an onlooker."""
    own_pile: tuple[Card, ...] = ()
    """The viewer's own cards that lie face down (CS-1, KI-9)."""
    chosen: tuple[Card, ...] = ()
    """What the viewer has chosen in a simultaneous phase that still goes on (IS-3, IS-4)."""
    drawn: Card | None = None
    """A card the viewer has just drawn and has to place (NT-5)."""
    legal: tuple[Move, ...] = ()
    """What the viewer may do now."""
    known: tuple[Known, ...] = ()
    own_revokes: int = 0
    """How often the viewer has passed with a playable card in this hand (FT-7), which nobody else sees before its
    end."""
    asking: int | None = None
    """The seat that the cards of Phase.GIVE are for."""
    pot: int | None = None
    result: HandResult | None = None
    """Of this hand, once it is over."""
    dealer: int | None = None
    number: int = 1
    """Which hand of the match this is, from 1."""
    totals: tuple[int, ...] | None = None
    """The match's standing before this hand."""
    players: tuple[int, ...] | None = None
    """With `ghost`: for each seat the player who sits there (SG-1)."""
    match_result: MatchResult | None = None
