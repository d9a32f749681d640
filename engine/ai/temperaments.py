"""Computer players with a temperament: of the moves nearly as good as the best, each takes the one it likes most.

What is nearly as good is told by the values of the `normal` player, so a temperament costs little, whatever it likes.
"""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final, assert_never

from engine.ai import waits
from engine.ai.cells import Grounds
from engine.ai.normal import candidates, values
from engine.ai.rows import SeenLayout, layout_of
from engine.ai.sequences import followers
from engine.ai.tricks import SeenRound
from engine.cards import Card, of
from engine.moves import Bid, Give, Move, Pass, Pile, Play, PlayCommunity, PlayGroup, PlayJoker, PlaySet, PlaySubstitute
from engine.views import GridTable, GroupTable, RowsTable, SeatStatus, SequenceTable, TrickTable, View

Liking = Callable[[Move], float]
"""How much a move is liked; it is compared with those of the other moves of a choice."""
Temperament = Callable[[View, Random], Liking]
"""The likings of this temperament, as a seat sees the hand."""

EARLY: Final = 4
"""With at least so many cards in hand it is early."""
FEW: Final = 2
"""A seat with so few cards left is nearly out."""
HARD_UP: Final = 1
"""A seat with so few passes left may soon be bankrupt."""


def choose(
    view: View, chance: Random, *, temperament: Temperament, freedom: float = 1.0, in_tunnels: float = 1.0
) -> Move:
    """The move that is liked most among those that are nearly as good as the best; the better one of equals.

    `freedom`: a factor on how much worse they may be. `in_tunnels`: a further one on tables with tunnels, where a card
    that is held up is reached from the other end, so that it costs more to hold cards up than it costs the others.
    """
    moves = candidates(view, chance)
    if len(moves) == 1:
        return moves[0]
    worths = values(view, moves, chance)
    if isinstance(view.table, RowsTable) and view.table.tunnel:
        freedom *= in_tunnels
    least = max(worths) - freedom * _margin(view)
    likes = temperament(view, chance)
    near = [(move, worth) for move, worth in zip(moves, worths, strict=True) if worth >= least]
    return max(near, key=lambda pair: (likes(pair[0]), pair[1]))[0]


def _margin(view: View) -> float:
    """How much worse a move may be than the best. Values are of the heuristic for this kind of table."""
    match view.table:
        case RowsTable():
            return 0.8 if waits.fits(view) else 2.0
        case GridTable():
            return 0.9  # a card that the others can play next weighs 0.8
        case SequenceTable():
            return 0.4  # values differ by a half or more
        case TrickTable():
            return 0.1
        case GroupTable():
            return 0.1
        case _:
            assert_never(view.table)


def hoarder(view: View, chance: Random) -> Liking:
    """Likes to pass and to keep what others wait for, or strong cards, while it is early."""
    given = _given(view, chance)
    return (lambda move: -given(move)) if len(view.hand) >= EARLY else _nothing


def opener(view: View, chance: Random) -> Liking:
    """Likes to lay what lets many cards follow, or strong cards, and never to pass."""
    return _given(view, chance)


def _given(view: View, chance: Random) -> Liking:
    """How much a move gives to the table: cards that it lets follow, or the strength that leaves the hand. A pass gives
    less than nothing."""
    given: Liking
    match view.table:
        case RowsTable() as table:
            given = partial(_beyond, layout_of(view, table))
        case GridTable() as table:
            grounds = Grounds(view, table, chance)
            given = _of_plays(lambda card: grounds.opened(card).bit_count())
        case SequenceTable() as table:
            given = _of_plays(lambda card: len(followers(table, card)))
        case TrickTable():
            given = _ranks
        case GroupTable():
            given = partial(_strength, view.hand)
        case _:
            assert_never(view.table)
    return lambda move: -1 if isinstance(move, Pass) else given(move)


def killer(view: View, chance: Random) -> Liking:
    """Likes what the others lose: cards that are killed or held up, passes that run out, bids that fail."""
    match view.table:
        case RowsTable() as table:
            return partial(_holds_up, layout_of(view, table)) if _is_somebody_stuck(view) else _nothing
        case GridTable() as table:
            return _of_plays(partial(_harms, Grounds(view, table, chance)))
        case SequenceTable() as table:
            if not _is_somebody_nearly_out(view):
                return _nothing
            return _of_plays(lambda card: -len({*followers(table, card)} - {*view.hand}))
        case TrickTable() as table:
            return partial(_spoils, view, SeenRound(view, table))
        case GroupTable():
            return partial(_strength, view.hand)
        case _:
            assert_never(view.table)


def _nothing(move: Move) -> float:
    return 0


def _of_plays(likes: Callable[[Card], float]) -> Liking:
    """The liking of plays of a card; other moves leave it cold."""
    return lambda move: likes(move.card) if isinstance(move, Play) else 0


def _harms(grounds: Grounds, card: Card) -> float:
    """How many of the others' cards a play kills or brings into danger."""
    return ((grounds.killed(card) | grounds.endangered(card)) & ~grounds.own).bit_count()


def _is_somebody_stuck(view: View) -> bool:
    """Whether an opponent may soon be bankrupt, or pays whenever it cannot play."""
    return any(
        each.passes_left is None or each.passes_left <= HARD_UP
        for seat, each in enumerate(view.seats)
        if seat != view.seat and each.status is SeatStatus.PLAYING
    )


def _is_somebody_nearly_out(view: View) -> bool:
    """Whether an opponent has few cards left."""
    return any(each.cards <= FEW for seat, each in enumerate(view.seats) if seat != view.seat)


def _beyond(layout: SeenLayout, move: Move) -> float:
    """How many cards are waiting beyond the places that a move fills."""
    return sum(len(side) for place in _places(move) for side in layout.beyond(place))


def _holds_up(layout: SeenLayout, move: Move) -> float:
    """How many of the others' cards, up to our next one, stay blocked: those of a pile for good."""
    if isinstance(move, Pile):
        return _released(layout, move.card)
    return -sum(_released(layout, place) for place in _places(move))


def _released(layout: SeenLayout, place: Card) -> int:
    return sum(side.index(True) if True in side else len(side) for side in layout.beyond(place))


def _spoils(view: View, game: SeenRound, move: Move) -> float:
    """1 for taking the trick from a seat that wants it, or leaving it to one that does not."""
    if not isinstance(move, Play) or not game.table.trick:
        return 0
    holder = view.seats[game.holder]
    assert holder.bid is not None
    wants = holder.bid.rank > (holder.tricks or 0)
    return float(wants == (game.takes(move.card) > 0))


def _places(move: Move) -> tuple[Card, ...]:
    """The places in the rows that a move fills."""
    match move:
        case Play(card=card):
            return (card,)
        case PlaySubstitute(card=card, suit=suit):
            return (of(suit, card.rank),)
        case PlayCommunity(play=play):
            return _places(play)
        case PlayJoker(stands_for=card, then=then):
            return (card, then) if then else (card,)
        case PlaySet(cards=cards):
            return cards
        case _:
            return ()


def _ranks(move: Move) -> float:
    """The ranks of the cards that leave the hand, or of the bid."""
    match move:
        case Play(card=card) | Bid(card=card):
            return card.rank
        case Give(cards=cards):
            return sum(card.rank for card in cards)
        case _:
            return 0


def _strength(hand: Sequence[Card], move: Move) -> float:
    """How hard it is to beat a group: first by its cards, then by its number."""
    match move:
        case PlayGroup(first=first, last=last, extra=extra):
            return 10 * (last - first + 1 + extra) + hand[first].rank
        case _:
            return 0
