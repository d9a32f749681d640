"""Reminders: only who asked, only without a try, and never more than three in a row that lead to none."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.features.daily.ids import RemindPress
from bot.features.daily.reminder_handlers import ReminderHandlers
from bot.features.daily.reminding import MOST_UNANSWERED, Ended, Reminding
from bot.platform.discord_api import REFUSES_MESSAGES
from bot.storage.user_settings import UserSettings
from data.rows import Day
from data.store import Store
from engine.daily.days import DAY_MS, HOUR_MS, begins_ms
from tests.bot.clock import Clock
from tests.bot.features.daily.sending import delivery_to
from tests.bot.interaction_factories import Answered, new_answers, press
from tests.bot.tables.dailies import DAY
from tests.data.migrated import migrated_in
from tests.data.tries import begin
from tests.discord_in_memory import Discord, refusal

ANN = 77
HOUR = 9
AT = begins_ms(DAY) + HOUR * HOUR_MS


@dataclass
class Scene:
    """Ann, and what reminds her."""

    store: Store
    discord: Discord = field(default_factory=Discord)
    clock: Clock = field(default_factory=lambda: Clock(AT - HOUR_MS))

    def reminding(self) -> Reminding:
        given = delivery_to(self.discord), self.store.preferences, UserSettings(self.store), self.store.dailies
        return Reminding(*given, now=self.clock)

    async def choose(self, value: str) -> None:
        handlers = ReminderHandlers(new_answers(), self.reminding(), now=self.clock)
        await press(handlers, str(RemindPress()), Answered(self.discord.press(user=ANN, values=[value])))

    async def received(self, at: int) -> int:
        """How many direct messages Ann has after this time has come."""
        self.clock.ms = at
        await self.reminding().remind()
        place, _ = self.discord.app.world.dm_with(self.discord.person(ANN))
        return len(place.messages)

    async def tries(self, day: int) -> None:
        await self.store.dailies.choose(Day(day, "classic", 0, ""))
        await begin(self.store, ANN, day)


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with await Store.open(migrated_in(tmp_path)) as store:
        scene = Scene(store)
        scene.discord.person(ANN)
        yield scene


async def test_nobody_is_reminded_who_has_not_asked(scene: Scene) -> None:
    assert await scene.received(AT) == 0
    await scene.choose(str(HOUR))
    await scene.choose("never")
    assert await scene.received(AT) == 0
    assert await scene.store.preferences.get(ANN) == {}


async def test_one_is_reminded_once_a_day_without_a_try(scene: Scene) -> None:
    await scene.choose(str(HOUR))
    assert await scene.received(AT - 1) == 0
    assert await scene.received(AT) == await scene.received(AT + HOUR_MS) == 1
    await scene.tries(DAY + 1)
    assert await scene.received(AT + DAY_MS) == 1


async def test_a_notification_of_a_reminder_shows_its_words(scene: Scene) -> None:
    await scene.choose(str(HOUR))
    assert await scene.received(AT) == 1
    place, _ = scene.discord.app.world.dm_with(scene.discord.person(ANN))
    [sent] = place.messages.values()
    assert "You have not played today's cards yet" in sent.content
    assert not sent.is_v2, "notifications show no text of components"


async def test_an_hour_that_has_passed_today_begins_tomorrow(scene: Scene) -> None:
    scene.clock.ms = AT + HOUR_MS
    await scene.choose(str(HOUR))
    assert await scene.received(AT + HOUR_MS) == 0
    assert await scene.received(AT + DAY_MS) == 1


async def test_they_end_after_three_in_a_row_and_that_is_said_once(scene: Scene) -> None:
    await scene.choose(str(HOUR))
    for day in range(1, MOST_UNANSWERED + 1):
        assert await scene.received(AT + day * DAY_MS) == day
    assert await scene.received(AT + (MOST_UNANSWERED + 1) * DAY_MS) == MOST_UNANSWERED
    assert [await scene.reminding().ended(ANN) for _ in range(2)] == [Ended.UNANSWERED, None]
    assert await scene.store.preferences.get(ANN) == {}


async def test_a_try_begins_the_count_again(scene: Scene) -> None:
    await scene.choose(str(HOUR))
    for day in range(1, 8):
        if day == MOST_UNANSWERED:
            await scene.tries(DAY + day)
            continue
        await scene.received(AT + day * DAY_MS)
    assert await scene.received(AT + 8 * DAY_MS) == 2 + MOST_UNANSWERED


@pytest.mark.parametrize("code", REFUSES_MESSAGES)
async def test_a_refusal_is_no_error_and_ends_them(scene: Scene, code: int, caplog: pytest.LogCaptureFixture) -> None:
    await scene.choose(str(HOUR))
    scene.discord.line.refuses["send"] = refusal(403, code)
    assert await scene.received(AT) == 0
    scene.discord.line.refuses.clear()
    assert await scene.received(AT + DAY_MS) == 0
    assert await scene.reminding().ended(ANN) is Ended.REFUSED
    assert not caplog.records
