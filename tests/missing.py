"""The last lines of a run name what was not proved, and why: each reason with the files that it concerns."""

from collections import Counter, defaultdict
from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Generator[None]:
    yield
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for report in terminalreporter.stats.get("skipped", []):
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        found[why.removeprefix("Skipped: ")][report.nodeid.partition("::")[0]] += 1
    if found:
        terminalreporter.section("not proved")
    for why, files in found.items():
        where = ", ".join(f"{number} of {file}" for file, number in sorted(files.items()))
        terminalreporter.line(f"{why}: {where}")
