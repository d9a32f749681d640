"""The kinds of games as one picture, each by a few cards, or in words."""

from collections.abc import Mapping
from typing import Final

from bot.platform.drawing import Drawing, theme_of
from bot.platform.messages import Picture
from bot.storage.user_settings import Reader
from bot.text.games import kind_title
from bot.text.mechanisms.record import GameKind
from engine.cards import Card, card
from i18n import Texts
from renderers import Piece, Sample, SamplesPicture, Theme

PICTURE: Final = "games.png"

_CARDS: Final[Mapping[GameKind, str]] = {
    GameKind.PASSING: "6S 7S 8S open:9S",
    GameKind.KILLING: "7H 8H dead:9H TH",
    GameKind.FAN_TAN: "empty:6D 7D empty:8D",
    GameKind.DRAWING: "7C 8C back:9C back:TC",
    GameKind.STOPS: "4H 5H 6H open:7H",
    GameKind.OTHERS: "7S 7H 7D AC",
}
"""By kind: cards as in records, each with how it is shown. The messages `kind-KIND-alt` say the same."""


async def shelf_shown(drawing: Drawing, reader: Reader) -> Picture | None:
    """The picture; None for users who want words, and if it cannot be drawn: the page has a sentence for each kind."""
    picture = shelf_picture(reader.texts, theme_of(reader))
    shown = await drawing.picture_or_words(picture, PICTURE, reader.texts)
    return shown if isinstance(shown, Picture) else None


def shelf_picture(texts: Texts, theme: Theme) -> SamplesPicture:
    """A sample for each kind."""
    told = (
        texts("picker-shelf-kind", kind=kind_title(texts, kind), cards=texts(f"kind-{kind.value}-alt"))
        for kind in GameKind
    )
    return SamplesPicture(
        samples=tuple(Sample(kind_title(texts, kind), tuple(map(_piece, _CARDS[kind].split()))) for kind in GameKind),
        theme=theme,
        alt="\n".join([texts("picker-shelf"), *told]),
    )


def _piece(written: str) -> tuple[Card, Piece]:
    how, _, code = written.rpartition(":")
    return card(code), Piece(how or "card")
