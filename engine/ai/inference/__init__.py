"""Guessed hands weighted by how well they explain what the others have done.

`Game.guess` deals what a seat cannot know evenly among all that agrees with what was shown. Here each deal counts by
the chance that the others, who choose by the quick rule with a softmax and some noise, would have made the moves and
passes that they have made. From a view alone: its history is what everybody at the table has seen.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.ai.inference import rows, sequences
from engine.ai.inference.drawing import Explaining
from engine.ai.inference.evidence import Evidence
from engine.ai.playouts import bare
from engine.game import Game, Hand
from engine.games.row_hand import RowHand
from engine.games.stops import StopsHand
from engine.views import View

Worlds = Callable[[Random], Hand]
"""Draws a hand in play that looks to the viewer as the view does. Raises OutOfTime."""


def evenly(view: View, game: Game[Any]) -> Worlds:
    """Draws each hand that agrees with the view as often."""
    return lambda chance: bare(game.guess(view, chance))


def by_play(view: View, game: Game[Any], chance: Random) -> Worlds:
    """Draws hands by how well they explain the view's history; evenly where it has none. Raises OutOfTime."""
    guess = evenly(view, game)
    if not view.history:
        return guess
    evidence = evidence_of(view, guess(chance))
    return guess if evidence is None else Explaining(evidence, guess, chance).draw


def evidence_of(view: View, hand: Hand) -> Evidence | None:
    """The evidence of the view's history about the others' hands, if any is weighed. `hand`: any guess of it."""
    match hand:
        case RowHand():
            return rows.evidence_of(view, hand)
        case StopsHand():
            return sequences.evidence_of(view, hand)
        case _:
            return None
