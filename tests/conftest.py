"""Settings for all tests."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# The same generated inputs in every run, and no deadline, as the machine may be busy with other tests.
settings.register_profile("sevens", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("sevens")

HERE = Path(__file__).parent
OVER_THE_WIRE = {HERE / "browser", HERE / "e2e"}
"""Tests that use several processes, whose timing the tests do not control."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With `SECOND_TRY=1`, as in CI, run such a test again if it fails.

    The first failure is still reported; `LATE` (`tests.late`) helps to reproduce it.
    """
    if os.environ.get("SECOND_TRY") != "1":
        return
    for item in items:
        if not OVER_THE_WIRE.isdisjoint(item.path.parents):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"failed at first, at {report.when}: {report.nodeid}")
        terminalreporter.line(report.longreprtext)
