"""Tables and hands in words: alt texts of their pictures, within Discord's limit, and text that replaces them."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.moves import Move
from engine.views import View
from i18n import Texts
from renderers.alt_text.fitting import ELLIPSIS, LONGEST_ALT, LONGEST_TEXT, Names, cut, fitting
from renderers.alt_text.hand import hand_sentences, move_sentences
from renderers.alt_text.seats import pot_sentences, said_sentences, seat_lines, seats_sentence, turn_sentences
from renderers.alt_text.tables import preview_sentences, table_sentences
from renderers.alt_text.words import words_of

_WITHOUT_SEATS: Final = 3
"""The number of things that are left out at last."""


def alt_table(
    view: View,
    names: Names,
    texts: Texts,
    *,
    preview: Move | None = None,
    said: Sequence[str] = (),
    moment: str = "",
) -> str:
    """Alt text of a table picture. `names`: one per seat. `preview`, `said`, `moment`: as in `TablePicture`."""
    words = words_of(texts)

    def text(short: Names, *, brief: bool = False) -> str:
        return words.space.join(
            (
                *turn_sentences(view, short, words),
                *said_sentences(said, short, words),
                *([moment] if moment else ()),
                *preview_sentences(view, preview, words),
                *table_sentences(view, short, words),
                *pot_sentences(view, words),
                seats_sentence(view, short, words, brief=brief),
            )
        )

    return fitting(text, names, LONGEST_ALT, briefer=partial(text, brief=True))


def alt_seat(view: View, names: Names, texts: Texts, *, preview: Move | None = None, said: Sequence[str] = ()) -> str:
    """Alt text of the picture of table and hand. `names`: one per seat. `preview`, `said`: as in `TablePicture`.

    If it is too long, what follows from the rest is left out, then what is known of the other seats but their cards
    and passes left, and then these.
    """
    words = words_of(texts)

    def text(short: Names, *, left_out: int) -> str:
        seats = partial(seats_sentence, view, short, words, brief=left_out > 0, briefest=left_out > 1)
        return words.space.join(
            (
                *turn_sentences(view, short, words),
                *said_sentences(said, short, words),
                *hand_sentences(view, words, preview=preview, in_full=left_out == 0),
                *move_sentences(view, words, preview=preview),
                *preview_sentences(view, preview, words),
                *table_sentences(view, short, words, by_row=True),
                *pot_sentences(view, words),
                *([seats()] if left_out < _WITHOUT_SEATS else ()),
            )
        )

    for left_out in range(_WITHOUT_SEATS):
        made = fitting(partial(text, left_out=left_out), names, LONGEST_ALT)
        if not made.endswith(ELLIPSIS):
            return made
    return fitting(partial(text, left_out=_WITHOUT_SEATS), names, LONGEST_ALT)


def text_table(view: View, names: Names, texts: Texts, *, preview: Move | None = None, said: Sequence[str] = ()) -> str:
    """The table in short lines for phones and screen readers: one per row with its open places, then one per seat.

    `names`: one per seat, escaped if needed. `preview`, `said`: as in `TablePicture`.
    """
    return _text_table(view, names, texts, preview=preview, said=said, is_asked=False)


def _text_table(
    view: View, names: Names, texts: Texts, *, preview: Move | None, said: Sequence[str], is_asked: bool
) -> str:
    """`is_asked`: above stands that the viewer is to act, what was laid last, and their cards and passes."""
    words = words_of(texts)

    def text(short: Names) -> str:
        return "\n".join(
            (
                *(() if is_asked else turn_sentences(view, short, words)),
                *said_sentences(said, short, words),
                *preview_sentences(view, preview, words),
                *table_sentences(view, short, words, by_row=True, says_last=not is_asked),
                *pot_sentences(view, words),
                *seat_lines(view, short, words, asked=view.seat if is_asked else None),
            )
        )

    return fitting(text, names, LONGEST_TEXT)


def text_seat(
    view: View,
    names: Names,
    texts: Texts,
    *,
    preview: Move | None = None,
    said: Sequence[str] = (),
    has_moves: bool = True,
) -> str:
    """The viewer's moves, their hand, and below it the table. `has_moves`: what they can do, and what has happened,
    does not stand elsewhere. The others: as in `text_table`.
    """
    is_asked = not has_moves and view.to_act == (view.seat,)
    table = _text_table(view, names, texts, preview=preview, said=said, is_asked=is_asked)
    hand = cut("\n".join(hand_sentences(view, words_of(texts), preview=preview, is_text=True)), LONGEST_TEXT)
    moves = text_moves(view, texts, preview=preview) if has_moves else ""
    return "\n\n".join(filter(None, [moves, f"{hand}\n{table}"]))


def text_moves(view: View, texts: Texts, *, preview: Move | None = None) -> str:
    """The viewer's moves, one line for each kind. `preview`: as in `TablePicture`."""
    return cut("\n".join(move_sentences(view, words_of(texts), preview=preview, one_by_one=True)), LONGEST_TEXT)
