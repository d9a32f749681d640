"""Views: what one seat, or an onlooker, may know of a match.

No field can hold another seat's hand, so hidden cards cannot leak: pictures, texts and computer players get views
only. All fields are public except `hand`, `legal`, `known` and those whose docstring says so.
"""

from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from functools import cache, lru_cache
from typing import NamedTuple

from engine.cards import Card, card
from engine.events import Call
from engine.moves import Move
from engine.packing import packs
from engine.results import HandResult, MatchResult
from engine.rules import Rules


class SeatStatus(StrEnum):
    """The status of a seat in the hand."""

    PLAYING = auto()
    OUT = auto()
    """It played its last card, or holds none that can still be played (KI-11)."""
    BANKRUPT = auto()
    """It went bankrupt or dropped out (SN-6, SP-6, KI-10). With option `ghost` its player is a ghost."""
    ELIMINATED = auto()
    """SJ-7."""


class Phase(StrEnum):
    """The choice of the seats to act."""

    PLAY = auto()
    COVER = auto()
    """Cover the joker or leave it (SP-4). Only the seat to act sees that it is asked."""
    EXTRA = auto()
    """The extra turn after an ace or king (RS-6)."""
    GIVE = auto()
    """Give a card to another seat (RS-3, RS-8)."""
    PASSING = auto()
    """Pass cards on (IS-3)."""
    BIDDING = auto()
    """IS-4."""
    PLACE = auto()
    """Take or discard the block (NT-4, NT-5, NT-11)."""
    OVER = auto()


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """The public state of a seat. A field is None where the game does not use it."""

    cards: int
    """The number of cards in its hand."""
    status: SeatStatus = SeatStatus.PLAYING
    place: int | None = None
    """Its rank, once certain."""
    left: int | None = None
    """When it left the turn order, counted from 1, with gaps. Seats that left by one play share the number."""
    thrown: int = 0
    """The number of cards that it laid when it dropped out and that count against it (KI-14)."""
    was_dealt_joker: bool = False
    """Whether it has played a joker that it was dealt, and did not take (SJ-4)."""
    laid_once: tuple[Card, ...] = ()
    """With two packs, while it holds cards: those that it has laid and of which the other copy does not lie (SN-13)."""
    passes: int | None = None
    """Passes used."""
    passes_left: int | None = None
    chips: int | None = None
    """Current chips, including the payments of this hand."""
    penalty: int | None = None
    """The number of cards that count against it so far (KI-9)."""
    shown: tuple[Card, ...] = ()
    """Its face-up cards: the exposed trump (TR-2), dead cards (KI-9), a score pile once the hand is over, the reserve
    of a duel (NT-10)."""
    face_down: int | None = None
    """The number of its face-down cards: score pile (CS-1), dead cards (KI-9). None where cards never lie face down."""
    has_chosen: bool | None = None
    """Whether it has chosen in the current simultaneous phase (IS-3, IS-4)."""
    bid: Card | None = None
    """Its bid, once revealed (IS-4)."""
    tricks: int | None = None
    bonus: int | None = None
    """Points scored at once for piikos in this round (IS-8). They are kept when it is dealt again (IS-9)."""
    revokes: int | None = None
    """The number of passes with a playable card (FT-7), once the hand is over."""
    had_turn: bool | None = None
    """Whether its first turn of the hand is over (RS-4)."""
    has_laid: bool | None = None
    """Whether it has laid a card in this hand, or had none (PQ-7)."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A place in a row and the card that lies there: the card of the place itself, the joker, or a trump (TR-4)."""

    place: Card
    shown: Card


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the layout: its suit, its pack (`copy`, 0 or 1), and its cards, low to high."""

    suit: int
    copy: int
    laid: tuple[Laid, ...]

    def __reduce__(self) -> tuple[object, ...]:
        # Pickled as one text: with an object for each place, packing and unpacking the rows took 105 µs instead of 20.
        laid = [code for each in self.laid for code in (each.place.code, each.shown.code)]
        return _unpacked_row, (self.suit, self.copy, " ".join(laid))


@lru_cache(maxsize=4096)
def _unpacked_row(suit: int, copy: int, laid: str) -> Row:
    """Cached, as all rows but one are the same from picture to picture."""
    codes = iter(laid.split())
    return Row(suit, copy, tuple([_unpacked_laid(place, shown) for place, shown in zip(codes, codes, strict=True)]))


@cache
def _unpacked_laid(place: str, shown: str) -> Laid:
    return Laid(card(place), card(shown))


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class RowsTable:
    """A layout of rows, one per suit and pack (G-3)."""

    rows: tuple[Row, ...]
    next: tuple[Card, ...]
    """The places that can be filled now, regardless of who holds the cards. With two packs one can occur twice."""
    last: tuple[Card, ...] = ()
    """The places filled by the last play."""
    base: int | None = 6
    """The rank that starts rows, counted from 0; None until it is decided (FN-1)."""
    ace_high: bool = False
    """Whether the ace is the highest card (SP-2)."""
    tunnel: bool = False
    """Whether a row goes on at its other end (ST-1)."""
    stock: int | None = None
    """The number of cards left in the stock (CT-1)."""
    to_draw: int | None = None
    """The number of cards that the next draw takes (CC-1)."""
    community: tuple[Card, ...] = ()
    """Face-up cards that everybody may play (TR-1, WS-4)."""
    had_community: bool = False
    """Whether such cards were dealt, so that their room on the table is known after the last of them (WS-4)."""
    trump: int | None = None
    """The trump suit (TR-1)."""
    trump_card: Card | None = None
    """The card that fixed the trump suit, until it is played (TR-6)."""
    thrown: tuple[Card, ...] = ()
    """The places filled by bankrupt seats (SN-6); with two packs those of the first rows..."""
    thrown_second: tuple[Card, ...] = ()
    """... and these those of the second rows (SN-13)."""
    jokers: int = 0
    """The number of jokers in the hands (SJ-1)."""
    with_jokers: bool = False
    """Whether jokers are played with, wherever they are by now."""
    forced: Card | None = None
    """The card that the seat to act must play first: it holds it (FT-5, RS-1), or it lies face up (WS-4)."""
    first_side: int = 0
    """The side of the base on which a row must begin: -1 below it (RS-2, WS-3), 1 above it (WS-3), 0 either."""
    closed: tuple[int, ...] | None = None
    """The suits that take no more cards, as their ace or king lies (PQ-4). None where none is ever closed."""
    idle: int | None = None
    """The number of turns since a card was last laid, where it matters (FT-7, TR-7, CS-2, RS-7, RS-8)."""
    turns: tuple[Card | None, ...] = ()
    """The cards that each turn of the hand has laid, None for a pass, up to the seat to act. Only where a pass may have
    been one with a playable card (FT-7)."""
    trump_waits: bool = False
    """Whether the exposed trump may not be played yet, as its holder's first turn is not over (TR-2)."""

    @property
    def all_thrown(self) -> tuple[Card, ...]:
        """The cards laid by bankrupt seats, in pack order."""
        return tuple(sorted((*self.thrown, *self.thrown_second))) if self.thrown_second else self.thrown


