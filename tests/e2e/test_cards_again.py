"""*Play these cards* over the wire: the same hand once more, both results side by side, and no trace in one's lists."""

import pytest

from engine.record import Record, differences, read_record
from tests.e2e.conftest import Room, Sitter
from tests.e2e.people import Message, Person, labels_of, text
from tests.e2e.playing import EVERY_LANGUAGE, Labels, is_over, to_press
from tests.e2e.processes import RUN
from tests.e2e.test_private_tables import more_of, play_alone, play_on
from tests.sampling import share

pytestmark = pytest.mark.slow

STAGED = {"command": RUN}
"""A bot that draws its own deals."""


async def record_of(who: Person, end: Message, labels: Labels) -> Record:
    answer = await who.press(end, labels.texts("record-button"))
    return read_record(await who.download(answer))


@pytest.mark.parametrize("labels", share(EVERY_LANGUAGE, 1, of=3), ids=lambda labels: labels.language)
async def test_the_same_cards_once_more_beside_the_first_result(sit: Sitter, room: Room, labels: Labels) -> None:
    channel, aoi = await room(), await sit("Aoi", labels.locale)
    hand = await play_alone(aoi, channel, labels)
    number = more_of(hand).rpartition(":")[2]
    assert await play_on(aoi, hand)
    again = await aoi.press(aoi.now(hand), labels.texts("daily-again"))
    await aoi.until(lambda: to_press(aoi.now(again)) or is_over(aoi.now(again)), "the same hand")
    first = aoi.now(again)
    assert first["id"] != hand["id"], "the first result stays"
    assert labels.texts("private-cards", table=number) in text(first)
    later = more_of(first).rpartition(":")[2]
    page = await aoi.press_id(first, more_of(first), values=["fair"])
    assert labels.texts("fair-cards", table=number, later="left") in text(page)
    assert await play_on(aoi, first)
    end = aoi.now(again)
    assert labels.texts("result-cards", table=number) in text(end)
    before = labels.texts("result-cards-before", then="…", now="…").split("…")[0]
    assert before in text(end)
    records = [await record_of(aoi, each, labels) for each in (aoi.now(hand), end)]
    assert [differences(each) for each in records] == [[], []]
    assert records[0].hands[0].deal == records[1].hands[0].deal
    assert records[0].fair == records[1].fair
    assert labels.texts("daily-again") in labels_of(end)
    assert later not in text(await aoi.command(channel, "matches"))
