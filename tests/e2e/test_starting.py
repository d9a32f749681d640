"""From /play to a lobby: typed and picked names, and the last game again."""

from collections.abc import Awaitable, Callable

import pytest

from engine.catalog import GAMES, PRESETS
from tests.e2e.conftest import Sitter
from tests.e2e.lobbies import choose, lobby_of, page_of
from tests.e2e.people import EPHEMERAL, Message, Person, alt, controls, labels_of, links, moves, text
from tests.e2e.playing import ENGLISH, JAPANESE, Labels, everybody_plays, in_both_guilds, open_lobby, start
from tests.e2e.restarting import requests
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

Room = Callable[..., Awaitable[str]]


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
async def test_names_are_suggested_while_typing(sit: Sitter, room: Room, typed: str, first: str) -> None:
    channel, aoi = await room(), await sit("Aoi")
    offered = await aoi.suggestions(channel, "play", "game", typed)
    assert 1 <= len(offered) <= 25
    assert offered[0]["name"].startswith(first)


async def test_names_are_suggested_in_the_users_language(sit: Sitter, room: Room) -> None:
    channel, aoi = await room(), await sit("Aoi", "ja")
    assert (await aoi.suggestions(channel, "play", "game", "ゴースト"))[0]["name"] == "お化け七並べ（ゴースト）"
    assert await aoi.suggestions(channel, "play", "game", "no such thing at all") == []
    assert (await aoi.suggestions(channel, "play", "game", "殺し"))[0]["name"] == "殺しの七並べ"
    everything = await aoi.suggestions(channel, "play", "game", "")
    assert everything[0]["name"] == "七並べ"
    assert everything[-1]["name"] == "すべてのゲームから選ぶ"