@packs
@dataclass(frozen=True, slots=True)
class Death:
    """Cards that died together, and how many of them each seat has laid face down (KI-9)."""

    when: int
    """Counted as in `SeatView.left`: seats with a smaller number had left before."""
    cards: tuple[Card, ...]
    lost: tuple[int, ...]


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class GridTable:
    """The killing grid (section 10). `order` lists the suits of the rows, top to bottom."""

    order: tuple[int, ...]
    laid: tuple[Card, ...]
    dead: tuple[Card, ...]
    """The cards of dead cells. They are public even if their holders are not (KI-3)."""
    next: tuple[Card, ...]
    """The cards of live cells that touch the layout (KI-2)."""
    last: tuple[Card, ...] = ()
    killed: tuple[Card, ...] = ()
    """The cards that the last play killed."""
    tunnel: bool = False
    """Whether ace and king are neighbours (KI-8)."""
    thrown: tuple[Card, ...] = ()
    """The cards laid by seats that dropped out (KI-14)."""
    deaths: tuple[Death, ...] = ()
    """Where dead cards lie face down: all deaths, oldest first."""
    stays_in_hand: bool = False
    """Whether dead cards stay in the hands, rather than before their holders (KI-9)."""

    @property
    def all_thrown(self) -> tuple[Card, ...]:
        """The cards laid by seats that dropped out."""
        return self.thrown


