"""Computer ghosts ask living players: at a limited pace, only when a player is present, so that an answer counts."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.features.ghosts.hearing import written_at
from bot.features.ghosts.service import Ghosts
from bot.features.ghosts.tempting import ASKED, LEAST_SECONDS, NEAR_SECONDS, QUESTIONS, question
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.storage.remembered import Remembered
from bot.tables.entries import TalkKind
from bot.tables.table import Table
from i18n import LANGUAGES, Language, texts_in
from tests.bot.channels import Cache
from tests.bot.clock import Clock
from tests.bot.ghost_factories import CHANNEL, force_move, ghost_of, haunted, living, message
from tests.bot.table_factories import HOST, new_tables
from tests.bot.test_messages_fit import check
from tests.discord_in_memory import Discord

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.

PAUSE = 0.02


class Haunted:
    """A table with a computer ghost (with `computers=0`, a ghost who is a person), and its channel."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.discord = Discord(now=lambda: self.clock.ms / 1000)
        self.channel = self.discord.channel()
        self.tables = new_tables(now=self.clock)
        self.cache = Cache()
        self.remembered = Remembered(self.cache)
        self.table: Table = None  # type: ignore[assignment]
        self.ghosts = Ghosts(
            self.discord.client,
            self.tables.registry,
            Noting(self.remembered),
            lambda channel, message: None,
            Traffic(),
            pause=(PAUSE / 2, PAUSE),
        )
        self.tempting = self.ghosts.tempting

    async def enter(self, **facts: Any) -> None:
        self.table = await haunted(self.tables, self.clock, **facts)
        await asyncio.sleep(PAUSE * 3)

    @property
    def questions(self) -> list[int]:
        """The ghost's questions."""
        return [each for each in self.channel.messages if "tell me!" in self.channel.text(each)]

    async def somebody_writes(self, user: int = HOST) -> None:
        self.ghosts.message(message(self.clock.message(), user))
        await asyncio.sleep(PAUSE * 3)


@pytest.fixture
async def there() -> AsyncIterator[Haunted]:
    services = Haunted()
    yield services
    await services.ghosts.close()
    await services.tables.close()


async def test_a_computer_ghost_asks_once_and_then_rests(there: Haunted) -> None:
    await there.enter(people=2, computers=2)
    await there.somebody_writes()
    (asked,) = there.questions
    player = there.table.player_at(next(iter(there.table.ghosts.since)))
    assert there.remembered.of(there.table.id).asked == {asked: player}
    assert there.cache.kept[there.table.id]["asked"] == {str(asked): player}
    assert there.table.participants[player].name in there.channel.text(asked)
    await there.somebody_writes()
    assert len(there.questions) == 1
    timer = there.tempting.haunts[there.table.id].timer
    assert timer is not None


@pytest.mark.parametrize(("seconds", "asks"), [(LEAST_SECONDS + 1, 2), (LEAST_SECONDS - 5, 1)])
async def test_never_more_than_once_a_minute(there: Haunted, seconds: float, asks: int) -> None:
    await there.enter(people=2, computers=2)
    await there.somebody_writes()
    assert len(there.questions) == 1
    haunt = there.tempting.haunts[there.table.id]
    haunt.timer.cancel()
    haunt.timer = None
    real = written_at(there.questions[0])
    there.clock.ms = real + int(seconds * 1000)
    await there.somebody_writes()
    assert len(there.questions) == asks


async def test_a_ghost_asks_nobody_when_no_person_is_present(there: Haunted) -> None:
    await there.enter(people=2, computers=2)
    haunt = there.tempting.haunts.get(there.table.id)
    if haunt is not None and haunt.timer is not None:
        haunt.timer.cancel()
        haunt.timer = None
    there.channel.place.messages.clear()
    there.tempting.somebody_wrote(CHANNEL, HOST)
    there.clock.ms += int(NEAR_SECONDS * 1000) + 1
    await asyncio.sleep(PAUSE * 3)
    assert there.questions == []
    await there.somebody_writes(user=999)
    assert there.questions == [], "an onlooker is nobody"


async def test_a_ghost_who_is_a_person_sends_no_questions(there: Haunted) -> None:
    await there.enter(people=4)
    await there.somebody_writes(living(there.table)[0])
    assert there.questions == []


async def test_a_ghost_asks_nobody_when_no_person_holds_cards(there: Haunted) -> None:
    await there.enter(people=2, computers=3)
    for user in living(there.table):
        await there.tables.leave(there.table.id, user)
        if not there.table.people() or there.table.close_reason:
            break
    there.channel.place.messages.clear()
    await asyncio.sleep(PAUSE * 3)
    assert there.questions == []


async def test_an_answer_counts(there: Haunted) -> None:
    await there.enter(people=2, computers=2)
    await there.somebody_writes()
    (asked,) = there.questions
    there.clock.ms = written_at(asked) + 5000
    there.ghosts.message(message(there.clock.message(), HOST, answers=message(asked, 1)))
    await there.tables.registry.idle()
    assert there.table.ghosts.trade.talk_kind is TalkKind.REPLY
    assert ghost_of(there.table) == HOST


async def test_a_ghost_stops_asking_with_the_hand_and_the_table(there: Haunted) -> None:
    await there.enter(people=2, computers=2)
    await there.somebody_writes()
    while there.table.to_act():
        await force_move(there.tables, there.table)
    await there.tables.channel_gone(CHANNEL)
    assert there.tempting.haunts == {}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_question_is_different_and_fits(there: Haunted, language: Language) -> None:
    await there.enter(people=2, computers=2)
    texts = texts_in(language)
    asked = {texts(f"ghost-question-{number}") for number in range(1, QUESTIONS + 1)}
    assert len(asked) == QUESTIONS >= 20
    ghost, somebody = there.table.participants[2], there.table.participants[0]
    for number in range(1, QUESTIONS + 1):
        check(question(texts, ghost, somebody, number))
    assert ASKED >= 20
