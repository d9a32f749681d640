"""Why cards of a hand cannot be played now, as a list for their holder."""

from dataclasses import replace

from bot.text.asking import can_play
from bot.text.faces import face, faces
from engine.cards import Card
from engine.moves import Move, Play, PlayGroup, PlayJoker, PlaySet, PlaySubstitute
from engine.unplayable import Obstacle, Unplayable, reasons, unplayable
from engine.views import View
from i18n import Texts


def has_reasons(view: View) -> bool:
    """Whether the viewer is to act and some of their cards cannot be played for a reason worth a question. Where a
    sequence wants cards that they do not hold, the prompt has said it.
    """
    said = {Obstacle.CHOOSE_FIRST} if can_play(view) else {Obstacle.CHOOSE_FIRST, Obstacle.NOT_WANTED}
    return view.seat in view.to_act and any(each.why not in said for each in reasons(view))


def why_not(texts: Texts, view: View) -> str:
    """The list: one line for the cards of each reason."""
    lines = [f"- {_line(texts, each)}" for each in unplayable(view)]
    if view.seat in view.to_act:
        above = texts("why-not-title" if lines else "why-not-none")
    else:
        above = texts("why-not-waiting" if lines else "why-not-none-waiting")
    return "\n".join([above, *lines])


def why_not_move(texts: Texts, view: View, move: Move) -> str:
    """Why the cards of this move cannot be played now; empty if they can, or are not in the viewer's hand."""
    meant = set(_cards_of(view, move))
    found = ((each, tuple(card for card in each.cards if card in meant)) for each in unplayable(view))
    return "\n".join(_line(texts, replace(each, cards=cards)) for each, cards in found if cards)


def _cards_of(view: View, move: Move) -> tuple[Card, ...]:
    match move:
        case Play(card) | PlaySubstitute(card):
            return (card,)
        case PlayJoker(then=then) if then is not None:
            return (then,)
        case PlaySet(cards):
            return cards
        case PlayGroup(first, last):
            return view.hand[first : last + 1]
        case _:
            return ()


def _line(texts: Texts, reason: Unplayable) -> str:
    return texts("why-not-line", cards=faces(texts, reason.cards), why=_why(texts, reason))


def _why(texts: Texts, reason: Unplayable) -> str:
    number, rank = reason.to_beat
    if reason.why is Obstacle.DOES_NOT_BEAT:
        own = face(texts, reason.cards[0])
        return texts("why-not-does-not-beat", number=reason.number, rank=own, to_beat=number, to_beat_rank=rank)
    if reason.needs:
        return texts(f"why-not-{reason.why.value}", needs=faces(texts, reason.needs), count=len(reason.needs))
    return texts(f"why-not-{reason.why.value}")
