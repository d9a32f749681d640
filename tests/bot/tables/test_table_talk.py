"""Table talk: who may say something and when, how long it is shown, and what it leaves alone."""

from random import Random

from bot.tables.computers import Thought
from bot.tables.entries import MovedBy, Phrase
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.table import Stage, Table, fold
from bot.tables.table_talk import PACE_MS, TableTalk, can_talk, phrases_at
from engine.moves import LEAVE, Pass
from engine.record import record_of
from tests.bot.clock import Clock
from tests.bot.ghost_factories import haunted
from tests.bot.lesson_factories import begin
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import HOST

from .factories import ANN, BOB, CAT, CHANNEL, Begin, Restarted, lobby, started, with_computers
from .steps import held_of, mover, play_on, reason_of, refused, some_move, strike, until_asked
from .test_secrets import PAUSE, asking, make


def talk_of(tables: TableService) -> TableTalk:
    return TableTalk(tables.registry)


async def say(tables: TableService, table: Table, user: int = ANN, phrase: Phrase = Phrase.CLAP) -> None:
    await talk_of(tables).say(table.id, user, phrase)


def said(table: Table) -> dict[int | None, Phrase]:
    """The phrases that are shown, by user."""
    return {table.participants[player].user: each for player, each in phrases_at(table).items()}


async def move(tables: TableService, table: Table) -> None:
    legal = [str(each) for each in table.view(table.to_act()[0]).legal if not isinstance(each, Pass)]
    await tables.move(table.id, mover(table), ply=None, move=(legal or [some_move(table)])[0])


async def test_a_phrase_is_shown_until_the_next_move_of_its_person(tables: TableService) -> None:
    table = await started(tables, BOB, CAT)
    await until_asked(tables, table, ANN)
    await say(tables, table, BOB, Phrase.AGAIN)
    await say(tables, table, ANN)
    both = {ANN: Phrase.CLAP, BOB: Phrase.AGAIN}
    assert said(table) == both
    while mover(table) == ANN:
        await move(tables, table)
    assert said(table) == {BOB: Phrase.AGAIN}
    while mover(table) != BOB:
        assert said(table) == {BOB: Phrase.AGAIN}
        await move(tables, table)
    await move(tables, table)
    assert said(table) == {}


async def test_a_person_talks_once_in_ten_seconds_and_what_they_said_stays(tables: TableService, clock: Clock) -> None:
    table = await started(tables, BOB)
    await say(tables, table, ANN, Phrase.OUCH)
    clock.ms += PACE_MS - 3_500
    error = await refused(talk_of(tables).say(table.id, ANN, Phrase.GG))
    assert (error.reason, error.facts) == (RefusalReason.TALK_OFTEN, {"seconds": 4})
    await say(tables, table, BOB)
    assert said(table) == {ANN: Phrase.OUCH, BOB: Phrase.CLAP}
    clock.ms += 3_500
    await say(tables, table, ANN, Phrase.GG)
    assert said(table)[ANN] is Phrase.GG


async def test_the_pace_holds_after_ones_move_and_after_a_restart(restarted: Restarted, tables: TableService) -> None:
    table = await started(tables, BOB)
    user = mover(table)
    await say(tables, table, user)
    other = ANN + BOB - user
    await say(tables, table, other, Phrase.SMIRK)
    while mover(table) == user:
        await move(tables, table)
    tables, [table] = await restarted()
    assert said(table) == {other: Phrase.SMIRK}
    assert await reason_of(talk_of(tables).say(table.id, user, Phrase.GG)) is RefusalReason.TALK_OFTEN


async def test_a_clock_that_is_set_back_makes_nobody_wait(tables: TableService, clock: Clock) -> None:
    table = await started(tables, BOB)
    await say(tables, table)
    clock.ms -= 3_600_000
    await say(tables, table, ANN, Phrase.GG)
    assert said(table) == {ANN: Phrase.GG}


async def test_who_cannot_talk_is_told_why(tables: TableService) -> None:
    talk = talk_of(tables)
    table = await lobby(tables, BOB, CAT)
    assert await reason_of(talk.say(table.id, ANN, Phrase.GG)) is RefusalReason.NOT_STARTED
    await tables.start(table.id, ANN)
    assert await reason_of(talk.say(table.id, 99, Phrase.GG)) is RefusalReason.NOT_SEATED
    await tables.step_away(table.id, BOB)
    assert await reason_of(talk.say(table.id, BOB, Phrase.GG)) is RefusalReason.AWAY
    await tables.leave(table.id, CAT)
    assert await reason_of(talk.say(table.id, CAT, Phrase.GG)) is RefusalReason.NOT_SEATED
    assert can_talk(table, ANN), "who is away may come back and read it"
    await tables.leave(table.id, BOB)
    assert await reason_of(talk.say(table.id, ANN, Phrase.GG)) is RefusalReason.TALK_ALONE
    await tables.close_for_good(table.id)
    assert await reason_of(talk.say(table.id, ANN, Phrase.GG)) is RefusalReason.TABLE_GONE
    assert not phrases_at(table)


