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

LONGEST = (
    "campaigns/test_quick.py",
    "browser/test_seat.py",
    "browser/test_reader.py",
    "browser/test_games.py",
    "e2e/test_every_game.py",
    "e2e/test_no_leak.py",
    "bot/test_messages_fit.py",
    "e2e/test_killed.py",
    "e2e/test_another_language.py",
    "browser/test_first_page.py",
    "engine/ai/test_players.py",
    "engine/ai/test_temperaments.py",
)
"""Files that take longest. They come first, so that no worker is left alone with one in the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put long files first, then what uses several processes.

    With `SECOND_TRY=1`, as in CI, run a test of several processes again if it fails. The first failure is still
    reported; `LATE` (`tests.late`) helps to reproduce it.
    """
    places = {HERE / name: place for place, name in enumerate(LONGEST)}
    items.sort(
        key=lambda item: (places.get(item.path, len(places)), OVER_THE_WIRE.isdisjoint(item.path.parents))
    )  # The order within a file stays.
    if os.environ.get("SECOND_TRY") != "1":
        return
    for item in items:
        if not OVER_THE_WIRE.isdisjoint(item.path.parents):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"failed at first, at {report.when}: {report.nodeid}")
        terminalreporter.line(report.longreprtext)
