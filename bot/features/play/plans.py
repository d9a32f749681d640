"""Plans at slow tables: up to three cards, of which the first that fits is played when it is their person's turn; in
games of groups the numbers of one's groups (`bot.features.play.planned_groups`).

A plan is its person's own: it stands among their preferences and in no log, so it is deleted and exported with them,
and the next process finds it there. It holds for one state of their hand, which it names: it ends by itself when their
hand changes by anything else, and when they play by hand. What it plays is a move as any other.
"""

from collections.abc import Collection, Sequence
from typing import Final, Self

from pydantic import BaseModel, ConfigDict

from bot.features.play.planned_groups import planned_in_groups
from bot.tables import entries
from bot.tables.entries import MovedBy
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from bot.text.asking import needs_asking
from data.settings import KeyedValues
from engine.cards import Card, find
from engine.moves import Move, Play
from engine.views import GroupTable, Phase, SeatStatus, View

MOST: Final = 3
"""Cards of a plan. Numbers of groups can all be planned, as those that are not are asked about."""
_PREFIX: Final = "plan-"


class PlannedCards(BaseModel):
    """The cards in their order, and the state for which they hold: the hand's number, its cards, and how many moves its
    person had made. Stored among their preferences."""

    model_config = ConfigDict(frozen=True)

    cards: tuple[str, ...]
    number: int
    hand: tuple[str, ...]
    moves: int

    def with_cards(self, cards: tuple[str, ...]) -> Self:
        """A plan of these cards for the same state."""
        return self.model_copy(update={"cards": cards})


def can_plan(table: Table, view: View) -> bool:
    """Whether the viewer can lay a plan now: it is not their turn."""
    if not table.setup.is_slow or table.stage is not Stage.PLAYING or view.seat is None:
        return False
    is_in = view.seats[view.seat].status is SeatStatus.PLAYING and bool(view.hand) and not table.at(view.seat).away
    return is_in and view.seat not in view.to_act


def is_full(view: View, planned: Collection[Card]) -> bool:
    """Whether no more can be planned."""
    if isinstance(view.table, GroupTable):
        return set(view.hand) <= set(planned)
    return len(planned) >= MOST


def planned_move(view: View, plan: PlannedCards) -> Move | None:
    """The first card that fits and leaves nothing to choose or to confirm; None: the person is asked."""
    if isinstance(view.table, GroupTable):
        return planned_in_groups(view, view.table, cards_of(plan))
    for code in plan.cards:
        card = find(code)
        ways = [move for move in view.legal if card is not None and getattr(move, "card", None) == card]
        if len(ways) == 1 and isinstance(ways[0], Play) and not needs_asking(view, ways[0]):
            return ways[0]
    return None


