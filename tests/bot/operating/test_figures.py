"""The figures that Prometheus reads: those of the parts, complete and without a name of anybody."""

import logging
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from prometheus_client import Histogram, generate_latest

from bot.operating.figures import Figures, LevelCounter, registry_of
from bot.operating.health import health_of
from bot.platform.drawing import Drawing
from bot.platform.tally import AnswerOutcome
from bot.platform.thinking import Thinkers
from bot.platform.traffic import Traffic
from bot.services import Parts, Services, build
from bot.settings import Settings
from bot.storage.tidying import TidyingFigures
from bot.tables.entries import Level
from bot.tables.setup import TableSetup
from data.durations import BOUNDS, durations
from data.tidying import Tidied
from tests.bot.channels import Unused
from tests.bot.clock import Clock
from tests.bot.lesson_factories import begin
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import new_tables, open_table
from tests.bot.tables.factories import left_behind
from tests.discord_in_memory import Discord
from tests.docs.papers import ROOT

USER, SERVER = 100200300400500600, 600500400300200100


@dataclass
class Served:
    """As much of a store as figures are read from."""

    commits: Histogram = field(default_factory=lambda: durations("commit_seconds", "Commits of the database."))
    waiting: int = 0
    trouble: str | None = None
    writer = property(lambda self: self)


@dataclass
class Shard:
    closed: bool

    def is_closed(self) -> bool:
        return self.closed


@dataclass
class Client:
    """As much of a client as figures are read from."""

    services: Services
    store: Served = field(default_factory=Served)
    shards: dict[int, Shard] = field(default_factory=lambda: {0: Shard(False), 1: Shard(True)})
    latencies: tuple[tuple[int, float], ...] = ((0, 0.05), (1, float("inf")))
    has_services, shards_held, guilds = True, 2, (SERVER,)
    stands_by: bool = False
    beaten: float = 2.0

    def seconds_since_beat(self) -> float:
        return self.beaten


@pytest.fixture
async def client(storage: MemoryStorage) -> AsyncIterator[Client]:
    """Two matches and a lesson are played, and four tables rest."""
    await left_behind(storage, Clock(), 4)
    tables, drawing, thinkers = new_tables(storage), Drawing(), Thinkers(1)
    await tables.restoring.find(alive_at=None)
    here = {"guild": SERVER, "user": USER, "name": "Ann", "setup": TableSetup.of("jig"), "locale": "ja"}
    for channel in (1, 2):
        await open_table(tables, **here, channel=channel, computers=[Level.EASY] * 3, start=True)
    await begin(tables, user=USER)
    parts = Parts(tables=lambda *_, **__: tables, thinkers=lambda _: thinkers, drawing=lambda _: drawing)
    settings = Settings(_env_file=None, SEVENS_DRAWING="threads")  # type: ignore[call-arg]
    services = build(Discord().client, settings, Unused(), emojis={}, traffic=Traffic(), parts=parts)
    services.answers.tally.add("component", AnswerOutcome.DONE, 0.004)
    services.answers.tally.add("component", AnswerOutcome.REFUSED, 0.3)
    services.delivery.traffic.responses.update({200: 7, 429: 2})
    services.delivery.traffic.refused()
    drawing.outcomes["drawn"] += 3
    drawing.times.labels("draw_seat").observe(0.02)
    thinkers.outcomes["thought"] += 1
    services.tidying.figures = TidyingFigures(Tidied(archived=6, forgotten=8), longest_slice=0.02)
    yield Client(services)
    await services.stop_services()


def text_of(client: Client | None, store: Served | None, logged: LevelCounter) -> str:
    return generate_latest(registry_of(Figures(lambda: client, lambda: store, logged))).decode()


@pytest.fixture
async def shown(client: Client) -> dict[str, float]:
    logged, commits = LevelCounter(), durations("commit_seconds", "Commits of the database.")
    logged.counts["error"] += 4
    commits.observe(0.003)
    commits.observe(0.2)
    return _values(text_of(client, Served(commits, waiting=5), logged))


def _values(text: str) -> dict[str, float]:
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


async def test_every_part_tells_what_it_counted(shown: dict[str, float]) -> None:
    wanted = _values(Path(__file__).with_name("figures.txt").read_text())
    assert {name: shown.get(name) for name in wanted} == wanted


async def test_buckets_have_the_bounds_and_names_of_every_release(client: Client) -> None:
    text = text_of(client, Served(), LevelCounter())
    lines = [line for line in text.splitlines() if line.startswith("sevens_commit_seconds")]
    assert [line.partition(" ")[0] for line in lines] == [
        *(f'sevens_commit_seconds_bucket{{le="{bound}"}}' for bound in (*BOUNDS, "+Inf")),
        "sevens_commit_seconds_count",
        "sevens_commit_seconds_sum",
    ]
    assert "_created" not in text


async def test_no_figure_names_a_person_a_server_or_a_table(client: Client) -> None:
    text = text_of(client, None, LevelCounter())
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


async def test_a_process_that_waits_for_a_shard_is_healthy(client: Client) -> None:
    client.shards, client.stands_by = {}, True
    assert health_of(client).is_good


async def test_health_says_what_is_wrong(client: Client) -> None:
    assert health_of(client).discord == "1 of 2 shards are not connected"
    client.shards[1].closed = False
    assert health_of(client).is_good
    client.store.trouble = "database or disk is full"
    assert health_of(client).database == "takes no writes"
    assert not health_of(client).is_good
    client.store.trouble = None
    client.beaten = 31.0
    assert health_of(client).database == "has taken no heartbeat for 31 s"
    assert not health_of(client).is_good


async def test_every_figure_is_explained_to_operators(client: Client) -> None:
    families = set(re.findall(r"^# HELP (sevens_\w+)", text_of(client, Served(), LevelCounter()), re.MULTILINE))
    explained = (ROOT / "docs" / "operating.md").read_text()
    assert {name for name in families if f"`{name}`" not in explained} == set()


def test_warnings_and_errors_are_counted() -> None:
    logger, counter = logging.Logger("x"), LevelCounter()
    logger.addHandler(counter)
    for level in (logging.INFO, logging.WARNING, logging.ERROR, logging.CRITICAL):
        logger.log(level, "x")
    assert counter.counts == {"warning": 1, "error": 2}
