"""Moves that need a confirmation, and the question shown."""

from bot.text.faces import face, faces
from engine.cards import NUMBERS, Card
from engine.catalog import find_game
from engine.moves import Bankrupt, Beg, Move, Pass, Play, Take, Talk
from engine.preview import would_eliminate, would_kill
from engine.views import GroupTable, View
from i18n import Texts, of_game


def needs_asking(view: View, move: Move) -> bool:
    """Whether to confirm the move: it is easily regretted, or must be previewed to be chosen."""
    if move not in view.legal:
        return False
    match move:
        case Take():
            return True
        case Pass():
            return _is_last_pass(view) or _is_revoke(view) or _loses(view, move)
        case Play(card):
            return bool(would_kill(view, card)) or would_eliminate(view, card)
        case _:
            return False


def question(texts: Texts, view: View, move: Move) -> str:
    """The confirmation question."""
    match move:
        case Pass() if _is_last_pass(view):
            return texts("asking-last-pass")
        case Pass() if _loses(view, move):
            return texts("asking-loses")
        case Pass():
            return texts(of_game(texts, "asking-revoke", view.game))
        case Play(card) if would_eliminate(view, card):
            return texts("asking-eliminated")
        case Play(card):
            killed = would_kill(view, card)
            yours = [each for each in killed if each in view.hand]
            return texts(
                "asking-kill",
                card=face(texts, card),
                killed=faces(texts, killed),
                count=len(killed),
                yours=faces(texts, yours),
                own="none" if not yours else "all" if len(yours) == len(killed) else "some",
            )
        case Take(position):
            return texts("asking-place", cards=_with_block(texts, view, position))
        case _:
            raise ValueError(f"{move} is not asked about")


def consent(texts: Texts, view: View, move: Move) -> str:
    """The label of the button that confirms the move."""
    match move:
        case Pass():
            return texts("asking-pass-anyway")
        case Play(card):
            return texts("asking-play-it", card=face(texts, card))
        case _:
            return texts("asking-place-here")


def can_play(view: View) -> bool:
    """Whether any legal move is more than passing, begging, going bankrupt or talking."""
    return any(not isinstance(move, Pass | Beg | Bankrupt | Talk) for move in view.legal)


def _is_last_pass(view: View) -> bool:
    """Whether this uses up the last counted pass although a card could be played."""
    return view.seat is not None and view.seats[view.seat].passes_left == 1 and can_play(view)


def _is_revoke(view: View) -> bool:
    """Whether the pass is a penalised revoke, because a card could be played (FT-7, RS-8)."""
    return find_game(view.game).penalises_revokes(view.rules) and can_play(view)


def _loses(view: View, move: Pass) -> bool:
    """Whether the pass loses a duel, because no face-up card is left (NT-11)."""
    return isinstance(view.table, GroupTable) and view.table.stock is None and move.taking is None


def _with_block(texts: Texts, view: View, position: int) -> str:
    """The hand with the block inserted before this position, the block in bold (NT-4, NT-5)."""
    block: tuple[Card, ...] = ()
    if view.drawn is not None:
        block = (view.drawn,)
    elif isinstance(view.table, GroupTable) and view.table.block_number is not None:
        block = (NUMBERS[view.table.block_number - 1],) * view.table.block
    marked = f"**{faces(texts, block)}**"
    between = texts("list-comma") if texts.is_spoken else " "
    return between.join(filter(None, [faces(texts, view.hand[:position]), marked, faces(texts, view.hand[position:])]))
