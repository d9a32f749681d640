"""Custom ids of the pages of rules."""

from dataclasses import dataclass
from typing import Annotated

from bot.platform.custom_ids import SIDE, CustomId, OfTable, number, text


@dataclass(frozen=True, slots=True)
class RulesPress(CustomId):
    """A page of the rules of a preset."""

    FORM = "r:{preset}:{page}{side}"
    preset: Annotated[str, text("[a-z][0-9a-z-]{0,40}")]
    page: Annotated[int, number(2)] = 0
    side: Annotated[str, SIDE] = ""


@dataclass(frozen=True, slots=True)
class TableRulesPress(OfTable):
    """A page of the rules of a table."""

    FORM = "r:{table}:{page}{side}"
    page: Annotated[int, number(2)] = 0
    side: Annotated[str, SIDE] = ""


def rules_press(source: str, page: int, side: str = "") -> RulesPress | TableRulesPress:
    """A page of the rules of `source`: a table's number or a preset's id."""
    if source.isdecimal():
        return TableRulesPress(int(source), page, side)
    return RulesPress(source, page, side)
