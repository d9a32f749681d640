"""What happens in a hand: a closed union of types, one for each kind of event.

Every type says who may see its cards. The cards of a `Public` event are for everybody; those of a `Concealed` one are
for nobody, unless its type shows them to somebody. A reader gets an event through `seen_by`, and matches `Event` with
`assert_never`.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from engine.cards import Card
from engine.results import EndReason


class Call(StrEnum):
    """What a player of a stops game says with a card."""

    EARL_FIRST = "earl-first"
    """EC-2: with the lead of a sequence; the next three with the cards that follow."""
    EARL_SECOND = "earl-second"
    EARL_THIRD = "earl-third"
    EARL_FOURTH = "earl-fourth"
    SNIP = "snip"
    """SS-1: with the second card of a rank. JG-1: with the first of a sequence."""
    SNAP = "snap"
    SNORUM = "snorum"
    HICKOCKALORUM = "hickockalorum"
    """JG-1."""
    JIG = "jig"
    """JG-1, JG-2: with the card that ends a sequence."""


@dataclass(frozen=True, slots=True)
class Public:
    """An event of which everybody may know everything."""

    seat: int
    """Who did it, or to whom it happened."""

    def seen_by(self, seat: int | None) -> Self:
        """The event as this seat may know it; None: an onlooker."""
        return self


@dataclass(frozen=True, slots=True)
class Concealed:
    """An event whose cards are not for everybody; that it happened is."""

    seat: int
    """Who did it."""
    cards: tuple[Card, ...]
    """Empty where the reader may not see them."""

    def seen_by(self, seat: int | None) -> Self:
        """The event as this seat may know it; None: an onlooker."""
        return self if not self.cards or self.shows_cards_to(seat) else replace(self, cards=())

    def shows_cards_to(self, seat: int | None) -> bool:
        """Whether this seat may see the cards; None: an onlooker."""
        return False


@dataclass(frozen=True, slots=True)
class Played(Public):
    """Cards laid on the table."""

    cards: tuple[Card, ...]
    row: int | None = None
    """The suit of the row where a card may go to the row of another suit (TR-4)."""


@dataclass(frozen=True, slots=True)
class Passed(Public):
    """A pass that costs nothing."""


@dataclass(frozen=True, slots=True)
class CountedPass(Public):
    """A pass of a limited number (SN-5)."""

    number: int
    """Which pass of this seat it is, from 1 (SN-10)."""


@dataclass(frozen=True, slots=True)
class PaidPass(Public):
    """A pass that costs chips (FT-3)."""

    chips: int
    """Paid to the pot: 0 where the seat has none left (G-5)."""


@dataclass(frozen=True, slots=True)
class TakingPass(Public):
    """A pass that takes a face-up card (NT-11)."""

    card: Card


@dataclass(frozen=True, slots=True)
class WentBankrupt(Concealed):
    """A seat that could neither play nor pass (SN-6, SP-6), or dropped out (KI-10). `cards`: what it held."""

    is_public: bool = False
    """Whether everybody sees the cards; else only their owner does."""

    def shows_cards_to(self, seat: int | None) -> bool:
        return self.is_public or seat == self.seat


@dataclass(frozen=True, slots=True)
class RanOut(Public):
    """A seat has no cards left, or none that can still be played (KI-11)."""

    place: int | None = None
    """Its rank, where that is certain."""


@dataclass(frozen=True, slots=True)
class Eliminated(Public):
    """A seat held nothing but jokers (SJ-7)."""


@dataclass(frozen=True, slots=True)
class JokerPlayed(Public):
    """A joker laid (SJ-2, SJ-3)."""

    stands_for: Card
    then: Card | None = None
    """The card laid with it."""


@dataclass(frozen=True, slots=True)
class JokerTaken(Public):
    """The owner of the joker's place laid `card` there and took the joker (SJ-4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class JokerCovered(Public):
    """The owner of the joker's place laid `card` on the joker (SJ-5, SP-4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlayersTraded(Public):
    """The players of `seat` and of `ghost` changed places (SG-1)."""

    ghost: int


@dataclass(frozen=True, slots=True)
class Drew(Concealed):
    """Cards drawn from the stock, for their drawer only (CT-2, CC-1, DS-1, NT-5)."""

    count: int

    def shows_cards_to(self, seat: int | None) -> bool:
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Piled(Concealed):
    """A card put face down on the seat's own pile, for its owner only (CS-1)."""

    def shows_cards_to(self, seat: int | None) -> bool:
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Begged(Public):
    """A seat asks another one for a card (RS-3)."""

    giver: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Gave(Concealed):
    """Cards given to another seat, for the two only (RS-3, RS-8, IS-3)."""

    count: int
    taker: int

    def shows_cards_to(self, seat: int | None) -> bool:
        return seat in (self.seat, self.taker)


