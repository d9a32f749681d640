"""Sitting down at a running match over the wire: at the next deal, at once, and what who sits down is not told."""

import asyncio

import pytest

from tests.e2e.conftest import Room, Sitter
from tests.e2e.lobbies import page_of, page_table, turned_to
from tests.e2e.people import EPHEMERAL, Message, Person, controls, labels_of, moves, text
from tests.e2e.playing import (
    JAPANESE,
    Labels,
    in_both_guilds,
    open_lobby,
    press_unless_gone,
    start,
    take_hand,
    to_press,
)
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow


async def at_table(host: Person, channel: str, *others: Person, game: str, labels: Labels, at_once: bool) -> Message:
    """A running match of four."""
    lobby = await open_lobby(channel, host, *others, game=game, computers=3 - len(others), labels=labels)
    if at_once:
        page = await turned_to(host, await page_of(host, lobby), "o:sit_down:")
        await host.press_id(page, f"o:sit_down:{page_table(page)}", values=["at_once"])
    return await start(host, lobby, labels)


def seats(page: Message) -> list[str]:
    return [each["custom_id"] for each in controls(page) if each["custom_id"].startswith("sd:")]


@in_both_guilds
async def test_two_who_press_at_once_and_one_sits_at_once(
    scene: Scene, sit: Sitter, room: Room, labels: Labels
) -> None:
    texts, channel = labels.texts, await room(labels.language)
    aoi, ben, cy = [await sit(name, labels.locale) for name in ("Aoi", "Ben", "Cy")]
    table = await at_table(aoi, channel, game="classic", labels=labels, at_once=True)
    await ben.until(lambda: texts("board-sit") in labels_of(ben.shown.get(table["id"], table)), "the button")
    by_hand = await ben.press(ben.now(table), labels.hand)
    by_button = await cy.press(cy.now(table), texts("board-sit"))
    assert texts("sit-page", when="now") in text(by_hand)
    assert text(by_hand) == text(by_button)
    pages = (by_hand, by_button)
    await asyncio.gather(*(who.press_id(page, seats(page)[0]) for who, page in zip((ben, cy), pages, strict=True)))
    said = [text(who.now(page)) for who, page in zip((ben, cy), pages, strict=True)]
    assert sum(texts("refused-seat-taken") in each for each in said) == 1
    won, late = (cy, ben) if texts("refused-seat-taken") in said[0] else (ben, cy)
    hand = by_button if won is cy else by_hand
    await won.until(lambda: moves(won.now(hand)) or texts("hand-not-your-turn") in text(won.now(hand)), "the hand")
    assert won.now(hand)["flags"] & EPHEMERAL
    assert len(seats(late.now(by_hand if late is ben else by_button))) == 2, "the seats that are left"
    folded = scene.bot.table(channel)
    place = folded.participant_of(int(won.id))
    assert place is not None
    assert place.seating is not None
    assert place.seating.at_once
    line = texts("sit-told", when="now", name="…", computer=place.seating.instead_of).rpartition("…")[2]
    await aoi.until(lambda: line in text(aoi.now(table)), "the board that says so")
    assert line in text(await aoi.press(aoi.now(table), labels.log))
    assert "refused" not in text(await won.press(won.now(table), labels.hand))


async def test_a_seat_is_taken_from_the_next_deal_and_survives_a_restart(scene: Scene, sit: Sitter, room: Room) -> None:
    labels, channel = JAPANESE, await room("ja")
    texts = labels.texts
    aoi, ben = [await sit(name, labels.locale) for name in ("Aoi", "Ben")]
    table = await at_table(aoi, channel, game="jig", labels=labels, at_once=False)
    page = await ben.press(await ben.sees(channel, texts("preset-jig"), private=False), texts("board-sit"))
    assert texts("sit-page", when="next") in text(page)
    await ben.press_id(page, seats(page)[1])
    coming = text(ben.now(page))
    await ben.press(ben.now(page), texts("sit-stay-out"))
    assert texts("sit-stayed-out") in text(ben.now(page))
    again = await ben.press(ben.now(table), labels.hand)
    await ben.press_id(again, seats(again)[1])
    assert text(ben.now(again)) == coming
    await asyncio.to_thread(scene.bot.kill)
    await asyncio.to_thread(scene.bot.start)
    hand = await take_hand(aoi, table, labels)
    while scene.bot.table(channel).participant_of(int(ben.id)) is None:
        await aoi.until(lambda: to_press(aoi.now(hand)), "something to press")
        await press_unless_gone(aoi, aoi.now(hand), to_press(aoi.now(hand))[0])
    own = await take_hand(ben, table, labels)
    await ben.until(lambda: ben.now(own)["attachments"], "the hand")
    assert len(scene.bot.table(channel).people()) == 2


async def test_nobody_is_offered_a_seat_where_there_is_none(sit: Sitter, room: Room) -> None:
    channel, aoi, ben = await room("ja"), await sit("Aoi", "ja"), await sit("Ben", "ja")
    table = await at_table(aoi, channel, game="classic", labels=JAPANESE, at_once=False)
    assert JAPANESE.texts("board-sit") not in labels_of(aoi.now(table))
    refused = await ben.press(await ben.sees(channel, JAPANESE.texts("preset-classic"), private=False), JAPANESE.hand)
    assert JAPANESE.texts("refused-not-seated") in text(refused)
