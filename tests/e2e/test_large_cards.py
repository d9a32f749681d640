"""Large cards, over the wire: who sets them has another picture of the same hand, and nobody else has."""

from tests.e2e.people import Message, Person, moves
from tests.e2e.playing import ENGLISH, open_lobby, somebodys_turn, start, take_hand, take_hands


async def picture(who: Person, table: Message) -> bytes:
    """The picture of a person's hand, asked for anew."""
    hand = await take_hand(who, table)
    [file] = who.now(hand)["attachments"]
    async with who.http.get(file["url"]) as answer:
        data: bytes = await answer.read()
    return data


async def test_large_cards_change_the_pictures_of_who_sets_them_alone(sit, room) -> None:
    channel, texts = await room(), ENGLISH.texts
    aoi, ben = await sit("Aoi"), await sit("Ben")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    hands = await take_hands(table, aoi, ben)
    who, hand = await somebodys_turn(*hands)
    assert moves(who.now(hand)), "nothing changes until they move"
    before = [await picture(each, table) for each in (aoi, ben)]
    page = await aoi.command(channel, "settings")
    assert page is not None
    changed = await aoi.press(page, texts("settings-large-off"))
    assert changed is not None
    assert texts("settings-large-on") in str(changed)
    after = [await picture(each, table) for each in (aoi, ben)]
    assert after[0] != before[0]
    assert after[1] == before[1]
    page = await aoi.command(channel, "settings")
    assert page is not None
    await aoi.press(page, texts("settings-large-on"))
    assert await picture(aoi, table) == before[0]
