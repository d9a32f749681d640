"""Playing with friends: named in the command or chosen on the page, invited as the table opens, and answered by the hand
at Start."""

import pytest

from tests.e2e.conftest import Room, Sitter
from tests.e2e.people import EPHEMERAL, Message, Person, controls, text
from tests.e2e.playing import ENGLISH, Labels, in_both_guilds, open_lobby
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow


def _press_of(page: Message, begins: str) -> str:
    """The custom id of the page's control that begins like this."""
    return next(each["custom_id"] for each in controls(page) if each["custom_id"].startswith(begins))


async def _invited(who: Person, channel: str, *users: Person) -> Message:
    """The plain line that calls just these."""
    wanted = {user.id for user in users}
    return await who.until(
        lambda: who.newest(channel, lambda m: m["content"] and {each["id"] for each in m["mentions"]} == wanted),
        "an invitation",
    )


@in_both_guilds
async def test_two_friends_and_two_computers_start_by_two_presses(
    scene: Scene, sit: Sitter, room: Room, labels: Labels
) -> None:
    texts = labels.texts
    channel, aoi, ben = await room(labels.language), await sit("Aoi", labels.locale), await sit("Ben", labels.locale)
    await aoi.command(channel, "play", **{"with": ben.id, "with2": ben.id})
    line = await _invited(ben, channel, ben)
    lobby = await aoi.sees(channel, texts("lobby-invited", names="Ben"), private=False)  # Once, though named twice.
    await ben.press(line, labels.join)
    await aoi.sees(channel, texts("lobby-filled", computers=2), private=False)
    hand = await aoi.press(lobby, labels.start)
    table = scene.bot.table(channel)
    assert [each.user for each in table.participants] == [int(aoi.id), int(ben.id), None, None]
    assert hand["flags"] & EPHEMERAL
    assert hand["attachments"], "the hand of who pressed Start"


async def test_who_cannot_be_invited_is_named_and_the_others_are(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    app = scene.playground.get("/world")["application"]["bot"]["id"]
    page = await aoi.command(channel, "play", game="fan-tan", **{"with": app, "with2": aoi.id})
    assert "**Sevens** (an app cannot play)" in text(page)
    assert "**Aoi** (that is you)" in text(page)
    assert not aoi.public(channel), "no table opens for nobody"
    await aoi.press_id(page, _press_of(page, "f:invite:fan-tan"), values=[app, ben.id])
    await _invited(ben, channel, ben)
    said = text(aoi.now(page))
    assert "The table is open: **Fan Tan**" in said
    assert "Not invited: **Sevens** (an app cannot play)." in said
    [lobby] = [each for each in ben.public(channel) if not each["content"]]
    assert "message_reference" not in lobby, "no reply to a page that is deleted for all but Aoi"


async def test_friends_are_not_lost_while_the_game_is_chosen(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, aoi, ben, cy = await room(), await sit("Aoi"), await sit("Ben"), await sit("Cy")
    page = await aoi.command(channel, "play", game="no such thing", **{"with": ben.id, "with3": cy.id})
    assert "no such thing" in text(page)
    assert f"<@{ben.id}>, <@{cy.id}>" in text(page)
    page = await aoi.press_id(page, _press_of(page, "f:game:"), values=["fan-tan"])
    await aoi.press_id(page, _press_of(page, "f:open:fan-tan"))
    await _invited(ben, channel, ben, cy)
    assert scene.bot.table(channel).game == "fan-tan"


async def test_where_a_table_is_friends_are_not_invited_to_another(sit: Sitter, room: Room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    await open_lobby(channel, aoi)
    reply = await ben.command(channel, "play", **{"with": aoi.id})
    assert ENGLISH.texts("occupied") in text(reply)
    assert len(aoi.public(channel)) == 1
