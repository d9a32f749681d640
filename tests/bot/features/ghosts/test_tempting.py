"""Questions of computer ghosts: when they ask, of whom, and what an answer does."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.features.ghosts.hearing import written_at
from bot.features.ghosts.tempting import ASKED, LEAST_SECONDS, NEAR_SECONDS, QUESTIONS, promises, question
from bot.tables.entries import TalkKind
from bot.tables.setup import TableSetup
from bot.tables.table import Stage
from engine.moves import Talk
from i18n import LANGUAGES, Language, texts_in
from tests.bot.features.ghosts.haunting import Haunting
from tests.bot.fitting.limits import check
from tests.bot.ghost_factories import CHANNEL, force_move, ghost_of, living, message
from tests.bot.table_factories import HOST, open_table

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.

SHORT = 0.02
"""How long a computer ghost waits at most where its questions are tested, in seconds."""


class Haunted(Haunting):
    """A table with a computer ghost (with `computers=0`, a ghost who is a person), and its channel."""

    def __init__(self) -> None:
        super().__init__(pause=(SHORT / 2, SHORT), settling=SHORT * 3)
        self.tempting = self.ghosts.tempting

    @property
    def questions(self) -> list[int]:
        """The ghost's questions."""
        return [each for each in self.channel.messages if "tell me!" in self.channel.text(each)]

    async def somebody_writes(self, user: int = HOST) -> None:
        self.ghosts.message(message(self.clock.message(), user))
        await asyncio.sleep(SHORT * 3)

    async def asked(self) -> int:
        """The question of a ghost to whose channel somebody wrote."""
        await self.enter(people=2, computers=2)
        await self.somebody_writes()
        (asked,) = self.questions
        return asked

    def stop_waiting(self) -> None:
        """Whoever waits to ask does so no more."""
        haunt = self.tempting.haunts.get(self.table.id)
        if haunt is not None and haunt.timer is not None:
            haunt.timer.cancel()
            haunt.timer = None


@pytest.fixture
async def there() -> AsyncIterator[Haunted]:
    services = Haunted()
    yield services
    await services.close()


async def test_a_computer_ghost_asks_once_and_then_rests(there: Haunted) -> None:
    asked = await there.asked()
    player = there.table.player_at(next(iter(there.table.ghosts.since)))
    assert there.remembered.of(there.table.id).asked == {asked: player}
    assert there.cache.kept[there.table.id]["asked"] == {str(asked): player}
    assert there.table.participants[player].name in there.channel.text(asked)
    await there.somebody_writes()
    assert len(there.questions) == 1
    assert there.tempting.haunts[there.table.id].timer is not None


async def test_a_ghost_prefers_people_whose_seats_have_passes_left(there: Haunted) -> None:
    for seed in range(50):
        table = await open_table(there.tables, setup=TableSetup.of("shichi-narabe", {"passes": 2, "ghost": True}))
        for user in range(HOST + 1, HOST + 5):
            await there.tables.join(table.id, user, f"Person {user}")
        await there.tables.start(table.id, HOST)
        chance = Random(seed)
        while table.stage is Stage.PLAYING and not table.ghosts.since:
            seat = table.to_act()[0]
            move = chance.choice([move for move in table.view(seat).legal if not isinstance(move, Talk)])
            await there.tables.move(table.id, table.at(seat).user or 0, ply=None, move=str(move))
        ghosts = list(table.ghosts.since)
        living = {place: seat for seat in range(5) if seat not in ghosts and (place := table.at(seat).user)}
        left = {user: table.view(None).seats[seat].passes_left or 0 for user, seat in living.items()}
        if ghosts and table.stage is Stage.PLAYING and len({*left.values()}) > 1:
            break
        await there.tables.channel_gone(table.channel)
    else:
        pytest.fail("no such ghost")
    people = [place for place in table.people() if place.user in living]
    weights = promises(table, table.player_at(ghosts[0]), people)
    assert min(weights) > 0, "anybody may be asked"
    for one, weight in zip(people, weights, strict=True):
        for other, less in zip(people, weights, strict=True):
            assert (left[one.user or 0] > left[other.user or 0]) == (weight > less)


@pytest.mark.parametrize(("seconds", "asks"), [(LEAST_SECONDS + 1, 2), (LEAST_SECONDS - 5, 1)])
async def test_never_more_than_once_a_minute(there: Haunted, seconds: float, asks: int) -> None:
    asked = await there.asked()
    there.stop_waiting()
    there.clock.ms = written_at(asked) + int(seconds * 1000)
    await there.somebody_writes()
    assert len(there.questions) == asks


async def test_a_ghost_asks_nobody_when_no_person_is_present(there: Haunted) -> None:
    await there.enter(people=2, computers=2)
    there.stop_waiting()
    there.channel.place.messages.clear()
    there.tempting.somebody_wrote(CHANNEL, HOST)
    there.clock.ms += int(NEAR_SECONDS * 1000) + 1
    await asyncio.sleep(SHORT * 3)
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
    await asyncio.sleep(SHORT * 3)
    assert there.questions == []


async def test_an_answer_counts(there: Haunted) -> None:
    asked = await there.asked()
    there.clock.ms = written_at(asked) + 5000
    there.ghosts.message(message(there.clock.message(), HOST, answers=message(asked, 1)))
    await there.tables.registry.idle()
    assert there.table.ghosts.trade.talk_kind is TalkKind.REPLY
    assert ghost_of(there.table) == HOST


async def test_a_ghost_stops_asking_with_the_hand_and_the_table(there: Haunted) -> None:
    await there.asked()
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
