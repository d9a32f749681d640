"""`/daily`: one try, from the page of the day to the shared line."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.features.daily.handlers import DailyHandlers
from bot.features.daily.ids import Daily, DailyPress
from bot.features.daily.reminding import Reminding
from bot.features.daily.rendering import DailyRenderer
from bot.platform.messages import Message
from bot.storage.dailies import DayDeals
from bot.storage.stored_tables import StoredTables
from bot.storage.user_settings import UserSettings
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.table import Table
from data.store import Store
from engine.cards import INTERNATIONAL
from engine.daily.days import begins_ms
from engine.daily.dealing import secret_of
from engine.fair import commitment_to
from i18n import texts_in
from tests.bot.clock import Clock
from tests.bot.features.daily.sending import delivery_to
from tests.bot.fitting.limits import text_of
from tests.bot.fitting.stage import reader
from tests.bot.interaction_factories import Answered, new_answers, press
from tests.bot.table_factories import new_tables
from tests.bot.tables.dailies import DAY, TODAY
from tests.bot.tables.steps import play_on, reason_of
from tests.discord_in_memory import Discord

ANN, BOB = 7, 8


@dataclass
class Hands:
    """Shows no hands, and says whose tables it was asked to show."""

    shown: list[Table] = field(default_factory=list)

    async def show(self, responder: Answered, table: Table, reader: object) -> None:
        self.shown.append(table)


@dataclass
class Scene:
    """The bot's daily deal over a store."""

    store: Store
    clock: Clock
    tables: TableService
    hands: Hands
    handlers: DailyHandlers

    async def press(self, do: Daily, user: int = ANN, day: int = DAY) -> str:
        """What is answered to a press, in words."""
        responder = Answered(Discord().press(user=user))
        await press(self.handlers, str(DailyPress(do, day)), responder)
        return "\n".join(map(text_of, responder.messages))

    async def play(self, user: int = ANN) -> Table:
        await self.press(Daily.PLAY, user)
        table = self.hands.shown[-1]
        await play_on(self.tables, table)
        return table


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with await Store.open(f"sqlite:///{tmp_path / 'sevens.db'}") as store:
        clock, hands = Clock(TODAY), Hands()
        tables = new_tables(StoredTables(store), now=clock)
        reminding = Reminding(delivery_to(Discord()), store.preferences, UserSettings(store), store.dailies, now=clock)
        deals = DayDeals(store.dailies)
        handlers = DailyHandlers(new_answers(tables), hands, store.dailies, deals, reminding, now=clock)
        yield Scene(store, clock, tables, hands, handlers)
        await tables.stop_play()


async def test_the_page_goes_from_the_offer_to_the_result(scene: Scene) -> None:
    assert "one try" in await scene.press(Daily.PAGE)
    await scene.press(Daily.PLAY)
    assert "You have begun" in await scene.press(Daily.PAGE)
    await play_on(scene.tables, scene.hands.shown[-1])
    assert "You are the first to finish" in await scene.press(Daily.PAGE)
    await scene.play(BOB)
    assert "Better than **" in await scene.press(Daily.PAGE)


async def test_there_is_one_try(scene: Scene) -> None:
    await scene.play()
    assert await reason_of(scene.press(Daily.PLAY)) is RefusalReason.TRIED


async def test_only_todays_try_begins(scene: Scene) -> None:
    for day in (DAY - 1, DAY + 1):
        assert await reason_of(scene.press(Daily.PLAY, day=day)) is RefusalReason.DAY_OVER


async def test_only_a_finished_try_is_shared(scene: Scene) -> None:
    await scene.press(Daily.PLAY)
    assert await reason_of(scene.press(Daily.SHARE)) is RefusalReason.NOT_TRIED
    await play_on(scene.tables, scene.hands.shown[-1])
    assert f"Sevens daily deal {DAY} · " in await scene.press(Daily.SHARE)


async def test_the_next_day_tells_of_yesterday(scene: Scene) -> None:
    await scene.play()
    scene.clock.ms = begins_ms(DAY + 1)
    page = await scene.press(Daily.PAGE)
    assert f"Daily deal {DAY + 1}" in page
    assert "Yesterday: **Place " in page


async def test_how_it_counts_commits_to_today_and_tomorrow_and_to_no_later_day(scene: Scene) -> None:
    page, secret = await scene.press(Daily.HOW), await scene.store.dailies.secret()
    for day in (DAY, DAY + 1):
        assert commitment_to(secret_of(secret, day)) in page
    assert await reason_of(scene.press(Daily.HOW, day=DAY + 1)) is RefusalReason.STALE
    assert await scene.store.dailies.find(DAY + 2) is None


class NoHands:
    """Renders no hands."""

    async def render(self, *given: object, **named: object) -> Message:
        raise AssertionError("the try is over")


async def test_the_end_shows_the_score_and_no_card(scene: Scene) -> None:
    table = await scene.play()
    renderer = DailyRenderer(NoHands(), scene.store.dailies)
    shown = text_of(await renderer.render(table, ANN, reader(texts_in("en"))))
    found = await scene.store.dailies.try_of(ANN, DAY)
    assert found is not None
    assert "You are the first to finish" in shown
    assert not [each.code for each in INTERNATIONAL if each.code in shown.split()]
    assert await reason_of(renderer.render(table, BOB, reader(texts_in("en")))) is RefusalReason.NOT_SEATED
