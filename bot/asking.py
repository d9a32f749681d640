"""Moves that are asked about once more before they are made, and what is asked."""

from bot.faces import face, faces
from bot.texts import Texts
from engine.foresight import would_kill
from engine.moves import Bankrupt, Move, Pass, Play, Take, Talk
from engine.views import View


def needs_asking(view: View, move: Move) -> bool:
    """Whether a move is shown before it is made: it is easily regretted, or has to be seen to be chosen."""
    if move not in view.legal:
        return False
    match move:
        case Pass():
            return _is_last_pass(view) or _is_revoke(view)
        case Play(card):
            return bool(would_kill(view, card))
        case Take():
            return True
        case _:
            return False


def question(texts: Texts, view: View, move: Move) -> str:
    """What the person is asked."""
    match move:
        case Pass():
            return texts("asking-last-pass" if _is_last_pass(view) else "asking-revoke")
        case Play(card):
            killed = would_kill(view, card)
            return texts("asking-kill", card=face(texts, card), killed=faces(texts, killed), count=len(killed))
        case _:
            return texts("asking-place")


def consent(texts: Texts, view: View, move: Move) -> str:
    """What the button says that makes the move."""
    match move:
        case Pass():
            return texts("asking-pass-anyway")
        case Play(card):
            return texts("asking-play-it", card=face(texts, card))
        case _:
            return texts("asking-place-here")


def can_play(view: View) -> bool:
    """Whether there is more to do than to pass, to go bankrupt, or to talk."""
    return any(not isinstance(move, Pass | Bankrupt | Talk) for move in view.legal)


def _is_last_pass(view: View) -> bool:
    """The last pass of those counted, though a card could be played."""
    return view.seat is not None and view.seats[view.seat].passes_left == 1 and can_play(view)


def _is_revoke(view: View) -> bool:
    """A pass that costs something because a card could be played (FT-7, RS-8)."""
    return getattr(view.rules, "revokes", None) == "penalised" and can_play(view)
