"""The closed set of reasons for a move, each with the facts its sentence needs."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.cards import Card

MOST_NAMED: Final = 3
"""The most cards in an explanation, where there can be many."""


class AdviceReason(StrEnum):
    """The reason for a move, or its effect. Each docstring names the facts used: `cards`, `number`."""

    # Every game.
    ONLY_ONE = "only-one"
    """There is no other legal move."""
    NOTHING_FITS = "nothing-fits"
    """A pass, a draw or begging: no card can be laid."""
    NO_WAY = "no-way"
    """Neither a card nor a pass is legal (SN-6, KI-10)."""
    LAST_CARDS = "last-cards"
    """The hand is empty; `number` cards were the last."""
    OPENS_OWN = "opens-own"
    """`cards`: own cards that can follow at once."""
    ONLY_OWN = "only-own"
    """`cards`: own cards that can follow at once, and no others can."""
    TALKS = "talks"
    """It trades places with a ghost (SG-1)."""

    # Rows: plays.
    NEARS_OWN = "nears-own"
    """`cards`: the nearest own card, with `number` opponents' cards before it."""
    NEARS_MOST = "nears-most"
    """It brings `number` own cards nearer, more than any other play. As the next one, said only where others have the
    same reason (`engine.advice.comparing`)."""
    NEARS_LEAST = "nears-least"
    """It brings `number` of the opponents' cards nearer, fewer than any other play."""
    ENDS_ROW = "ends-row"
    """The card completes its side of the row."""
    FREES_OTHERS = "frees-others"
    """Only opponents' cards follow, next `cards`: it just saves one of the `number` passes left."""
    FREES_ANYWAY = "frees-anyway"
    """Only opponents' cards follow, next `cards`, in a game whose passes are not counted."""
    SHUTS_OWN = "shuts-own"
    """`cards`: own cards that could be laid, until the tunnel closed on their side (ST-2)."""
    SHUTS_OTHERS = "shuts-others"
    """`cards`: opponents' cards that could be laid, until the tunnel closed on their side (ST-2)."""
    CLOSES_OWN = "closes-own"
    """`cards`: own cards that can no longer be laid, as their suit is closed (PQ-4)."""
    CLOSES_OTHERS = "closes-others"
    """Only opponents' cards can no longer be laid, `number` of them, as their suit is closed (PQ-4)."""
    FIXES_BASE = "fixes-base"
    """All rows will begin with the rank of `cards` (FN-1)."""
    REPLACES = "replaces"
    """A trump takes the place of `cards`, which then belongs to the trump row (TR-4)."""
    COMMUNITY = "community"
    """A community card, and no own one follows (TR-7)."""

    # Rows: jokers.
    JOKER_TAKEN = "joker-taken"
    """Whoever holds `cards` lays it and takes the joker (SJ-4)."""
    JOKER_STAYS = "joker-stays"
    """Whoever holds `cards` lays it on the joker, which is out of the game (SJ-5)."""
    JOKER_ON_OWN = "joker-on-own"
    """The player lays the own `cards` on the joker at once (SJ-5)."""
    JOKER_COSTS = "joker-costs"
    """It gets rid of a joker, which would cost `number` points (SP-7)."""
    ELIMINATES = "eliminates"
    """Nothing but jokers stays in the hand (SJ-7)."""
    KEEPS_JOKER = "keeps-joker"
    """A pass: nothing but a joker can be played."""
    COVERS = "covers"
    """`cards` is laid on the joker; it would cost `number` points (SP-4)."""
    LEAVES_JOKER = "leaves-joker"
    """`cards` can be laid on the joker later (SP-4)."""

    # Rows: passes and cards given away.
    HOLDS_BACK = "holds-back"
    """A counted pass; `cards`: playable cards that block the opponents."""
    CORNERS = "corners"
    """As HOLDS_BACK, while `number` opponents have no pass left."""
    KEEPS_BACK = "keeps-back"
    """A counted pass; `cards`: playable cards, none of which blocks anybody."""
    HOLDS_BACK_PAYING = "holds-back-paying"
    """A pass that costs chips, at once and in the end (FT-7); `cards`: as for HOLDS_BACK, also for the next two."""
    HOLDS_BACK_TAKING = "holds-back-taking"
    """A pass for which the others may give cards (RS-8)."""
    HOLDS_BACK_FREE = "holds-back-free"
    """A pass that costs nothing (WS-2)."""
    ENDS_TURN = "ends-turn"
    """The end of an extra turn, with playable cards (RS-6)."""
    LEAVES_COMMUNITY = "leaves-community"
    """A pass, which is free, although a community card could be played (TR-7)."""
    TAKES_NONE = "takes-none"
    """A pass instead of begging for a card (RS-4)."""
    TAKES_ONE = "takes-one"
    """Begging for a card although a pass is legal (RS-4)."""
    PILES_FAR = "piles-far"
    """A piled card: `number` cards must be laid before it, more than before any other (CS-1)."""
    PILES_CHEAP = "piles-cheap"
    """A piled card: no other costs as little as its `number` points (CS-4)."""
    PILES_BLOCKING = "piles-blocking"
    """A piled card: `number` cards beyond it, none of them its player's, can then only be piled as well (PQ-2)."""
    PILES_NEAR = "piles-near"
    """A piled card: only `number` cards must be laid before it."""
    PILES_DEAD = "piles-dead"
    """A piled card that could never be laid any more, as far as its player knows."""
    ENDS_HAND = "ends-hand"
    """The last card is piled, for `number` points, and the hand is over (CS-2)."""
    GIVES_FAR = "gives-far"
    """A card given away: `number` cards must be laid before it, more than before any other (RS-3, RS-8)."""
    GIVES_NEAR = "gives-near"
    """A card given away: only `number` cards must be laid before it."""
    GIVES_PLAYABLE = "gives-playable"
    """A card given away that fits now."""
    GIVES_NOTHING = "gives-nothing"
    """No card is given although one could be (RS-8)."""

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

    # Sequences (section 9).
    CONTINUES = "continues"
    """The sequence goes on, and opponents hold what follows."""
    ENDS_SEQUENCE = "ends-sequence"
    """The sequence is complete, and its last player leads."""
    NOT_HELD = "not-held"
    """A pass: none of `cards`, which continue the sequence, is in the hand."""
    LEADS_AGAIN = "leads-again"
    """The sequence will end with the own `cards`, whose player leads."""
    LEADS_ALONE = "leads-alone"
    """Nothing follows the card led."""
    FOLLOWS_OWN = "follows-own"
    """`number` own cards belong to the sequence that is led."""
    ONLY_LED = "only-led"
    """Nothing but a lead can play this card, as the card before it is played or does not exist (JG-1)."""
    ONLY_OF_RANK = "only-of-rank"
    """The only own card of its rank (EC-1)."""
    OTHERS_FOLLOW = "others-follow"
    """All `number` cards that follow the lead are with the opponents."""

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
    BID_LAST = "bid-last"
    """As BID_FITS, and no other bid that is left is near the expected tricks."""
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
    BRINGS_TOGETHER = "brings-together"
    """It makes `number` equal cards neighbours."""
    MANY = "many"
    """It plays `number` cards at once."""
    ONE = "one"
    """It plays a single card."""
    WITH_FACE_UP = "with-face-up"
    """With own face-up cards it plays `number` cards (NT-12)."""
    BREAKS_UP = "breaks-up"
    """It plays a part of a group and leaves `number` cards of it."""
    NOTHING_BEATS = "nothing-beats"
    """A pass: nothing in the hand beats the group on the table. `number`: as for KEEPS_GROUPS."""
    KEEPS_GROUPS = "keeps-groups"
    """A pass although a group of the hand could be played. `number`: the cards drawn (NT-5)."""
    ENLARGES = "enlarges"
    """The cards taken in make a group of `number`."""
    SPLITS = "splits"
    """The cards taken in split a group."""
    ADDS = "adds"
    """The cards taken in join no group."""
    DISCARDS = "discards"
    """It discards cards instead of taking them in."""
    TAKES_MATCH = "takes-match"
    """A pass: the own face-up card can make a group of `number` in the hand (NT-11)."""
    USES_UP = "uses-up"
    """A pass: the own face-up card matches no card of the hand (NT-11)."""
    LOSES = "loses"
    """A pass without a face-up card, which loses the duel (NT-11)."""


