"""Settings for all tests."""

import gc

from hypothesis import settings

pytest_plugins = ("tests.missing", "tests.times")

# The same generated inputs in every run, and no deadline, as the machine may be busy with other tests.
settings.register_profile("sevens", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("sevens")


def pytest_configure() -> None:
    gc.disable()


def pytest_collection_finish() -> None:
    """All tests stay to the end: the garbage collector need not look through them again and again."""
    gc.freeze()
    gc.enable()
