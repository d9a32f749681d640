"""Every column has a decision on whether it holds a person's data, and docs/privacy.md names those."""

import re
from pathlib import Path

from data.people import IMPERSONAL, PERSONAL
from data.schema import metadata

PAPER = Path(__file__).parents[2] / "docs" / "privacy.md"


def test_every_column_has_one_decision() -> None:
    for table in metadata.sorted_tables:
        personal, others = (set(each.get(table.name, "").split()) for each in (PERSONAL, IMPERSONAL))
        assert not personal & others, table.name
        assert personal | others == {column.name for column in table.columns}, (
            f"{table.name}: decide in data/people.py whether a new column holds a person's data"
        )


def test_every_column_with_a_persons_data_is_named_in_the_paper() -> None:
    named = set(re.findall(r"`([a-z_]+\.[a-z_]+)`", PAPER.read_text(encoding="utf-8")))
    assert {f"{table}.{column}" for table, columns in PERSONAL.items() for column in columns.split()} <= named
