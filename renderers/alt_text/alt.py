"""Alt texts of pictures: complete enough to play by, within Discord's length limit."""

from functools import partial

from engine.cards import Card
from engine.moves import Move
from engine.views import View
from i18n import Texts
from renderers.alt_text.fitting import LONGEST_ALT, Names, cut, fitting
from renderers.alt_text.hand import hand_sentences
from renderers.alt_text.seats import pot_sentences, seats_sentence, turn_sentences
from renderers.alt_text.tables import preview_sentences, table_sentences
from renderers.alt_text.words import words_of
from renderers.model.playable import NO_CARDS


def alt_table(view: View, names: Names, texts: Texts, *, preview: Move | None = None) -> str:
    """Alt text of a table picture. `names`: one per seat. `preview`: as in `draw_table`."""
    words = words_of(texts)

    def text(short: Names, *, brief: bool = False) -> str:
        return words.space.join(
            (
                *turn_sentences(view, short, words),
                *preview_sentences(view, preview, words),
                *table_sentences(view, short, words),
                *pot_sentences(view, words),
                seats_sentence(view, short, words, brief=brief),
            )
        )

    return fitting(text, names, LONGEST_ALT, briefer=partial(text, brief=True))


def alt_hand(view: View, texts: Texts, *, chosen: frozenset[Card] = NO_CARDS, would_be: int | None = None) -> str:
    """Alt text of the viewer's hand with its legal moves. `chosen`, `would_be`: as in `draw_hand`."""
    words = words_of(texts)
    return cut(words.space.join(hand_sentences(view, words, chosen=chosen, would_be=would_be)), LONGEST_ALT)
