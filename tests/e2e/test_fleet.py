"""Three bots share six shards and are killed at random: nothing that was answered is lost or doubled.

`FLEET_KILLS=300 FLEET_TABLES=60 pytest tests/e2e/test_fleet.py` is the campaign.
"""

import os
from pathlib import Path
from random import Random

import pytest

from tests.data.conftest import postgres as postgres  # noqa: PLC0414  (a fixture)
from tests.data.postgres import new_database
from tests.e2e.fleet import fleet
from tests.e2e.fleet_kills import Storm

pytestmark = pytest.mark.postgres
KILLS = int(os.environ.get("FLEET_KILLS", "20"))
TABLES = int(os.environ.get("FLEET_TABLES", "12"))


@pytest.fixture(autouse=True)
def _every_request_is_in_order() -> None:
    """These tests share no scene."""


async def test_tables_go_on_while_bots_are_killed_at_random(tmp_path: Path, postgres: str) -> None:
    with fleet(tmp_path, await new_database(postgres), shards=6, lease=3.0) as bots:
        storm = Storm(bots, Random(7), kills=KILLS, processes=3, tables=TABLES)
        await storm.rage()
        print(storm)
