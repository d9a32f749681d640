"""The one clear question that a person is asked when a move of theirs is awaited."""

from bot.asking import can_play
from bot.sentences import name_of
from bot.tables.table import Table
from bot.texts import Texts
from engine.moves import Bankrupt, Draw, Pass, Pile, PlayCommunity
from engine.views import GroupTable, Phase, SequenceTable, TrickTable, View


def prompt(texts: Texts, table: Table, view: View, *, until: str) -> str:
    """What the viewer is asked for, and until when."""
    asked = view.table
    match view.phase:
        case Phase.PASSING if isinstance(asked, TrickTable):
            side = "left" if asked.to_left else "right"
            return texts("prompt-passing", count=asked.to_give, side=side, until=until)
        case Phase.BIDDING:
            return texts("prompt-bidding", until=until)
        case Phase.GIVE:
            taker = "" if view.asking is None else name_of(texts, table.at(view.asking))
            must = "may" if len(view.legal) > len(view.hand) else "must"
            return texts("prompt-give", name=taker, must=must, until=until)
        case Phase.EXTRA:
            return texts("prompt-extra", until=until)
        case Phase.PLACE if isinstance(asked, GroupTable):
            if view.drawn is not None:
                return texts("prompt-place-drawn", card=str(view.drawn), until=until)
            return texts("prompt-place", count=asked.block, until=until)
        case Phase.COVER:
            return texts("prompt-cover", until=until)
        case _:
            return _of_a_turn(texts, view, until)


def _of_a_turn(texts: Texts, view: View, until: str) -> str:
    first = view.legal[0]
    if isinstance(first, Bankrupt):
        return texts("hand-bankrupt", until=until)
    if isinstance(first, Draw):
        return texts("prompt-draw", count=getattr(view.table, "to_draw", None) or 1, until=until)
    if isinstance(first, Pile):
        return texts("prompt-pile", until=until)
    if isinstance(first, PlayCommunity):
        return texts("prompt-community", until=until)
    if isinstance(view.table, SequenceTable) and not view.table.wanted:
        return texts("prompt-lead", until=until)
    if isinstance(view.table, TrickTable):
        return texts("prompt-follow" if view.table.trick else "prompt-lead", until=until)
    if not can_play(view):
        return texts("hand-only-pass", until=until)
    if any(isinstance(move, Pass) for move in view.legal):
        return texts("hand-your-turn", until=until)
    return texts("prompt-play", until=until)
