"""`/metrics` and `/healthz` of a bot that plays."""

import asyncio
import json
import socket
import time
import urllib.error
import urllib.request

from tests.e2e.forging import press_forged
from tests.e2e.people import controls
from tests.e2e.playing import start, take_hand
from tests.e2e.processes import PATIENCE


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


PORT = _free_port()
SETTINGS = {"SEVENS_METRICS_PORT": str(PORT)}


def read(path: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}{path}", timeout=PATIENCE) as answer:
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
    for _ in range(2):
        await aoi.press(lobby, "Add a computer")
    begin = next(each["custom_id"] for each in controls(aoi.now(lobby)) if each.get("label") == "Start")
    await start(aoi, lobby)
    await take_hand(aoi, lobby)
    # What the bot has answered is counted just after the person sees it.
    await comes_to('sevens_interactions_total{kind="component",outcome="done"}', 4)
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


async def test_nothing_else_is_served(scene) -> None:
    assert read("/")[0] == 404
