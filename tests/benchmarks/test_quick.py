"""Every benchmark runs: with small numbers, whose figures count for nothing."""

import re
from importlib import import_module

import pytest

from tests.benchmarks import _bars
from tests.benchmarks.__main__ import NAMES


def test_every_benchmark_is_found() -> None:
    assert NAMES == ["clicks", "engine", "mixed", "pictures", "players", "records", "store"]


@pytest.mark.parametrize("name", NAMES)
def test_a_benchmark_prints_figures_and_verdicts(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_bars, "verdicts", [])
    import_module(f"tests.benchmarks.{name}").run(quick=True)
    told = capsys.readouterr().out
    assert any(re.search(r"[a-z].*\s[0-9][0-9.,]*", line) for line in told.splitlines()), "a table with figures"
    assert _bars.verdicts
    for verdict in _bars.verdicts:
        assert verdict.line in told.splitlines()
        assert re.fullmatch(
            r".+: -?[0-9][0-9.,]*.* \(bar: at (most|least) [0-9][0-9.,]*.*\): (ok|above|below)", verdict.line
        )
        assert verdict.line.endswith(": ok") == verdict.met


def test_all_bars_stand_together_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_bars, "verdicts", [])
    _bars.at_most("p50", 2.104, 2.0, " ms")
    _bars.at_least("moves a second", 5400, 5000)
    assert _bars.summary().splitlines() == [
        "moves a second: 5,400 (bar: at least 5,000): ok",
        "p50: 2.10 ms (bar: at most 2 ms): above",
        "",
        "1 of 2 bars are met",
    ]
