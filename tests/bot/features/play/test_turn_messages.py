"""Direct messages at slow tables: who is written to, when, how often, and what follows a refusal or a kill."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest

from bot.features.play.turn_messages import GAP_MS, MOST_A_DAY, REFUSED_MS, TurnMessages, Written, notification
from bot.features.play.turn_pings import NEVER, SLOW_GRACE, TurnPings, people_awaited
from bot.platform.delivery import Delivery
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.storage.remembered import Remembered
from bot.storage.user_settings import UserSettings
from bot.tables.setup import Pace, TableSetup
from bot.tables.table import Stage, Table
from i18n import LANGUAGES, texts_in
from tests.bot.channels import Cache
from tests.bot.hand_factories import awaited, send_line
from tests.bot.table_factories import HOST, new_tables, open_table, play_one
from tests.discord_in_memory import Discord, Json, Request, refusal
from tests.i18n.languages import ENGLISH

pytestmark = pytest.mark.looptime

HOUR, DAY = 3600, 24 * 3600
BEGIN = int(datetime(2027, 3, 8, 5, tzinfo=UTC).timestamp()) * 1000
CALLED = SLOW_GRACE + 5


@dataclass
class Sent:
    user: int
    at: int
    said: str


class There:
    """A bot whose people have chosen direct messages."""

    def __init__(self) -> None:
        self.began = asyncio.get_running_loop().time()
        self.discord, self.cache = Discord(), Cache()
        self.settings = UserSettings(self.cache)
        self.tables = new_tables(now=self.now, steady=asyncio.get_running_loop().time, hours_of=self.settings.hours_of)
        self.opened: list[Table] = []
        self.looks: dict[int, int] = {}
        self.sent: list[Sent] = []
        self.mentions: list[str] = []
        self.closed: set[int] = set()
        self.discord.line.before["send"] = self.sends
        self.begin()

    def now(self) -> int:
        return BEGIN + round((asyncio.get_running_loop().time() - self.began) * 1000)

    def begin(self) -> None:
        """Start like a new process."""
        self.tables.registry.listeners.clear()
        self.remembered = Remembered(self.cache)
        noting = Noting(self.remembered, gather=0.01)
        self.traffic = Traffic(budget=10**6)
        delivery = Delivery(client=self.discord.client, noting=noting, traffic=self.traffic)
        self.messages = self.new_messages(delivery)
        self.pings = TurnPings(
            delivery,
            self.tables,
            self.settings,
            looks=self,
            messages=self.messages,
        )

    def attentive_until(self, table: Table, user: int) -> float:
        return NEVER

    def looked(self, table: Table, user: int) -> int:
        return self.looks.get(user, 0)

    def new_messages(self, delivery: Delivery) -> TurnMessages:
        return TurnMessages(
            delivery, send_line, self.settings, self.cache.preferences, waiting=self.waiting, now=self.now
        )

    async def begin_again(self, *tables: Table) -> None:
        """Restart as after a kill."""
        await self.pings.stop_following()
        self.begin()
        await self.remembered.recall(list(self.cache.kept))
        for table in tables:
            self.pings.resume_table(table)
        await asyncio.sleep(1)

    async def waiting(self, user: int) -> Sequence[Table]:
        playing = [table for table in self.opened if table.stage is Stage.PLAYING]
        return [table for table in playing if user in people_awaited(table)]

    async def sends(self, request: Request) -> None:
        place = self.discord.app.world.channels[request.channel]
        if place.guild is not None:
            self.mentions.append(str(request.body))
            return
        [person] = place.recipients
        if person.id in self.closed:
            raise refusal(403, 50007)
        self.sent.append(Sent(person.id, self.now(), str(request.body)))

    async def table(self, channel: int = 7, people: int = 3, *, pace: Pace = Pace.DAY) -> Table:
        if not self.opened:  # The time of a fixture is another one.
            self.began = asyncio.get_running_loop().time()
        self.discord.channel(channel)
        for user in range(HOST, HOST + people):
            self.discord.person(user)
            if user not in self.cache.preferences.values:
                await self.cache.preferences.change(user, {"turn_messages": True})
        setup = TableSetup.of("sevens").at_pace(pace)
        table = await open_table(self.tables, setup=setup, channel=channel, name="Host")
        self.opened.append(table)
        for user in range(HOST + 1, HOST + people):
            await self.tables.join(table.id, user, f"user {user}")
        return await self.tables.start(table.id, HOST)

    async def called(self) -> None:
        await asyncio.sleep(CALLED)


@pytest.fixture
async def there() -> AsyncIterator[There]:
    found = There()
    yield found
    await found.tables.stop_play()
    await found.pings.stop_following()


async def test_a_turn_is_one_message_and_no_mention(there: There) -> None:
    table = await there.table()
    user = awaited(table)
    assert not there.sent, "who moves within the grace needs none"
    await there.called()
    assert [each.user for each in there.sent] == [user]
    await asyncio.sleep(HOUR)
    assert ([each.user for each in there.sent], there.mentions) == ([user], [])


async def test_one_message_is_for_all_tables_and_later_ones_wait_half_an_hour(there: There) -> None:
    first, second = await there.table(7), await there.table(8)
    user = awaited(first)
    while awaited(second) != user:
        await play_one(there.tables, second)
    await there.called()
    own = [each for each in there.sent if each.user == user]
    assert len(own) == 1
    assert "channels/1/7" in own[0].said
    assert "channels/1/8" in own[0].said
    third = await there.table(9)
    while awaited(third) != user:
        await play_one(there.tables, third)
    await there.called()
    assert len([each for each in there.sent if each.user == user]) == 1, "within half an hour"
    await asyncio.sleep(GAP_MS / 1000)
    own = [each for each in there.sent if each.user == user]
    assert len(own) == 2
    assert own[1].at - own[0].at >= GAP_MS
    dm = there.discord.app.world.dm_with(there.discord.person(user))[0]
    assert len(dm.messages) == 1, "the message before is deleted"


async def test_three_messages_in_any_day(there: There) -> None:
    table = await there.table(pace=Pace.DAYS_3)
    user = awaited(table)
    for _ in range(8):
        await asyncio.sleep(HOUR)
        while table.stage is Stage.PLAYING:
            await play_one(there.tables, table)
            if awaited(table) == user:
                break
    own = [each.at for each in there.sent if each.user == user]
    assert len(own) == MOST_A_DAY
    await asyncio.sleep(DAY)
    own = [each.at for each in there.sent if each.user == user]
    assert own[MOST_A_DAY] - own[0] >= DAY * 1000


async def test_limits_count_from_when_a_message_is_sent_and_not_from_when_it_was_due(there: There) -> None:
    table, traffic = await there.table(), there.traffic
    user = awaited(table)
    await asyncio.sleep(SLOW_GRACE - 5)
    busy = [asyncio.create_task(traffic.turn()) for _ in range(5000)]
    await asyncio.sleep(10)
    assert not there.sent, "the request waits for others"
    await asyncio.gather(*busy)
    await asyncio.sleep(1)
    [sent] = there.sent
    noted = (await there.cache.preferences.get(user))["turn_sent"]["times"]
    assert noted == [pytest.approx(sent.at, abs=1000)]


async def test_nothing_comes_in_quiet_hours_or_on_days_away(there: There) -> None:
    today = datetime.fromtimestamp(BEGIN / 1000, UTC).date().toordinal()
    for user, own in (
        (HOST, {"quiet_from": 5, "quiet_hours": 4}),
        (HOST + 1, {"away_from": today, "away_until": today}),
    ):
        await there.cache.preferences.change(user, {"turn_messages": True, "zone": "Etc/UTC", **own})
    table = await there.table()
    user = awaited(table)
    await asyncio.sleep(24 * HOUR)
    await play_one(there.tables, table)
    await asyncio.sleep(24 * HOUR)
    hours = {each.user: (each.at - BEGIN) / HOUR / 1000 for each in reversed(there.sent)}
    assert hours[user] >= (4 if user == HOST else 19)


@pytest.mark.parametrize("looks", [False, True])
async def test_a_reminder_when_a_fifth_is_left_unless_one_has_looked(there: There, looks: bool) -> None:
    table = await there.table()
    user, begun = awaited(table), there.now()
    await there.called()
    if looks:
        there.looks[user] = there.now()
    await asyncio.sleep(0.79 * DAY)
    assert len(there.sent) == 1
    await asyncio.sleep(0.1 * DAY)
    assert [each.user for each in there.sent] == [user] * (1 if looks else 2)
    if not looks:
        assert there.sent[1].at - begun == pytest.approx(0.8 * DAY * 1000, abs=10_000)
        assert "time runs out" in there.sent[1].said


@pytest.mark.parametrize("looks", [False, True])
async def test_who_is_mentioned_is_reminded_by_a_mention_in_place_of_the_first(there: There, looks: bool) -> None:
    for user in (HOST, HOST + 1):
        await there.cache.preferences.change(user, {"turn_messages": False})
    table = await there.table()
    user = awaited(table)
    await there.called()
    [first] = there.mentions
    assert f"<@{user}>" in first
    if looks:
        there.looks[user] = there.now()
    await asyncio.sleep(0.85 * DAY)
    assert len(there.mentions) == (1 if looks else 2)
    await there.begin_again(table)
    await asyncio.sleep(HOUR)
    assert len(there.mentions) == (1 if looks else 2), "a restart repeats none"
    assert len(there.discord.channel(7).messages) == 1
    assert not there.sent


@pytest.mark.parametrize("code", [50001, 50007, 50278])
async def test_a_refusal_mentions_for_a_day_says_so_once_and_is_no_error(
    there: There, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = await there.table()
    user = awaited(table)

    async def refuse(request: Request) -> None:
        if there.discord.app.world.channels[request.channel].guild is None:
            raise refusal(403, code)
        await there.sends(request)

    there.discord.line.before["send"] = refuse
    await there.called()
    [mention] = there.mentions
    assert f"<@{user}>" in mention
    assert not caplog.records
    said = ENGLISH("slow-message-refused")
    assert [await there.messages.news(table, user, ENGLISH, False) for _ in range(2)] == [said, None]
    assert not await there.messages.wants(user)
    await asyncio.sleep(REFUSED_MS / 1000)
    assert await there.messages.wants(user)
    there.discord.line.before["send"] = there.sends
    while awaited(table) != user:
        await play_one(there.tables, table)


async def test_a_kill_between_noting_and_sending_sends_nothing_twice(there: There) -> None:
    table = await there.table()
    user, killed = awaited(table), asyncio.get_running_loop().create_future()

    async def stand_still(request: Request) -> None:
        killed.set_result(None)
        await asyncio.sleep(30 * DAY)

    there.discord.line.before["send"] = stand_still
    await there.called()
    assert killed.done()
    there.discord.line.before["send"] = there.sends
    there.begin()
    await there.remembered.recall(list(there.cache.kept))
    there.pings.resume_table(table)
    await asyncio.sleep(HOUR)
    assert not there.sent, "it was noted as sent"
    await asyncio.sleep(0.8 * DAY)
    assert [each.user for each in there.sent] == [user], "the reminder"


async def test_of_two_processes_one_writes(there: There) -> None:
    first, second = await there.table(7), await there.table(8)
    user = awaited(first)
    while awaited(second) != user:
        await play_one(there.tables, second)
    noting = Noting(Remembered(there.cache), gather=0.01)
    other = there.new_messages(Delivery(client=there.discord.client, noting=noting, traffic=Traffic()))
    await asyncio.gather(there.messages.write(first, user, first.ply), other.write(second, user, second.ply))
    assert len(there.sent) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_stands_above_a_hand_is_short_however_many_tables_wait(there: There, language: str) -> None:
    table = await there.table()
    found = notification(texts_in(language), table, [table] * 40, is_reminder=True)
    for said in (found.line, found.notice):
        assert len(said) < 1500
        assert said.count("channels/1/7") == 6


@pytest.mark.parametrize("stored", [{}, {"times": [1, 2], "tables": {"7": [3, 4]}, "message": None, "channel": 5}])
def test_what_earlier_releases_noted_is_read_and_written_as_it_was(stored: Json) -> None:
    written = Written.model_validate(stored)
    assert {name: written.values[name] for name in stored} == stored
    assert written.channel == stored.get("channel")
