"""What is kept about somebody: shown, given as a file, deleted while tables run; and the same for a server."""

import orjson

from tests.e2e.people import Json, Message, Person, alt, ids_of, text
from tests.e2e.playing import everybody_plays, open_lobby, start


async def page_of(who: Person, channel: str) -> Message:
    return await who.command(channel, "privacy")


async def export(who: Person, page: Message) -> Json:
    answer = await who.press(page, "Have it as a file")
    assert answer["flags"] & 64, "for the user alone"
    return orjson.loads(await who.download(answer))


async def test_a_person_sees_exports_and_deletes_what_is_kept(scene, sit, room) -> None:
    channel, elsewhere, aoi, ben = await room(), await room(), await sit("Aoi the Odd"), await sit("Ben the Even")
    await everybody_plays([aoi, ben], await start(aoi, await open_lobby(channel, aoi, ben, computers=1)))
    result = await aoi.sees(channel, "the result", private=False)
    playing = await start(ben, await open_lobby(elsewhere, ben, aoi, computers=1))
    page = await page_of(aoi, channel)
    assert "the result of 1 match" in text(page)
    assert "vp" not in str(ids_of(page))
    told = await export(aoi, page)
    assert told["user"] == int(aoi.id)
    assert len(told["results"]) == 1
    assert ben.id not in str(told)
    assert "secret" not in str(told)
    question = await aoi.press(page, "Delete it all")
    back = await aoi.press(question, "Back")
    question = await aoi.press(back, "Delete it all")
    assert f"<#{elsewhere}>" in text(await aoi.press(question, "Delete for good")), "a table is still open there"
    assert "no results of matches" in text(await page_of(aoi, channel))
    place = scene.bot.table(elsewhere).participant_of(int(aoi.id))
    assert place.left
    await ben.until(lambda: "Aoi the Odd" in text(ben.now(playing)), "the match goes on")
    replay = await ben.press(result, "Replay")
    shown = text(replay) + alt(replay)
    assert "Aoi the Odd" not in shown
    assert "a player" in shown
    assert "Aoi the Odd" not in text(await ben.command(channel, "stats"))


async def test_a_server_is_deleted_by_who_manages_it(scene, sit, room) -> None:
    channel, aoi = await room("ja"), await sit("Aoi", "ja")
    lobby = await aoi.command(channel, "play", game="fan-tan")
    page = await page_of(aoi, channel)
    assert "q:ask-server" not in ids_of(page)
    async with scene.manager("ja") as owner:
        question = await owner.press_id(await page_of(owner, channel), "q:ask-server")
        assert "削除しました" in text(await owner.press_id(question, "q:delete-server"))
    await aoi.until(lambda: "閉じました" in text(aoi.now(lobby)), "the end of the open table")