async def test_empty_input_suggests_every_game_and_the_variants(sit: Sitter, room: Room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    offered = await aoi.suggestions(channel, "play", "game", "")
    assert len(offered) == 25
    games = {preset.id: preset.game for preset in PRESETS}
    assert sorted(games[each["value"].removeprefix("=")] for each in offered[: len(GAMES)]) == sorted(GAMES), (
        "each game once, before variants"
    )
    for nothing in ("uno", "poker", "dead"):
        assert await aoi.suggestions(channel, "play", "game", nothing) == []
    assert controls(await aoi.command(channel, "play", game=offered[-1]["value"]))[0]["label"] == "Play Sevens now"


@pytest.mark.parametrize(
    ("typed", "title"),
    [("トンネルルール", "Closed Tunnel"), ("everything", "Everything at Once"), ("ＧＨＯＳＴ", "Ghost")],
)
async def test_typed_text_without_a_chosen_suggestion_finds_its_game(
    sit: Sitter, room: Room, typed: str, title: str
) -> None:
    channel, aoi = await room(), await sit("Aoi")
    assert title in text(await lobby_of(aoi, channel, typed))


async def test_a_misspelt_game_is_confirmed(sit: Sitter, room: Room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    answer = await aoi.command(channel, "play", game="tunnnel @everyone <@1>")
    assert answer["flags"] & 64
    answer = await aoi.command(channel, "play", game="tunell")
    assert "“tunell”" in text(answer)
    [chooser] = controls(answer)
    assert "closed-tunnel" in [each["value"] for each in chooser["options"]]
    assert await aoi.press_id(answer, chooser["custom_id"], values=["closed-tunnel"])
    await aoi.sees(channel, "Closed Tunnel", private=False)
    nothing = await aoi.command(await room(), "play", game="qqqqqqq")
    assert "I know no game" in text(nothing)
    assert not controls(nothing)


async def test_a_game_is_picked_from_its_kind(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    pages = [await who.command(channel, "play") for who in (aoi, ben)]
    for page in pages:
        assert page
        assert page["flags"] & EPHEMERAL
        assert "Sevens with passes: 6, 7 and 8 of spades" in alt(page)
    first, second = pages
    assert first
    assert second is not None
    await aoi.press_id(first, "g:kind:", values=["killing"])
    await aoi.press(first, "Back")
    await aoi.press_id(first, "g:kind:", values=["passing"])
    await aoi.press(first, "Shichi Narabe (Sevens)...")
    variants = next(each for each in controls(aoi.now(first)) if "options" in each)
    assert {"classic", "ghost", "everything"} <= {each["value"] for each in variants["options"]}
    await aoi.press_id(first, variants["custom_id"], values=["ghost"])
    lobby = await ben.sees(channel, "Shichi Narabe with a Ghost", private=False)
    assert "Aoi (host)" in text(lobby)
    assert "The table is open" in text(aoi.now(first))
    assert not controls(aoi.now(first)), "it has been used"
    await ben.until(lambda: scene.bot.remembers(lobby), "the bot to know where the lobby is")
    assert lobby["id"] in links(await ben.press(second, "Play Sevens now"))[0], "somebody was quicker"


async def test_a_game_without_variants_opens_from_its_kind(sit: Sitter, room: Room) -> None:
    channel, aki = await room("ja"), await sit("Aki", "ja")
    page = await aki.command(channel, "play")
    await aki.press_id(page, "g:kind:", values=["stops"])
    await aki.press(page, "g:preset:jig")
    assert JAPANESE.join in str(await aki.sees(channel, JAPANESE.texts("preset-jig"), private=False))


async def _first_move(who: Person, channel: str, hand: Message, scene: Scene) -> None:
    """Wait until it is their turn, and press the first move in the hand."""
    await who.until(lambda: moves(who.now(hand)), "a move in the hand")
    before = scene.plies(channel)
    await who.press_id(hand, moves(who.now(hand))[0])
    assert scene.plies(channel) > before


async def _hand_below(who: Person, channel: str, starting: Awaitable[Message | None]) -> Message:
    """Start a match at once; return the private hand that follows its board."""
    before = set(who.shown)
    await starting

    def hand() -> Message | None:
        new = [each for number, each in who.shown.items() if number not in before and each["channel_id"] == channel]
        return next((each for each in new if each["flags"] & EPHEMERAL and alt(each)), None)

    return await who.until(hand, "a hand")


@in_both_guilds
async def test_a_newcomer_moves_at_the_third_click(scene: Scene, sit: Sitter, room: Room, labels: Labels) -> None:
    """The command, *Play Sevens now*, a card: nothing has to be opened for the hand, which is below the board."""
    channel, newcomer = await room(labels.language), await sit("Newcomer", labels.locale)
    page = await newcomer.command(channel, "play")
    hand = await _hand_below(newcomer, channel, newcomer.press(page, labels.texts("picker-now")))
    board = await newcomer.sees(channel, labels.texts("preset-classic"), private=False)
    assert int(page["id"]) < int(board["id"]) < int(hand["id"]), "the hand is below the board"
    assert not controls(newcomer.now(page)), "it has been used"
    await _first_move(newcomer, channel, hand, scene)
    assert len(newcomer.begun) == 3
    public = [
        each
        for each in newcomer.shown.values()
        if each["channel_id"] == channel and not each.get("flags", 0) & EPHEMERAL
    ]
    assert len([each for each in public if each.get("components")]) == 1, "the board, posted once"
    looked = [
        each for each in requests(scene) if (each["method"], each["path"]) == ("GET", f"/channels/{channel}/messages")
    ]
    assert not looked, "nothing to search for"


async def test_who_has_played_before_moves_at_the_second_click(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    assert "What shall we play?" in text(await aoi.command(channel, "again")), "without a last table, the first page"
    await everybody_plays([aoi], await start(aoi, await open_lobby(channel, aoi, game="open-tunnel", computers=3)))
    await aoi.sees(channel, ENGLISH.result, private=False)
    elsewhere = await room()
    aoi.begun.clear()
    hand = await _hand_below(aoi, elsewhere, aoi.command(elsewhere, "again"))
    await _first_move(aoi, elsewhere, hand, scene)
    assert len(aoi.begun) == 2
    table = scene.bot.table(elsewhere)
    assert (table.rules.tunnel, len(table.participants)) == ("open", 4)


async def test_the_people_of_the_last_table_are_invited_once(scene: Scene, gather) -> None:
    channel, lobby, aoi, ben, cy = await gather("Aoi", "Ben", "Cy", computers=1)
    await everybody_plays([aoi, ben, cy], await start(aoi, lobby))
    await aoi.sees(channel, ENGLISH.result, private=False)
    page = await aoi.command(channel, "play")
    await aoi.press(page, "Again: Shichi Narabe (Sevens)")
    lobby = await ben.sees(channel, "Invited: ", private=False)
    assert not lobby["mentions"]
    asked = await ben.sees(channel, "**Aoi** invites you to play", private=False)
    assert sorted(each["id"] for each in asked["mentions"]) == sorted([ben.id, cy.id])
    assert f"<@{ben.id}>, <@{cy.id}>" in text(lobby)
    assert "Aoi (host)" in text(lobby)
    assert "At the table: 2" in text(lobby), "and a computer"
    await cy.press(lobby, "Not now")
    await ben.press(lobby, "Join")
    await aoi.until(lambda: f"Invited: <@{cy.id}> (not now)" in text(aoi.now(lobby)), "the answers")
    assert "Not now" not in labels_of(aoi.now(lobby)), "nobody is left to answer"


async def test_computers_fill_a_table_at_one_press(sit: Sitter, room: Room) -> None:
    channel, aki = await room("ja"), await sit("Aki", "ja")
    lobby = await open_lobby(channel, aki, labels=JAPANESE)
    await aki.press(lobby, "コンピューターで埋める")
    await aki.until(lambda: "参加者：4人" in text(aki.now(lobby)), "three computers")
    assert "コンピューターで埋める" not in labels_of(aki.now(lobby))


async def test_the_last_game_is_played_again(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    lobby = await lobby_of(aoi, channel, "open-tunnel")
    for _ in range(9):
        await aoi.press(lobby, "Add a computer")
    await choose(aoi, await page_of(aoi, lobby), "passes", "2")
    await everybody_plays([aoi], await start(aoi, lobby))
    await aoi.sees(channel, "the result", private=False)
    suggested = await aoi.suggestions(channel, "play", "game", "")
    assert suggested[0]["value"] == "classic", "house rules: the game's presets in their order"
    page = await aoi.command(channel, "play")
    await _hand_below(aoi, channel, aoi.press(page, "Again: Shichi Narabe (Sevens), house rules"))
    table = scene.bot.table(channel)
    assert (table.rules.tunnel, table.rules.passes, len(table.participants)) == ("open", 2, 10)
