"""SP-4 at slow tables with plans: two games that differ in hidden cards, or in who is asked in secret, look the same to
all others, also in time, whatever people have planned there.
"""

import asyncio
import re
from collections.abc import Iterator

import pytest

from bot.features.play.auto_play import SLOW_PAUSE
from bot.features.play.plans import MOST, PlannedCards
from bot.features.play.turn_pings import SLOW_GRACE
from bot.tables import entries
from bot.tables.entries import MovedBy
from bot.tables.setup import Pace, SetupChange
from bot.tables.table import Table
from engine.cards import Card
from engine.game import EDITION
from engine.views import Phase
from tests.bot.features.play.test_plans import BEGIN, There
from tests.bot.memory_storage import MemoryStorage, StoredTable
from tests.bot.table_factories import HOST, restore
from tests.e2e.secret_phases import PHASES, Moment, moment_of

pytestmark = [pytest.mark.looptime, pytest.mark.slow]

TABLE, CHANNEL = 1, 7
LONG = 2 * SLOW_PAUSE[1]
"""Seconds after which all that is planned would have been played, and people have been called."""
NONCE = re.compile(r"'nonce': '[^']*', ")
Seen = list[tuple[int, str]]


def log_of(moment: Moment, which: int) -> Iterator[entries.Entry]:
    """The log up to the moment, in one of both games."""
    paired = moment.paired
    preset = paired.preset
    yield entries.Opened(
        host=HOST,
        name="Host",
        game=preset.game,
        preset=preset.id,
        options=dict(preset.options),
        locale="en-US",
        turn_seconds=60,
    )
    yield entries.SetupChanged(changed=SetupChange(pace=Pace.DAY))
    for seat in range(1, paired.seats):
        yield entries.Joined(user=HOST + seat, name=f"user {seat}")
    for number, (dealer, deal, plies) in enumerate(moment.hands(which)):
        if number == 0:
            yield entries.Started(edition=EDITION, seed=paired.seed, dealer=dealer, deal=deal)
        else:
            yield entries.Dealt(edition=EDITION, dealer=dealer, deal=deal)
        for seat, move in plies:
            yield entries.Moved(seat=seat, move=str(move), by=MovedBy.PERSON)


async def seen_by_others(moment: Moment, which: int, *, is_planned: bool) -> Seen:
    """All that is sent and logged within `LONG`, with the time. `is_planned`: everybody has planned what they hold."""
    there = There()
    there.discord.channel(CHANNEL)
    log = [(BEGIN, entries.dump(each)) for each in log_of(moment, which)]
    storage = there.tables.registry.storage
    assert isinstance(storage, MemoryStorage)
    storage.kept[TABLE] = StoredTable(TABLE, 1, CHANNEL, log)
    try:
        [table] = await restore(there.tables)
        for seat in range(moment.paired.seats):
            await there.cache.preferences.change(HOST + seat, {"auto_slow": False})
            if is_planned:
                await there.cache.preferences.change(
                    HOST + seat, {f"plan-{TABLE}": planned(table, seat).model_dump(mode="json")}
                )
                assert await there.plans.of(table, HOST + seat), "it holds"
        there.auto.resume_table(table)
        there.pings.resume_table(table)
        await asyncio.sleep(LONG)
        return [(at - BEGIN, NONCE.sub("", said)) for at, said in there.said]
    finally:
        await there.close()


def planned(table: Table, seat: int) -> PlannedCards:
    """A plan of the first cards in a seat's hand, for the state in which it is."""
    view, player = table.view(seat), table.player_at(seat)
    moves = sum(played.player == player for played in table.history)
    cards: list[Card] = sorted(view.hand, key=lambda card: card.code)
    codes = tuple(card.code for card in cards)
    return PlannedCards(cards=codes[:MOST], number=view.number, hand=codes, moves=moves)


@pytest.mark.parametrize("phase", PHASES)
async def test_plans_play_nothing_under_a_secret_question_and_nobody_sees_them(phase: Phase) -> None:
    moment = moment_of(phase)
    await asyncio.sleep(SLOW_GRACE)  # After a restart people are called at once, in each game.
    # Who places a card is known, so a plan does it (NT-5).
    laid = (False,) if phase is Phase.PLACE else (True, False)
    seen = [await seen_by_others(moment, which, is_planned=is_planned) for which in range(2) for is_planned in laid]
    called = [said for _, said in seen[0] if "<@" in said]
    assert bool(called) != (phase is Phase.COVER), "who is asked is called, except where that is secret"
    assert all(each == seen[0] for each in seen), seen
