"""Hostile users: forged components, hostile text, and names with markup."""

import asyncio
import re

import pytest

from tests.e2e.forging import BOT, forge_and_press, forged, odd_controls, press_forged
from tests.e2e.lobbies import cancel, page_at, page_of
from tests.e2e.people import (
    EPHEMERAL,
    RefusedByPlayground,
    components,
    controls,
    custom_id,
    moves,
    table_of,
    text,
)
from tests.e2e.playing import Labels, in_both_guilds, open_lobby, somebodys_turn, start, take_hand, take_hands

pytestmark = pytest.mark.slow

FAULT = "Something went wrong on my side"


async def test_every_press_is_answered_in_a_sentence(begin, sit) -> None:
    eve = await sit("Eve")
    channel, table, aoi = await begin("Aoi", computers=2)
    await take_hand(aoi, table)
    number = table_of(table)
    for who in (aoi, eve):
        for control in odd_controls(number, who.id):
            message, answer = await forge_and_press(who, channel, control)
            said = text(answer or who.now(message))
            assert said, control
            assert FAULT not in said, control
    log = await aoi.press(table, "Log")
    moved = {line.partition("Aoi: ")[2] for line in text(log).splitlines()} - {""}
    assert moved <= {"pass 1"}, "one of them is a legal pass where Aoi begins, the others are no moves"
    assert "Aoi" in text(aoi.now(table))


@pytest.mark.parametrize("custom_id", ["of another release", "t:dance:1", "m:1:0:a\nb", "l:join:\uff11"])
async def test_an_unknown_button_is_answered_with_a_sentence(sit, room, custom_id: str) -> None:
    channel, ben = await room(), await sit("Ben", "ja")
    answer = await press_forged(ben, channel, custom_id)
    assert answer["flags"] & EPHEMERAL
    assert "もう使えません" in text(answer)


@in_both_guilds
async def test_a_press_acts_only_in_the_channel_of_its_table(scene, sit, room, labels: Labels) -> None:
    """In another channel, copied controls of a board, a lobby, a hand or an options page do nothing."""
    channel, lobbies, elsewhere = [await room(labels.language) for _ in range(3)]
    aoi, eve = await sit("Aoi", labels.locale), await sit("Eve", labels.locale)
    lobby = await open_lobby(lobbies, aoi, labels=labels)
    page = await page_of(aoi, lobby)
    table = await start(aoi, await open_lobby(channel, aoi, computers=2, labels=labels), labels)
    hand = await take_hand(aoi, table, labels)
    await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
    number = table_of(table)
    panel = await page_at(aoi, lobby)
    shown = lobby, page, panel, table, hand
    ids = {each["custom_id"] for message in shown for each in controls(aoi.now(message))} - {"menu:0"}
    ids |= {f"t:gone:{number}", f"t:end:{number}", f"p:log:{number}:0", f"p:moves:{number}:0", f"r:{number}:0"}
    ids |= {f"t:scores:{number}", f"t:record:{number}", f"g:{number}:1:", f"g:{number}:1:0", f"o:show:{number}"}
    before = scene.bot.logged(int(channel)), scene.bot.logged(int(lobbies))
    for copied in sorted(ids):
        for who in (aoi, eve):
            message, answer = await forge_and_press(who, elsewhere, copied)
            assert labels.texts("refused-elsewhere") in text(answer or who.now(message)), copied
            assert not answer or answer["flags"] & EPHEMERAL
            assert who.now(message)["components"] == message["components"]
    assert (scene.bot.logged(int(channel)), scene.bot.logged(int(lobbies))) == before


async def test_a_closed_table_is_named_in_its_channel_only(gather, room) -> None:
    elsewhere = await room()
    channel, lobby, aoi = await gather("Aoi")
    number = table_of(lobby)
    await cancel(aoi, lobby)
    for copied in (*(f"{form}:{number}" for form in ("t:log", "t:again", "t:record", "l:join")), f"r:{number}:0"):
        message, answer = await forge_and_press(aoi, elsewhere, copied)
        assert any(words in text(answer) for words in ("a table in another channel", "not open any more")), copied
        assert aoi.now(message)["components"] == message["components"], "it is not the table's message"
    assert "another channel" not in text(await press_forged(aoi, channel, f"t:log:{number}"))


