"""Events: what happens in a hand, one dataclass per kind, joined in the closed union `Event`.

What only one mechanism announces is a type in its module, and `Announced` here.

The type decides who may see an event's cards: everybody (`Public`), or only seats for which `shows_cards_to` is true
(`Concealed`). Filter an event with `seen_by` before showing it. Match on `Event` exhaustively, with `assert_never`.
"""

from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Final, Self

from engine.cards import Card
from engine.results import EndReason


class Call(StrEnum):
    """The words that a player calls out with a card in a stops game."""

    EARL_FIRST = "earl-first"
    """With the lead of a sequence; the next three calls with the cards that follow (EC-2)."""
    EARL_SECOND = "earl-second"
    EARL_THIRD = "earl-third"
    EARL_FOURTH = "earl-fourth"
    SNIP = "snip"
    """With the second card of a rank (SS-1), or the first card of a sequence (JG-1)."""
    SNAP = "snap"
    SNORUM = "snorum"
    HICKOCKALORUM = "hickockalorum"
    """JG-1."""
    JIG = "jig"
    """With the card that ends a sequence (JG-1, JG-2)."""


@dataclass(frozen=True, slots=True)
class Public:
    """An event without hidden information."""

    seat: int
    """The seat that acted or was affected."""

    def seen_by(self, seat: int | None) -> Self:
        """Return the event as this seat may see it; None is an onlooker."""
        return self


@dataclass(frozen=True, slots=True)
class Concealed:
    """An event that everybody sees, with cards that only some seats may see."""

    seat: int
    """The seat that acted."""
    cards: tuple[Card, ...]
    """Empty after `seen_by` for a viewer who may not see them."""

    def seen_by(self, seat: int | None) -> Self:
        """Return the event as this seat may see it; None is an onlooker."""
        return self if not self.cards or self.shows_cards_to(seat) else replace(self, cards=())

    def shows_cards_to(self, seat: int | None) -> bool:
        """Return whether this seat may see the cards; None is an onlooker."""
        return False


@dataclass(frozen=True, slots=True)
class Announced(Public):
    """An event of one mechanism, declared in its module, on which nothing depends but its message.

    Its own fields are `suit` or `colour`.
    """

    def facts(self) -> dict[str, int]:
        """Return its own fields by name."""
        return {each.name: getattr(self, each.name) for each in fields(self)[1:]}


@dataclass(frozen=True, slots=True)
class Played(Public):
    """A seat played cards to the table."""

    cards: tuple[Card, ...]
    row: int | None = None
    """The suit of the row that the card went to, in games where that can be another suit's (TR-4)."""


@dataclass(frozen=True, slots=True)
class Passed(Public):
    """A free pass."""


@dataclass(frozen=True, slots=True)
class CountedPass(Public):
    """A pass, where each seat has a limited number (SN-5)."""

    number: int
    """The number of passes the seat has used, this one included (SN-10)."""


@dataclass(frozen=True, slots=True)
class PaidPass(Public):
    """A pass that costs chips (FT-3)."""

    chips: int
    """Chips paid to the pot; 0 if the seat has none left (G-5)."""


@dataclass(frozen=True, slots=True)
class TakingPass(Public):
    """A pass by which the seat takes one of its face-up cards (NT-11)."""

    card: Card


@dataclass(frozen=True, slots=True)
class WentBankrupt(Concealed):
    """A seat went bankrupt (SN-6, SP-6) or dropped out (KI-10). `cards` are those that it held."""

    is_public: bool = False
    """Whether everybody sees the cards, or only their owner."""

    def shows_cards_to(self, seat: int | None) -> bool:
        return self.is_public or seat == self.seat


@dataclass(frozen=True, slots=True)
class RanOut(Public):
    """A seat has no cards left, or none that can ever be played (KI-11)."""

    place: int | None = None
    """Its rank, if already certain."""


@dataclass(frozen=True, slots=True)
class Eliminated(Public):
    """A seat was eliminated because it held only jokers (SJ-7)."""


@dataclass(frozen=True, slots=True)
class JokerPlayed(Public):
    """A seat played a joker (SJ-2, SJ-3)."""

    stands_for: Card
    then: Card | None = None
    """The card played with it."""


