"""Challenges between two people: what each sees before it is over, and after it, however it ends."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.daily.challenge_handlers import OPEN_MS, challenged
from bot.features.daily.challenge_pages import CHALLENGES
from bot.features.daily.ids import ChallengeGamePress, ChallengePress, Challenging
from bot.features.replay.ids import Replay, ReplayPress
from bot.tables.limits import RATES, Doing
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table
from data.rows import Challenge
from engine.fair import DEALS
from tests.bot.features.daily.scenes import ANN, BOB, Scene, daily_scene
from tests.bot.fitting.limits import text_of
from tests.bot.interaction_factories import Answered
from tests.bot.tables.dailies import TODAY
from tests.bot.tables.steps import play_on, reason_of, refused
from tests.discord_in_memory import Discord

EVE = 9


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with daily_scene(tmp_path) as made:
        yield made


async def begun(scene: Scene) -> Challenge:
    times = {"at_ms": TODAY, "closes_at_ms": TODAY + OPEN_MS}
    return await scene.store.challenges.begin(asker=ANN, guest=BOB, preset="jig", deals=DEALS, **times)


async def press(scene: Scene, challenge: Challenge, do: Challenging, user: int = ANN, deal: int = 0) -> str:
    shown = await scene.do(scene.challenges, ChallengePress(do, challenge.id, deal), user)
    return "\n".join(map(text_of, shown))


async def play(scene: Scene, challenge: Challenge, user: int, deal: int) -> Table:
    await press(scene, challenge, Challenging.PLAY, user, deal)
    table = scene.hands.shown[-1]
    await play_on(scene.tables, table)
    return table


async def games(scene: Scene, challenge: Challenge, user: int, side: int) -> list[object]:
    return await scene.do(scene.challenges, ChallengeGamePress(Replay.OPEN, challenge.id, 1, side), user)


async def test_nothing_of_the_other_is_shown_until_the_time_is_up(scene: Scene) -> None:
    challenge = await begun(scene)
    table = await play(scene, challenge, ANN, 1)
    assert await reason_of(press(scene, challenge, Challenging.PLAY, ANN, 1)) is RefusalReason.TRIED_DEAL
    assert "Deal 1: place " in await press(scene, challenge, Challenging.SHOW)
    page = await press(scene, challenge, Challenging.SHOW, BOB)
    assert ("has finished 1 of 3" in page, "place" in page) == (True, False)
    for user in (ANN, BOB):
        assert await reason_of(games(scene, challenge, user, 0)) is RefusalReason.SEALED
    assert await reason_of(scene.do(scene.replays, ReplayPress(table.id, Replay.FILM), ANN)) is RefusalReason.SEALED
    assert await reason_of(press(scene, challenge, Challenging.SHOW, EVE)) is RefusalReason.UNKNOWN_CHALLENGE
    scene.clock.ms += OPEN_MS
    assert await reason_of(press(scene, challenge, Challenging.PLAY, BOB, 1)) is RefusalReason.ENDED_CHALLENGE
    page = await press(scene, challenge, Challenging.SHOW, BOB)
    assert "**<@7> wins**, better in 1 deal to 0" in page
    assert len(await games(scene, challenge, BOB, 0)) == 1
    assert await reason_of(games(scene, challenge, BOB, 1)) is RefusalReason.NO_GAME
    assert await reason_of(games(scene, challenge, EVE, 0)) is RefusalReason.UNKNOWN_CHALLENGE


async def test_all_of_it_is_shown_once_both_are_done(scene: Scene) -> None:
    challenge = await begun(scene)
    for user in (ANN, BOB):
        for deal in range(1, DEALS + 1):
            assert await reason_of(games(scene, challenge, BOB, 0)) is RefusalReason.SEALED
            table = await play(scene, challenge, user, deal)
    page = await press(scene, challenge, Challenging.SHOW)
    assert "has finished" not in page
    assert all(f"Deal {deal}: you place " in page for deal in range(1, DEALS + 1))
    assert len(await games(scene, challenge, ANN, 1)) == 1
    assert "y:eyes" in str(
        (await scene.do(scene.replays, ReplayPress(table.id, Replay.OPEN), BOB))[0].view.to_components()
    )
    assert not await scene.store.results.latest(ANN, limit=1)


async def test_who_deletes_their_data_or_declines_ends_it(scene: Scene) -> None:
    challenge = await begun(scene)
    await play(scene, challenge, ANN, 1)
    assert await reason_of(press(scene, challenge, Challenging.DECLINE, ANN)) is RefusalReason.BEGUN_CHALLENGE
    await scene.store.people.forget(BOB)
    assert "has deleted their data" in await press(scene, challenge, Challenging.SHOW)
    assert len(await games(scene, challenge, ANN, 0)) == 1
    assert await reason_of(press(scene, challenge, Challenging.PLAY, ANN, 2)) is RefusalReason.ENDED_CHALLENGE
    assert "Shichi Narabe" not in await press(scene, challenge, Challenging.LIST)


async def invite(scene: Scene, friend: int) -> None:
    about = {"users": {f"{friend}": {"username": "friend"}}, "members": {f"{friend}": {}}}
    pressed = Discord().press(user=ANN, values=[f"{friend}"], resolved=about)
    await scene.challenges.invite(Answered(pressed), friend, None)


async def test_a_few_people_are_challenged_a_minute(scene: Scene) -> None:
    own, _ = RATES[Doing.INVITE]
    for friend in range(20, 20 + own.most):
        await invite(scene, friend)
    error = await refused(invite(scene, 50))
    assert (error.reason, error.facts["what"], error.facts["whose"]) == (RefusalReason.OFTEN, Doing.INVITE, "own")


def test_challenges_are_of_games_for_four_without_ghosts() -> None:
    assert challenged(None).id == challenged(" ").id == "closed-tunnel"
    assert [challenged(preset.id) for preset in CHALLENGES] == [*CHALLENGES]
    assert challenged("Insidious").game == "insidious-sevens"
    for unknown in ("chess", "nanatoridori-duel", "ghost"):
        with pytest.raises(TableError) as caught:
            challenged(unknown)
        assert caught.value.reason is RefusalReason.NO_CHALLENGE_GAME
