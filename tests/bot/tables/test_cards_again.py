"""The cards of a match once more: the same first hand and the same replies in every game, and it counts nowhere."""

from random import Random

import pytest

from bot.tables.entries import CloseReason, Level
from bot.tables.participants import Company, Guest, Location
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.stages import Stage
from bot.tables.table import Table
from engine.catalog import GAMES, PRESETS, Preset, find_game
from engine.daily.dealing import reply
from engine.record import differences, take_down
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import new_tables
from tests.bot.tables.dailies import DAY, TODAY, deal_of
from tests.bot.tables.factories import ANN, BOB, CHANNEL, Restarted, lobby, with_computers
from tests.bot.tables.steps import play_on, reason_of, refused, until_asked
from tests.sampling import one_in

BY_ID = {preset.id: preset for preset in PRESETS}


async def private(tables: TableService, preset: Preset) -> Table:
    setup = TableSetup.of_preset(preset)
    company = Company(Guest(ANN, "Ann"), computers=(Level.NORMAL,) * (setup.usual_seats() - 1))
    return await tables.private.open(company, setup, locale="en-US", press=5)


async def again(tables: TableService, played: Table, user: int = ANN) -> Table:
    return await tables.private.open_cards(Guest(user, "Ann"), played, locale="en-US", press=6)


async def play_out(tables: TableService, table: Table, seed: int) -> None:
    while table.stage is not Stage.OVER:
        await play_on(tables, table, Random(seed))
        if table.stage is Stage.BETWEEN:
            await tables.ready(table.id, ANN)


def checked_replies(table: Table) -> int:
    """How many moves of others than its person follow from the key, which all do."""
    assert table.match is not None
    checked = 0
    twin = table.match.rewound(0)
    for hand in table.match.played:
        if twin.hand is None or twin.hand.result is not None:
            twin.next_hand(hand.setup.deal, dealer=hand.setup.dealer)
        for seat, move in hand.plies:
            if seat != 0:
                assert move == reply(twin, seat)
                checked += 1
            twin.advance(seat, move)
    return checked


@pytest.mark.parametrize("game", one_in(6, GAMES))
async def test_in_every_game_the_first_hand_and_the_replies_are_the_same(tables: TableService, game: str) -> None:
    preset = next(each for each in PRESETS if each.game == game)
    played = await private(tables, preset)
    await play_out(tables, played, 1)
    table = await again(tables, played)
    assert table.match is not None
    assert played.match is not None
    first, before = table.match.played[0].setup, played.match.played[0].setup
    assert (first.deal, first.dealer, table.setup) == (before.deal, before.dealer, played.setup)
    assert table.match.fair == played.match.fair
    await play_out(tables, table, 2)
    assert differences(take_down(table.match)) == []
    assert checked_replies(table) > 0
    if table.match.scoring.next_dealer == "left":
        for hand, earlier in zip(table.match.played, played.match.played, strict=False):
            assert (hand.setup.deal, hand.setup.dealer) == (earlier.setup.deal, earlier.setup.dealer)


async def test_it_counts_nowhere_and_is_of_no_channel(tables: TableService, storage: MemoryStorage) -> None:
    played = await private(tables, BY_ID["classic"])
    await play_out(tables, played, 1)
    table = await again(tables, played)
    await until_asked(tables, table, ANN)
    moved = tables.private.play_in(table.id, ANN, Location(1, CHANNEL), locale="ja")
    assert await reason_of(moved) is RefusalReason.STALE
    await play_out(tables, table, 2)
    assert (table.close_reason, table.counts) == (CloseReason.PLAYED, False)
    assert table.id not in storage.closed or storage.closed[table.id] is None
    assert (await again(tables, table)).fair.cards_of == table.id, "and once more"


async def test_a_word_and_a_later_process_change_nothing(tables: TableService, restarted: Restarted) -> None:
    played = await with_computers(tables, computers=3)
    assert played.match is not None
    await play_out(tables, played, 1)
    table = await again(tables, played)
    deal = table.match.played[0].setup.deal
    _, found = await restarted()
    [later] = [each for each in found if each.id == table.id]
    assert (later.fair.cards_of, later.fair.has_house) == (played.id, True)
    assert later.match.played[0].setup.deal == deal == played.match.played[0].setup.deal
    assert later.match.fair == played.match.fair


async def test_the_word_of_its_person_is_in_the_record_again(tables: TableService) -> None:
    table_of_ann = await lobby(tables)
    await tables.set_word(table_of_ann.id, ANN, "kettle")
    for _ in range(3):
        await tables.add_computer(table_of_ann.id, ANN)
    await tables.start(table_of_ann.id, ANN)
    await play_out(tables, table_of_ann, 1)
    table = await again(tables, table_of_ann)
    assert table.match is not None
    assert table.match.fair is not None
    assert [word.text for word in table.match.fair.words] == ["kettle"]
    await play_out(tables, table, 3)
    assert differences(take_down(table.match)) == []


async def test_why_cards_cannot_be_played_again(storage: MemoryStorage) -> None:
    clock = Clock(TODAY)
    tables = new_tables(storage, now=clock)

    async def why(played: Table) -> object:
        error = await refused(again(tables, played))
        assert error.reason is RefusalReason.NO_CARDS
        return error.facts["why"]

    going_on = await private(tables, BY_ID["classic"])
    assert await why(going_on) == "unfinished"
    two = await with_computers(tables, BOB)
    await play_out(tables, two, 1)
    assert await why(two) == "people"
    day = await tables.private.begin_try(Guest(ANN, "Ann"), deal_of(DAY), board=None, locale="en-US", press=1)
    await play_out(tables, day, 1)
    assert await why(day) == "day"
    ghosts = next(each for each in PRESETS if TableSetup.of_preset(each).has_ghosts)
    haunted = await with_computers(tables, game=find_game(ghosts.game).id, **ghosts.options)
    assert await why(haunted) == "ghosts"
    old = await private(tables, BY_ID["classic"])
    await play_out(tables, old, 1)
    assert old.match is not None
    old.match.fair = None  # As in a log of an early release.
    assert await why(old) == "seed"
    await tables.stop_play()
