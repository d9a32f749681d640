"""Tables and hands as text instead of pictures: short lines for phones and screen readers."""

from engine.cards import Card
from engine.moves import Move
from engine.views import View
from i18n import Texts
from renderers.alt_text.fitting import LONGEST_TEXT, Names, cut, fitting
from renderers.alt_text.hand import hand_sentences
from renderers.alt_text.seats import pot_sentences, seat_lines, turn_sentences
from renderers.alt_text.tables import preview_sentences, table_sentences
from renderers.alt_text.words import words_of
from renderers.model.playable import NO_CARDS


def text_table(view: View, names: Names, texts: Texts, *, preview: Move | None = None) -> str:
    """The table: one line per row with its open places, then one line per seat.

    `names`: one per seat, escaped if needed. `preview`: as in `draw_table`.
    """
    words = words_of(texts)

    def text(short: Names) -> str:
        return "\n".join(
            (
                *turn_sentences(view, short, words),
                *preview_sentences(view, preview, words),
                *table_sentences(view, short, words, by_row=True),
                *pot_sentences(view, words),
                *seat_lines(view, short, words),
            )
        )

    return fitting(text, names, LONGEST_TEXT)


def text_hand(view: View, texts: Texts, *, chosen: frozenset[Card] = NO_CARDS, would_be: int | None = None) -> str:
    """The viewer's hand with its legal moves. `chosen`, `would_be`: as in `draw_hand`."""
    return cut("\n".join(hand_sentences(view, words_of(texts), chosen=chosen, would_be=would_be)), LONGEST_TEXT)
