"""A deal of a challenge: one try, alone, without help; the same cards and replies for both, and a record to check."""

import asyncio
import json
from random import Random

import pytest

from bot.tables.entries import CloseReason
from bot.tables.fair_state import ChallengeDeal
from bot.tables.participants import Guest, Location
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from engine.catalog import PRESETS
from engine.daily.days import SEAT
from engine.record import as_line, differences, record_from, take_down
from engine.record.replaying import how_dealt
from tests.bot.clock import Clock
from tests.bot.tables.dailies import TODAY
from tests.bot.tables.factories import ANN, BOB, CHANNEL, Restarted
from tests.bot.tables.steps import play_on, reason_of, strike, until_asked

BY_ID = {preset.id: preset for preset in PRESETS}
CLOSES = TODAY + 1_000_000


@pytest.fixture
def clock() -> Clock:
    return Clock(TODAY)


async def begin(tables: TableService, user: int = ANN, deal: int = 1, preset: str = "closed-tunnel") -> Table:
    setup = TableSetup.of_preset(BY_ID[preset])
    challenge = ChallengeDeal(7, deal, CLOSES, bytes(range(32)))
    return await tables.private.begin_game(Guest(user, "Ann"), setup, challenge, locale="en-US", press=5)


@pytest.mark.parametrize("preset", ["closed-tunnel", "jig", "fan-tan-trumps", "insidious-sevens", "killing"])
async def test_both_have_the_same_cards_and_the_record_repeats_them(tables: TableService, preset: str) -> None:
    ann, bob, next_deal = (
        await begin(tables, preset=preset),
        await begin(tables, BOB, preset=preset),
        await begin(tables, deal=2, preset=preset),
    )
    deals = [table.match.played[0].setup.deal for table in (ann, bob, next_deal)]
    assert deals[0] == deals[1] != deals[2]
    await play_on(tables, ann, Random(1))
    assert (ann.close_reason, ann.counts) == (CloseReason.PLAYED, False)
    record = record_from(json.loads(as_line(take_down(ann.match))))
    assert differences(record) == []
    assert how_dealt(record).endswith("deal 1 of a challenge, with the replies of house players")


async def test_one_try_without_help_until_it_closes(tables: TableService, clock: Clock, restarted: Restarted) -> None:
    tried = await asyncio.gather(*(begin(tables) for _ in range(20)), return_exceptions=True)
    [table] = [each for each in tried if isinstance(each, Table)]
    assert await reason_of(begin(tables)) is RefusalReason.TRIED_DEAL
    await until_asked(tables, table, ANN)
    assert table.deadline == CLOSES
    for refused in (
        tables.ask_hint(table.id, ANN, ply=table.ply),
        tables.step_away(table.id, ANN),
        tables.private.play_in(table.id, ANN, Location(1, CHANNEL), locale="ja"),
    ):
        assert await reason_of(refused) is RefusalReason.ONE_TRY
    later, [again] = await restarted()
    assert again.fair.challenge == table.fair.challenge
    assert again.view(SEAT) == table.view(SEAT)
    clock.ms = CLOSES
    await strike(later, again)
    assert again.close_reason is CloseReason.DESERTED
