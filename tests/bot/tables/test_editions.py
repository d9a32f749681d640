"""Tables whose logs began with an older edition of the rules open unchanged and go on (FT-7)."""

import json
from random import Random

import pytest

from bot.tables import entries
from bot.tables.entries import Entry
from bot.tables.service import TableService
from bot.tables.table import Stage, Table, fold
from bot.tables.table_times import Times
from engine.catalog import find_game
from engine.events import PaidPass
from engine.game import EDITION
from engine.match import Match
from engine.moves import PASS
from engine.record import RecordError, differences, read_deal, record_from, record_of, write_deal
from engine.rules import read_rules
from tests.bot.match_factories import next_hand, play_hand
from tests.bot.memory_storage import MemoryStorage, StoredTable
from tests.bot.table_factories import HOST, awaited, lobby, restore

pytestmark = pytest.mark.looptime

OPTIONS = {"revokes": "penalised", "chips": 12, "hands": 3}
PEOPLE = 3
BEGUN = 1_700_000_000_000


def body(entry: Entry) -> str:
    """The entry as stored before editions existed."""
    written = json.loads(entries.dump(entry))
    written.pop("edition", None)
    return json.dumps(written)


def old_match(seed: int, edition: int) -> tuple[Match, list[Entry]]:
    """A first hand of this edition with every allowed pass, and its log."""
    game = find_game("fan-tan")
    match = Match(game, read_rules(game.rules, OPTIONS), seats=PEOPLE, seed=seed)
    dealer = match.next_dealer()
    hand = match.next_hand(edition=edition)
    deal = match.played[0].setup.deal
    log: list[Entry] = [entries.Started(seed=seed, dealer=dealer, deal=write_deal(deal))]
    chance = Random(seed)
    while hand.result is None:
        (seat,) = hand.to_act
        legal = hand.legal(seat)
        move = PASS if PASS in legal and chance.random() < 0.05 else legal[0]
        match.advance(seat, move)
        log.append(entries.Moved(seat=seat, move=str(move)))
    return match, log


def log_of(seed: int) -> tuple[Match, list[tuple[int, str]]]:
    match, played = old_match(seed, 1)
    opened = entries.Opened(host=HOST, name="Ann", game="fan-tan", options=OPTIONS, locale="en-US", turn_seconds=90)
    joined = [entries.Joined(user=HOST + i, name=f"Guest {i}") for i in range(1, PEOPLE)]
    dealer = match.next_dealer()
    match.next_hand(edition=1)
    dealt = entries.Dealt(dealer=dealer, deal=write_deal(match.played[-1].setup.deal))
    whole = [opened, *joined, *played, dealt]
    return match, [(BEGUN + i, body(entry)) for i, entry in enumerate(whole)]


def goes_on_by_the_old_rules_only() -> int:
    """A seed whose first hand leaves every seat chips, but not if revokes were paid at the turn (G-5)."""
    for seed in range(2000):
        (old, _), (new, _) = old_match(seed, 1), old_match(seed, EDITION)
        if old.result is None and new.result is not None:
            return seed
    raise AssertionError("no such hand")


SEED = goes_on_by_the_old_rules_only()


async def taken_up() -> tuple[TableService, Table, MemoryStorage, Match]:
    """The table as a new process loads it, in its second hand."""
    match, log = log_of(SEED)
    storage = MemoryStorage(kept={1: StoredTable(1, 1, 7, log)})
    tables = TableService(storage, computer_pause=3600, times=Times(now=lambda: BEGUN + 100), chance=Random(1))
    (table,) = await restore(tables)
    return tables, table, storage, match


async def test_a_first_edition_log_opens_with_its_chips() -> None:
    tables, table, _, match = await taken_up()
    assert table.stage is Stage.PLAYING
    assert len(table.match.played) == 2
    assert table.match.totals == match.totals
    assert any(played.events[0] == PaidPass(played.seat, chips=0) for played in table.history)
    await tables.stop_play()


async def test_the_next_hand_of_a_first_edition_log_uses_the_current_rules() -> None:
    tables, table, storage, _ = await taken_up()
    await play_hand(tables, table)
    while table.stage is Stage.BETWEEN:
        await next_hand(tables, table)
        assert json.loads(storage.kept[1].log[-1][1])["edition"] == EDITION
        await play_hand(tables, table)
    assert table.stage is Stage.OVER
    again = fold(Table(1, 1, 7), storage.kept[1].log)
    assert again.match.result == table.match.result
    await tables.stop_play()


async def test_the_record_of_a_first_edition_match_verifies_under_the_current_rules() -> None:
    tables, table, _, _ = await taken_up()
    record = record_of(table.match)
    assert differences(record_from(record)) == []
    assert "result" not in record["hands"][0]
    assert len(record["hands"]) == 1
    fresh, _ = old_match(SEED, EDITION)
    assert "result" in record_of(fresh)["hands"][0]
    await tables.stop_play()


async def test_a_new_table_uses_the_current_rules() -> None:
    storage = MemoryStorage()
    tables = TableService(storage, computer_pause=3600, chance=Random(1))
    table = await lobby(tables, people=PEOPLE, game="fan-tan", options=OPTIONS, start=True)
    assert json.loads(storage.kept[1].log[-1][1])["edition"] == EDITION
    for _ in range(40):
        seat, user = table.to_act()[0], awaited(table)
        legal = table.view(seat).legal
        if PASS in legal and len(legal) > 1:
            await tables.move(table.id, user, ply=None, move="pass")
            assert table.history[-1].events[0] == PaidPass(seat, chips=1)
            assert table.view(seat).own_revokes == 1
            break
        await tables.move(table.id, user, ply=None, move=str(legal[0]))
    else:
        raise AssertionError("nobody could revoke")
    await tables.stop_play()


def test_a_deal_entry_without_an_edition_is_of_the_first_edition() -> None:
    match, log = log_of(SEED)
    entry = entries.load(log[PEOPLE][1])
    assert isinstance(entry, entries.Started)
    assert entry.edition == 1
    assert read_deal(entry.deal, game=match.game, rules=match.rules, seats=PEOPLE) == match.played[0].setup.deal
    with pytest.raises(RecordError):
        read_deal({}, game=match.game, rules=match.rules, seats=PEOPLE)
