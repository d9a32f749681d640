"""Sharing a match: how often a position and an animation are posted."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.replay.ids import Replay, ReplayPress
from bot.tables.limits import RATES, Doing
from bot.tables.refusals import RefusalReason
from tests.bot.features.daily.scenes import Scene, daily_scene
from tests.bot.table_factories import HOST, play_to_the_end, playing
from tests.bot.tables.steps import refused


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with daily_scene(tmp_path) as made:
        yield made


@pytest.mark.parametrize(("do", "doing"), [(Replay.SHARE, Doing.SHARE), (Replay.FILM, Doing.FILM)])
async def test_a_match_is_posted_a_few_times(scene: Scene, do: Replay, doing: Doing) -> None:
    table = await playing(scene.tables, people=3)
    await play_to_the_end(scene.tables, table)
    await scene.tables.registry.settled(table.id)
    pressed, (own, _) = ReplayPress(table.id, do, 0, "o"), RATES[doing]
    for _ in range(own.most):
        [posted] = await scene.do(scene.replays, pressed, HOST)
        assert posted.pictures
    error = await refused(scene.do(scene.replays, pressed, HOST))
    assert (error.reason, error.facts["what"], error.facts["whose"]) == (RefusalReason.OFTEN, doing, "own")
