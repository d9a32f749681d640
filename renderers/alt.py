"""Pictures in words: complete enough to play by, and never longer than Discord's alt text may be."""

from typing import Final

from engine.cards import Card
from engine.moves import Move
from engine.views import View
from renderers.fitting import Names, cut, fitting
from renderers.playable import NONE
from renderers.told_hand import hand_sentences
from renderers.told_seats import pot_sentences, seats_sentence, turn_sentences
from renderers.told_tables import preview_sentences, table_sentences
from renderers.words import Words

LONGEST: Final = 1024
"""In UTF-16 units, the strictest way to count."""


def alt_table(view: View, names: Names, words: Words, *, preview: Move | None = None) -> str:
    """The table of a view. `names`: one for each seat. `preview`: as in `draw_table`."""

    def text(short: Names) -> str:
        return words.space.join(
            (
                *turn_sentences(view, short, words),
                *preview_sentences(view, preview, words),
                *table_sentences(view, short, words),
                *pot_sentences(view, words),
                seats_sentence(view, short, words),
            )
        )

    return fitting(text, names, LONGEST)


def alt_hand(view: View, words: Words, *, chosen: frozenset[Card] = NONE, would_be: int | None = None) -> str:
    """The viewer's hand, and what can be done with it. `chosen`, `would_be`: as in `draw_hand`."""
    return cut(words.space.join(hand_sentences(view, words, chosen=chosen, would_be=would_be)), LONGEST)
