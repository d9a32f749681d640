"""The result of a match: a line for each player, the best first, with the scores of the hands if there were many."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Final

from PIL import Image

from engine.cards import Card
from engine.packing import packs
from i18n import Texts
from renderers.alt_text.cards import cards_text
from renderers.alt_text.fitting import LONGEST_ALT, Names, fitting
from renderers.alt_text.scores import score_words
from renderers.alt_text.words import Words, words_of
from renderers.canvas.lettering import Lettering, drawable, line_size
from renderers.canvas.palette import FELT, FELT_DEEP, FELT_LIT, GOLD, MIST, PAPER, Colour, Theme, drawing, to_palette
from renderers.canvas.png import encode
from renderers.drawable import Drawable
from renderers.model.badges import Badge
from renderers.model.sheets import ScoreSheet, columns_of
from renderers.model.writing import number_text
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.lines import Text, lettering_of, write
from renderers.pictures.scores import FAINT, TITLE, Columns, crown, heading
from renderers.sprites.badges import BADGE_HEIGHT
from renderers.sprites.plates import name_plate, plate_lettering, plate_width
from renderers.sprites.sizes import Size
from renderers.sprites.sprites import sprite

_HEADER: Final = 38
_LINE: Final = 54
_LINE_WITH_BIDS: Final = 66
_BELOW: Final = 34
"""Height of a second line with words."""
_CARD: Final = Size(44, 36)
_STEP: Final = 48
_IN_A_ROW: Final = 16
_PLACE: Final = 46
"""Width of the place or the crown."""
_NAME: Final = 250
_NAME_BESIDE_SCORES: Final = 196
"""The least width of a name."""
_TOTALS: Final = 98
_WIDEST_COLUMN: Final = 200
_REASON: Final = 20
_BESIDE_REASON: Final = 24
_BESIDE_NAME: Final = 8
_RATING: Final = 236
"""Width of a rating with its bar."""
_BAR: Final = 46
"""Length of the longest bar."""
_SMALLEST: Final = 15
_NO_CARDS: Final[tuple[Card, ...]] = ()


@dataclass(frozen=True, slots=True)
class RatingShown:
    """A user's rating after the match, and its change."""

    rating: int
    change: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultLine:
    """A player's line. `seat`: their column in the score sheet. `reason`: what decided the place, in words."""

    rank: int
    seat: int
    name: str
    stand_in: str
    """Stands for a name that the font cannot draw."""
    badge: Badge
    reason: str = ""
    cards: tuple[Card, ...] = _NO_CARDS
    """The cards that a bankrupt seat held, or one that still had cards at the end."""
    is_bankrupt: bool = False
    rating: RatingShown | None = None


@packs
@dataclass(frozen=True, slots=True, kw_only=True)
class ResultPicture:
    """The picture of a result. Texts are in the reader's language."""

    theme: Theme
    title: str
    lines: tuple[ResultLine, ...]
    """The best first."""
    note: str = ""
    """That the fewest win."""
    sheet: ScoreSheet | None = None
    """The scores of many hands; None if there was one."""
    unit: str = ""
    """The unit of the sheet's totals."""
    instead: Drawable = field(compare=False)
    """The scores, or else the last table, whose words replace the picture."""

    def png(self) -> bytes:
        return encode(paint_result(self))

    def alt_text(self, texts: Texts) -> str:
        """The places with their reasons, cards, scores and ratings, the best first."""
        words, names = words_of(texts), [line.name.strip() or line.stand_in for line in self.lines]
        return fitting(lambda short: words.space.join(_sentences(self, short, words)), names, LONGEST_ALT)

    def words(self, texts: Texts) -> str:
        return self.instead.words(texts)

    def lettering(self) -> Sequence[Lettering]:
        """The lines of text as they are drawn into the picture, and their room."""
        with drawing:
            width, tops = _name_width(self), _tops(self)
        names = (plate_lettering(line.name, line.stand_in, width) for line in self.lines)
        return (*lettering_of(_texts(self, tops)), *names)

    @property
    def is_rated(self) -> bool:
        return any(line.rating is not None for line in self.lines)

    @property
    def most_change(self) -> int:
        """The largest change of a rating, which fills its bar."""
        return max((abs(line.rating.change) for line in self.lines if line.rating is not None), default=0)


