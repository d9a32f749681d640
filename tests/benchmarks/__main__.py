"""`python -m tests.benchmarks [NAME ...]`: run the benchmarks in this folder, or those named, and print their tables.

A benchmark is a module here with a function `run()`.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path


def main() -> None:
    names = sorted(path.stem for path in Path(__file__).parent.glob("[!_]*.py"))
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("name", nargs="*", help=f"one of {', '.join(names)}; all if none is given")
    chosen = parser.parse_args().name
    unknown = sorted(set(chosen) - set(names))
    if unknown:
        parser.error(f"no such benchmark: {', '.join(unknown)}")
    for name in chosen or names:
        module = import_module(f"tests.benchmarks.{name}")
        if not hasattr(module, "run"):  # something the benchmarks share
            continue
        print(f"## {name}\n", flush=True)
        module.run()
        print(flush=True)


if __name__ == "__main__":
    main()
