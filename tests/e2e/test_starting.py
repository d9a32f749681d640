"""From /play to a lobby: names typed and picked, and the last game once more."""

import pytest

from engine.catalog import GAMES, PRESETS
from tests.e2e.lobbies import choose, lobby_of, page_of
from tests.e2e.people import controls, links, text
from tests.e2e.playing import everybody_plays, start


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("sev", "Shichi Narabe (Sevens)"),
        ("ﾄﾝﾈﾙ", "Shichi Narabe, Closed Tunnel"),
        ("skip j", "Shichi Narabe with Joker (Skip Joker)"),
        ("joker tun", "Shichi Narabe, Tunnel and Joker"),
        ("ghots", "Shichi Narabe with a Ghost"),
        ("2 decks", "Fan Tan, Two Packs"),
        ("obake", "Shichi Narabe with a Ghost (Obake)"),
    ],
)
async def test_names_are_suggested_while_typing(sit, room, typed: str, first: str) -> None:
    channel, aoi = await room(), await sit("Aoi")
    offered = await aoi.suggestions(channel, "play", "game", typed)
    assert 1 <= len(offered) <= 25
    assert offered[0]["name"].startswith(first)


async def test_names_are_suggested_in_the_users_language(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi", "ja")
    assert (await aoi.suggestions(channel, "play", "game", "ゴースト"))[0]["name"] == "お化け七並べ（ゴースト）"
    assert await aoi.suggestions(channel, "play", "game", "no such thing at all") == []
    assert (await aoi.suggestions(channel, "play", "game", "殺し"))[0]["name"] == "殺しの七並べ"
    everything = await aoi.suggestions(channel, "play", "game", "")
    assert everything[0]["name"] == "七並べ"
    assert everything[-1]["name"] == "すべてのゲームから選ぶ"


async def test_empty_input_suggests_every_game_and_the_variants(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    offered = await aoi.suggestions(channel, "play", "game", "")
    assert len(offered) == 25
    games = {preset.id: preset.game for preset in PRESETS}
    assert sorted(games[each["value"]] for each in offered[:18]) == sorted(GAMES), "each game once, before variants"
    for nothing in ("uno", "poker", "dead"):
        assert await aoi.suggestions(channel, "play", "game", nothing) == []
    picker = await aoi.command(channel, "play", game=offered[-1]["value"])
    assert picker is not None
    assert "Which game?" in text(picker)
    listed = [each["value"] for chooser in controls(picker) for each in chooser.get("options", [])]
    assert sorted(listed) == sorted(games)


@pytest.mark.parametrize(
    ("typed", "title"),
    [("トンネルルール", "Closed Tunnel"), ("everything", "Everything at Once"), ("ＧＨＯＳＴ", "Ghost")],
)
async def test_typed_text_without_a_chosen_suggestion_finds_its_game(sit, room, typed: str, title: str) -> None:
    channel, aoi = await room(), await sit("Aoi")
    assert title in text(await lobby_of(aoi, channel, typed))


async def test_a_misspelt_game_is_confirmed(sit, room) -> None:
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


async def test_a_game_is_picked_from_a_list(scene, sit, room) -> None:
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
    await ben.until(lambda: scene.bot.remembers(lobby), "the bot to know where the lobby is")
    late = await ben.press_id(second, passing["custom_id"], values=["classic"])
    assert late is not None
    assert lobby["id"] in links(late)[0], "somebody was quicker"


async def test_the_last_game_is_played_again(sit, room) -> None:
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
