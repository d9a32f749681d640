"""`python -m tests.benchmarks [--quick] [NAME ...]`: run the benchmarks in this folder, or those named.

A benchmark is a module here with a function `run(*, quick)`, which prints tables and holds its figures against its
bars (`tests.benchmarks._bars`). All bars are printed again at the end. The exit status is 0 also where one was missed.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from tests.benchmarks._bars import summary

NAMES = sorted(each.stem for each in Path(__file__).parent.glob("[!_]*.py") if not each.stem.startswith("test_"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small numbers, to see that it runs; no figure counts")
    parser.add_argument("name", nargs="*", help=f"one of {', '.join(NAMES)}; all if none is given")
    chosen = parser.parse_args()
    unknown = sorted(set(chosen.name) - set(NAMES))
    if unknown:
        parser.error(f"no such benchmark: {', '.join(unknown)}")
    for name in chosen.name or NAMES:
        print(f"## {name}\n", flush=True)
        import_module(f"tests.benchmarks.{name}").run(quick=chosen.quick)
        print(flush=True)
    print(f"## Bars\n\n{summary()}")


if __name__ == "__main__":
    main()
