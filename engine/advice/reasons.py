"""The closed set of reasons for a move, each with the facts its sentence needs."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card


class Reason(StrEnum):
    """The reason for a move, or its effect. Each docstring names the facts used: `cards`, `number`."""

    # Rows and the killing grid.
    NOTHING_FITS = "nothing-fits"
    """A pass: no card can be laid."""
    NO_WAY = "no-way"
    """Neither a card nor a pass is legal."""
    OPENS_OWN = "opens-own"
    """`cards`: own cards that can follow at once."""
    NEARS_OWN = "nears-own"
    """`cards`: the nearest own card, with `number` opponents' cards before it."""
    ENDS_ROW = "ends-row"
    """The card completes its side of the row."""
    FREES_OTHERS = "frees-others"
    """Only opponents' cards follow, next `cards`: it just saves one of the `number` passes left."""
    HOLDS_BACK = "holds-back"
    """A pass; `cards`: playable cards that block the opponents."""

    # The killing grid only.
    KILLS = "kills"
    """`cards`: the opponents' cards killed."""
    KILLS_OWN = "kills-own"
    """`cards`: the own cards killed."""
    RESCUES = "rescues"
    """`cards`: own cards that an opponent's next card can no longer kill."""
    CLOSES_IN = "closes-in"
    """`cards`: opponents' cards that one more card can now kill."""
    EXPOSES = "exposes"
    """`cards`: own cards that an opponent's next card can now kill."""
    QUIET = "quiet"
    """It only gets rid of a card and endangers no other own card."""
    SPARES_OWN = "spares-own"
    """A pass: every playable card would kill an own card."""
    WAITS = "waits"
    """A pass although a card can be laid."""

    # Tricks.
    GIVES_LOW = "gives-low"
    """The cards given are on average no higher than those left."""
    GIVES_HIGH = "gives-high"
    """The cards given are on average higher than those left."""
    GIVES_COLOUR = "gives-colour"
    """It empties the hand of a colour; `number` colours are left (IS-T1)."""
    GIVES_BID = "gives-bid"
    """It gives away the last card of rank `number`, the bid that fits the hand (IS-T2)."""
    BID_FITS = "bid-fits"
    """The bid is near `number`, the expected tricks."""
    BID_HIGH = "bid-high"
    """The bid is above `number`, the expected tricks."""
    BID_LOW = "bid-low"
    """The bid is below `number`, the expected tricks."""
    BID_OPEN = "bid-open"
    """A middling bid: `number` tricks are expected if its colour is trump, and fewer if not (IS-T3)."""
    WINS = "wins"
    """The card probably takes the trick. `number`: the tricks still wanted, as for the next five reasons."""
    SAVES = "saves"
    """It leaves the trick to the others and keeps stronger cards."""
    RISKS_SEVEN = "risks-seven"
    """A seven is led, and the higher sevens `cards` may still be played on it (IS-T4)."""
    DRAWS_TRUMPS = "draws-trumps"
    """A low trump is led to draw the opponents' trumps, keeping stronger cards (IS-T5)."""
    TRIES = "tries"
    """It may take the trick, and the hand has nothing higher."""
    LEAVES = "leaves"
    """It cannot take the trick."""
    DUCKS = "ducks"
    """No more tricks are wanted, and the hand's lowest legal card probably does not take this one."""
    SHEDS = "sheds"
    """No more tricks are wanted: a higher card goes where it probably does not take the trick."""
    OVERTAKES = "overtakes"
    """It probably takes a trick that is not wanted."""

    # Groups.
    LAST_CARDS = "last-cards"
    """The hand is empty."""
    BRINGS_TOGETHER = "brings-together"
    """It makes `number` equal cards neighbours."""
    MANY = "many"
    """It plays `number` cards at once."""
    ONE = "one"
    """It plays a single card."""
    BREAKS_UP = "breaks-up"
    """It plays a part of a group and leaves `number` cards of it."""
    NOTHING_BEATS = "nothing-beats"
    """A pass: nothing in the hand beats the group on the table."""
    KEEPS_GROUPS = "keeps-groups"
    """A pass although a group of the hand could be played."""
    ENLARGES = "enlarges"
    """The cards taken in make a group of `number`."""
    SPLITS = "splits"
    """The cards taken in split a group."""
    ADDS = "adds"
    """The cards taken in join no group."""
    DISCARDS = "discards"
    """It discards cards instead of taking them in."""

    ONLY_ONE = "only-one"
    """There is no other legal move."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A reason and its facts."""

    reason: Reason
    cards: tuple[Card, ...] = ()
    number: int = 0
