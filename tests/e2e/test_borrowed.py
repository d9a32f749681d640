"""Tables where the bot is no member: they live by the tokens of presses, and sleep where there is none."""

import asyncio

import pytest

from tests.e2e.conftest import Sitter
from tests.e2e.outside import BORROWED, Made, elsewhere, group, install
from tests.e2e.people import EPHEMERAL, Message, Person, labels_of, text
from tests.e2e.playing import ENGLISH, everybody_plays, move_once, open_lobby, somebodys_turn, start, take_hands
from tests.e2e.scenes import Scene
from tests.e2e.test_places import FIRST_OF
from tests.e2e.test_private_tables import play_on
from tests.sampling import one_in, pairs

TOKEN = 16 * 60
"""Seconds after which no token lives."""
MOST = 1500
"""Presses of a person in a match."""


def own_requests(scene: Scene) -> int:
    """How many requests by its own token the bot has made so far."""
    return scene.playground.get("/world")["requests"]["bot"]


def with_label(who: Person, channel: str, label: str) -> Message | None:
    """The newest public message with such a button."""
    return next((each for each in reversed(who.public(channel)) if label in labels_of(each)), None)


async def three(sit: Sitter) -> tuple[Person, Person, Person]:
    """Three people, of whom the first has installed the bot."""
    aoi, ben, chloe = [await sit(name) for name in ("Aoi", "Ben", "Chloe")]
    await install(aoi)
    return aoi, ben, chloe


def named(value: str | Made) -> str:
    return value if isinstance(value, str) else value.__name__


@pytest.mark.parametrize("made", one_in(4, BORROWED), ids=named)
async def test_a_whole_game_where_one_has_installed_the_bot(scene: Scene, sit: Sitter, made: Made) -> None:
    aoi, ben, chloe = await three(sit)
    channel = await made(scene, aoi, ben, chloe)
    before = own_requests(scene)
    lobby = await open_lobby(channel, aoi, ben, computers=1)
    assert ENGLISH.texts("lobby-borrowed") in text(lobby)
    table = await start(aoi, lobby)
    assert table["id"] == lobby["id"]
    await everybody_plays([aoi, ben], table)
    result = await aoi.until(lambda: with_label(aoi, channel, ENGLISH.again), "the result")
    assert result["id"] == lobby["id"], "the table turns into the result"
    assert own_requests(scene) == before, "all by the tokens of presses"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "made"), pairs(FIRST_OF, BORROWED, each=1), ids=named)
async def test_a_whole_match_of_each_mechanism(scene: Scene, sit: Sitter, game: str, made: Made) -> None:
    aoi, ben, chloe = await three(sit)
    channel = await made(scene, aoi, ben, chloe)
    before = own_requests(scene)
    table = await start(aoi, await open_lobby(channel, aoi, ben, game=game, computers=1))
    hands = await take_hands(table, aoi, ben)
    assert all(await asyncio.gather(*(play_on(who, hand, most=MOST) for who, hand in hands)))
    result = await aoi.until(lambda: with_label(aoi, channel, ENGLISH.again), "the result")
    assert result["id"] == table["id"], "the table turns into the result"
    assert own_requests(scene) == before, "all by the tokens of presses"


@pytest.mark.refusals
async def test_after_all_tokens_are_dead_a_press_in_a_hand_brings_the_table_back(scene: Scene, sit: Sitter) -> None:
    aoi, ben, chloe = await three(sit)
    channel = await group(scene, aoi, ben, chloe)
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    hands = await take_hands(table, aoi, ben)
    who, hand = await somebodys_turn(*hands)
    await aoi.ask("POST", "/world/clock", {"ahead": TOKEN})
    await move_once(who, hand)
    again = await chloe.until(
        lambda: next(
            (
                each
                for each in chloe.public(channel)
                if each["id"] != table["id"]
                and each["embeds"] == []
                and ENGLISH.hand in labels_of(each)
                and len(labels_of(each)) > 1
            ),
            None,
        ),
        "the table, posted with the token of that press",
    )
    other = ben if who is aoi else aoi
    fresh = await other.press(again, ENGLISH.hand)
    assert fresh["flags"] & EPHEMERAL
    await everybody_plays([aoi, ben], again)
    await chloe.until(lambda: with_label(chloe, channel, ENGLISH.again), "the result")


async def test_it_is_gone_on_with_after_a_kill(scene: Scene, sit: Sitter) -> None:
    aoi, ben, chloe = await three(sit)
    channel = await group(scene, aoi, ben, chloe)
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    who, hand = await somebodys_turn(*await take_hands(table, aoi, ben))
    await move_once(who, hand)
    await asyncio.to_thread(scene.bot.kill)
    await asyncio.to_thread(scene.bot.start)
    await everybody_plays([aoi, ben], table)
    result = await chloe.until(lambda: with_label(chloe, channel, ENGLISH.again), "the result")
    assert result["id"] == table["id"]


async def test_a_friend_in_the_group_is_called_by_a_line(scene: Scene, sit: Sitter) -> None:
    aoi, ben, chloe = await three(sit)
    channel = await group(scene, aoi, ben, chloe)
    await aoi.command(channel, "play", **{"game": "classic", "with": ben.id})
    line = await ben.until(lambda: ben.see(channel, f"<@{ben.id}>"), "the call")
    await ben.press(line, ENGLISH.join)
    lobby = await aoi.until(lambda: with_label(aoi, channel, ENGLISH.start), "the lobby")
    await aoi.until(lambda: ben.name in text(aoi.now(lobby)), "Ben at the table")
    await start(aoi, lobby)
    await ben.until(lambda: line["id"] not in ben.shown, "the line to go")


async def test_a_stranger_to_the_group_is_not_invited(scene: Scene, sit: Sitter) -> None:
    aoi, ben, chloe = await three(sit)
    stranger = await sit("Stranger")
    channel = await group(scene, aoi, ben, chloe)
    answer = await aoi.command(channel, "play", **{"game": "classic", "with": stranger.id})
    assert "Stranger" in text(answer)
    assert answer["flags"] & EPHEMERAL


async def test_where_answers_are_private_one_plays_alone(scene: Scene, sit: Sitter) -> None:
    aoi = await sit("Aoi")
    await install(aoi)
    channel = await elsewhere(scene, await sit("Owner"))
    found = next(each for each in scene.playground.get("/world")["guilds"] if channel in str(each["channels"]))
    await aoi.ask("PATCH", f"/world/guilds/{found['id']}", {"external_apps": False})
    page = await aoi.command(channel, "play")
    assert ENGLISH.texts("notice-place", place="forced") in text(page)
    assert ENGLISH.texts("picker-friends") not in labels_of(page)
