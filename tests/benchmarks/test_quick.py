"""Every benchmark runs in its quick form; the final table, and the exit status."""

import re

import pytest

from tests.benchmarks.__main__ import find_benchmarks, main
from tests.benchmarks._bars import Result, at_least, at_most, not_measured

BENCHMARKS = find_benchmarks()


def test_every_benchmark_is_found() -> None:
    found = "boards clicks daily engine mixed pictures plates players records restart reviews shared slow standings store strong tidying"
    assert " ".join(BENCHMARKS) == found


@pytest.mark.slow
@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_prints_figures_and_ends_with_the_table(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", name], BENCHMARKS) == 0
    figures, bars = capsys.readouterr().out.split("## Bars")
    assert any(re.search(r"[a-z].*\s[0-9][0-9.,]*", line) for line in figures.splitlines())
    rows = bars.strip().splitlines()[2:-2]
    assert rows
    for row in rows:
        assert re.fullmatch(
            rf"{name} +\S.*  -?[0-9][0-9.,]*.*  at (most|least) [0-9][0-9.,]*.*  (ok|MISSED)|{name} .* not measured .*-",
            row,
        ), row


def _toy(*results: Result) -> dict[str, object]:
    def run(*, quick: bool) -> list[Result]:
        print("quick" if quick else "full")
        return list(results)

    return {"toy": run}


def test_a_missed_bar_stands_in_the_table_and_in_the_exit_status(capsys: pytest.CaptureFixture[str]) -> None:
    slow, fast = at_most("p50", 2.104, 2.0, " ms"), at_least("moves a second", 5400, 5000)
    chess = not_measured("beside chess", "chess is not installed")
    assert main([], _toy(slow, fast, chess)) == 1
    assert capsys.readouterr().out.split("## Bars\n\n")[1].splitlines() == [
        "benchmark  what                measured  bar",
        "---------  --------------  ------------  ----------------------  ------",
        "toy        p50                  2.10 ms  at most 2 ms            MISSED",
        "toy        moves a second         5,400  at least 5,000          ok",
        "toy        beside chess    not measured  chess is not installed  -",
        "",
        "1 missed",
    ]
    assert main([], _toy(fast, chess)) == 0
    assert main(["--quick"], _toy(slow)) == 0
    with pytest.raises(SystemExit):
        main(["chess"], _toy(fast))
