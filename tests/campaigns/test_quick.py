"""Every campaign runs in its quick form: nothing is lost, doubled or leaked."""

import pytest

from tests.campaigns.__main__ import find_campaigns

pytestmark = pytest.mark.slow

CAMPAIGNS = find_campaigns()


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_campaign_loses_doubles_and_leaks_nothing(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    missed = [each for each in CAMPAIGNS[name](quick=True) if each.ok is False]
    assert not missed, capfd.readouterr()