class Continuation(StrEnum):
    """The continuation of a sequence of a stops game."""

    SUIT = auto()
    """The rest of its suit, A after K (PP-1)."""
    RANK = auto()
    """The other cards of its rank (EC-1)."""
    FIVE = auto()
    """Up to four higher cards of its suit (JG-1)."""


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class SequenceTable:
    """The table of a stops game (section 9)."""

    sequence: tuple[tuple[int, Card], ...]
    """The last sequence as (seat, card), oldest first. Empty before the first lead."""
    continuation: Continuation
    wanted: tuple[Card, ...]
    """The cards that continue the sequence. Empty: a lead is due."""
    played: tuple[Card, ...]
    """All cards played in this hand, in pack order."""
    call: Call | None = None
    """The call made with the last card (EC-2, SS-1, JG-1)."""


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class TrickTable:
    """The table of Insidious Sevens (section 11)."""

    trick: tuple[tuple[int, Card], ...]
    """The current trick as (seat, card), the lead first."""
    trump: int | None
    """The trump colour, once the bids are final."""
    to_give: int
    """The number of cards that each seat passes on in this round."""
    to_left: bool
    """Whether they are passed to the left or to the right."""
    last_trick: tuple[tuple[int, Card], ...] = ()
    last_winner: int | None = None
    set_aside: tuple[tuple[int, Card], ...] = ()
    """The bids of this round's piikos as (seat, card) (IS-8)."""
    played: tuple[Card, ...] = ()
    """All cards played in this round, in pack order."""


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class GroupTable:
    """The table of Nanatoridori (section 12)."""

    number: int | None
    """The rank of the cards on the table; None: the table is empty."""
    count: int
    by: int | None
    """The seat that played them."""
    block: int = 0
    """The number of cards that the seat to act must take or discard."""
    block_number: int | None = None
    """Their rank, if public; a drawn card is visible only to its drawer (NT-5)."""
    stock: int | None = None
    discarded: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0)
    """The number of cards discarded face up, by rank."""
    put_away: tuple[int, ...] = ()
    """The number of drawn cards that each seat has discarded unseen by others (NT-5). Empty: nothing is drawn."""


Table = RowsTable | GridTable | SequenceTable | TrickTable | GroupTable


@packs
@dataclass(frozen=True, slots=True)
class Known:
    """A card that the viewer knows to be in the hand of `seat`, because it was exposed, exchanged or given, or made
    the seat start (SN-12)."""

    seat: int
    card: Card
    later: bool = False
    """Whether the seat got it later than it showed what its `RuledOut` says, and it is one of the cards `but`."""


@packs
@dataclass(frozen=True, slots=True)
class RuledOut:
    """Cards that `seat` cannot hold, as everybody at the table has seen it pass or not follow with them playable.

    The joker among them: it holds none but those of `known`.
    """

    seat: int
    cards: tuple[Card, ...]
    beside_joker: tuple[Card, ...] = ()
    """Cards that it cannot hold together with a joker, apart from those of `known` (SJ-2)."""
    but: int = 0
    """The number of cards to which this does not apply, because the seat got them later: drawn (CT-2, CC-1, DS-1) or
    given (RS-3, RS-8)."""
    gone: int = 0
    """The number of cards that have left the hand since and may have been among those."""
    piled: tuple[int, ...] = ()
    """For each of the cards: how many cards lay on the seat's pile when it was first ruled out. One of these may be it,
    none of the later ones (CS-1)."""


@packs
@dataclass(frozen=True, slots=True)
class OneOf:
    """Cards of which `seat` holds at least one.

    It could play after a draw (CT-2, CC-1). Where dead cards stay in hand, it is known of a seat without live cards: it
    had one when the last of them died, and one that it could not play when it dropped out (KI-9 to KI-11).
    """

    seat: int
    cards: tuple[Card, ...]


