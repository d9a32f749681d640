"""What the soak measures: objects that are held are counted, and caches are emptied first."""

import pytest

from bot.tables.table import Table
from bot.text import markup
from tests.campaigns._memory import Meter
from tests.campaigns.soak import OF_TABLES

pytestmark = pytest.mark.slow


async def test_what_is_held_is_counted_and_caches_are_not() -> None:
    # In an event loop, as in a campaign: a bot of a test before may have left a cache whose clock is the loop's.
    meter = Meter()
    before = meter.measure()
    held = [Table(number, 1, 1) for number in range(3)]
    markup.plain("a person's name")
    after = meter.measure()
    name = f"{Table.__module__}.{Table.__qualname__}"
    assert name in OF_TABLES
    assert after.objects[name] - before.objects.get(name, 0) == len(held)
    assert after.cached["bot.text.markup.plain"] == (1, 4096)
    assert meter.measure().cached["bot.text.markup.plain"] == (0, 4096)


def test_every_class_of_a_table_is_a_class() -> None:
    for each in OF_TABLES:
        module, _, name = each.rpartition(".")
        assert isinstance(getattr(__import__(module, fromlist=[name]), name), type)