async def test_there_is_nobody_to_talk_to_at_practice_or_alone_with_computers(tables: TableService) -> None:
    table = await with_computers(tables)
    assert await reason_of(talk_of(tables).say(table.id, ANN, Phrase.GG)) is RefusalReason.TALK_ALONE
    table = await begin(tables, user=BOB)
    assert not can_talk(table, BOB)


async def test_sg_4_table_talk_rests_while_there_is_a_ghost(tables: TableService, clock: Clock) -> None:
    table = await haunted(tables, clock)
    for place in table.people():
        assert place.user is not None
        assert await reason_of(talk_of(tables).say(table.id, place.user, Phrase.GG)) is RefusalReason.TALK_GHOST
    almost = await haunted(tables, clock, almost=True, channel=8)
    await say(tables, almost, HOST)
    assert said(almost) == {HOST: Phrase.CLAP}
    assert not almost.ghosts.messages


async def test_a_phrase_moves_nothing_but_the_message(tables: TableService, storage: MemoryStorage) -> None:
    table = await started(tables, BOB, CAT)
    await move(tables, table)
    held, user = held_of(tables, table), mover(table)
    times, before, record = held.times, table.snapshot(), record_of(table.match)
    moved_at, changed_at, due = times.moved_at, times.changed_at, times.due
    for each in (ANN, BOB, CAT):
        await say(tables, table, each)
    assert (times.moved_at, times.changed_at, times.due) == (moved_at, changed_at, due)
    assert (table.ply, table.to_act(), table.due) == (before.ply, before.to_act(), before.due)
    assert table.still_asks(before.to_act()[0], before.ply), "buttons of before are still good"
    assert record_of(table.match) == record
    assert table.changes == before.changes + 3, "everybody sees it"
    assert mover(table) == user
    again = fold(Table(table.id, 1, CHANNEL), storage.kept[table.id].log)
    assert phrases_at(again) == phrases_at(table)


async def test_sp_4_a_phrase_does_not_hurry_or_delay_a_computer_that_is_asked_in_secret(process: Begin) -> None:
    tables = process(computer_pause=PAUSE)
    table, seat = await asking(tables, computers=1)
    held = held_of(tables, table)
    due = tables.clock.computer_due(held, seat)
    await say(tables, table, ANN)
    assert tables.clock.computer_due(held, seat) == due


async def test_sp_4_leaving_a_joker_does_not_end_a_phrase(tables: TableService) -> None:
    table, seat = await asking(tables)
    user = table.at(seat).user
    assert user is not None
    await say(tables, table, user)
    await make(tables, table, seat, str(LEAVE), MovedBy.PERSON)
    assert said(table) == {user: Phrase.CLAP}


async def test_what_somebody_without_cards_says_is_shown_for_a_lap(tables: TableService) -> None:
    table = await started(tables, BOB, CAT)
    chance = Random(4)
    while all(seat.cards for seat in table.view(None).seats):
        await tables.move(table.id, mover(table), ply=None, move=some_move(table, chance))
    seat = next(number for number, each in enumerate(table.view(None).seats) if not each.cards)
    user = table.at(seat).user
    assert user is not None
    await say(tables, table, user)
    for _ in table.participants:
        assert said(table) == {user: Phrase.CLAP}
        await move(tables, table)
    assert said(table) == {}


async def test_what_is_said_between_hands_stays_until_ones_move_in_the_next(tables: TableService) -> None:
    table = await started(tables, BOB, CAT, game="shichi-narabe-points", hands=2)
    await play_on(tables, table, Random(1))
    assert table.stage is Stage.BETWEEN
    await say(tables, table, CAT, Phrase.GG)
    for user in (ANN, BOB, CAT):
        await tables.ready(table.id, user)
    while mover(table) != CAT:
        assert said(table) == {CAT: Phrase.GG}
        await move(tables, table)
    await move(tables, table)
    assert said(table) == {}


async def test_a_strong_computer_thinks_on_while_people_talk(process: Begin) -> None:
    tables = process(computer_pause=PAUSE)
    table = await with_computers(tables, BOB)
    while table.at(table.to_act()[0]).user is not None:
        await move(tables, table)
    held, thought = held_of(tables, table), Thought()
    held.thought, held.thought_of = thought, (table.ply, table.to_act()[0])
    await say(tables, table)
    assert held.thought is thought
    assert not thought.cancelled()
    await strike(tables, table)
    assert held.thought is not thought
