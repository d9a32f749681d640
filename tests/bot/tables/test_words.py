"""Words for the deal: who adds one, their order, and what follows from them after restarts and deletions."""

import asyncio
import json

import orjson
import pytest

from bot.storage.personal import Forgotten
from bot.tables import entries
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Table, fold
from bot.tables.words import MOST_SET
from engine.fair import Fair, mark_of
from engine.record import as_json, differences, record_from, take_down
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import open_table, restore

from .factories import ANN, BOB, CAT, CHANNEL, HERE, Restarted, lobby
from .steps import reason_of, refused


def words_of(table: Table) -> list[tuple[int, str | None]]:
    """The words that the deals of a match follow from, by seat."""
    return [(word.seat, word.text) for word in fair_of(table).words]


def fair_of(table: Table) -> Fair:
    return table.match.fair


def deals_follow(table: Table) -> bool:
    """Whether the record of the match, as it would be at its end, passes."""
    record = {**as_json(take_down(table.match)), "fair": fair_of(table).as_json()}
    return differences(record_from(json.loads(json.dumps(record)))) == []


async def test_the_deal_follows_from_words_in_their_order(tables: TableService) -> None:
    table = await lobby(tables, BOB, CAT)
    await tables.add_computer(table.id, ANN)
    await tables.set_word(table.id, CAT, "七並べ")
    await tables.set_word(table.id, ANN, "apple")
    await tables.start(table.id, ANN, press=77)
    assert words_of(table) == [(2, "七並べ"), (0, "apple")]
    fair = fair_of(table)
    assert (fair.bound.table, fair.bound.people, fair.bound.seats) == (table.id, (0, 1, 2), 4)
    assert fair.presses == (), "their numbers could be chosen after the words"
    assert deals_follow(table)


async def test_without_words_presses_count(tables: TableService) -> None:
    table = await lobby(tables)
    await tables.join(table.id, BOB, "Bob", press=55)
    await tables.start(table.id, ANN, press=77)
    assert (fair_of(table).method, fair_of(table).presses) == ("sevens-2", (55, 77))
    assert deals_follow(table)


async def test_who_changes_a_word_has_the_last_one(tables: TableService) -> None:
    table = await lobby(tables, BOB)
    for user, word in ((ANN, "a"), (BOB, "b"), (ANN, "c")):
        await tables.set_word(table.id, user, word)
    assert [*table.fair.words.items()] == [(BOB, "b"), (ANN, "c")]
    version = table.version
    await tables.set_word(table.id, ANN, "c")
    assert table.version == version, "the same word again changes nothing"
    await tables.set_word(table.id, BOB, None)
    assert [*table.fair.words.items()] == [(ANN, "c")]
    version = table.version
    await tables.set_word(table.id, BOB, None)
    assert table.version == version


async def test_a_word_goes_with_its_person(tables: TableService) -> None:
    table = await lobby(tables, BOB, CAT)
    await tables.set_word(table.id, BOB, "b")
    await tables.leave(table.id, BOB)
    assert table.fair.words == {}
    await tables.join(table.id, BOB, "Bob")
    await tables.start(table.id, ANN)
    assert words_of(table) == []


async def test_only_who_sits_there_adds_a_word_and_in_time(tables: TableService) -> None:
    table = await lobby(tables, BOB)
    assert await reason_of(tables.set_word(table.id, CAT, "c")) is RefusalReason.NOT_SEATED
    await tables.start(table.id, ANN)
    assert await reason_of(tables.set_word(table.id, BOB, "b")) is RefusalReason.DEALT
    await tables.close_for_good(table.id)
    assert await reason_of(tables.set_word(table.id, BOB, "b")) is RefusalReason.TABLE_GONE


@pytest.mark.parametrize("word", ["", "x" * 31])
async def test_words_of_another_length_are_refused_and_the_one_before_stays(tables: TableService, word: str) -> None:
    table = await lobby(tables, BOB)
    await tables.set_word(table.id, BOB, "七" * 30)
    error = await refused(tables.set_word(table.id, BOB, word))
    assert (error.reason, error.facts) == (RefusalReason.WORD_BAD, {"most": 30})
    assert table.fair.words == {BOB: "七" * 30}


async def test_a_word_is_changed_a_few_times_and_taken_back_at_any_time(tables: TableService) -> None:
    """Also by who leaves and joins again. A copy of the table counts for itself."""
    table = await lobby(tables, BOB)
    for number in range(MOST_SET - 1):
        await tables.set_word(table.id, BOB, f"word {number}")
    await tables.leave(table.id, BOB)
    await tables.join(table.id, BOB, "Bob")
    before = table.copy()
    await tables.set_word(table.id, BOB, "the last")
    assert before.fair.words_set[BOB] == MOST_SET - 1
    error = await refused(tables.set_word(table.id, BOB, "one more"))
    assert (error.reason, error.facts) == (RefusalReason.WORD_OFTEN, {"most": MOST_SET})
    assert table.fair.words == {BOB: "the last"}
    await tables.set_word(table.id, ANN, "of Ann")
    await tables.set_word(table.id, BOB, None)
    assert table.fair.words == {ANN: "of Ann"}
    assert await reason_of(tables.set_word(table.id, BOB, "one more")) is RefusalReason.WORD_OFTEN


