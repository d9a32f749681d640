"""Reasons for moves in Stops games: what follows a lead, and who then leads (section 9)."""

from typing import Final, assert_never

from engine.advice.reasons import AdviceReason, Explanation
from engine.cards import KING, Card, of
from engine.grid import RANKS
from engine.moves import Move, Play
from engine.views import Continuation, SequenceTable, View

SUITS: Final = 4
FIVE: Final = 5
"""The cards of a complete sequence of Jig (JG-1)."""


def why(view: View, table: SequenceTable, move: Move) -> Explanation:
    """The reason for a move."""
    if not isinstance(move, Play):
        return Explanation(AdviceReason.NOT_HELD, table.wanted)
    if len(view.hand) == 1:
        return Explanation(AdviceReason.LAST_CARDS, number=1)
    return _of_following(view, table, move.card) if table.wanted else _of_lead(view, table, move.card)


def _of_following(view: View, table: SequenceTable, card: Card) -> Explanation:
    """The reason for going on with the sequence."""
    following = _following(table, card, len(table.sequence) + 1)
    if not following:
        return Explanation(AdviceReason.ENDS_SEQUENCE)
    own = _own(view, following)
    if table.continuation is Continuation.RANK:
        return Explanation(AdviceReason.LEADS_AGAIN, own) if own == following else Explanation(AdviceReason.CONTINUES)
    return Explanation(AdviceReason.OPENS_OWN, own[:1]) if following[0] in own else Explanation(AdviceReason.CONTINUES)


def _of_lead(view: View, table: SequenceTable, card: Card) -> Explanation:
    following = _following(table, card, 1)
    own = _own(view, following)
    if not following:
        return Explanation(AdviceReason.LEADS_ALONE)
    match table.continuation:
        case Continuation.RANK:
            if len(following) - len(own) <= 1 and own:  # one opponent's card comes before our last (EC-1)
                return Explanation(AdviceReason.LEADS_AGAIN, own)
            return (
                Explanation(AdviceReason.FOLLOWS_OWN, number=len(own))
                if own
                else Explanation(AdviceReason.ONLY_OF_RANK)
            )
        case Continuation.SUIT | Continuation.FIVE:
            if following[-1] in own:
                return Explanation(AdviceReason.LEADS_AGAIN, own[-1:])
            if own:
                return Explanation(AdviceReason.FOLLOWS_OWN, number=len(own))
        case _:
            assert_never(table.continuation)
    if table.continuation is Continuation.FIVE and _is_only_led(table, card):
        return Explanation(AdviceReason.ONLY_LED)
    return Explanation(AdviceReason.OTHERS_FOLLOW, number=len(following))


def _own(view: View, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card in view.hand)


def _following(table: SequenceTable, card: Card, length: int) -> tuple[Card, ...]:
    """The cards that come after this one in its sequence, of which it is number `length`, in order."""
    gone = {*table.played, card}
    match table.continuation:
        case Continuation.RANK:
            return tuple(each for suit in range(SUITS) if (each := of(suit, card.rank)) not in gone)
        case Continuation.SUIT:
            round_the_suit = (of(card.suit, (card.rank + step) % RANKS) for step in range(1, RANKS))
            return tuple(each for each in round_the_suit if each not in gone)
        case Continuation.FIVE:
            found: list[Card] = []
            for rank in range(card.rank + 1, min(KING, card.rank + FIVE - length) + 1):
                if of(card.suit, rank) in gone:
                    break
                found.append(of(card.suit, rank))
            return tuple(found)
        case _:
            assert_never(table.continuation)


def _is_only_led(table: SequenceTable, card: Card) -> bool:
    """Whether no sequence of Jig can come to this card any more (JG-1, JG-2)."""
    return card.rank == 0 or of(card.suit, card.rank - 1) in table.played
