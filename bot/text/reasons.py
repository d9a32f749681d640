"""Why a move is good, or what it does, in words: for hints, lessons and the review of a match.

Made from a view of the player's own seat only.
"""

from bot.text.faces import faces
from bot.text.labels import move_label
from engine.advice import why
from engine.moves import Move
from engine.views import View
from i18n import Texts


def reason_words(texts: Texts, view: View, move: Move) -> str:
    """The reason for one of the viewer's legal moves, or its effect: part of a sentence, without its end."""
    explanation = why(view, move)
    return texts(f"reason-{explanation.reason.value}", cards=faces(texts, explanation.cards), number=explanation.number)


def advice(texts: Texts, view: View, move: Move) -> str:
    """A recommended move and its reason, as a sentence; of a drawback it says that nothing else looks better."""
    key = "hint-only" if len(view.legal) == 1 else "hint-although" if why(view, move).is_drawback else "hint-advice"
    return texts(key, move=move_label(texts, view, move), why=reason_words(texts, view, move))
