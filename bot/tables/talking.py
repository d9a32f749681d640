"""Talking to ghosts (SG-1 to SG-4): what counts as talking, the resulting trade, and undoing it.

The content of messages is never read: author, addressee and time suffice.
"""

from typing import Final

from bot.tables import entries
from bot.tables.entries import TalkKind
from bot.tables.ghost_state import Trade
from bot.tables.participants import Participant
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import TableRegistry
from bot.tables.table import Stage, Table
from engine.errors import IllegalMove

NEXT_SECONDS: Final = 20
"""At a strict table, the next message within this long after a ghost's counts as talking to it."""
STRICT_WAYS: Final = (TalkKind.REACTION, TalkKind.NEXT)


class Talking:
    """Makes and undoes trades between players and ghosts, under the table's lock."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def talked(
        self, table_id: int, *, user: int, ghost: int, way: TalkKind, message: int, said_at: int, heard_at: int
    ) -> Table:
        """`user` talked to the ghost who is player `ghost` (an index into `participants`); they trade seats.

        `said_at`: when the talk was written; `heard_at`: when the message it answers was (else the same), both in
        milliseconds since 1970. Both must be later than the bankruptcy. A message counts once; for a reaction,
        `message` is the ghost's. TableError: NO_TALK.
        """

        async def traded(table: Table) -> None:
            seat = talker_seat(table, user)
            haunted = ghost_seat(table, ghost)
            if seat is None or haunted is None or (way in STRICT_WAYS and not table.setup.strict):
                raise TableError(RefusalReason.NO_TALK)
            if way is not TalkKind.REACTION and message in table.ghosts.messages:
                raise TableError(RefusalReason.NO_TALK)
            # `<=`: a message of the same millisecond is the one that made the player a ghost.
            if min(said_at, heard_at) <= table.ghosts.since[haunted]:
                raise TableError(RefusalReason.NO_TALK)
            await self._trade(table, seat, haunted, way, message)

        return await self._registry.change(table_id, traded)

    async def agree(self, table_id: int, user: int, *, at: int | None = None) -> Table:
        """The host asks to undo the last trade, or one of the two players agrees; when all have, it is undone.

        `at`: the time of the trade meant; None: the last. Computer players always agree, also for people who have left.
        TableError: NO_TRADE, NOT_CONCERNED.
        """

        async def agreed(table: Table) -> None:
            trade = table.ghosts.trade
            late = self._registry.take_back_seconds(table) < 0
            if trade is None or late or at not in (None, trade.at) or table.stage is not Stage.PLAYING:
                raise TableError(RefusalReason.NO_TRADE)
            two = {place.user for place in asked_to_agree(table, trade)}
            if user != table.host and (user not in two or not trade.agreed):
                raise TableError(RefusalReason.NOT_CONCERNED)
            if user not in trade.agreed:
                await self._registry.write(table, entries.Agreed(user=user))
            if two <= trade.agreed and table.host in trade.agreed:
                await self._trade(table, trade.seat, trade.ghost, TalkKind.TAKEN_BACK, trade.message)

        return await self._registry.change(table_id, agreed)

    async def _trade(self, table: Table, seat: int, ghost: int, way: TalkKind, message: int | None) -> None:
        entry = entries.Talked(seat=seat, ghost=ghost, way=way, message=message)
        try:
            await self._registry.write(table, entry, prepare=lambda after: None)
        except IllegalMove as error:
            raise TableError(RefusalReason.NO_TALK) from error


def asked_to_agree(table: Table, trade: Trade) -> list[Participant]:
    """The people among the two who traded who must agree; the former ghost first."""
    return [place for place in map(table.at, (trade.seat, trade.ghost)) if place.user is not None and not place.left]


def talker_seat(table: Table, user: int) -> int | None:
    """The user's seat if they are in play with cards and not a ghost, so that talking to a ghost makes them trade."""
    if table.stage is not Stage.PLAYING or not table.ghosts.since:
        return None
    seat = table.seat_of(user)
    return seat if seat is not None and seat not in table.ghosts.since and table.view(None).seats[seat].cards else None


def ghost_seat(table: Table, player: int) -> int | None:
    """The ghost seat of this player (an index into `participants`)."""
    return next((seat for seat in table.ghosts.since if table.player_at(seat) == player), None)
