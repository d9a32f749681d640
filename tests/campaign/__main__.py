"""`python -m tests.campaign [--quick] [NAME ...]`: run the campaigns in this folder, or those named.

A campaign is a module here with a function `run(*, quick)`, which prints its figures and returns them with their bars.
They stand in one table at the end. The exit status is 1 where something was lost, doubled or leaked.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from tests.benchmarks._bars import Result, table


def find_campaigns() -> list[str]:
    """The names of the campaigns."""
    return sorted(each.stem for each in Path(__file__).parent.glob("[!_]*.py") if not each.stem.startswith("test_"))


def main(arguments: Sequence[str]) -> int:
    """Run what the command line names and return the exit status."""
    campaigns = find_campaigns()
    parser = argparse.ArgumentParser(prog="python -m tests.campaign", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small numbers")
    parser.add_argument("name", nargs="*", help=f"one of {', '.join(campaigns)}; all if none is given")
    chosen = parser.parse_args(arguments)
    unknown = sorted(set(chosen.name) - set(campaigns))
    if unknown:
        parser.error(f"no such campaign: {', '.join(unknown)}")
    results: list[tuple[str, Result]] = []
    for name in chosen.name or campaigns:
        print(f"## {name}\n", flush=True)
        run: Callable[..., list[Result]] = import_module(f"tests.campaign.{name}").run
        results += ((name, result) for result in run(quick=chosen.quick))
        print(flush=True)
    missed = sum(result.ok is False for _, result in results)
    print(f"## Bars\n\n{table(results)}\n\n{f'{missed} missed' if missed else 'All bars are kept'}")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