class FactKind(Enum):
    """The kind of a `HandFact`."""

    LAID = auto()
    GAVE = auto()
    NONE_OF = auto()
    """The seat could not play, so it held none of these cards."""
    ONE_OF = auto()
    """The seat has passed with a playable card, so it held one of these at least (RS-8)."""


class HandFact(NamedTuple):
    """A fact that a turn has shown about a hand (section 8)."""

    kind: FactKind
    seat: int
    cards: tuple[Card, ...]
    """Of a gift the card, or none if the viewer has not seen it."""
    to: int | None = None
    """The seat that got a gift."""


class Turn(NamedTuple):
    """A turn of a hand, as everybody has seen it."""

    seat: int
    move: Move
    holder: int | None = None
    """The seat that took or covered a joker, as it held the card for which the joker was laid."""
    thrown: tuple[Card, ...] = ()
    """The cards, without jokers, that a seat laid when it went bankrupt."""


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A hand as `seat` sees it; None is an onlooker."""

    game: str = ""
    """The game's id. Only the match knows it: a mechanism can be registered under any id."""
    rules: Rules
    seat: int | None
    seats: tuple[SeatView, ...]
    to_act: tuple[int, ...]
    """The seats to act, as far as the viewer may know."""
    phase: Phase
    table: Table
    hand: tuple[Card, ...] = ()
    """The viewer's hand, in pack order or in its fixed order (Nanatoridori). Empty for an onlooker."""
    own_pile: tuple[Card, ...] = ()
    """The viewer's own face-down cards (CS-1, KI-9). Private."""
    chosen: tuple[Card, ...] = ()
    """The viewer's choice in the current simultaneous phase (IS-3, IS-4). Private."""
    put_away: tuple[Card, ...] = ()
    """The drawn cards that the viewer has discarded unseen by others (NT-5). Private."""
    passed_on: tuple[Card, ...] = ()
    """The cards that the viewer passed on in this round (IS-3). Private."""
    received: tuple[Card, ...] = ()
    """The cards that were passed on to the viewer in this round (IS-3). Private."""
    drawn: Card | None = None
    """The card that the viewer has drawn and must place (NT-5). Private."""
    legal: tuple[Move, ...] = ()
    """The viewer's legal moves."""
    known: tuple[Known, ...] = ()
    ruled_out: tuple[RuledOut, ...] = ()
    """The cards that passes, draws, begging and not following rule out, one entry a seat; two where cards came later:
    what none of its cards can be, and what none but these (`but`) can be."""
    one_of: tuple[OneOf, ...] = ()
    """Facts that draws and leaving the turn order have shown about the seats."""
    facts: tuple[HandFact, ...] = ()
    """Once a card was given that the viewer has not seen, or a seat has passed with a playable one: what all turns have
    shown (RS-3, RS-8)."""
    own_revokes: int = 0
    """The number of the viewer's passes with a playable card in this hand (FT-7). Private until the hand is over."""
    asking: int | None = None
    """In Phase.GIVE: the seat that gets the card. In Phase.COVER: the seat that played the joker."""
    begging: bool = False
    """In Phase.GIVE: whether that seat has begged (RS-3). Otherwise it has passed with a playable card (RS-8)."""
    pot: int | None = None
    result: HandResult | None = None
    """The result of the hand, once it is over."""
    dealer: int | None = None
    number: int = 1
    """The number of the hand in the match, from 1."""
    totals: tuple[int, ...] | None = None
    """The match's totals before this hand; after it, once it is over."""
    players: tuple[int, ...] | None = None
    """With option `ghost`: the player of each seat (SG-1)."""
    match_result: MatchResult | None = None
    history: tuple[Turn, ...] = ()
    """The turns of the hand so far, in the kinds of hands of `engine.history.TOLD`. Only the match knows them."""
    last_by: int | None = None
    """The seat, as its player sits now, that laid the last cards of a layout. Only the match knows it."""
