"""The private message with the scores of a match so far."""

from typing import Final

from bot.platform.messages import Message, note
from bot.platform.shown import Shown, shown_panel
from bot.tables.table import Table
from bot.text.rounds import number_text, part_of
from i18n import Texts

PICTURE: Final = "scores.png"


def sheet_message(texts: Texts, table: Table, shown: Shown | None) -> Message:
    """`shown`: the table's score sheet; None if the match has a single hand."""
    match = table.match
    if shown is None or match is None:
        return note(texts("rounds-single"))
    ended = sum(hand.result is not None for hand in match.played)
    if not ended:
        return note(texts("rounds-none", part=part_of(table.game)))
    number = number_text(texts, table.game, table.rules, ended)
    return shown_panel(texts("rounds-scores-title", number=number), shown)
