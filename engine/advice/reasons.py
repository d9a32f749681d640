"""The reasons that a move can have: a closed set, each with the facts that a sentence needs."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card


class Reason(StrEnum):
    """What speaks for a move, or what it does. The facts that go with each are named beside it."""

    # Rows and cells.
    NOTHING_FITS = "nothing-fits"
    """A pass, because there is nothing else."""
    NO_WAY = "no-way"
    """Neither card nor pass is left."""
    OPENS_OWN = "opens-own"
    """`cards`: own ones that can follow at once."""
    NEARS_OWN = "nears-own"
    """`cards`: the nearest own one, `number` cards of the others before it."""
    ENDS_ROW = "ends-row"
    """Nothing comes after it."""
    FREES_OTHERS = "frees-others"
    """No own card comes after it, but one of the others, `cards`: it only saves one of the `number` passes left."""
    HOLDS_BACK = "holds-back"
    """A pass; `cards`: those that could have been laid and that others wait for."""

    # Cells alone.
    KILLS = "kills"
    """`cards` of the others."""
    KILLS_OWN = "kills-own"
    """`cards` of one's own."""
    RESCUES = "rescues"
    """`cards`: own ones that another's next card could have killed, and now cannot."""
    CLOSES_IN = "closes-in"
    """`cards` of the others, which one more card would kill."""
    EXPOSES = "exposes"
    """`cards`: own ones that another's next card could kill."""
    QUIET = "quiet"
    """No more than a card the less, and no own one in danger."""
    SPARES_OWN = "spares-own"
    """A pass, because whatever could be laid would kill an own card."""
    WAITS = "waits"
    """A pass, though a card could be laid."""

    # Tricks.
    GIVES_LOW = "gives-low"
    GIVES_HIGH = "gives-high"
    GIVES_COLOUR = "gives-colour"
    """It leaves the hand a colour less, `number` of them (IS-T1)."""
    GIVES_BID = "gives-bid"
    """It gives away the last card with the `number` that the hand is good for (IS-T2)."""
    BID_FITS = "bid-fits"
    """`number`: the tricks that the hand looks good for; so with the next two."""
    BID_HIGH = "bid-high"
    BID_LOW = "bid-low"
    BID_OPEN = "bid-open"
    """A bid of the middle: `number` tricks look good if its colour is trump, and fewer if not (IS-T3)."""
    WINS = "wins"
    """`number`: the tricks still wanted; so with the next five."""
    SAVES = "saves"
    """It leaves the trick to others and keeps what is stronger."""
    RISKS_SEVEN = "risks-seven"
    """A seven is led, and `cards`, higher ones, may still be played on it (IS-T4); `number` as above."""
    DRAWS_TRUMPS = "draws-trumps"
    """A low trump is led, to draw those of the others, and keeps what is stronger (IS-T5)."""
    TRIES = "tries"
    """It takes the trick with luck, and nothing stronger is left."""
    LEAVES = "leaves"
    """It cannot take the trick."""
    DUCKS = "ducks"
    """It stays below: no trick is wanted any more."""
    SHEDS = "sheds"
    """The strongest that does not take the trick: it is in the way later."""
    OVERTAKES = "overtakes"
    """It may take a trick too many."""

    # Groups.
    LAST_CARDS = "last-cards"
    """The hand is empty."""
    BRINGS_TOGETHER = "brings-together"
    """`number` equal cards are neighbours then."""
    MANY = "many"
    """`number` cards gone at once."""
    ONE = "one"
    """A single card gone."""
    BREAKS_UP = "breaks-up"
    """A part of a group is played, `number` of it stay behind."""
    NOTHING_BEATS = "nothing-beats"
    """A pass, because nothing in the hand beats what lies."""
    KEEPS_GROUPS = "keeps-groups"
    """A pass, though something could be beaten."""
    ENLARGES = "enlarges"
    """Cards taken in make a group of `number`."""
    SPLITS = "splits"
    """Cards taken in part a group."""
    ADDS = "adds"
    """Cards taken in stand by themselves."""
    DISCARDS = "discards"
    """What would make the hand longer."""

    ONLY_ONE = "only-one"
    """There is no other move."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A reason and its facts."""

    reason: Reason
    cards: tuple[Card, ...] = ()
    number: int = 0