@dataclass(frozen=True, slots=True)
class JokerTaken(Public):
    """The seat that held `card`, for which the joker stood, laid it there and took the joker (SJ-4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class JokerCovered(Public):
    """The seat that held `card`, for which the joker stood, laid it on the joker (SJ-5, SP-4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlayersTraded(Public):
    """The players of `seat` and `ghost` traded seats (SG-1)."""

    ghost: int


@dataclass(frozen=True, slots=True)
class Drew(Concealed):
    """A seat drew cards from the stock, which only it sees (CT-2, CC-1, DS-1, NT-5)."""

    count: int

    def shows_cards_to(self, seat: int | None) -> bool:
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Piled(Concealed):
    """A seat put a card face down on its own pile; only it sees the card (CS-1)."""

    def shows_cards_to(self, seat: int | None) -> bool:
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class SuitClosed(Public):
    """A seat laid the ace or king of `suit`: no more cards of that suit can be played (PQ-4)."""

    suit: int


@dataclass(frozen=True, slots=True)
class PileCounted(Public):
    """A seat's pile was counted at the end of the hand (PQ-5 to PQ-7): to `count`, twice that if `is_doubled`."""

    count: int
    is_doubled: bool
    laid_none: bool
    """Whether the seat has laid no card, so that its pile counts as empty (PQ-7)."""


@dataclass(frozen=True, slots=True)
class Begged(Public):
    """A seat begged `giver` for a card (RS-3)."""

    giver: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Gave(Concealed):
    """A seat gave cards to `taker`; only these two see them (RS-3, RS-8, IS-3)."""

    count: int
    taker: int

    def shows_cards_to(self, seat: int | None) -> bool:
        return seat in (self.seat, self.taker)


@dataclass(frozen=True, slots=True)
class Killed(Public):
    """`seat` killed these cards (KI-3)."""

    cards: tuple[Card, ...]
    owner: int | None = None
    """The seat that held them, if that is public (KI-9)."""


@dataclass(frozen=True, slots=True)
class BidRevealed(Public):
    """A seat's bid was revealed (IS-4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class WonTrick(Public):
    """A seat won a trick (IS-6)."""

    tricks: int
    """The number of tricks it has won in this round, this one included."""


@dataclass(frozen=True, slots=True)
class Took(Concealed):
    """A seat took cards into its hand (NT-4, NT-5)."""

    count: int
    is_public: bool = False
    """Whether everybody sees the cards: beaten cards are public, a drawn one is visible only to its drawer."""

    def shows_cards_to(self, seat: int | None) -> bool:
        return self.is_public or seat == self.seat


@dataclass(frozen=True, slots=True)
class Discarded(Concealed):
    """A seat discarded cards (NT-4, NT-5)."""

    count: int
    is_public: bool = False
    """As in `Took`."""

    def shows_cards_to(self, seat: int | None) -> bool:
        return self.is_public or seat == self.seat


@dataclass(frozen=True, slots=True)
class TableCleared(Public):
    """The table was cleared; `seat` leads (NT-6)."""


@dataclass(frozen=True, slots=True)
class Called(Public):
    """A seat made a call with a card (EC-2, SS-1, JG-1)."""

    call: Call
    card: Card


@dataclass(frozen=True, slots=True)
class PaidPot(Public):
    """A seat paid chips to the pot (FT-4, DS-1)."""

    chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PaidSeat(Public):
    """A seat paid chips to `payee` (SS-1, JG-3)."""

    chips: int
    payee: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PaidForBases(Public):
    """A seat paid chips to `payee` for base cards that it did not play when it could (FT-8)."""

    chips: int
    payee: int
    bases: tuple[Card, ...]


REVOKE_PRICE: Final = 3
"""The chips that a pass with a playable card costs at the end of the hand (FT-7)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PaidForRevokes(Public):
    """At the end of the hand, a seat paid the pot for passes with a playable card (FT-7)."""

    chips: int
    """Chips actually paid: less than due if the seat has too few (G-5)."""
    revokes: int
    """The number of such passes."""


@dataclass(frozen=True, slots=True)
class WonPot(Public):
    """A seat took the pot (FT-4, PP-2)."""

    chips: int


@dataclass(frozen=True, slots=True)
class HandOver(Public):
    """The hand is over. `seat`: the seat whose move ended it, or that lost, or the dealer, depending on the game."""

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
    | SuitClosed
    | PileCounted
    | Begged
    | Gave
    | Killed
    | BidRevealed
    | WonTrick
    | Took
    | Discarded
    | TableCleared
    | Called
    | PaidPot
    | PaidSeat
    | PaidForBases
    | PaidForRevokes
    | WonPot
    | HandOver
    | Announced
)
