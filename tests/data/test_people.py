"""Every column has a decision on whether it holds a person's data, and docs/privacy.md names those."""

import re
from pathlib import Path

from data.people import BY_USER
from data.schema import metadata, table_users, tables

PAPER = Path(__file__).parents[2] / "docs" / "privacy.md"


COLUMNS = [column for table in metadata.sorted_tables for column in table.columns]


def test_every_column_has_a_decision() -> None:
    assert [str(column) for column in COLUMNS if "is_personal" not in column.info] == []


def test_every_column_with_a_persons_data_is_named_in_the_paper() -> None:
    named = set(re.findall(r"`([a-z_]+\.[a-z_]+)`", PAPER.read_text(encoding="utf-8")))
    personal = {str(column) for column in COLUMNS if column.info["is_personal"]}
    assert personal
    assert personal <= named


def test_every_table_with_rows_of_a_user_is_exported() -> None:
    """A table of one's own place is exported by its log."""
    theirs = {column.table for column in COLUMNS if column.name == "user_id"}
    assert theirs == {*BY_USER.values(), table_users, tables}
