"""A position of a match that is over as text: the table and the open hands."""

from collections.abc import Iterator
from functools import partial

from i18n import Texts
from renderers.alt_text.cards import cards_text
from renderers.alt_text.fitting import LONGEST_ALT, Names, fitting, joined
from renderers.alt_text.seats import pot_sentences, seats_sentence, turn_sentences
from renderers.alt_text.tables import table_sentences
from renderers.alt_text.words import Words, words_of
from renderers.model.positions import PositionShown


def alt_position(shown: PositionShown, names: Names, texts: Texts) -> str:
    """Alt text of a position's picture. `names`: one per seat."""
    words = words_of(texts)

    def sentences(short: Names, *, brief: bool) -> list[str]:
        return [
            *turn_sentences(shown.view, short, words),
            *table_sentences(shown.view, short, words),
            *pot_sentences(shown.view, words),
            *([] if brief else [seats_sentence(shown.view, short, words, brief=brief)]),
            *hand_sentences(shown, short, words),
        ]

    def text(short: Names, *, brief: bool = False) -> str:
        return words.space.join(sentences(short, brief=brief))

    def briefest(short: Names) -> str:
        return joined(sentences(short, brief=True), words.space, LONGEST_ALT)

    # With long hands the seats, which tell how many cards each hand has, are left out, and at last the last hands.
    return fitting(text, names, LONGEST_ALT, briefer=partial(text, brief=True), briefest=briefest)


def text_hands(shown: PositionShown, names: Names, texts: Texts) -> str:
    """The open hands, one per line; empty if there are none."""
    return "\n".join(hand_sentences(shown, names, words_of(texts)))


def hand_sentences(shown: PositionShown, names: Names, words: Words) -> Iterator[str]:
    """A sentence for each hand that is shown."""
    for name, hand in zip(names, shown.hands, strict=True):
        if hand:
            yield words.say("alt-open-hand", name=name, cards=cards_text(hand, words, in_runs=True))
        elif hand is not None:
            yield words.say("alt-open-hand-none", name=name)
