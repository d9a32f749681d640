"""Talking to ghosts at a table: what counts, races, and undoing a trade (SG-1 to SG-4)."""

import asyncio
import itertools

import pytest

from bot.tables.entries import MovedBy, TalkKind
from bot.tables.ghost_state import TAKE_BACK_SECONDS
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Stage, Table, fold
from bot.tables.talking import Talking
from engine.catalog import GAMES
from engine.moves import PlayJoker, Talk
from engine.views import Phase
from tests.bot.clock import Clock
from tests.bot.ghost_factories import CHANNEL, force_move, ghost_of, haunted, living
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import HOST, lobby

from .steps import mover, reason_of, strike

pytestmark = pytest.mark.looptime

ANN, BOB, CAT, DAN = range(HOST, HOST + 4)
MESSAGES = itertools.count(777)


async def with_ghost(tables: TableService, clock: Clock, *, strict: bool = False) -> tuple[Table, int, list[int]]:
    """A table with a ghost: the table, the ghost, and the others, the next to move first."""
    table = await haunted(tables, clock, strict=strict)
    ghost = ghost_of(table)
    assert ghost is not None
    return table, ghost, living(table)


async def talk(
    tables: TableService, table: Table, user: int, ghost: int, *, way: TalkKind = TalkKind.REPLY, **times: int
) -> Table:
    now = tables.registry.now()
    return await Talking(tables.registry).talked(
        table.id,
        user=user,
        ghost=ghost - HOST,
        way=way,
        message=times.get("message") or next(MESSAGES),
        said_at=times.get("said_at", now),
        heard_at=times.get("heard_at", now),
    )


async def test_sg_1_a_talker_trades_seats_with_the_ghost_who_gets_the_turn(tables: TableService, clock: Clock) -> None:
    table, ghost, (talker, *_) = await with_ghost(tables, clock)
    seat, hand = table.seat_of(talker), table.view(table.seat_of(talker)).hand
    clock.ms += 40_000
    await talk(tables, table, talker, ghost)
    assert table.seat_of(ghost) == seat == table.to_act()[0]
    assert table.view(seat).hand == hand
    assert table.deadline == clock.ms + 90_000
    assert await reason_of(tables.move(table.id, talker, ply=None, move="pass")) is RefusalReason.NOT_YOUR_TURN
    assert str(table.history[-1].move) == f"talk:{table.seat_of(talker)}"


async def test_sg_4_talking_out_of_turn_keeps_the_turn_and_the_clock(tables: TableService, clock: Clock) -> None:
    table = await haunted(tables, clock)
    ghost = ghost_of(table)
    talker = living(table)[1]
    before = (table.to_act(), table.deadline)
    clock.ms += 5_000
    await talk(tables, table, talker, ghost)
    assert (table.to_act(), table.deadline) == before
    assert ghost_of(table) == talker


async def test_sg_4_any_seat_with_cards_may_talk_any_number_of_times(tables: TableService, clock: Clock) -> None:
    table, ghost, (first, second, _) = await with_ghost(tables, clock)
    await talk(tables, table, first, ghost)
    clock.ms += 1
    await talk(tables, table, second, first)
    clock.ms += 1
    await talk(tables, table, ghost, second)
    assert len(table.ghosts.since) == 1
    assert ghost_of(table) == ghost


@pytest.mark.parametrize("way", [TalkKind.REACTION, TalkKind.NEXT])
async def test_only_a_strict_table_counts_reactions_and_the_next_message(
    tables: TableService, clock: Clock, way: TalkKind
) -> None:
    table, ghost, (talker, *_) = await with_ghost(tables, clock)
    assert await reason_of(talk(tables, table, talker, ghost, way=way)) is RefusalReason.NO_TALK
    await tables.channel_gone(CHANNEL)
    table = await haunted(tables, clock, strict=True)
    ghost = ghost_of(table)
    await talk(tables, table, living(table)[0], ghost, way=way)
    assert table.ghosts.trade is not None


async def test_sg_2_messages_that_are_not_talking(tables: TableService, clock: Clock) -> None:
    table, ghost, (talker, other, _) = await with_ghost(tables, clock)
    since = next(iter(table.ghosts.since.values()))
    for refusal in (
        talk(tables, table, 99, ghost),  # an onlooker
        talk(tables, table, ghost, ghost),  # a ghost to itself
        talk(tables, table, ghost, talker),  # a ghost to the living
        talk(tables, table, talker, other),  # the living among themselves
        talk(tables, table, talker, ghost, said_at=since - 1),  # written before the bankruptcy
        talk(tables, table, talker, ghost, heard_at=since - 1),  # a reply to a message from before the bankruptcy
        talk(tables, table, talker, ghost, heard_at=since),  # the announcement is no message of a ghost
    ):
        assert await reason_of(refusal) is RefusalReason.NO_TALK
    assert table.ghosts.trade is None
    await tables.leave(table.id, talker)
    assert await reason_of(talk(tables, table, talker, ghost)) is RefusalReason.NO_TALK


