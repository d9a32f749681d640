"""Days that are over: one's own game, how the best played, and the same cards again."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.daily.ids import BestPress, Daily, Past
from bot.features.play.fair_page import fair_message
from bot.features.replay.ids import Replay, ReplayPress
from bot.features.replay.positions import match_at, positions_seen
from bot.platform.messages import Message, Picture
from bot.storage.dailies import DayDeals
from bot.tables.entries import CloseReason
from bot.tables.refusals import RefusalReason
from bot.tables.table import Table
from data.rows import Day
from engine.daily.days import SEAT, begins_ms, closes_ms
from engine.daily.score import Score
from i18n import texts_in
from tests.bot.features.daily.scenes import ANN, BOB, Scene, daily_scene
from tests.bot.fitting.limits import text_of
from tests.bot.tables.dailies import DAY
from tests.bot.tables.steps import play_on, reason_of
from tests.data.tries import play
from tests.sampling import one_in

ENGLISH = texts_in("en")


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with daily_scene(tmp_path) as made:
        yield made


async def replayed(scene: Scene, table: Table, do: Replay = Replay.OPEN, number: int = 0, user: int = ANN) -> Message:
    [shown] = await scene.do(scene.replays, ReplayPress(table.id, do, number, "a"), user)
    return shown


def ids_of(shown: Message) -> str:
    return str(shown.view.to_components())


async def test_the_page_of_a_day_goes_from_open_to_closed(scene: Scene) -> None:
    table = await scene.play()
    scene.clock.ms = begins_ms(DAY + 1)
    page = await scene.look_back(Past.SHOW)
    assert ("Others still play" in page, "first to finish" in page) == (True, True)
    for do in (Past.AGAIN, Past.BEST):
        assert await reason_of(scene.look_back(do)) is RefusalReason.DAY_OPEN
    scene.clock.ms = closes_ms(DAY)
    page = await scene.look_back(Past.SHOW)
    assert ("Others still play" in page, "Nobody else has finished" in page) == (False, True)
    assert "did not try" in await scene.look_back(Past.SHOW, BOB)
    assert table.close_reason is CloseReason.PLAYED


@pytest.mark.parametrize("typed", ["0", "-3", "29", "999999", "9999999999", "yesterday", "²", ""])
async def test_numbers_that_are_no_day_are_refused(scene: Scene, typed: str) -> None:
    assert await reason_of(number_of(scene, typed)) is RefusalReason.DAY_UNKNOWN


async def number_of(scene: Scene, typed: str) -> int | None:
    return scene.past.number(typed)


async def test_the_number_of_today_is_today_and_others_are_found(scene: Scene) -> None:
    assert scene.past.number(str(DAY)) is None
    assert scene.past.number(" #3 ") == 3
    assert [each.value for each in scene.past.days(ENGLISH, "")][:2] == [str(DAY - 1), str(DAY - 2)]
    assert all("13" in each.name for each in scene.past.days(ENGLISH, "13"))
    for day in (0, DAY, DAY + 1):
        assert await reason_of(scene.look_back(Past.SHOW, day=day)) is RefusalReason.DAY_UNKNOWN


@pytest.mark.parametrize("day", one_in(7, range(DAY, DAY + 14)))
async def test_ones_own_game_is_what_one_saw_until_the_day_closes(scene: Scene, day: int) -> None:
    scene.clock.ms = begins_ms(day)
    await scene.press(Daily.PLAY, day=day)
    table = scene.hands.shown[-1]
    seen = {table.view(SEAT)}
    scene.tables.listen(lambda change: seen.add(change.table.view(SEAT)), own=True)
    await play_on(scene.tables, table)
    views = [match_at(table, each.at).view(SEAT) for each in positions_seen(table)]
    assert seen.issuperset(views), "as it was seen during the match"
    assert table.view(SEAT) not in views, "the end turns up hidden cards"
    shown = [await replayed(scene, table, Replay.FORWARD, number) for number in range(len(table.history) + 3)]
    for each in shown:
        assert "with the eyes" not in ids_of(each), "no other eyes"
        kinds = ("y:share", "y:film", "y:eyes", "y:jump", "yr:")
        assert not [kind for kind in kinds if f"'{kind}" in ids_of(each)]
    [forged] = await scene.do(scene.replays, ReplayPress(table.id, Replay.EYES, 1, "a"), values=["a"])
    assert text_of(forged) == text_of(shown[1])
    assert await reason_of(replayed(scene, table, Replay.FILM)) is RefusalReason.SEALED
    assert await reason_of(replayed(scene, table, Replay.SHARE)) is RefusalReason.SEALED
    assert await reason_of(replayed(scene, table, user=BOB)) is RefusalReason.NO_MATCH
    scene.clock.ms = closes_ms(day)
    assert "y:eyes" in ids_of(await replayed(scene, table))


async def test_how_the_best_played_is_shown_to_everybody_without_a_name(scene: Scene) -> None:
    table = await scene.play()
    scene.clock.ms = closes_ms(DAY)
    [shown] = await scene.do(scene.past, BestPress(Replay.LAST, DAY, 999, "a"), BOB)
    said = text_of(shown) + "".join(each.alt for each in shown.pictures if isinstance(each, Picture))
    assert "Best" in said
    names = {each.name for each in table.participants if each.user is not None}
    assert names == {"Aoi"}
    assert not [name for name in names if name in said]
    assert str(table.id) not in ids_of(shown)
    [turned] = await scene.do(scene.past, BestPress(Replay.EYES, DAY, 3, "o"), BOB, ["0"])
    assert "daily-best:forward:28:4:0" in ids_of(turned)
    assert await reason_of(scene.do(scene.past, BestPress(Replay.SHARE, DAY, 3, "o"), BOB)) is RefusalReason.STALE


async def test_a_day_without_a_stored_game_says_so(scene: Scene) -> None:
    assert await reason_of(scene.look_back(Past.BEST, day=1)) is RefusalReason.NO_GAME
    await scene.store.dailies.choose(Day(2, "classic", 0, ""))
    await play(scene.store, BOB, Score(1, 3).number, 2)
    assert "1 person has finished" in await scene.look_back(Past.SHOW, day=2)


async def test_the_cards_of_a_closed_day_are_played_again_and_count_for_nothing(scene: Scene) -> None:
    await DayDeals(scene.store.dailies).of(DAY)  # Chosen as the paper says, which the page of the deal looks at.
    tried = await scene.play(BOB)
    scene.clock.ms = closes_ms(DAY)
    await scene.look_back(Past.AGAIN)
    again = scene.hands.shown[-1]
    first, other = (match_at(each, 0).view(SEAT).hand for each in (again, tried))
    assert first == other
    assert not again.fair.is_try
    assert f"daily deal {DAY}, the same for everybody" in text_of(fair_message(ENGLISH, again, ANN))
    await play_on(scene.tables, again)
    assert (await scene.store.dailies.others(DAY, 0)).people == 1
    assert await scene.store.dailies.try_of(ANN, DAY) is None
    assert not await scene.store.results.latest(ANN, limit=1)
    assert "y:eyes" in ids_of(await replayed(scene, again)), "nothing of it is sealed"
    page = text_of(fair_message(ENGLISH, again, ANN))
    assert f"daily deal {DAY}, the same for everybody" in page
    assert "✅" in page
