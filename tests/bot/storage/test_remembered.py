"""Message references beside logs; unreadable ones are dropped."""

from typing import Any

import pytest

from bot.storage.remembered import HandNote, Notes, Remembered
from tests.bot.channels import Cache


async def recalled(values: Any) -> Notes:
    cache: Any = Cache()
    cache.kept[1] = values
    remembered = Remembered(cache)
    await remembered.recall([1])
    return remembered.of(1)


async def test_message_references_survive_storage() -> None:
    hand = HandNote(message=5, application=1, token="t", locale="ja", guild=None, until=9)
    notes = Notes(
        message=3,
        pings={7: (2, 8)},
        asked={11: 1},
        trade=(4, 6),
        hands={7: hand},
        panels={9: (7, hand)},
        posts=2,
        posting=True,
        shown=(12, "ab"),
        settled=4,
        looks={7: "cd"},
    )
    assert await recalled(notes.values()) == notes


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"message": None, "pings": {"7": 2}},
        {"pings": {"somebody": [1, 2]}},
        {"pings": None},
        {"trade": [1]},
        {"hands": {"7": [1, 2]}},
        {"hands": []},
        {"panels": {"9": [7, [1, 2]]}},
        {"panels": {"9": 7}},
        {"shown": [1]},
        {"looks": {"somebody": "ab"}},
        [],
    ],
)
async def test_unreadable_message_references_of_another_release_are_dropped(values: Any) -> None:
    assert await recalled(values) == Notes()
