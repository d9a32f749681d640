"""Challenges over the wire: from the command to both results side by side, and nothing of the other before the end."""

import re

import pytest

from bot.tables.table import Table
from tests.e2e.conftest import Room, Sitter
from tests.e2e.daily import play_out
from tests.e2e.forging import press_forged
from tests.e2e.people import EPHEMERAL, Message, Person, alt, ids_of, labels_of, menus_of, text
from tests.e2e.playing import ENGLISH, EVERY_LANGUAGE, Labels, to_press
from tests.e2e.scenes import Scene
from tests.e2e.test_daily_walk import is_named, never_seen, replays
from tests.e2e.test_private_tables import every_press, more_of, shown
from tests.sampling import share

pytestmark = pytest.mark.slow

GAME = "jig"


async def invitation(who: Person, channel: str, labels: Labels) -> Message:
    """The newest line by which a person is challenged."""
    accept = labels.texts("challenge-accept")
    return await who.until(
        lambda: who.newest(channel, lambda m: bool(m["content"]) and accept in labels_of(m)), "an invitation"
    )


async def play_deal(
    scene: Scene, who: Person, page: Message, deal: int, labels: Labels, *, seed: int
) -> tuple[int, Message]:
    """Play a deal from a message that offers it; the number of its table, and its end, when that is stored."""
    await who.press(page, labels.texts("challenge-play", deal=deal))
    await who.until(lambda: to_press(who.now(page)), "a hand to play from")
    number = int(more_of(who.now(page)).rpartition(":")[2])
    end = await play_out(who, who.now(page), seed, labels, until="challenge-open")
    stored = "SELECT id FROM tables WHERE id = ? AND closed_at_ms IS NOT NULL"
    await who.until(lambda: scene.bot.rows(stored, number), "the end to be stored")
    return number, end


@pytest.mark.parametrize("labels", share(EVERY_LANGUAGE, 0, of=3), ids=lambda labels: labels.language)
async def test_both_play_three_deals_and_then_see_each_others(
    scene: Scene, sit: Sitter, room: Room, labels: Labels
) -> None:
    texts = labels.texts
    channel = await room()
    aoi, ben, eve = [await sit(name, labels.locale) for name in ("Aoi", "Ben", "Eve")]
    page = await aoi.command(channel, "daily", challenge=ben.id, game=GAME)
    line = await invitation(ben, channel, ENGLISH)
    assert [each["id"] for each in line["mentions"]] == [ben.id]
    page = await aoi.sees(channel, texts("challenge-sent"))
    assert page["flags"] & EPHEMERAL
    refused = await eve.press(line, ENGLISH.texts("challenge-accept"))
    assert texts("refused-unknown-challenge") in text(refused)
    theirs = await ben.press(line, ENGLISH.texts("challenge-accept"))
    assert theirs["flags"] & EPHEMERAL
    tables = list[int]()
    for deal in (1, 2, 3):
        number, end = await play_deal(scene, aoi, page, deal, labels, seed=deal)
        tables.append(number)
        assert texts("challenge-share", deal=deal, deals=3) in alt(end)
    await walk(scene.bot.own_table(aoi.id), channel, aoi, (ben, eve), labels)
    await aoi.press(page, texts("challenge-open"))
    waiting = aoi.now(page)
    assert not menus_of(waiting), "no game of it is shown yet"
    number, end = await play_deal(scene, ben, theirs, 1, labels, seed=9)
    own = place_of(ben, end)
    said = text(await aoi.press(waiting, texts("challenge-list")))
    assert texts("challenge-state", how="open", name=f"<@{ben.id}>", done=1, deals=3, mine=0, theirs=0) in said
    assert own not in said
    for deal in (2, 3):
        await play_deal(scene, ben, theirs, deal, labels, seed=9 + deal)
    await ben.press(theirs, texts("challenge-open"))
    for who, other in ((ben, aoi), (aoi, ben)):
        seen = ben.now(theirs) if who is ben else await aoi.press(line, ENGLISH.texts("challenge-accept"))
        for deal in (1, 2, 3):
            assert re.search(rf"{re.escape(texts('challenge-own', deal=deal, mine='').strip())}", text(seen))
        assert f"<@{other.id}>" in text(seen)
        [games] = menus_of(seen).values()
        assert len(games) == 6
        replay = await who.press(seen, texts("challenge-game", whose="other", deal=2))
        assert other.name in text(replay) + alt(replay)
        [label] = [each for each in labels_of(replay) if each == "▶"]
        await who.press(replay, label)
    for number in tables:
        assert texts("refused-sealed", of="challenge", until="") not in text(
            await aoi.command(channel, "replay", match=str(number))
        )
    assert f"{tables[0]}" not in text(await aoi.command(channel, "matches"))


