"""Why a move is good, or what it does, in words: for hints, lessons and the review of a match.

Made from a view of the player's own seat only.
"""

from bot.text.faces import faces
from engine.advice import why
from engine.moves import Move
from engine.views import View
from i18n import Texts


def reason_words(texts: Texts, view: View, move: Move) -> str:
    """The reason for one of the viewer's legal moves, or its effect: part of a sentence, without its end."""
    explanation = why(view, move)
    return texts(f"reason-{explanation.reason.value}", cards=faces(texts, explanation.cards), number=explanation.number)
