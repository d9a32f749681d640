"""Settings for all tests."""

import gc
import re
from pathlib import Path

import pytest
from hypothesis import settings

pytest_plugins = ("tests.missing", "tests.times")

# The same generated inputs in every run, and no deadline, as the machine may be busy with other tests.
settings.register_profile("sevens", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("sevens")


ALL_SLOW = re.compile(r"^pytestmark = .*\bpytest\.mark\.slow\b", re.MULTILINE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Whether all tests of a file are slow, and `make test` need not import it."""
    is_test = config.option.markexpr == "not slow" and collection_path.match("test_*.py")
    return (is_test and ALL_SLOW.search(collection_path.read_text()) is not None) or None


def pytest_configure() -> None:
    gc.disable()


def pytest_collection_finish() -> None:
    """All tests stay to the end: the garbage collector need not look through them again and again."""
    gc.freeze()
    gc.enable()
