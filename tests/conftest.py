"""What holds for all tests."""

from hypothesis import settings

# The same odd inputs in every run, and no haste: the machine may be busy with other tests.
settings.register_profile("sevens", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("sevens")