def place_of(who: Person, end: Message) -> str:
    """The line of the result of a game."""
    return alt(who.now(end)).splitlines()[0].split("。")[0].split(". ")[0]


async def walk(table: Table, channel: str, aoi: Person, others: tuple[Person, ...], labels: Labels) -> None:
    """While the other plays: one gets what one saw oneself, and others get what there is of no table."""
    match, number = table.match, table.id
    assert match is not None
    unseen, sealed = never_seen(match), labels.texts("refused-sealed", of="challenge", until="…").partition("…")[0]
    none, answered = number + 999_999, set[str]()
    for who in (aoi, *others):
        for there, nowhere in zip(every_press(number), every_press(none), strict=True):
            answer = await press_forged(who, channel, there)
            if shown(answer, number) == shown(await press_forged(who, channel, nowhere), none):
                continue
            assert who is aoi, there
            said = f"{text(answer)} {alt(answer)}"
            answered.add("sealed" if sealed in said else str(there))
            assert not [card for card in unseen if is_named(card, labels, said)], there
            assert sealed in said or replays(there) is not None, there
        said = text(await who.command(channel, "replay", match=str(number)))
        assert not [card for card in unseen if is_named(card, labels, said)]
        assert str(number) not in text(await who.command(channel, "matches", user=aoi.id))
    assert "sealed" in answered, "it is known to whose it is"
    for side in range(2):
        for do in ("open", "forward", "eyes"):
            forged = await press_forged(others[0], channel, f"challenge-game:{do}:1:1:{side}:3:a")
            assert not [card for card in unseen if is_named(card, labels, f"{text(forged)} {alt(forged)}")]


async def test_bad_inputs_are_answered_and_a_challenge_is_declined(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    app = scene.playground.get("/world")["application"]["bot"]["id"]
    for given, answer in (
        ({"challenge": app}, "an app cannot play"),
        ({"challenge": aoi.id}, "that is you"),
        ({"challenge": ben.id, "game": "chess"}, "There are no challenges of this game"),
        ({"challenge": ben.id, "day": "1"}, "Choose **challenge** with a friend"),
        ({"game": "classic"}, "Choose **challenge** with a friend"),
    ):
        assert answer in text(await aoi.command(channel, "daily", **given)), given
    assert not aoi.public(channel), "nobody is asked"
    await aoi.command(channel, "daily", challenge=ben.id)
    line = await invitation(ben, channel, ENGLISH)
    assert "Closed Tunnel" in text(line)
    for who, other in ((aoi, ben), (ben, aoi)):
        assert "There is a challenge between you two already" in text(
            await who.command(channel, "daily", challenge=other.id)
        )
    assert "Only who was asked" in text(await aoi.press(line, "Decline"))
    await ben.press(line, "Decline")
    await aoi.until(lambda: "does not want to play this challenge" in text(aoi.now(line)), "the answer")
    assert labels_of(aoi.now(line)) == ["Daily deal"]
    assert "or it was declined" in text(await aoi.command(channel, "daily", challenge=ben.id))
    page = await ben.command(channel, "daily")
    await ben.press(page, "Challenges")
    assert "Declined: it is not played." in text(ben.now(page))
    settings = await aoi.command(channel, "settings")
    if "s:pings" not in ids_of(aoi.now(settings)):
        await aoi.press(settings, "▶")
    await aoi.press(settings, "s:pings")
    await ben.command(channel, "daily", challenge=aoi.id, game="classic")
    back = await aoi.until(
        lambda: aoi.newest(channel, lambda m: "Shichi Narabe (Sevens)" in (m["content"] or "")), "an invitation"
    )
    assert (back["mentions"], "**Aoi**" in text(back)) == ([], True)