async def test_sg_3_the_ghost_talked_to_is_the_one_traded_with(tables: TableService, clock: Clock) -> None:
    table = await haunted(tables, clock)
    first = ghost_of(table)
    while table.stage is Stage.PLAYING and len(table.ghosts.since) < 2:
        await force_move(tables, table)
    if table.stage is not Stage.PLAYING:
        pytest.skip("this game ended with its second bankruptcy")
    clock.ms += 10
    second = [table.at(seat).user for seat in table.ghosts.since][1]
    talker = living(table)[0]
    await talk(tables, table, talker, second)
    assert {table.at(seat).user for seat in table.ghosts.since} == {first, talker}


async def test_two_talkers_at_once_are_two_trades_in_order(tables: TableService, clock: Clock) -> None:
    table, ghost, (first, second, _) = await with_ghost(tables, clock)
    outcomes = await asyncio.gather(
        talk(tables, table, first, ghost), talk(tables, table, second, ghost), return_exceptions=True
    )
    assert outcomes[0] is table
    assert isinstance(outcomes[1], TableError), "the ghost was no ghost any more"
    assert ghost_of(table) == first


async def test_a_move_that_arrived_first_stands(tables: TableService, clock: Clock) -> None:
    table, ghost, (talker, *_) = await with_ghost(tables, clock)
    seat = table.seat_of(talker)
    legal = [move for move in table.match.hand.legal(seat) if not isinstance(move, Talk)]
    ply = len(table.history)
    moved, traded = await asyncio.gather(
        tables.move(table.id, talker, ply=ply, move=str(legal[0])),
        talk(tables, table, talker, ghost),
        return_exceptions=True,
    )
    assert moved is table
    assert str(table.history[ply].move) == str(legal[0])
    assert traded is table or isinstance(traded, TableError)


async def test_a_message_counts_once_also_after_a_restart(
    tables: TableService, storage: MemoryStorage, clock: Clock
) -> None:
    table, ghost, (talker, other, _) = await with_ghost(tables, clock)
    await talk(tables, table, talker, ghost, message=5)
    clock.ms += 1
    assert await reason_of(talk(tables, table, other, talker, message=5)) is RefusalReason.NO_TALK
    assert fold(Table(table.id, 1, CHANNEL), storage.kept[table.id].log).ghosts.messages == {5}
    await talk(tables, table, other, talker, message=6)


async def test_a_talk_before_the_deadline_gives_the_ghost_a_fresh_clock(tables: TableService, clock: Clock) -> None:
    table, ghost, (talker, *_) = await with_ghost(tables, clock)
    seat, ply = table.seat_of(talker), len(table.history)
    clock.ms = table.deadline
    await asyncio.gather(talk(tables, table, talker, ghost), strike(tables, table))
    assert [str(played.move)[:5] for played in table.history[ply:]] == ["talk:"], "the clock struck for nobody"
    assert (table.to_act(), table.seat_of(ghost)) == ((seat,), seat)
    assert table.deadline == clock.ms + 90_000


async def test_a_timeout_before_the_talk_stands(tables: TableService, clock: Clock) -> None:
    table, ghost, (talker, *_) = await with_ghost(tables, clock)
    seat, ply = table.seat_of(talker), len(table.history)
    clock.ms = table.deadline
    striking = asyncio.create_task(strike(tables, table))
    while not tables.registry.open_table(table.id).lock.locked():
        await asyncio.sleep(0)
    await asyncio.gather(striking, talk(tables, table, talker, ghost), return_exceptions=True)
    assert (table.history[ply].by, table.history[ply].seat) == (MovedBy.CLOCK, seat)
    if table.stage is Stage.PLAYING and seat not in table.ghosts.since:
        assert table.seat_of(ghost) == seat, "and then they traded"


async def test_a_player_who_has_left_need_not_agree_to_an_undo(tables: TableService, clock: Clock) -> None:
    table = await haunted(tables, clock)
    ghost = ghost_of(table)
    talker = next(user for user in living(table) if user != ANN)
    await talk(tables, table, talker, ghost)
    for user in {talker, ghost} - {ANN}:
        await tables.leave(table.id, user)
    await Talking(tables.registry).agree(table.id, ANN)
    assert table.ghosts.trade is None


