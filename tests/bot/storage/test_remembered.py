"""Message references beside logs; unreadable ones are dropped."""

import asyncio
from typing import get_type_hints

import pytest

from bot.storage.remembered import HandNote, Notes, PressToken, Remembered, noted_of
from data.rows import Values
from tests.bot.channels import Cache


class SlowCache(Cache):
    """A store that takes its time."""

    def __init__(self) -> None:
        super().__init__()
        self.may_store = asyncio.Event()

    async def set_cache(self, table_id: int, cache: Values) -> None:
        await self.may_store.wait()
        await super().set_cache(table_id, cache)


async def recalled(values: object) -> Notes:
    cache = Cache()
    cache.kept[1] = values
    remembered = Remembered(cache)
    await remembered.recall([1])
    return remembered.of(1)


async def test_message_references_survive_storage() -> None:
    hand = HandNote(message=5, application=1, token="t", locale="ja", guild=None, until=9)
    shown = {"message": 3, "posts": 2, "posting": True, "shown": (12, "ab"), "looks": {7: "cd"}, "settled": 4}
    direct = HandNote(message=6, application=1, token="", locale="ja", guild=3, until=0, channel=8)
    private = {"hands": {7: hand, 8: direct}, "panels": {9: (7, hand)}, "reminded": {7: 3}, "looked": {8: 9}}
    notes = Notes(pings={7: (2, 8)}, asked={11: 1}, trade=(4, 6), called={7, 8}, **shown, **private)
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
        {"called": ["somebody"]},
        {"press": [1, 2]},
        [],
    ],
)
async def test_unreadable_message_references_of_another_release_are_dropped(values: object) -> None:
    assert await recalled(values) == Notes()


async def test_the_token_of_a_board_survives_storage_and_is_absent_where_there_is_none() -> None:
    press = PressToken(message=3, application=1, token="t", user=7, until=9, is_original=False)
    notes = Notes(message=3, press=press)
    assert (await recalled(notes.values())).press == press
    assert "press" not in Notes(message=3).values()
    assert (await recalled(Notes(message=3).values())).press is None


async def test_the_token_of_a_board_goes_with_whose_press_it_is() -> None:
    remembered = Remembered(Cache())
    for number, user in ((1, 7), (2, 8)):
        remembered.of(number).press = PressToken(3, 1, "t", user, 9)
    assert remembered.forget_tokens(7) == [1]
    assert remembered.of(1).press is None
    remembered.forget_user(2, 7)
    assert remembered.of(2).press is not None
    remembered.forget_user(2, 8)
    assert remembered.of(2).press is None


def test_an_export_says_of_a_press_which_message_and_until_when_without_the_token() -> None:
    values = Notes(press=PressToken(3, 1, "the token", 7, 9)).values()
    assert noted_of(values, 7) == {"press": {"message": 3, "until": 9}}
    assert noted_of(values, 8) == {}


LEFT_OUT = {
    "message": "the table's, and of no user",
    "calling": "says of no user that they are called",
    "invitations": "messages of the bot to all who are invited",
    "inviting": "says of no user that they are invited",
    "asked": "by message, a seat; the log has who sits there",
    "trade": "a message of the bot about two seats",
    "posts": "a number of messages",
    "posting": "of a message of the bot",
    "replaced": "a message of the bot",
    "shown": "of a message of the bot",
    "settled": "when the last trade was announced",
    "leaving": "messages of the bot",
    "is_over": "not stored",
}
"""The notes that an export leaves out, and why."""


def test_an_export_has_all_notes_about_a_user() -> None:
    """A new field is exported, or listed above."""
    hand = HandNote(71, 1, "token", "ja", 3, 9, 8)
    notes = Notes(hands={7: hand}, panels={5: (7, hand)}, looks={7: "digest"}, press=PressToken(3, 1, "t", 7, 9))
    notes.pings, notes.reminded, notes.looked, notes.called = {7: (2, 8)}, {7: 3}, {7: 4}, {7}
    exported = noted_of(notes.values(), 7)
    assert exported.keys() | LEFT_OUT.keys() == Notes.model_fields.keys()
    assert not exported.keys() & LEFT_OUT.keys()
    assert exported["hands"] == list(hand)
    assert exported["panels"] == {"5": [7, list(hand)]}
    of_press = {
        "application": "the bot",
        "token": "edits what is everybody's",
        "user": "who asks",
        "is_original": "how",
    }
    assert exported["press"].keys() | of_press.keys() == set(get_type_hints(PressToken))
    assert noted_of(notes.values(), 8) == {}


@pytest.mark.parametrize("is_in_memory", [True, False], ids=["just over", "long over"])
async def test_everybody_is_called_to_play_again_once_whatever_is_restarted(is_in_memory: bool) -> None:
    cache = Cache()
    cache.kept[1] = Notes(message=3).values()
    remembered = Remembered(cache)
    if is_in_memory:
        remembered.of(1).message = 3
    first = await asyncio.gather(remembered.call(1, [7, 8]), remembered.call(1, [8, 9]))
    assert first == [[7, 8], [9]]
    assert len(remembered) == is_in_memory
    assert await Remembered(cache).call(1, [7, 8, 9, 10]) == [10]
    assert (cache.kept[1]["message"], cache.kept[1]["called"]) == (3, [7, 8, 9, 10])


async def test_nobody_counts_as_called_where_that_could_not_be_stored() -> None:
    cache = Cache()
    remembered = Remembered(cache)
    remembered.of(1)
    cache.refuses[1] = OSError("full")
    with pytest.raises(OSError, match="full"):
        await remembered.call(1, [7])
    cache.refuses.clear()
    assert await remembered.call(1, [7]) == [7]


async def test_newer_notes_are_not_replaced() -> None:
    cache = Cache()
    cache.kept[1] = cache.kept[2] = Notes(message=3).values()
    remembered = Remembered(cache)
    remembered.of(1).message = 4
    await remembered.recall([1, 2], {2}.__contains__)
    assert [remembered.of(number).message for number in (1, 2)] == [4, 3]


async def test_what_is_noted_while_notes_are_stored_is_not_forgotten() -> None:
    """The last message goes while its earlier state is being stored."""
    remembered = Remembered(cache := SlowCache())
    notes = remembered.of(1)
    notes.message = 3
    storing = asyncio.create_task(remembered.save(1))
    await asyncio.sleep(0)
    notes.message, notes.is_over = None, True
    cache.may_store.set()
    await storing
    assert cache.ended == []
    await remembered.save(1)
    assert (cache.kept[1]["message"], cache.ended) == (None, [1])
    assert len(remembered) == 0
