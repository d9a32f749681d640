"""Slow tables for 60 days, in zones with clock changes: every deadline is that of a model that counts minutes, nobody is
called or written to in quiet hours, no limit of messages is passed, and every match ends or goes on.

Half of the people have chosen direct messages, of which Discord refuses those to a third of them; all lay plans.
"""

import asyncio
from datetime import UTC, datetime
from functools import cache
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.features.play.auto_play import AutoPlay
from bot.features.play.plans import Plans
from bot.features.play.turn_messages import GAP_MS, MOST_A_DAY, TurnMessages
from bot.features.play.turn_pings import TurnPings, people_awaited
from bot.platform.delivery import Delivery
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.storage.remembered import Remembered
from bot.storage.user_settings import UserSettings
from bot.tables import entries
from bot.tables.open_table import Change
from bot.tables.refusals import TableError
from bot.tables.setup import Pace, TableSetup
from bot.tables.stages import Stage
from bot.tables.table import Table
from tests.bot.channels import Cache
from tests.bot.hand_factories import send_line
from tests.bot.table_factories import new_tables, open_table
from tests.discord_in_memory import Discord, Request, refusal
from tests.sampling import EVERYTHING

pytestmark = pytest.mark.looptime

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
BEGIN = int(datetime(2027, 3, 8, 5, tzinfo=UTC).timestamp()) * 1000
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")
QUIET = ((23, 9), (22, 10), (0, 8), (1, 12))
"""By zone: when it begins, and how many hours."""
PEOPLE = 3


@cache
def is_quiet(zone: int, minute: int) -> bool:
    begin, hours = QUIET[zone]
    return (datetime.fromtimestamp(minute * 60, ZoneInfo(ZONES[zone])).hour - begin) % 24 < hours


def zone_of(user: int) -> int:
    return user % len(ZONES)


