"""Labels of buttons: of moves, and of those that turn pages."""

from collections.abc import Sequence
from typing import Final, Literal, assert_never

from bot.tables.participants import PlayedMove
from bot.text.faces import face, faces, rank_sign, suit_signs
from engine import moves
from engine.cards import JOKER, SUITS, Card
from engine.events import Played
from engine.moves import Move
from engine.views import GridTable, RowsTable, View
from i18n import Texts

MOST_NAMED: Final = 4
"""Up to this many cards of a set are listed one by one."""


def move_label(texts: Texts, view: View, move: Move) -> str:
    """The label of a move's button, for the hand of this view."""
    match move:
        case moves.Play(card):
            return _play(texts, view, card)
        case moves.PlayJoker(stands_for, then):
            if then is None:
                return texts("move-joker", card=face(texts, stands_for))
            return texts("move-joker-with", card=face(texts, stands_for), then=face(texts, then))
        case moves.PlaySubstitute(card, suit):
            return texts("move-substitute", card=face(texts, card), suit=SUITS[suit])
        case moves.PlayCommunity(play):
            return texts("move-community", play=move_label(texts, view, play))
        case moves.PlaySet(cards):
            return set_words(texts, cards)
        case moves.PlayGroup(first, last, extra):
            cards = faces(texts, view.hand[first : last + 1])
            return texts("move-group", cards=cards, first=first + 1, last=last + 1, count=last + 1 - first, extra=extra)
        case moves.Pass(taking):
            if taking is not None:
                return texts("move-pass-taking", card=face(texts, taking))
            left = None if view.seat is None else view.seats[view.seat].passes_left
            return texts("move-pass") if left is None else texts("move-pass-left", left=left)
        case moves.Give(cards):
            return texts("move-give", cards=faces(texts, cards))
        case moves.Bid(card):
            return texts("move-bid", card=face(texts, card))
        case moves.Pile(card):
            return texts("move-pile", card=face(texts, card))
        case moves.Take(position):
            return _gap(texts, view, position)
        case moves.Talk(ghost):
            return texts("move-talk", seat=ghost + 1)
        case moves.Bankrupt():
            return texts("move-bankrupt", how="out" if isinstance(view.table, GridTable) else "bankrupt")
        case moves.Cover():
            return texts("move-cover")
        case moves.Leave():
            return texts("move-leave")
        case moves.Draw():
            return texts("move-draw")
        case moves.Beg():
            return texts("move-beg")
        case moves.Decline():
            return texts("move-decline")
        case moves.End():
            return texts("move-end")
        case moves.Discard():
            return texts("move-discard")
        case _:
            assert_never(move)


def made_label(texts: Texts, view: View, played: PlayedMove) -> str:
    """The move of `view.seat` that was made, as short as a button's label; the hand has changed since."""
    match played.move:
        case moves.Play(card) | moves.PlayCommunity(moves.Play(card)):
            return face(texts, card)
        case moves.PlayGroup():
            played_cards = (event.cards for event in played.events if isinstance(event, Played))
            return faces(texts, next(played_cards))
        case moves.Pass(None):
            return texts("move-pass")
        case moves.Take():
            return texts("move-take")
        case _:
            return move_label(texts, view, played.move)


def button_label(texts: Texts, view: View, move: Move) -> str:
    """As `move_label`, without what the question above the buttons says of all of them."""
    match move:
        case moves.Pile(card) | moves.Bid(card) | moves.Give((card,)):
            return face(texts, card)
        case _:
            return move_label(texts, view, move)


def set_words(texts: Texts, cards: Sequence[Card]) -> str:
    """A set of consecutive ranks of some suits (CC-4): a few cards are listed, more are shown as ranks and suits."""
    if len(cards) <= MOST_NAMED:
        return faces(texts, cards)
    signs = suit_signs(texts, sorted({card.suit for card in cards}))
    first, last = (rank_sign(each(cards, key=lambda card: card.rank)) for each in (min, max))
    return texts("move-set", suits=signs, first=first, last=last, count=len(cards))


def _play(texts: Texts, view: View, card: Card) -> str:
    """A card played to the rows; names the row if there is a choice or it is a row of another suit (TR-4)."""
    label = face(texts, card)
    if not isinstance(view.table, RowsTable):
        return label
    lies = next((laid.shown for row in view.table.rows for laid in row.laid if laid.place is card), None)
    if lies is JOKER:
        return texts("move-on-joker", card=label)
    trump = view.table.trump
    if trump is None:
        return label
    if lies is not None:
        return texts("move-substitute", card=label, suit=SUITS[trump])
    if any(isinstance(move, moves.PlaySubstitute) and move.card is card for move in view.legal):
        return texts("move-substitute", card=label, suit=SUITS[card.suit])
    return label


def _gap(texts: Texts, view: View, position: int) -> str:
    """A position between two cards of the hand, or at either end (NT-4)."""
    before = face(texts, view.hand[position - 1]) if position else ""
    after = face(texts, view.hand[position]) if position < len(view.hand) else ""
    if texts.is_spoken:
        where = "between" if before and after else "last" if before else "first"
        return texts("move-take-spoken", where=where, position=position + 1, before=before, after=after)
    if not before:
        return texts("move-take-first", after=after)
    if not after:
        return texts("move-take-last", position=position + 1, before=before)
    return texts("move-take-between", position=position + 1, before=before, after=after)


def turned(texts: Texts, to: Literal["back", "forward"]) -> str:
    """The label of the button to the page before or after this one; in words mode a word."""
    return texts("replay-turn", to=to) if texts.is_spoken else {"back": "◀", "forward": "▶"}[to]
