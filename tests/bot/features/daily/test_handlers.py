"""`/daily`: one try, from the page of the day to the shared line."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.daily.ids import Daily
from bot.features.daily.rendering import DailyRenderer
from bot.platform.drawing import Drawing
from bot.platform.messages import Message, Picture
from bot.tables.limits import RATES, Doing
from bot.tables.refusals import RefusalReason
from bot.tables.table import Table
from engine.cards import INTERNATIONAL
from engine.daily.days import begins_ms, closes_ms
from engine.daily.dealing import secret_of
from engine.fair import commitment_to
from i18n import texts_in
from tests.bot.features.daily.scenes import ANN, BOB, NoHands, Scene, daily_scene
from tests.bot.fitting.limits import text_of
from tests.bot.fitting.stage import reader
from tests.bot.tables.dailies import DAY
from tests.bot.tables.steps import play_on, reason_of, refused


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with daily_scene(tmp_path) as made:
        yield made


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


async def test_a_result_is_shared_a_few_times_a_minute(scene: Scene) -> None:
    await scene.play()
    own, _ = RATES[Doing.SHARE]
    for _ in range(own.most):
        await scene.press(Daily.SHARE)
    error = await refused(scene.press(Daily.SHARE))
    assert (error.reason, error.facts["what"], error.facts["whose"]) == (RefusalReason.OFTEN, Doing.SHARE, "own")


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


async def end_of(scene: Scene, table: Table, user: int = ANN, *, as_text: bool = False) -> Message:
    """The last message of a table, as a user sees it."""
    drawing = Drawing()
    renderer = DailyRenderer(NoHands(), drawing, scene.store.dailies, now=scene.clock)
    try:
        return await renderer.render(table, user, reader(texts_in("en"), text_only=as_text))
    finally:
        await drawing.stop_drawing()


async def test_the_end_shows_the_score_and_no_card(scene: Scene) -> None:
    table = await scene.play()
    shown = text_of(await end_of(scene, table, as_text=True))
    assert "You are the first to finish" in shown
    assert "Others still play these cards" in shown
    assert not [each.code for each in INTERNATIONAL if each.code in shown.split()]
    assert await reason_of(end_of(scene, table, BOB)) is RefusalReason.NOT_SEATED
    scene.clock.ms = closes_ms(DAY)
    assert "Others still play these cards" not in text_of(await end_of(scene, table, as_text=True))


async def test_its_picture_says_the_same_without_cards(scene: Scene) -> None:
    table = await scene.play()
    [picture] = (await end_of(scene, table)).pictures
    assert isinstance(picture, Picture)
    assert picture.alt.startswith("Place ")
    assert "You are the first to finish. " in picture.alt
    assert not [each.code for each in INTERNATIONAL if each.code in picture.alt.split()]


async def test_a_shared_line_stands_below_the_name_of_whose_it_is(scene: Scene) -> None:
    await scene.play()
    name, line, _ = (await scene.press(Daily.SHARE)).splitlines()
    assert (name, line.startswith(f"Sevens daily deal {DAY} · ")) == ("**Aoi**", True)


async def test_who_deletes_their_data_counts_no_more_and_can_try_again(scene: Scene) -> None:
    await scene.play(BOB)
    await scene.play()
    assert (await scene.store.dailies.others(DAY, 0)).people == 2
    await scene.store.people.forget(ANN)
    assert (await scene.store.dailies.others(DAY, 0)).people == 1
    assert "one try" in await scene.press(Daily.PAGE)
    await scene.play()
    assert (await scene.store.dailies.others(DAY, 0)).people == 2
