"""Who manages a server says where, by whom and which tables are opened, in which language and with which pings; a
moderator closes a channel's table and bars people from its tables."""

from tests.e2e.lobbies import cancel, invite, page_at
from tests.e2e.people import Message, Person, controls, ids_of, text
from tests.e2e.playing import open_lobby, take_hand

SETTINGS = {"SEVENS_OPENED_BY_PERSON": "4"}


async def set_to(owner: Person, page: Message, which: str, *values: str) -> str:
    """Choose in a menu; returns the text of the page."""
    shown = await owner.press_id(page, f"vs:{which}", values=list(values))
    return text(shown)


async def play(who: Person, channel: str) -> str:
    """What /play answers."""
    answer = await who.command(channel, "play", game="fan-tan")
    return text(answer)


async def test_channels_and_roles_that_may_open_tables(scene, sit, room) -> None:
    here, there, aoi = await room(), scene.guild("en")["channels"][1]["id"], await sit("Aoi")
    role = scene.guild("en")["roles"][0]["id"]
    async with scene.manager() as owner:
        page = await scene.server_settings(owner, here, "opening")
        await set_to(owner, page, "channels", there)
        assert f"opened in <#{there}>" in await play(aoi, here)
        await set_to(owner, page, "channels")
        await set_to(owner, page, "roles", role)
        assert f"<@&{role}>" in await play(aoi, here)
        scene.give_roles(aoi, "card-players")
        assert "Fan Tan" in await play(aoi, here), "a lobby, in a thread of any channel"
        await set_to(owner, page, "roles")


