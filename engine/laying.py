"""The seats that laid the last cards of a layout, from the moves of the hand."""

from collections.abc import Sequence

from engine.cards import Card
from engine.moves import Bankrupt, Cover, Move, Play, PlayCommunity, PlayJoker, PlaySet, PlaySubstitute, Talk


def last_laid_by(plies: Sequence[tuple[int, Move]], last: Sequence[Card], thrown: Sequence[Card] = ()) -> int | None:
    """The seat, as its player sits now, whose move laid `last`, the places that were filled last.

    None if no move did: the cards were laid before the first one, or none are. `plies`: as (seat, move). `thrown`: all
    places that bankrupt seats have filled.
    """
    found: int | None = None
    traded: list[tuple[int, int]] = []
    for seat, move in reversed(plies) if last else ():
        if isinstance(move, Talk):
            if found is None:
                traded.append((seat, move.ghost))
        elif isinstance(move, Cover):
            found = seat if found is None else found
            break
        elif isinstance(move, Bankrupt):
            # What a bankrupt player held was laid, unless an older move laid these cards.
            found = seat if found is None else found
            if {*last} <= {*thrown}:
                break
        elif (laid := _is_among(move, last)) is not None:
            found = seat if found is None or laid else found
            break
    for one, other in reversed(traded):
        found = other if found == one else one if found == other else found
    return found


def _is_among(move: Move, last: Sequence[Card]) -> bool | None:
    """Whether a play filled one of these places; None if the move is no play."""
    match move:
        case Play():
            return move.card in last
        case PlayJoker():
            return move.stands_for in last
        case PlaySubstitute() | PlayCommunity() | PlaySet():
            return True  # Nobody goes bankrupt where there are such plays: this is the last one.
        case _:
            return None
