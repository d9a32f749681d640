"""From /play to a lobby with people in it: typed and picked names, the last game again, invitations, a role asked, a
private thread."""

import asyncio
import re
from collections.abc import Awaitable

import pytest

from engine.catalog import GAMES, PRESETS
from tests.e2e.conftest import Room, Sitter
from tests.e2e.forging import press_forged
from tests.e2e.lobbies import choose, choose_more, lobby_of, page_at, page_of, seat_computers
from tests.e2e.people import (
    EPHEMERAL,
    Message,
    Person,
    alt,
    controls,
    labels_of,
    links,
    moves,
    table_of,
    text,
)
from tests.e2e.playing import (
    JAPANESE,
    Labels,
    everybody_plays,
    in_both_guilds,
    move_once,
    open_lobby,
    sees_result,
    start,
    take_hand,
)
from tests.e2e.restarting import requests
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow


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
    await ben.press_id(second, "g:kind:", values=["stops"])
    assert lobby["id"] in links(await ben.press_id(second, "g:preset:jig"))[0], "somebody was quicker"


async def test_a_game_without_variants_opens_from_its_kind(sit: Sitter, room: Room) -> None:
    channel, aki = await room("ja"), await sit("Aki", "ja")
    page = await aki.command(channel, "play")
    await aki.press_id(page, "g:kind:", values=["stops"])
    await aki.press(page, "g:preset:jig")
    assert JAPANESE.join in str(await aki.sees(channel, JAPANESE.texts("preset-jig"), private=False))


async def _first_move(who: Person, hand: Message, scene: Scene) -> None:
    """Wait until it is their turn, and press the first move in the hand."""
    await who.until(lambda: moves(who.now(hand)), "a move in the hand")
    before = len(scene.bot.own_table(who.id).history)
    await who.press_id(hand, moves(who.now(hand))[0])
    assert len(scene.bot.own_table(who.id).history) > before


async def _hand_of(who: Person, starting: Awaitable[Message | None]) -> Message:
    """Start a match at once; return the private hand that answers."""
    answer = await starting
    assert answer is not None
    assert answer["flags"] & EPHEMERAL
    await who.until(lambda: alt(who.now(answer)), "a hand")
    return answer


@in_both_guilds
async def test_a_newcomer_moves_at_the_third_click(scene: Scene, sit: Sitter, room: Room, labels: Labels) -> None:
    """The command, *Play Sevens now*, a card: the first page becomes the hand, and nothing else is posted."""
    channel, newcomer = await room(labels.language), await sit("Newcomer", labels.locale)
    page = await newcomer.command(channel, "play")
    hand = await _hand_of(newcomer, newcomer.press(page, labels.texts("picker-now")))
    assert hand["id"] == page["id"]
    await _first_move(newcomer, hand, scene)
    assert len(newcomer.begun) == 3
    assert not newcomer.public(channel), "only they see it"
    looked = [
        each for each in requests(scene) if (each["method"], each["path"]) == ("GET", f"/channels/{channel}/messages")
    ]
    assert not looked, "nothing to search for"


