"""The cards of a match that is over, dealt again at a private table, against house players.

Each hand follows from the same key, its number and its dealer. So the first hand is the same, and a later one where the
same seat deals it. Its person knows the cards, and may know the secret: it counts nowhere.
"""

from dataclasses import dataclass
from typing import Any

from bot.tables.entries import Method
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table
from engine.fair import Fair
from engine.game import EDITION


@dataclass(frozen=True, slots=True)
class CardsAgain:
    """The source of the deals of a match, by the number of its table. `word`: what its person added to them."""

    table: int
    fair: Fair
    word: str | None = None

    def as_opened(self) -> dict[str, Any]:
        """The fields of the entry that opens a table for it."""
        method = None if self.fair.bound is None else Method.SEVENS_2
        return {"secret": self.fair.secret.hex(), "method": method, "cards_of": self.table}


def obstacle(played: Table) -> str | None:
    """Why the cards of a match that is over cannot be played again, as `RefusalReason.NO_CARDS` says it; None: they
    can, by the one person of the table.
    """
    match = played.match
    if played.setup.has_ghosts:
        return "ghosts"
    if match is None or match.result is None:
        return "unfinished"
    people = [seat for seat, place in enumerate(played.participants) if place.user is not None]
    if people != [0]:  # The host of the new table has the first seat.
        return "people"
    if match.fair is None or match.played[0].setup.edition != EDITION:
        return "seed"
    return "day" if match.fair.is_one_hand else None


def cards_of(played: Table) -> CardsAgain:
    """The cards of a match that is over. TableError: NO_CARDS."""
    if (why := obstacle(played)) is not None:
        raise TableError(RefusalReason.NO_CARDS, why=why)
    assert played.match is not None
    assert played.match.fair is not None
    return CardsAgain(played.id, played.match.fair, played.fair.words.get(played.host))
