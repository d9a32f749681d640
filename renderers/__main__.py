"""`python -m renderers OUT.png`: draws the README's picture, a table in mid-game."""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.cards import JOKER, Card, card
from engine.rules import Rules
from engine.views import Laid, Phase, Row, RowsTable, SeatView, View
from i18n import texts_in
from renderers import TablePicture, Theme, badges_of

_ROWS: Final = ("4S 5S 6S 7S 8S 9S TS", "2H 6H 7H 8H 9H TH JH QH", "5D 6D 7D 8D", "7C 8C 9C KC")
_JOKER_AT: Final = "9H"
_NAMES: Final = ("Aoi", "Ben", "Chloé", "大輔")


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


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the picture to the file named on the command line."""
    parser = ArgumentParser(prog="python -m renderers", description="Draws the README's picture.")
    parser.add_argument("file", type=Path, metavar="OUT.png", help="where to")
    parser.parse_args(arguments).file.write_bytes(draw_sample())


if __name__ == "__main__":
    main()