async def test_an_old_button_does_not_undo_a_later_trade(tables: TableService, clock: Clock) -> None:
    table, ghost, (first, second, _) = await with_ghost(tables, clock)
    await talk(tables, table, first, ghost)
    old = table.ghosts.trade.at
    clock.ms += 5
    await talk(tables, table, second, first)
    assert await reason_of(Talking(tables.registry).agree(table.id, ANN, at=old)) is RefusalReason.NO_TRADE
    await Talking(tables.registry).agree(table.id, ANN, at=table.ghosts.trade.at)


async def test_talking_is_not_accepted_as_a_move_of_a_button(tables: TableService, clock: Clock) -> None:
    table = await haunted(tables, clock)
    haunted_seat = next(iter(table.ghosts.since))
    talked = tables.move(table.id, mover(table), ply=None, move=f"talk:{haunted_seat}")
    assert await reason_of(talked) is RefusalReason.STALE


async def test_the_host_and_both_traders_can_undo_a_trade(tables: TableService, clock: Clock) -> None:
    table, ghost, (talker, *_) = await with_ghost(tables, clock)
    seats = {user: table.seat_of(user) for user in (ANN, BOB, CAT, DAN)}
    await talk(tables, table, talker, ghost)
    talking = Talking(tables.registry)
    outsider = next(user for user in (BOB, CAT, DAN) if user not in {talker, ghost})
    assert await reason_of(talking.agree(table.id, outsider)) is RefusalReason.NOT_CONCERNED
    for user in dict.fromkeys((ANN, talker, ghost)):
        await talking.agree(table.id, user)
    assert {user: table.seat_of(user) for user in (ANN, BOB, CAT, DAN)} == seats
    assert table.ghosts.trade is None
    assert [str(played.move) for played in table.history[-2:]] == [f"talk:{seats[ghost]}"] * 2


async def test_a_trade_stands_after_the_time_or_without_agreement(tables: TableService, clock: Clock) -> None:
    table, ghost, (talker, *_) = await with_ghost(tables, clock)
    await talk(tables, table, talker, ghost)
    talking = Talking(tables.registry)
    await talking.agree(table.id, ANN)
    clock.ms += TAKE_BACK_SECONDS * 1000 + 1
    assert await reason_of(talking.agree(table.id, ghost)) is RefusalReason.NO_TRADE
    assert ghost_of(table) == talker


async def test_ghosts_and_trades_survive_a_restart(tables: TableService, storage: MemoryStorage, clock: Clock) -> None:
    table, ghost, (talker, *_) = await with_ghost(tables, clock)
    await talk(tables, table, talker, ghost)
    again = fold(Table(table.id, 1, CHANNEL), storage.kept[table.id].log)
    assert (again.ghosts.since, again.ghosts.trade) == (table.ghosts.since, table.ghosts.trade)
    assert all(again.seat_of(user) == table.seat_of(user) for user in (ANN, BOB, CAT, DAN))


@pytest.mark.parametrize("options", [{"jokers": 2}, {"jokers": 1, "joker_play": "single", "joker_exchange": "stack"}])
async def test_no_game_has_both_ghosts_and_secret_covers(
    tables: TableService, clock: Clock, options: dict[str, object]
) -> None:
    """In games with ghosts, jokers are exchanged or covered at once, so no talk can come in between (SJ-4, SJ-5)."""
    assert [game.id for game in GAMES.values() if "ghost" in game.rules.model_fields] == ["shichi-narabe"]
    chosen = {"passes": 1, "ghost": True, **options}
    table = await lobby(tables, people=4, options=chosen, start=True)
    talks = 0
    while table.stage is Stage.PLAYING:
        clock.ms += 1000
        assert table.view(None).phase is Phase.PLAY
        seat = table.to_act()[0]
        legal = [move for move in table.match.hand.legal(seat) if not isinstance(move, Talk)]
        jokers = [move for move in legal if isinstance(move, PlayJoker)]
        await tables.move(table.id, mover(table), ply=None, move=str((jokers or legal[::-1])[0]))
        if table.stage is Stage.PLAYING and table.ghosts.since and talks < 5:
            ghost = ghost_of(table)
            seats = enumerate(table.view(None).seats)
            talker = next(seat for seat, shown in seats if shown.cards and seat not in table.ghosts.since)
            clock.ms += 1
            await talk(tables, table, table.at(talker).user, ghost)
            talks += 1
