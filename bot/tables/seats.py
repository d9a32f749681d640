"""Seats of computer players that people take while a match is on.

Who sits down gets the view of the seat, and nothing that the computer player knew beyond it.
"""

from bot.tables import entries
from bot.tables.participants import Participant
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import TableRegistry
from bot.tables.seating import place_for
from bot.tables.setup import SitDown
from bot.tables.stages import Stage
from bot.tables.table import Table
from engine.views import SeatStatus


def sits_at_once(table: Table) -> bool:
    """Whether who sits down now plays at once. Where players may be ghosts nobody does: such a seat knows more than its
    view has, the cards of the seats that it has had (SG-1).
    """
    return table.setup.sit_down is SitDown.AT_ONCE and table.stage is Stage.PLAYING and not table.has_ghosts


def seats_to_take(table: Table) -> list[Participant]:
    """The computer players whose seats others can take: at once, those who still play in this hand; else, where there
    may be another hand, all.
    """
    is_running = table.stage in {Stage.PLAYING, Stage.BETWEEN} and not table.is_private
    if not is_running or table.match is None or table.setup.sit_down is SitDown.NEVER:
        return []
    free = [place for place in table.computers() if place.coming is None]
    if sits_at_once(table):
        seats = table.view(None).seats
        playing = {table.player_at(each) for each in range(len(seats)) if seats[each].status is SeatStatus.PLAYING}
        return [place for place in free if table.participants.index(place) in playing]
    is_last = table.stage is Stage.PLAYING and len(table.match.played) == table.match.scoring.hands
    return [] if is_last else free


def check_outside(table: Table, user: int) -> None:
    """Check that the user is not at the match. TableError: SEAT_LEFT, ALREADY_SEATED."""
    place = table.participant_of(user)
    if place is not None and place.left:
        raise TableError(RefusalReason.SEAT_LEFT)
    if place is not None or place_for(table.participants, user) is not None:
        raise TableError(RefusalReason.ALREADY_SEATED)


class Seats:
    """Gives seats to people. TableError means that nothing changed."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def sit_down(self, table_id: int, user: int, name: str, *, player: int) -> Table:
        """Take the seat of a computer player, an index into the participants: at once, or at the next deal.

        TableError: NO_SEAT, SEAT_TAKEN, SEAT_ASKED, SEAT_LEFT, ALREADY_SEATED.
        """

        async def sit_down(table: Table) -> None:
            check_outside(table, user)
            if player >= len(table.participants) or not seats_to_take(table):
                raise TableError(RefusalReason.NO_SEAT)
            place = table.participants[player]
            if place.user is not None or place.coming is not None:
                raise TableError(RefusalReason.SEAT_TAKEN)
            if place not in seats_to_take(table):
                raise TableError(RefusalReason.NO_SEAT)
            if sits_at_once(table) and table.asks_secretly:
                raise TableError(RefusalReason.SEAT_ASKED)
            sat = entries.SatDown(user=user, name=name, player=player, at_once=sits_at_once(table))
            await self._registry.write(table, sat)

        return await self._registry.change(table_id, sit_down)

    async def stay_out(self, table_id: int, user: int) -> Table:
        """Do not sit down at the next deal after all. TableError: NOT_SEATED."""

        async def stay_out(table: Table) -> None:
            if place_for(table.participants, user) is None:
                raise TableError(RefusalReason.NOT_SEATED)
            await self._registry.write(table, entries.Left(user=user))

        return await self._registry.change(table_id, stay_out)