_DRAWBACKS: Final = frozenset(
    {
        AdviceReason.FREES_ANYWAY,
        AdviceReason.SHUTS_OWN,
        AdviceReason.CLOSES_OWN,
        AdviceReason.REPLACES,
        AdviceReason.COMMUNITY,
        AdviceReason.ELIMINATES,
        AdviceReason.KEEPS_BACK,
        AdviceReason.HOLDS_BACK_PAYING,
        AdviceReason.HOLDS_BACK_TAKING,
        AdviceReason.TAKES_ONE,
        AdviceReason.PILES_NEAR,
        AdviceReason.GIVES_NEAR,
        AdviceReason.GIVES_PLAYABLE,
        AdviceReason.KILLS_OWN,
        AdviceReason.EXPOSES,
        AdviceReason.WAITS,
        AdviceReason.CONTINUES,
        AdviceReason.OTHERS_FOLLOW,
        AdviceReason.BID_HIGH,
        AdviceReason.BID_LOW,
        AdviceReason.RISKS_SEVEN,
        AdviceReason.LEAVES,
        AdviceReason.OVERTAKES,
        AdviceReason.BREAKS_UP,
        AdviceReason.SPLITS,
        AdviceReason.ADDS,
        AdviceReason.USES_UP,
        AdviceReason.LOSES,
    }
)


@dataclass(frozen=True, slots=True)
class Explanation:
    """A reason and its facts."""

    reason: AdviceReason
    cards: tuple[Card, ...] = ()
    number: int = 0

    @property
    def is_drawback(self) -> bool:
        """Whether it speaks against its move: a move that is advised all the same needs another word."""
        return self.reason in _DRAWBACKS or (self.reason is AdviceReason.FREES_OTHERS and not self.number)
