"""Custom ids of table talk, in private hands."""

from dataclasses import dataclass

from bot.platform.custom_ids import OfTable
from bot.tables.entries import Phrase


@dataclass(frozen=True, slots=True)
class TalkPress(OfTable):
    """Show the phrases in the place of the moves."""

    FORM = "e:{table}"


@dataclass(frozen=True, slots=True)
class SayPress(OfTable):
    """Say a phrase."""

    FORM = "e:{table}:{phrase}"
    phrase: Phrase
