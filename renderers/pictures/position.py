"""A position of a match that is over: the table, and below it a line of cards for each open hand."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.packing import packs
from i18n import Texts
from renderers.alt_text.cards import cards_text
from renderers.alt_text.fitting import LONGEST_ALT, Names, fitting, joined
from renderers.alt_text.seats import pot_sentences, seats_sentence, turn_sentences
from renderers.alt_text.tables import table_sentences
from renderers.alt_text.words import Words, words_of
from renderers.canvas.palette import Theme, empty_picture, lay
from renderers.canvas.png import encode
from renderers.model.badges import Badge
from renderers.model.marks import Mark
from renderers.model.plates import PlatesShown
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.tables import TablePicture, paint_table
from renderers.sprites.badges import BADGE_HEIGHT, BADGE_WIDTH, seat_badge
from renderers.sprites.sizes import SHORT_CARD, Size
from renderers.sprites.sprites import sprite

_BESIDE: Final = 5
"""From this number of hands on, two stand beside each other."""
_MANY: Final = 9
"""From this number of hands on, their cards are low."""
_LOW_CARD: Final = Size(52, 32)
_GAP: Final = 12


@packs
@dataclass(frozen=True, slots=True)
class PositionPicture:
    """The picture of a position."""

    table: TablePicture
    hands: tuple[tuple[Card, ...] | None, ...]
    """By seat; None: not shown."""

    def png(self) -> bytes:
        return encode(paint_position(self))

    def alt_text(self, texts: Texts) -> str:
        words, view = words_of(texts), self.table.view

        def sentences(short: Names, *, brief: bool) -> list[str]:
            return [
                *_won_sentences(self.table.shown.plates, short, words),
                *turn_sentences(view, short, words),
                *table_sentences(view, short, words),
                *pot_sentences(view, words),
                *([] if brief else [seats_sentence(view, short, words, brief=brief)]),
                *_hand_sentences(self, short, words),
            ]

        def text(short: Names, *, brief: bool = False) -> str:
            return words.space.join(sentences(short, brief=brief))

        def briefest(short: Names) -> str:
            return joined(sentences(short, brief=True), words.space, LONGEST_ALT)

        # With long hands the seats, which tell how many cards each hand has, are left out, and at last the last hands.
        return fitting(text, self.table.names, LONGEST_ALT, briefer=partial(text, brief=True), briefest=briefest)

    def words(self, texts: Texts) -> str:
        """The table, and below it the open hands, one per line."""
        hands = "\n".join(_hand_sentences(self, self.table.written, words_of(texts)))
        return "\n\n".join(filter(None, [self.table.words(texts), hands]))


def paint_position(shown: PositionPicture) -> Image.Image:
    """The table as a palette picture; below it a badge and the cards of each open hand."""
    theme, table = shown.table.theme, paint_table(shown.table.shown, shown.table.theme)
    hands = [(badge, hand) for badge, hand in zip(shown.table.badges, shown.hands, strict=True) if hand is not None]
    if not hands:
        return table
    columns = 2 if len(hands) >= _BESIDE else 1
    size = SHORT_CARD if len(hands) < _MANY else _LOW_CARD
    lines = -(-len(hands) // columns)
    below = felt(lines * size.outer_height + 2 * BORDER)
    picture = empty_picture(WIDTH, table.height + below.height)
    lay(picture, table, (0, 0))
    lay(picture, below, (0, table.height))
    wide = (WIDTH - 2 * BORDER - (columns - 1) * _GAP) // columns
    for number, (badge, hand) in enumerate(hands):
        column, line = divmod(number, lines)
        left = BORDER + column * (wide + _GAP)
        at = (left, table.height + BORDER + line * size.outer_height)
        _lay_hand(picture, badge, hand, theme, size=size, at=at, wide=wide)
    return picture


def _lay_hand(
    picture: Image.Image,
    badge: Badge,
    hand: tuple[Card, ...],
    theme: Theme,
    *,
    size: Size,
    at: tuple[int, int],
    wide: int,
) -> None:
    """The badge and then the cards, which overlap as far as they have to."""
    left, top = at
    lay(picture, seat_badge(badge), (left, top + (size.outer_height - BADGE_HEIGHT) // 2))
    left += BADGE_WIDTH
    room = wide - BADGE_WIDTH - size.outer_width
    step = min(size.outer_width, room // max(1, len(hand) - 1))
    for i, card in enumerate(hand):
        lay(picture, sprite(card, size, theme, Mark.NONE), (left + i * step, top))


def _won_sentences(plates: PlatesShown, names: Names, words: Words) -> Iterator[str]:
    """The winners of the match, if it is over."""
    winners = [name for name, plate in zip(names, plates.each, strict=False) if plate.has_won]
    if winners:
        yield words.say("alt-won", names=words.comma.join(winners))


def _hand_sentences(shown: PositionPicture, names: Names, words: Words) -> Iterator[str]:
    """A sentence for each hand that is shown."""
    for name, hand in zip(names, shown.hands, strict=True):
        if hand:
            yield words.say("alt-open-hand", name=name, cards=cards_text(hand, words, in_runs=True))
        elif hand is not None:
            yield words.say("alt-open-hand-none", name=name)