async def test_a_member_with_the_permission_manages_and_another_does_not(scene, sit, room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    scene.give_roles(aoi, "managers")
    page = await scene.server_settings(aoi, channel, "games")
    await set_to(aoi, page, "games", "koroshi")
    assert "not among those" in await play(ben, channel)
    scene.give_roles(aoi)
    assert "Manage Server" in text(await aoi.press_id(page, "vs:games", values=[])), "checked at every press"
    assert "not among those" in await play(ben, channel)
    scene.give_roles(aoi, "managers")
    await set_to(aoi, page, "games")
    of_ben = await ben.command(channel, "settings")
    assert not any(each.startswith("v") for each in ids_of(of_ben))
    async with scene.manager() as owner:
        assert "このサーバー" in text(await scene.server_settings(owner, channel))


async def test_language_turn_time_and_default_of_new_tables(scene, sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    async with scene.manager() as owner:
        games = await scene.server_settings(owner, channel, "games")
        limits = await scene.server_settings(owner, channel, "limits")
        try:
            await set_to(owner, limits, "turn", "600")
            await set_to(owner, games, "default", "fan-tan")
            await set_to(owner, games, "preset", "fan-tan-double-deck")
            tables = await scene.server_settings(owner, channel)
            await set_to(owner, tables, "language", "ja")
            first = await aoi.command(channel, "play")
            await aoi.press_id(first, "g:default:")
            lobby = await aoi.sees(channel, "ファンタン（2組）", private=False)
            panel = await page_at(aoi, lobby)
            time = next(each for each in controls(panel) if each["custom_id"].startswith("l:time"))
            assert [each["value"] for each in time["options"] if each.get("default")] == ["600"]
        finally:
            await set_to(owner, limits, "turn", "none")
            await set_to(owner, games, "default", "none")
            await set_to(owner, await scene.server_settings(owner, channel), "language", "none")


async def test_without_pings_nobody_is_mentioned(scene, sit, room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    async with scene.manager() as owner:
        page = await scene.server_settings(owner, channel, "calls")
        await owner.press_id(page, "v:pings=off")
        try:
            lobby = await open_lobby(channel, aoi)
            await invite(aoi, lobby, ben)
            invited = await aoi.sees(channel, "**Aoi** invites you to play", private=False)
            assert "**Ben**" in invited["content"]
            assert invited["mentions"] == []
        finally:
            await owner.press_id(page, "v:pings=on")


async def test_who_opens_tables_too_often_is_told_when_to_go_on(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    for _ in range(4):
        lobby = await open_lobby(channel, aoi)
        await cancel(aoi, lobby)
    answer = await play(aoi, channel)
    assert "4 tables within a minute" in answer


async def test_a_moderator_closes_a_table_and_the_players_are_told(scene, begin, sit) -> None:
    mod = await sit("Mod")
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    hand = await take_hand(aoi, table)
    assert "Manage Messages" in text(await ben.command(channel, "table close"))
    scene.give_roles(mod, "moderators")
    question = await mod.command(channel, "table close")
    assert "counts nowhere" in text(question)
    assert "is closed" in text(await mod.press(question, "Close the table"))
    await aoi.until(lambda: "match counts nowhere" in text(aoi.now(table)), "the end of the table")
    await aoi.until(lambda: "has closed the table" in text(aoi.now(hand)), "the end of the hand")
    assert "Ben" not in text(await aoi.command(channel, "stats")), "it counts nowhere"
    assert "no open table" in text(await mod.command(channel, "table close"))


async def test_who_is_barred_is_taken_from_a_lobby_and_cannot_come_back(scene, gather, sit, room) -> None:
    elsewhere, mod = await room(), await sit("Mod")
    scene.give_roles(mod, "moderators")
    channel, lobby, aoi, ben = await gather("Aoi", "Ben")
    assert "taken from the lobby" in text(await mod.command(channel, "table bar", user=ben.id))
    await aoi.until(lambda: "Ben" not in text(aoi.now(lobby)), "the lobby without Ben")
    for answer in (await ben.press(lobby, "Join"), await ben.command(elsewhere, "play", game="fan-tan")):
        assert answer
        assert "you do not play at its tables" in text(answer)
    assert "may not play on this server" in text(await invite(aoi, lobby, ben))
    async with scene.manager() as owner:
        page = await scene.server_settings(owner, channel, "people")
        assert f"<@{ben.id}>" in text(page)
    assert await mod.command(channel, "table unbar", user=ben.id)
    await ben.press(lobby, "Join")
    await aoi.until(lambda: "Ben" in text(aoi.now(lobby)), "Ben at the table")


async def test_a_computer_plays_on_for_who_is_barred_from_a_match(scene, begin, sit) -> None:
    mod = await sit("Mod")
    scene.give_roles(mod, "moderators")
    channel, table, _, ben = await begin("Aoi", "Ben", computers=1)
    assert "a computer plays on" in text(await mod.command(channel, "table bar", user=ben.id))
    assert await ben.press(table, "My hand")
    place = scene.bot.table(channel).participant_of(int(ben.id))
    assert place.left


async def test_a_bar_by_a_manager_is_not_lifted_by_a_moderator(scene, sit, room) -> None:
    channel, ben, mod = await room(), await sit("Ben"), await sit("Mod")
    scene.give_roles(mod, "moderators")
    async with scene.manager() as owner:
        assert await owner.command(channel, "table bar", user=ben.id)
        assert "Manage Server" in text(await mod.command(channel, "table unbar", user=ben.id))
        assert "you do not play at its tables" in text(await ben.command(channel, "play", game="fan-tan"))
        page = await scene.server_settings(owner, channel, "people")
        lift = next(each["custom_id"] for each in controls(page) if each["type"] == 5)
        await owner.press_id(page, lift, values=[ben.id])
    await open_lobby(channel, ben)


async def test_where_and_when_the_daily_deal_is_announced(scene, sit, room) -> None:
    channel = await room()
    there = scene.guild("en")["channels"][1]["id"]
    async with scene.manager() as owner:
        page = await scene.server_settings(owner, channel, "daily")
        await set_to(owner, page, "daily", there)
        await set_to(owner, page, "hour", "9")
        shown = controls(owner.now(page))
        [chosen] = [each for each in shown if each["custom_id"] == "vs:daily"]
        assert [each["id"] for each in chosen["default_values"]] == [there]
        [hours] = [each for each in shown if each["custom_id"] == "vs:hour"]
        assert [each["value"] for each in hours["options"] if each.get("default")] == ["9"]
        await set_to(owner, page, "daily")
        await set_to(owner, page, "hour", "none")
