"""`python -m tests.benchmarks [--quick] [NAME ...]`: run the benchmarks in this folder, or those named.

A benchmark is a module here with a function `run(*, quick)`, which prints its figures and returns those that have a
bar (`tests.benchmarks._bars`). They stand in one table at the end. The exit status is 1 where a bar is missed.
"""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from tests.benchmarks._bars import Result, table

Benchmark = Callable[..., list[Result]]
"""`run(*, quick: bool)`"""


def find_benchmarks() -> dict[str, Benchmark]:
    """The benchmarks of this folder, by name."""
    names = sorted(each.stem for each in Path(__file__).parent.glob("[!_]*.py") if not each.stem.startswith("test_"))
    return {name: import_module(f"tests.benchmarks.{name}").run for name in names}


def main(arguments: Sequence[str], benchmarks: Mapping[str, Benchmark], *, always_counts: bool = False) -> int:
    """Run what the command line names and return the exit status.

    With `--quick`, a missed bar does not count, unless `always_counts`.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small numbers, to see that it runs")
    parser.add_argument("name", nargs="*", help=f"one of {', '.join(benchmarks)}; all if none is given")
    chosen = parser.parse_args(arguments)
    unknown = sorted(set(chosen.name) - set(benchmarks))
    if unknown:
        parser.error(f"no such benchmark: {', '.join(unknown)}")
    results: list[tuple[str, Result]] = []
    for name in chosen.name or benchmarks:
        print(f"## {name}\n", flush=True)
        results += ((name, result) for result in benchmarks[name](quick=chosen.quick))
        print(flush=True)
    missed = sum(result.ok is False for _, result in results)
    print(f"## Bars\n\n{table(results)}\n\n{f'{missed} missed' if missed else 'All bars are kept'}")
    return int(missed > 0 and (always_counts or not chosen.quick))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], find_benchmarks()))
