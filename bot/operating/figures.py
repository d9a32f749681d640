"""The figures of `/metrics`, read from the parts that count them, when somebody asks.

No label names a person, a server or a table. docs/operating.md says what each figure means.
"""

import logging
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import version

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.client import SevensClient
from bot.tables.table import Stage, Table
from data.store import Store


class LevelCounter(logging.Handler):
    """Counts records by level, from warnings on."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.counts: Counter[str] = Counter({"warning": 0, "error": 0})

    def emit(self, record: logging.LogRecord) -> None:
        self.counts["error" if record.levelno >= logging.ERROR else "warning"] += 1


class Figures(Collector):
    """Collects the figures of one process. `client`, `store`: None while it starts."""

    def __init__(
        self, client: Callable[[], SevensClient | None], store: Callable[[], Store | None], logged: LevelCounter
    ) -> None:
        self._client, self._store, self._logged = client, store, logged

    @property
    def client(self) -> SevensClient | None:
        return self._client()

    def collect(self) -> Iterator[Metric]:
        yield _gauge("build_info", "The version that runs.", "version", {version("sevens"): 1})
        yield _counter("log_records", "Lines of the log, by level.", "level", self._logged.counts)
        if (store := self._store()) is not None:
            yield from store.writer.commits.collect()
            yield _gauge("writes_waiting", "Writes that wait for their commit.", "", {"": store.writer.waiting})
        client = self._client()
        if client is not None and client.has_services:
            yield from _discord(client)
            yield from _tables(client)
            yield from _workers(client)
            yield from _tidying(client)


def registry_of(figures: Figures) -> CollectorRegistry:
    """The registry that Prometheus reads: these figures, and those of the process."""
    disable_created_metrics()  # Each histogram would have a gauge more, which nobody needs.
    registry = CollectorRegistry()
    registry.register(figures)
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    return registry


def _discord(client: SevensClient) -> Iterator[Metric]:
    tally, traffic = client.services.answers.tally, client.services.delivery.traffic
    answers = CounterMetricFamily(
        "sevens_interactions", "Commands, presses and forms that were answered.", labels=("kind", "outcome")
    )
    for (kind, outcome), count in sorted(tally.outcomes.items()):
        answers.add_metric((kind, outcome), count)
    yield answers
    yield from tally.times.collect()
    responses = {str(status): count for status, count in sorted(traffic.responses.items())}
    yield _counter("discord_responses", "Responses of Discord's HTTP API.", "status", responses)
    yield _gauge("discord_requests_waiting", "Requests that wait for their turn.", "", {"": traffic.waiting})
    yield _gauge("discord_refusals", "Refused requests of the last ten minutes.", "", {"": traffic.refusals})
    held = float(traffic.is_used_up)
    yield _gauge("discord_held_back", "1 while boards wait, as too many requests were refused.", "", {"": held})
    latencies = {str(shard): seconds for shard, seconds in client.latencies if math.isfinite(seconds)}
    yield _gauge("gateway_latency_seconds", "Round trip of the last gateway heartbeat.", "shard", latencies)
    connected = {str(number): float(not shard.is_closed()) for number, shard in client.shards.items()}
    yield _gauge("gateway_connected", "1 while the shard is connected.", "shard", connected)
    if client.shards_held is not None:
        yield _gauge("shards_held", "Shards whose leases this process holds.", "", {"": client.shards_held})
    yield _gauge("servers", "Servers that the bot is in.", "", {"": len(client.guilds)})


def _tables(client: SevensClient) -> Iterator[Metric]:
    tables = client.services.tables.all()
    stages = {stage.name.lower(): 0 for stage in Stage} | {"lesson": 0, "private": 0}
    stages |= Counter(_kind_of(table) for table in tables)
    yield _gauge("tables_open", "Open tables by stage; lessons and private ones apart.", "stage", stages)
    waiting = len(client.services.tables.registry.waiting)
    yield _gauge("tables_waiting", "Tables of an earlier process that are not taken up yet.", "", {"": waiting})
    age = client.seconds_since_beat()
    if age is not None:
        yield _gauge("heartbeat_age_seconds", "Since the last heartbeat in the database.", "", {"": age})


def _kind_of(table: Table) -> str:
    if table.lesson is not None:
        return "lesson"
    return "private" if table.is_private else table.stage.name.lower()


def _workers(client: SevensClient) -> Iterator[Metric]:
    drawing, thinkers = client.services.drawing, client.services.thinkers
    yield _counter("pictures", "Pictures: drawn, kept, shared or failed.", "outcome", drawing.outcomes)
    yield from drawing.times.collect()
    yield _gauge("drawings_waiting", "Pictures under way.", "", {"": drawing.waiting})
    yield _counter("thoughts", "Thoughts of strong computer players.", "outcome", thinkers.outcomes)
    yield from thinkers.times.collect()
    yield _gauge("thoughts_waiting", "Thoughts that wait for a process.", "", {"": thinkers.waiting})


def _tidying(client: SevensClient) -> Iterator[Metric]:
    figures = client.services.tidying.figures
    tables = {"archived": figures.done.archived, "forgotten": figures.done.forgotten}
    yield _counter("tidied_tables", "Old tables that were archived or forgotten.", "outcome", tables)
    yield _gauge("tidying_slice_seconds", "Longest hold of the writer by one night.", "", {"": figures.longest_slice})


# Each of these is a family `sevens_...`, by the values of its one label, or without a label where that is "".


def _counter(name: str, says: str, label: str, values: Mapping[str, float]) -> Metric:
    family = CounterMetricFamily(f"sevens_{name}", says, labels=_labels(label))
    for value, count in values.items():
        family.add_metric((value,) if label else (), count)
    return family


def _gauge(name: str, says: str, label: str, values: Mapping[str, float]) -> Metric:
    family = GaugeMetricFamily(f"sevens_{name}", says, labels=_labels(label))
    for value, number in values.items():
        family.add_metric((value,) if label else (), number)
    return family


def _labels(label: str) -> tuple[str, ...]:
    return (label,) if label else ()