def paint_result(shown: ResultPicture) -> Image.Image:
    """The result as a palette picture: places, names, reasons, scores and changes of ratings; winners are crowned."""
    with drawing:
        tops = _tops(shown)
        picture = felt(tops[-1] + BORDER).convert("RGB")
        for number, (line, top) in enumerate(zip(shown.lines, tops[:-1], strict=True)):
            ground = _ground(number, line)
            picture.paste(ground, (BORDER, top, WIDTH - BORDER, tops[number + 1]))
            high = _high(shown)
            if line.rank == 1:
                picture.paste(crown(high, ground), (BORDER + 4, top))
            plate = name_plate(line.badge, line.name, line.stand_in, _name_width(shown), ground)
            picture.paste(plate.convert("RGB"), (BORDER + _PLACE, top + (high - BADGE_HEIGHT) // 2))
            _lay_cards(picture, shown, line, top)
            _lay_bar(picture, shown, line, _rating_box(shown, top))
        for text in _texts(shown, tops):
            write(picture, text)
        return to_palette(picture)


def _tops(shown: ResultPicture) -> list[int]:
    """The top of each line, and the foot of the last. Requires the lock `drawing`."""
    tops = [BORDER + (TITLE if _is_titled(shown) else 0) + (_HEADER if shown.sheet is not None else 0)]
    for line in shown.lines:
        below = 0
        if line.cards and not _are_beside(shown, line):
            below = -(-len(line.cards) // _IN_A_ROW) * _CARD.outer_height + 4
        if shown.sheet is not None and (line.reason or line.rating is not None):
            below += _BELOW
        tops.append(tops[-1] + _high(shown) + below)
    return tops


def _is_titled(shown: ResultPicture) -> bool:
    """Whether the picture has a title. Places speak for themselves, and the message above them names the game."""
    return shown.sheet is not None or bool(shown.note)


def _after_names(shown: ResultPicture) -> int:
    """Where cards begin that stand beside the names. Requires the lock `drawing`."""
    return BORDER + _PLACE + max(plate_width(each.name, each.stand_in) for each in shown.lines) + _BESIDE_NAME


def _are_beside(shown: ResultPicture, line: ResultLine) -> bool:
    """Whether there is room for the cards between the names and the reason; otherwise they stand below. Requires the
    lock `drawing`."""
    reason = ceil(line_size(drawable(line.reason), _REASON)[0]) + _BESIDE_REASON
    right = WIDTH - BORDER - (_RATING if shown.is_rated else 0) - reason
    return _after_names(shown) + len(line.cards) * _STEP <= right


def _high(shown: ResultPicture) -> int:
    return _LINE_WITH_BIDS if shown.sheet is not None and shown.sheet.bids else _LINE


def _ground(number: int, line: ResultLine) -> Colour:
    if line.rank == 1:
        return FELT_LIT
    return FELT if number % 2 else FELT_DEEP


def _name_width(shown: ResultPicture) -> int:
    """As wide as the reasons, the ratings or the scores of the hands leave it. Requires the lock `drawing`."""
    room = WIDTH - 2 * BORDER - _PLACE
    if shown.sheet is not None:
        return max(_NAME_BESIDE_SCORES, room - _TOTALS - len(columns_of(shown.sheet)) * _WIDEST_COLUMN)
    reasons = max((line_size(drawable(line.reason), _REASON)[0] for line in shown.lines), default=0)
    return max(_NAME, room - (_RATING if shown.is_rated else 0) - round(reasons) - _BESIDE_REASON)


def _rating_box(shown: ResultPicture, top: int) -> tuple[int, int, int, int]:
    """Where a rating stands: at the right end of the line, or below the name where the scores are there."""
    if shown.sheet is None:
        return WIDTH - BORDER - _RATING, top, _RATING, _high(shown)
    return BORDER + _PLACE, top + _high(shown) - 4, _RATING, _BELOW


def _texts(shown: ResultPicture, tops: list[int]) -> Iterator[Text]:
    """All text but the names. Requires the lock `drawing`."""
    if _is_titled(shown):
        yield from heading(shown.title, shown.note, 250)
    columns = (
        None
        if shown.sheet is None
        else Columns(shown.sheet, _PLACE + _name_width(shown), _TOTALS, widest=_WIDEST_COLUMN)
    )
    if columns is not None:
        yield from columns.heads(BORDER + TITLE, _HEADER, shown.unit)
    for line, top in zip(shown.lines, tops[:-1], strict=True):
        yield from _line_texts(shown, line, top, columns)


def _line_texts(shown: ResultPicture, line: ResultLine, top: int, columns: Columns | None) -> Iterator[Text]:
    high, colour = _high(shown), GOLD if line.rank == 1 else PAPER
    if line.rank > 1:
        yield Text(str(line.rank), (BORDER, top, _PLACE, high), 24, FAINT)
    left = BORDER + _PLACE + _name_width(shown) + 4
    if columns is None:
        right = WIDTH - BORDER - (_RATING if shown.is_rated else 0)
        if line.reason:
            box = (left, top, right - left - 4, high)
            yield Text(line.reason, box, _REASON, colour, anchor=1, cut=True, smallest=_SMALLEST)
    else:
        yield from columns.scores(line.seat, top, high, colour)
        if line.reason:
            at = BORDER + _PLACE + _RATING
            box = (at, top + high - 4, WIDTH - BORDER - at, _BELOW)
            yield Text(line.reason, box, 18, colour, anchor=1, cut=True, smallest=_SMALLEST)
    if line.rating is not None:
        at, above, _, tall = _rating_box(shown, top)
        yield Text(str(line.rating.rating), (at, above, 70, tall), 20, PAPER, anchor=1)
        yield Text(_signed(line.rating.change), (at + 70, above, 62, tall), 20, _change_colour(line), anchor=1)


def _lay_cards(picture: Image.Image, shown: ResultPicture, line: ResultLine, top: int) -> None:
    """Draw the cards of the line whose top this is: beside the name, or in rows below it. Those of all lines begin in
    one column where there is room for it."""
    left = _after_names(shown)
    if left + min(len(line.cards), _IN_A_ROW) * _STEP > WIDTH - BORDER:
        left = BORDER + _PLACE
    above = top + ((_high(shown) - _CARD.outer_height) // 2 if _are_beside(shown, line) else _high(shown))
    for i, card in enumerate(line.cards):
        row, column = divmod(i, _IN_A_ROW)
        drawn = sprite(card, _CARD, shown.theme, thrown=line.is_bankrupt).convert("RGB")
        inner = drawn.crop((2, 2, drawn.width - 2, drawn.height - 2))
        picture.paste(inner, (left + column * _STEP, above + row * _CARD.outer_height))


def _lay_bar(picture: Image.Image, shown: ResultPicture, line: ResultLine, box: tuple[int, int, int, int]) -> None:
    """Draw the change of the rating: from an axis to the right for more, to the left for less."""
    if line.rating is None:
        return
    left, top, width, high = box
    axis, middle = left + width - _BAR - 6, top + high // 2
    picture.paste(FAINT, (axis - 1, middle - 10, axis + 1, middle + 10))
    length = round(_BAR * line.rating.change / max(1, shown.most_change))
    if length:
        ends = sorted((axis, axis + length))
        picture.paste(_change_colour(line), (ends[0], middle - 6, ends[1], middle + 6))


def _change_colour(line: ResultLine) -> Colour:
    assert line.rating is not None
    return GOLD if line.rating.change > 0 else MIST


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else number_text(change)


def _sentences(shown: ResultPicture, names: Names, words: Words) -> Iterator[str]:
    yield words.say("alt-result", title=shown.title)
    if shown.note:
        yield shown.note
    if shown.sheet is not None:
        columns = words.comma.join(column.title for column in columns_of(shown.sheet))
        yield words.say("alt-rounds" if shown.sheet.in_rounds else "alt-hands", numbers=columns)
        if shown.sheet.bids:
            yield words.say("alt-bids-told")
    for line, name in zip(shown.lines, names, strict=True):
        placed = words.say("alt-result-place", rank=line.rank, name=name)
        details = words.comma.join(_details(shown, line, words))
        whole = words.say("alt-details", seat=placed, details=details) if details else placed
        yield words.say("alt-result-line", line=whole)


def _details(shown: ResultPicture, line: ResultLine, words: Words) -> Iterator[str]:
    if shown.sheet is not None:
        scores = words.comma.join(score_words(shown.sheet, each, line.seat, words) for each in columns_of(shown.sheet))
        total = number_text(shown.sheet.totals[line.seat])
        yield words.say("alt-result-scores", total=total, unit=shown.unit, scores=scores)
    if line.reason:
        yield line.reason
    if line.cards:
        yield words.say("alt-result-cards", cards=cards_text(line.cards, words, in_runs=True))
    if line.rating is not None:
        change = line.rating.change
        yield words.say("result-rating", rating=line.rating.rating, change=f"{change:+d}")
