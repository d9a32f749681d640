"""What the owner of a bot is told: JSON lines in the log, and a message in a channel of theirs."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.e2e.people import text
from tests.e2e.scenes import Scene, staged

COUNT = 3


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with staged(tmp_path_factory.mktemp("e2e"), {"SEVENS_LOG_FORMAT": "json"}) as scene:
        scene.bot.settings["SEVENS_OWNER_CHANNEL"] = scene.channel("ja")
        scene.bot.start()
        yield scene


def rename(scene: Scene, before: str, after: str) -> None:
    with closing(sqlite3.connect(scene.bot.database.removeprefix("sqlite:///"))) as database:
        database.execute(f"ALTER TABLE {before} RENAME TO {after}")


async def test_errors_are_told_in_the_channel_of_the_owner_and_logged_with_ids_and_without_texts(
    scene: Scene, sit, room
) -> None:
    """Three people meet one fault: the owner gets one message of it, which names nobody."""
    people = [await sit(name) for name in ("Aoi", "Ben", "Chika")]
    channel = await room()
    rename(scene, "results", "lost_results")
    for person in people:
        assert "went wrong" in text(await person.command(channel, "replay"))
    owner = await sit("Owner", "ja")
    place = scene.channel("ja")
    report = await owner.sees(place, "errors")
    rename(scene, "lost_results", "results")
    assert f"**{COUNT} errors** in the log of Sevens" in text(report)
    assert "OperationalError at data/" in text(report)
    assert text(report).splitlines()[1].endswith(f"× {COUNT}")
    assert not any(person.name in text(report) for person in people)
    assert await people[0].command(channel, "replay")

    lines = [json.loads(line) for line in scene.bot.log.splitlines()]
    errors = [line for line in lines if line["level"] == "ERROR"]
    assert len(errors) == COUNT
    assert len({line["interaction"] for line in errors}) == COUNT
    assert {line["shard"] for line in errors} == {0}
    assert errors[0]["error"][0]["type"] == "OperationalError"
    assert "no such table" not in scene.bot.log, "what an error says may hold cards or names"
