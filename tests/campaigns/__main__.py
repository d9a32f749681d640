"""`python -m tests.campaigns [--quick] [NAME ...]`: run the campaigns in this folder, or those named.

A campaign plays for long while things go wrong. It is a module here with a function `run(*, quick)` that returns its
figures, and raises AssertionError where something was lost, doubled or leaked. The figures stand in one table at the
end; the exit status is 1 where something went wrong.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from tests.benchmarks.__main__ import Benchmark, main
from tests.benchmarks._bars import Result


def find_campaigns() -> dict[str, Benchmark]:
    """The campaigns of this folder, by name."""
    names = sorted(each.stem for each in Path(__file__).parent.glob("[!_]*.py") if not each.stem.startswith("test_"))
    return {name: _judged(import_module(f"tests.campaigns.{name}").run) for name in names}


def _judged(campaign: Callable[..., list[Result]]) -> Benchmark:
    def run(*, quick: bool) -> list[Result]:
        try:
            return campaign(quick=quick)
        except AssertionError as wrong:
            print(wrong)
            return [Result(" ".join(str(wrong).split())[:80], "went wrong", "never", ok=False)]

    return run


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], find_campaigns(), always_counts=True))
