"""Options of a lobby: set by the host and shown to all; defaults of a server are stored."""

import asyncio

import pytest

from tests.e2e.forging import press_forged
from tests.e2e.lobbies import (
    cancel,
    choose,
    leave,
    lobby_of,
    page_at,
    page_of,
    page_table,
    reads,
    seat_computers,
    switch,
    turned_to,
)
from tests.e2e.people import (
    RefusedByPlayground,
    components,
    controls,
    custom_id,
    ids_of,
    labels_of,
    offers,
    table_of,
    text,
)
from tests.e2e.playing import ENGLISH, Labels, in_both_guilds, start

pytestmark = pytest.mark.slow


async def test_options_set_by_the_host_are_shown_to_all(sit, room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    lobby = await lobby_of(aoi, channel, "classic")
    await ben.press(await ben.sees(channel, "At the table"), "Join")
    page = await page_of(aoi, lobby)
    joker_play = f"o:set:{page_table(page)}:joker_play"
    assert joker_play not in ids_of(page), "how jokers are played, without jokers"

    page = await choose(aoi, page, "jokers", "1")
    page = await choose(aoi, page, "joker_play", "single")
    await reads(ben, lobby, "Shichi Narabe, Joker Alone")

    page = await choose(aoi, page, "jokers", "0")
    await reads(ben, lobby, "### Shichi Narabe (Sevens)\n-# 60 minutes a turn\n")
    assert joker_play not in ids_of(page), "what had been chosen there is forgotten"

    page = await choose(aoi, page, "tunnel", "closed")
    await reads(ben, lobby, "Shichi Narabe, Closed Tunnel")
    page = await choose(aoi, page, "sevens", "held")
    page = await switch(aoi, page, "voluntary")
    await reads(ben, lobby, "### Shichi Narabe (Sevens)\n-# The sevens: In the hands, +3\n")
    guest = await page_at(ben, lobby)
    assert "The sevens: In the hands, Passing on purpose: off, Tunnel: Closed" in text(guest)

    page = await choose(aoi, page, "passes", "0")
    await ben.until(lambda: "Passes: none" in text(ben.now(guest)), "an open page to follow")
    assert "Passing on purpose" not in text(ben.now(guest)), "without passes that means nothing"
    assert not offers(await turned_to(aoi, page, ":voluntary"), ":voluntary")

    page = await switch(aoi, page, "ghost")
    page = await switch(aoi, page, f"o:strict:{page_table(page)}")
    await ben.until(lambda: "Strict about ghosts: on" in text(ben.now(guest)), "an open page to follow")

    page = await turned_to(aoi, page, "o:preset:")
    await aoi.press_id(page, custom_id(page, "o:preset:"), values=["everything"])
    assert "Everything at Once" in text(aoi.now(page))
    await aoi.press(await turned_to(aoi, page, "o:reset:"), "Back to the usual rules")
    await reads(ben, lobby, "### Shichi Narabe (Sevens)\n-# 60 minutes a turn\n")
    await ben.until(lambda: "Strict" not in text(ben.now(guest)), "an open page to follow")


async def test_only_the_host_changes_options_and_only_in_the_lobby(scene, sit, room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    lobby = await lobby_of(aoi, channel, "classic")
    for asked in (f"o:show:{table_of(lobby)}", f"o:set:{table_of(lobby)}:ghost=on"):
        answer = await press_forged(ben, channel, asked)
        assert f"<@{aoi.id}> is the host" in text(answer), "as in a lobby of an earlier release"
    await seat_computers(aoi, lobby, 2)
    await aoi.until(lambda: "Start" in labels_of(aoi.now(lobby)), "enough players")
    page = await page_of(aoi, lobby)
    passes = custom_id(await turned_to(aoi, page, ":passes"), ":passes")
    with scene.bot.held_still():
        started = await aoi.begin_press(lobby, "l:start:" + page_table(page))
        late = await aoi.begin_press(page, passes, values=["0"])
    await aoi.answered(started)
    await aoi.answered(late)
    await aoi.until(lambda: begun(ENGLISH) in text(aoi.now(page)), "the page to say that it is too late")
    assert "3" in text(await aoi.command(channel, "rules"))


def begun(labels: Labels) -> str:
    """Part of the page of a match that has started."""
    return labels.texts("setup-begun", game="…").partition("…")[2].removeprefix("**").strip()


@in_both_guilds
async def test_open_options_pages_are_closed_when_the_match_starts(gather, labels: Labels) -> None:
    _, lobby, aoi = await gather("Aoi", computers=2, labels=labels)
    pages = [await page_of(aoi, lobby) for _ in range(2)]
    await choose(aoi, pages[0], "passes", "5")
    await start(aoi, lobby, labels)
    for page in pages:
        closed = await aoi.until(
            lambda page=page: begun(labels) in text(aoi.now(page)) and aoi.now(page), "a closed page"
        )
        assert controls(closed) == []
        assert labels.texts("rules-brief-passes", passes=5) in text(closed)


@in_both_guilds
async def test_open_options_pages_are_closed_with_their_lobby(gather, labels: Labels) -> None:
    _, lobby, aoi = await gather("Aoi", labels=labels)
    page = await page_of(aoi, lobby)
    await cancel(aoi, lobby)
    words = labels.texts("lobby-closed", ending="cancelled", stage="lobby")
    await aoi.until(lambda: words in text(aoi.now(page)) and not controls(aoi.now(page)), "a closed page")


async def test_the_options_page_of_a_former_host_becomes_a_guests(gather) -> None:
    _, lobby, aoi, ben = await gather("Aoi", "Ben")
    page = await page_of(aoi, lobby)
    await leave(aoi, lobby)
    await aoi.until(lambda: f"<@{ben.id}> is the host" in text(aoi.now(page)), "the other host")
    assert "Join" in labels_of(aoi.now(page))
    assert controls(await page_of(ben, lobby))


async def test_an_options_page_is_closed_after_a_restart(scene, gather) -> None:
    _, lobby, aoi = await gather("Aoi", computers=2)
    page = await page_of(aoi, lobby)
    await aoi.until(lambda: scene.bot.remembers(page), "the page to be noted")
    await asyncio.to_thread(scene.bot.kill)
    await asyncio.to_thread(scene.bot.start)
    await start(aoi, lobby)
    await aoi.until(lambda: begun(ENGLISH) in text(aoi.now(page)), "a closed page")


async def test_typed_numbers_are_checked_against_their_range(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    lobby = await lobby_of(aoi, channel, "points")
    page = await turned_to(aoi, await page_of(aoi, lobby), "o:ask:")
    shown = await aoi.fill(page, "3 · change", "５")
    assert shown["id"] == page["id"]
    await reads(aoi, lobby, "Hands: 5")
    for typed in ("51", "0", "-1", "many", "1.5"):
        shown = await aoi.fill(page, "5 · change", typed)
        assert "Nothing was changed" in text(shown), typed
        assert "1 to 50" in text(shown)
    assert "Hands: 5" in text(aoi.now(lobby))


async def test_a_lobby_with_too_many_players_for_the_rules_cannot_start(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    lobby = await lobby_of(aoi, channel, "fan-tan-double-deck")
    panel = await seat_computers(aoi, lobby, 6)
    page = await page_of(aoi, lobby)
    assert "7 are seated, but only 6 can play" in text(await choose(aoi, page, "decks", "1"))
    await reads(aoi, lobby, "At the table (7 of 6):")
    await aoi.until(lambda: "only 6 can play" in text(aoi.now(panel)), "an open panel to follow")
    assert [each["disabled"] for each in components(aoi.now(lobby)) if each.get("label") == "Start (1 too many)"] == [
        True
    ]
    await aoi.press(panel, "−1")
    await aoi.until(lambda: "Start" in labels_of(aoi.now(lobby)), "a start")


async def test_a_server_manager_saves_the_servers_default(scene, sit, room) -> None:
    channel, other, aoi = await room(), await room(), await sit("Aoi")
    page = await page_of(aoi, await lobby_of(aoi, channel, "ghost"))
    with pytest.raises(RefusedByPlayground, match="no such component"):
        await aoi.press_id(page, f"o:save:{page_table(page)}")
    async with scene.manager() as owner:
        lobby = await lobby_of(owner, other, "ghost")
        page = await page_of(owner, lobby)
        page = await choose(owner, page, "passes", "1")
        page = await switch(owner, page, f"o:strict:{page_table(page)}")
        panel = await page_at(owner, lobby)
        await owner.press(panel, f"l:time:{page_table(page)}", values=["300"])
        page = await turned_to(owner, page, "o:save:")
        saved = await owner.press(page, f"o:save:{page_table(page)}")
        assert f"o:forget:{page_table(page)}" in ids_of(saved), "this is it now"
        await owner.press(panel, f"l:cancel:{page_table(page)}")

        picker = await aoi.command(other, "play")
        usual = "Usual here: Shichi Narabe (Sevens), house rules"
        quick = next(each for each in controls(picker) if each.get("label") == usual)
        await aoi.press_id(picker, quick["custom_id"])
        lobby = await aoi.sees(other, "Aoi (host)", private=False)
        assert "Passes: 1, " in text(lobby)
        panel = await page_at(aoi, lobby)
        times = next(each for each in controls(panel) if each["custom_id"].startswith("l:time:"))
        assert [each["value"] for each in times["options"] if each.get("default")] == ["300"]
        await aoi.press(panel, "Cancel")

        page = await page_of(owner, await lobby_of(owner, other, "classic"))
        table, page = page_table(page), await turned_to(owner, page, "o:save:")
        await owner.press(page, f"o:save:{table}")
        forgotten = await owner.press(page, f"o:forget:{table}")
        assert f"o:save:{table}" in ids_of(forgotten)
    picker = await aoi.command(await room(), "play")
    assert not [each for each in controls(picker) if each.get("label", "").startswith("Usual here")]


async def test_pages_and_forms_survive_a_restart(scene, sit, room) -> None:
    channel, aoi = await room("ja"), await sit("Aoi", "ja")
    lobby = await aoi.command(channel, "play", game="点数七並べ")
    page = await turned_to(aoi, await page_of(aoi, lobby), "o:ask:")
    opened = await aoi.begin_press(page, custom_id(page, "o:ask:"))
    await aoi.answered(opened)
    assert scene.bot.stop() == 0
    scene.bot.start()
    answer = await aoi.ask("POST", f"/people/{aoi.id}/interactions/{opened}/modal", {"components": {"number": "７"}})
    shown = await aoi.answered(answer["interaction_id"])
    assert shown["id"] == page["id"]
    await reads(aoi, lobby, "7回")
    await choose(aoi, shown, "passes", "0")
    await reads(aoi, lobby, "パスの回数：なし")
