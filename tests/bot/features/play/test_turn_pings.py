"""Pings: one per turn, deleted after the move, and not for users who turned them off."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.features.play.turn_pings import NEVER, TurnPings, Waits
from bot.platform.delivery import Delivery
from bot.platform.follow_ups import FollowUps, NoToken
from bot.platform.messages import Message
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.storage.remembered import PressToken, Remembered
from bot.storage.user_settings import UserSettings
from bot.tables.places import Place
from bot.tables.setup import Pace
from bot.tables.table import Table
from bot.tables.talking import Talking
from tests.bot.channels import Cache
from tests.bot.clock import Clock
from tests.bot.ghost_factories import haunted, trade
from tests.bot.hand_factories import awaited
from tests.bot.lesson_factories import strike
from tests.bot.table_factories import HOST, lobby, new_tables, play_one, playing
from tests.discord_in_memory import Discord, refusal

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.

GRACE = 0.02
SILENCE = 1.0


class Calls:
    def __init__(self) -> None:
        self.discord = Discord()
        self.channel = self.discord.channel()
        self.cache = Cache()
        self.tables = new_tables()
        self.attentive: dict[int, float] = {}
        """Up to when people look at their hands, by the clock of the event loop."""
        self.in_trouble = False
        self.begin()

    def begin(self) -> None:
        """Start like a new process."""
        self.tables.registry.listeners.clear()
        self.remembered = Remembered(self.cache)
        self.pings = TurnPings(
            Delivery(client=self.discord.client, noting=Noting(self.remembered, gather=0.01), traffic=Traffic()),
            self.tables,
            UserSettings(self.cache),
            trouble_at=lambda table_id: self.in_trouble or None,
            looks=self,
            waits=Waits(grace=GRACE, silence=SILENCE),
        )

    def attentive_until(self, table: Table, user: int) -> float:
        return self.attentive.get(user, NEVER)

    def looked(self, table: Table, user: int) -> int:
        return 0

    async def begin_again(self, table: Table) -> None:
        """Restart as after a kill."""
        await self.pings.stop_following()
        self.begin()
        await self.remembered.recall(list(self.cache.kept))
        self.pings.resume_table(table)
        await settled()

    async def table(self) -> Table:
        return await playing(self.tables, people=3)

    async def pinging(self) -> Table:
        """A table whose first player has been pinged if they are to be."""
        table = await self.table()
        await settled()
        return table

    async def moved(self, table: Table) -> None:
        await play_one(self.tables, table)
        await settled()

    async def all_leave(self, table: Table) -> None:
        for user in (HOST + 1, HOST + 2, HOST):
            await self.tables.leave(table.id, user)
        await settled()

    @property
    def texts(self) -> list[str]:
        """What the pings that were sent say, as far as they are there."""
        return [self.channel.text(message) for what, message in self.channel.done if what == "send"]


@pytest.fixture
async def calls() -> AsyncIterator[Calls]:
    there = Calls()
    yield there
    await there.tables.stop_play()
    await there.pings.stop_following()


async def settled() -> None:
    await asyncio.sleep(GRACE * 4)


async def test_a_player_is_pinged_once_and_the_ping_is_deleted_after_the_move(calls: Calls) -> None:
    table = await calls.pinging()
    first = awaited(table)
    ((what, message),) = calls.channel.done
    assert what == "send"
    assert f"<@{first}>" in calls.channel.text(message)
    await settled()
    assert len(calls.channel.done) == 1, "once"
    await play_one(calls.tables, table)
    second = awaited(table)
    await settled()
    assert calls.channel.done[1] == ("delete", message)
    assert f"<@{second}>" in calls.channel.text(calls.channel.done[2][1])


async def test_a_player_who_moves_at_once_is_not_pinged(calls: Calls) -> None:
    table = await calls.table()
    movers = [awaited(table)]
    for _ in range(2):
        await play_one(calls.tables, table)
        movers.append(awaited(table))
    await settled()
    [text] = calls.texts
    assert f"<@{movers[-1]}>" in text


async def test_a_player_who_turned_pings_off_is_not_pinged(calls: Calls) -> None:
    for user in range(HOST, HOST + 3):
        await calls.cache.preferences.change(user, {"pings": False})
    await calls.pinging()
    assert calls.channel.done == []


async def test_the_last_ping_is_deleted_at_the_end_there_and_in_the_store(calls: Calls) -> None:
    table = await calls.pinging()
    await calls.all_leave(table)
    sent = {message for what, message in calls.channel.done if what == "send"}
    gone = {message for what, message in calls.channel.done if what == "delete"}
    assert sent == gone
    assert not len(calls.pings)
    assert calls.cache.kept[table.id]["pings"] == {}


async def test_after_a_restart_no_ping_is_repeated(calls: Calls) -> None:
    await calls.begin_again(await calls.pinging())
    assert calls.channel.kinds == ["send"]


async def test_who_gets_cards_at_their_turn_by_a_trade_is_pinged_at_once(calls: Calls) -> None:
    """SG-1: even who has just pressed a button of the message that a ghost has."""
    clock = Clock()
    await calls.tables.stop_play()
    await calls.pings.stop_following()
    calls.tables = new_tables(now=clock)
    calls.begin()
    table = await haunted(calls.tables, clock)
    seat, ghost = table.to_act()[0], next(iter(table.ghosts.since))
    talker, haunting = table.at(seat).user, table.at(ghost).user
    calls.attentive = dict.fromkeys((talker, haunting), asyncio.get_running_loop().time() + 1000)
    await trade(Talking(calls.tables.registry), table, at=clock())
    assert table.at(seat).user == haunting
    await settled()
    await settled()
    assert any(f"<@{haunting}>" in text for text in calls.texts)
    assert not any(f"<@{talker}>" in text for text in calls.texts)


async def test_a_sent_but_unsaved_ping_is_not_repeated(calls: Calls) -> None:
    """Its nonce has the table, the move and the pinged users."""
    table = await calls.table()
    keep, calls.cache.set_cache = calls.cache.set_cache, lambda *_: asyncio.sleep(0)
    await settled()
    (message,) = calls.channel.messages
    calls.cache.set_cache = keep
    await calls.begin_again(table)
    assert calls.channel.kinds == ["send", "send again"]
    await calls.moved(table)
    assert ("delete", message) in calls.channel.done


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_ping_whose_answer_was_lost_is_deleted_after_the_move(calls: Calls, restarts: bool) -> None:
    table = await calls.table()
    calls.channel.lost["send"] = refusal(503, 0)
    await settled()
    (message,) = calls.channel.messages
    if restarts:
        calls.tables.registry.listeners.clear()
    await play_one(calls.tables, table)
    if restarts:
        await calls.begin_again(table)
    await settled()
    assert ("delete", message) in calls.channel.done
    assert [f"<@{awaited(table)}>" in text for text in calls.texts] == [False, True]


async def test_a_ping_whose_answer_was_lost_is_found_by_the_next_process(calls: Calls) -> None:
    table = await calls.table()
    calls.channel.lost["send"] = refusal(503, 0)
    await settled()
    (message,) = calls.channel.messages
    await calls.begin_again(table)
    assert calls.channel.kinds == ["send"]
    await calls.moved(table)
    assert ("delete", message) in calls.channel.done


async def test_after_downtime_a_player_is_pinged_for_a_later_turn(calls: Calls) -> None:
    table = await calls.pinging()
    first = awaited(table)
    (message,) = calls.channel.messages
    calls.tables.registry.listeners.clear()
    for _ in range(3):
        await play_one(calls.tables, table)
    assert awaited(table) == first, "it is their turn again"
    await calls.begin_again(table)
    assert calls.channel.kinds == ["send", "delete", "send"]
    assert message not in calls.channel.messages


async def test_no_ping_is_sent_where_the_board_cannot_be_shown(calls: Calls) -> None:
    calls.in_trouble = True
    await calls.pinging()
    assert calls.channel.done == []


async def test_no_ping_follows_a_refused_one(calls: Calls) -> None:
    """With permission to edit but not to send, each turn would cause a refusal."""
    table = await calls.table()
    calls.channel.refuses["send"] = refusal(403, 50013)
    for _ in range(8):
        await settled()
        await play_one(calls.tables, table)
    assert calls.channel.kinds == ["send refused"]
    await asyncio.sleep(SILENCE)
    calls.channel.refuses.clear()
    await calls.moved(table)
    assert calls.channel.kinds == ["send refused", "send"]


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_ping_that_may_be_there_is_looked_for_although_the_next_try_is_refused(
    calls: Calls, restarts: bool
) -> None:
    table = await calls.table()
    calls.channel.lost["send"] = refusal(503, 0)
    await settled()
    (message,) = calls.channel.messages
    calls.channel.refuses |= dict.fromkeys(("send", "history"), refusal(403, 50001))
    await asyncio.sleep(5 * SILENCE)
    await calls.moved(table)
    assert {*calls.channel.kinds[1:]} == {"send refused"}
    calls.channel.refuses.clear()
    if restarts:
        await calls.begin_again(table)
    await asyncio.sleep(20 * SILENCE)
    assert ("delete", message) in calls.channel.done
    await calls.moved(table)
    assert len(calls.channel.messages) == 1, "of the one who is to move now"
    await calls.all_leave(table)
    assert not calls.channel.messages
    assert len(calls.pings) == 0


class Expiring(FollowUps):
    """Press tokens that die after it is decided to post by them; how often that was tried."""

    tries = 0

    def can_post(self, table_id: int) -> bool:
        return True

    async def post(self, table_id: int, shown: Message) -> PressToken:
        self.tries += 1
        raise NoToken


async def test_a_ping_whose_token_has_died_is_no_error_and_silences_none(
    calls: Calls, caplog: pytest.LogCaptureFixture
) -> None:
    """Between the decision to call and the request a quarter of an hour may end."""
    calls.pings.follow_ups = expiring = Expiring(calls.discord.client)
    table = await calls.table()
    table.place = Place.BORROWED
    await settled()
    await calls.moved(table)
    assert expiring.tries == 2, "the next turn brings another"
    assert len(calls.pings) == 1
    assert calls.remembered.of(table.id).pings == {}
    assert not calls.remembered.of(table.id).calling
    assert not caplog.records


async def test_a_failed_ping_is_retried_with_the_next_turn(calls: Calls) -> None:
    table = await calls.table()
    calls.channel.refuses["send"] = refusal(503, 0)
    await settled()
    calls.channel.refuses.clear()
    await calls.moved(table)
    assert calls.channel.kinds == ["send refused", "send"]


def now() -> float:
    return asyncio.get_running_loop().time()


async def is_pinged_after(seconds: float, calls: Calls) -> None:
    """One ping is sent after so many seconds, and none before."""
    await asyncio.sleep(seconds - 0.1)
    assert calls.channel.done == []
    await asyncio.sleep(0.2)
    assert calls.channel.kinds == ["send"]


async def test_a_player_who_looks_at_their_hand_is_pinged_after_looking_away(calls: Calls) -> None:
    table = await calls.table()
    user = awaited(table)
    calls.attentive[user] = now() + 10
    await is_pinged_after(10, calls)
    assert f"<@{user}>" in calls.texts[0]


async def test_looking_again_delays_the_ping(calls: Calls) -> None:
    table = await calls.table()
    user = awaited(table)
    calls.attentive[user] = now() + 10
    await asyncio.sleep(9)
    calls.attentive[user] += 10
    await is_pinged_after(11, calls)


async def test_after_half_the_turn_every_player_is_pinged(calls: Calls) -> None:
    table = await calls.table()
    calls.attentive[awaited(table)] = float("inf")
    await is_pinged_after(table.turn_seconds / 2, calls)


async def test_who_plays_alone_is_not_pinged_while_looking_at_their_hand(calls: Calls) -> None:
    """There is no clock, of which half could be over."""
    table = await lobby(calls.tables, people=1, computers=2)
    calls.attentive[HOST] = now() + 10 * table.turn_seconds
    await calls.tables.start(table.id, HOST)
    while table.at(table.to_act()[0]).user != HOST:
        await strike(calls.tables, table)
    await asyncio.sleep(9 * table.turn_seconds)
    assert calls.channel.done == []
    await asyncio.sleep(2 * table.turn_seconds)
    assert calls.channel.kinds == ["send"]
    assert calls.texts[0].startswith(f"<@{HOST}>, it's your turn.")
    assert "Ends <t:" not in calls.texts[0]


async def test_when_all_are_away_those_who_can_go_on_are_pinged_until_somebody_does(calls: Calls) -> None:
    table = await calls.table()
    others = sorted({HOST, HOST + 1, HOST + 2} - {awaited(table)})
    last = awaited(table)
    for user in others:
        await calls.tables.step_away(table.id, user)
    await settled()
    [(_, turn)] = calls.channel.done
    await calls.tables.step_away(table.id, last)
    await settled()
    assert calls.channel.done[1:] == [("delete", turn)], "they know, as they have only just stepped away"
    await calls.tables.come_back(table.id, last)
    await play_one(calls.tables, table)
    await calls.tables.step_away(table.id, last)
    await settled()
    what, message = calls.channel.done[-1]
    assert what == "send"
    assert calls.channel.text(message).startswith(f"<@{others[0]}>, <@{others[1]}>, nobody is here")
    await calls.tables.come_back(table.id, others[0])
    await settled()
    assert ("delete", message) in calls.channel.done


async def test_who_steps_away_and_comes_back_is_pinged_by_another_message(calls: Calls) -> None:
    """The nonce of the first one would give it back to the bot, which has asked to delete it."""
    table = await calls.pinging()
    user = awaited(table)
    [first] = calls.channel.messages.values()
    await calls.tables.step_away(table.id, user)
    await settled()
    await calls.tables.come_back(table.id, user)
    await settled()
    [second] = calls.channel.messages.values()
    assert f"<@{user}>" in calls.channel.text(second.id)
    assert first.nonce != second.nonce


async def test_a_player_who_looks_and_moves_is_not_pinged(calls: Calls) -> None:
    table = await calls.table()
    for place in table.participants:
        calls.attentive[place.user] = float("inf")
    await asyncio.sleep(10)
    await play_one(calls.tables, table)
    calls.attentive.clear()
    await settled()
    assert calls.channel.kinds == ["send"], "only the next one"
    assert f"<@{awaited(table)}>" in calls.texts[0]


async def test_no_ping_is_scheduled_after_the_end(calls: Calls) -> None:
    table = await calls.table()
    calls.attentive[awaited(table)] = float("inf")
    await settled()
    await calls.all_leave(table)
    assert not len(calls.pings)
    await asyncio.sleep(2 * table.turn_seconds)
    assert calls.channel.kinds == []


async def test_a_ping_is_sent_however_long_the_match_is(calls: Calls) -> None:
    """From the 100th move on its nonce, which was written out, was longer than Discord allows."""
    table = await calls.table()
    table.ply, table.id = 99_999, 10**18
    await settled()
    assert calls.channel.kinds == ["send"]


async def test_a_malformed_ping_is_an_error_in_the_log(calls: Calls, caplog: pytest.LogCaptureFixture) -> None:
    calls.channel.refuses["send"] = refusal(400, 50035)
    await calls.pinging()
    assert [record.levelname for record in caplog.records if "could not be shown" in record.msg] == ["ERROR"]


async def test_in_quiet_hours_of_a_slow_match_nobody_is_called(calls: Calls) -> None:
    """The calls come when they are over. It is 16:00 in Tokyo."""
    start, loop = 1_800_000_000_000 - 60 * 60 * 1000, asyncio.get_running_loop()
    begun = loop.time()
    calls.tables = new_tables(now=lambda: start + round((loop.time() - begun) * 1000), steady=loop.time)
    calls.begin()
    for user in (HOST, HOST + 1):
        await calls.cache.preferences.change(user, {"zone": "Asia/Tokyo", "quiet_from": 15, "quiet_hours": 3})
    table = await lobby(calls.tables, people=2)
    await calls.tables.set_up(table.id, HOST, lambda setup: setup.at_pace(Pace.DAY))
    await calls.tables.start(table.id, HOST)
    await asyncio.sleep(2 * 3600 - 10)
    assert not calls.texts
    await asyncio.sleep(20)
    assert len(calls.texts) == 1
    assert f"<@{awaited(table)}>" in calls.texts[0]