async def test_who_has_played_before_moves_at_the_second_click(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    assert "What shall we play?" in text(await aoi.command(channel, "again")), "without a last table, the first page"
    await everybody_plays([aoi], await start(aoi, await open_lobby(channel, aoi, game="open-tunnel", computers=3)))
    await sees_result(aoi, channel)
    elsewhere = await room()
    aoi.begun.clear()
    hand = await _hand_of(aoi, aoi.command(elsewhere, "again"))
    await _first_move(aoi, hand, scene)
    assert len(aoi.begun) == 2
    table = scene.bot.own_table(aoi.id)
    assert (table.rules.tunnel, len(table.participants)) == ("open", 4)


async def test_the_people_of_the_last_table_are_invited_once(scene: Scene, gather) -> None:
    channel, lobby, aoi, ben, cy = await gather("Aoi", "Ben", "Cy", computers=1)
    await everybody_plays([aoi, ben, cy], await start(aoi, lobby))
    await sees_result(aoi, channel)
    page = await aoi.command(channel, "play")
    await aoi.press(page, "Again: Shichi Narabe (Sevens)")
    lobby = await ben.sees(channel, "**Invited:**", private=False)
    assert not lobby["mentions"]
    asked = await ben.sees(channel, "**Aoi** invites you to play", private=False)
    assert sorted(each["id"] for each in asked["mentions"]) == sorted([ben.id, cy.id])
    assert "**Invited:** Ben, Cy" in text(lobby)
    assert "Aoi (host)" in text(lobby)
    assert "At the table (2 of" in text(lobby), "and a computer"
    await cy.press(await page_at(cy, lobby), "Not now")
    await ben.press(lobby, "Join")
    await aoi.until(lambda: "**Invited:** Cy (not now)" in text(aoi.now(lobby)), "the answers")
    assert "Not now" not in labels_of(await page_at(cy, lobby)), "they have answered"


async def test_computers_fill_a_table_at_one_press(sit: Sitter, room: Room) -> None:
    channel, aki = await room("ja"), await sit("Aki", "ja")
    lobby = await open_lobby(channel, aki, labels=JAPANESE)
    panel = await aki.press(await page_at(aki, lobby), "コンピューターで埋める")
    await aki.until(lambda: "参加者（4/10人）" in text(aki.now(lobby)), "three computers")
    assert "コンピューターで埋める" not in labels_of(panel)


async def test_the_last_game_is_played_again(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    lobby = await lobby_of(aoi, channel, "open-tunnel")
    await seat_computers(aoi, lobby, 9)
    await choose(aoi, await page_of(aoi, lobby), "passes", "2")
    await everybody_plays([aoi], await start(aoi, lobby))
    await aoi.sees(channel, "the result", private=False)
    suggested = await aoi.suggestions(channel, "play", "game", "")
    assert suggested[0]["value"] == "classic", "house rules: the game's presets in their order"
    page = await aoi.command(channel, "play")
    await _hand_of(aoi, aoi.press(page, "Again: Shichi Narabe (Sevens), house rules"))
    table = scene.bot.own_table(aoi.id)
    assert (table.rules.tunnel, table.rules.passes, len(table.participants)) == ("open", 2, 10)


ASK_ROLE = "va"


def _invite(panel: Message) -> str:
    """The custom id of the panel's list of users."""
    return next(each["custom_id"] for each in controls(panel) if each["type"] == 5)


def _seats(lobby: Message) -> str:
    """The line with who sits at the table."""
    return next(line for line in text(lobby).splitlines() if line.startswith("**"))


async def _called(who: Person, channel: str, *users: str) -> Message:
    """Wait until a plain message is there that pings these users and nobody else."""

    def there() -> Message | None:
        wanted = {*users}
        return next((m for m in who.public(channel) if m["content"] and _pinged(m) == wanted), None)

    return await who.until(there, f"a line that calls {users}")


def _pinged(message: Message) -> set[str]:
    return {each["id"] for each in message["mentions"]}


@in_both_guilds
async def test_people_are_invited_once_by_a_plain_line(scene: Scene, gather, sit: Sitter, labels: Labels) -> None:
    texts, ben, cy = labels.texts, await sit("Ben"), await sit("Cy")
    channel, lobby, aoi = await gather("Aoi", labels=labels)
    app = scene.playground.get("/world")["application"]["bot"]["id"]
    panel = await page_at(aoi, lobby)
    reply = await aoi.press_id(panel, _invite(panel), values=[ben.id, app, aoi.id])
    assert reply["id"] == panel["id"]
    assert texts("lobby-left-out-one", name="**Aoi**", why="self") in text(reply)
    assert texts("lobby-left-out-one", name="**Sevens**", why="app") in text(reply)
    first = await _called(aoi, channel, ben.id)
    assert first["content"].startswith(f"<@{ben.id}>")
    assert "**Aoi**" in first["content"]
    assert f"{channel}/{lobby['id']}" in first["content"], "it links to the lobby"
    invited = texts("lobby-invited", names="Ben")
    await aoi.until(lambda: invited in text(aoi.now(lobby)), "the lobby that names Ben")
    await aoi.press_id(panel, _invite(panel), values=[cy.id])
    second = await _called(aoi, channel, cy.id)
    reply = await aoi.press_id(panel, _invite(panel), values=[ben.id])
    assert texts("lobby-left-out-one", name="**Ben**", why="asked") in text(reply)
    await ben.press(await _called(ben, channel, ben.id), texts("lobby-decline"))
    declined = texts("lobby-invited-one", name="Ben", answer="no")
    await aoi.until(lambda: declined in text(aoi.now(lobby)), "the answer")
    refused = await press_forged(ben, channel, (_invite(panel), [aoi.id]))
    assert f"<@{aoi.id}>" in text(refused), "only the host invites"
    await cy.press(await _called(cy, channel, cy.id), labels.join)
    await aoi.until(lambda: "Cy" in _seats(aoi.now(lobby)), "Cy at the table")
    assert {each["id"] for each in aoi.public(channel)} == {lobby["id"], first["id"], second["id"]}
    await start(aoi, lobby, labels)
    await aoi.until(lambda: {each["id"] for each in aoi.public(channel)} == {lobby["id"]}, "the lines to be gone")


@in_both_guilds
async def test_who_has_joined_sees_their_cards_as_the_match_starts_without_a_press(gather, labels: Labels) -> None:
    _, lobby, aoi, ben, cy = await gather("Aoi", "Ben", "Cy", computers=1, labels=labels)

    def page_in_private(who: Person) -> Message | None:
        return next((each for each in who.shown.values() if each["flags"] & EPHEMERAL), None)

    page, older = [await who.until(lambda who=who: page_in_private(who), "their page") for who in (ben, cy)]
    newer = await page_at(cy, lobby)
    table = await start(aoi, lobby, labels)
    for who, hand in ((ben, page), (cy, newer)):
        await who.until(lambda who=who, hand=hand: alt(who.now(hand)), "a hand in the place of the page")
    begun = labels.texts("setup-begun", game=labels.texts("preset-classic"))
    await cy.until(lambda: begun in text(cy.now(older)), "an older page to be closed")
    own = await take_hand(aoi, table, labels)
    await asyncio.gather(move_once(aoi, own, labels), move_once(ben, page, labels), move_once(cy, newer, labels))
    there = await take_hand(ben, table, labels)
    assert there["id"] != page["id"]
    await ben.until(lambda: not alt(ben.now(page)), "the older hand to lead to the newer")


async def test_who_wants_no_pings_is_named_without_one(sit: Sitter, room: Room) -> None:
    channel, aoi, ben, cy = await room(), await sit("Aoi"), await sit("Ben"), await sit("Cy")
    settings = await ben.command(channel, "settings")
    await ben.press(await ben.press(settings, "▶"), "s:pings")
    lobby = await open_lobby(channel, aoi)
    panel = await page_at(aoi, lobby)
    await aoi.press_id(panel, _invite(panel), values=[ben.id, cy.id])
    line = await _called(aoi, channel, cy.id)
    assert f"**Ben**, <@{cy.id}>" in line["content"]
    assert ben.id not in line["content"]


async def test_one_host_pings_the_same_person_once_in_some_minutes(gather, sit: Sitter, room: Room) -> None:
    elsewhere, ben, cy = await room(), await sit("Ben"), await sit("Cy")
    channel, lobby, aoi = await gather("Aoi")
    panel = await page_at(aoi, lobby)
    await aoi.press_id(panel, _invite(panel), values=[ben.id])
    await _called(aoi, channel, ben.id)
    await aoi.press(panel, "Cancel")
    await aoi.until(lambda: not aoi.public(channel), "the lobby and its line to be gone")
    panel = await page_at(aoi, await open_lobby(channel, aoi))
    await aoi.press_id(panel, _invite(panel), values=[ben.id])
    again = await aoi.sees(channel, "invites you", private=False)
    assert not again["mentions"]
    assert "**Ben**" in again["content"]
    other = await page_at(cy, await open_lobby(elsewhere, cy))
    await cy.press_id(other, _invite(other), values=[ben.id])
    await _called(cy, elsewhere, ben.id)


async def test_too_many_invitations_are_refused_until_later(gather, sit: Sitter) -> None:
    others = [await sit(f"Guest {number}") for number in range(6)]
    _, lobby, aoi = await gather("Aoi")
    panel = await page_at(aoi, lobby)
    for other in others[:5]:
        await aoi.press_id(panel, _invite(panel), values=[other.id])
    refused = await aoi.press_id(panel, _invite(panel), values=[others[5].id])
    assert "You have just sent 5 invitations. You can send another one <t:" in text(refused)
    assert others[5].name not in text(aoi.now(lobby))


async def test_a_role_is_asked_where_the_settings_name_one_and_once(scene: Scene, gather, room: Room) -> None:
    role = scene.guild("en")["roles"][0]["id"]
    channel, lobby, aoi = await gather("Aoi")
    assert "i:ask" not in str(await page_at(aoi, lobby))
    async with scene.manager() as owner:
        page = await scene.server_settings(owner, await room(), "calls")
        assert "@everyone" in text(await owner.press_id(page, ASK_ROLE, values=[scene.guild("en")["id"]]))
        await owner.press_id(page, ASK_ROLE, values=[role])
        panel = await page_at(aoi, lobby)
        await choose_more(aoi, panel, "i:ask:")
        line = await aoi.sees(channel, "is looking for players", private=False)
        assert (line["mention_roles"], line["mentions"]) == ([role], [])
        assert "Join" in labels_of(line)
        await aoi.until(lambda: f"<@&{role}>" in text(aoi.now(lobby)), "the lobby that says so")
        assert "i:ask:" not in str(aoi.now(panel)), "once"
        await aoi.press(panel, "Cancel")
        await aoi.until(lambda: not aoi.public(channel), "the lobby and its line to be gone")
        panel = await page_at(aoi, await open_lobby(channel, aoi))
        assert "You can ask again <t:" in text(await choose_more(aoi, panel, "i:ask:"))
        await owner.press_id(page, ASK_ROLE, values=[])
        elsewhere = await room()
        assert "i:ask:" not in str(await page_at(aoi, await open_lobby(elsewhere, aoi)))


@in_both_guilds
async def test_a_lobby_moves_to_a_private_thread_with_everybody(scene: Scene, sit: Sitter, labels: Labels) -> None:
    channel, texts = scene.new_channel("aside", labels.language), labels.texts
    aoi, ben, cy, dan = [await sit(name, labels.locale) for name in ("Aoi", "Ben", "Cy", "Dan")]
    lobby = await open_lobby(channel, aoi, ben, computers=1, labels=labels)
    panel = await page_at(aoi, lobby)
    await aoi.press_id(panel, _invite(panel), values=[cy.id])
    await _called(aoi, channel, cy.id)
    refused = await press_forged(ben, channel, f"i:thread:{table_of(lobby)}")
    assert f"<@{aoi.id}>" in text(refused), "only the host moves it"
    reply = await choose_more(aoi, panel, "i:thread:")
    moved = texts("lobby-closed", ending="moved", stage="lobby")
    await dan.until(lambda: moved in text(dan.now(lobby)) if lobby["id"] in dan.shown else False, "the old lobby's end")
    thread = next(iter(re.findall(r"<#(\d+)>", text(reply))))
    for who in (aoi, ben, cy):
        there = await who.sees(thread, texts("lobby-title", game=texts("preset-classic")), private=False)
    assert not [each for each in dan.shown.values() if each["channel_id"] == thread], "private"
    assert "Ben" in text(there)
    assert texts("lobby-invited", names="Cy") in text(there), "still invited"
    line = await cy.sees(thread, "**Cy**", private=False)
    assert thread in line["content"], "the line came along, and does not ping twice"
    await cy.press(there, labels.join)
    panel = await page_at(aoi, there)
    assert "i:thread:" not in str(panel), "it is one already"
    await aoi.press_id(panel, _invite(panel), values=[dan.id])
    await _called(dan, thread, dan.id)
    await everybody_plays([aoi, ben, cy], await start(aoi, there, labels), labels=labels)
    await ben.command(thread, "stats")  # It waits until the match is stored.
    stranger, listed = await sit("Eve", labels.locale), dict[str, str]()
    for who in (ben, stranger):
        listed[who.name] = str((await who.command(channel, "matches", user=aoi.id))["components"])
        stats = alt(await who.command(channel, "stats", user=aoi.id))
        assert ("Ben" in stats, "Cy" in stats) == (who is ben, who is ben), "nor whom they met there"
    preset = texts("preset-classic")
    assert preset in listed["Ben"]
    assert preset not in listed["Eve"], "what is of a private thread stays with who played"
    assert "replay:" not in listed["Eve"]


async def test_what_stands_against_a_private_thread_is_said(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, aoi = scene.new_channel("no-threads"), await sit("Aoi")
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": ["CREATE_PRIVATE_THREADS"]})
    lobby = await open_lobby(channel, aoi)
    answer = await choose_more(aoi, await page_at(aoi, lobby), "i:thread:")
    assert "I lack: Create Private Threads" in text(answer)
    assert "Join" in labels_of(aoi.now(lobby)), "the lobby is still there"
    assert "i:thread:" not in str(await page_at(aoi, await open_lobby(await room(), aoi)))
