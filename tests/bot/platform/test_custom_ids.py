"""Custom ids: each has one kind and one handler, fits Discord's limit, and is written as in earlier releases."""

from pathlib import Path

import pytest

from bot.platform.custom_ids import CustomId
from tests.bot.interaction_factories import all_features

KINDS: list[type[CustomId]] = [each.kind for feature in all_features() for each in feature.components()]
WRITTEN = Path(__file__).with_name("custom_ids.txt").read_text().splitlines()
"""Every form of custom id that was ever sent, with its shortest and longest values. Lines are added, never changed."""
LONGEST = 100
"""Characters that Discord allows."""


def test_every_custom_id_has_one_kind_and_is_written_as_it_was_read() -> None:
    for written in WRITTEN:
        assert len(written) <= LONGEST, written
        read = [str(pressed) for kind in KINDS if (pressed := kind.read(written)) is not None]
        assert read == [written]


def test_every_kind_of_custom_id_is_among_them() -> None:
    for kind in KINDS:
        assert any(kind.read(each) for each in WRITTEN), f"add {kind.FORM} to custom_ids.txt"


@pytest.mark.parametrize(
    "written", ["", "t:hand", "t:hand:", "t:hand:x", "t:hand:1:2", "t:none:1", "m:1:2:", "a:1:2:" + "x" * 65]
)
def test_anything_else_is_no_custom_id(written: str) -> None:
    assert not any(kind.read(written) for kind in KINDS)
