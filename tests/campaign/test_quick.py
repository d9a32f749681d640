"""Every campaign runs in its quick form, and keeps its bars."""

import pytest

from tests.campaign.__main__ import find_campaigns, main


@pytest.mark.parametrize("name", find_campaigns())
def test_a_campaign_loses_doubles_and_leaks_nothing(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", name]) == 0, capfd.readouterr()
