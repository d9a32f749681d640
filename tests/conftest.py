"""Settings for all tests."""

from hypothesis import settings

pytest_plugins = ("tests.missing", "tests.times")

# The same generated inputs in every run, and no deadline, as the machine may be busy with other tests.
settings.register_profile("sevens", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("sevens")
