"""Why a move is good, or what it does, in words: for hints, lessons and the review of a match.

Made from a view of the player's own seat only.
"""

from bot.text.faces import faces
from bot.text.labels import move_label
from engine.advice import Explanation, compared, why
from engine.moves import Move
from engine.views import View
from i18n import Texts


def reason_words(texts: Texts, view: View, move: Move) -> str:
    """The reason for one of the viewer's legal moves, or its effect: part of a sentence, without its end."""
    return explanation_words(texts, why(view, move))


def explanation_words(texts: Texts, explanation: Explanation) -> str:
    """A reason, as `reason_words`."""
    return texts(f"reason-{explanation.reason.value}", cards=faces(texts, explanation.cards), number=explanation.number)


def advice(texts: Texts, view: View, move: Move) -> str:
    """A recommended move and its reason, as a sentence. Where that speaks for another move as well, the sentence names
    it; of a drawback it says that nothing else looks better."""
    found = compared(view, move)
    facts = {"move": move_label(texts, view, move), "why": explanation_words(texts, found.explanation)}
    if len(view.legal) == 1:
        return texts("hint-only", **facts)
    if found.likewise is not None:
        return texts("hint-likewise", other=move_label(texts, view, found.likewise), but=found.but.value, **facts)
    return texts("hint-although" if found.explanation.is_drawback else "hint-advice", **facts)
