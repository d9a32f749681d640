"""The result of a match as a picture: a line per player, the best first."""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from renderers.canvas.lettering import Lettering, line_size
from renderers.canvas.palette import FELT, FELT_DEEP, FELT_LIT, GOLD, MIST, PAPER, Colour, Theme, drawing, to_palette
from renderers.model.results import ResultLine, ResultShown
from renderers.model.sheets import Column, columns_of, score_text
from renderers.model.writing import number_text
from renderers.pictures.frame import BORDER, WIDTH, felt
from renderers.pictures.scores import FAINT, Text, crown, write
from renderers.sprites.badges import BADGE_HEIGHT
from renderers.sprites.plates import name_plate, plate_lettering
from renderers.sprites.sizes import Size
from renderers.sprites.sprites import sprite

_TITLE: Final = 56
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
_TOTALS: Final = 98
_RATING: Final = 236
"""Width of a rating with its bar."""
_BAR: Final = 46
"""Length of the longest bar."""
_SMALLEST: Final = 15


def paint_result(shown: ResultShown, theme: Theme) -> Image.Image:
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
            _lay_cards(picture, line, top + high, theme)
            _lay_bar(picture, shown, line, _rating_box(shown, top))
        for text in _texts(shown, tops):
            write(picture, text)
        return to_palette(picture)


def result_lettering(shown: ResultShown) -> tuple[Lettering, ...]:
    """The lines of text as they are drawn into the picture, and their room."""
    with drawing:
        found = [
            Lettering(each.text, drawn, line_size(drawn, tall), (each.widest, each.box[3]))
            for each in _texts(shown, _tops(shown))
            for drawn, tall in [each.fitted()]
        ]
    return (*found, *(plate_lettering(line.name, line.stand_in, _name_width(shown)) for line in shown.lines))


def _tops(shown: ResultShown) -> list[int]:
    """The top of each line, and the foot of the last."""
    tops = [BORDER + _TITLE + (_HEADER if shown.sheet is not None else 0)]
    for line in shown.lines:
        below = -(-len(line.cards) // _IN_A_ROW) * _CARD.outer_height + (4 if line.cards else 0)
        if shown.sheet is not None and (line.reason or line.rating is not None):
            below += _BELOW
        tops.append(tops[-1] + _high(shown) + below)
    return tops


def _high(shown: ResultShown) -> int:
    return _LINE_WITH_BIDS if shown.sheet is not None and shown.sheet.bids else _LINE


def _ground(number: int, line: ResultLine) -> Colour:
    if line.rank == 1:
        return FELT_LIT
    return FELT if number % 2 else FELT_DEEP


def _name_width(shown: ResultShown) -> int:
    return _NAME if shown.sheet is None else _NAME_BESIDE_SCORES


def _rating_box(shown: ResultShown, top: int) -> tuple[int, int, int, int]:
    """Where a rating stands: at the right end of the line, or below the name where the scores are there."""
    if shown.sheet is None:
        return WIDTH - BORDER - _RATING, top, _RATING, _high(shown)
    return BORDER + _PLACE, top + _high(shown) - 4, _RATING, _BELOW


def _texts(shown: ResultShown, tops: list[int]) -> Iterator[Text]:
    """All text but the names. Requires the lock `drawing`."""
    left, room = BORDER + 8, WIDTH - 2 * BORDER - 16
    beside = 250 if shown.note else 0
    yield Text(shown.title, (left, BORDER, room - beside, _TITLE), 26, PAPER, anchor=0, cut=True, smallest=16)
    if shown.note:
        yield Text(shown.note, (left + room - beside, BORDER, beside, _TITLE), 18, FAINT, anchor=1, smallest=12)
    columns = [] if shown.sheet is None else columns_of(shown.sheet)
    for i, column in enumerate(columns):
        at, wide = _column(i, len(columns))
        yield Text(column.title, (at, BORDER + _TITLE, wide, _HEADER), 18, FAINT)
    if shown.sheet is not None:
        box = (WIDTH - BORDER - _TOTALS, BORDER + _TITLE, _TOTALS, _HEADER)
        yield Text(shown.unit, box, 18, FAINT, smallest=12)
    for line, top in zip(shown.lines, tops[:-1], strict=True):
        yield from _line_texts(shown, line, top, columns)


def _line_texts(shown: ResultShown, line: ResultLine, top: int, columns: list[Column]) -> Iterator[Text]:
    high, colour = _high(shown), GOLD if line.rank == 1 else PAPER
    if line.rank > 1:
        yield Text(str(line.rank), (BORDER, top, _PLACE, high), 24, FAINT)
    left = BORDER + _PLACE + _name_width(shown) + 4
    if shown.sheet is None:
        right = WIDTH - BORDER - (_RATING if shown.is_rated else 0)
        if line.reason:
            yield Text(line.reason, (left, top, right - left, high), 20, colour, anchor=0, cut=True, smallest=_SMALLEST)
    else:
        yield from _score_texts(shown, line, top, columns)
        if line.reason:
            at = BORDER + _PLACE + _RATING
            box = (at, top + high - 4, WIDTH - BORDER - at, _BELOW)
            yield Text(line.reason, box, 18, colour, anchor=1, cut=True, smallest=_SMALLEST)
    if line.rating is not None:
        at, above, _, tall = _rating_box(shown, top)
        yield Text(str(line.rating.rating), (at, above, 70, tall), 20, PAPER, anchor=1)
        yield Text(_signed(line.rating.change), (at + 70, above, 62, tall), 20, _change_colour(line), anchor=1)


def _score_texts(shown: ResultShown, line: ResultLine, top: int, columns: list[Column]) -> Iterator[Text]:
    sheet, high = shown.sheet, _high(shown)
    assert sheet is not None
    for i, column in enumerate(columns):
        at, wide = _column(i, len(columns))
        bid = sheet.bids[column.first - 1][line.seat] if sheet.bids and column.first == column.last else None
        score_high = high if bid is None else round(high * 0.66)
        yield Text(score_text(column.scores[line.seat], sheet.unit), (at, top, wide, score_high), 20, PAPER)
        if bid is not None:
            box = (at, top + score_high - 6, wide, high - score_high)
            yield Text(f"{bid.tricks}/{bid.bid.rank}", box, 14, FAINT)
    total = number_text(sheet.totals[line.seat])
    colour = GOLD if line.rank == 1 else PAPER
    yield Text(total, (WIDTH - BORDER - _TOTALS, top, _TOTALS, high), 24, colour)


def _column(column: int, count: int) -> tuple[int, int]:
    """Left and width of a score column."""
    room = WIDTH - 2 * BORDER - _PLACE - _NAME_BESIDE_SCORES - _TOTALS
    wide = min(100, room // max(1, count))
    return WIDTH - BORDER - _TOTALS - (count - column) * wide, wide


def _lay_cards(picture: Image.Image, line: ResultLine, top: int, theme: Theme) -> None:
    """Draw the cards, in several rows where they are many."""
    for i, card in enumerate(line.cards):
        row, column = divmod(i, _IN_A_ROW)
        drawn = sprite(card, _CARD, theme, thrown=line.is_bankrupt).convert("RGB")
        inner = drawn.crop((2, 2, drawn.width - 2, drawn.height - 2))
        picture.paste(inner, (BORDER + _PLACE + column * _STEP, top + row * _CARD.outer_height))


def _lay_bar(picture: Image.Image, shown: ResultShown, line: ResultLine, box: tuple[int, int, int, int]) -> None:
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