async def test_an_unknown_command_is_answered_with_a_sentence(scene, sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    path = f"/api/v10/applications/{scene.playground.get('/world')['application']['id']}/commands"
    typed = {"type": 3, "name": "what", "description": "What", "autocomplete": True}
    old = {"name": "old", "description": "Of another release", "options": [typed]}
    async with aoi.http.post(path, json=old, headers=BOT) as answer:
        number = (await answer.json())["id"]
    assert "an earlier version of me" in text(await aoi.command(channel, "old"))
    async with aoi.http.delete(f"{path}/{number}", headers=BOT) as answer:
        assert answer.status == 204


async def test_a_left_over_lobby_shows_its_end_when_pressed(gather, sit) -> None:
    ben = await sit("Ben")
    channel, lobby, aoi = await gather("Aoi")
    join = custom_id(lobby, "l:join:")
    await cancel(aoi, lobby)
    await open_lobby(channel, aoi)
    behind, answer = await forge_and_press(ben, channel, join)
    assert "not open any more" in text(answer)
    await ben.until(lambda: "closed before the game began" in text(ben.now(behind)), "the end of the table")
    assert not controls(ben.now(behind))


@pytest.mark.parametrize(
    "typed",
    [
        "💥" * 100,
        "x" * 6000,
        "\ufdfa" * 6000,
        "\u202e||a||",
        "@everyone <@1234567890123456789>",
        "%s {0} { $x }",
        "\x00a\x00",
    ],
)
async def test_hostile_text_is_answered_without_effect(sit, room, typed: str) -> None:
    channel, aoi = await room(), await sit("Aoi")
    for command in ("play", "rules", "leaderboard"):
        answer = await aoi.command(channel, command, game=typed)
        assert answer["flags"] & EPHEMERAL
        assert FAULT not in text(answer)
        assert not answer["mentions"]
        assert not answer["mention_everyone"]
        assert "\u202e" not in text(answer)
        assert len(await aoi.suggestions(channel, command, "game", typed)) <= 25


async def test_invisible_text_counts_as_empty(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    assert "What shall we play?" in text(await aoi.command(channel, "play", game="\u200b\u200b"))


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("\u3164", "user"),
        ("\u202eevil", "evil (host)"),
        ("<#123456789>", "\\<#123456789> (host)"),
        ("https://a.b/||", "https:\u200b//a\u200b.b/\\|\\| (host)"),
    ],
)
async def test_a_hostile_name_does_not_change_the_board(sit, room, name: str, line: str) -> None:
    channel = await room()
    lobby = await open_lobby(channel, await sit(name))
    said = next(each for each in text(lobby).splitlines() if each.startswith("**At the table")).partition(":** ")[2]
    said = said.removesuffix(", 1 more needed")
    assert said == line or (name == "\u3164" and "\u3164" not in said and len(said) > len(" (host)"))


async def test_of_many_concurrent_openings_one_succeeds(sit, room) -> None:
    channel = await room()
    people = [await sit(f"P{number}") for number in range(5)]
    answer = await asyncio.gather(*(who.command(channel, "play", game="classic") for who in people))
    assert sum("**At the table" in text(each) for each in answer) == 1
    assert sum("There is a table in this channel already" in text(each) for each in answer) == 4


async def test_many_concurrent_presses_end_in_one_board(scene, sit, room) -> None:
    channel = await room()
    host, *others = [await sit(f"P{number}") for number in range(12)]
    lobby = await open_lobby(channel, host)
    join = custom_id(lobby, "l:join:")
    # A message of an earlier release, where leaving is public.
    old = await forged(host, channel, join.replace("join", "leave"))

    async def press_about(number: int) -> None:
        who = others[number]
        begun = []
        for turn in range(6):
            try:
                pressed = (lobby, join), (old, join.replace("join", "leave"))
                begun.append(await who.begin_press(*pressed[(turn + number) % 2]))
            except RefusedByPlayground:
                continue  # The table is full, so the button is disabled.
        for each in begun:
            await who.until(lambda each=each: "interaction_done" in who.answers.get(each, {}), "an answer")

    await asyncio.gather(*map(press_about, range(len(others))))
    seated = [place.name for place in scene.bot.table(channel).participants]
    await host.until(lambda: re.findall(r"P\d+", text(host.now(lobby))) == seated, f"the picture of {seated}")


async def test_a_double_click_on_a_forged_move_does_nothing(begin) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    who, _ = await somebodys_turn(*await take_hands(table, aoi, ben))
    other = ben if who is aoi else aoi
    number = table_of(table)
    fake = await forged(other, channel, f"m:{number}:0:8S")
    clicks = [await other.begin_press(fake, f"m:{number}:0:8S") for _ in range(3)]
    for click in clicks:
        answer = await other.answered(click)
        # A later answer replaces it by the word where the hand is now.
        said = [text(each) for each in other.history if each["id"] == answer["id"]]
        assert any("It is not your turn yet" in each for each in said), said
    log = await other.press(table, "Log")
    assert not any(f" {other.name}:" in line for line in text(log).splitlines())
    assert all(each["type"] != 12 for each in components(other.now(fake))), "no hand for all to see"
