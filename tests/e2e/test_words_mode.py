"""In words mode a match is played, ends and is replayed without a picture and without a sign that is not read out well."""

import re

import pytest

from tests.e2e.conftest import Room, Sitter
from tests.e2e.people import EPHEMERAL, Message, Person, choices, controls, labels_of, moves, text
from tests.e2e.playing import Labels, everybody_plays, in_both_guilds, open_lobby, sees_result, start, take_hand

pytestmark = pytest.mark.slow

SIGNS = re.compile("[♠♥♦♣⏮◀▶⏭]")


def in_words(message: Message) -> Message:
    """The message, which has no picture, and no signs in its text, buttons and menus."""
    options = [option["label"] for each in controls(message) for option in each.get("options", ())]
    assert not message["attachments"]
    assert not SIGNS.search("\n".join([text(message), *labels_of(message), *options]))
    return message


async def replay_of(who: Person, result: Message, labels: Labels) -> Message:
    return in_words(await who.press(result, labels.texts("replay-button")))


@in_both_guilds
async def test_a_match_is_played_and_replayed_in_words(sit: Sitter, room: Room, labels: Labels) -> None:
    channel, aoi, ben = await room(labels.language), await sit("Aoi", labels.locale), await sit("Ben", labels.locale)
    settings = await aoi.command(channel, "settings")
    await aoi.press_id(settings, "s:shown", values=["words"])
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=2, labels=labels), labels)
    hand = in_words(await take_hand(aoi, table, labels))
    await everybody_plays([aoi, ben], table, labels)
    result = await sees_result(aoi, channel)
    private = [each for each in aoi.shown.values() if each["channel_id"] == channel and each["flags"] & EPHEMERAL]
    assert hand["id"] in [in_words(each)["id"] for each in private], "as it is at the end"

    replay, seen = await replay_of(aoi, result, labels), set[str]()
    for to in ("forward", "forward", "back", "last", "first"):
        label = labels.texts.spoken("replay-turn", to=to)
        pressed = next(custom_id for name, custom_id in choices(aoi.now(replay)) if name == label)
        seen.add(text(in_words(await aoi.press_id(replay, pressed))))
    assert len(seen) == 4, "two moves, the end, and the deal"
    assert not moves(aoi.now(replay))
