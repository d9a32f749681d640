"""What holds for all tests."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# The same odd inputs in every run, and no haste: the machine may be busy with other tests.
settings.register_profile("sevens", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("sevens")

HERE = Path(__file__).parent
OVER_THE_WIRE = {HERE / "browser", HERE / "e2e"}
"""Tests of several processes, whose order in time is not the tests' own."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With `SECOND_TRY=1`, as CI has it, such a test is run once more where it fails. Why it failed is told all the
    same: whoever wants to see it again takes `LATE`.
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
