"""The figures that Prometheus reads: those of the parts, complete and without a name of anybody."""

import logging
import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from prometheus_client import generate_latest

from bot.operating.figures import Figures, LevelCounter, registry_of
from bot.operating.health import health_of
from bot.platform.drawing import Drawing
from bot.platform.tally import Outcome, Tally
from bot.platform.thinking import Thinkers
from bot.platform.traffic import Traffic
from bot.storage.tidying import TidyingFigures
from bot.tables.table import Stage
from data.durations import BOUNDS, durations
from data.tidying import Tidied
from tests.docs.papers import ROOT

USER, SERVER = 100200300400500600, 600500400300200100


def a_client() -> Any:
    """As much of a client as figures are read from."""
    tally, traffic, drawing, thinkers = Tally(), Traffic(), Drawing(), Thinkers(1)
    tally.add("component", Outcome.DONE, 0.004)
    tally.add("component", Outcome.REFUSED, 0.3)
    traffic.responses.update({200: 7, 429: 2})
    traffic.refused()
    drawing.outcomes["drawn"] += 3
    drawing.times.labels("draw_seat").observe(0.02)
    thinkers.outcomes["thought"] += 1
    tables = [SimpleNamespace(practice=at == 2, stage=Stage.PLAYING, guild=SERVER, host=USER) for at in range(3)]
    services = SimpleNamespace(
        answers=SimpleNamespace(tally=tally),
        traffic=traffic,
        drawing=drawing,
        thinkers=thinkers,
        tidying=SimpleNamespace(figures=TidyingFigures(Tidied(archived=6, forgotten=8), longest_slice=0.02)),
        tables=SimpleNamespace(all=lambda: tables, registry=SimpleNamespace(waiting=range(4))),
    )
    closed = {0: False, 1: True}
    return SimpleNamespace(
        has_services=True,
        services=services,
        latencies=[(0, 0.05), (1, float("inf"))],
        shards={number: SimpleNamespace(is_closed=lambda it=it: it) for number, it in closed.items()},
        shards_held=2,
        stands_by=False,
        guilds=[SERVER],
        seconds_since_beat=lambda: 2.0,
        store=SimpleNamespace(trouble=None),
    )


def text_of(client: Any, store: Any, logged: LevelCounter) -> str:
    return generate_latest(registry_of(Figures(lambda: client, lambda: store, logged))).decode()


@pytest.fixture
async def shown() -> Callable[[str], float]:
    logged, commits = LevelCounter(), durations("commit_seconds", "Commits of the database.")
    logged.counts["error"] += 4
    commits.observe(0.003)
    commits.observe(0.2)
    return _values(text_of(a_client(), SimpleNamespace(commits=commits, waiting=5), logged)).__getitem__


def _values(text: str) -> dict[str, float]:
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


async def test_every_part_tells_what_it_counted(shown: Callable[[str], float]) -> None:
    for name, value in {
        'sevens_interactions_total{kind="component",outcome="done"}': 1,
        'sevens_interactions_total{kind="component",outcome="refused"}': 1,
        'sevens_interaction_seconds_count{kind="component"}': 2,
        'sevens_interaction_seconds_bucket{kind="component",le="0.005"}': 1,
        'sevens_interaction_seconds_bucket{kind="component",le="+Inf"}': 2,
        "sevens_commit_seconds_count": 2,
        'sevens_commit_seconds_bucket{le="0.005"}': 1,
        "sevens_writes_waiting": 5,
        'sevens_discord_responses_total{status="429"}': 2,
        "sevens_discord_refusals": 1,
        "sevens_discord_held_back": 0,
        'sevens_gateway_latency_seconds{shard="0"}': 0.05,
        'sevens_gateway_connected{shard="1"}': 0,
        "sevens_shards_held": 2,
        "sevens_servers": 1,
        'sevens_tables_open{stage="playing"}': 2,
        'sevens_tables_open{stage="practice"}': 1,
        'sevens_tables_open{stage="lobby"}': 0,
        "sevens_tables_waiting": 4,
        'sevens_pictures_total{outcome="drawn"}': 3,
        'sevens_drawing_seconds_count{picture="draw_seat"}': 1,
        'sevens_thoughts_total{outcome="thought"}': 1,
        'sevens_tidied_tables_total{outcome="archived"}': 6,
        'sevens_tidied_tables_total{outcome="forgotten"}': 8,
        "sevens_tidying_slice_seconds": 0.02,
        'sevens_log_records_total{level="error"}': 4,
        "sevens_heartbeat_age_seconds": 2,
    }.items():
        assert shown(name) == value, name


async def test_buckets_have_the_bounds_and_names_of_every_release() -> None:
    text = text_of(a_client(), Served(), LevelCounter())
    lines = [line for line in text.splitlines() if line.startswith("sevens_commit_seconds")]
    assert [line.partition(" ")[0] for line in lines] == [
        *(f'sevens_commit_seconds_bucket{{le="{bound}"}}' for bound in (*BOUNDS, "+Inf")),
        "sevens_commit_seconds_count",
        "sevens_commit_seconds_sum",
    ]
    assert "_created" not in text


async def test_no_figure_names_a_person_a_server_or_a_table() -> None:
    text = text_of(a_client(), None, LevelCounter())
    assert str(USER) not in text
    assert str(SERVER) not in text
    labels = {label for line in text.splitlines() if "{" in line for label in re.findall(r"[{,](\w+)=", line)}
    assert labels <= {
        *("kind", "outcome", "le", "status", "shard", "stage", "picture", "level", "version"),
        *("implementation", "major", "minor", "patchlevel"),
    }


def test_a_process_that_starts_has_figures_and_is_not_healthy() -> None:
    text = text_of(None, None, LevelCounter())
    assert "sevens_build_info" in text
    assert "sevens_interactions" not in text
    assert not health_of(None).is_good


async def test_a_process_that_waits_for_a_shard_is_healthy() -> None:
    client = a_client()
    client.shards, client.stands_by = {}, True
    assert health_of(client).is_good


async def test_health_says_what_is_wrong() -> None:
    client = a_client()
    assert health_of(client).discord == "1 of 2 shards are not connected"
    client.shards[1].is_closed = lambda: False
    assert health_of(client).is_good
    client.store.trouble = "database or disk is full"
    assert health_of(client).database == "takes no writes"
    assert not health_of(client).is_good
    client.store.trouble = None
    client.seconds_since_beat = lambda: 31.0
    assert health_of(client).database == "has taken no heartbeat for 31 s"
    assert not health_of(client).is_good


async def test_every_figure_is_explained_to_operators() -> None:
    families = set(re.findall(r"^# HELP (sevens_\w+)", text_of(a_client(), Served(), LevelCounter()), re.MULTILINE))
    explained = (ROOT / "docs" / "operating.md").read_text()
    assert {name for name in families if f"`{name}`" not in explained} == set()


class Served:
    commits, waiting = durations("commit_seconds", "Commits of the database."), 0


def test_warnings_and_errors_are_counted() -> None:
    logger, counter = logging.Logger("x"), LevelCounter()
    logger.addHandler(counter)
    for level in (logging.INFO, logging.WARNING, logging.ERROR, logging.CRITICAL):
        logger.log(level, "x")
    assert counter.counts == {"warning": 1, "error": 2}
