"""What those who run a bot are told: `/metrics` and `/healthz`, JSON lines in the log, and a message in a channel."""

import asyncio
import json
import socket
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.e2e.forging import press_forged
from tests.e2e.lobbies import seat_computers
from tests.e2e.people import table_of, text
from tests.e2e.playing import start, take_hand
from tests.e2e.processes import PATIENCE
from tests.e2e.scenes import Scene, staged


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


PORT = free_port()
SUPPORT, CONTACT, PAPERS = "https://discord.gg/abcdef", "ops@example.org", "https://example.org/sevens"
COUNT = 3


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    settings = {
        "SEVENS_LOG_FORMAT": "json",
        "SEVENS_METRICS_PORT": str(PORT),
        "SEVENS_SUPPORT_SERVER": SUPPORT,
        "SEVENS_CONTACT": CONTACT,
        "SEVENS_PAPERS": PAPERS,
    }
    with staged(tmp_path_factory.mktemp("e2e"), settings) as scene:
        scene.bot.settings["SEVENS_OWNER_CHANNEL"] = scene.channel("ja")
        scene.bot.start()
        yield scene


def read(path: str, port: int = PORT) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def figure(name: str) -> float:
    lines = (line.rpartition(" ") for line in read("/metrics")[1].splitlines())
    return next((float(value) for found, _, value in lines if found == name), 0.0)


async def comes_to(name: str, least: float) -> None:
    until = time.monotonic() + PATIENCE
    while figure(name) < least:
        assert time.monotonic() < until, read("/metrics")[1]
        await asyncio.sleep(0.02)


async def test_what_is_pressed_is_counted_and_the_bot_says_that_it_is_well(scene, gather) -> None:
    channel, lobby, aoi = await gather("Aoi")
    await seat_computers(aoi, lobby, 2)
    begin = f"l:start:{table_of(lobby)}"
    await start(aoi, lobby)
    await take_hand(aoi, lobby)
    # What the bot has answered is counted just after the person sees it.
    await comes_to('sevens_interactions_total{kind="component",outcome="done"}', 5)
    await comes_to('sevens_interactions_total{kind="command",outcome="done"}', 1)
    await comes_to("sevens_commit_seconds_count", 4)
    await comes_to('sevens_pictures_total{outcome="drawn"}', 1)
    assert figure('sevens_tables_open{stage="playing"}') == 1
    assert figure('sevens_gateway_connected{shard="0"}') == 1
    assert figure('sevens_log_records_total{level="error"}') == 0
    await press_forged(aoi, channel, begin)
    await comes_to('sevens_interactions_total{kind="component",outcome="refused"}', 1)
    status, body = read("/healthz")
    assert (status, json.loads(body)) == (200, {"ok": True, "discord": "ok", "database": "ok"})


async def test_the_papers_are_pages_and_help_and_privacy_name_those_who_run_the_bot(scene, sit, room) -> None:
    for paper in ("terms", "privacy"):
        status, page = read(f"/{paper}")
        assert status == 200
        assert f"mailto:{CONTACT}" in page
        assert SUPPORT in page
    aoi, hana, channel = await sit("Aoi"), await sit("Hana", "ja"), await room()
    for person in (aoi, hana):
        shown = text(await person.command(channel, "help"))
        assert SUPPORT in shown
        assert CONTACT in shown
        app = scene.playground.get("/world")["application"]["id"]
        assert f"({scene.playground.url}/oauth2/authorize?client_id={app})" in shown
        shown = text(await person.command(channel, "privacy"))
        assert f"{PAPERS}/privacy" in shown
        assert CONTACT in shown


async def test_nothing_else_is_served(scene) -> None:
    assert read("/")[0] == 404


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