@dataclass(frozen=True, slots=True)
class Declined(Public):
    """A seat that may give a card gives none (RS-8)."""


@dataclass(frozen=True, slots=True)
class TurnEnded(Public):
    """No further card after an ace or king (RS-6)."""


@dataclass(frozen=True, slots=True)
class Killed(Public):
    """`seat` killed these cards (KI-3)."""

    cards: tuple[Card, ...]
    owner: int | None = None
    """Who held them, where all see it (KI-9)."""


@dataclass(frozen=True, slots=True)
class Chose(Public):
    """A seat has chosen in a simultaneous phase; the event does not say what (IS-3, IS-4)."""


@dataclass(frozen=True, slots=True)
class BidRevealed(Public):
    """IS-4."""

    card: Card


@dataclass(frozen=True, slots=True)
class ScoredPiiko(Public):
    """A seat scores a point, and all bid again (IS-8)."""


@dataclass(frozen=True, slots=True)
class Redealt(Public):
    """The dealer, `seat`, deals again (IS-9)."""


@dataclass(frozen=True, slots=True)
class TrumpChosen(Public):
    """The highest bid, of `seat`, makes its colour trump; the seat leads (IS-4)."""

    colour: int


@dataclass(frozen=True, slots=True)
class WonTrick(Public):
    """IS-6."""

    tricks: int
    """How many the seat has won in this round, this one included."""


@dataclass(frozen=True, slots=True)
class Took(Concealed):
    """Cards taken into the hand (NT-4, NT-5)."""

    count: int
    is_public: bool = False
    """Whether everybody sees the cards: those that were beaten; a drawn one is for its drawer only."""

    def shows_cards_to(self, seat: int | None) -> bool:
        return self.is_public or seat == self.seat


@dataclass(frozen=True, slots=True)
class Discarded(Concealed):
    """Cards discarded (NT-4, NT-5)."""

    count: int
    is_public: bool = False
    """As in `Took`."""

    def shows_cards_to(self, seat: int | None) -> bool:
        return self.is_public or seat == self.seat


@dataclass(frozen=True, slots=True)
class TableCleared(Public):
    """The cards on the table go; `seat` leads (NT-6)."""


@dataclass(frozen=True, slots=True)
class Leads(Public):
    """A seat ended a sequence and leads the next one (PP-1, EC-1, JG-1)."""


@dataclass(frozen=True, slots=True)
class Called(Public):
    """What a seat said with a card (EC-2, SS-1, JG-1)."""

    call: Call
    card: Card


@dataclass(frozen=True, slots=True)
class PaidPot(Public):
    """Chips paid to the pot (FT-4, DS-1)."""

    chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PaidSeat(Public):
    """Chips paid to another seat (SS-1, JG-3)."""

    chips: int
    payee: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PaidForBases(Public):
    """Chips paid to another seat for base cards kept back (FT-8)."""

    chips: int
    payee: int
    bases: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PaidForRevokes(Public):
    """At the end of a hand: a seat passed with a playable card, and pays the pot for that (FT-7)."""

    chips: int
    """Paid: less than is due where the seat has no more (G-5)."""
    revokes: int
    """How often it passed so."""


@dataclass(frozen=True, slots=True)
class WonPot(Public):
    """Chips taken from the pot (FT-4, PP-2)."""

    chips: int


@dataclass(frozen=True, slots=True)
class HandOver(Public):
    """The end of the hand. `seat`: whose move or absence of moves ended it."""

    reason: EndReason


Event = (
    Played
    | Passed
    | CountedPass
    | PaidPass
    | TakingPass
    | WentBankrupt
    | RanOut
    | Eliminated
    | JokerPlayed
    | JokerTaken
    | JokerCovered
    | PlayersTraded
    | Drew
    | Piled
    | Begged
    | Gave
    | Declined
    | TurnEnded
    | Killed
    | Chose
    | BidRevealed
    | ScoredPiiko
    | Redealt
    | TrumpChosen
    | WonTrick
    | Took
    | Discarded
    | TableCleared
    | Leads
    | Called
    | PaidPot
    | PaidSeat
    | PaidForBases
    | PaidForRevokes
    | WonPot
    | HandOver
)
