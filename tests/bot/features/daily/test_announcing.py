"""The silent message of a day: once a day in each server that wants it, whatever goes wrong."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.features.daily.announcing import Announcing
from bot.features.daily.clock import LATE_HOURS
from bot.storage.guild_settings import MOST_REFUSALS, GuildSettings
from data.rows import Day
from data.store import Store
from engine.daily.days import DAY_MS, HOUR_MS, begins_ms
from engine.daily.score import Score
from playground.models import MessageFlag
from tests.bot.clock import Clock
from tests.bot.features.daily.sending import delivery_to
from tests.bot.tables.dailies import DAY
from tests.data.migrated import migrated_in
from tests.data.tries import play
from tests.discord_in_memory import CHANNEL, GUILD, Discord, refusal

ANN = 7
HOUR = 9
AT = begins_ms(DAY) + HOUR * HOUR_MS


@dataclass
class Scene:
    """A server that wants the message, and what announces it."""

    store: Store
    discord: Discord = field(default_factory=Discord)
    clock: Clock = field(default_factory=lambda: Clock(AT))

    def process(self) -> Announcing:
        """As one process has it."""
        given = delivery_to(self.discord), self.store.guild_settings, self.store.dailies
        return Announcing(*given, now=self.clock)

    async def posted(self, at: int = AT) -> int:
        """How many messages there are after this time has come."""
        self.clock.ms = at
        await self.process().announce()
        return len(self.discord.channel().messages)

    async def refused(self) -> int:
        return (await GuildSettings(self.store.guild_settings).of(GUILD)).daily_refused


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with await Store.open(migrated_in(tmp_path)) as store:
        await store.guild_settings.change(GUILD, {"daily_channel": CHANNEL, "daily_hour": HOUR})
        scene = Scene(store)
        scene.discord.channel()
        yield scene


async def test_it_has_yesterdays_list_and_makes_no_sound(scene: Scene) -> None:
    await scene.store.dailies.choose(Day(DAY - 1, "classic", 0, ""))
    await play(scene.store, ANN, Score(1, 5).number, DAY - 1, guild=GUILD)
    assert await scene.posted() == 1
    [posted] = scene.discord.channel().messages.values()
    assert posted.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    assert f"1. <@{ANN}> · place 1" in scene.discord.channel().text(posted.id)
    assert not posted.mentions
    assert f"daily:page:{DAY}" in str(posted.components)


async def test_it_comes_once_a_day_at_its_hour_or_soon_after(scene: Scene) -> None:
    assert await scene.posted(AT - 1) == 0
    assert await scene.posted() == await scene.posted(AT + HOUR_MS) == 1
    assert await scene.posted(AT + DAY_MS + (LATE_HOURS - 1) * HOUR_MS) == 2
    assert await scene.posted(AT + 2 * DAY_MS + LATE_HOURS * HOUR_MS) == 2, "too late"


async def test_of_several_processes_one_posts_it(scene: Scene) -> None:
    await asyncio.gather(*(scene.process().announce() for _ in range(5)))
    assert len(scene.discord.channel().messages) == 1


async def test_after_a_kill_between_note_and_answer_it_is_not_posted_again(scene: Scene) -> None:
    scene.discord.line.refuses["send"] = asyncio.CancelledError()
    with pytest.raises(asyncio.CancelledError):
        await scene.posted()
    scene.discord.line.refuses.clear()
    assert await scene.posted(AT + HOUR_MS) == 0
    assert await scene.posted(AT + DAY_MS) == 1


async def test_what_discord_refuses_is_counted_and_ends_it(scene: Scene) -> None:
    scene.discord.line.refuses["send"] = refusal(403, 50013)
    for times in range(1, MOST_REFUSALS + 1):
        assert await scene.posted(AT + times * DAY_MS) == 0
        assert await scene.refused() == times
    scene.discord.line.refuses.clear()
    assert await scene.posted(AT + 9 * DAY_MS) == 0


async def test_one_that_succeeds_is_no_refusal_in_a_row(scene: Scene) -> None:
    scene.discord.line.refuses["send"] = refusal(403, 50013)
    await scene.posted()
    scene.discord.line.refuses.clear()
    assert await scene.posted(AT + DAY_MS) == 1
    assert await scene.refused() == 0


async def test_a_server_that_the_bot_has_left_and_one_without_an_hour_get_none(scene: Scene) -> None:
    await scene.store.guild_settings.change(GUILD, {"left_at_ms": 1})
    assert await scene.posted() == 0
    await scene.store.guild_settings.change(GUILD, {"left_at_ms": None, "daily_hour": None})
    assert await scene.posted() == 0
