"""Plans at slow tables: what they play, when they end, and that nobody else can tell that there is one."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest

from bot.features.play.auto_play import SLOW_PAUSE, AutoPlay
from bot.features.play.plans import MOST, PlannedCards, Plans, planned_move
from bot.features.play.turn_pings import SLOW_GRACE, TurnPings
from bot.platform.delivery import Delivery
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.storage.remembered import Remembered
from bot.storage.user_settings import UserSettings
from bot.tables import entries
from bot.tables.open_table import Change
from bot.tables.refusals import RefusalReason
from bot.tables.setup import Pace, TableSetup
from bot.tables.table import Table
from bot.text.asking import needs_asking
from engine.moves import Play
from tests.bot.channels import Cache
from tests.bot.hand_factories import awaited
from tests.bot.refused import refused
from tests.bot.table_factories import HOST, new_tables, open_table, play_one
from tests.discord_in_memory import Discord, Request

pytestmark = pytest.mark.looptime

BEGIN = int(datetime(2027, 3, 8, 5, tzinfo=UTC).timestamp()) * 1000


class There:
    """A bot with people at a slow table; `said`: all that others can see of it, with the time."""

    def __init__(self) -> None:
        self.began = asyncio.get_running_loop().time()
        self.cache, self.discord = Cache(), Discord()
        settings = UserSettings(self.cache)
        self.tables = new_tables(now=self.now, steady=asyncio.get_running_loop().time)
        self.plans = Plans(self.tables, self.cache.preferences)
        self.auto = AutoPlay(self.tables, settings, plans=self.plans)
        noting = Noting(Remembered(self.cache), gather=0.01)
        delivery = Delivery(client=self.discord.client, noting=noting, traffic=Traffic(budget=10**6))
        self.pings = TurnPings(delivery, self.tables, settings)
        self.said: list[tuple[int, str]] = []
        self.tables.listen(self._follow)
        self.discord.line.before["send"] = self.sends

    def now(self) -> int:
        return BEGIN + round((asyncio.get_running_loop().time() - self.began) * 1000)

    def _follow(self, change: Change) -> None:
        self.said.append((self.now(), entries.dump(change.entry)))

    async def sends(self, request: Request) -> None:
        self.said.append((self.now(), str(request.body)))

    async def table(self, game: str = "sevens") -> Table:
        self.began = asyncio.get_running_loop().time()
        self.discord.channel(7)
        for user in range(HOST, HOST + 3):
            await self.cache.preferences.change(user, {"auto_slow": False})
        setup = TableSetup.of(game).at_pace(Pace.DAY)
        table = await open_table(self.tables, setup=setup, name="Host")
        for user in (HOST + 1, HOST + 2):
            await self.tables.join(table.id, user, f"user {user}")
        table = await self.tables.start(table.id, HOST)
        await asyncio.sleep(1)
        return table

    async def close(self) -> None:
        await self.auto.stop_following()
        await self.tables.stop_play()
        await self.pings.stop_following()


@pytest.fixture
async def there() -> AsyncIterator[There]:
    found = There()
    yield found
    await found.close()


def next_of(table: Table) -> int:
    """The person whose turn comes after the one of now."""
    now = awaited(table)
    order = [place.user for place in table.participants]
    user = order[(order.index(now) + 1) % len(order)]
    assert user is not None
    return user


async def lay(there: There, table: Table, user: int) -> list[str]:
    """A plan of the first three cards of this hand, put so that those that will fit are in it."""
    seat = table.seat_of(user)
    assert seat is not None
    hand = sorted(table.view(seat).hand, key=lambda card: abs(card.rank - 6))
    cards = [card.code for card in hand[:MOST]]
    for code in cards:
        await there.plans.add(table.id, user, code)
    return cards


async def test_the_first_card_that_fits_is_played_as_any_move_after_a_pause(there: There) -> None:
    table = await there.table()
    user = next_of(table)
    cards = await lay(there, table, user)
    await play_one(there.tables, table)
    at, ply = there.now(), table.ply
    view = table.view(table.seat_of(user))
    legal = [move.card.code for move in view.legal if isinstance(move, Play) and not needs_asking(view, move)]
    meant = next((code for code in cards if code in legal), None)
    assert meant is not None, "this deal lets one of them be played"
    await asyncio.sleep(SLOW_GRACE)
    played = table.history[ply]
    assert (str(played.move), played.by) == (meant, entries.MovedBy.PERSON)
    assert SLOW_PAUSE[0] * 1000 <= played.at - at <= SLOW_PAUSE[1] * 1000 + 10
    plan = await there.plans.of(table, user)
    assert plan is not None
    assert list(plan.cards) == [code for code in cards if code != meant]
    assert not any(f"<@{user}>" in said for _, said in there.said), "nobody is called for what is planned"


async def test_it_ends_when_its_person_plays_by_hand(there: There) -> None:
    table = await there.table()
    user = next_of(table)
    await lay(there, table, user)
    await play_one(there.tables, table)
    await play_one(there.tables, table)
    assert await there.plans.of(table, user) is None
    ply = table.ply
    await asyncio.sleep(SLOW_PAUSE[1])
    assert table.ply == ply


async def test_it_is_laid_by_one_who_waits_for_cards_of_their_own_at_most_three(there: There) -> None:
    table = await there.table()
    user, asked = next_of(table), awaited(table)
    with refused(RefusalReason.STALE):
        await there.plans.add(table.id, asked, table.view(table.seat_of(asked)).hand[0].code)
    cards = await lay(there, table, user)
    for code in (
        cards[0],
        table.view(table.seat_of(asked)).hand[0].code,
        table.view(table.seat_of(user)).hand[-1].code,
    ):
        with refused(RefusalReason.STALE):
            await there.plans.add(table.id, user, code)
    await there.plans.drop(table.id, user)
    assert await there.plans.of(table, user) is None


async def test_the_next_process_carries_it_out(there: There) -> None:
    table = await there.table()
    user = next_of(table)
    await lay(there, table, user)
    await there.auto.stop_following()
    there.tables.registry.listeners.clear()
    await play_one(there.tables, table)
    ply, plans = table.ply, Plans(there.tables, there.cache.preferences)
    there.auto = AutoPlay(there.tables, UserSettings(there.cache), plans=plans)
    there.auto.resume_table(table)
    await asyncio.sleep(SLOW_PAUSE[1] + 1)
    assert table.participants[table.history[ply].player].user == user


async def test_plans_are_deleted_with_the_end_of_the_table(there: There) -> None:
    table = await there.table()
    user = next_of(table)
    await lay(there, table, user)
    await there.tables.close_for_good(table.id)
    await asyncio.sleep(1)
    assert not [key for key in there.cache.preferences.values[user] if key.startswith("plan-")]


async def test_nobody_else_can_tell_that_there_is_a_plan_until_it_moves() -> None:
    seen = []
    for is_laid in (False, True):
        there = There()
        table = await there.table()
        user = next_of(table)
        if is_laid:
            await lay(there, table, user)
        await asyncio.sleep(100)
        await play_one(there.tables, table)
        ply = table.ply
        await asyncio.sleep(SLOW_PAUSE[0] - 1)
        seen.append(list(there.said))
        await asyncio.sleep(3600)
        assert (table.ply > ply) is is_laid
        await there.close()
    assert seen[0] == seen[1]


@pytest.mark.parametrize("seed", range(20))
async def test_a_move_with_a_choice_or_a_question_is_left_to_the_person(there: There, seed: int) -> None:
    table = await there.table("koroshi" if seed % 2 else "crazy-crazy-tan")
    for _ in range(seed):
        await play_one(there.tables, table)
    view = table.view(table.to_act()[0])
    plays = [move for move in view.legal if isinstance(move, Play)]
    for move in plays:
        ways = [each for each in view.legal if getattr(each, "card", None) == move.card]
        found = planned_move(view, PlannedCards(cards=(move.card.code,), number=1, hand=(), moves=0))
        assert (found is None) is (len(ways) > 1 or needs_asking(view, move))
