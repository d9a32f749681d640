"""The bot's own pictures: its icon, a seven before two backs, and the wide cover with a table in mid-game."""

from io import BytesIO
from typing import Final

from PIL import Image

from engine.cards import JOKER, Card, card
from engine.rules import Rules
from engine.views import Laid, Phase, Row, RowsTable, SeatView, View
from i18n import texts_in
from renderers.canvas.canvas import SCALE, Canvas, rounded_mask
from renderers.canvas.palette import EDGE, FELT, FELT_DEEP, PAPER, SHADE, Theme
from renderers.model.badges import badges_of
from renderers.pictures.tables import TablePicture
from renderers.sprites.faces import print_back, print_face
from renderers.sprites.sizes import MARGIN, Size

ICON_SIDE: Final = 512
COVER: Final = (1280, 720)
"""Pixels; Discord shows a cover 16 to 9."""

_FAN: Final = ((None, 22, (-66, 12)), (None, -22, (66, 12)), ("7H", 0, (0, 0)))
"""From below to above: a card, None for its back; its angle in degrees anticlockwise, and its place from the middle."""
_SIZE: Final = Size(204, 300, bare=True)

_ROWS: Final = ("4S 5S 6S 7S 8S 9S TS", "2H 6H 7H 8H 9H TH JH QH", "5D 6D 7D 8D", "7C 8C 9C KC")
_JOKER_AT: Final = "9H"
_NAMES: Final = ("Aoi", "Ben", "Chloé", "大輔")


def icon() -> bytes:
    """A PNG of `ICON_SIDE` pixels a side. Discord cuts it to a disc, so its corners are empty."""
    canvas = Canvas(ICON_SIDE, ICON_SIDE, FELT_DEEP)
    canvas.disc(ICON_SIDE / 2, ICON_SIDE / 2, ICON_SIDE * 0.47, FELT)
    picture = canvas.finish().convert("RGB")
    for code, angle, (x, y) in _FAN:
        printed = _printed(None if code is None else card(code)).rotate(angle, Image.Resampling.BICUBIC, expand=True)
        at = ((ICON_SIDE - printed.width) // 2 + x, (ICON_SIDE - printed.height) // 2 + y)
        picture.paste(printed, at, printed)
    return _png(picture)


def cover() -> bytes:
    """A PNG of `COVER` pixels: the sample table, as large as it fits, on felt."""
    picture = Image.new("RGB", COVER, FELT_DEEP)
    with Image.open(BytesIO(draw_sample())) as opened:
        shown = opened.convert("RGB")
    share = min(width / own for width, own in zip(COVER, shown.size, strict=True)) * 0.94
    size = (round(shown.width * share), round(shown.height * share))
    shown = shown.transform(size, Image.Transform.EXTENT, (0, 0, *shown.size), Image.Resampling.BICUBIC)
    mask = rounded_mask(shown.width * SCALE, shown.height * SCALE, 24 * SCALE).reduce(SCALE)
    picture.paste(shown, ((COVER[0] - shown.width) // 2, (COVER[1] - shown.height) // 2), mask)
    return _png(picture)


def sample_view() -> View:
    """An onlooker's view of a game with a joker and a bankrupt player's cards in the layout."""
    rows = tuple(Row(suit, 0, tuple(map(_laid, codes.split()))) for suit, codes in enumerate(_ROWS))
    open_places = ("3S", "JS", "5H", "KH", "4D", "9D", "6C", "TC")
    table = RowsTable(rows=rows, next=tuple(map(card, open_places)), last=(card("QH"),))
    seats = tuple(SeatView(cards=count, passes=0, passes_left=3) for count in (7, 8, 6, 8))
    return View(rules=Rules(), seat=None, seats=seats, to_act=(1,), phase=Phase.PLAY, table=table, last_by=0)


def draw_sample() -> bytes:
    """The picture."""
    shown = TablePicture.of(
        sample_view(), Theme(), texts_in("en"), badges=badges_of(_NAMES), names=_NAMES, has_plates=True
    )
    return shown.png()


def _laid(code: str) -> Laid:
    place: Card = card(code)
    return Laid(place, JOKER if code == _JOKER_AT else place)


def _printed(face: Card | None) -> Image.Image:
    """A card, None for a back, with its edge; what is outside of it is transparent."""
    canvas = Canvas(_SIZE.outer_width, _SIZE.outer_height, SHADE)
    canvas.rounded(_SIZE.box, _SIZE.radius, PAPER)
    if face is None:
        print_back(canvas, _SIZE)
    else:
        print_face(canvas, face, _SIZE, Theme(), face)
    canvas.frame(_SIZE.box, _SIZE.radius, 1.5, EDGE)
    picture = canvas.finish().convert("RGB")
    mask = Image.new("L", (picture.width * SCALE, picture.height * SCALE))
    inside = rounded_mask(_SIZE.width * SCALE, _SIZE.height * SCALE, round(_SIZE.radius * SCALE))
    mask.paste(inside, (MARGIN * SCALE, MARGIN * SCALE))
    picture.putalpha(mask.reduce(SCALE))
    return picture


def _png(picture: Image.Image) -> bytes:
    file = BytesIO()
    picture.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()
