"""From /play to a lobby as its host wants it: names typed and picked, options set, defaults of a server kept."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.e2e.people import Message, Person, RefusedByPlayground, components, controls, person, text
from tests.e2e.playing import everybody_plays, start


async def lobby_of(host: Person, channel: str, game: str) -> Message:
    lobby = await host.command(channel, "play", game=game)
    assert lobby is not None
    assert any("l:join:" in each["custom_id"] for each in controls(lobby)), text(lobby)
    return lobby


async def page_of(host: Person, lobby: Message) -> Message:
    page = await host.press_id(
        lobby, next(each["custom_id"] for each in controls(lobby) if "o:show:" in each["custom_id"])
    )
    assert page is not None
    assert page["flags"] & 64, "the page is private"
    return page


def page_table(page: Message) -> str:
    """The table's number, as the page's ids have it."""
    return next(each["custom_id"].split(":")[2] for each in controls(page) if each["custom_id"].startswith("o:reset:"))


async def choose(host: Person, page: Message, option: str, value: str) -> Message:
    """Choose in the list of an option."""
    custom_id = next(each["custom_id"] for each in controls(page) if each["custom_id"].endswith(f":{option}"))
    shown = await host.press_id(page, custom_id, values=[value])
    assert shown is not None
    assert shown["id"] == page["id"], "the page itself shows what became of it"
    return shown


async def switch(host: Person, page: Message, option: str) -> Message:
    """Press the switch of an option."""
    custom_id = next(each["custom_id"] for each in controls(page) if f"{option}=" in each["custom_id"])
    shown = await host.press_id(page, custom_id)
    assert shown is not None
    return shown


async def reads(who: Person, lobby: Message, words: str) -> None:
    """Wait until the lobby tells them this."""
    await who.until(lambda: words in text(who.shown.get(lobby["id"], {})), repr(words))


@asynccontextmanager
async def manager(scene, language: str = "en") -> AsyncIterator[Person]:
    """Somebody who may manage the server."""
    async with person(scene.playground.url, "Manager", known=scene.guild(language)["owner_id"]) as owner:
        yield owner


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("sev", "Shichi Narabe (Sevens)"),
        ("ﾄﾝﾈﾙ", "Shichi Narabe, Closed Tunnel"),
        ("skip j", "Shichi Narabe with Joker (Skip Joker)"),
        ("joker tun", "Shichi Narabe, Tunnel and Joker"),
        ("hst", "Shichi Narabe with a Ghost"),
    ],
)
async def test_names_are_offered_while_one_types(sit, room, typed: str, first: str) -> None:
    channel, aoi = await room(), await sit("Aoi")
    offered = await aoi.suggestions(channel, "play", "game", typed)
    assert 1 <= len(offered) <= 25
    assert offered[0]["name"].startswith(first)


async def test_names_are_offered_in_ones_own_language(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi", "ja")
    assert (await aoi.suggestions(channel, "play", "game", "ゴースト"))[0]["name"] == "お化け七並べ（ゴースト）"
    assert await aoi.suggestions(channel, "play", "game", "no such thing at all") == []
    everything = await aoi.suggestions(channel, "play", "game", "")
    assert everything[0]["name"] == "七並べ"
    assert len(everything) <= 25


@pytest.mark.parametrize(
    ("typed", "title"),
    [("トンネルルール", "Closed Tunnel"), ("everything", "Everything at Once"), ("ＧＨＯＳＴ", "Ghost")],
)
async def test_what_is_typed_and_not_chosen_is_understood(sit, room, typed: str, title: str) -> None:
    channel, aoi = await room(), await sit("Aoi")
    assert title in text(await lobby_of(aoi, channel, typed))


async def test_a_slip_of_the_finger_is_asked_about(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    told = await aoi.command(channel, "play", game="tunnnel @everyone <@1>")
    assert told is not None
    assert told["flags"] & 64
    told = await aoi.command(channel, "play", game="tunell")
    assert told is not None
    assert "“tunell”" in text(told)
    [chooser] = controls(told)
    assert "closed-tunnel" in [each["value"] for each in chooser["options"]]
    lobby = await aoi.press_id(told, chooser["custom_id"], values=["closed-tunnel"])
    assert lobby is not None
    await aoi.sees(channel, "Closed Tunnel", private=False)
    nothing = await aoi.command(await room(), "play", game="qqqqqqq")
    assert nothing is not None
    assert "I know no game" in text(nothing)
    assert not controls(nothing)


async def test_a_game_is_picked_from_a_list(sit, room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    pickers = [await who.command(channel, "play") for who in (aoi, ben)]
    for picker in pickers:
        assert picker is not None
        assert picker["flags"] & 64
    first, second = pickers
    assert first is not None
    assert second is not None
    passing = next(each for each in controls(first) if each["custom_id"].endswith(":passing"))
    assert {"classic", "ghost", "everything"} <= {each["value"] for each in passing["options"]}
    await aoi.press_id(first, passing["custom_id"], values=["ghost"])
    lobby = await ben.sees(channel, "Shichi Narabe with a Ghost", private=False)
    assert "Aoi (host)" in text(lobby)
    assert "The table is open" in text(aoi.now(first))
    assert not controls(aoi.now(first)), "it has been used"
    late = await ben.press_id(second, passing["custom_id"], values=["classic"])
    assert late is not None
    assert lobby["id"] in text(late), "somebody was quicker"


async def test_the_host_sets_options_and_all_see_them(sit, room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    lobby = await lobby_of(aoi, channel, "classic")
    await ben.press(await ben.sees(channel, "At the table"), "Join")
    page = await page_of(aoi, lobby)
    blocked = [each for each in components(page) if each.get("disabled") and each["type"] == 3]
    assert len(blocked) == 2, "how jokers are played, without jokers"
    assert "when there is a joker in the pack" in text(page)

    page = await choose(aoi, page, "jokers", "1")
    page = await choose(aoi, page, "joker_play", "single")
    await reads(ben, lobby, "Shichi Narabe, Joker Alone")

    page = await choose(aoi, page, "jokers", "0")
    assert "Nothing was changed" in text(page)
    assert "First set “How a joker is played” back to “With the next card”" in text(page)

    page = await choose(aoi, page, "tunnel", "closed")
    assert "Nothing was changed" not in text(page)
    await reads(ben, lobby, "Shichi Narabe (Sevens), house rules")
    assert "**Jokers:** one (usually: none)" in text(ben.now(lobby)), "still"
    assert "**Tunnel:** Closed" in text(ben.now(lobby))

    page = await switch(aoi, page, "ghost")
    page = await switch(aoi, page, f"o:strict:{page_table(page)}")
    await reads(ben, lobby, "Strict about ghosts")

    named = next(each for each in controls(page) if each["custom_id"].startswith("o:preset:"))
    await aoi.press_id(page, named["custom_id"], values=["everything"])
    assert "Everything at Once" in text(aoi.now(page))
    await aoi.press(page, "Back to the usual rules")
    await reads(ben, lobby, "## Shichi Narabe (Sevens)\n")
    assert "Strict" not in text(ben.now(lobby))


async def test_others_and_those_who_come_late_change_nothing(sit, room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    lobby = await lobby_of(aoi, channel, "classic")
    told = await ben.press(await ben.sees(channel, "At the table"), "Options")
    assert told is not None
    assert told["flags"] & 64
    assert f"<@{aoi.id}>" in text(told)
    for _ in range(2):
        await aoi.press(lobby, "Add a computer")
    page = await page_of(aoi, lobby)
    passes = next(each["custom_id"] for each in controls(page) if each["custom_id"].endswith(":passes"))
    await start(aoi, lobby)
    told = await aoi.press_id(page, passes, values=["0"])
    assert told is not None
    assert "The game has begun already" in text(told)
    rules = await aoi.command(channel, "rules")
    assert rules is not None
    assert "3" in text(rules)


async def test_numbers_are_typed_in_and_held_to_their_range(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    lobby = await lobby_of(aoi, channel, "points")
    page = await page_of(aoi, lobby)
    shown = await aoi.fill(page, "3 · change", "５")
    assert shown is not None
    assert shown["id"] == page["id"]
    await reads(aoi, lobby, "5 hands")
    for typed in ("51", "0", "-1", "many", "1.5"):
        shown = await aoi.fill(page, "5 · change", typed)
        assert shown is not None
        assert "Nothing was changed" in text(shown), typed
        assert "1 to 50" in text(shown)
    assert "5 hands" in text(aoi.now(lobby))


async def test_too_many_for_the_new_rules_cannot_start(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    lobby = await lobby_of(aoi, channel, "fan-tan-double-deck")
    for _ in range(6):
        await aoi.press(lobby, "Add a computer")
    page = await page_of(aoi, lobby)
    page = await choose(aoi, page, "decks", "1")
    assert "7 are seated, but only 6 can play" in text(page)
    await reads(aoi, lobby, "7 are seated, but only 6 can play")
    assert [each["disabled"] for each in components(aoi.now(lobby)) if each.get("label") == "Start (1 too many)"] == [
        True
    ]
    await aoi.press(lobby, "Remove a computer")
    await aoi.until(lambda: "Start" in [each.get("label") for each in controls(aoi.now(lobby))], "a start")


async def test_who_may_manage_the_server_saves_its_default(scene, sit, room) -> None:
    channel, other, aoi = await room(), await room(), await sit("Aoi")
    page = await page_of(aoi, await lobby_of(aoi, channel, "ghost"))
    assert "Only people with the permission **Manage Server**" in text(page)
    saving = f"o:save:{page_table(page)}"
    with pytest.raises(RefusedByPlayground, match="disabled"):
        await aoi.press_id(page, saving)
    async with manager(scene) as owner:
        lobby = await lobby_of(owner, other, "ghost")
        page = await page_of(owner, lobby)
        page = await choose(owner, page, "passes", "1")
        page = await switch(owner, page, f"o:strict:{page_table(page)}")
        await owner.press(owner.now(lobby), f"l:time:{page_table(page)}", values=["300"])
        saved = await owner.press(page, f"o:save:{page_table(page)}")
        assert saved is not None
        assert f"o:forget:{page_table(page)}" in [each["custom_id"] for each in controls(saved)], "this is it now"
        await owner.press(lobby, f"l:cancel:{page_table(page)}")

        picker = await aoi.command(other, "play")
        assert picker is not None
        quick = controls(picker)[0]
        assert quick["label"] == "Usual here: Shichi Narabe (Sevens), house rules"
        await aoi.press_id(picker, quick["custom_id"])
        lobby = await aoi.sees(other, "1 pass each", private=False)
        assert "Strict about ghosts" in text(lobby)
        times = next(each for each in controls(lobby) if each["custom_id"].startswith("l:time:"))
        assert [each["value"] for each in times["options"] if each.get("default")] == ["300"]
        await aoi.press(lobby, "Cancel")

        page = await page_of(owner, await lobby_of(owner, other, "classic"))
        table = page_table(page)
        await owner.press(page, f"o:save:{table}")
        forgotten = await owner.press(page, f"o:forget:{table}")
        assert forgotten is not None
        assert f"o:save:{table}" in [each["custom_id"] for each in controls(forgotten)]
    picker = await aoi.command(await room(), "play")
    assert picker is not None
    assert not [each for each in controls(picker) if each.get("label", "").startswith("Usual here")]


async def test_the_last_one_again(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    lobby = await lobby_of(aoi, channel, "open-tunnel")
    for _ in range(9):
        await aoi.press(lobby, "Add a computer")
    await choose(aoi, await page_of(aoi, lobby), "passes", "2")
    await everybody_plays([aoi], await start(aoi, lobby))
    await aoi.sees(channel, "the result", private=False)
    suggested = await aoi.suggestions(channel, "play", "game", "")
    assert suggested[0]["value"] == "classic", "house rules: the game's presets in their order"
    picker = await aoi.command(channel, "play")
    assert picker is not None
    await aoi.press(picker, "The last one again: Shichi Narabe (Sevens), house rules")
    lobby = await aoi.sees(channel, "2 passes each", private=False)
    assert "**Tunnel:** Open" in text(lobby)


async def test_pages_and_forms_outlive_the_process(scene, sit, room) -> None:
    channel, aoi = await room("ja"), await sit("Aoi", "ja")
    lobby = await aoi.command(channel, "play", game="点数七並べ")
    assert lobby is not None
    page = await aoi.press(lobby, "設定")
    assert page is not None
    asking = next(each for each in controls(page) if each["custom_id"].startswith("o:ask:"))
    opened = await aoi.begin_press(page, asking["custom_id"])
    await aoi.answered(opened)
    assert scene.bot.stop() == 0
    scene.bot.start()
    told = await aoi.ask("POST", f"/people/{aoi.id}/interactions/{opened}/modal", {"components": {"number": "７"}})
    shown = await aoi.answered(told["interaction_id"])
    assert shown is not None
    assert shown["id"] == page["id"]
    await aoi.sees(channel, "7回勝負", private=False, patience=30)
    passes = next(each["custom_id"] for each in controls(shown) if each["custom_id"].endswith(":passes"))
    await aoi.press_id(page, passes, values=["0"])
    await aoi.sees(channel, "独自ルール", private=False, patience=30)
