"""What each test file costs, in processor time of the tests and of all processes that they started.

`--times` measures it and prints it by kind; a run of whole files folds it into `tests/times.json`. Each file is added to `build/times.jsonl`
when it has run. Every run puts the files that took longest the last time first, the longest in parts, so that no worker
is left alone with one in the end; `--random-files SEED` shuffles them.
"""

import json
import math
import os
import random
import time
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

HERE = Path(__file__).parent
MEASURED = HERE / "times.json"
"""By file: seconds of processor time, and seconds on the clock while other workers ran as well."""
RUNNING = HERE.parent / "build" / "times.jsonl"
KINDS = {
    "browser": "browser",
    "e2e": "wire",
    "campaigns": "whole matches",
    "benchmarks": "whole matches",
    "data": "store",
    "engine/ai": "players",
    "tools/strength": "players",
}
"""The kind of a folder's tests unless a file says otherwise with `pytest.mark.kind`; of the others: unit."""
PART_S = 150.0
"""Seconds on the clock; a file that took longer is handed out in parts, each with a scene of its own."""
COLLECTING = "collecting"
"""The kind of what each worker does before its first test: importing all files."""
_TICKS = os.sysconf("SC_CLK_TCK")

apart: set[int] = set()
"""Process ids of daemons that the tests have started, which are no children of theirs."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", action="store_true", help="measure each file, for tests/times.json")
    parser.addoption("--random-files", type=int, metavar="SEED", help="run the files in a random order")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "kind(name): what the file's tests are, where its folder does not say it")
    if config.getoption("times"):
        if not _is_worker(config):
            RUNNING.parent.mkdir(exist_ok=True)
            RUNNING.write_text("")
        config.pluginmanager.register(_Clock())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Order the files; the order within a file stays. A file that has not been measured comes first."""
    seed = config.getoption("random_files")
    name_of = cache(lambda path: path.relative_to(HERE).as_posix())
    files = dict.fromkeys(name_of(item.path) for item in items)
    if seed is None:
        costs = _measured()
        places = {name: -costs[name][1] if name in costs else float("-inf") for name in files}
    else:
        order = random.Random(seed).sample(list(files), len(files))
        places = {name: float(place) for place, name in enumerate(order)}
    items.sort(key=lambda item: places[name_of(item.path)])


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling | None:
    return _InParts(config, log) if config.getoption("dist") == "loadfile" else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not config.getoption("times"):
        return
    found = [json.loads(line) for line in RUNNING.read_text().splitlines()]
    kept = {name: cost for name, cost in _measured().items() if (HERE / name).exists()}
    parts: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for name, kind, cpu, wall in found:
        if kind != COLLECTING:
            parts[name].append((cpu, wall))
    for name, costs in parts.items():
        kept[name] = round(sum(cpu for cpu, _ in costs), 1), round(sum(wall for _, wall in costs), 1)
    if not config.option.markexpr:  # Else some tests of a file may have been left out.
        MEASURED.write_text(
            "{\n"
            + ",\n".join(f"{json.dumps(name)}: {json.dumps(cost)}" for name, cost in sorted(kept.items()))
            + "\n}\n"
        )
    kinds: dict[str, list[float]] = defaultdict(list)
    for _, kind, cpu, _ in found:
        kinds[kind].append(cpu)
    terminalreporter.section("processor time")
    for kind, costs in sorted(kinds.items(), key=lambda each: -sum(each[1])):
        terminalreporter.line(f"{kind:14} {len(costs):4} files {sum(costs) / 60:6.1f} min")
    terminalreporter.line(f"{'':14} {len(found):4} files {sum(cost for *_, cost, _ in found) / 60:6.1f} min")


class _InParts(LoadFileScheduling):
    """Hands out whole files, and long ones in parts: tests that follow each other."""

    def _split_scope(self, nodeid: str) -> str:
        return self._part_of[nodeid]

    @cached_property
    def _part_of(self) -> dict[str, str]:
        return parts_of(self.collection or (), {name: wall for name, (_, wall) in _measured().items()})


def parts_of(nodeids: Iterable[str], walls: Mapping[str, float]) -> dict[str, str]:
    """By test, the part of its file that is handed out together. `walls`: by file, seconds on the clock."""
    files: dict[str, list[str]] = defaultdict(list)
    for nodeid in nodeids:
        files[nodeid.partition("::")[0]].append(nodeid)
    found = dict[str, str]()
    for file, tests in files.items():
        parts = max(1, math.ceil(walls.get(file.removeprefix(f"{HERE.name}/"), 0.0) / PART_S))
        found |= {nodeid: f"{file} {parts * place // len(tests)}" for place, nodeid in enumerate(tests)}
    return found


class _Clock:
    """Notes what each file has cost when its last test has been torn down."""

    def __init__(self) -> None:
        self._cpu, self._wall = _used(), time.monotonic()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        if session.items:  # Not in the process that hands them out.
            self._note("", COLLECTING)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, object, object]:
        try:
            return (yield)
        finally:
            if nextitem is None or nextitem.path != item.path:
                marked = item.get_closest_marker("kind")
                self._note(_name(item), marked.args[0] if marked else _kind_of_folder(_name(item)))

    def _note(self, name: str, kind: str) -> None:
        """Write down what has been used since the last note."""
        cpu, wall = _used(), time.monotonic()
        said = (name, kind, round(max(0.0, cpu - self._cpu), 1), round(wall - self._wall, 1))
        with RUNNING.open("a") as file:
            file.write(json.dumps(said) + "\n")
        self._cpu, self._wall = cpu, wall


def _name(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).as_posix()


def _kind_of_folder(name: str) -> str:
    return next((kind for folder, kind in KINDS.items() if name.startswith(f"{folder}/")), "unit")


def _measured() -> dict[str, tuple[float, float]]:
    return {name: (cpu, wall) for name, (cpu, wall) in json.loads(MEASURED.read_text()).items()}


def _is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


def _used() -> float:
    """Seconds of processor time of this process and all that descend from it, alive or ended."""
    if not Path("/proc/self/stat").exists():
        return sum(os.times()[:4])  # Of those that have ended, at least.
    return sum(_of_tree({os.getpid(), *apart})) / _TICKS


def _of_tree(roots: set[int]) -> Iterator[int]:
    """Ticks of each process of the tree, with those of its children that have ended."""
    children: dict[int, list[int]] = defaultdict(list)
    ticks: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                # What follows the name in parentheses: state, parent ...
                said = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # It has just ended.
            children[int(said[1])].append(int(folder.name))
            ticks[int(folder.name)] = sum(map(int, said[11:15]))
    left = list(roots & ticks.keys())
    while left:
        pid = left.pop()
        yield ticks.pop(pid, 0)
        left += children[pid]