async def test_words_keep_no_lobby_open(tables: TableService, clock: Clock) -> None:
    table = await lobby(tables, BOB)
    due, changes = table.due, table.changes
    clock.ms += 60_000
    await tables.set_word(table.id, BOB, "b")
    assert table.due == due
    assert table.changes > changes, "others see that there is one"
    await tables.add_computer(table.id, ANN)
    assert table.due is not None
    assert due is not None
    assert table.due.at == due.at + 60_000


async def test_words_and_the_start_at_once_are_one_after_the_other(
    tables: TableService, storage: MemoryStorage
) -> None:
    """Each word is in the deal, or refused as too late."""
    table = await lobby(tables, BOB, CAT)
    storage.gate.clear()
    work = [
        asyncio.create_task(tables.set_word(table.id, ANN, "a")),
        asyncio.create_task(tables.set_word(table.id, BOB, "b")),
        asyncio.create_task(tables.start(table.id, ANN)),
        asyncio.create_task(tables.set_word(table.id, CAT, "c")),
    ]
    await asyncio.sleep(0)
    storage.gate.set()
    *done, late = await asyncio.gather(*work, return_exceptions=True)
    assert not any(isinstance(each, BaseException) for each in done)
    assert words_of(table) == [(0, "a"), (1, "b")]
    assert getattr(late, "reason", None) is RefusalReason.DEALT
    assert deals_follow(table)


async def test_words_outlive_a_restart(tables: TableService, restarted: Restarted, storage: MemoryStorage) -> None:
    table = await lobby(tables, BOB)
    await tables.set_word(table.id, BOB, "b")
    await tables.set_word(table.id, ANN, "a")
    after, [restored] = await restarted()
    assert [*restored.fair.words.items()] == [(BOB, "b"), (ANN, "a")]
    await after.start(table.id, ANN)
    assert words_of(restored) == [(1, "b"), (0, "a")]
    again = fold(after.registry.new_table(table.id, 1, CHANNEL), storage.kept[table.id].log)
    assert fair_of(again) == fair_of(restored)


async def test_a_copy_of_a_table_has_words_of_its_own(tables: TableService) -> None:
    table = await lobby(tables, BOB)
    copied = table.copy()
    await tables.set_word(table.id, BOB, "b")
    assert copied.fair.words == {}


async def test_a_match_that_starts_at_once_binds_its_number(tables: TableService, storage: MemoryStorage) -> None:
    await lobby(tables)
    facts = {"computers": [entries.Level.EASY] * 3, "start": True, "press": 9}
    table = await open_table(tables, **HERE | {"channel": CHANNEL + 1}, setup=TableSetup.of("jig"), **facts)
    bound = fair_of(table).bound
    assert bound.table == table.id == 2
    assert fair_of(table).presses == (9,)
    assert deals_follow(table)


async def test_a_lobby_of_an_earlier_release_goes_on_by_its_method(
    tables: TableService, storage: MemoryStorage, clock: Clock
) -> None:
    opened = {"kind": "opened", "host": ANN, "name": "Ann", "game": "fan-tan", "options": {}, "locale": "ja"}
    opened |= {"turn_seconds": 90, "secret": bytes(range(32)).hex()}
    joined = {"kind": "joined", "user": BOB, "name": "Bob", "press": 55}
    log = [json.dumps(each) for each in (opened, joined)]
    number = await storage.open(guild=1, channel=CHANNEL, at=clock(), log=lambda number: log)
    assert number is not None
    await restore(tables)
    assert await reason_of(tables.set_word(number, BOB, "b")) is RefusalReason.NO_WORDS
    await tables.add_computer(number, ANN)
    table = await tables.start(number, ANN, press=77)
    assert fair_of(table) == Fair(bytes(range(32)), (55, 77))
    assert deals_follow(table)
    assert '"bound"' not in storage.kept[number].log[-1][1], "written as an earlier release would have"


async def test_who_is_deleted_leaves_a_mark(tables: TableService, storage: MemoryStorage) -> None:
    table = await lobby(tables, BOB)
    await tables.set_word(table.id, BOB, "old")
    await tables.set_word(table.id, BOB, "secret of Bob")
    await tables.set_word(table.id, ANN, "a")
    await tables.start(table.id, ANN)
    log = storage.kept[table.id].log
    forgotten = Forgotten([body for _, body in log], BOB, name="a player")
    without = [(at, forgotten.change(body)) for at, body in log]
    assert not any(each in body for _, body in without for each in ("old", "secret of Bob", str(BOB)))
    again = fold(tables.registry.new_table(table.id, 1, CHANNEL), without)
    assert words_of(again) == [(1, None), (0, "a")]
    assert fair_of(again).words[0].mark == mark_of(fair_of(table).secret, 1, "secret of Bob")
    assert fair_of(again).key == fair_of(table).key
    assert deals_follow(again)


def test_the_secret_is_in_no_repr() -> None:
    secret = bytes(range(32)).hex()
    opened = {"host": ANN, "name": "Ann", "game": "jig", "locale": "ja", "turn_seconds": 90}
    entry = entries.Opened(**opened, secret=secret)
    table = Table(1, 2, 3)
    table.apply(entry, 0)
    assert orjson.loads(entries.dump(entry))["secret"] == secret
    assert secret not in repr(entry) + repr(table)
    assert repr(bytes.fromhex(secret)) not in repr(table)
