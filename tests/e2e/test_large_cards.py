"""Large cards, over the wire: who sets them has another picture of the same hand, and nobody else has."""

from tests.e2e.people import Message, Person, moves
from tests.e2e.playing import ENGLISH, somebodys_turn, take_hand, take_hands


async def picture(who: Person, table: Message) -> bytes:
    """The picture of a person's hand, asked for anew."""
    hand = await take_hand(who, table)
    [file] = who.now(hand)["attachments"]
    async with who.http.get(file["url"]) as answer:
        data: bytes = await answer.read()
    return data


async def test_large_cards_change_the_pictures_of_who_sets_them_alone(begin) -> None:
    texts = ENGLISH.texts
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    hands = await take_hands(table, aoi, ben)
    who, hand = await somebodys_turn(*hands)
    assert moves(who.now(hand)), "nothing changes until they move"
    before = [await picture(each, table) for each in (aoi, ben)]
    page = await aoi.command(channel, "settings")
    assert texts("settings-large-on") in str(await aoi.press(page, texts("settings-large-off")))
    after = [await picture(each, table) for each in (aoi, ben)]
    assert after[0] != before[0]
    assert after[1] == before[1]
    page = await aoi.command(channel, "settings")
    await aoi.press(page, texts("settings-large-on"))
    assert await picture(aoi, table) == before[0]