class Plans:
    """Reads, lays and carries out plans, each under the lock of its table."""

    def __init__(self, tables: TableService, preferences: KeyedValues) -> None:
        self._tables = tables
        self._preferences = preferences

    async def of(self, table: Table, user: int) -> PlannedCards | None:
        """The user's plan, as far as it holds."""
        values = (await self._preferences.get(user)).get(_key_of(table.id))
        if values is None or (state := _state(table, user)) is None:
            return None
        plan = PlannedCards.model_validate(values)
        return plan if state.with_cards(plan.cards) == plan else None

    async def add(self, table_id: int, user: int, code: str) -> None:
        """Add a card to the user's plan. TableError: STALE if that cannot be, TABLE_GONE."""

        async def add(table: Table) -> None:
            card, state, seat = find(code), _state(table, user), table.seat_of(user)
            plan = await self.of(table, user) or state
            if card is None or plan is None or seat is None or not can_plan(table, table.view(seat)):
                raise TableError(RefusalReason.STALE)
            view = table.view(seat)
            if card not in view.hand or code in plan.cards or is_full(view, cards_of(plan)):
                raise TableError(RefusalReason.STALE)
            await self._set(table, user, plan.with_cards((*plan.cards, code)))

        await self._tables.registry.change(table_id, add)

    async def drop(self, table_id: int, user: int) -> None:
        """Drop the user's plan. TableError: TABLE_GONE."""

        async def drop(table: Table) -> None:
            await self._set(table, user, None)

        await self._tables.registry.change(table_id, drop)

    async def next_move(self, table: Table, user: int) -> str | None:
        """The move that the user's plan makes now; None: none."""
        seat, plan = table.seat_of(user), await self.of(table, user)
        # Who is asked in secret (SP-4) has no turn that others see.
        if seat is None or plan is None or table.stage is not Stage.PLAYING or seat not in table.view(None).to_act:
            return None
        move = planned_move(table.view(seat), plan)
        return None if move is None else str(move)

    async def carry_out(self, table_id: int, user: int, ply: int) -> None:
        """Make the planned move, if it is still the turn of `ply`; the cards behind it stay planned."""

        async def play(table: Table) -> None:
            seat, move = table.seat_of(user), await self.next_move(table, user)
            place = table.participant_of(user)
            if table.ply != ply or move is None or seat is None or place is None or place.away:
                return
            plan = await self.of(table, user)
            await self._tables.play.move(table, seat, move, MovedBy.PERSON)
            if plan is not None:
                await self._go_on(table, user, plan)

        await self._tables.registry.change(table_id, play)

    async def after_forced(self, table: Table, user: int, plan: PlannedCards | None) -> None:
        """The only move was made for the user, who had this plan: it goes on."""
        if plan is not None:
            await self._go_on(table, user, plan)

    async def end(self, table: Table, users: Sequence[int]) -> None:
        """Delete what these users have planned at a table that they have left, or that is over."""
        for user in users:
            if _key_of(table.id) in await self._preferences.get(user):
                await self._preferences.change(user, {_key_of(table.id): None})

    async def _go_on(self, table: Table, user: int, plan: PlannedCards) -> None:
        state = _state(table, user)
        rest = tuple(code for code in plan.cards if state is not None and code in state.hand)
        is_same = state is not None and state.moves == plan.moves + 1 and state.number == plan.number
        goes_on = is_same and (rest or is_placing(table, user))
        await self._set(table, user, state.with_cards(rest) if state is not None and goes_on else None)

    async def _set(self, table: Table, user: int, plan: PlannedCards | None) -> None:
        await self._preferences.change(
            user, {_key_of(table.id): None if plan is None else plan.model_dump(mode="json")}
        )


def _state(table: Table, user: int) -> PlannedCards | None:
    """A plan of no card for what the user has now; None: they have no hand."""
    seat = table.seat_of(user)
    if seat is None or table.match is None or table.match.hand is None:
        return None
    view, player = table.view(seat), table.player_at(seat)
    moves = sum(played.player == player for played in table.history)
    hand = tuple(sorted(card.code for card in view.hand))
    return PlannedCards(cards=(), number=view.number, hand=hand, moves=moves)


def is_placing(table: Table, user: int) -> bool:
    """Whether the user is to place what they have beaten or drawn, in the middle of their turn (NT-4, NT-5)."""
    seat = table.seat_of(user)
    if seat is None or table.stage is not Stage.PLAYING:
        return False
    view = table.view(seat)
    return view.phase is Phase.PLACE and seat in view.to_act


def cards_of(plan: PlannedCards) -> list[Card]:
    """The cards in their order."""
    return [card for code in plan.cards if (card := find(code)) is not None]


def ended_for(entry: entries.Entry, table: Table) -> list[int]:
    """For whom plans at this table end with this entry."""
    if isinstance(entry, entries.Closed):
        return [place.user for place in table.participants if place.user is not None]
    return [entry.user] if isinstance(entry, entries.Left) else []


def _key_of(table_id: int) -> str:
    return f"{_PREFIX}{table_id}"