def naive(start: int, duration: int, zone: int) -> int:
    at = start
    while True:
        end = (at // MINUTE + 1) * MINUTE
        if not is_quiet(zone, at // MINUTE):
            if duration <= end - at:
                return at + duration
            duration -= end - at
        at = end


class World:
    """People who answer within some hours, but not while they sleep, and of whom a few turns are too late."""

    def __init__(self, seed: int) -> None:
        self.loop, self.chance = asyncio.get_running_loop(), Random(seed)
        self.began = self.loop.time()
        self.cache, self.discord = Cache(), Discord()
        self.settings = UserSettings(self.cache)
        self.tables = new_tables(
            now=self.now, steady=self.loop.time, computer_pause=1.0, hours_of=self.settings.hours_of
        )
        delivery = Delivery(
            client=self.discord.client,
            noting=Noting(Remembered(self.cache), gather=0.01),
            traffic=Traffic(budget=10**6),
        )
        self.plans = Plans(self.tables, self.cache.preferences)
        self.auto = AutoPlay(self.tables, self.settings, plans=self.plans)
        self.by_user: dict[int, list[Table]] = {}
        preferences = self.cache.preferences
        messages = TurnMessages(delivery, send_line, self.settings, preferences, waiting=self.waiting, now=self.now)
        self.pings = TurnPings(delivery, self.tables, self.settings, messages=messages)
        self.written: dict[int, list[int]] = {}
        """By user: when they were written to."""
        self.refused = self.planned = 0
        self.discord.line.before["send"] = self._called
        self.tables.listen(self._follow)
        self.calls = self.deadlines = 0
        self.wrong: list[str] = []
        self.began_at: dict[int, tuple[int, int]] = {}
        """By table: when the turn or its bank began, and the ply."""
        self.answers: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        return BEGIN + round((self.loop.time() - self.began) * 1000)

    async def waiting(self, user: int) -> list[Table]:
        return [table for table in self.by_user.get(user, ()) if user in people_awaited(table)]

    def _written(self, user: int) -> None:
        """Someone is about to be written to."""
        now, before = self.now(), self.written.setdefault(user, [])
        if is_quiet(zone_of(user), now // MINUTE):
            self.wrong.append(f"{user} was written to in quiet hours")
        if before and now - before[-1] < GAP_MS:
            self.wrong.append(f"{user} was written to twice within half an hour")
        if len(before) >= MOST_A_DAY and now - before[-MOST_A_DAY] < DAY:
            self.wrong.append(f"{user} was written to too often within a day")
        if user % 3 == 0:
            self.refused += 1
            raise refusal(403, 50007)
        before.append(now)

    async def _called(self, request: Request) -> None:
        place = self.discord.app.world.channels[request.channel]
        if place.guild is None:
            self._written(place.recipients[0].id)
            return
        self.calls += 1
        said = str(request.body)
        for user in range(1000, 1000 + 4 * PEOPLE * 300):
            if f"<@{user}>" in said and is_quiet(zone_of(user), self.now() // MINUTE):
                self.wrong.append(f"{user} was called in quiet hours")
                return

    def _follow(self, change: Change) -> None:
        table, entry = change.table, change.entry
        if isinstance(entry, entries.Granted):
            self._check(table, entry)
        if table.stage is Stage.PLAYING and table.due and table.due.granted and isinstance(entry, entries.Granted):
            for seat in table.to_act():
                user = table.at(seat).user
                if user is not None and not entry.spends:
                    self._run(self._answer(table, user, table.ply))

    def _check(self, table: Table, entry: entries.Granted) -> None:
        if entry.closes:
            return
        self.deadlines += 1
        pace = table.setup.pace
        assert pace is not None
        meant = []
        for seat in table.to_act():
            user, player = table.at(seat).user, table.player_at(seat)
            duration = entry.banks[player] if entry.spends else pace.ms
            if user is not None and duration:
                meant.append(naive(table.last_at if entry.spends else self._turn_began(table), duration, zone_of(user)))
        if entry.deadline != max(meant):
            self.wrong.append(f"{entry} at {table.last_at}, and not {max(meant)}")

    def _turn_began(self, table: Table) -> int:
        return table.history[-1].at if table.history else self.started[table.id]

    started: dict[int, int]

    def _run(self, work: object) -> None:
        task = self.loop.create_task(work)  # type: ignore[arg-type]
        self.answers.add(task)
        task.add_done_callback(self.answers.discard)

    async def _answer(self, table: Table, user: int, ply: int) -> None:
        hours = self.chance.uniform(0, 6) if self.chance.random() < 0.93 else self.chance.uniform(10, 200)
        at = self.now() + round(hours * HOUR)
        while is_quiet(zone_of(user), at // MINUTE):
            at += 20 * MINUTE
        await asyncio.sleep((at - self.now()) / 1000)
        place = table.participant_of(user)
        try:
            if place is not None and place.away and table.stage is Stage.PLAYING:
                await self.tables.come_back(table.id, user)
            seat = table.seat_of(user)
            if seat in table.to_act() and table.ply == ply:
                move = self.chance.choice(table.view(seat).legal)
                await self.tables.move(table.id, user, ply=ply, move=str(move))
                await self._plan(table, user)
        except TableError:
            pass

    async def _plan(self, table: Table, user: int) -> None:
        seat = table.seat_of(user)
        hand = [] if seat is None or table.stage is not Stage.PLAYING else list(table.view(seat).hand)
        for card in self.chance.sample(hand, min(3, len(hand))):
            await self.plans.add(table.id, user, card.code)
            self.planned += 1

    async def open(self, number: int) -> Table:
        users = [1000 + number * PEOPLE + index for index in range(PEOPLE)]
        for user in users:
            begin, hours = QUIET[zone_of(user)]
            own = {"zone": ZONES[zone_of(user)], "quiet_from": begin, "quiet_hours": hours}
            own |= {"turn_messages": user % 2 == 0}
            self.discord.person(user)
            await self.cache.preferences.change(user, own)
        self.discord.channel(5000 + number)
        pace = self.chance.choice([*Pace])
        setup = TableSetup.of("sevens").at_pace(pace)
        table = await open_table(self.tables, setup=setup, user=users[0], channel=5000 + number)
        for user in users[1:]:
            await self.tables.join(table.id, user, f"user {user}")
        self.started[table.id] = self.now()
        for user in users:
            self.by_user[user] = [table]
        return await self.tables.start(table.id, users[0])

    async def close(self) -> None:
        for task in self.answers:
            task.cancel()
        await self.auto.stop_following()
        await self.tables.stop_play()
        await self.pings.stop_following()


MANY = 200 if EVERYTHING else 30


@pytest.mark.parametrize("number", [6, pytest.param(MANY, marks=pytest.mark.slow)])
async def test_sixty_days_of_slow_tables(number: int) -> None:
    world = World(number)
    world.started = {}
    try:
        tables = []
        for each in range(number):
            tables.append(await world.open(each))
            await asyncio.sleep(world.chance.uniform(0, 3600))
        await asyncio.sleep(60 * DAY / 1000)
        assert not world.wrong, world.wrong[:5]
        assert world.deadlines > 10 * number
        assert world.calls > number
        assert world.planned > number
        assert world.refused
        assert sum(map(len, world.written.values())) > number
        assert sum(table.stage is Stage.OVER for table in tables) > number / 2
    finally:
        await world.close()
